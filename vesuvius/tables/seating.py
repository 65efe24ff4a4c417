"""Who sits where: open a table, join, leave, come back, start, play again."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy.exc import IntegrityError

from vesuvius.bots import names
from vesuvius.contract import Json, Seat
from vesuvius.games import game, games, spec
from vesuvius.origin import Hidden, Origin
from vesuvius.store import Clock, Person, Seated, TableRecord
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import (
    ForeignSeat,
    FullTable,
    Invalid,
    NotNow,
    Refusal,
    TooManyTables,
    TooManyWaiting,
    UnknownTable,
)
from vesuvius.tables.resigning import stand_in
from vesuvius.tables.table import Table
from vesuvius.tables.talking import clean_name, clean_title

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""The letters of short codes: no vowels, so that they spell nothing; without digits, none looks like another."""

CODE = 7
"""The letters of a code: 1.28 thousand million, so that nobody finds a table by guessing."""

MAX_WAITING = 3
"""The most public tables of a person that wait for people: the list of all is short."""

MOST_TABLES = 100
"""The most tables that wait or are under way for one person: each of them must learn a new name, for example."""

PIECES = 8
"""The number of pieces that seats may choose from, each with a shape and a colour."""

Kind = Literal["me", "open", "bot"]


@dataclass(frozen=True, slots=True)
class Place:
    """Who may take a seat: me, anybody, or a bot by name. ``name`` is that of somebody else at my screen; ``look`` the
    piece of the seat."""

    kind: Kind
    bot: str | None = None
    name: str | None = None
    look: int | None = None


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table as its host sets it up. One with an ``origin`` begins at that moment, with the options of its game."""

    game: str
    places: Sequence[Place]
    options: Mapping[str, Json] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    public: bool = False
    name: str | None = None
    origin: Origin | None = None
    hidden: Hidden = "kept"


async def open_table(hall: Hall, host: Person, plan: TableSetup) -> Table:
    """Set up a table; the game starts at once if no seat is open."""
    check(plan)
    await _check_number(hall, host)
    waits = any(place.kind == "open" for place in plan.places)
    if plan.public and waits:
        await check_public(hall, host)
    seated = [
        Seated(
            seat,
            host.id if place.kind == "me" else None,
            clean_name(place.name) if place.kind == "me" and place.name else None,
            place.bot if place.kind == "bot" else None,
            place.look,
        )
        for seat, place in enumerate(plan.places)
    ]
    mine = next((seat for seat, place in enumerate(plan.places) if place.kind == "me"), 0)
    while True:
        record = TableRecord(
            id=secrets.token_urlsafe(12),
            code="".join(secrets.choice(LETTERS) for _ in range(CODE)),
            game=plan.game,
            rules=spec(plan.game).version,
            players=len(plan.places),
            options=dict(plan.origin.options if plan.origin else plan.options),
            clock=plan.clock,
            public=plan.public,
            name=clean_title(plan.name) if plan.name else None,
            status="waiting",
            host_id=host.id,
            created_at=hall.now(),
            due_at=hall.now() if all(place.taken for place in seated) else None,
            origin=plan.origin.begin(plan.hidden, mine, hall.rng) if plan.origin else None,
        )
        try:
            await hall.store.tables.add(record, seated)
            break
        except IntegrityError:
            if await hall.store.people.get(host.id) is None:
                raise Invalid("This browser's cookie is no longer known. Choose a name again.") from None
    return await _start_if_full(hall, record.id)


def check(plan: TableSetup) -> None:
    """Raise Invalid, with the game's reason, if the table cannot be set up like that."""
    check_game(plan.game)
    check_options(plan.game, len(plan.places), plan.options)
    if plan.origin is not None:
        check_origin(plan, plan.origin)
    for place in plan.places:
        if place.kind == "bot":
            check_bot(plan.game, place.bot)
    chosen = [place.look for place in plan.places if place.look is not None]
    for look in chosen:
        check_look(plan.game, look)
    if len(set(chosen)) < len(chosen):
        raise Invalid("Two seats cannot have the same piece.")


def check_options(title: str, players: int, options: Mapping[str, Json]) -> None:
    """Raise Invalid, with the game's reason, if it cannot be played like that."""
    try:
        game(title).start(players, **options)
    except (ValueError, TypeError) as error:
        raise Invalid(f"{error}.") from None


def check_origin(plan: TableSetup, origin: Origin) -> None:
    """Raise Invalid if the table is not for the game of its origin."""
    if origin.game != plan.game:
        raise Invalid(f"That is a moment of {origin.game}, not of {plan.game}.")
    if origin.players != len(plan.places):
        raise Invalid(f"That game has {origin.players} seats, not {len(plan.places)}.")
    if plan.options:
        raise Invalid("A game that is played on keeps its options.")


async def check_public(hall: Hall, host: Person) -> None:
    """Refuse a host who has enough public tables that wait for people."""
    if await hall.store.tables.count_waiting(host.id) >= MAX_WAITING:
        raise TooManyWaiting(MAX_WAITING)


def check_look(title: str, look: int) -> None:
    """Refuse a piece that there is not, or that the game deals itself."""
    if spec(title).deals_pieces:
        raise Invalid("This game deals the pieces itself.")
    if not 0 <= look < PIECES:
        raise Invalid(f"There is no piece {look}; there are 0 to {PIECES - 1}.")


def looks(seats: Sequence[Seated]) -> list[int]:
    """The piece of each seat: the one that was chosen, or else that of its number, or else the first that is free."""
    chosen = {seat.look for seat in seats} - {None}
    free = [look for look in range(max(PIECES, len(seats))) if look not in chosen]
    found: list[int] = []
    for seat in seats:
        look = seat.look
        if look is None:
            look = seat.seat if seat.seat in free else free[0]
            free.remove(look)
        found.append(look)
    return found


def check_game(name: str) -> None:
    """Refuse a game that is not on the shelf."""
    if name not in games():
        raise Invalid(f"There is no game {name!r} on the shelf; there are: {', '.join(games())}.")


def check_bot(title: str, name: str | None) -> None:
    if name not in names(title):
        raise Invalid(f"There is no bot {name!r} for {title}; there are: {', '.join(names(title))}.")


async def find(hall: Hall, code: str) -> str:
    """The id of the table with that short code, in upper or lower case, until its game starts."""
    table_id = await hall.store.tables.by_code(code.strip().upper())
    if table_id is None:
        raise UnknownTable
    return table_id


async def join(hall: Hall, table_id: str, person: Person, seat: Seat | None = None, name: str | None = None) -> Table:
    """Take an empty seat: that one, or the first. A person who has a seat and asks for none keeps it. ``name`` is the
    seat's own."""
    while True:
        table = await hall.current(table_id)
        if seat is None and table.seats_of(person.id):
            return await _start_if_full(hall, table_id)
        check_waiting(table)
        if not table.seats_of(person.id):
            await _check_number(hall, person)
        empty = [s.seat for s in table.seats if not s.taken]
        if seat is not None and not 0 <= seat < table.record.players:
            raise Invalid(f"There is no seat {seat} at this table.")
        if not empty or (seat is not None and seat not in empty):
            raise FullTable("The table is full." if not empty else "That seat is taken.")
        if await hall.store.tables.sit(table_id, empty[0] if seat is None else seat, person.id, hall.now(), name):
            return await _start_if_full(hall, table_id)
        await hall.reseated(table_id)


async def leave(hall: Hall, table_id: str, person: Person, seat: Seat | None = None) -> Table:
    """Leave a seat. Before the game it becomes free; during it a bot stands in, and the person may come back."""
    table = await hall.current(table_id)
    for mine in seats_of(table, person, seat):
        if table.record.status == "waiting":
            await hall.store.tables.stand_up(table_id, mine, person.id)
        elif table.record.status == "playing":
            await hall.store.tables.stand_in(table_id, mine, person.id, stand_in(table.record.game), hall.now())
    table = await hall.reseated(table_id)
    if table.record.status == "waiting" and not any(s.person_id for s in table.seats):
        await hall.store.tables.close(table_id)
        table = await hall.reseated(table_id)
    return table


async def come_back(hall: Hall, table_id: str, person: Person, seat: Seat | None = None) -> Table:
    """Take the seat back from the stand-in."""
    table = await hall.current(table_id)
    mine = seats_of(table, person, seat)
    if all(table.seats[one].resigned for one in mine):
        raise NotNow("You have given up this game.")
    for one in mine:
        await hall.store.tables.stand_in(table_id, one, person.id, None, hall.now())
    return await hall.reseated(table_id)


async def put_bot(hall: Hall, table_id: str, person: Person, seat: Seat, bot: str | None) -> Table:
    """Seat a bot in an empty seat, or remove it, before the game; the host only."""
    table = await hall.current(table_id)
    check_host(table, person)
    check_waiting(table)
    if bot is not None:
        check_bot(table.record.game, bot)
    if not await hall.store.tables.put_bot(table_id, seat, bot, hall.now()):
        raise FullTable("That seat is taken.")
    return await _start_if_full(hall, table_id)


async def start(hall: Hall, table_id: str, person: Person, bot: str | None = None) -> Table:
    """Fill the empty seats with bots and start; the host only."""
    table = await hall.current(table_id)
    check_host(table, person)
    check_waiting(table)
    if any(not place.taken for place in table.seats):
        check_bot(table.record.game, bot)
    for place in table.seats:
        if not place.taken:
            await hall.store.tables.put_bot(table_id, place.seat, bot, hall.now())
    return await _start_if_full(hall, table_id)


async def rematch(hall: Hall, table_id: str, person: Person) -> Table:
    """Play the same game again, everybody one seat on. The first to ask opens the table; the others join it."""
    table = await hall.current(table_id)
    record = table.record
    if not table.seats_of(person.id):
        raise ForeignSeat("Only those who played can ask for a rematch.")
    if record.status != "over":
        raise NotNow("The game is not over yet.")
    if record.next_id is not None:
        return await _join_again(hall, table, record.next_id, person)
    pieces = looks(table.seats) if not spec(record.game).deals_pieces else [None] * record.players
    places = [_again(place, person, pieces[place.seat]) for place in (*table.seats[1:], table.seats[0])]
    plan = TableSetup(record.game, places, record.options, record.clock, record.public, record.name)
    following = await open_table(hall, person, plan)
    agreed = await hall.store.tables.follow(table_id, following.id)
    await hall.reseated(table_id)
    if agreed == following.id:
        return following
    await leave(hall, following.id, person)
    return await _join_again(hall, table, agreed, person)


async def _join_again(hall: Hall, former: Table, table_id: str, person: Person) -> Table:
    """Take the seats of a rematch that come after the person's former ones, or the first that is free."""
    table = await hall.current(table_id)
    for seat in former.seats_of(person.id):
        following = (seat - 1) % former.record.players
        if table.record.status == "waiting" and not table.seats[following].taken:
            name = former.seats[seat].name
            table = await join(hall, table_id, person, following, None if name == person.name else name)
    return table if table.seats_of(person.id) else await join(hall, table_id, person)


def _again(place: Seated, person: Person, look: int | None) -> Place:
    if place.person_id == person.id:
        return Place("me", name=None if place.name == person.name else place.name, look=look)
    return Place("open", look=look) if place.person_id is not None else Place("bot", place.bot, look=look)


async def _start_if_full(hall: Hall, table_id: str) -> Table:
    table = await hall.reseated(table_id)
    if table.full:
        await hall.begin(table)
    return table


def seats_of(table: Table, person: Person, seat: Seat | None) -> list[Seat]:
    """The seats of a person, or that one; ForeignSeat if it is not theirs."""
    mine = table.seats_of(person.id)
    if not mine or (seat is not None and seat not in mine):
        raise ForeignSeat("You do not sit there.")
    return mine if seat is None else [seat]


def hosts(record: TableRecord, seats: Sequence[Seated], person_id: str | None) -> bool:
    """Whether a person decides about a table: its host does and, once the host has left, anybody who has a seat."""
    people = {seat.person_id for seat in seats}
    return person_id == record.host_id or (
        person_id is not None and person_id in people and record.host_id not in people
    )


def check_host(table: Table, person: Person) -> None:
    """Refuse a person who does not decide about the table."""
    if not hosts(table.record, table.seats, person.id):
        raise ForeignSeat("Only the host can do that.")


async def _check_number(hall: Hall, person: Person) -> None:
    if await hall.store.tables.live_of_person(person.id) >= MOST_TABLES:
        raise TooManyTables(MOST_TABLES)


def check_waiting(table: Table) -> None:
    """Refuse what can be done only before the game."""
    refusal: Refusal | None = {
        "playing": FullTable("The game has started. You can watch it."),
        "over": NotNow("The game is over. You can look at it again."),
        "closed": NotNow("The table has been closed: everybody left."),
    }.get(table.record.status)
    if refusal is not None:
        raise refusal
