"""Replays of finished games. Nothing in them is hidden, not even the hands."""

import asyncio
from collections.abc import Sequence

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from vesuvius import contract, journal
from vesuvius.contract import Actor, AnyGame, AnyMove, AnyState, Json
from vesuvius.jsonable import plain
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import moves_of
from vesuvius.tables.refusals import Invalid
from vesuvius.web.cards import table_card
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.schemas import Brought, Replay, Replays, ReplayStep, Result

MOST = 100
"""The most games in each list."""


@post("/api/replay", summary="Replay a journal move by move", status_code=200, request_max_body_size=400_000)
async def replay(data: JSONBody[Brought], sender: Given[Sender], limits: Given[Limits]) -> Replay:
    await limits.take("replay", sender)
    return await asyncio.to_thread(brought, data.journal)


@get("/api/replays", summary="Finished games: mine, and those of public tables")
async def replays(hall: Given[Hall], person_id: Given[str | None]) -> Replays:
    mine = [] if person_id is None else await hall.store.tables.over(person_id, MOST)
    shared = await hall.store.tables.over_in_public(MOST)
    return Replays(
        [table_card(one.record, one.seats, person_id, one.number) for one in mine],
        [table_card(one.record, one.seats, person_id, one.number) for one in shared],
    )


@get("/api/tables/{table_id:str}/replay", summary="Replay a finished game move by move, with all hands")
async def replay_of_table(
    table_id: FromPath[str], hall: Given[Hall], sender: Given[Sender], limits: Given[Limits]
) -> Replay:
    await limits.take("replay", sender)
    table = await hall.current(table_id)
    moves: list[tuple[int, Actor, AnyMove]] = [(row.number, row.actor, row.move) for row in await moves_of(hall, table)]
    names, record, start = list(table.rules.names(table.under_way.state)), table.record, table.begin(0).state
    return await asyncio.to_thread(replayed, record.game, table.rules, names, dict(record.options), start, moves)


def brought(text: str) -> Replay:
    """The replay of a journal; Invalid names the line that is wrong."""
    try:
        read = journal.read(text)
    except journal.Malformed as error:
        raise Invalid(f"This is not the journal of a game: {error}") from None
    moves: list[tuple[int, Actor, AnyMove]] = [(n, seat, move) for n, (seat, move) in enumerate(read.moves, start=1)]
    return replayed(read.game, read.rules, list(read.players), dict(read.options), read.start, moves)


def replayed(
    name: str,
    rules: AnyGame,
    names: list[str],
    options: dict[str, Json],
    state: AnyState,
    moves: Sequence[tuple[int, Actor, AnyMove]],
) -> Replay:
    """Replay numbered moves from a state."""
    opening = plain(rules.view(state, None))
    steps: list[ReplayStep] = []
    moments = contract.replay(rules, state, ((actor, move) for _, actor, move in moves))
    for (number, actor, move), moment in zip(moves, moments, strict=True):
        state, seat = moment.step.state, actor if isinstance(actor, int) else None
        view = plain(rules.view(state, None))
        steps.append(ReplayStep(number, seat, str(move), plain(moment.step.events), view, hands(rules, state, view)))
    outcome = rules.outcome(state)
    result = Result(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None
    return Replay(name, names, options, result, opening, steps)


def hands(rules: AnyGame, state: AnyState, seen: Json) -> list[list[Json]] | None:
    """Each seat's hand; None in a game without hands."""
    return [plain(rules.view(state, seat))["hand"] for seat in range(seen["players"])] if "hand" in seen else None
