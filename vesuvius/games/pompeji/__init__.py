"""Pompeji by Frank Brandt (Adlung-Spiele 2001): build the city, street by street, until the mountain takes it.

The rules in our own words are in ``RULES.md`` beside this file; numbers such as P6 in the code and in refusals
point there.
"""

from vesuvius.games.pompeji.events import Event
from vesuvius.games.pompeji.moves import Move
from vesuvius.games.pompeji.notation import parse
from vesuvius.games.pompeji.position import dump, load
from vesuvius.games.pompeji.rules import about, legal, may_interrupt, names, outcome, play, start, turn
from vesuvius.games.pompeji.state import State
from vesuvius.games.pompeji.views import View, imagine, view

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
