"""The first opponent: random among the moves that are not plainly silly."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from vesuvius.bots.bot import Budget
from vesuvius.game import View
from vesuvius.games.downfall.state import Done, Erupt, PlaceLava, Run


class Novice:
    """Knows for each game what no beginner would do, and otherwise lets a die decide."""

    def __init__(self, game: str, rng: Random) -> None:
        self.sensible = SENSIBLE[game]
        self.rng = rng

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        return self.rng.choice([move for move in legal if self.sensible(view, move, legal)] or list(legal))

    def react(self, _view: View, _legal: Sequence[Any]) -> None:
        return None


def _downfall(view: View, move: Any, legal: Sequence[Any]) -> bool:
    """Take a way out when there is one, send for every relative, bury no friend, and let the mountain sleep."""
    match move:
        case Run(to=to) if to is not None:
            return not any(other.to is None for other in legal if isinstance(other, Run))
        case Done() | Erupt():
            return False
        case PlaceLava(square):
            return square not in view["markers"] or not view["markers"][square][view["seat"]]
        case _:
            return True


SENSIBLE: Mapping[str, Callable[[View, Any, Sequence[Any]], bool]] = {"downfall": _downfall}
