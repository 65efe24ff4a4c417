"""Pompeii: The Last Days, for 2 to 8 players. The rules are in RULES.md, the contract in ``vesuvius.game``."""

from vesuvius.games.lastdays.notation import parse
from vesuvius.games.lastdays.position import dump, load
from vesuvius.games.lastdays.rules import about, imagine, legal, may_interrupt, names, outcome, play, start, turn, view
from vesuvius.games.lastdays.state import State

__all__ = [
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
