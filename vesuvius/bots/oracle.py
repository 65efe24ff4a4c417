"""The oracle: thinks as a patrician does, but ten times as long, further, and on as many cores as are free for it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import ClassVar

from vesuvius.bots.bot import Budget
from vesuvius.bots.patrician import HORIZON, POLICY, Patrician
from vesuvius.game import View
from vesuvius.offspring import cores, settle_in
from vesuvius.twin import SHREWD

Ballot = dict[int, int]
"""For each code of a move, how often it was visited."""

LATE = 0.08
"""How much longer than its seconds an oracle waits for the others, as a part of them."""


class Oracle(Patrician):
    """Three seconds a move, and room for as many more nodes; in Downfall futures are played on better, and further.

    Every core grows a tree of its own, under its own luck, and the visits of all trees are added up. With a number of
    nodes one core thinks, so that games repeat themselves anywhere.
    """

    seconds: ClassVar[float] = 3.0
    reaction: ClassVar[Budget] = Budget(seconds=3.0, nodes=2000)
    nodes_kept: ClassVar[int] = 1_500_000
    horizon: ClassVar[Mapping[str, int]] = {**HORIZON, "downfall": 12}
    policy: ClassVar[Mapping[str, int]] = {**POLICY, "downfall": SHREWD}

    def ballot(self, view: View, budget: Budget) -> Ballot:
        """Think on this core alone, and tell all that was found."""
        code = super()._think(view, budget)
        if self.search.rounds == 0:  # there was nothing to choose
            return {code: 1}
        return {move: visits for move, visits, _ in self.search.moves()}

    def _think(self, view: View, budget: Budget) -> int:
        others = 0 if budget.nodes else cores() - 1
        if not others:
            return super()._think(view, budget)
        seconds = min(budget.seconds or self.seconds, self.seconds)
        asked = [ask(others, view, self.rng.getrandbits(64), seconds) for _ in range(others)]
        ballots = [self.ballot(view, Budget(seconds))]
        answers = wait([one for one in asked if one], timeout=LATE * seconds).done
        return elected([*ballots, *(one.result() for one in answers if not one.exception())])


def elected(ballots: Sequence[Ballot]) -> int:
    """The move with most visits in all trees together; of equals the one with the lowest code."""
    votes: Counter[int] = Counter()
    for ballot in ballots:
        votes.update(ballot)
    return max(sorted(votes), key=votes.__getitem__)


@cache
def _pool(others: int) -> ProcessPoolExecutor:
    """The other cores; they wait for the next question until this process ends."""
    return ProcessPoolExecutor(others, mp_context=get_context("spawn"), initializer=settle_in)


def ask(others: int, view: View, seed: int, seconds: float) -> "Future[Ballot] | None":
    """Begin to think on another core; None if there is none to be had."""
    try:
        return _pool(others).submit(_vote, view, seed, seconds)
    except (BrokenProcessPool, RuntimeError, OSError):
        _pool.cache_clear()
        return None


def _vote(view: View, seed: int, seconds: float) -> Ballot:
    """In another process."""
    return Oracle(view["game"], Random(seed)).ballot(view, Budget(seconds))
