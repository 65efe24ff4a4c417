"""Reviews on the server: computed by the thinking processes, after everything that a player waits for, and stored.

A review of a table is stored with it, so it is computed once; that of a journal is kept in memory for a while. If two
servers are asked for the same review at the same time, both compute it and store the same figures.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from vesuvius import journal as journals
from vesuvius.contract import Json
from vesuvius.journal import Journal
from vesuvius.review import Answer, Judgement, ReviewFailed, Settings, Task, assemble, tasks
from vesuvius.review.game import VERSION, Judge, Moved, Weigh
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import Invalid, NotNow, TooFast
from vesuvius.tables.tasks import Tasks

KIND = "review"
"""The kind of a stored review, among the findings of a table."""

LONGEST = 4000
"""The most moves of a game that is reviewed."""

DEEPER = 20
"""How many times the nodes a single moment gets when somebody asks for more."""

AT_ONCE = 5
"""The most reviews of the same person that are computed at the same time."""

KEPT = 50
"""The most reviews that are kept in memory."""


@dataclass(slots=True, eq=False)
class Reviewing:
    """A review that is under way or finished."""

    key: str
    """The id of the table, or a hash of the journal."""
    journal: Journal
    asker: str
    """The person who asked for it, or the address."""
    todo: list[Task]
    settings: Settings = field(default_factory=Settings)
    answers: list[tuple[Task, Answer]] = field(default_factory=list)
    finished: Json = None
    """The whole review as JSON, when it is finished."""
    work: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is being computed."""
        return self.work is not None and not self.work.done()

    @property
    def failed(self) -> bool:
        """Whether the computation ended without a result."""
        return self.finished is None and not self.running

    @property
    def done(self) -> int:
        """How many of the tasks have been answered."""
        return len(self.todo) if self.finished is not None else len(self.answers)

    def so_far(self) -> Json:
        """The review as far as it is known; None before the first value is."""
        if self.finished is not None:
            return self.finished
        answers = sorted(self.answers, key=lambda one: one[0].number)
        known = any(isinstance(task, Weigh) and task.number == 0 for task, _ in answers)
        return assemble(self.journal, self.settings, answers).as_json() if known else None


class Reviews:
    """The reviews of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._known: OrderedDict[str, Reviewing] = OrderedDict()
        self._tasks = Tasks(hall.deaths)

    async def close(self) -> None:
        """Give up the reviews that are under way."""
        await self._tasks.close()

    async def of_table(self, table_id: str, asker: str) -> Reviewing:
        """The review of a finished game; its computation begins unless it is stored. NotNow before the end."""
        if (known := self._current(table_id)) is not None:
            return known
        text = await journal_of(self.hall, await self.hall.current(table_id))
        found = await self.hall.store.findings.get(table_id, KIND)
        return await self._begin(table_id, text, asker, found.data if found and found.version == VERSION else None)

    async def of_journal(self, text: str, asker: str) -> Reviewing:
        """The review of a journal that somebody brought along. Invalid if it is not the journal of a finished game."""
        key = f"journal-{hashlib.sha256(text.encode()).hexdigest()[:32]}"
        return self._current(key) or await self._begin(key, text, asker, None)

    async def look(self, key: str) -> Reviewing | None:
        """A review that is under way, known or stored; None if nobody has asked for it."""
        if key not in self._known and await self.hall.store.findings.get(key, KIND) is not None:
            return await self.of_table(key, "")
        return self._known.get(key)

    def call_off(self, key: str, asker: str) -> bool:
        """Give up a review that is under way and that this person asked for."""
        known = self._known.get(key)
        if known is None or known.work is None or not known.running or known.asker != asker:
            return False
        known.work.cancel()
        del self._known[key]
        return True

    async def deepen(self, key: str, number: int, asker: str) -> Json:
        """Judge one decision of a finished review again, with more nodes; the judgement stays in the review."""
        known, task = await self._judged(key, number)
        settings = replace(known.settings, nodes=DEEPER * known.settings.nodes)
        answer = await self.hall.thinkers.review(known.journal.game, task, settings, asker)
        moves = known.finished["moves"]
        at = next(at for at, move in enumerate(moves) if move["number"] == number)
        assert answer is None or isinstance(answer, Judgement)
        actor, move = known.journal.moves[number - 1]
        moves[at] = Moved(number, actor, str(move), tuple(moves[at]["change"]), answer).as_json() | {
            "nodes": settings.nodes
        }
        await self._store(known)
        return moves[at]

    async def decision(self, key: str, number: int) -> tuple[Sequence[str], Judge]:
        """A decision of a finished review, to make it again, and the names of the seats."""
        known, task = await self._judged(key, number)
        return known.journal.players, task

    async def judge(self, key: str, number: int, text: str, asker: str) -> Json:
        """Judge another move at a decision of a finished review, as if it had been played."""
        known, task = await self._judged(key, number)
        move = next((one for one in task.legal if str(one) == text), None)
        if move is None:
            raise Invalid("That move was not legal there.")
        task = replace(task, played=move)
        answer = await self.hall.thinkers.review(known.journal.game, task, known.settings, asker)
        if not isinstance(answer, Judgement):
            raise Invalid("Offers to trade are not judged.")
        actor, _ = known.journal.moves[number - 1]
        return Moved(number, actor, text, (), answer).as_json()

    async def _judged(self, key: str, number: int) -> tuple[Reviewing, Judge]:
        """A finished review, and the task of one of its decisions."""
        known = await self.look(key)
        if known is None or known.finished is None:
            raise NotNow("Only the decisions of a finished review can be looked at again.")
        for task in known.todo:
            if isinstance(task, Judge) and task.number == number:
                return known, task
        raise Invalid(f"Move {number} was not judged.")

    def _current(self, key: str) -> Reviewing | None:
        """A review that is known and has not failed."""
        known = self._known.get(key)
        return None if known is None or known.failed else known

    async def _begin(self, key: str, text: str, asker: str, stored: Json) -> Reviewing:
        if stored is None and sum(one.running and one.asker == asker for one in self._known.values()) >= AT_ONCE:
            raise TooFast(f"{AT_ONCE} reviews at a time: wait until one is finished, or call it off.")
        journal, todo = await asyncio.to_thread(_prepared, text)
        if (known := self._current(key)) is not None:  # somebody else was faster
            return known
        reviewing = self._known[key] = Reviewing(key, journal, asker, todo, finished=stored)
        if stored is None:
            reviewing.work = self._tasks.spawn(self._compute(reviewing))
        for old in [one.key for one in self._known.values() if not one.running][: max(0, len(self._known) - KEPT)]:
            if old != key:
                del self._known[old]
        return reviewing

    async def _compute(self, reviewing: Reviewing) -> None:
        """Answer all tasks, in order, as many at once as there are thinking processes."""
        todo = iter(reviewing.todo)

        async def work() -> None:
            for task in todo:
                thinkers, name = self.hall.thinkers, reviewing.journal.game
                answer = await thinkers.review(name, task, reviewing.settings, reviewing.asker)
                reviewing.answers.append((task, answer))

        async with asyncio.TaskGroup() as group:
            for _ in range(self.hall.thinkers.at_once):
                group.create_task(work())
        reviewing.finished = reviewing.so_far()
        reviewing.answers.clear()
        await self._store(reviewing)

    async def _store(self, reviewing: Reviewing) -> None:
        """Store the review with its table; that of a journal stays in memory."""
        if not reviewing.key.startswith("journal-"):
            now = self.hall.now()
            await self.hall.store.findings.put(reviewing.key, KIND, VERSION, reviewing.finished, now)


def _prepared(text: str) -> tuple[Journal, list[Task]]:
    """The journal and the tasks of its review."""
    try:
        read = journals.read(text)
        if len(read.moves) > LONGEST:
            raise Invalid(f"A game of more than {LONGEST} moves is not reviewed.")
        return read, list(tasks(read))
    except journals.Malformed as error:
        raise Invalid(f"This is not the journal of a game: {error}") from None
    except ReviewFailed as error:
        raise Invalid(f"No review: {error}.") from None
