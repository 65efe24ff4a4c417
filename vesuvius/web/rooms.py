"""The sockets of this server, by table."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket

from vesuvius.contract import Seat
from vesuvius.store import Unavailable
from vesuvius.tables.feed import Present, Progress
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Closed, Refusal, SignedOut
from vesuvius.tables.table import Table
from vesuvius.tables.tasks import Tasks
from vesuvius.web import cards, presence
from vesuvius.web.errors import STATUS, refused
from vesuvius.web.limits import Sender
from vesuvius.web.schemas import Beat, Bye, FromServer, Look, Snapshot, Spectators

log = logging.getLogger("vesuvius.rooms")

HEARTBEAT = 15.0
"""Seconds between two heartbeats."""

RETRY = 1.0
"""Seconds after which to read again what the store did not give."""

LISTING = 1.0
"""Seconds between two lists of the spectators of a table."""

RECONNECT = 1_000
"""Milliseconds after which a client should reconnect when the server restarts."""

_encode = msgspec.json.Encoder().encode


Spawn = Callable[[Coroutine[Any, Any, None]], None]
"""A function that runs a coroutine in the background."""

Turn = Callable[[Sender], AbstractAsyncContextManager[None]]
"""A function that lets a sender wait for its turn with costly work."""


class Gone(Exception):
    """The client has disconnected."""


class Visitor:
    """One socket at a table. It keeps track of what its client knows, and sends what is missing when it is notified.

    Only the task that :meth:`notify` starts sends the table, so a client never sees it go backwards.
    """

    __slots__ = (
        "_beating", "_due", "_listed", "_news", "_ready", "_sending", "_socket", "_spawn", "_spectators", "_turn",
        "hall", "here", "known", "revision", "said", "seat", "sender", "table_id",
    )  # fmt: skip

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, spawn: Spawn, table_id: str, sender: Sender, turn: Turn
    ) -> None:
        self._socket = socket
        self._spawn = spawn
        self._turn = turn
        self._sending = self._due = self._ready = self._beating = False
        self._news: Progress | None = None
        self._spectators: Spectators | None = None
        self._listed: Spectators | None = None
        self.hall = hall
        self.table_id = table_id
        self.sender = sender
        self.seat: Seat | None = None
        self.known = self.revision = self.said = 0
        self.here: frozenset[Seat] = frozenset()

    @property
    def person_id(self) -> str | None:
        """The person who looks; setting it to None makes a spectator of them."""
        return self.sender.person_id

    @person_id.setter
    def person_id(self, person_id: str | None) -> None:
        self.sender = replace(self.sender, person_id=person_id)

    async def send(self, message: FromServer) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": _encode(message).decode()})
        except Exception as error:  # a closed socket raises one of several exceptions
            raise Gone from error

    async def close(self, code: int) -> None:
        with suppress(Exception):
            await self._socket.close(code)

    def begin(self, seat: Seat | None, known: int) -> None:
        """Start sending snapshots; the first one is sent even if nothing is new."""
        self.seat, self.known, self._due, self._ready = seat, known, True, True

    async def look(self, look: Look) -> None:
        """Send snapshots from another seat, or the last one again."""
        table = await self.hall.current(self.table_id)
        if look.seat is not None:
            table.check_owner(look.seat, self.person_id)
        self.begin(look.seat, min(self.known if look.since is None else look.since, table.number))
        self.notify(table.progress)

    @property
    def behind(self) -> bool:
        """Whether something is missing that the store did not give."""
        return self._news is not None and not self._sending

    def notify(self, progress: Progress) -> None:
        """The table has changed: send the client what is missing, now or after the message that is being sent."""
        self._news = progress if self._news is None else self._news.latest(progress)
        self._wake()

    def list_spectators(self, spectators: Spectators) -> None:
        """Send who watches the table, if the client has another list or none."""
        self._spectators = spectators
        self._wake()

    def beat(self) -> None:
        """Send a heartbeat, after what is missing."""
        self._beating = True
        self._wake()

    def _wake(self) -> None:
        if self._ready and not self._sending:
            self._sending = True
            self._spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._news is not None or self._beating or self._spectators != self._listed:
                beat, self._beating = self._beating, False
                sent = await self._send_news()
                if self._spectators is not None and self._spectators != self._listed:
                    self._listed = self._spectators
                    await self.send(self._listed)
                if beat:
                    await self.send(Beat(self.known, self.revision))
                if not sent:
                    return
        except Gone:
            pass
        except Closed as refusal:
            with suppress(Gone):
                await self.send(refused(refusal))
            await self.close(4000 + STATUS[refusal.code])
        except Refusal as refusal:
            log.info("not sent", extra={"table": self.table_id, "error": type(refusal).__name__})
        finally:
            self._sending = False

    async def _send_news(self) -> bool:
        """Send what is missing; False if the store does not answer. The rooms then try again."""
        progress, self._news = self._news, None
        if progress is None:
            return True
        try:
            table = await self.hall.table(self.table_id, progress.number, progress.revision)
            table.said = max(table.said, progress.said)
            await self._send_missing(table)
        except Unavailable as error:
            self._news = progress if self._news is None else self._news.latest(progress)
            log.info("not sent", extra={"table": self.table_id, "error": type(error).__name__})
            return False
        return True

    async def _send_missing(self, table: Table) -> None:
        """Send what the client does not have yet: the seats, the snapshot, the chat."""
        if table.record.revision != self.revision:
            self.revision = table.record.revision
            await self.send(cards.table_card(table.record, table.seats, self.person_id, table.number, self.here))
        if table.course is not None and (self._due or table.number > self.known):
            due, self._due = self._due, False
            try:
                snapshot = await (self._first_snapshot(table) if due else self._snapshot(table))
            except Unavailable:
                self._due |= due
                raise
            if not self._due:  # else the client looks from another seat meanwhile
                self.known = snapshot.number
            await self.send(snapshot)
        if table.said > self.said:
            for line in await self.hall.store.chat.since(table.id, self.said):
                self.said = line.number
                await self.send(cards.said(line, self.person_id))

    async def _snapshot(self, table: Table) -> Snapshot:
        return await cards.snapshot(self.hall, table, self.seat, self.known)

    async def _first_snapshot(self, table: Table) -> Snapshot:
        """One whose story may be long."""
        async with self._turn(self.sender):
            return await self._snapshot(table)


class Rooms:
    """The visitors by table, and who looks at a table through other servers."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._rooms: dict[str, set[Visitor]] = {}
        self._elsewhere = presence.Elsewhere()
        self._listing: set[str] = set()
        self._tasks = Tasks(hall.deaths)
        hall.feed.listen(self._on_progress)
        hall.feed.listen_presence(self._on_presence)
        hall.feed.listen_sign_out(self._on_sign_out)
        hall.retain(self._rooms.__contains__)

    async def open(self) -> None:
        self._tasks.keep("visitors", self._look_after)

    async def close(self) -> None:
        await self._tasks.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in the background until the rooms close."""
        self._tasks.spawn(work)

    @property
    def visitors(self) -> int:
        return sum(map(len, self._rooms.values()))

    def enter(self, visitor: Visitor) -> None:
        self._rooms.setdefault(visitor.table_id, set()).add(visitor)

    def leave(self, visitor: Visitor) -> None:
        room = self._rooms.get(visitor.table_id, set())
        room.discard(visitor)
        if not room:
            self._rooms.pop(visitor.table_id, None)
            self._announce(Present(visitor.table_id))
            self.hall.evict(visitor.table_id)
        elif (table := self.hall.cached(visitor.table_id)) is not None:
            self.presence_changed(table)

    def here(self, table: Table) -> frozenset[Seat]:
        """The seats whose people look at the table, through this server or another."""
        return presence.seats(self._everywhere(table))

    def _everywhere(self, table: Table) -> list[Present]:
        return [self._present(table), *self._elsewhere.at(table.id)]

    def _present(self, table: Table) -> Present:
        return presence.present(table, [visitor.person_id for visitor in self._rooms.get(table.id, ())])

    def presence_changed(self, table: Table) -> None:
        """Somebody came or left: notify the visitors of the table, its bots and the other servers."""
        self._send_presence(table)
        self._list_soon(table.id)
        self._announce(self._present(table))
        self.hall.wake(table)

    def _announce(self, present: Present) -> None:
        if self.hall.feed.shared:
            self.spawn(self.hall.feed.publish_presence(present))

    def _send_presence(self, table: Table) -> None:
        here = self.here(table)
        for visitor in self._rooms.get(table.id, ()):
            if visitor.here != here:
                visitor.here, visitor.revision = here, 0
                visitor.notify(table.progress)

    def _list_soon(self, table_id: str) -> None:
        """Send the visitors of a table who watches it, in a second: all who come and go until then cost one message."""
        if table_id in self._rooms and table_id not in self._listing:
            self._listing.add(table_id)
            self.spawn(self._list_spectators(table_id))

    async def _list_spectators(self, table_id: str) -> None:
        await asyncio.sleep(LISTING)
        self._listing.discard(table_id)
        if table_id in self._rooms:
            with suppress(Unavailable, Refusal):  # the next heartbeat tries again
                table = await self.hall.table(table_id)
                spectators = await presence.spectators(self.hall.store, table, self._everywhere(table))
                for visitor in self._rooms.get(table_id, ()):
                    visitor.list_spectators(spectators)

    def _on_presence(self, server: str, present: Present) -> None:
        self._elsewhere.record(server, present, 3 * HEARTBEAT)
        self._list_soon(present.table_id)
        if (table := self.hall.cached(present.table_id)) is not None:
            self._send_presence(table)

    def _on_progress(self, progress: Progress) -> None:
        room = self._rooms.get(progress.table_id, ())
        if any(visitor.revision < progress.revision for visitor in room):  # a spectator has sat down, perhaps
            self._list_soon(progress.table_id)
        for visitor in room:
            visitor.notify(progress)

    def _on_sign_out(self, person_id: str) -> None:
        """Close the person's sockets: the cookies they were opened with are invalid now."""
        for visitor in [one for room in self._rooms.values() for one in room if one.person_id == person_id]:
            visitor.person_id = None
            self.spawn(self._dismiss(visitor, refused(SignedOut()), 4401))

    async def _look_after(self) -> None:
        """Send heartbeats; and read again, and soon, what a store that did not answer has kept from somebody."""
        beaten = monotonic()
        while True:
            await asyncio.sleep(min(RETRY, HEARTBEAT))
            if beat := monotonic() - beaten >= HEARTBEAT:
                beaten = monotonic()
                self._elsewhere.expire()
            await self._refresh(beat=beat)

    async def _refresh(self, *, beat: bool) -> None:
        answers = True
        for table_id, room in list(self._rooms.items()):
            in_doubt = self.hall.in_doubt(table_id)
            if answers and (beat or in_doubt or any(visitor.behind for visitor in room)):
                try:
                    table = await (self.hall.reseated if in_doubt else self.hall.current)(table_id)
                    for visitor in room:
                        visitor.notify(table.progress)
                    if beat:
                        self.presence_changed(table)
                except Unavailable:  # do not ask again for every other table
                    answers = False
                except Refusal:
                    pass
            if beat:
                for visitor in room:
                    visitor.beat()

    async def farewell(self) -> None:
        """Before the server shuts down, send every client the time after which to reconnect."""
        visitors = [visitor for room in self._rooms.values() for visitor in room]
        await asyncio.gather(*(self._dismiss(visitor, Bye(RECONNECT), 1012) for visitor in visitors))
        await asyncio.gather(*(self.hall.feed.publish_presence(Present(table_id)) for table_id in list(self._rooms)))

    @staticmethod
    async def _dismiss(visitor: Visitor, message: FromServer, code: int) -> None:
        with suppress(Gone, TimeoutError):
            async with asyncio.timeout(0.5):
                await visitor.send(message)
                await visitor.close(code)
