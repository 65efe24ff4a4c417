"""Three board games about Pompeii: clear rules, bots and tables.

``vesuvius.game(name)`` returns a game; ``vesuvius.contract`` has the types every game shares. The function ``games``
hides the package of the same name: write ``from vesuvius.games import twin`` to import from the package.
"""

from typing import TYPE_CHECKING, Any

from vesuvius.contract import CHANCE, Dealt, Illegal, Outcome, Step, deal
from vesuvius.games import game, games
from vesuvius.games import twin as _twin
from vesuvius.jsonable import plain

if TYPE_CHECKING:
    from vesuvius.environment import Environment
    from vesuvius.layout import Layout
    from vesuvius.single import Solo

__all__ = [
    "CHANCE",
    "Dealt",
    "Illegal",
    "Outcome",
    "Step",
    "deal",
    "env",
    "game",
    "games",
    "observation",
    "plain",
    "solo",
]
__version__ = "0.1.0"


def env(name: str, players: int = 4, render_mode: str | None = None, **more: Any) -> "Environment":
    """A PettingZoo environment of a game, on its fast twin (needs ``vesuvius[rl]``)."""
    from vesuvius.environment import Environment

    return Environment(name, players, render_mode, **more)


def observation(name: str) -> "Layout":
    """What the cells of a game's observation mean; a KeyError lists the games that have a fast twin."""
    layout: Layout = _twin(name).LAYOUT
    return layout


def solo(name: str, players: int = 2, **more: Any) -> "Solo":
    """A Gymnasium environment of a game: one seat learns, bots sit in the others (needs ``vesuvius[rl]``)."""
    from vesuvius.single import Solo

    return Solo(name, players, **more)
