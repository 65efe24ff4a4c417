"""The coach: what a seat could play, and why, from its view alone."""

from collections.abc import Callable
from dataclasses import dataclass

from vesuvius.contract import AnyMove, AnyView
from vesuvius.reasons import ONLY, Reason, nudge, reasons
from vesuvius.review import Option, Settings
from vesuvius.review.judge import Looked

HINT = Settings(nodes=8000)
"""The search for a hint: within a second on two idle cores."""

DOUBT = Settings(nodes=2000)
"""The search for a doubt: the person waits for it before their move is made."""

SHOWN = 3
"""The most moves of a hint."""

FAR = 0.10
"""A move that is worse than the best by more than this is not worth a look."""


@dataclass(frozen=True, slots=True)
class Advise:
    """Find a hint for the seat of a view."""

    view: AnyView
    legal: tuple[AnyMove, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint of three depths: a nudge, the moves worth a look, the best one and why."""

    nudge: str
    """The code of a sentence that says what to think of."""
    moves: tuple[Option, ...]
    """The best moves, the best one first."""
    reasons: tuple[Reason, ...]
    """Why the best is better than the second best."""


def advise(task: Advise, settings: Settings, keep_going: Callable[[], bool] | None = None) -> Hint | None:
    """The hint for a view. The same view, nodes and seed give the same hint. None if it was called off, or if no move
    can be searched."""
    looked = Looked(task.view, task.legal, settings.nodes, settings.seed, keep_going)
    if not looked.moves:
        return None
    looked.think()
    others = [code for code in looked.rivals(SHOWN - 1) if code != looked.chosen]
    options = looked.options()
    if not {looked.chosen, *others} <= options.keys():  # called off
        return None
    best = options[looked.chosen]
    near = [options[code] for code in others if best.value - options[code].value <= FAR]
    near.sort(key=lambda option: -option.value)
    why = reasons(task.view, looked.moves[looked.chosen], looked.moves[others[0]]) if others else ()
    return Hint(nudge(task.view.game, why) if others else ONLY, (best, *near), why)
