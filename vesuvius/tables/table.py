"""One table in memory: a cache that can be reloaded from the store at any time."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from vesuvius.contract import Actor, AnyGame, AnyState, Moment, Rng, Seat, advance, chance
from vesuvius.games import game
from vesuvius.store import Change, Row, Seated, TableRecord, Wish
from vesuvius.tables.attempts import Attempt, Special
from vesuvius.tables.clock import Outages, Times
from vesuvius.tables.course import MARK, Course, Entry, replay
from vesuvius.tables.feed import Progress
from vesuvius.tables.refusals import Closed, ForeignSeat, NotNow, Unreplayable
from vesuvius.tables.resigning import resignation

RECENT = 8
"""The number of entries a table holds; older ones are read from the store."""

STORY = 200
"""The most entries of a story, and the number that a table holds while its story is kept."""

MOST_MOVES = 10_000
"""The most moves of a table, with chance moves and take-backs, because all of them are read and replayed whenever the
table is loaded. Only a game with trades needs a bound: random players may trade forever (60,000 moves and no end), but
eight bots end it within 460 decisions, less than 1,500 moves."""

BOT_TIMEOUT = 5_000
"""Milliseconds after which another server may ask the bot again."""

SOLO_GRACE = 2_000
"""The most milliseconds of grace where one person plays against bots. Only moves of bots are held there: otherwise a
bot would move before the person can click."""


class Draft(Struct, frozen=True):
    """Judged moves that are not stored yet."""

    course: Course
    rows: list[Row]
    entries: list[Entry]


class Story(Struct, frozen=True):
    """The entries after the number ``since``. ``opening`` is the state there, if a client needs it to retell them: at
    the start of the game, or if the story begins later than was asked."""

    since: int
    opening: AnyState | None
    entries: list[Entry]


class Held:
    """A move that waits until the table's grace is over. ``replaced``: the seat has sent another move since."""

    __slots__ = ("_event", "replaced", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.replaced = False
        self._event = asyncio.Event()

    def recheck(self) -> None:
        """End the wait: the table has changed, or another move takes the place of this one."""
        self._event.set()

    async def wait(self, milliseconds: int) -> None:
        """Wait for that time, or until there is a reason to check again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(milliseconds / 1000):
                await self._event.wait()
        self._event.clear()


class Table:
    """A table; ``stale`` until it has been read from the store. ``lock`` is held while a move is judged and stored."""

    __slots__ = (
        "_held", "_marks", "_recent", "attended", "course", "id", "lock", "outages", "reading", "record", "said",
        "seats", "stale",
    )  # fmt: skip

    record: TableRecord
    seats: tuple[Seated, ...]

    def __init__(self, table_id: str, outages: Outages) -> None:
        self.id = table_id
        self.outages = outages
        self.lock = asyncio.Lock()
        self.course: Course | None = None
        self.stale = True
        self.attended = False
        self.said = 0
        self._recent: deque[Entry] = deque(maxlen=RECENT)
        self._marks: tuple[Course, ...] = ()
        self._held: dict[Seat, Held] = {}
        self.reading = asyncio.Lock()

    @property
    def number(self) -> int:
        return self.course.number if self.course else 0

    @property
    def live(self) -> bool:
        """Whether the game has not ended yet."""
        return self.record.status in ("waiting", "playing")

    @property
    def full(self) -> bool:
        """Whether all seats are taken and the game can start."""
        return self.record.status == "waiting" and all(place.taken for place in self.seats)

    @property
    def peopled(self) -> bool:
        """Whether a person plays here: sits, and has not left the seat to a bot."""
        return any(place.plays for place in self.seats)

    @property
    def rules(self) -> AnyGame:
        """The rules of the game, in the table's version; Closed if the server does not have them."""
        try:
            return game(self.record.game, self.record.rules)
        except KeyError:
            raise Closed("rules") from None

    @property
    def to_move(self) -> Actor | None:
        return self.course.to_move if self.course and self.record.status == "playing" else None

    @property
    def progress(self) -> Progress:
        """The numbers that the feed publishes."""
        return Progress(self.id, self.number, self.record.revision, self.said)

    @property
    def under_way(self) -> Course:
        """The course of a game that has started; NotNow before the start."""
        if self.course is None:
            raise NotNow("The game has not started yet.")
        return self.course

    def begin(self, at: int) -> Course:
        """The course before the first move."""
        record, rules = self.record, self.rules
        try:
            if record.origin is not None:
                state = rules.load(record.origin["position"])
            else:
                state = rules.start(record.players, **record.options)
        except (TypeError, ValueError) as error:
            raise Unreplayable(0, error) from error
        times = Times.begin(record.clock, record.players, at)
        to_move = rules.turn(state)
        return Course(rules, state, 0, times, to_move, mover=to_move if isinstance(to_move, int) else None, since=at)

    def forget(self) -> None:
        """Forget the game, to replay it from its first move."""
        self.course = None
        self.drop_story()
        self._recent.clear()

    async def replay(self, rows: Sequence[Row]) -> None:
        """Add rows that were read from the store; Unreplayable if the rules do not accept them."""
        if self.record.started_at is None:
            return
        course, marks = self.course or self.begin(self.record.started_at), list[Course]()
        self.course, entries = await replay(course, rows, self.outages, marks)
        self._extend(entries, marks)

    def draft(self, course: Course, attempt: Attempt, at: int, rng: Rng) -> Draft:
        """A seat's move and the chance moves after it; Illegal if the rules refuse it."""
        if isinstance(attempt.move, Special):
            row = attempt.row(course.number + 1, attempt.move.value, at)
            course, entry = course.after(row, self.outages)
            return Draft(course, [row], [entry])
        move = course.rules.parse(str(attempt.move))
        return self._drafted(course, advance(course.rules, course.state, attempt.seat, move, rng), at, attempt)

    def dealt(self, at: int, rng: Rng) -> Draft:
        """The start of the game, and the chance moves until a seat is to move."""
        course = self.begin(at)
        return self._drafted(course, chance(course.rules, course.state, rng), at)

    def _drafted(
        self, course: Course, moments: Iterable[Moment[AnyState]], at: int, attempt: Attempt | None = None
    ) -> Draft:
        """These moves as rows: those of chance, and the one that was attempted."""
        rows, entries = list[Row](), list[Entry]()
        for moment in moments:
            number, move = course.number + 1, str(moment.move)
            seated = attempt is not None and isinstance(moment.actor, int)
            row = attempt.row(number, move, at) if attempt and seated else Row(number, None, move, at)
            course, entry = course.after(row, self.outages, moment.step)
            rows.append(row)
            entries.append(entry)
        return Draft(course, rows, entries)

    def hold(self, seat: Seat) -> Held:
        """Hold a move of a seat, in place of the one that is held for it now."""
        if (former := self._held.get(seat)) is not None:
            former.replaced = True
            former.recheck()
        self._held[seat] = Held(seat)
        return self._held[seat]

    def release(self, held: Held) -> None:
        """The move is no longer held."""
        if self._held.get(held.seat) is held:
            del self._held[held.seat]

    def recheck(self) -> None:
        """The table has changed: let the held moves check whether they still wait."""
        for held in self._held.values():
            held.recheck()

    def keep(self, draft: Draft) -> None:
        """Add a draft that has been stored."""
        marked = draft.course.number // MARK > self.number // MARK
        self.course = draft.course
        self._extend(draft.entries, [draft.course] if marked else [])

    def change(self, draft: Draft, now: int) -> Change | None:
        """What the draft changes in the table's record: the game ends, a seat is given up, another seat is to move, or
        the server is due at another time."""
        course, note = draft.course, draft.rows[0].note if draft.rows else None
        if note == "resign":
            return self._resigned(draft, now)
        if note is not None:
            return replace(self.turn(course, now), settled=True)
        outcome = course.rules.outcome(course.state)
        if outcome is not None:
            given_up = [place.seat for place in self.seats if place.resigned]
            result = {
                "places": outcome.places,
                "scores": outcome.scores,
                "reason": outcome.reason,
                "resigned": given_up,
            }
            return Change(status="over", finished_at=now, result=result)
        change = self.turn(course, now)
        record = self.record
        known = (record.due_at, record.to_move, record.to_move_since)
        return None if (change.due_at, change.to_move, change.to_move_since) == known else change

    def _resigned(self, draft: Draft, now: int) -> Change:
        """What changes when a seat is given up."""
        seat, course = draft.rows[0].seat, draft.course
        assert seat is not None
        change = resignation(self.seats, seat, self.record.game, now)
        if change.status:
            return change
        return replace(change, to_move=course.mover, to_move_since=course.since, paused=course.paused)

    @property
    def agreed(self) -> Wish | None:
        """What all people who play here want."""
        if self.record.status != "playing":
            return None
        wishes: set[Wish | None] = {place.wants for place in self.seats if place.plays}
        return wishes.pop() if len(wishes) == 1 else None

    def turn(self, course: Course, now: int) -> Change:
        """Whose turn it is and since when, whether the game is paused, and when the server is due."""
        return Change(self.due(course, now), course.mover, course.since, course.paused)

    def due(self, course: Course, now: int) -> int | None:
        """When the server must act by itself: soon for a bot, or when the time of a seat with a clock is up. Never
        where no person plays: there bots move only while somebody watches."""
        to_move = course.to_move
        if course.paused or not self.peopled or course.number >= MOST_MOVES:
            return None
        if isinstance(to_move, int) and self.seats[to_move].bot is not None:
            return max(now, self.grace_until(course) or 0) + BOT_TIMEOUT
        return course.times.due(to_move, now, self.outages)

    def grace_until(self, course: Course) -> int | None:
        """Until when the move of the seat to move is held back, so that people may interrupt; None if nobody can."""
        seat = course.to_move
        may_interrupt = course.rules.may_interrupt(course.state) if isinstance(seat, int) else ()
        if not may_interrupt or not isinstance(seat, int):
            return None
        people = [None if place.bot is not None else place.person_id for place in self.seats]
        if all(people[other] in (None, people[seat]) for other in may_interrupt):
            return None
        alone = len({*people} - {None}) == 1
        grace = course.times.clock.grace
        return course.times.at + (min(grace, SOLO_GRACE) if alone else grace)

    def _extend(self, entries: Sequence[Entry], marks: Sequence[Course]) -> None:
        self._recent.extend(entries)
        if self.keeps_story and marks:
            self._marks = (*self._marks, *marks)[-STORY // MARK - 1 :]

    @property
    def keeps_story(self) -> bool:
        """Whether the table holds a whole story, rather than the last entries."""
        return self._recent.maxlen == STORY

    def keep_story(self, entries: Sequence[Entry] = (), marks: Sequence[Course] = ()) -> None:
        """Hold the story from now on: these entries and marks, and those that have come since they were read."""
        last = entries[-1].number if entries else 0
        newer = [entry for entry in self._recent if entry.number > last]
        if entries and newer and newer[0].number > last + 1:
            entries, marks = (), ()  # too much has come meanwhile
        self._recent = deque((*entries, *newer), STORY)
        self._marks = (*marks, *(mark for mark in self._marks if mark.number > last))[-STORY // MARK - 1 :]

    def drop_story(self) -> None:
        """Hold only the last entries from now on."""
        self._recent, self._marks = deque(self._recent, RECENT), ()

    def story(self, since: int) -> Story | None:
        """The story after a number, if the table still holds it. If it would be too long it begins later."""
        opening = None
        if self.number - since > STORY:
            mark = next((mark for mark in self._marks if self.number - mark.number <= STORY), None)
            if mark is None:
                return None
            since, opening = mark.number, mark.state
        elif since == 0:
            opening = self.begin(0).state
        missing = self.number - since
        if missing > len(self._recent):
            return None
        return Story(since, opening, [self._recent[-at] for at in range(missing, 0, -1)])

    def seats_of(self, person_id: str | None) -> list[Seat]:
        """The seats of a person."""
        return [] if person_id is None else [s.seat for s in self.seats if s.person_id == person_id]

    def check_owner(self, seat: int, person_id: str | None) -> None:
        """Raise ForeignSeat unless the seat is this person's."""
        if not 0 <= seat < self.record.players:
            raise ForeignSeat(f"There is no seat {seat} at this table.")
        if person_id is None or self.seats[seat].person_id != person_id:
            raise ForeignSeat("That seat is somebody else's.")

    def check_may_move(self, seat: int, person_id: str) -> None:
        """Refuse a person who does not own the seat, or has left it to a stand-in."""
        self.check_owner(seat, person_id)
        if self.seats[seat].resigned:
            raise NotNow("You have given up this game.")
        if self.seats[seat].bot is not None:
            raise NotNow("A bot sits in for you: come back to the table first.")
