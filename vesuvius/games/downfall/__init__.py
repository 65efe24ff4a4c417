"""The Downfall of Pompeii (Klaus-Jürgen Wrede, 2004): settle the city, then flee the lava. See RULES.md."""

from vesuvius.games.downfall.events import Event
from vesuvius.games.downfall.moves import Move
from vesuvius.games.downfall.notation import parse
from vesuvius.games.downfall.position import dump, load
from vesuvius.games.downfall.rules import about, legal, may_interrupt, names, outcome, play, start, turn
from vesuvius.games.downfall.state import State
from vesuvius.games.downfall.views import View, imagine, view

__all__ = [
    "Event",
    "Move",
    "State",
    "View",
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
