"""Who looks at which table here: the sockets of this server."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket

from vesuvius.contract import Seat
from vesuvius.store import Unavailable
from vesuvius.tables.feed import Present, Progress
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Refusal
from vesuvius.tables.table import Table
from vesuvius.web import cards
from vesuvius.web.schemas import Beat, Bye, FromServer, Look

log = logging.getLogger("vesuvius.rooms")

HEARTBEAT = 15.0
"""Seconds between two heartbeats."""

AGAIN = 1_000
"""Milliseconds after which a client should come back when the server restarts."""

_encode = msgspec.json.Encoder().encode


class Gone(Exception):
    """The client has left; nothing more can be sent."""


class Visitor:
    """One socket at a table. It remembers what its client knows, and sends what is missing when it is woken.

    Only the task that :meth:`wake` starts shows the table, so a client never sees it go backwards.
    """

    __slots__ = (
        "_awake", "_heard", "_ready", "_show", "_socket", "hall", "here", "known", "person_id", "revision", "said",
        "seat", "table_id",
    )  # fmt: skip

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, table_id: str, person_id: str | None) -> None:
        self._socket = socket
        self._awake = self._show = self._ready = False
        self._heard: Progress | None = None
        self.hall = hall
        self.table_id = table_id
        self.person_id = person_id
        self.seat: Seat | None = None
        self.known = self.revision = self.said = 0
        self.here: frozenset[Seat] = frozenset()

    async def send(self, message: FromServer) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": _encode(message).decode()})
        except Exception as error:  # whatever a socket says when its client is away
            raise Gone from error

    async def close(self, code: int) -> None:
        with suppress(Exception):
            await self._socket.close(code)

    def begin(self, seat: Seat | None, known: int) -> None:
        """From here on the client is shown the table, the first time even if nothing is new."""
        self.seat, self.known, self._show, self._ready = seat, known, True, True

    async def look(self, look: Look) -> None:
        """Look from another seat, or again."""
        table = await self.hall.level(self.table_id)
        if look.seat is not None:
            table.check_owner(look.seat, self.person_id)
        self.begin(look.seat, min(self.known if look.since is None else look.since, table.number))
        self.wake(Progress(table.id, table.number, table.record.revision, table.said))

    def wake(self, standing: Progress) -> None:
        """The table has moved: bring the client level, now or as soon as the last message is out."""
        self._heard = standing if self._heard is None else self._heard.latest(standing)
        if self._ready and not self._awake:
            self._awake = True
            self.hall.run(self._come_level())

    async def _come_level(self) -> None:
        try:
            while (standing := self._heard) is not None:
                self._heard = None
                table = await self.hall.table(self.table_id, standing.number, standing.revision)
                table.said = max(table.said, standing.said)
                await self._tell(table)
        except Gone:
            pass
        except (Refusal, Unavailable) as error:  # the store is away: the heartbeat tries again
            log.info("not told", extra={"table": self.table_id, "error": type(error).__name__})
        finally:
            self._awake = False

    async def _tell(self, table: Table) -> None:
        """Send what the client does not know yet: who sits where, where the table stands, what was said."""
        if table.record.revision != self.revision:
            self.revision = table.record.revision
            await self.send(cards.table_card(table.record, table.seats, self.person_id, table, self.here))
        if table.course is not None and (self._show or table.number > self.known):
            self._show = False
            stands = await cards.stands(self.hall, table, self.seat, self.known)
            self.known = stands.number
            await self.send(stands)
        if table.said > self.said:
            for line in await self.hall.store.chat.since(table.id, self.said):
                self.said = line.number
                await self.send(cards.said(line, self.person_id))


class Rooms:
    """The visitors by table; and by table and server who is known to look from elsewhere, until when."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._rooms: dict[str, set[Visitor]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[Seat], float]]] = {}
        self._heart: asyncio.Task[None] | None = None
        hall.feed.listen(self._heard)
        hall.feed.watch(self._seen)
        hall.watched = self._rooms.__contains__

    async def open(self) -> None:
        self._heart = asyncio.create_task(self._beat())

    async def close(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)

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
            self._announce(visitor.table_id, frozenset())
            self.hall.put_away(visitor.table_id)
        elif (table := self.hall.at_hand(visitor.table_id)) is not None:
            self.greet(table)

    def here(self, table: Table) -> frozenset[Seat]:
        """The seats whose people look at the table, through this server or another."""
        now = monotonic()
        elsewhere = (seats for seats, until in self._elsewhere.get(table.id, {}).values() if until > now)
        return self._seats(table).union(*elsewhere)

    def _seats(self, table: Table) -> frozenset[Seat]:
        """The seats whose people look at the table through this server."""
        present = {visitor.person_id for visitor in self._rooms.get(table.id, ())}
        return frozenset(seat.seat for seat in table.seats if seat.person_id is not None and seat.person_id in present)

    def greet(self, table: Table) -> None:
        """Somebody came or went: all who look at the table hear of it, and the other servers."""
        self._welcome(table)
        self._announce(table.id, self._seats(table))

    def _announce(self, table_id: str, seats: frozenset[Seat]) -> None:
        if self.hall.feed.shared:
            self.hall.run(self.hall.feed.tell_present(table_id, seats))

    def _welcome(self, table: Table) -> None:
        here = self.here(table)
        for visitor in self._rooms.get(table.id, ()):
            if visitor.here != here:
                visitor.here, visitor.revision = here, 0
            visitor.wake(Progress(table.id, table.number, table.record.revision, table.said))

    def _seen(self, present: Present) -> None:
        """Another server tells who looks at a table through it. One that falls silent is forgotten in time."""
        servers = self._elsewhere.setdefault(present.table_id, {})
        if present.seats:
            servers[present.server] = present.seats, monotonic() + 3 * HEARTBEAT
        else:
            servers.pop(present.server, None)
        if not servers:
            del self._elsewhere[present.table_id]
        if (table := self.hall.at_hand(present.table_id)) is not None:
            self._welcome(table)

    def _forget_the_silent(self) -> None:
        now = monotonic()
        for table_id, servers in list(self._elsewhere.items()):
            heard = {server: told for server, told in servers.items() if told[1] > now}
            if heard:
                self._elsewhere[table_id] = heard
            else:
                del self._elsewhere[table_id]

    def _heard(self, standing: Progress) -> None:
        for visitor in self._rooms.get(standing.table_id, ()):
            visitor.wake(standing)

    async def _beat(self) -> None:
        """The heartbeat says where each table stands; it brings level whoever has missed something."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._forget_the_silent()
            for table_id in list(self._rooms):
                with suppress(Refusal, Unavailable):
                    table = await self.hall.level(table_id)
                    beat = Beat(table.number, table.record.revision)
                    for visitor in list(self._rooms.get(table_id, ())):
                        with suppress(Gone):
                            await visitor.send(beat)
                    self.greet(table)

    async def farewell(self) -> None:
        """The server goes down: tell everybody when to come back."""
        visitors = [visitor for room in self._rooms.values() for visitor in room]
        await asyncio.gather(*(self._dismiss(visitor) for visitor in visitors))
        await asyncio.gather(*(self.hall.feed.tell_present(table_id, frozenset()) for table_id in list(self._rooms)))

    @staticmethod
    async def _dismiss(visitor: Visitor) -> None:
        with suppress(Gone, TimeoutError):
            async with asyncio.timeout(0.5):
                await visitor.send(Bye(AGAIN))
                await visitor.close(1012)
