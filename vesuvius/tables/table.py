"""One table as the server holds it in memory: a cache that the store can fill again at any time."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from vesuvius.contract import Actor, AnyGame, Rng, Seat
from vesuvius.games import game
from vesuvius.store import Change, Row, Seated, TableRecord
from vesuvius.tables.clock import Outages, Times
from vesuvius.tables.course import Course, Entry, advance, luck, retell
from vesuvius.tables.refusals import ForeignSeat, NotNow

RECENT = 8
"""How many moves a table remembers with their story; whoever has missed more gets them from the store."""

PATIENCE = 5_000
"""Milliseconds a bot may take before another server asks it again."""

BREATH = 2_000
"""Milliseconds of grace at most where one person plays against bots: nobody but bots is kept waiting, and a bot answers
faster than a hand finds a button."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Moves that the rules have judged and nobody has written down yet."""

    course: Course
    rows: list[Row]
    told: list[Entry]


class Table:
    """A table; ``doubtful`` until it is level with the store. ``lock`` is held from judging to telling."""

    __slots__ = ("_recent", "attended", "course", "doubtful", "id", "lock", "outages", "record", "said", "seats")

    record: TableRecord
    seats: tuple[Seated, ...]

    def __init__(self, table_id: str, outages: Outages) -> None:
        self.id = table_id
        self.outages = outages
        self.lock = asyncio.Lock()
        self.course: Course | None = None
        self.doubtful = True
        self.attended = False
        self.said = 0
        self._recent: deque[Entry] = deque(maxlen=RECENT)

    @property
    def number(self) -> int:
        return self.course.number if self.course else 0

    @property
    def live(self) -> bool:
        """Whether anything may still happen here."""
        return self.record.status in ("waiting", "playing")

    @property
    def full(self) -> bool:
        """Whether the game can begin."""
        return self.record.status == "waiting" and all(place.taken for place in self.seats)

    @property
    def rules(self) -> AnyGame:
        return game(self.record.game)

    @property
    def to_move(self) -> Actor | None:
        return self.course.to_move if self.course and self.record.status == "playing" else None

    @property
    def under_way(self) -> Course:
        """The course of a game that has started; NotNow before."""
        if self.course is None:
            raise NotNow("The game has not started yet.")
        return self.course

    def begin(self, at: int) -> Course:
        """The course before the first card is dealt."""
        record, rules = self.record, self.rules
        times = Times.begin(record.clock, record.players, at)
        return Course(rules, rules.start(record.players, **record.options), 0, times)

    async def replay(self, rows: Sequence[Row]) -> None:
        """Come level with the store."""
        if self.record.started_at is None:
            return
        course = self.course or self.begin(self.record.started_at)
        self.course, told = await retell(course, rows, self.outages)
        self._recent.extend(told)

    def draft(self, course: Course, row: Row, rng: Rng) -> Draft:
        """A seat's move and the luck that follows it; Illegal if the rules refuse."""
        after, told = advance(course, row, self.outages)
        return self.with_luck(Draft(after, [row], [told]), row.at, rng)

    def with_luck(self, draft: Draft, at: int, rng: Rng) -> Draft:
        for course, row, told in luck(draft.course, at, rng, self.outages):
            draft = Draft(course, [*draft.rows, row], [*draft.told, told])
        return draft

    def keep(self, draft: Draft) -> None:
        """The draft has been written down: it is history now."""
        self.course = draft.course
        self._recent.extend(draft.told)

    def change(self, draft: Draft, now: int) -> Change | None:
        """What the draft changes about the table itself: the game ends, or the server is due at another time."""
        course = draft.course
        outcome = course.rules.outcome(course.state)
        if outcome is not None:
            result = {"places": outcome.places, "scores": outcome.scores, "reason": outcome.reason}
            return Change(status="over", finished_at=now, result=result)
        due_at = self.due(course, now)
        return None if due_at == self.record.due_at else Change(due_at=due_at)

    def due(self, course: Course, now: int) -> int | None:
        """When the server must act by itself: soon for a bot, when its time is up for a seat with a clock."""
        to_move = course.to_move
        if isinstance(to_move, int) and self.seats[to_move].bot is not None:
            return max(now, self.grace_until(course) or 0) + PATIENCE
        return course.times.due(to_move, now, self.outages)

    def grace_until(self, course: Course) -> int | None:
        """Until when the table waits for people who might interrupt the seat that is waited for; None for nobody."""
        seat = course.to_move
        may_interrupt = course.rules.may_interrupt(course.state) if isinstance(seat, int) else ()
        if not may_interrupt or not isinstance(seat, int):
            return None
        people = [None if place.bot is not None else place.person_id for place in self.seats]
        if all(people[other] in (None, people[seat]) for other in may_interrupt):
            return None
        alone = len({*people} - {None}) == 1
        grace = course.times.clock.grace
        return course.times.at + (min(grace, BREATH) if alone else grace)

    def recent(self, since: int) -> list[Entry] | None:
        """The story after a number, if the table still remembers it."""
        if since >= self.number:
            return []
        if not self._recent or self._recent[0].number > since + 1:
            return None
        return [told for told in self._recent if told.number > since]

    def seats_of(self, person_id: str | None) -> list[Seat]:
        """Where a person sits."""
        return [] if person_id is None else [s.seat for s in self.seats if s.person_id == person_id]

    def check_owner(self, seat: int, person_id: str | None) -> None:
        """ForeignSeat, unless the seat is this person's."""
        if not 0 <= seat < self.record.players:
            raise ForeignSeat(f"There is no seat {seat} at this table.")
        if person_id is None or self.seats[seat].person_id != person_id:
            raise ForeignSeat("That seat is somebody else's.")

    def check_hand(self, seat: int, person_id: str) -> None:
        """Only whoever sits in a seat, and has not walked away from it, moves it."""
        self.check_owner(seat, person_id)
        if self.seats[seat].bot is not None:
            raise NotNow("A bot sits in for you: come back to the table first.")
