"""The first opponent: random among the moves that are not plainly silly."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any

from vesuvius.bots.bot import Budget
from vesuvius.contract import View


class Novice:
    """Knows what no beginner would do, from ``sensible`` in the game's ``sense_GAME.py``, and lets a die decide."""

    def __init__(self, game: str, rng: Random) -> None:
        self.sensible = import_module(f"vesuvius.bots.{game}.sense").sensible
        self.rng = rng

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        return self.rng.choice([move for move in legal if self.sensible(view, move, legal)] or list(legal))

    def react(self, _view: View, _legal: Sequence[Any]) -> None:
        return None
