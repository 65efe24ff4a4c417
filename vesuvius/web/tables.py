"""Open, join, leave and look at tables over HTTP."""

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from vesuvius.store import Person
from vesuvius.tables import seating
from vesuvius.tables.hall import Hall
from vesuvius.tables.table import Table
from vesuvius.web.cards import clock_of, table_card
from vesuvius.web.limits import Limits
from vesuvius.web.rooms import Rooms
from vesuvius.web.schemas import Fill, Found, Join, Leave, OpenTable, PutBot, TableCard
from vesuvius.web.security import address

LISTED = 50
"""How many tables a list holds."""


@post("/api/tables", summary="Open a table; it starts at once if no seat is open")
async def open_table(
    data: JSONBody[OpenTable], hall: Given[Hall], person: Given[Person], limits: Given[Limits]
) -> TableCard:
    await limits.take("open", person.id)
    places = [seating.Place(place.kind, place.bot) for place in data.seats]
    plan = seating.Plan(data.game, places, data.options, clock_of(data.clock, data.grace), data.public)
    return _card(await seating.open_table(hall, person, plan), person.id)


@get("/api/tables", summary="Public tables that wait for players")
async def waiting(hall: Given[Hall], person_id: Given[str | None]) -> list[TableCard]:
    return [table_card(*found, person_id) for found in await hall.store.tables.waiting(LISTED)]


@get("/api/tables/mine", summary="My tables, those waiting for me first")
async def mine(hall: Given[Hall], person: Given[Person]) -> list[TableCard]:
    cards: list[TableCard] = []
    for record, seats in await hall.store.tables.of_person(person.id, LISTED):
        table = await hall.table(record.id, revision=record.revision) if record.status == "playing" else None
        cards.append(table_card(record, seats, person.id, table))
    return sorted(cards, key=lambda card: not card.waiting_for_me)


@get("/api/codes/{code:str}", summary="The table behind a short code")
async def find(request: Request[Any, Any, Any], code: FromPath[str], hall: Given[Hall], limits: Given[Limits]) -> Found:
    await limits.take("code", address(request))
    return Found(await seating.find(hall, code))


@get("/api/tables/{table_id:str}", summary="A table, without its board")
async def look(
    table_id: FromPath[str], hall: Given[Hall], rooms: Given[Rooms], person_id: Given[str | None]
) -> TableCard:
    table = await hall.level(table_id)
    return table_card(table.record, table.seats, person_id, table, rooms.here(table))


@post("/api/tables/{table_id:str}/join", summary="Take an empty seat", status_code=200)
async def join(table_id: FromPath[str], data: JSONBody[Join], hall: Given[Hall], person: Given[Person]) -> TableCard:
    return _card(await seating.join(hall, table_id, person, data.seat), person.id)


@post(
    "/api/tables/{table_id:str}/leave", summary="Leave: a free seat before the game, a bot during it", status_code=200
)
async def leave(table_id: FromPath[str], data: JSONBody[Leave], hall: Given[Hall], person: Given[Person]) -> TableCard:
    return _card(await seating.leave(hall, table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/return", summary="Take one's seat back from the bot", status_code=200)
async def come_back(
    table_id: FromPath[str], data: JSONBody[Leave], hall: Given[Hall], person: Given[Person]
) -> TableCard:
    return _card(await seating.come_back(hall, table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/bot", summary="Seat a bot, or send it away, before the game", status_code=200)
async def put_bot(
    table_id: FromPath[str], data: JSONBody[PutBot], hall: Given[Hall], person: Given[Person]
) -> TableCard:
    return _card(await seating.put_bot(hall, table_id, person, data.seat, data.bot), person.id)


@post("/api/tables/{table_id:str}/start", summary="Fill the empty seats with bots and start", status_code=200)
async def start(table_id: FromPath[str], data: JSONBody[Fill], hall: Given[Hall], person: Given[Person]) -> TableCard:
    return _card(await seating.start(hall, table_id, person, data.bot), person.id)


@post("/api/tables/{table_id:str}/rematch", summary="The same again, everybody one seat further", status_code=200)
async def rematch(
    table_id: FromPath[str], hall: Given[Hall], person: Given[Person], limits: Given[Limits]
) -> TableCard:
    await limits.take("open", person.id)
    return _card(await seating.rematch(hall, table_id, person), person.id)


def _card(table: Table, person_id: str) -> TableCard:
    return table_card(table.record, table.seats, person_id, table)
