"""The coach over HTTP: hints, and a doubt about a move that is about to be made."""

from litestar import post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from vesuvius.review import Option
from vesuvius.store import Person
from vesuvius.tables.coaching import Coach
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.schemas import AskDoubt, AskHint, Doubt, Hint, HintedMove


@post("/api/tables/{table_id:str}/hint", summary="A hint, where every other seat is a bot", status_code=200)
async def hint(
    table_id: FromPath[str],
    data: JSONBody[AskHint],
    coach: Given[Coach],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Hint:
    await limits.take("hint", sender)
    found = await coach.hint(table_id, data.seat, data.seen, person.id)
    reasons = [reason.as_json() for reason in found.reasons]
    return Hint(data.seen, found.nudge, [_shown(option) for option in found.moves], reasons)


@post("/api/tables/{table_id:str}/doubt", summary="Whether a move gives much away, before it is made", status_code=200)
async def doubt(
    table_id: FromPath[str],
    data: JSONBody[AskDoubt],
    coach: Given[Coach],
    person: Given[Person],
    sender: Given[Sender],
    limits: Given[Limits],
) -> Doubt:
    await limits.take("doubt", sender)
    found = await coach.doubt(table_id, data.seat, data.seen, data.move, person.id)
    if found is None:
        return Doubt(data.seen)
    reasons = [reason.as_json() for reason in found.reasons]
    return Doubt(data.seen, _shown(found.played), _shown(found.best), reasons)


def _shown(option: Option) -> HintedMove:
    return HintedMove(option.move, round(option.value, 3), round(option.error, 3))
