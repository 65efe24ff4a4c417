"""Why the rules refuse a move; the sentences are in ``refusals/LANGUAGE.json``."""

from typing import Final

from vesuvius.games.downfall.state import SEAT_NAMES
from vesuvius.refusing import Refusals

refused: Final = Refusals("vesuvius.games.downfall", {"who": SEAT_NAMES.__getitem__})
"""The refusal with a code, a rule and parameters; in a terminal seats are called by their colours."""
