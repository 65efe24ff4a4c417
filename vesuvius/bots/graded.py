"""Bots of graded strength: a bot with a fixed number of nodes, some of whose moves are those of a weaker player."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from vesuvius.bots.bot import Bot, Budget
from vesuvius.bots.novice import Novice
from vesuvius.contract import AnyMove, AnyView
from vesuvius.games import spec
from vesuvius.spec import Strength, resolve

LIMIT: Final = 3.0
"""The most seconds of a move, for machines so slow that they cannot search the nodes of a step in that time."""


class Stray:
    """Makes any legal move: draws the kind of move first, because some kinds have many moves."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, _view: AnyView, legal: Sequence[AnyMove], _budget: Budget) -> AnyMove:
        kinds: dict[type, list[AnyMove]] = {}
        for move in legal:
            kinds.setdefault(type(move), []).append(move)
        return self.rng.choice(self.rng.choice(list(kinds.values())))

    def react(self, _view: AnyView, _legal: Sequence[AnyMove]) -> None:
        return None


class Graded:
    """Makes the moves of one bot, and now and then that of a weaker player.

    All randomness comes from one generator. The search is limited by nodes, so that a step is as strong on one machine
    as on another.
    """

    def __init__(self, game: str, strength: Strength, best: Bot, rng: Random) -> None:
        self.strength = strength
        self.best = best
        self.weaker = WEAKER[strength.weaker](game, rng)
        self.rng = rng

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> AnyMove:
        """A move of the stronger or of the weaker player; a single legal move is played without a thought."""
        if len(legal) == 1:
            return legal[0]
        if self._slips():
            return self.weaker.choose(view, legal, budget)
        return self.best.choose(view, legal, self._within(budget))

    def react(self, view: AnyView, legal: Sequence[AnyMove]) -> AnyMove | None:
        """What the stronger or the weaker player does out of turn."""
        return (self.weaker if self._slips() else self.best).react(view, legal)

    def _within(self, budget: Budget) -> Budget:
        """The step's nodes, or those of a smaller budget."""
        if budget.nodes:
            return Budget(budget.seconds, min(budget.nodes, self.strength.nodes or budget.nodes))
        return Budget(min(budget.seconds or LIMIT, LIMIT), self.strength.nodes or None)

    def _slips(self) -> bool:
        return self.strength.slips > 0 and self.rng.random() < self.strength.slips


def _citizen(game: str, rng: Random) -> Bot:
    made: Bot = resolve(spec(game).citizen or "")(rng)
    return made


WEAKER: Final[Mapping[str, Callable[[str, Random], Bot]]] = {
    "stray": lambda _, rng: Stray(rng),
    "novice": Novice,
    "citizen": _citizen,
}
"""The players whose moves are slips."""
