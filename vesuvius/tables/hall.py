"""The hall: all tables of this server. Every move goes through :meth:`Hall.play`."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from secrets import SystemRandom
from time import perf_counter

from msgspec.structs import replace

from vesuvius.contract import Illegal, Rng, Seat
from vesuvius.games import games, spec
from vesuvius.store import Change, Conflict, Store, TableRecord
from vesuvius.tables.attempts import Attempt
from vesuvius.tables.clock import Outages, ServerTime
from vesuvius.tables.course import Course, replay
from vesuvius.tables.feed import Feed, MemoryFeed, Progress
from vesuvius.tables.refusals import (
    Closed,
    IllegalMove,
    Invalid,
    NotNow,
    Paused,
    Refusal,
    Stale,
    TooLong,
    UnknownTable,
    Unreplayable,
)
from vesuvius.tables.table import MOST_MOVES, Draft, Held, Story, Table
from vesuvius.tables.tasks import Deaths
from vesuvius.tables.thinking import Thinkers

log = logging.getLogger("vesuvius.hall")

CACHED = 4_000
"""The most tables kept in memory; others are read from the store when they are needed."""

STORIES = 300
"""The most tables whose story is kept in memory: up to 100 kB each."""


@dataclass(frozen=True, slots=True)
class Wait:
    """How long a move is held back."""

    milliseconds: int


class Hall:
    """Judges a move, stores it, publishes it. Raises Unavailable if the store does not answer."""

    def __init__(
        self, store: Store, feed: Feed | None = None, thinkers: Thinkers | None = None, rng: Rng | None = None
    ) -> None:
        self.store = store
        self.feed = feed or MemoryFeed()
        self.thinkers = thinkers or Thinkers()
        self.rng = rng or SystemRandom()
        self.outages = Outages()
        self.deaths = Deaths()
        self.time = ServerTime(self.outages)
        self.now: Callable[[], int] = self.time
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._stories: OrderedDict[str, Table] = OrderedDict()
        self._listeners: list[Callable[[Table], None]] = []
        self._meters: list[Callable[[float], None]] = []
        self._in_use: list[Callable[[str], bool]] = []

    def listen(self, listener: Callable[[Table], None]) -> None:
        """Call ``listener`` after every stored change of a table."""
        self._listeners.append(listener)

    def measure(self, meter: Callable[[float], None]) -> None:
        """Call ``meter`` after every move, with the seconds it took."""
        self._meters.append(meter)

    def retain(self, in_use: Callable[[str], bool]) -> None:
        """Keep a finished table in memory while ``in_use`` returns True for its id."""
        self._in_use.append(in_use)

    def watched(self, table_id: str) -> bool:
        """Whether somebody looks at a table through this server."""
        return any(in_use(table_id) for in_use in self._in_use)

    def wake(self, table: Table) -> None:
        """Call the listeners: the table has changed, or somebody has come to look at it."""
        for listener in self._listeners:
            listener(table)

    async def table(self, table_id: str, number: int = 0, revision: int = 0) -> Table:
        """A table at that number and revision or a later one; UnknownTable if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables[table_id] = Table(table_id, self.outages)
            self._evict_oldest()
        else:
            self._tables.move_to_end(table_id)
        if table.stale or table.number < number or table.record.revision < revision:
            async with table.lock:
                if table.stale or table.number < number or table.record.revision < revision:
                    await self._reload(table)
        return table

    @property
    def tables_cached(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def cached(self, table_id: str) -> Table | None:
        """A table, if it is in memory and not known to be stale."""
        table = self._tables.get(table_id)
        return None if table is None or table.stale else table

    def in_doubt(self, table_id: str) -> bool:
        """Whether a write to the table has failed, perhaps after it was stored, and nobody has read the table since."""
        table = self._tables.get(table_id)
        return table is not None and table.stale and not table.lock.locked()

    async def current(self, table_id: str) -> Table:
        """A table, re-read from the store if another server may have changed it."""
        table = await self.table(table_id)
        if self.feed.shared:
            async with table.lock:
                await self._reload(table)
        return table

    def evict(self, table_id: str) -> None:
        """Drop a finished table that nobody looks at from memory; the store still has it."""
        table = self._tables.get(table_id)
        if table is None or table.stale or table.live or self.watched(table_id):
            return
        del self._tables[table_id]
        self._stories.pop(table_id, None)

    def _evict_oldest(self) -> None:
        while len(self._tables) > CACHED:
            table_id, _ = self._tables.popitem(last=False)
            self._stories.pop(table_id, None)

    async def _reload(self, table: Table) -> None:
        """Read the table's record, seats and new moves from the store; Closed if it was closed for a reason, or cannot
        be replayed. The caller holds the table's lock."""
        found = await self.store.tables.get(table.id)
        if found is None:
            self._tables.pop(table.id, None)
            raise UnknownTable
        table.record, table.seats = found
        try:
            await self._replay(table)
        except Closed as refusal:
            await self._set_aside(table, refusal)
            table.recheck()
            raise
        table.stale = False
        table.recheck()

    async def _replay(self, table: Table) -> None:
        """Replay the new moves; if that fails, all of them, because what is in memory may be wrong."""
        if table.record.closed_because is not None:
            raise Closed(table.record.closed_because)
        assert table.rules  # Closed if the server does not have them
        if table.record.started_at is None:  # another server may start the game while we read
            return
        try:
            await table.replay(await self.store.history.since(table.id, table.number))
        except Unreplayable:
            if not table.number:
                raise
            table.forget()
            await table.replay(await self.store.history.since(table.id, 0))
        await self._update_turn(table)

    async def _set_aside(self, table: Table, refusal: Closed) -> None:
        """Drop a closed table from memory, and notify its visitors; close a game that cannot be continued."""
        self._tables.pop(table.id, None)
        self._stories.pop(table.id, None)
        table.stale, record = True, table.record
        if record.closed_because is not None:
            if record.due_at is not None:
                await self.store.tables.set_due(record, None)
                await self.feed.publish(Progress(table.id, 0, record.revision, 0))
        elif record.status in ("waiting", "playing") and not _may_return(record):
            number, error = (refusal.number, refusal.error) if isinstance(refusal, Unreplayable) else (0, None)
            await self.store.tables.close(table.id, refusal.because, self.now())
            log.error(
                "a game cannot be replayed",
                extra={
                    "table": table.id,
                    "game": record.game,
                    "rules": record.rules,
                    "number": number,
                    "error": type(error).__name__ if error else "no rules",
                },
            )

    async def _update_turn(self, table: Table) -> None:
        """Set whose turn it is in the table's record, and in the store if an older version left it out there."""
        course, record = table.under_way, table.record
        if record.status == "playing" and isinstance(seat := course.to_move, int):
            if record.to_move is None:
                await self.store.tables.fill_to_move(table.id, seat, course.since)
            table.record = replace(record, to_move=seat, to_move_since=course.since)

    async def play(self, table_id: str, attempt: Attempt) -> int:
        """Play or take back a seat's move, for a person or a bot; returns the number under which it was stored.

        A move that answers an older position is Stale, except one made out of turn that is still legal. A resend with
        the same key gets the same answer. While somebody may interrupt, a move that would take the chance from them is
        held back until the table's grace is over; a seat has one held move, and another one takes its place.
        """
        table = await self.table(table_id, number=attempt.seen if self.feed.shared else 0)
        held: Held | None = None
        try:
            while isinstance(wait := await self._attempt(table, attempt), Wait):
                held = held or table.hold(attempt.seat)
                await held.wait(wait.milliseconds)
                if held.replaced:
                    raise Stale(attempt.seen, table.number, "Another move of this seat has taken its place.")
        finally:
            if held is not None:
                table.release(held)
        return wait

    async def _attempt(self, table: Table, attempt: Attempt) -> "int | Wait":
        """Judge, store and publish a move; returns its number, or how long it is held back."""
        began = perf_counter()
        while True:
            async with table.lock:
                if table.stale:
                    await self._reload(table)
                if attempt.by.person_id is not None:
                    table.check_may_move(attempt.seat, attempt.by.person_id)
                if attempt.seen != table.number and (number := await self._stored(table, attempt)):
                    return number
                draft = self._judge(table, attempt)
                if wait := self._held(table, attempt):
                    return Wait(wait)
                try:
                    await self._store(table, draft)
                except Conflict:
                    if number := await self._stored(table, attempt):
                        return number
                    continue
            await self._publish(table)
            for meter in self._meters:
                meter(perf_counter() - began)
            return draft.rows[0].number

    def _held(self, table: Table, attempt: Attempt) -> int:
        """How many more milliseconds to hold a move back. Take-backs and people's moves out of turn are never held."""
        course = table.under_way
        if attempt.back or attempt.note or (attempt.by.bot is None and attempt.seat != course.to_move):
            return 0
        until = table.grace_until(course)
        return 0 if until is None else max(0, until - self.now())

    async def _stored(self, table: Table, attempt: Attempt) -> int | None:
        """The number of this very attempt, if it was stored before."""
        if not attempt.key:
            return None
        row = await self.store.history.keyed(table.id, attempt.key)
        if row is None:
            return None
        if (row.person_id, row.seat, row.back) != (attempt.by.person_id, attempt.seat, attempt.back):
            raise Invalid("That key was used for another move: every move needs its own.")
        return row.number

    def _judge(self, table: Table, attempt: Attempt) -> Draft:
        """The move, judged by the rules, and the chance moves after it."""
        course, seen = table.under_way, attempt.seen
        if table.record.status != "playing":
            raise NotNow("The game is over.")
        if course.number >= MOST_MOVES:
            raise TooLong
        if attempt.note is not None:
            if attempt.note != "resign" and course.paused == (attempt.note == "pause"):
                raise NotNow("The game is paused already." if course.paused else "The game is not paused.")
            return table.draft(course, attempt, max(self.now(), course.times.at), self.rng)
        if course.paused:
            raise Paused
        if seen != course.number and (seen > course.number or attempt.back or course.to_move == attempt.seat):
            raise Stale(seen, course.number)
        try:
            return table.draft(course, attempt, max(self.now(), course.times.at), self.rng)
        except Illegal as refused:
            if seen != course.number:
                raise Stale(seen, course.number) from None
            raise IllegalMove(refused) from None

    async def judge(self, table_id: str, seat: Seat, move: str, person_id: str) -> None:
        """Judge a person's move without making it: raise the refusal that it would get now, if any."""
        table = await self.current(table_id)
        table.check_may_move(seat, person_id)
        if table.record.status != "playing":
            raise NotNow("The game is over.")
        course = table.under_way
        try:
            course.rules.play(course.state, seat, course.rules.parse(move))
        except Illegal as refused:
            raise IllegalMove(refused) from None

    async def _store(self, table: Table, draft: Draft, change: Change | None = None) -> None:
        """Store a draft. If that fails, the table is stale: nobody knows how much of it was written."""
        now = draft.rows[-1].at if draft.rows else self.now()
        change = change or table.change(draft, now)
        table.stale = True
        await self.store.history.append(table.id, draft.rows, change)
        table.keep(draft)
        if change is not None and (change.status is not None or change.resigned is not None or change.settled):
            await self._reload(table)
        elif change is not None:
            table.record = replace(
                table.record, due_at=change.due_at, to_move=change.to_move, to_move_since=change.to_move_since
            )
        table.stale = False
        table.recheck()

    async def begin(self, table: Table) -> None:
        """Deal and start the game, unless somebody else has started it. If its host changes the table meanwhile, or
        somebody leaves, look again."""
        async with table.lock:
            while True:
                await self._reload(table)
                if not table.full:
                    return
                at = self.now()
                draft = table.dealt(at, self.rng)
                revision = table.record.revision
                change = replace(table.turn(draft.course, at), status="playing", started_at=at, revision=revision)
                with suppress(Conflict):
                    await self._store(table, draft, change)
                    break
        log.info("started", extra={"table": table.id, "game": table.record.game})
        await self._publish(table)

    async def story(self, table: Table, since: int) -> Story:
        """The story after a number, or after a later one if it would be too long: from memory or from the store. The
        tables whose story was read last hold it."""
        since = min(since, table.number)
        story = table.story(since)
        if story is None:
            async with table.reading:
                story = table.story(since)
                while story is None:
                    await self._keep_story(table)
                    story = table.story(since)
        if table.keeps_story:
            self._stories[table.id] = table
            self._stories.move_to_end(table.id)
            if len(self._stories) > STORIES:
                self._stories.popitem(last=False)[1].drop_story()
        return story

    async def _keep_story(self, table: Table) -> None:
        table.keep_story()  # what comes meanwhile
        rows, marks = await self.store.history.since(table.id, 0), list[Course]()
        course = table.begin(table.record.started_at or 0)
        _, entries = await replay(course, rows[: table.number], self.outages, marks)
        table.keep_story(entries, marks)

    async def reseated(self, table_id: str) -> Table:
        """Reload and publish a table whose seats have changed in the store."""
        table = await self.table(table_id)
        async with table.lock:
            await self._reload(table)
        await self._publish(table)
        return table

    async def renamed(self, table_ids: Iterable[str]) -> None:
        """Somebody at these tables has a new name, which the store knows. Tables that are looked at here are published
        at once, other servers send it with the heartbeat, and the rest is read again when it is used."""
        for table_id in table_ids:
            table = self._tables.get(table_id)
            if table is not None and self.watched(table_id):
                with suppress(Refusal):  # a game that cannot be replayed
                    await self.reseated(table_id)
            elif table is not None:
                async with table.lock:
                    table.stale = True

    async def _publish(self, table: Table) -> None:
        await self.feed.publish(table.progress)
        self.wake(table)
        self.evict(table.id)

    async def publish_chat(self, table: Table, number: int) -> None:
        """Publish the number of a chat line that was stored."""
        table.said = max(table.said, number)
        await self.feed.publish(table.progress)

    async def close(self) -> None:
        """End the worker processes."""
        self.thinkers.close()


def _may_return(record: TableRecord) -> bool:
    """Whether the rules of a table may be back later: a game that is not installed now, or the version of a newer
    server that shares the database."""
    return record.game not in games() or record.rules > spec(record.game).version
