"""What a beginner at The Downfall of Pompeii would not do."""

from collections.abc import Sequence

from vesuvius.games.downfall.moves import Done, Erupt, Move, PlaceLava, Run
from vesuvius.games.downfall.views import View


def sensible(view: View, move: Move, legal: Sequence[Move]) -> bool:
    """Whether a beginner would make this move: it saves markers when it can, places every relative, makes every
    second move, lays no lava on its own markers, and never declares the eruption."""
    match move:
        case Run(to=to) if to is not None:
            return not any(other.to is None for other in legal if isinstance(other, Run))
        case Done() | Erupt():
            return False
        case PlaceLava(square):
            return view.seat is None or square not in view.markers or not view.markers[square][view.seat]
        case _:
            return True
