"""Pompeji by Frank Brandt (Adlung-Spiele 2001): build the city, street by street, until the mountain takes it.

The rules in our own words are in ``RULES.md`` beside this file; numbers such as P6 in the code and in refusals
point there.
"""

from vesuvius.games.pompeji.notation import parse
from vesuvius.games.pompeji.position import dump, load
from vesuvius.games.pompeji.rules import about, legal, may_interrupt, names, outcome, play, preview, start, turn
from vesuvius.games.pompeji.state import Move, State
from vesuvius.games.pompeji.views import imagine, view

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
    "preview",
    "start",
    "turn",
    "view",
]
