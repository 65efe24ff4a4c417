"""The socket of a table: "stands at 42", then this seat's view. Each visitor builds its own from its own seat."""

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
from vesuvius.tables.refusals import Closed, Invalid, Nameless, Refusal
from vesuvius.web.errors import STATUS, refused
from vesuvius.web.identity import Identity
from vesuvius.web.limits import Limits
from vesuvius.web.play import make
from vesuvius.web.rooms import Gone, Rooms, Visitor
from vesuvius.web.schemas import FromClient, Look, Played, Say
from vesuvius.web.security import address, check_origin

log = logging.getLogger("vesuvius.live")

LONGEST = 8_192
"""The most characters of a message."""

_decode = msgspec.json.Decoder(FromClient).decode

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Connect with ``?seat=0&since=41``: one of my seats (none: my first, or a spectator), and what I know already."""
    state = socket.app.state
    hall: Hall = state.hall
    identity: Identity = state.identity
    limits: Limits = state.limits
    rooms: Rooms = state.rooms
    await socket.accept()
    visitor = Visitor(socket, hall, table_id, identity.person_id(socket))
    try:
        check_origin(socket, state.settings.origin)
        await limits.take("socket", address(socket))
        await _enter(visitor, rooms, *_wishes(socket))
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


def _wishes(socket: Socket) -> tuple[int | None, bool, int]:
    """The seat that was asked for, whether as a spectator, and the number that is known."""
    query = socket.query_params
    seat, since = query.get("seat", ""), query.get("since", "0")
    if seat not in ("", "none") and not (seat.isdecimal() and len(seat) < 3):
        raise Invalid(f"A seat is a number, not {seat[:20]!r}.")
    if not (since.isdecimal() and len(since) < 8):
        raise Invalid(f"What is known is a number, not {since[:20]!r}.")
    return (int(seat) if seat.isdecimal() else None), seat == "none", int(since)


async def _enter(visitor: Visitor, rooms: Rooms, seat: int | None, spectator: bool, since: int) -> None:
    """Listen first, then look: nothing falls between."""
    rooms.enter(visitor)
    try:
        table = await visitor.hall.level(visitor.table_id)
        if seat is not None:
            table.check_owner(seat, visitor.person_id)
        elif not spectator:
            seat = next(iter(table.seats_of(visitor.person_id)), None)
    except BaseException:
        rooms.leave(visitor)
        raise
    visitor.begin(seat, min(since, table.number))
    rooms.greet(table)


async def _converse(socket: Socket, visitor: Visitor, limits: Limits) -> None:
    """Answer what the client says until it leaves."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        key: str | None = None
        try:
            text = message.get("text")
            said = _read(text if isinstance(text, str) else None)
            key = getattr(said, "key", None)
            await _answer(said, visitor, limits)
        except Refusal as refusal:
            await visitor.send(refused(refusal, key))
        except Unavailable:
            await visitor.send(refused(Closed(), key))
        except Gone:
            raise
        except Exception:
            log.exception("failed", extra={"table": visitor.table_id})
            await visitor.send(
                refused(Refusal("Something went wrong on the server. It has been noted; try again."), key)
            )


def _read(text: str | None) -> FromClient:
    if text is None or len(text) > LONGEST:
        raise Invalid(f"A message is a text of at most {LONGEST} characters.")
    try:
        said: FromClient = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Invalid(f"The message cannot be read: {error}") from None
    return said


async def _answer(said: FromClient, visitor: Visitor, limits: Limits) -> None:
    hall, person_id = visitor.hall, visitor.person_id
    if isinstance(said, Look):
        await limits.take("move", person_id or "-")
        await visitor.look(said)
    elif isinstance(said, Say):
        person = await hall.store.people.get(person_id) if person_id else None
        if person is None:
            raise Nameless
        await limits.take("chat", person.id)
        await talking.say(hall, visitor.table_id, person, said.text)
    else:
        number = await make(hall, limits, visitor.table_id, said, person_id)
        await visitor.send(Played(number, said.key))
