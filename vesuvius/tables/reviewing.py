"""Reviews on the server: computed by the thinking processes, after everything that a player waits for.

A review is computed once, by the server that has the claim on it (``vesuvius/store/claims.py``); the others show how
far it is. If that server dies, the next one that is asked begins again. A finished review of a table is stored with it;
that of a journal stays with its claim for a while.
"""

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from functools import cached_property

from msgspec.structs import replace

from vesuvius import journal as journals
from vesuvius.contract import Json
from vesuvius.journal import Journal
from vesuvius.review import Answer, Judgement, ReviewFailed, Settings, Task, assemble, tasks
from vesuvius.review.game import VERSION, Judge, Moved, Weigh
from vesuvius.store import Claim, Unavailable
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import Invalid, NotNow, TooFast
from vesuvius.tables.tasks import Tasks
from vesuvius.tables.thinking import EvaluationFailed

log = logging.getLogger("vesuvius.reviewing")

KIND = "review"
"""The kind of a stored review, among the findings of a table."""

SETTINGS = Settings()

LONGEST = 4000
"""The most moves of a game that is reviewed."""

DEEPER = 20
"""How many times the nodes a single decision gets when somebody asks for more."""

AT_ONCE = 5
"""The most reviews that are computed for the same person at the same time."""

PREPARED = 50
"""The most games whose tasks are kept in memory."""

RENEWAL = 1.0
"""Seconds between two renewals of a claim, and between two looks that other servers get."""

CLAIM = 15_000
"""Milliseconds for which a claim holds after its last renewal."""


@dataclass(frozen=True)
class Game:
    """A finished game, and the tasks of its review."""

    journal: Journal
    todo: Sequence[Task]

    @cached_property
    def decisions(self) -> Mapping[int, Judge]:
        """The decisions that are judged, by number of their move."""
        return {task.number: task for task in self.todo if isinstance(task, Judge)}


@dataclass(frozen=True, slots=True)
class State:
    """How far a review is: ``done`` of ``total`` tasks."""

    key: str
    """The id of the table, or a hash of the journal."""
    done: int
    total: int
    review: Json = None
    """The review as JSON, as far as it is known; None before the first value is."""
    failed: bool = False
    deepening: int | None = None
    """The decision of a finished review that is judged again."""

    @property
    def finished(self) -> bool:
        """Whether the whole review is known."""
        return self.review is not None and self.done == self.total


@dataclass(slots=True, eq=False)
class Work:
    """A review that this server computes, or the decision of a finished one that it judges again."""

    claim: Claim
    game: Game
    review: Json = None
    """The finished review, while one of its decisions is judged again."""
    answers: list[tuple[Task, Answer]] = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def state(self) -> State:
        """How far it is."""
        if self.claim.number is not None:
            return _finished(self.claim.key, self.game, self.review, self.claim.number)
        return State(self.claim.key, len(self.answers), self.claim.total, self.so_far())

    def so_far(self) -> Json:
        """The review as far as it is known; None before the first value is."""
        answers = sorted(self.answers, key=lambda one: one[0].number)
        known = any(isinstance(task, Weigh) and task.number == 0 for task, _ in answers)
        return assemble(self.game.journal, SETTINGS, answers).as_json() if known else None

    def progress(self, until: int) -> Claim:
        """The claim, renewed, with what other servers show."""
        if self.claim.number is not None:
            return replace(self.claim, until=until)
        return replace(self.claim, until=until, done=len(self.answers), data=self.so_far())


class Reviews:
    """The reviews of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._claims = hall.store.claims
        self._server = secrets.token_hex(8)
        self._here: dict[str, Work] = {}
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._tasks = Tasks(hall.deaths)

    async def close(self) -> None:
        """Give up the reviews that are under way, and let other servers go on with them."""
        await self._tasks.close()
        with suppress(Unavailable):
            await self._claims.release(self._server)

    async def of_table(self, table_id: str, asker: str) -> State:
        """The review of a finished game; its computation begins unless it is known. NotNow before the end."""
        known = await self.look(table_id)
        return known if known and not known.failed else await self._begin(table_id, asker)

    async def of_journal(self, text: str, asker: str) -> State:
        """The review of a journal that somebody brought along. Invalid if it is not the journal of a finished game."""
        key = f"journal-{hashlib.sha256(f'{VERSION} {text}'.encode()).hexdigest()[:32]}"
        known = await self.look(key)
        return known if known and not known.failed else await self._begin(key, asker, text)

    async def look(self, key: str) -> State | None:
        """How far a review is; None if nobody has asked for it. If its server has died, this one goes on."""
        if (work := self._here.get(key)) is not None:
            return work.state()
        claim, now = await self._claims.get(key), self.hall.now()
        if claim is not None and claim.under_way:
            if claim.until < now:
                mine = replace(claim, server=self._server, until=now + CLAIM, done=0)
                return await self._start(mine, await self._game(key, claim.journal))
            if claim.number is None:
                return State(key, claim.done, claim.total, claim.data)
        review = await self._known(key, claim)
        if review is None:
            return None if claim is None else State(key, claim.done, claim.total, claim.data, failed=claim.failed)
        game = await self._game(key, claim.journal if claim else None)
        return _finished(key, game, review, claim.number if claim and claim.under_way else None)

    async def call_off(self, key: str, asker: str) -> bool:
        """Give up a review that is under way and that this person asked for. Another server that computes it stops when
        it cannot renew its claim."""
        if not await self._claims.call_off(key, asker):
            return False
        if (work := self._here.pop(key, None)) is not None and work.task is not None:
            work.task.cancel()
        return True

    async def deepen(self, key: str, number: int, asker: str) -> State:
        """Begin to judge a decision of a finished review again, with more nodes. The judgement will replace the one in
        the review."""
        known, game = await self._judged(key, number)
        if known.deepening == number or _deep(known.review, number):
            return known
        claim = await self._claims.get(key)
        journal, data = (None, None) if claim is None else (claim.journal, claim.data)
        mine = Claim(key, self._server, asker, self.hall.now() + CLAIM, 0, 1, number=number, journal=journal, data=data)
        state = await self._start(mine, game)
        if state is None or (state.deepening != number and not _deep(state.review, number)):
            raise NotNow("Another decision of this game is judged again. Wait until it is done.")
        return state

    async def decision(self, key: str, number: int) -> tuple[Sequence[str], Judge]:
        """A decision of a finished review, to make it again, and the names of the seats."""
        _, game = await self._judged(key, number)
        return game.journal.players, game.decisions[number]

    async def judge(self, key: str, number: int, text: str, asker: str) -> Json:
        """Judge another move at a decision of a finished review, as if it had been played. Somebody waits for it: it
        comes before the tasks of reviews."""
        _, game = await self._judged(key, number)
        task = game.decisions[number]
        move = next((one for one in task.legal if str(one) == text), None)
        if move is None:
            raise Invalid("That move was not legal there.")
        try:
            answer = await self.hall.thinkers.coach(game.journal.game, replaced(task, played=move), SETTINGS, asker)
        except EvaluationFailed:
            raise NotNow("The move could not be judged. Try again.") from None
        if not isinstance(answer, Judgement):
            raise Invalid("Offers to trade are not judged.")
        actor, _ = game.journal.moves[number - 1]
        return Moved(number, actor, text, (), answer).as_json()

    async def _judged(self, key: str, number: int) -> tuple[State, Game]:
        """A finished review and its game; that move was a decision that was judged."""
        known = await self.look(key)
        if known is None or not known.finished:
            raise NotNow("Only the decisions of a finished review can be looked at again.")
        claim = None if key in self._games else await self._claims.get(key)
        game = await self._game(key, claim.journal if claim else None)
        if number not in game.decisions:
            raise Invalid(f"Move {number} was not judged.")
        return known, game

    async def _known(self, key: str, claim: Claim | None) -> Json:
        """The finished review, if there is one: a table's is stored with it, a journal's with its claim."""
        if claim is not None and claim.journal is not None:
            return None if claim.failed else claim.data
        found = await self.hall.store.findings.get(key, KIND)
        return found.data if found is not None and found.version == VERSION else None

    async def _game(self, key: str, text: str | None) -> Game:
        """The game of a review: that of a journal, or of the table whose id is the key."""
        if (game := self._games.get(key)) is None:
            if text is None:
                text = await journal_of(self.hall, await self.hall.current(key))
            game = self._games[key] = await asyncio.to_thread(_prepared, text)
            if len(self._games) > PREPARED:
                self._games.popitem(last=False)
        self._games.move_to_end(key)
        return game

    async def _begin(self, key: str, asker: str, text: str | None = None) -> State:
        now = self.hall.now()
        if await self._claims.under_way(asker, now) >= AT_ONCE:
            raise TooFast(f"{AT_ONCE} reviews at a time: wait until one is finished, or call it off.")
        game = await self._game(key, text)
        mine = Claim(key, self._server, asker, self.hall.now() + CLAIM, 0, len(game.todo), journal=text)
        state = await self._start(mine, game)
        if state is None:
            raise NotNow("This review was called off.")
        return state

    async def _start(self, claim: Claim, game: Game) -> State | None:
        """Compute what is claimed, unless another server does, or it is known by now."""
        if not await self._claims.take(claim, self.hall.now()):
            return await self.look(claim.key)
        review = None if claim.number is None and claim.journal is not None else await self._known(claim.key, claim)
        if review is not None and (claim.number is None or _deep(review, claim.number)):
            await self._end(claim, review)
            return _finished(claim.key, game, review)
        work = self._here[claim.key] = Work(claim, game, review)
        work.task = self._tasks.spawn(self._compute(work))
        return work.state()

    async def _compute(self, work: Work) -> None:
        """Do the work, store what it found, and end the claim."""
        number, review = work.claim.number, None
        renewing = self._tasks.spawn(self._renew(work))
        try:
            try:
                review = await (self._review(work) if number is None else self._deeper(work, number))
            except* Exception as errors:  # a bug in a game must not be met again by every server that looks
                log.exception("a review failed", extra={"review": work.claim.key}, exc_info=errors)
            work.ended.set()
            await renewing
            await self._settle(work, review)
        finally:
            work.ended.set()
            if self._here.get(work.claim.key) is work:
                del self._here[work.claim.key]

    async def _review(self, work: Work) -> Json:
        """Answer all tasks, in order, as many at once as there are thinking processes."""
        todo, thinkers = iter(work.game.todo), self.hall.thinkers

        async def answer() -> None:
            for task in todo:
                found = await thinkers.review(work.game.journal.game, task, SETTINGS, work.claim.asker)
                work.answers.append((task, found))

        async with asyncio.TaskGroup() as group:
            for _ in range(thinkers.at_once):
                group.create_task(answer())
        return work.so_far()

    async def _deeper(self, work: Work, number: int) -> Json:
        """The review with one decision judged again."""
        journal, task = work.game.journal, work.game.decisions[number]
        settings = replaced(SETTINGS, nodes=DEEPER * SETTINGS.nodes)
        answer = await self.hall.thinkers.review(journal.game, task, settings, work.claim.asker)
        assert answer is None or isinstance(answer, Judgement)
        actor, move = journal.moves[number - 1]

        def judged(before: Json) -> Json:
            after = Moved(number, actor, str(move), tuple(before["change"]), answer).as_json()
            return {**after, "nodes": settings.nodes}

        moves = [judged(one) if one["number"] == number else one for one in work.review["moves"]]
        return {**work.review, "moves": moves}

    async def _renew(self, work: Work) -> None:
        """Renew the claim until the work ends; the work ends if the claim was called off, or is another server's."""
        while not work.ended.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEWAL):
                    await work.ended.wait()
            if work.ended.is_set():
                return
            with suppress(Unavailable):
                if not await self._claims.renew(work.progress(self.hall.now() + CLAIM)) and work.task is not None:
                    work.task.cancel()

    async def _settle(self, work: Work, review: Json) -> None:
        """Store the review, and end the claim; None: the work has failed, which a finished review outlives."""
        claim, now = work.claim, self.hall.now()
        if review is None and work.review is None:
            await self._claims.renew(replace(work.progress(now), failed=True))
            return
        if review is not None and claim.journal is None:
            await self.hall.store.findings.put(claim.key, KIND, VERSION, review, now)
        await self._end(claim, work.review if review is None else review)

    async def _end(self, claim: Claim, review: Json) -> None:
        """End the claim on a review that is finished. That of a journal stays with it."""
        if claim.journal is None:
            await self._claims.drop(claim)
        else:
            now = self.hall.now()
            await self._claims.renew(replace(claim, until=now, done=claim.total, number=None, data=review))


def _finished(key: str, game: Game, review: Json, deepening: int | None = None) -> State:
    total = len(game.todo)
    return State(key, total, total, review, deepening=deepening)


def _deep(review: Json, number: int) -> bool:
    """Whether a decision of a review was judged again, with more nodes."""
    return any(move["number"] == number and move.get("nodes") is not None for move in review["moves"])


def _prepared(text: str) -> Game:
    """The game of a journal, and the tasks of its review."""
    try:
        read = journals.read(text)
        if len(read.moves) > LONGEST:
            raise Invalid(f"A game of more than {LONGEST} moves is not reviewed.")
        return Game(read, list(tasks(read)))
    except journals.Malformed as error:
        raise Invalid(f"This is not the journal of a game: {error}") from None
    except ReviewFailed as error:
        raise Invalid(f"No review: {error}.") from None
