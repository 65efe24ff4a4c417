"""What a beginner at Pompeji would not do."""

from collections.abc import Sequence

from vesuvius.games.pompeji import Move, View
from vesuvius.games.pompeji.cards import STATUE_VALUE
from vesuvius.games.pompeji.moves import Build, Discard, RaiseStatue
from vesuvius.games.pompeji.streets import score


def sensible(view: View, move: Move, legal: Sequence[Move]) -> bool:
    """Keep the statue while a card can be laid; then raise it where it earns something, rather than discard."""
    match move:
        case RaiseStatue(card, at):
            return not isinstance(legal[0], Build) and bool(score(view.city, card, STATUE_VALUE, at))
        case Discard():
            return not view.statues[view.own]
        case _:
            return True
