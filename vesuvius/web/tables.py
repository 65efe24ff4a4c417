"""Open, join, leave and list tables over HTTP."""

from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Literal

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from vesuvius.origin import Origin
from vesuvius.store import Listing, Person, Wanted
from vesuvius.tables import agreeing, origins, seating
from vesuvius.tables import waiting as before
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Refusal, UnknownTable
from vesuvius.tables.table import Table
from vesuvius.web.cards import clock_of, table_card
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.rooms import Rooms
from vesuvius.web.schemas import (
    PRINTABLE,
    Agree,
    ChangeTable,
    Describe,
    Fill,
    Found,
    FromJournal,
    FromLesson,
    FromPuzzle,
    FromTable,
    Join,
    Leave,
    OpenTable,
    PutBot,
    TableCard,
)

LISTED = 50
"""The most tables in a list."""

WantedGame = Annotated[str | None, QueryParameter(max_length=40, pattern=PRINTABLE, description="of this game")]
WantedPlayers = Annotated[int | None, QueryParameter(ge=1, le=16, description="for that number of players")]
WantedClock = Annotated[Literal["none", "live", "slow"] | None, QueryParameter(description="with this kind of clock")]
WantedFree = Annotated[int | None, QueryParameter(ge=1, le=16, description="with at least that many free seats")]


@post("/api/tables", summary="Open a table; it starts at once if no seat is open", request_max_body_size=400_000)
async def open_table(
    data: JSONBody[OpenTable], hall: Given[Hall], person: Given[Person], sender: Given[Sender], limits: Given[Limits]
) -> TableCard:
    await limits.take("open", sender)
    await limits.take("bot", sender, sum(place.kind == "bot" for place in data.seats))
    places = [seating.Place(place.kind, place.bot, place.name, place.look) for place in data.seats]
    plan = seating.TableSetup(data.game, places, data.options, clock_of(data.clock, data.grace), data.public, data.name)
    if data.origin is not None:
        await limits.take("replay", sender)
        plan = replace(plan, origin=await _origin(hall, data.origin), hidden=data.origin.hidden)
    return _card(await seating.open_table(hall, person, plan), person.id)


async def _origin(hall: Hall, given: FromTable | FromJournal | FromPuzzle | FromLesson) -> Origin:
    """The moment at which a table shall begin."""
    if isinstance(given, FromTable):
        return await origins.in_table(hall, given.id, given.number)
    if isinstance(given, FromPuzzle):
        return origins.in_puzzle(given.game, given.id)
    if isinstance(given, FromLesson):
        return await origins.in_lesson(given.game, given.id, given.moves)
    return await origins.in_journal(given.journal, given.number)


@get("/api/tables", summary="Public tables with open seats")
async def waiting(
    hall: Given[Hall],
    person_id: Given[str | None],
    game: WantedGame = None,
    players: WantedPlayers = None,
    clock: WantedClock = None,
    free: WantedFree = None,
) -> list[TableCard]:
    wanted = Wanted(game, players, clock, free)
    return [_listed(listing, person_id) for listing in await hall.store.tables.waiting(LISTED, wanted)]


@get("/api/tables/mine", summary="My tables, those where I am to move first")
async def mine(hall: Given[Hall], person: Given[Person]) -> list[TableCard]:
    listings = await hall.store.tables.of_person(person.id, LISTED)
    unknown = [one.record.id for one in listings if one.record.status == "playing" and one.record.to_move is None]
    if unknown:  # stored by a version that did not store whose turn it is
        for table_id in unknown:
            with suppress(Refusal):  # a game that cannot be replayed is closed, and no longer listed
                await hall.table(table_id)
        listings = await hall.store.tables.of_person(person.id, LISTED)
    return [_listed(listing, person.id) for listing in listings]


@get("/api/codes/{code:str}", summary="The table behind a short code")
async def find(code: FromPath[str], hall: Given[Hall], sender: Given[Sender], limits: Given[Limits]) -> Found:
    await limits.take("code", sender)
    try:
        return Found(await seating.find(hall, code))
    except UnknownTable:
        await limits.wrong_code()
        raise


@get("/api/tables/{table_id:str}", summary="A table, without its view")
async def look(
    table_id: FromPath[str], hall: Given[Hall], rooms: Given[Rooms], person_id: Given[str | None]
) -> TableCard:
    table = await hall.current(table_id)
    return table_card(table.record, table.seats, person_id, table.number, rooms.here(table))


@post("/api/tables/{table_id:str}/join", summary="Take an empty seat", status_code=200)
async def join(table_id: FromPath[str], data: JSONBody[Join], hall: Given[Hall], person: Given[Person]) -> TableCard:
    return _card(await seating.join(hall, table_id, person, data.seat), person.id)


@post(
    "/api/tables/{table_id:str}/leave",
    summary="Leave: the seat becomes free before the game, a bot's during it",
    status_code=200,
)
async def leave(table_id: FromPath[str], data: JSONBody[Leave], hall: Given[Hall], person: Given[Person]) -> TableCard:
    return _card(await seating.leave(hall, table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/resign", summary="Give up my seat for good", status_code=200)
async def resign(
    table_id: FromPath[str],
    data: JSONBody[Leave],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> TableCard:
    await limits.take("vote", sender)
    return _card(await agreeing.resign(hall, table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/agree", summary="Ask for a pause or an end, or agree to it", status_code=200)
async def agree(
    table_id: FromPath[str],
    data: JSONBody[Agree],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> TableCard:
    await limits.take("vote", sender)
    return _card(await agreeing.agree(hall, table_id, person, data.to), person.id)


@post("/api/tables/{table_id:str}/resume", summary="Go on after a pause", status_code=200)
async def resume(
    table_id: FromPath[str], hall: Given[Hall], person: Given[Person], sender: Given[Sender], limits: Given[Limits]
) -> TableCard:
    await limits.take("vote", sender)
    return _card(await agreeing.resume(hall, table_id, person), person.id)


@post("/api/tables/{table_id:str}/return", summary="Take my seat back from the bot", status_code=200)
async def come_back(
    table_id: FromPath[str], data: JSONBody[Leave], hall: Given[Hall], person: Given[Person]
) -> TableCard:
    return _card(await seating.come_back(hall, table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/change", summary="Change a table of mine that waits", status_code=200)
async def change(
    table_id: FromPath[str],
    data: JSONBody[ChangeTable],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> TableCard:
    await limits.take("setup", sender)
    terms = before.Terms(data.name, data.options, clock_of(data.clock, data.grace), data.public)
    return _card(await before.change(hall, table_id, person, terms), person.id)


@post("/api/tables/{table_id:str}/seat", summary="Choose the name and the piece of my seat", status_code=200)
async def describe(
    table_id: FromPath[str],
    data: JSONBody[Describe],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> TableCard:
    await limits.take("setup", sender)
    return _card(await before.describe(hall, table_id, person, data.seat, data.name, data.look), person.id)


@post("/api/tables/{table_id:str}/bot", summary="Seat or remove a bot before the game", status_code=200)
async def put_bot(
    table_id: FromPath[str],
    data: JSONBody[PutBot],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> TableCard:
    await limits.take("bot", sender, data.bot is not None)
    return _card(await seating.put_bot(hall, table_id, person, data.seat, data.bot), person.id)


@post("/api/tables/{table_id:str}/start", summary="Fill the empty seats with bots and start", status_code=200)
async def start(
    table_id: FromPath[str],
    data: JSONBody[Fill],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> TableCard:
    await limits.take("bot", sender)
    return _card(await seating.start(hall, table_id, person, data.bot), person.id)


@post("/api/tables/{table_id:str}/rematch", summary="Play again, everybody one seat on", status_code=200)
async def rematch(
    table_id: FromPath[str], hall: Given[Hall], person: Given[Person], sender: Given[Sender], limits: Given[Limits]
) -> TableCard:
    await limits.take("open", sender)
    return _card(await seating.rematch(hall, table_id, person), person.id)


def _card(table: Table, person_id: str) -> TableCard:
    return table_card(table.record, table.seats, person_id, table.number)


def _listed(listing: Listing, person_id: str | None) -> TableCard:
    return table_card(listing.record, listing.seats, person_id, listing.number)
