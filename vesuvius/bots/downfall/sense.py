"""What a beginner at The Downfall of Pompeii would not do."""

from collections.abc import Sequence
from typing import Any

from vesuvius.contract import View
from vesuvius.games.downfall.state import Done, Erupt, PlaceLava, Run


def sensible(view: View, move: Any, legal: Sequence[Any]) -> bool:
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
