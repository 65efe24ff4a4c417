"""Patrician and oracle for the ladder of docs/bots.md, limited by nodes (for any machine) or to a third of their time.

vesuvius arena downfall --seats tools/ladder.py:OracleByNodes,tools/ladder.py:PatricianByNodes --games 60 --seed 401
vesuvius arena downfall --seats tools/ladder.py:HastyOracle,tools/ladder.py:HastyPatrician --games 60 --seed 413
vesuvius arena downfall --seats tools/ladder.py:OracleOnTwoCores,tools/ladder.py:OracleOnOneCore --games 120 --seed 121
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from vesuvius.bots.bot import Budget
from vesuvius.bots.oracle import Oracle, elected
from vesuvius.bots.patrician import Patrician
from vesuvius.contract import AnyView


class Limited:
    """A bot with a fixed budget, whatever the arena grants."""

    kind: ClassVar[type[Patrician]] = Patrician
    budget: ClassVar[Budget]

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.inner: Patrician | None = None

    def choose(self, view: AnyView, legal: Sequence[Any], _budget: Budget) -> Any:
        return self._bot(view).choose(view, legal, self.budget)

    def react(self, view: AnyView, legal: Sequence[Any]) -> Any:
        return self._bot(view).react(view, legal)

    def _bot(self, view: AnyView) -> Patrician:
        if self.inner is None:
            self.inner = self.kind(view.game, self.rng)
        return self.inner


class PatricianByNodes(Limited):
    """A patrician of a thousand iterations."""

    budget = Budget(nodes=1000)


class OracleByNodes(Limited):
    """An oracle of ten thousand iterations."""

    kind = Oracle
    budget = Budget(nodes=10_000)


class PatricianByTwice(Limited):
    """A patrician of two thousand iterations."""

    budget = Budget(nodes=2000)


class OracleByTwice(Limited):
    """An oracle of twenty thousand iterations."""

    kind = Oracle
    budget = Budget(nodes=20_000)


class HastyPatrician(Limited):
    """A patrician with a tenth of a second per move."""

    budget = Budget(seconds=0.1)


class HastyOracle(Limited):
    """An oracle with a second per move."""

    kind = Oracle
    budget = Budget(seconds=1.0)


class OracleOnOneCore(Limited):
    """An oracle of a thousand iterations."""

    kind = Oracle
    budget = Budget(nodes=1000)


class OracleOnTwoCores(OracleOnOneCore):
    """An oracle that adds up two searches of a thousand iterations, run one after the other: time does not count."""

    def choose(self, view: AnyView, legal: Sequence[Any], _budget: Budget) -> Any:
        if len(legal) == 1:
            return legal[0]
        oracle = self._bot(view)
        assert isinstance(oracle, Oracle)
        code = elected([oracle.ballot(view, self.budget) for _core in range(2)])
        return oracle.twin.decode(code)
