"""Who sits where: open a table, join, leave, come back, start, play again."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy.exc import IntegrityError

from vesuvius.bots import bots
from vesuvius.contract import Json, Seat
from vesuvius.games import SHELF, game
from vesuvius.store import Clock, Person, Seated, TableRecord, Unavailable
from vesuvius.tables.attending import stand_in
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Closed, ForeignSeat, FullTable, Invalid, NotNow, Refusal, UnknownTable
from vesuvius.tables.table import Table

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Short codes have no vowels, so they spell nothing, and no letters that are taken for digits."""

Kind = Literal["me", "open", "bot"]


@dataclass(frozen=True, slots=True)
class Place:
    """What a seat is set up for: me, anybody, or a bot by name."""

    kind: Kind
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """A table as its host wants it."""

    game: str
    places: Sequence[Place]
    options: Mapping[str, Json] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    public: bool = False


async def open_table(hall: Hall, host: Person, plan: Plan) -> Table:
    """Set up a table; it starts at once if nobody is waited for."""
    check(plan)
    seated = [
        Seated(seat, host.id if place.kind == "me" else None, None, place.bot if place.kind == "bot" else None)
        for seat, place in enumerate(plan.places)
    ]
    while True:
        record = TableRecord(
            id=secrets.token_urlsafe(12),
            code="".join(secrets.choice(LETTERS) for _ in range(5)),
            game=plan.game,
            players=len(plan.places),
            options=dict(plan.options),
            clock=plan.clock,
            public=plan.public,
            status="waiting",
            host_id=host.id,
            created_at=hall.now(),
            due_at=hall.now() if all(place.taken for place in seated) else None,
        )
        try:
            await hall.store.tables.add(record, seated)
            break
        except IntegrityError:
            if await hall.store.people.get(host.id) is None:
                raise Invalid("Nobody is known by that cookie any more: choose a name again.") from None
        except Unavailable:
            raise Closed from None
    return await _start_if_full(hall, record.id)


def check(plan: Plan) -> None:
    """Invalid, with the game's own words, if it cannot be set up like that."""
    if plan.game not in SHELF:
        raise Invalid(f"There is no game {plan.game!r} on the shelf; there are: {', '.join(SHELF)}.")
    try:
        game(plan.game).start(len(plan.places), **plan.options)
    except (ValueError, TypeError) as error:
        raise Invalid(f"{error}.") from None
    for place in plan.places:
        if place.kind == "bot":
            check_bot(plan.game, place.bot)


def check_bot(title: str, name: str | None) -> None:
    if name not in bots(title):
        raise Invalid(f"There is no bot {name!r} for {title}; there are: {', '.join(bots(title))}.")


async def find(hall: Hall, code: str) -> str:
    """The table with that short code, however it is typed."""
    try:
        table_id = await hall.store.tables.by_code(code.strip().upper())
    except Unavailable:
        raise Closed from None
    if table_id is None:
        raise UnknownTable
    return table_id


async def join(hall: Hall, table_id: str, person: Person, seat: Seat | None = None) -> Table:
    """Take an empty seat, the named one or the first. Without naming one, whoever sits already just stays."""
    while True:
        table = await hall.level(table_id)
        if seat is None and table.seats_of(person.id):
            return await _start_if_full(hall, table_id)
        _check_waiting(table)
        empty = [s.seat for s in table.seats if not s.taken]
        if seat is not None and not 0 <= seat < table.record.players:
            raise Invalid(f"There is no seat {seat} at this table.")
        if not empty or (seat is not None and seat not in empty):
            raise FullTable("The table is full." if not empty else "That seat is taken.")
        if await hall.store.tables.sit(table_id, empty[0] if seat is None else seat, person.id, hall.now()):
            return await _start_if_full(hall, table_id)
        await hall.changed(table_id)


async def leave(hall: Hall, table_id: str, person: Person, seat: Seat | None = None) -> Table:
    """Before the game a seat becomes free; during it a bot sits in, and the person may come back."""
    table = await hall.level(table_id)
    for mine in _mine(table, person, seat):
        if table.record.status == "waiting":
            await hall.store.tables.stand_up(table_id, mine, person.id)
        elif table.record.status == "playing":
            await hall.store.tables.stand_in(table_id, mine, person.id, stand_in(table.record.game), hall.now())
    table = await hall.changed(table_id)
    if table.record.status == "waiting" and not any(s.person_id for s in table.seats):
        await hall.store.tables.close(table_id)
        table = await hall.changed(table_id)
    return table


async def come_back(hall: Hall, table_id: str, person: Person, seat: Seat | None = None) -> Table:
    """Take one's seat back from the bot."""
    table = await hall.level(table_id)
    for mine in _mine(table, person, seat):
        await hall.store.tables.stand_in(table_id, mine, person.id, None, hall.now())
    return await hall.changed(table_id)


async def put_bot(hall: Hall, table_id: str, person: Person, seat: Seat, bot: str | None) -> Table:
    """The host seats a bot in an empty seat, or sends it away, before the game."""
    table = await hall.level(table_id)
    _check_host(table, person)
    _check_waiting(table)
    if bot is not None:
        check_bot(table.record.game, bot)
    if not await hall.store.tables.put_bot(table_id, seat, bot, hall.now()):
        raise FullTable("Somebody sits there.")
    return await _start_if_full(hall, table_id)


async def start(hall: Hall, table_id: str, person: Person, bot: str | None = None) -> Table:
    """The host fills the empty seats with bots and starts."""
    table = await hall.level(table_id)
    _check_host(table, person)
    _check_waiting(table)
    if any(not place.taken for place in table.seats):
        check_bot(table.record.game, bot)
    for place in table.seats:
        if not place.taken:
            await hall.store.tables.put_bot(table_id, place.seat, bot, hall.now())
    return await _start_if_full(hall, table_id)


async def rematch(hall: Hall, table_id: str, person: Person) -> Table:
    """The same game again, everybody one seat further. Whoever asks first opens the table, the others join it."""
    table = await hall.level(table_id)
    record = table.record
    if not table.seats_of(person.id):
        raise ForeignSeat("Only those who played can ask for a rematch.")
    if record.status != "over":
        raise NotNow("The game is not over yet.")
    if record.next_id is not None:
        return await join(hall, record.next_id, person)
    order = [*table.seats[1:], table.seats[0]]
    places = [_again(place, person) for place in order]
    plan = Plan(record.game, places, record.options, record.clock, record.public)
    following = await open_table(hall, person, plan)
    agreed = await hall.store.tables.follow(table_id, following.id)
    await hall.changed(table_id)
    if agreed == following.id:
        return following
    await leave(hall, following.id, person)
    return await join(hall, agreed, person)


def _again(place: Seated, person: Person) -> Place:
    if place.person_id == person.id:
        return Place("me")
    return Place("open") if place.person_id is not None else Place("bot", place.bot)


async def _start_if_full(hall: Hall, table_id: str) -> Table:
    table = await hall.changed(table_id)
    if table.full:
        await hall.begin(table)
    return table


def _mine(table: Table, person: Person, seat: Seat | None) -> list[Seat]:
    mine = table.seats_of(person.id)
    if not mine or (seat is not None and seat not in mine):
        raise ForeignSeat("You do not sit there.")
    return mine if seat is None else [seat]


def _check_host(table: Table, person: Person) -> None:
    """Whoever opened the table decides; if they have left, anybody who sits at it."""
    host = table.record.host_id
    if person.id != host and (table.seats_of(host) or not table.seats_of(person.id)):
        raise ForeignSeat("Only whoever opened the table can do that.")


def _check_waiting(table: Table) -> None:
    refusal: Refusal | None = {
        "playing": FullTable("The game has started. You can watch it."),
        "over": NotNow("The game is over. You can look at it again."),
        "closed": NotNow("The table has been closed: everybody left."),
    }.get(table.record.status)
    if refusal is not None:
        raise refusal
