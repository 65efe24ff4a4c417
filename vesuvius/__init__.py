"""Three board games about Pompeii: clear rules, bots and tables.

``vesuvius.game("downfall")`` takes a game from the shelf. The functions ``game`` and ``games`` share their names with
the module ``vesuvius.game`` and the package ``vesuvius.games``; ``from vesuvius.game import Step`` reaches those.
"""

from vesuvius.game import CHANCE, Dealt, Illegal, Outcome, Step, deal
from vesuvius.games import game, games

__all__ = ["CHANCE", "Dealt", "Illegal", "Outcome", "Step", "deal", "game", "games"]
__version__ = "0.1.0"
