"""The patrician: searches the tree of what may come, on the fast twin, for a third of a second a move."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from vesuvius.bots.bot import Budget
from vesuvius.contract import View
from vesuvius.games import game, twin
from vesuvius.search import PASS, Search
from vesuvius.twin import SENSIBLE, SHREWD

HORIZON = {"downfall": 6, "pompeji": 11, "lastdays": 0}
"""How many turns are played on before a future is judged."""

REACH = {"pompeji": 1}
"""How many moves deep the tree may grow: as deep as it will, but where hidden cards make too many answers."""

PATIENCE = {"downfall": 2}
"""How often a future is visited before its moves are judged one by one; at once, where hopes are cheap."""

POLICY = {"pompeji": SHREWD}
"""How they are played on: sensibly, unless there is a better policy."""

SHARPNESS = {"downfall": 20.0, "pompeji": 40.0, "lastdays": 40.0}
"""How much more attention a move gets that looks better at first sight: e to so much for a hope of 1 more."""


class Patrician:
    """Information-set Monte-Carlo tree search (``vesuvius/search.py``)."""

    seconds: ClassVar[float] = 0.3
    """How long it thinks, unless it may not for so long, or is given a number of nodes."""

    nodes_kept: ClassVar[int] = 400_000
    """How large its tree may grow; then it goes on without new branches."""

    reaction: ClassVar[Budget] = Budget(seconds=3.0, nodes=300)
    """How much thought it gives to a move out of turn, of which it is asked often: so many nodes, wherever they run."""

    horizon: ClassVar[Mapping[str, int]] = HORIZON
    """How far it looks, in each game."""

    policy: ClassVar[Mapping[str, int]] = POLICY
    """How it plays a future on, in the games in which it does so other than sensibly."""

    def __init__(self, name: str, rng: Random) -> None:
        self.rules = game(name)
        self.twin = twin(name)
        self.rng = rng
        self.search = Search(self.nodes_kept)
        self.search.horizon = self.horizon[name]
        self.search.patience = PATIENCE.get(name, 0)
        self.search.sharpness = SHARPNESS[name]
        self.search.reach = REACH.get(name, self.search.reach)
        self.search.policy = self.policy.get(name, SENSIBLE)

    def choose(self, view: View, legal: Sequence[Any], budget: Budget) -> Any:
        """The move visited most, unless there is a good offer to make; one that is the only one needs no thought."""
        if len(legal) == 1:
            return legal[0]
        if view["game"] == "lastdays" and (made := self._offer(view)) is not None:
            return made
        return self._move(self._think(view, budget), legal)

    def react(self, view: View, legal: Sequence[Any]) -> Any | None:
        """Acting out of turn is a move like any other, and so is letting it pass."""
        code = self._think(view, self.reaction)
        return None if code == PASS else self._move(code, legal)

    def _offer(self, view: View) -> Any | None:
        """Trades have no place in the tree, where all play for themselves; yet a citizen agrees to some."""
        from vesuvius.bots.lastdays.offers import offer

        return offer(self.rules.imagine(view, self.rng), view["seat"])

    def _think(self, view: View, budget: Budget) -> int:
        root = self.twin.from_state(self.rules.imagine(view, self.rng), self.rng.getrandbits(64))
        nodes, seconds = budget.nodes or 0, budget.seconds or 0.0
        if not nodes:
            seconds = min(seconds or self.seconds, self.seconds)
        return self.search.think(root, view["seat"], nodes, seconds)

    def _move(self, code: int, legal: Sequence[Any]) -> Any:
        move = self.twin.decode(code)
        return legal[legal.index(move)]
