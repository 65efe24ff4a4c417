"""The socket of a table. It receives moves and chat, and sends snapshots from one seat."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from vesuvius.store import Unavailable
from vesuvius.tables import talking
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import IllegalMove, Invalid, Nameless, Refusal, StoreUnavailable
from vesuvius.web.connections import Connections
from vesuvius.web.errors import STATUS, refused
from vesuvius.web.identity import Identity
from vesuvius.web.limits import Limits
from vesuvius.web.moving import play_for
from vesuvius.web.rooms import Gone, Rooms, Visitor
from vesuvius.web.schemas import FromClient, Judged, Look, Played, Say, Why
from vesuvius.web.security import check_origin, sender

log = logging.getLogger("vesuvius.live")

MAX_MESSAGE = 8_192
"""The most characters of a message."""

PAUSE = 1.0
"""Seconds for which a socket that sends too fast is not read."""

_decode = msgspec.json.Decoder(FromClient).decode

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Connect with ``?seat=0&since=41``: one of my seats (default: my first, or none), and the last move known."""
    state = socket.app.state
    hall: Hall = state.hall
    identity: Identity = state.identity
    limits: Limits = state.limits
    rooms: Rooms = state.rooms
    await socket.accept()
    connections: Connections = state.connections
    visitor = Visitor(socket, hall, rooms.spawn, table_id, sender(identity, socket), limits.turn)
    owner: str | None = None
    try:
        try:
            check_origin(socket, state.settings.origin)
            owner = connections.count_socket(visitor.sender)
            await limits.take("socket", visitor.sender)
            await _enter(visitor, rooms, identity, socket)
        except Refusal as refusal:
            with suppress(Gone):
                await visitor.send(refused(refusal))
            await visitor.close(4000 + STATUS[refusal.code])
            return
        try:
            await _converse(socket, visitor, limits)
        except Gone:
            pass
        finally:
            rooms.leave(visitor)
    finally:
        if owner is not None:
            connections.release(owner)


def _requested(socket: Socket) -> tuple[int | None, bool, int]:
    """The requested seat, whether to connect as a spectator, and the number of the last move that the client knows."""
    query = socket.query_params
    seat, since = query.get("seat", ""), query.get("since", "0")
    if seat not in ("", "none") and not (seat.isdecimal() and len(seat) < 3):
        raise Invalid(f"A seat is a number, not {seat[:20]!r}.")
    if not (since.isdecimal() and len(since) < 8):
        raise Invalid(f"The last known number is a number, not {since[:20]!r}.")
    return (int(seat) if seat.isdecimal() else None), seat == "none", int(since)


async def _enter(visitor: Visitor, rooms: Rooms, identity: Identity, socket: Socket) -> None:
    """Enter the room first, then read the person and the table, so that no change is missed."""
    seat, spectator, since = _requested(socket)
    rooms.enter(visitor)
    try:
        if await identity.known(socket) is None:
            visitor.person_id = None
        table = await visitor.hall.current(visitor.table_id)
        if seat is not None:
            table.check_owner(seat, visitor.person_id)
        elif not spectator:
            seat = next(iter(table.seats_of(visitor.person_id)), None)
    except BaseException:
        rooms.leave(visitor)
        raise
    visitor.begin(seat, min(since, table.number))
    rooms.presence_changed(table)
    visitor.notify(table.progress)


async def _converse(socket: Socket, visitor: Visitor, limits: Limits) -> None:
    """Answer the client's messages until it disconnects."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        key: str | None = None
        try:
            limits.take_here("message", visitor.sender)
            text = message.get("text")
            received = _read(text if isinstance(text, str) else None)
            key = getattr(received, "key", None)
            await _answer(received, visitor, limits)
        except Refusal as refusal:
            await visitor.send(refused(refusal, key))
            if refusal.code == "too_fast":  # nothing is read meanwhile, so a flood slows down at its source
                await asyncio.sleep(PAUSE)
        except Unavailable:
            await visitor.send(refused(StoreUnavailable(), key))
        except Gone:
            raise
        except Exception:
            log.exception("failed", extra={"table": visitor.table_id})
            await visitor.send(
                refused(Refusal("Something went wrong on the server. It has been noted; try again."), key)
            )


def _read(text: str | None) -> FromClient:
    if text is None or len(text) > MAX_MESSAGE:
        raise Invalid(f"A message is a text of at most {MAX_MESSAGE} characters.")
    try:
        received: FromClient = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Invalid(f"The message cannot be read: {error}") from None
    return received


async def _answer(received: FromClient, visitor: Visitor, limits: Limits) -> None:
    hall, person_id = visitor.hall, visitor.person_id
    if isinstance(received, Look):
        await limits.take("look", visitor.sender)
        await visitor.look(received)
    elif isinstance(received, Why):
        if person_id is None:
            raise Nameless
        await limits.take("why", visitor.sender)
        try:
            await hall.judge(visitor.table_id, received.seat, received.move, person_id)
        except IllegalMove as refusal:
            await visitor.send(Judged(refused(refusal, received.key), received.key))
        else:
            await visitor.send(Judged(key=received.key))
    elif isinstance(received, Say):
        if person_id is None:
            raise Nameless
        await limits.take("chat", visitor.sender)
        person = await hall.store.people.get(person_id)
        if person is None:
            raise Nameless
        await talking.say(hall, visitor.table_id, person, received.text)
    else:
        number = await play_for(hall, limits, visitor.table_id, received, person_id, visitor.sender)
        await visitor.send(Played(number, received.key))
