"""The hall: all tables of this server, and the one door through which every move goes."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from secrets import SystemRandom
from time import perf_counter, time
from typing import Any

from vesuvius.contract import Illegal, Rng, Seat
from vesuvius.store import Change, Conflict, Row, Store, Unavailable
from vesuvius.tables.clock import Outages
from vesuvius.tables.course import Entry, retell
from vesuvius.tables.feed import Feed, MemoryFeed, Progress
from vesuvius.tables.refusals import Closed, IllegalMove, Invalid, NotNow, Stale, UnknownTable
from vesuvius.tables.table import Draft, Table
from vesuvius.tables.thinking import Thinkers

log = logging.getLogger("vesuvius.hall")

GLANCE = 100
"""Milliseconds after which a move that is held back looks at the table again."""

WARM = 4_000
"""How many tables stay in memory; the others are read again when somebody comes."""


@dataclass(frozen=True, slots=True)
class By:
    """Whose hand makes a move for a seat: a person's, a bot's, or a bot's because time was up."""

    person_id: str | None = None
    bot: str | None = None
    late: bool = False


class Hall:
    """Judge, store, tell."""

    def __init__(
        self, store: Store, feed: Feed | None = None, thinkers: Thinkers | None = None, rng: Rng | None = None
    ) -> None:
        self.store = store
        self.feed = feed or MemoryFeed()
        self.thinkers = thinkers or Thinkers()
        self.rng = rng or SystemRandom()
        self.outages = Outages()
        self.now: Callable[[], int] = lambda: int(time() * 1000)
        self.on_move: Callable[[float], None] = lambda _seconds: None
        self.on_stored: Callable[[Table], Coroutine[Any, Any, None]] | None = None
        self.watched: Callable[[str], bool] = lambda _table_id: False
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._errands: set[asyncio.Task[None]] = set()

    async def table(self, table_id: str, number: int = 0, revision: int = 0) -> Table:
        """A table, at least as far as that number and revision; UnknownTable if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables[table_id] = Table(table_id, self.outages)
            self._make_room()
        else:
            self._tables.move_to_end(table_id)
        if table.doubtful or table.number < number or table.record.revision < revision:
            async with table.lock:
                if table.doubtful or table.number < number or table.record.revision < revision:
                    await self._refresh(table)
        return table

    @property
    def warm(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def at_hand(self, table_id: str) -> Table | None:
        """A table that is in memory and level, as far as we know."""
        table = self._tables.get(table_id)
        return None if table is None or table.doubtful else table

    async def level(self, table_id: str) -> Table:
        """A table as the store has it, where another server may have moved it unheard."""
        table = await self.table(table_id)
        if self.feed.shared:
            async with table.lock:
                await self._refresh(table)
        return table

    def put_away(self, table_id: str) -> None:
        """Forget a table at which nothing more will happen and nobody looks; whoever comes later reads it again."""
        table = self._tables.get(table_id)
        if table is not None and not table.doubtful and not table.live and not self.watched(table_id):
            del self._tables[table_id]

    def _make_room(self) -> None:
        while len(self._tables) > WARM:
            self._tables.popitem(last=False)

    async def _refresh(self, table: Table) -> None:
        """Come level with the store. Held: the table's lock."""
        try:
            found = await self.store.tables.get(table.id)
            if found is None:
                self._tables.pop(table.id, None)
                raise UnknownTable
            table.record, table.seats = found
            if table.record.started_at is not None:  # else it may begin at another server while we read
                await table.replay(await self.store.history.since(table.id, table.number))
            table.doubtful = False
        except Unavailable:
            raise Closed from None

    async def play(self, table_id: str, seat: Seat, move: str, *, seen: int, by: By, key: str | None = None) -> int:
        """A seat's move, by a person or a bot; the number under which it was stored.

        A move that answers an older position is Stale, except one made out of turn that is still legal. A resend with
        the same key is answered like the first time. While somebody may interrupt, a move that would take the chance
        from them is held back until the grace of the table is over.
        """
        row = Row(0, seat, move, 0, person_id=by.person_id, bot=by.bot, late=by.late, key=key)
        return await self._enter(table_id, row, seen)

    async def take_back(self, table_id: str, seat: Seat, *, seen: int, by: By, key: str | None = None) -> int:
        """Take back the seat's last move, while nothing hidden was revealed and nobody else has acted."""
        row = Row(0, seat, "take back", 0, back=True, person_id=by.person_id, key=key)
        return await self._enter(table_id, row, seen)

    async def _enter(self, table_id: str, row: Row, seen: int) -> int:
        """The door."""
        began = perf_counter()
        table = await self.table(table_id, number=seen if self.feed.shared else 0)
        while True:
            async with table.lock:
                if table.doubtful:
                    await self._refresh(table)
                if row.person_id is not None and row.seat is not None:
                    table.check_hand(row.seat, row.person_id)
                if row.key and seen != table.number and (sent := await self._sent(table, row)):
                    return sent
                draft = self._judge(table, row, seen)
                wait = self._grace(table, row)
                if not wait:
                    try:
                        await self._store(table, draft)
                    except Conflict:
                        if row.key and (sent := await self._sent(table, row)):
                            return sent
                        continue
            if wait:
                await asyncio.sleep(min(wait, GLANCE) / 1000)
                began = perf_counter()
                continue
            await self._tell(table)
            self.on_move(perf_counter() - began)
            return draft.rows[0].number

    def _grace(self, table: Table, row: Row) -> int:
        """Milliseconds for which a move is held back: the turn's own, and a bot's out of turn; never a person's."""
        course = table.under_way
        if row.back or (row.bot is None and row.seat != course.to_move):
            return 0
        return max(0, (table.grace_until(course) or 0) - self.now())

    async def _sent(self, table: Table, row: Row) -> int | None:
        """The number of this very move, if it arrived before."""
        assert row.key is not None
        try:
            sent = await self.store.history.keyed(table.id, row.key)
        except Unavailable:
            raise Closed from None
        if sent is None:
            return None
        if (sent.person_id, sent.seat, sent.back) != (row.person_id, row.seat, row.back):
            raise Invalid("That key was used for another move: every move needs its own.")
        return sent.number

    def _judge(self, table: Table, row: Row, seen: int) -> Draft:
        """What the rules say to a move, and the luck that follows it."""
        course = table.under_way
        if table.record.status != "playing":
            raise NotNow("The game is over.")
        if seen != course.number and (seen > course.number or row.back or course.to_move == row.seat):
            raise Stale(seen, course.number)
        at = max(self.now(), course.times.at)
        try:
            move = row.move if row.back else str(course.rules.parse(row.move))
            return table.draft(course, replace(row, number=course.number + 1, move=move, at=at), self.rng)
        except Illegal as refused:
            if seen != course.number:
                raise Stale(seen, course.number) from None
            raise IllegalMove(str(refused), refused.rule) from None

    async def _store(self, table: Table, draft: Draft, change: Change | None = None) -> None:
        """Write a draft down. If that fails, even half-way, the table is doubtful and asks the store."""
        now = draft.rows[-1].at if draft.rows else self.now()
        change = change or table.change(draft, now)
        table.doubtful = True
        try:
            await self.store.history.append(table.id, draft.rows, change)
        except Unavailable:
            raise Closed from None
        table.keep(draft)
        if change is not None and change.status is not None:
            await self._refresh(table)
        elif change is not None:
            table.record = replace(table.record, due_at=change.due_at)
        table.doubtful = False

    async def begin(self, table: Table) -> None:
        """Deal, and let the game begin. A table that somebody else has begun stays as it is."""
        async with table.lock:
            await self._refresh(table)
            if table.record.status != "waiting":
                return
            at = self.now()
            draft = table.with_luck(Draft(table.begin(at), [], []), at, self.rng)
            due_at = table.due(draft.course, at)
            try:
                await self._store(table, draft, Change(due_at=due_at, status="playing", started_at=at))
            except Conflict:
                await self._refresh(table)
                return
        log.info("started", extra={"table": table.id, "game": table.record.game})
        await self._tell(table)

    async def story(self, table: Table, since: int) -> list[Entry]:
        """What was told after a number, from memory or, for whoever has missed more, from the store."""
        recent = table.recent(since)
        if recent is not None:
            return recent
        try:
            rows = await self.store.history.since(table.id, 0)
        except Unavailable:
            raise Closed from None
        _, story = await retell(table.begin(table.record.started_at or 0), rows[: table.number], self.outages)
        return story[since:]

    async def changed(self, table_id: str) -> Table:
        """The seats of a table have changed in the store: read them again and tell."""
        table = await self.table(table_id)
        async with table.lock:
            await self._refresh(table)
        await self._tell(table)
        return table

    async def _tell(self, table: Table) -> None:
        await self.feed.tell(Progress(table.id, table.number, table.record.revision, table.said))
        if self.on_stored is not None and table.record.status == "playing":
            self.run(self.on_stored(table))
        self.put_away(table.id)

    async def tell_said(self, table: Table, number: int) -> None:
        """A line of chat was kept."""
        table.said = max(table.said, number)
        await self.feed.tell(Progress(table.id, table.number, table.record.revision, table.said))

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something to be done beside; what goes wrong is logged."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand failed", exc_info=error)

    async def close(self) -> None:
        """Let errands go, and end the thinking."""
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self.thinkers.close()
