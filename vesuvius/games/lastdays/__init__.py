"""Pompeii: The Last Days, for 2 to 8 players. The rules are in RULES.md, the contract in ``vesuvius.contract``."""

from vesuvius.games.lastdays.events import Event
from vesuvius.games.lastdays.moves import Move
from vesuvius.games.lastdays.notation import parse
from vesuvius.games.lastdays.position import dump, load
from vesuvius.games.lastdays.rules import about, legal, may_interrupt, names, outcome, play, start, turn
from vesuvius.games.lastdays.state import State
from vesuvius.games.lastdays.views import View, imagine, view

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
