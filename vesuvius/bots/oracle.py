"""The oracle: a patrician that thinks ten times as long, looks further, and uses all cores that it may."""

from collections import Counter
from collections.abc import Sequence
from ctypes import c_longlong
from functools import cache, partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from time import monotonic
from typing import ClassVar, TypeAlias

from vesuvius.bots.bot import Budget
from vesuvius.bots.patrician import Patrician
from vesuvius.contract import AnyView
from vesuvius.games import game
from vesuvius.workers import cores, set_up_worker

Ballot = dict[int, int]
"""The visits of each move, by code."""

Question: TypeAlias = tuple[int, AnyView, int, float]
"""The number of a question, the view it is about, a seed, and the seconds to think."""

Answer: TypeAlias = tuple[int, Ballot]
"""The number of the question, and the visits of each move."""

Pipe: TypeAlias = "Connection[Question, Answer]"

OVERTIME = 0.08
"""How much longer an oracle waits for its worker processes, as a fraction of its thinking time."""


class Oracle(Patrician):
    """Three seconds a move, room for more nodes, and its own search settings in the games' records.

    Every core grows its own tree from its own seed, and the visits of all trees are added up. Given a number of nodes,
    it thinks on one core, so that a game repeats itself on any machine.
    """

    seconds: ClassVar[float] = 3.0
    reaction: ClassVar[Budget] = Budget(seconds=3.0, nodes=2000)
    nodes_kept: ClassVar[int] = 1_500_000
    settings: ClassVar[str] = "oracle"

    def ballot(self, view: AnyView, budget: Budget) -> Ballot:
        """Think on this core alone, and return the visits of all moves."""
        code = super()._think(view, budget)
        if self.search.iterations == 0:  # only one move is legal
            return {code: 1}
        return {move: visits for move, visits, *_ in self.search.moves()}

    def _think(self, view: AnyView, budget: Budget) -> int:
        others = 0 if budget.nodes else cores() - 1
        if not others:
            return super()._think(view, budget)
        seconds = min(budget.seconds or self.seconds, self.seconds)
        try:
            workers = oracle_workers(others)
        except OSError:  # the system allows no more processes
            return super()._think(view, budget)
        workers.ask(view, self.rng, seconds)
        ballot = self.ballot(view, Budget(seconds))
        return elected([ballot, *workers.answers(OVERTIME * seconds)])


def elected(ballots: Sequence[Ballot]) -> int:
    """The move with the most visits in all trees together; on a tie the one with the lowest code."""
    votes: Counter[int] = Counter()
    for ballot in ballots:
        votes.update(ballot)
    return max(sorted(votes), key=votes.__getitem__)


class OracleWorkers:
    """Worker processes that think about the same view until they are called off, and then answer.

    Questions and answers go through pipes directly: the thread of an executor would not run while this one thinks.
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

    def ask(self, view: AnyView, rng: Random, seconds: float) -> None:
        """Ask every worker that has answered its last question."""
        self._question.value += 1
        for pipe in self._free:
            try:
                pipe.send((self._question.value, view, rng.getrandbits(64), seconds))
            except OSError:  # its process has ended: the next question starts new workers
                oracle_workers.cache_clear()
            else:
                self._asked.append(pipe)
        self._free = []

    def answers(self, seconds: float) -> list[Ballot]:
        """Call the workers off, and return the answers that arrive within ``seconds``."""
        asked, until = self._question.value, monotonic() + seconds
        self._question.value += 1
        ballots: list[Ballot] = []
        while self._asked and (ready := wait(self._asked, max(0.0, until - monotonic()))):
            for pipe in [one for one in self._asked if one in ready]:
                self._asked.remove(pipe)
                try:
                    number, ballot = pipe.recv()
                except (EOFError, OSError):
                    oracle_workers.cache_clear()
                else:
                    self._free.append(pipe)
                    ballots += [ballot] if number == asked else []
        return ballots


@cache
def oracle_workers(number: int) -> OracleWorkers:
    """``number`` workers, started once; they wait for questions until this process ends."""
    return OracleWorkers(number)


def _think_along(pipe: "Connection[Answer, Question]", question: c_longlong) -> None:
    """Runs in the worker process. A question that has been called off is answered with no visits."""
    set_up_worker()
    oracle: Oracle | None = None
    while True:
        try:
            number, view, seed, seconds = pipe.recv()
        except EOFError:
            return
        if oracle is None or oracle.rules is not game(view.game) or oracle.search.seat != view.seat:
            oracle = Oracle(view.game, Random())
        oracle.rng = Random(seed)
        oracle.search.keep_going = partial(_is_current, number, question)
        pipe.send((number, oracle.ballot(view, Budget(seconds)) if question.value == number else {}))


def _is_current(number: int, question: c_longlong) -> bool:
    return bool(question.value == number)
