"""Bots think in worker processes, never on the event loop. They get a view and legal moves, like anyone else.

:class:`Thinkers` answers questions: which move to make, whether to act out of turn, the value of each move, what the
coach says, and a task of a review.
Bots that need no search come before those that search, tables with people before tables that are only watched, and
evaluations (hints) and tasks of reviews last; among equals the hosts of the tables take turns. One process never
searches, so that a bot that needs no search does not wait for those that do. An evaluation or a task that runs when a
bot needs its process is called off and asked again later. Cancelling the task that awaits an answer calls its question
off.

Questions about the same seat of the same table go to the same process if it is idle, because that process has kept the
bot and its tree.
"""

import asyncio
import atexit
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from math import ceil
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from vesuvius.bots import Budget, Evaluation, searches
from vesuvius.coach import Advise, Hint
from vesuvius.review import Answer, Judgement, Settings, Task
from vesuvius.review.game import Judge
from vesuvius.tables.thinker import Key, Kind, Question, Reply, work
from vesuvius.workers import cores_per_process

__all__ = ["EvaluationFailed", "Question", "Thinkers"]

log = logging.getLogger("vesuvius.thinking")

START_TIMEOUT = 60.0
"""Seconds a process has to start."""

ANSWER_TIMEOUT = 10.0
"""Seconds beyond its budget that a bot has to answer; after that its process is killed."""

NODES_TIMEOUT = 60.0
"""Seconds to answer when the budget is only a number of nodes, which may take long on a busy machine: for each
``NODES`` or part of them."""

NODES = 10_000

CALLED_OFF_TIMEOUT = 2.0
"""Seconds a process has to reply after its question was called off; after that it is killed."""

MAX_HOMES = 4096
"""The most seats for which the process that last answered is remembered."""


class Priority(IntEnum):
    """The order of the questions, the most urgent first. Somebody waits for the answer where a person plays, and for a
    move in place of a seat whose time is up."""

    AWAITED = 0
    AWAITED_SEARCH = 1
    WATCHED = 2
    WATCHED_SEARCH = 3
    EVALUATION = 4
    REVIEW = 5


QUICK = (Priority.AWAITED, Priority.WATCHED)
"""The questions of bots that do not search."""

BACKGROUND = (Priority.EVALUATION, Priority.REVIEW)
"""The questions that make room for those of bots."""


class EvaluationFailed(Exception):
    """No process could evaluate this view; the log has the reason."""


class Worker:
    """One thinking process, asked one question at a time."""

    def __init__(self, cores: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.reply: Reply | None = None
        self.searches = False  # has searched before, and keeps trees
        self._current = context.RawValue("q", 0)
        self._number = 0
        self._started = self.called_off = False
        self._limit: asyncio.Timeout | None = None
        self.process = context.Process(target=work, args=(theirs, self._current, cores))
        try:
            self.process.start()
        except OSError:
            self.pipe.close()
            raise
        finally:
            theirs.close()
        atexit.register(self.process.kill)

    async def ask(self, kind: Kind, question: Question) -> Reply | None:
        """The reply; None if the question was called off before it was sent.

        Raises EOFError or OSError if the process ends, and TimeoutError if it takes too long.
        """
        try:
            if not self._started:
                async with asyncio.timeout(START_TIMEOUT):
                    await self._readable()
                self.pipe.recv()
                self._started = True
            if self.called_off:
                return None
            self._number += 1
            self._current.value = self._number
            self.pipe.send((self._number, kind, question))
            async with asyncio.timeout(_timeout(question.budget)) as self._limit:
                await self._readable()
            self.reply = self.pipe.recv()
            return self.reply
        finally:
            self.called_off, self._limit = False, None

    def call_off(self) -> None:
        """Make the process end its search and reply at once."""
        if self.called_off:
            return
        self.called_off = True
        self._current.value = 0
        if self._limit is not None and not self._limit.expired():
            self._limit.reschedule(asyncio.get_running_loop().time() + CALLED_OFF_TIMEOUT)

    def end(self) -> None:
        """Kill the process, whatever it is doing."""
        atexit.unregister(self.process.kill)
        with suppress(OSError, ValueError):
            self.process.kill()
        self.pipe.close()

    async def _readable(self) -> None:
        loop, readable, pipe = asyncio.get_running_loop(), asyncio.Event(), self.pipe.fileno()
        loop.add_reader(pipe, readable.set)
        try:
            await readable.wait()
        finally:
            loop.remove_reader(pipe)


@dataclass(slots=True, eq=False)
class Job:
    """A question and the future of its reply."""

    kind: Kind
    question: Question
    priority: Priority
    host: str
    """Whose turn it is to be answered: the host of the table."""
    reply: asyncio.Future[Reply]


class Waiting:
    """The questions that wait, by priority; hosts of the same priority take turns."""

    def __init__(self) -> None:
        self._jobs: dict[Priority, OrderedDict[str, deque[Job]]] = {priority: OrderedDict() for priority in Priority}

    def add(self, job: Job, *, first: bool = False) -> None:
        """Add a question as the last of its host, or as the first."""
        jobs = self._jobs[job.priority].setdefault(job.host, deque())
        if first:
            jobs.appendleft(job)
        else:
            jobs.append(job)

    def next(self, priorities: Iterable[Priority] = Priority) -> Job | None:
        """The question to answer next, of these priorities. It stays here until it is removed."""
        for priority in priorities:
            for jobs in self._jobs[priority].values():
                return jobs[0]
        return None

    def remove(self, job: Job) -> None:
        """Remove a question, if it is still here; the next turn is another host's."""
        hosts = self._jobs[job.priority]
        jobs = hosts.get(job.host)
        if jobs is None or job not in jobs:
            return
        jobs.remove(job)
        if jobs:
            hosts.move_to_end(job.host)
        else:
            del hosts[job.host]

    def bots(self) -> int:
        """How many moves of bots wait."""
        moves = (hosts for priority, hosts in self._jobs.items() if priority not in BACKGROUND)
        return sum(len(jobs) for hosts in moves for jobs in hosts.values())

    def clear(self) -> list[Job]:
        """Remove all questions, and return them."""
        jobs = [job for hosts in self._jobs.values() for waiting in hosts.values() for job in waiting]
        for hosts in self._jobs.values():
            hosts.clear()
        return jobs


class Thinkers:
    """Worker processes, started when they are needed and replaced when they end: at most ``processes`` search at the
    same time, and there is one more for the bots that do not."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._idle: list[Worker] = []  # the most recently used is last
        self._busy: dict[Worker, Job] = {}
        self._waiting = Waiting()
        self._homes: OrderedDict[Key, Worker] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.queue = 0

    async def choose(self, question: Question, host: str = "", *, awaited: bool = True) -> str:
        """The bot's move, to be judged by the rules. If the bot fails, any legal move: the game goes on.

        ``host`` is the host of the table, and ``awaited`` whether somebody waits for the move.
        """
        if len(question.legal) == 1:
            return secrets.choice(question.legal)
        reply = await self._ask(Kind.CHOOSE, question, host, awaited)
        return reply.answer if reply and isinstance(reply.answer, str) else secrets.choice(question.legal)

    async def react(self, question: Question, host: str = "", *, awaited: bool = True) -> str | None:
        """The bot's move out of turn; None if it passes or fails."""
        reply = await self._ask(Kind.REACT, question, host, awaited)
        return reply.answer if reply and isinstance(reply.answer, str) and reply.answer in question.legal else None

    async def evaluate(self, question: Question, host: str = "") -> Evaluation | None:
        """The win chance of each legal move, by the question's bot, or by a searcher of the game if that bot has no
        search. None if no bot of the game searches; EvaluationFailed if the processes fail. ``host`` is the person who
        asks."""
        reply = await self._ask(Kind.EVALUATE, question, host)
        if reply is None:
            raise EvaluationFailed
        assert reply.answer is None or isinstance(reply.answer, Evaluation)
        return reply.answer

    async def review(self, name: str, task: Task, settings: Settings, host: str = "") -> Answer:
        """The answer to a task of a review; EvaluationFailed if the processes fail. ``host`` is the person who asks."""
        budget = Budget(nodes=settings.nodes)
        question = Question("", name, 0, None, (), budget=budget, task=(task, settings))
        reply = await self._ask(Kind.REVIEW, question, host)
        if reply is None:
            raise EvaluationFailed
        assert not isinstance(reply.answer, str | Evaluation | Hint)
        return reply.answer

    async def coach(
        self, name: str, task: Advise | Judge, settings: Settings, host: str = ""
    ) -> Hint | Judgement | None:
        """What the coach says about a view; EvaluationFailed if the processes fail. ``host`` is the person who asks."""
        question = Question("", name, 0, None, (), budget=Budget(nodes=settings.nodes), task=(task, settings))
        reply = await self._ask(Kind.COACH, question, host)
        if reply is None:
            raise EvaluationFailed
        assert reply.answer is None or isinstance(reply.answer, Hint | Judgement)
        return reply.answer

    @property
    def at_once(self) -> int:
        """How many questions that search are answered at the same time."""
        return self._processes

    @property
    def workers(self) -> list[Worker]:
        """The busy workers and the idle ones."""
        return [*self._busy, *self._idle]

    def processes(self) -> list[BaseProcess]:
        """The processes of the workers."""
        return [worker.process for worker in self.workers]

    def close(self) -> None:
        """Kill the processes, whatever they are doing, and cancel all questions."""
        for job in [*self._waiting.clear(), *self._busy.values()]:
            job.reply.cancel()
        for task in self._tasks:
            task.cancel()
        for worker in self.workers:
            worker.process.kill()
        for worker in self._idle:
            worker.end()
        self._idle.clear()

    async def _ask(self, kind: Kind, question: Question, host: str, awaited: bool = True) -> Reply | None:
        """The reply; None if the bot fails, or if two processes in turn end or time out over the question."""
        if question.seed is None:
            question = replace(question, seed=secrets.randbits(64))
        details = {"bot": question.bot, "game": question.game}
        priority = _priority(kind, question, awaited)
        self.queue += 1
        try:
            for retry in (False, True):
                job = Job(kind, question, priority, host, asyncio.get_running_loop().create_future())
                self._waiting.add(job, first=retry)
                self._dispatch()
                try:
                    reply = await job.reply
                except asyncio.CancelledError:
                    self._call_off(job)
                    raise
                except Exception as error:  # whatever happens to a process must not stop the game
                    log.warning("a bot did not answer", extra={**details, "error": repr(error)})
                    continue
                if not reply.error:
                    return reply
                log.error("a bot failed", extra={**details, "error": reply.error})
                return None
        finally:
            self.queue -= 1
        return None

    def _call_off(self, job: Job) -> None:
        """Drop a question whose answer nobody awaits any more."""
        self._waiting.remove(job)
        for worker, asked in self._busy.items():
            if asked is job:
                worker.call_off()

    def _dispatch(self) -> None:
        """Give the waiting questions to workers, the most urgent first. A search that must wait delays no bot that does
        not search."""
        for priorities in (Priority, QUICK):
            while (job := self._waiting.next(priorities)) is not None:
                try:
                    worker = self._worker(job)
                except OSError as error:  # the system allows no more processes
                    if self._busy:
                        return
                    self._waiting.remove(job)
                    job.reply.set_exception(error)
                    continue
                if worker is None:
                    break
                self._waiting.remove(job)
                self._start(worker, job)
        self._make_room()
        self._spare()

    def _worker(self, job: Job) -> Worker | None:
        """The worker for a question: an idle one, or a new one; None if it must wait. To make room for a bot, an
        evaluation is called off rather than a process started, which takes longer."""
        quick = job.priority in QUICK
        idle = [worker for worker in self._idle if quick or self._may_search(worker)]
        if idle:
            if quick:
                worker = next((one for one in idle if not one.searches), idle[0])
            else:
                home = self._homes.get(job.question.key) if job.question.table else None
                worker = home if home in idle else idle[0]
            self._idle.remove(worker)
            return worker
        may_start = len(self.workers) <= self._processes and (quick or self._may_search(None))
        if may_start and (job.priority in BACKGROUND or not self._evaluating):
            return Worker(cores_per_process(self._processes))
        return None

    def _may_search(self, worker: Worker | None) -> bool:
        """Whether a worker may search: one always stays free for the bots that do not."""
        if worker is not None and worker.searches:
            return True
        return sum(one.searches for one in self.workers) < self._processes

    @property
    def _evaluating(self) -> list[Worker]:
        return [worker for worker, job in self._busy.items() if job.priority in BACKGROUND]

    def _make_room(self) -> None:
        """Call off an evaluation for each bot that waits."""
        running = [worker for worker in self._evaluating if not worker.called_off]
        ending = len(self._evaluating) - len(running)
        for worker in running[: max(0, self._waiting.bots() - ending)]:
            worker.call_off()

    def _spare(self) -> None:
        """When bots begin to search, start the process that never does: the first to need it should not wait for it."""
        searches = (Priority.AWAITED_SEARCH, Priority.WATCHED_SEARCH)
        busy = any(job.priority in searches for job in self._busy.values())
        if busy and all(worker.searches for worker in self.workers):
            with suppress(OSError):
                self._idle.append(Worker(cores_per_process(self._processes)))

    def _start(self, worker: Worker, job: Job) -> None:
        self._busy[worker] = job
        worker.searches = worker.searches or job.priority not in QUICK
        if job.question.table and job.priority not in BACKGROUND:
            self._homes[job.question.key] = worker
            self._homes.move_to_end(job.question.key)
            if len(self._homes) > MAX_HOMES:
                self._homes.popitem(last=False)
        task = asyncio.create_task(self._run(worker, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, worker: Worker, job: Job) -> None:
        """Ask a worker. The worker becomes idle when it has replied, even if nobody awaits the reply any more."""
        try:
            reply = await worker.ask(job.kind, job.question)
        except Exception as error:
            worker.end()
            if not job.reply.done():
                job.reply.set_exception(error)
        except asyncio.CancelledError:
            worker.end()
            raise
        else:
            self._idle.append(worker)
            if not job.reply.done():
                if reply is None or reply.called_off:  # an evaluation that made room for a bot
                    self._waiting.add(job, first=True)
                else:
                    job.reply.set_result(reply)
        finally:
            del self._busy[worker]
            self._dispatch()


def _timeout(budget: Budget) -> float:
    """Seconds that a process has to answer."""
    if budget.seconds:
        return ANSWER_TIMEOUT + budget.seconds
    return NODES_TIMEOUT * ceil(max(budget.nodes or 0, 1) / NODES)


def _priority(kind: Kind, question: Question, awaited: bool) -> Priority:
    if kind in (Kind.EVALUATE, Kind.COACH):
        return Priority.EVALUATION
    if kind is Kind.REVIEW:
        return Priority.REVIEW
    if searches(question.bot, question.game):
        return Priority.AWAITED_SEARCH if awaited else Priority.WATCHED_SEARCH
    return Priority.AWAITED if awaited else Priority.WATCHED
