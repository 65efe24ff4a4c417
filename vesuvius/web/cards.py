"""Build the wire's cards and snapshots of a table, as one person may see them."""

from collections.abc import Iterable, Sequence, Set

from vesuvius.contract import AnyMove, AnyView, Seat, seen_by
from vesuvius.jsonable import encodable, plain
from vesuvius.store import Clock, Seated, TableRecord
from vesuvius.store import Said as KeptLine
from vesuvius.tables.course import Course, Entry
from vesuvius.tables.hall import Hall
from vesuvius.tables.seating import hosts, looks
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
    """The stored clock of a card, with the table's seconds of grace."""
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
    number: int,
    here: Set[Seat] = frozenset(),
) -> schemas.TableCard:
    """A table without its view, for one person."""
    mine = [seat.person_id is not None and seat.person_id == person_id for seat in seats]
    to_move = record.to_move if record.status == "playing" else None
    return schemas.TableCard(
        id=record.id,
        code=record.code if record.status == "waiting" else None,
        name=record.name,
        game=record.game,
        options=dict(record.options),
        clock=clock_card(record.clock),
        grace=record.clock.grace // 1000,
        public=record.public,
        status=record.status,
        host=hosts(record, seats, person_id),
        seats=[
            schemas.SeatCard(
                seat=s.seat,
                name=s.name,
                bot=s.bot,
                mine=own,
                away=s.person_id is not None and s.bot is not None and not s.resigned,
                here=s.seat in here,
                look=look,
                resigned=s.resigned,
                wants=s.wants,
            )
            for s, own, look in zip(seats, mine, looks(seats), strict=True)
        ],
        created_at=record.created_at,
        started_at=record.started_at,
        finished_at=record.finished_at,
        result=result(record),
        next=record.next_id,
        revision=record.revision,
        number=number,
        paused=record.paused,
        coached=record.coached,
        waiting_for_me=to_move is not None and not record.paused and mine[to_move] and seats[to_move].bot is None,
        origin=origin(record),
    )


def origin(record: TableRecord) -> schemas.Origin | None:
    """Where a table began that is played on, without the position."""
    one = record.origin
    return schemas.Origin(one["kind"], one["id"], one["number"], one["hidden"]) if one else None


def result(record: TableRecord) -> schemas.Result | None:
    return schemas.Result(**record.result) if record.result else None


async def snapshot(hall: Hall, table: Table, seat: Seat | None, since: int) -> schemas.Snapshot:
    """The table from one seat: its view, its legal moves, and the entries it may see."""
    course = table.under_way
    story = await hall.story(table, since)
    while table.under_way is not course:  # a move was played while the story was read
        course = table.under_way
        story = await hall.story(table, since)
    rules, to_move = course.rules, table.to_move
    may_move = table.record.status == "playing" and not course.paused
    until = table.grace_until(course)
    left = 0 if until is None else until - hall.now()
    return schemas.Snapshot(
        number=course.number,
        since=story.since,
        seat=seat,
        to_move=to_move if isinstance(to_move, int) else None,
        opening=None if story.opening is None else encodable(rules.view(story.opening, seat)),
        view=encodable(rules.view(course.state, seat)),
        legal=[] if seat is None or not may_move else [str(move) for move in rules.legal(course.state, seat)],
        story=[entry(one, seat) for one in story.entries],
        may_take_back=may_move and seat is not None and course.may_take_back(seat),
        secret=_secret(course, table.seats_of(table.seats[seat].person_id)) if seat is not None else False,
        paused=course.paused,
        times=times(hall, table),
        grace_until=until if left > 0 else None,
        grace_left=left if left > 0 else None,
        result=result(table.record),
    )


def decision(view: AnyView, legal: Iterable[AnyMove], names: Sequence[str]) -> schemas.Decision:
    """A decision of the view's seat, with nothing that it could not know."""
    shown = schemas.Snapshot(
        number=0,
        since=0,
        seat=view.seat,
        to_move=view.seat,
        opening=None,
        view=encodable(view),
        legal=[str(move) for move in legal],
        story=[],
        may_take_back=False,
        secret=False,
        paused=False,
        times=None,
        grace_until=None,
        grace_left=None,
        result=None,
    )
    return schemas.Decision(list(names), shown)


def _secret(course: Course, seats: Sequence[Seat]) -> bool:
    """Whether one of these seats of a person may know something that a spectator may not. One seat needs no curtain."""
    if len(seats) < 2:
        return False
    open_to_all = {**plain(course.rules.view(course.state, None)), "seat": None}
    return any({**plain(course.rules.view(course.state, seat)), "seat": None} != open_to_all for seat in seats)


def entry(one: Entry, seat: Seat | None) -> schemas.Entry:
    actor = one.actor if isinstance(one.actor, int) else None
    return schemas.Entry(
        one.number,
        actor,
        one.at,
        [encodable(event) for event in seen_by(one.events, seat)],
        one.bot,
        one.late,
        one.undoes,
        one.note,
    )


def times(hall: Hall, table: Table) -> schemas.Times | None:
    course = table.under_way
    if course.times.clock.kind == "none":
        return None
    now = hall.now()
    to_move = None if course.paused else table.to_move
    left = [course.times.remaining(seat, to_move, now, hall.outages) for seat in range(table.record.players)]
    return schemas.Times(left, to_move if isinstance(to_move, int) else None, now)


def said(line: KeptLine, person_id: str | None) -> schemas.Said:
    return schemas.Said(line.number, line.name, line.text, line.at, line.person_id == person_id)
