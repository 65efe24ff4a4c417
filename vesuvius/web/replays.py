"""A journal that somebody brings, told again: it is over, so nothing in it is hidden."""

import asyncio
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from vesuvius import journal
from vesuvius.game import seen_by
from vesuvius.games import game
from vesuvius.tables.refusals import Invalid
from vesuvius.web.limits import Limits
from vesuvius.web.schemas import Brought, Replay, ReplayStep, Result
from vesuvius.web.security import address


@post("/api/replay", summary="A journal, played again step by step", status_code=200, request_max_body_size=400_000)
async def replay(request: Request[Any, Any, Any], data: JSONBody[Brought], limits: Given[Limits]) -> Replay:
    await limits.take("replay", address(request))
    return await asyncio.to_thread(retold, data.journal)


def retold(text: str) -> Replay:
    """The journal as a replay, as a spectator saw it; Invalid names the line that is wrong."""
    try:
        told = journal.read(text)
    except journal.Malformed as error:
        raise Invalid(f"That is no journal of a game, {error}") from None
    rules = game(told.game)
    frames = list(journal.replay(told))
    outcome = rules.outcome(frames[-1].step.state) if frames else None
    steps = [
        ReplayStep(
            frame.number,
            frame.seat if isinstance(frame.seat, int) else None,
            str(frame.move),
            seen_by(frame.step.events, None),
            rules.view(frame.step.state, None),
        )
        for frame in frames
    ]
    result = Result(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None
    return Replay(told.game, list(told.players), dict(told.options), result, steps)
