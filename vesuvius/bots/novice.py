"""The novice: plays at random among the moves that are not plainly silly."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from vesuvius.bots.bot import Budget
from vesuvius.contract import AnyMove, AnyView
from vesuvius.games import spec
from vesuvius.spec import resolve

Sensible: TypeAlias = Callable[[AnyView, AnyMove, Sequence[AnyMove]], bool]


class Novice:
    """Plays any legal move that the game's ``sense`` function accepts."""

    def __init__(self, game: str, rng: Random) -> None:
        sense = spec(game).sense
        self.sensible: Sensible = resolve(sense) if sense else lambda *_: True
        self.rng = rng

    def choose(self, view: AnyView, legal: Sequence[AnyMove], _budget: Budget) -> AnyMove:
        return self.rng.choice([move for move in legal if self.sensible(view, move, legal)] or list(legal))

    def react(self, _view: AnyView, _legal: Sequence[AnyMove]) -> None:
        return None
