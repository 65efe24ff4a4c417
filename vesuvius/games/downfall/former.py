"""Version 1 of the rules, for games begun under it: an only marker makes the second move too. All else is as today."""

from collections.abc import Mapping

from vesuvius.contract import Actor, Json, Step
from vesuvius.frozen import replace
from vesuvius.games import downfall
from vesuvius.games.downfall import (
    Event,
    Move,
    State,
    View,
    about,
    dump,
    imagine,
    legal,
    may_interrupt,
    names,
    outcome,
    parse,
    start,
    turn,
    view,
)
from vesuvius.games.downfall.state import Runs
from vesuvius.jsonable import refuse

__all__ = [
    "Event",
    "Move",
    "State",
    "View",
    "about",
    "dump",
    "imagine",
    "legal",
    "load",
    "may_interrupt",
    "names",
    "outcome",
    "parse",
    "play",
    "start",
    "turn",
    "view",
]


def play(state: State, seat: Actor, move: Move | str) -> Step[State]:
    """The step that a move makes; what would be an optional second move today is owed (D20)."""
    step = downfall.play(state, seat, move)
    if not _may_stop(step.state):
        return step
    return Step(replace(step.state, pending=Runs(left=1)), step.events)


def load(position: Mapping[str, Json]) -> State:
    """The state of a position, in which no move is optional."""
    state = downfall.load(position)
    if _may_stop(state):
        refuse("pending", "no move is optional in version 1 of the rules: leave out may_stop")
    return state


def _may_stop(state: State) -> bool:
    return isinstance(state.pending, Runs) and state.pending.may_stop is True
