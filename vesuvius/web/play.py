"""Move, look, talk over HTTP: what the socket does, for those who have none."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from vesuvius.contract import Seat
from vesuvius.store import Person
from vesuvius.tables import talking
from vesuvius.tables.foresight import foreseen
from vesuvius.tables.hall import By, Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import Nameless
from vesuvius.web import cards
from vesuvius.web.limits import Limits
from vesuvius.web.schemas import Foreseen, Play, Played, Said, Say, Snapshot, TakeBack

Watched = Annotated[int | None, QueryParameter(ge=0, le=15, description="one of my seats; none: as a spectator")]
Own = Annotated[int, QueryParameter(ge=0, le=15, description="one of my seats")]
Entry = Annotated[str, QueryParameter(max_length=400, description="a legal move, in notation")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number up to which the story is known")]


@get("/api/tables/{table_id:str}/stands", summary="Where the table stands, from one of my seats")
async def stands(
    table_id: FromPath[str], hall: Given[Hall], person_id: Given[str | None], seat: Watched = None, since: Since = 0
) -> Snapshot:
    table = await hall.level(table_id)
    if seat is not None:
        table.check_owner(seat, person_id)
    return await cards.stands(hall, table, seat, since)


@post("/api/tables/{table_id:str}/moves", summary="Play a move", status_code=200)
async def play(
    table_id: FromPath[str],
    data: JSONBody[Play],
    hall: Given[Hall],
    person_id: Given[str | None],
    limits: Given[Limits],
) -> Played:
    return Played(await make(hall, limits, table_id, data, person_id), data.key)


@post("/api/tables/{table_id:str}/takeback", summary="Take back my last move", status_code=200)
async def take_back(
    table_id: FromPath[str],
    data: JSONBody[TakeBack],
    hall: Given[Hall],
    person_id: Given[str | None],
    limits: Given[Limits],
) -> Played:
    return Played(await make(hall, limits, table_id, data, person_id), data.key)


@get("/api/tables/{table_id:str}/foresee", summary="What a move of mine would bring, as far as I may know")
async def foresee(
    table_id: FromPath[str], seat: Own, move: Entry, hall: Given[Hall], person_id: Given[str | None]
) -> Foreseen:
    table = await hall.table(table_id)
    table.check_owner(seat, person_id)
    return Foreseen(foreseen(table.under_way, seat, move))


async def make(hall: Hall, limits: Limits, table_id: str, data: Play | TakeBack, person_id: str | None) -> int:
    """A person's move, by HTTP or socket, through the one door."""
    if person_id is None:
        raise Nameless
    await limits.take("move", person_id)
    by, seat = By(person_id), Seat(data.seat)
    if isinstance(data, Play):
        return await hall.play(table_id, seat, data.move, seen=data.seen, by=by, key=data.key)
    return await hall.take_back(table_id, seat, seen=data.seen, by=by, key=data.key)


@get("/api/tables/{table_id:str}/chat", summary="What was said")
async def chat(
    table_id: FromPath[str], hall: Given[Hall], person_id: Given[str | None], since: Since = 0
) -> list[Said]:
    table = await hall.table(table_id)
    return [cards.said(line, person_id) for line in await hall.store.chat.since(table.id, since)]


@post("/api/tables/{table_id:str}/chat", summary="Say something")
async def say(
    table_id: FromPath[str], data: JSONBody[Say], hall: Given[Hall], person: Given[Person], limits: Given[Limits]
) -> Said:
    await limits.take("chat", person.id)
    return cards.said(await talking.say(hall, table_id, person, data.text), person.id)


@get("/api/tables/{table_id:str}/journal", summary="The whole game as text, when it is over", media_type=MediaType.TEXT)
async def journal(table_id: FromPath[str], hall: Given[Hall]) -> Response[str]:
    table = await hall.level(table_id)
    text = await journal_of(hall, table)
    named = f'attachment; filename="{table.record.game}-{table.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": named})
