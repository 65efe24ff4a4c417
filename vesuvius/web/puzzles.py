"""Puzzles over HTTP. The answer is judged here and sent only after it was given."""

import asyncio
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody, QueryParameter

from vesuvius import puzzles as shelf
from vesuvius.games import game, games
from vesuvius.reasons import reasons
from vesuvius.store import Answered, Person, Unavailable
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Invalid
from vesuvius.web import cards, schemas
from vesuvius.web.limits import Limits, Sender

WantedGame = Annotated[str | None, QueryParameter(max_length=40, pattern=schemas.PRINTABLE, description="of this game")]
WantedTheme = Annotated[
    str | None, QueryParameter(max_length=40, pattern=schemas.PRINTABLE, description="with this theme")
]
WantedLevel = Annotated[int | None, QueryParameter(ge=1, le=3, description="of this difficulty")]


@get("/api/puzzles", summary="All puzzles, or those of a game, a theme or a difficulty", sync_to_thread=True)
def puzzles(
    game: WantedGame = None, theme: WantedTheme = None, difficulty: WantedLevel = None
) -> list[schemas.PuzzleCard]:
    return [
        _card(one)
        for name in games()
        if game in (None, name)
        for one in shelf.puzzles(name)
        if theme is None or theme in one.themes
        if difficulty in (None, one.difficulty)
    ]


@get("/api/puzzles/today", summary="The puzzle of the day; null if there are none", sync_to_thread=True)
def today() -> schemas.DailyPuzzle | None:
    day = _today()
    found = shelf.daily(day.toordinal())
    return None if found is None else schemas.DailyPuzzle(day.isoformat(), _card(found))


@get("/api/puzzles/{name:str}/{key:str}", summary="A puzzle, as its seat sees it", sync_to_thread=True)
def puzzle(name: FromPath[str], key: FromPath[str]) -> schemas.Puzzle:
    found = _found(name, key)
    names = game(name).names(found.state)
    return schemas.Puzzle(_card(found), cards.decision(found.view, found.legal, names))


@post("/api/puzzles/{name:str}/{key:str}", summary="Answer a puzzle", status_code=200)
async def answer(
    name: FromPath[str],
    key: FromPath[str],
    data: JSONBody[schemas.Try],
    known: Given[Person | None],
    hall: Given[Hall],
    sender: Given[Sender],
    limits: Given[Limits],
) -> schemas.Solution:
    await limits.take("puzzle", sender)
    found = _found(name, key)
    solution = await asyncio.to_thread(_judged, found, data.move)
    if known is not None:
        today = _today()
        day = today.isoformat() if found == shelf.daily(today.toordinal()) else ""
        with suppress(Unavailable):  # the answer is judged all the same
            await hall.store.answers.add(known.id, Answered(name, key, solution.right, day), hall.now())
    return solution


@get("/api/me/puzzles", summary="The puzzles that I have answered, and my streak")
async def solved(known: Given[Person | None], hall: Given[Hall]) -> schemas.Solved:
    given = [] if known is None else await hall.store.answers.of(known.id)
    first = {(one.game, one.puzzle): one.right for one in reversed(given)}
    days = {date.fromisoformat(one.day).toordinal(): one.right for one in given if one.day}
    today = _today().toordinal()
    answered = [schemas.SolvedPuzzle(name, key, right) for (name, key), right in first.items()]
    return schemas.Solved(answered, days.get(today), shelf.streak(days, today))


def _today() -> date:
    return datetime.now(UTC).date()


def _judged(found: shelf.Puzzle, text: str) -> schemas.Solution:
    moves = {str(move): move for move in found.legal}
    if text not in moves:
        raise Invalid("That move is not legal here.")
    right = text in found.best
    worse = moves[found.mistake if right else text]
    return schemas.Solution(
        right=right,
        best=list(found.best),
        lead=found.lead,
        mistake=found.mistake,
        found=list(found.found),
        reasons=[one.as_json() for one in reasons(found.view, moves[found.best[0]], worse)],
    )


def _card(one: shelf.Puzzle) -> schemas.PuzzleCard:
    return schemas.PuzzleCard(one.game, one.id, one.position["players"], list(one.themes), one.difficulty)


def _found(name: str, key: str) -> shelf.Puzzle:
    found = shelf.puzzle(name, key) if name in games() else None
    if found is None:
        raise Invalid("There is no such puzzle.")
    return found
