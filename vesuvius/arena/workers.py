"""Many games at once, each in a worker process: a bot that hangs or kills its process forfeits."""

import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator, MutableSequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from vesuvius.arena.plan import GAME_TIMEOUT, ArenaFailed, Plan, Sitting
from vesuvius.arena.sitting import NO_EXTRAS, NOBODY, UNASKED, Extras, Result, forfeited, play
from vesuvius.workers import cores_per_process, set_up_worker

CHECK_EVERY = 0.2
"""Seconds between two checks for bots that hang."""

LIVES = 2
"""How often a game is started if its process dies: the first time, something other than the bot may be the cause."""


class Worker:
    """A worker process and the game it plays."""

    def __init__(self, plan: Plan, extras: Extras, cores: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.thinking: MutableSequence[int] = context.RawArray("q", UNASKED)
        self.process = context.Process(target=_work, args=(plan, extras, cores, theirs, self.thinking))
        self.process.start()
        theirs.close()
        self.sitting: Sitting | None = None
        self._question, self._waited = 0, 0.0

    def begin(self, sitting: Sitting) -> None:
        self.sitting, self._waited = sitting, 0.0
        self.pipe.send(sitting)

    def hangs(self, elapsed: float, timeout: float) -> bool:
        """Whether a question has gone unanswered for ``timeout`` seconds. Time is added check by check, so that pausing
        the whole arena does not count against a bot."""
        thinks, question = self.thinking[0] != NOBODY, self.thinking[1]
        self._waited = self._waited + min(elapsed, 5 * CHECK_EVERY) if thinks and question == self._question else 0.0
        self._question = question
        return self._waited > timeout

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """A pool of ``processes`` workers; one that dies or must be killed is replaced."""

    def __init__(
        self,
        plan: Plan,
        processes: int,
        *,
        timeout: float = GAME_TIMEOUT,
        extras: Extras = NO_EXTRAS,
        cores: int | None = None,
    ) -> None:
        """``cores`` per process; by default the machine's cores are shared out."""
        self._plan, self._processes, self._extras = plan, processes, extras
        self._cores = cores or cores_per_process(processes)
        self._timeout = max(timeout, 10 * (plan.seconds or 0))
        self._idle: list[Worker] = []
        self._busy: dict[Any, Worker] = {}  # by pipe: `wait` also returns what is no pipe
        self._deaths = Counter[Sitting]()

    def close(self) -> None:
        """Kill the processes, busy or not."""
        for worker in self.all():
            worker.end()
        self._idle, self._busy = [], {}

    def all(self) -> list[Worker]:
        """Idle and busy workers."""
        return [*self._idle, *self._busy.values()]

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Result]:
        """Yield results as games finish, in no order."""
        todo, coming = deque[Sitting](), iter(sittings)
        checked = monotonic()
        while True:
            while len(self._busy) < self._processes:
                sitting = todo.popleft() if todo else next(coming, None)
                if sitting is None:
                    break
                self._begin(sitting)
            if not self._busy:
                return
            for pipe in wait(list(self._busy), CHECK_EVERY):
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
            if now - checked >= CHECK_EVERY:
                yield from self._give_up(now - checked)
                checked = now

    def _begin(self, sitting: Sitting) -> None:
        worker = self._idle.pop() if self._idle else Worker(self._plan, self._extras, self._cores)
        self._busy[worker.pipe] = worker
        try:
            worker.begin(sitting)
        except OSError:  # it died while idle: reading its pipe will show that
            worker.sitting = sitting

    def _lost(self, worker: Worker, sitting: Sitting) -> Result | None:
        """A process died: replay its game once, then the bot asked last forfeits."""
        worker.process.join()
        seat, code = worker.thinking[2], worker.process.exitcode
        worker.end()
        self._deaths[sitting] += 1
        if self._deaths[sitting] < LIVES:
            return None
        if seat == NOBODY:
            raise ArenaFailed(f"Worker processes of the arena died (exit code {code}) before any bot was asked.")
        return forfeited(_unplayed(sitting), seat, f"ended its process (exit code {code})")

    def _give_up(self, elapsed: float) -> Iterator[Result]:
        for pipe, worker in list(self._busy.items()):
            seat = worker.thinking[0]
            if worker.hangs(elapsed, self._timeout) and seat != NOBODY:
                del self._busy[pipe]
                worker.end()
                assert worker.sitting is not None
                yield forfeited(_unplayed(worker.sitting), seat, f"gave no answer within {self._timeout:g} seconds")


def _unplayed(sitting: Sitting) -> Result:
    return Result(sitting.number, sitting.round, sitting.seats)


def _work(
    plan: Plan, extras: Extras, cores: int, pipe: "Connection[Result, Sitting]", thinking: MutableSequence[int]
) -> None:
    """Runs in the worker process. Output of bots goes to stderr; stdout is for results."""
    set_up_worker(cores)
    os.dup2(2, 1)
    with suppress(EOFError, ConnectionError):  # the arena has closed the pipe, or was killed
        while True:
            pipe.send(play(plan, pipe.recv(), thinking, extras))
