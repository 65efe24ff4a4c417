"""Tables act by themselves: bots move, and a stand-in moves for a seat whose time is up."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from msgspec.structs import replace

from vesuvius.contract import Illegal, Seat
from vesuvius.store import Due, Unavailable
from vesuvius.store.uptime import HEARTBEAT, SILENCE
from vesuvius.tables.agreeing import settle
from vesuvius.tables.attempts import Attempt, By
from vesuvius.tables.course import Course
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import NotNow, Refusal, Stale
from vesuvius.tables.resigning import stand_in
from vesuvius.tables.table import MOST_MOVES, Table
from vesuvius.tables.tasks import Tasks
from vesuvius.tables.thinking import Question
from vesuvius.turns import asked

log = logging.getLogger("vesuvius.attending")

POLL = 0.5
"""Seconds between two queries for the tables that are due."""

PAGE = 200
"""The most tables that one query returns."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds for which a table that fails is set aside: doubled each time."""


def is_legal(course: Course, seat: Seat, move: str, legal: Sequence[str]) -> bool:
    """Whether the rules accept this move. Not every legal move is listed: an offer may name any price."""
    if move in legal:
        return True
    try:
        course.rules.play(course.state, seat, move)
    except Illegal:
        return False
    return True


class Attendant:
    """Makes the moves of bots at the tables of a hall: where a person plays, and where somebody watches.

    A table that fails harms no other: it is set aside, each time for longer.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._tasks = Tasks(hall.deaths)
        self._beaten = 0.0
        self._aside: dict[str, tuple[float, float]] = {}  # until when, and for how long
        hall.listen(self._changed)

    async def open(self) -> None:
        """Record the downtime since the last heartbeat, however short, and start the background loops."""
        hall, uptime = self.hall, self.hall.store.uptime
        last = await uptime.last()
        if last is not None:
            hall.time.catch_up(last)
            hall.outages.suspect(last, hall.now())
        for span in await uptime.outages(hall.now()):
            hall.outages.add(*span)
        try:
            await self._beat(silence=0)
        except Unavailable as error:  # a disk that is full or read-only: games can still be watched
            log.warning("the heartbeat cannot be written: starting read-only", extra={"cause": str(error)})
        self._tasks.keep("due tables", self._poll)
        self._tasks.keep("heartbeat", self._update_heartbeat)

    async def close(self) -> None:
        """Stop, and write the last heartbeat."""
        await self._tasks.close()
        with suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(1):
                await self._beat()

    def _changed(self, table: Table) -> None:
        """A table has changed, or somebody looks at it: let its bots act."""
        may_act = table.record.due_at is not None or any(seat.bot is not None for seat in table.seats)
        if may_act and self._may_think(table) and not table.attended and not self._is_aside(table.id):
            self._tasks.spawn(self.attend(table))

    def _may_think(self, table: Table) -> bool:
        """Whether bots think at a table: only while a person plays or watches."""
        playing = table.record.status == "playing" and table.course is not None and not table.course.paused
        going_on = playing and table.number < MOST_MOVES
        return going_on and (table.peopled or self.hall.watched(table.id))

    def _is_aside(self, table_id: str) -> bool:
        return table_id in self._aside and monotonic() < self._aside[table_id][0]

    def _set_aside(self, table_id: str, error: Exception) -> None:
        """Leave a table alone for a while. A database that does not answer is not the table's fault."""
        if isinstance(error, Unavailable):
            pause = FIRST_PAUSE
            log.warning("the store does not answer", extra={"table": table_id})
        else:
            pause = min(2 * self._aside.get(table_id, (0.0, FIRST_PAUSE / 2))[1], LONGEST_PAUSE)
            expected = isinstance(error, Refusal)  # there is no such table any more, or it has been closed
            log.log(
                logging.INFO if expected else logging.ERROR,
                "a table is set aside",
                exc_info=None if expected else error,
                extra={"table": table_id, "seconds": pause, "error": type(error).__name__},
            )
        self._aside[table_id] = monotonic() + pause, pause

    async def attend(self, table: Table) -> None:
        """Let bots act until a person is to move, or nobody looks any more."""
        if table.attended:
            return
        table.attended = True
        try:
            while self._may_think(table):
                number = table.number
                acted = await self._react(table) or await self._move(table)
                if not acted and table.number == number:
                    break
        except Exception as error:  # whatever is wrong with this table must not harm others
            self._set_aside(table.id, error)
        else:
            self._aside.pop(table.id, None)
        finally:
            table.attended = False

    async def _react(self, table: Table) -> bool:
        """Play the first out-of-turn move that a bot wants to make, clockwise from the seat to move."""
        course, to_move = table.under_way, table.to_move
        if not isinstance(to_move, int):
            return False

        def may_interrupt(seat: Seat) -> bool:
            return table.seats[seat].bot is not None and bool(course.rules.legal(course.state, seat))

        for seat in asked(to_move, table.record.players, may_interrupt):
            bot = table.seats[seat].bot
            if bot is None or seat == to_move:
                break
            view, legal = course.rules.view(course.state, seat), self._legal(course, seat)
            question = Question(bot, table.record.game, seat, view, tuple(legal), table.id)
            move = await self.hall.thinkers.react(question, table.record.host_id, awaited=table.peopled)
            if move is not None:
                return await self._play(table, seat, move, course.number, By(bot=bot))
        return False

    async def _move(self, table: Table) -> bool:
        """Play the move of the bot to move, or of the stand-in for a seat whose time is up."""
        course, seat = table.under_way, table.to_move
        if not isinstance(seat, int):
            return False
        by = By(bot=table.seats[seat].bot)
        if by.bot is None:
            if not self._late(course, seat):
                return False
            by = By(bot=stand_in(table.record.game), late=True)
        view, legal = course.rules.view(course.state, seat), self._legal(course, seat)
        assert by.bot is not None
        question = Question(by.bot, table.record.game, seat, view, tuple(legal), table.id)
        move = await self.hall.thinkers.choose(question, table.record.host_id, awaited=table.peopled)
        if not is_legal(course, seat, move, legal):
            log.warning("a bot answered illegally", extra={"table": table.id, "bot": by.bot})
            move = secrets.choice(legal)
        return await self._play(table, seat, move, course.number, by)

    def _late(self, course: Course, seat: Seat) -> bool:
        hall = self.hall
        due = course.times.due(seat, hall.now(), hall.outages)
        return due is not None and due <= hall.now()

    @staticmethod
    def _legal(course: Course, seat: Seat) -> list[str]:
        return [str(move) for move in course.rules.legal(course.state, seat)]

    async def _play(self, table: Table, seat: Seat, move: str, seen: int, by: By) -> bool:
        """Play a bot's move. If the table has moved on, the bot is asked again, except where no person plays: there
        another server has moved, and goes on."""
        try:
            await self.hall.play(table.id, Attempt(seat, move, by, seen))
        except (Stale, NotNow) as error:
            log.info("a bot was refused", extra={"table": table.id, "error": type(error).__name__})
            await asyncio.sleep(0.05)
            return table.peopled
        return True

    async def _poll(self) -> None:
        """Attend to every table that is due: after a restart, after a timeout, after another server has died."""
        while True:
            await asyncio.sleep(POLL)
            try:
                if monotonic() - self._beaten > SILENCE / 1000:  # an outage must be known before anybody is late
                    await self._beat()
                await self.attend_due()
            except Unavailable:
                log.debug("cannot read the tables that are due")  # the store has logged why

    async def attend_due(self) -> None:
        """Attend to the tables that are due now, on all pages: tables stay due while their bots wait for a process."""
        hall = self.hall
        page: list[Due] = []
        while not page or len(page) == PAGE:
            page = await hall.store.tables.due(hall.now(), PAGE, page[-1] if page else None)
            if not page:
                return
            for due in page:
                cached = hall.cached(due.table_id)
                if self._is_aside(due.table_id) or (cached is not None and cached.attended):
                    continue
                try:
                    await hall.current(due.table_id)
                    await self._due(await hall.table(due.table_id, revision=due.revision))
                except Unavailable:
                    raise
                except Exception as error:
                    self._set_aside(due.table_id, error)

    async def _due(self, table: Table) -> None:
        hall = self.hall
        if table.attended:
            return
        if table.full:  # the server that gave away the last seat died before it started the game
            await hall.begin(table)
            return
        if table.agreed is not None:  # the server that stored the last consent died before it acted
            await settle(hall, table)
            return
        seat = table.to_move
        acts = isinstance(seat, int) and (table.seats[seat].bot is not None or self._late(table.under_way, seat))
        if acts and self._may_think(table):
            self._tasks.spawn(self.attend(table))
        else:
            due_at = table.due(table.course, hall.now()) if table.course and table.record.status == "playing" else None
            await hall.store.tables.set_due(table.record, due_at)
            table.record = replace(table.record, due_at=due_at)

    async def _update_heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT / 1000)
            try:
                await self._beat()
            except Unavailable:
                log.debug("the heartbeat cannot be written")

    async def _beat(self, silence: int = SILENCE) -> None:
        """Update the heartbeat, and note the outage that has ended, by whichever server it was found."""
        hall, uptime = self.hall, self.hall.store.uptime
        now = hall.now()
        span = await uptime.heartbeat(now, silence)
        if span is None and hall.feed.shared:
            span = await uptime.latest()
        if span is not None:
            hall.outages.add(*span)
        hall.outages.clear_suspected(now)
        self._beaten = monotonic()
