"""Why the rules refuse a move; the sentences are in ``refusals/LANGUAGE.json``."""

from typing import Final

from vesuvius.games.pompeji.cards import COLOURS, KINDS, Card
from vesuvius.games.pompeji.state import SEAT_NAMES
from vesuvius.refusing import Refusals


def _called(card: Card) -> str:
    return f"the {COLOURS[card[1]]} {KINDS[card[0]]} ({card})"


refused: Final = Refusals("vesuvius.games.pompeji", {"who": SEAT_NAMES.__getitem__, "card": _called, "other": _called})
"""The refusal with a code, a rule and parameters; in a terminal a card has its name and its letters."""
