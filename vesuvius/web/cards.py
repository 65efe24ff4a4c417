"""From tables to the wire: what one person may know of a table, and nothing else."""

from collections.abc import Sequence, Set

from vesuvius.contract import Seat, seen_by
from vesuvius.store import Clock, Seated, TableRecord
from vesuvius.store import Said as KeptLine
from vesuvius.tables.course import Entry
from vesuvius.tables.hall import Hall
from vesuvius.tables.table import Table
from vesuvius.web import schemas

MINUTE = 60_000
HOUR = 60 * MINUTE


def clock_card(clock: Clock) -> schemas.NoClock | schemas.LiveClock | schemas.SlowClock:
    match clock.kind:
        case "none":
            return schemas.NoClock()
        case "live":
            return schemas.LiveClock(clock.time // MINUTE, clock.increment // 1000)
        case "slow":
            return schemas.SlowClock(clock.time // HOUR)


def clock_of(card: schemas.NoClock | schemas.LiveClock | schemas.SlowClock, grace: int) -> Clock:
    """A clock as the store keeps it, with the table's seconds of grace."""
    match card:
        case schemas.LiveClock(minutes, increment):
            return Clock("live", minutes * MINUTE, increment * 1000, grace * 1000)
        case schemas.SlowClock(hours):
            return Clock("slow", hours * HOUR, grace=grace * 1000)
        case _:
            return Clock(grace=grace * 1000)


def table_card(
    record: TableRecord,
    seats: Sequence[Seated],
    person_id: str | None,
    table: Table | None = None,
    here: Set[Seat] = frozenset(),
) -> schemas.TableCard:
    """A table as a person sees it from the door."""
    mine = [seat.person_id is not None and seat.person_id == person_id for seat in seats]
    to_move = table.to_move if table else None
    return schemas.TableCard(
        id=record.id,
        code=record.code,
        game=record.game,
        options=dict(record.options),
        clock=clock_card(record.clock),
        grace=record.clock.grace // 1000,
        public=record.public,
        status=record.status,
        host=record.host_id == person_id,
        seats=[
            schemas.SeatCard(s.seat, s.name, s.bot, own, s.person_id is not None and s.bot is not None, s.seat in here)
            for s, own in zip(seats, mine, strict=True)
        ],
        created_at=record.created_at,
        started_at=record.started_at,
        finished_at=record.finished_at,
        result=result(record),
        next=record.next_id,
        revision=record.revision,
        number=table.number if table else 0,
        waiting_for_me=isinstance(to_move, int) and mine[to_move] and seats[to_move].bot is None,
    )


def result(record: TableRecord) -> schemas.Result | None:
    return schemas.Result(**record.result) if record.result else None


async def stands(hall: Hall, table: Table, seat: Seat | None, since: int) -> schemas.Snapshot:
    """The table from one seat: its view, its legal moves, and its part of the story."""
    course = table.under_way
    story = await hall.story(table, min(since, course.number))
    while table.under_way is not course:  # it moved on while the story was read
        course = table.under_way
        story = await hall.story(table, min(since, course.number))
    rules, to_move = course.rules, course.to_move
    now, until = hall.now(), table.grace_until(course) or 0
    return schemas.Snapshot(
        number=course.number,
        since=since,
        seat=seat,
        to_move=to_move if isinstance(to_move, int) else None,
        view=rules.view(course.state, seat),
        legal=[] if seat is None else [str(move) for move in rules.legal(course.state, seat)],
        story=[told(one, seat) for one in story],
        may_take_back=seat is not None and course.may_take_back(seat),
        times=times(hall, table),
        grace_until=until if until > now else None,
        grace_left=until - now if until > now else None,
        result=result(table.record),
    )


def told(one: Entry, seat: Seat | None) -> schemas.Entry:
    actor = one.actor if isinstance(one.actor, int) else None
    return schemas.Entry(one.number, actor, one.at, seen_by(one.events, seat), one.bot, one.late)


def times(hall: Hall, table: Table) -> schemas.Times | None:
    course, now = table.under_way, hall.now()
    if course.times.clock.kind == "none":
        return None
    to_move = course.to_move
    left = [course.times.remaining(seat, to_move, now, hall.outages) for seat in range(table.record.players)]
    return schemas.Times(left, to_move if isinstance(to_move, int) else None, now)


def said(line: KeptLine, person_id: str | None) -> schemas.Said:
    return schemas.Said(line.number, line.name, line.text, line.at, line.person_id == person_id)
