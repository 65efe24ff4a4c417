"""Patrician and oracle by nodes instead of seconds, one to ten, so that a match can be repeated on any machine:

vesuvius arena downfall --seats tools/ladder.py:OracleByNodes,tools/ladder.py:PatricianByNodes --games 40 --seed 101
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vesuvius.bots.bot import Budget
from vesuvius.bots.oracle import Oracle
from vesuvius.bots.patrician import Patrician
from vesuvius.game import View


class PatricianByNodes:
    """A patrician that tries a thousand lines."""

    kind: ClassVar[type[Patrician]] = Patrician
    nodes: ClassVar[int] = 1000

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.inner: Patrician | None = None

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        return self._bot(view).choose(view, legal, Budget(nodes=self.nodes))

    def react(self, view: View, legal: Sequence[Any]) -> Any:
        return self._bot(view).react(view, legal)

    def _bot(self, view: View) -> Patrician:
        if self.inner is None:
            self.inner = self.kind(view["game"], self.rng)
        return self.inner


class OracleByNodes(PatricianByNodes):
    """An oracle that tries ten thousand."""

    kind = Oracle
    nodes = 10_000
