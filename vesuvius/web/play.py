"""Moves, snapshots and chat over HTTP, for clients without a socket."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from vesuvius.store import Person
from vesuvius.tables import talking
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import journal_of
from vesuvius.web import cards
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.moving import play_for
from vesuvius.web.schemas import Play, Played, Said, Say, Snapshot, TakeBack

ViewingSeat = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="one of my seats; without it, as a spectator")
]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the last move that is known")]


@get("/api/tables/{table_id:str}/snapshot", summary="The table from one of my seats, or as a spectator")
async def snapshot(
    table_id: FromPath[str],
    hall: Given[Hall],
    person_id: Given[str | None],
    sender: Given[Sender],
    limits: Given[Limits],
    seat: ViewingSeat = None,
    since: Since = 0,
) -> Snapshot:
    await limits.take("look", sender)
    async with limits.turn(sender):
        table = await hall.current(table_id)
        if seat is not None:
            table.check_owner(seat, person_id)
        return await cards.snapshot(hall, table, seat, since)


@post("/api/tables/{table_id:str}/moves", summary="Play a move", status_code=200)
async def play(
    table_id: FromPath[str],
    data: JSONBody[Play],
    hall: Given[Hall],
    person_id: Given[str | None],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Played:
    return Played(await play_for(hall, limits, table_id, data, person_id, sender), data.key)


@post("/api/tables/{table_id:str}/takeback", summary="Take back my last move", status_code=200)
async def take_back(
    table_id: FromPath[str],
    data: JSONBody[TakeBack],
    hall: Given[Hall],
    person_id: Given[str | None],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Played:
    return Played(await play_for(hall, limits, table_id, data, person_id, sender), data.key)


@get("/api/tables/{table_id:str}/chat", summary="The chat")
async def chat(
    table_id: FromPath[str], hall: Given[Hall], person_id: Given[str | None], since: Since = 0
) -> list[Said]:
    table = await hall.table(table_id)
    return [cards.said(line, person_id) for line in await hall.store.chat.since(table.id, since)]


@post("/api/tables/{table_id:str}/chat", summary="Write a line of chat")
async def say(
    table_id: FromPath[str],
    data: JSONBody[Say],
    hall: Given[Hall],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Said:
    await limits.take("chat", sender)
    return cards.said(await talking.say(hall, table_id, person, data.text), person.id)


@get("/api/tables/{table_id:str}/journal", summary="The journal of a finished game", media_type=MediaType.TEXT)
async def journal(table_id: FromPath[str], hall: Given[Hall]) -> Response[str]:
    table = await hall.current(table_id)
    text = await journal_of(hall, table)
    named = f'attachment; filename="{table.record.game}-{table.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": named})
