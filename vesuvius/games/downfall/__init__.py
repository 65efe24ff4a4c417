"""The Downfall of Pompeii (Klaus-Jürgen Wrede, 2004): settle the city, then flee the lava. See RULES.md."""

from vesuvius.games.downfall.notation import parse
from vesuvius.games.downfall.position import dump, load
from vesuvius.games.downfall.rules import about, imagine, legal, may_interrupt, names, outcome, play, start, turn, view
from vesuvius.games.downfall.state import Move, State

__all__ = [
    "Move",
    "State",
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
