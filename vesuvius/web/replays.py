"""A finished game, told again step by step: it is over, so nothing in it is hidden, not even the hands."""

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from vesuvius import journal
from vesuvius.contract import Actor, AnyGame, Json, View
from vesuvius.games import game
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import moves_of
from vesuvius.tables.refusals import Invalid
from vesuvius.web.limits import Limits
from vesuvius.web.schemas import Brought, Replay, ReplayStep, Result
from vesuvius.web.security import address


@post("/api/replay", summary="A journal, played again step by step", status_code=200, request_max_body_size=400_000)
async def replay(request: Request[Any, Any, Any], data: JSONBody[Brought], limits: Given[Limits]) -> Replay:
    await limits.take("replay", address(request))
    return await asyncio.to_thread(brought, data.journal)


@get("/api/tables/{table_id:str}/replay", summary="A finished game, step by step, with all hands open")
async def replay_of_table(
    request: Request[Any, Any, Any], table_id: FromPath[str], hall: Given[Hall], limits: Given[Limits]
) -> Replay:
    await limits.take("replay", address(request))
    table = await hall.level(table_id)
    moves: list[tuple[int, Actor, Any]] = [(row.number, row.actor, row.move) for row in await moves_of(hall, table)]
    names = list(table.rules.names(table.under_way.state))
    return await asyncio.to_thread(retold, table.record.game, names, dict(table.record.options), moves)


def brought(text: str) -> Replay:
    """The replay of a journal; Invalid names the line that is wrong."""
    try:
        told = journal.read(text)
    except journal.Malformed as error:
        raise Invalid(f"That is no journal of a game, {error}") from None
    moves: list[tuple[int, Actor, Any]] = [(n, seat, move) for n, (seat, move) in enumerate(told.moves, start=1)]
    return retold(told.game, list(told.players), dict(told.options), moves)


def retold(name: str, names: list[str], options: dict[str, Json], moves: Iterable[tuple[int, Actor, Any]]) -> Replay:
    """Numbered moves, played again."""
    rules = game(name)
    state = rules.start(len(names), **options)
    steps: list[ReplayStep] = []
    for number, actor, move in moves:
        step = rules.play(state, actor, move)
        state, view = step.state, rules.view(step.state, None)
        seat = actor if isinstance(actor, int) else None
        steps.append(ReplayStep(number, seat, str(move), list(step.events), view, hands(rules, state, view)))
    outcome = rules.outcome(state)
    result = Result(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None
    return Replay(name, names, options, result, steps)


def hands(rules: AnyGame, state: Any, seen: View) -> list[list[Json]] | None:
    """What each seat holds; None in a game without hands."""
    return [rules.view(state, seat)["hand"] for seat in range(seen["players"])] if "hand" in seen else None
