"""Many games at once, each in a process that can be killed: a bot that hangs or brings its process down forfeits."""

import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator, MutableSequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from vesuvius.arena.plan import PATIENCE, ArenaFailed, Plan, Sitting
from vesuvius.arena.sitting import NOBODY, UNASKED, Result, forfeited, play
from vesuvius.workers import cores_per_process, set_up_worker

LOOK = 0.2
"""Seconds between two looks at who is thinking."""

LIVES = 2
"""How often a game is begun whose process ends without a word; the first time, somebody else may be to blame."""


class Worker:
    """One process, and the game it plays."""

    def __init__(self, plan: Plan, journals: bool, cores: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.thinking: MutableSequence[int] = context.RawArray("q", UNASKED)
        self.process = context.Process(target=_work, args=(plan, journals, cores, theirs, self.thinking))
        self.process.start()
        theirs.close()
        self.sitting: Sitting | None = None
        self._question, self._waited = 0, 0.0

    def begin(self, sitting: Sitting) -> None:
        self.sitting, self._waited = sitting, 0.0
        self.pipe.send(sitting)

    def hangs(self, elapsed: float, patience: float) -> bool:
        """Has one question gone unanswered for too long? Time is counted look by look: when the whole arena was
        stopped for a while, that is not held against a bot."""
        thinks, question = self.thinking[0] != NOBODY, self.thinking[1]
        self._waited = self._waited + min(elapsed, 5 * LOOK) if thinks and question == self._question else 0.0
        self._question = question
        return self._waited > patience

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """So many processes; one that dies or must be killed is replaced."""

    def __init__(
        self,
        plan: Plan,
        processes: int,
        *,
        patience: float = PATIENCE,
        journals: bool = False,
        cores: int | None = None,
    ) -> None:
        """``cores``: how many each process may use; else they share those of the machine."""
        self._plan, self._processes, self._journals = plan, processes, journals
        self._cores = cores or cores_per_process(processes)
        self._patience = max(patience, 10 * (plan.seconds or 0))
        self._idle: list[Worker] = []
        self._busy: dict[Any, Worker] = {}
        self._deaths = Counter[Sitting]()

    def close(self) -> None:
        """End the processes, whatever they are playing."""
        for worker in self.all():
            worker.end()
        self._idle, self._busy = [], {}

    def all(self) -> list[Worker]:
        """Those that play and those that wait for a game."""
        return [*self._idle, *self._busy.values()]

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Result]:
        """The results as they come, in no order."""
        todo, coming = deque[Sitting](), iter(sittings)
        looked = monotonic()
        while True:
            while len(self._busy) < self._processes:
                sitting = todo.popleft() if todo else next(coming, None)
                if sitting is None:
                    break
                self._begin(sitting)
            if not self._busy:
                return
            for pipe in wait(list(self._busy), LOOK):
                worker = self._busy.pop(pipe)
                assert worker.sitting is not None
                try:
                    result: Result = worker.pipe.recv()
                except (EOFError, OSError):
                    lost = self._lost(worker, worker.sitting)
                    if lost is None:
                        todo.append(worker.sitting)
                    else:
                        yield lost
                else:
                    self._idle.append(worker)
                    yield result
            now = monotonic()
            if now - looked >= LOOK:
                yield from self._give_up(now - looked)
                looked = now

    def _begin(self, sitting: Sitting) -> None:
        worker = self._idle.pop() if self._idle else Worker(self._plan, self._journals, self._cores)
        self._busy[worker.pipe] = worker
        try:
            worker.begin(sitting)
        except OSError:  # it died while idle: its pipe says so when it is read
            worker.sitting = sitting

    def _lost(self, worker: Worker, sitting: Sitting) -> Result | None:
        """A process ended by itself: its game is played once more, and then lost by who was asked last."""
        worker.process.join()
        seat, code = worker.thinking[2], worker.process.exitcode
        worker.end()
        self._deaths[sitting] += 1
        if self._deaths[sitting] < LIVES:
            return None
        if seat == NOBODY:
            raise ArenaFailed(f"The processes of the arena end by themselves (exit code {code}), with no bot to blame.")
        return forfeited(_unplayed(sitting), seat, f"ended its process (exit code {code})")

    def _give_up(self, elapsed: float) -> Iterator[Result]:
        for pipe, worker in list(self._busy.items()):
            seat = worker.thinking[0]
            if worker.hangs(elapsed, self._patience) and seat != NOBODY:
                del self._busy[pipe]
                worker.end()
                assert worker.sitting is not None
                yield forfeited(_unplayed(worker.sitting), seat, f"gave no answer within {self._patience:g} seconds")


def _unplayed(sitting: Sitting) -> Result:
    return Result(sitting.number, sitting.round, sitting.seats)


def _work(
    plan: Plan, journals: bool, cores: int, pipe: "Connection[Result, Sitting]", thinking: MutableSequence[int]
) -> None:
    """In the other process. What bots print goes to the error stream: the other one is for results."""
    set_up_worker(cores)
    os.dup2(2, 1)
    while True:
        try:
            sitting = pipe.recv()
        except EOFError:
            return
        pipe.send(play(plan, sitting, thinking, journal=journals))
