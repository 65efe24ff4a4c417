"""The oracle: thinks as a patrician does, but ten times as long, further, and on as many cores as are free for it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from time import monotonic
from typing import Any, ClassVar, TypeAlias

from vesuvius.bots.bot import Budget
from vesuvius.bots.patrician import HORIZON, POLICY, Patrician
from vesuvius.contract import View
from vesuvius.games import game
from vesuvius.twin import SHREWD
from vesuvius.workers import cores, set_up_worker

Ballot = dict[int, int]
"""For each code of a move, how often it was visited."""

Pipe: TypeAlias = "Connection[Any, Any]"

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
        try:
            along = others_at(others)
        except OSError:  # no more processes are to be had
            return super()._think(view, budget)
        along.ask(view, self.rng, seconds)
        ballot = self.ballot(view, Budget(seconds))
        return elected([ballot, *along.answers(LATE * seconds)])


def elected(ballots: Sequence[Ballot]) -> int:
    """The move with most visits in all trees together; of equals the one with the lowest code."""
    votes: Counter[int] = Counter()
    for ballot in ballots:
        votes.update(ballot)
    return max(sorted(votes), key=votes.__getitem__)


class Others:
    """The other cores: they think along until they are called off, and then tell what they have found.

    They are asked and heard through pipes, at once: an executor's thread would not come to it while this one thinks.
    """

    def __init__(self, number: int) -> None:
        context = get_context("spawn")
        self._question = context.RawValue("q", 0)
        self._free: list[Pipe] = []
        self._asked: list[Pipe] = []
        for _ in range(number):
            ours, theirs = context.Pipe()
            context.Process(target=_think_along, args=(theirs, self._question), daemon=True).start()
            theirs.close()
            self._free.append(ours)

    def ask(self, view: View, rng: Random, seconds: float) -> None:
        """Begin to think, on every core that has answered what it was asked before."""
        self._question.value += 1
        for pipe in self._free:
            try:
                pipe.send((self._question.value, view, rng.getrandbits(64), seconds))
            except OSError:  # its process is gone: the next question is for others
                others_at.cache_clear()
            else:
                self._asked.append(pipe)
        self._free = []

    def answers(self, seconds: float) -> list[Ballot]:
        """Call them off, and hear whoever answers in so many seconds."""
        asked, until = self._question.value, monotonic() + seconds
        self._question.value += 1
        ballots: list[Ballot] = []
        while self._asked and (ready := wait(self._asked, max(0.0, until - monotonic()))):
            for pipe in [one for one in self._asked if one in ready]:
                self._asked.remove(pipe)
                try:
                    number, ballot = pipe.recv()
                except (EOFError, OSError):
                    others_at.cache_clear()
                else:
                    self._free.append(pipe)
                    ballots += [ballot] if number == asked else []
        return ballots


@cache
def others_at(number: int) -> Others:
    """So many of them; they wait for the next question until this process ends."""
    return Others(number)


def _think_along(pipe: Pipe, question: Any) -> None:
    """In another process. A question that is no longer the one is answered with nothing."""
    set_up_worker()
    oracle: Oracle | None = None
    while True:
        try:
            number, view, seed, seconds = pipe.recv()
        except EOFError:
            return
        if oracle is None or oracle.rules is not game(view["game"]):
            oracle = Oracle(view["game"], Random())
        oracle.rng = Random(seed)
        oracle.search.goes_on = partial(_is_still, number, question)
        pipe.send((number, oracle.ballot(view, Budget(seconds)) if question.value == number else {}))


def _is_still(number: int, question: Any) -> bool:
    return bool(question.value == number)
