"""The thinking process: it answers one question after another, and keeps the trees of bots that search."""

import os
import traceback
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

from vesuvius.bots import SEARCHERS, Bot, Budget, Evaluation, bot
from vesuvius.bots.graded import Graded
from vesuvius.bots.patrician import Patrician
from vesuvius.coach import Advise, Hint, advise
from vesuvius.contract import AnyView, Seat
from vesuvius.games import game
from vesuvius.review import Answer as ReviewAnswer
from vesuvius.review import Settings, Task, run
from vesuvius.workers import set_up_worker

BUDGET = Budget(seconds=3.0)
"""How long a bot may think about a move; bots that search keep to it by themselves."""

MAX_NODES = 3_200_000
"""The most nodes of all trees that one process keeps: eight patricians' or two oracles', 141 MB when full."""

Pipe: TypeAlias = "Connection[Any, Any]"
Key: TypeAlias = tuple[str, Seat, str, str]


class Kind(StrEnum):
    """The kind of question."""

    CHOOSE = "choose"
    """Which move does the bot make?"""
    REACT = "react"
    """Does it act out of turn?"""
    EVALUATE = "evaluate"
    """What is the value of each legal move?"""
    REVIEW = "review"
    """What is the answer to a task of a review?"""
    COACH = "coach"
    """What does the coach say to a person at a table?"""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat sees, the legal moves in notation, and which bot is to answer.

    With a table's id, the process keeps a searching bot and its tree for the next question about the same table, seat
    and bot. Without a seed the bot gets fresh randomness. An evaluation always grows a new tree: the same view, seed
    and number of nodes give the same figures. A choice repeats itself only if the earlier questions do too.
    """

    bot: str
    game: str
    seat: Seat
    view: AnyView
    legal: tuple[str, ...]
    table: str = ""
    budget: Budget = BUDGET
    seed: int | None = None
    task: tuple[Task | Advise, Settings] | None = None
    """Of a review or of the coach, which needs none of the fields above but the game and the budget."""

    @property
    def key(self) -> Key:
        """The key by which a bot is kept."""
        return self.table, self.seat, self.bot, self.game


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, and figures about the bots that the process keeps."""

    answer: str | Evaluation | Hint | ReviewAnswer
    called_off: bool
    error: str
    """The traceback of the bot's exception, or empty."""
    built: int
    """How many bots the process has built since it started."""
    kept: int
    """How many bots it keeps now."""
    tree: int
    """How many nodes the tree of the bot that answered has now."""


class KeptBots:
    """Searching bots by table and seat; when their trees have too many nodes, the least recently used bot goes."""

    def __init__(self, max_nodes: int = MAX_NODES) -> None:
        self.built = 0
        self._max_nodes = max_nodes
        self._kept: dict[Key, Graded | Patrician] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def bot(self, question: Question) -> Bot:
        """The bot kept for this table and seat, reseeded, or a new one; the others are cheap and are not kept."""
        kept = self._kept.pop(question.key, None)
        if kept is not None:
            kept.rng.seed(question.seed)
            self._kept[question.key] = kept  # the most recently used is last
            return kept
        player = bot(question.bot, question.game, question.seed)
        self.built += 1
        if question.table and isinstance(player, Graded | Patrician) and searcher_of(player):
            self._kept[question.key] = player
            while len(self._kept) > 1 and self.nodes() > self._max_nodes:
                del self._kept[next(iter(self._kept))]
        return player

    def nodes(self) -> int:
        """The sum of the capacities of all trees, in nodes."""
        searchers = map(searcher_of, self._kept.values())
        return sum(searcher.search.capacity for searcher in searchers if searcher is not None)

    def forget(self, question: Question) -> None:
        """Drop a bot that has failed."""
        self._kept.pop(question.key, None)


def searcher_of(player: Bot | None) -> Patrician | None:
    """The bot that searches: this one, or the one whose moves a graded bot makes; None if there is none."""
    inner = player.best if isinstance(player, Graded) else player
    return inner if isinstance(inner, Patrician) else None


def evaluator(question: Question) -> Patrician | None:
    """A new bot that can evaluate: the one asked for if it searches, else the first of the game's searchers, if any."""
    for name in (question.bot, *SEARCHERS):
        with suppress(KeyError):
            player = searcher_of(bot(name, question.game, question.seed))
            if player is not None:
                return player
    return None


def work(pipe: Pipe, current: Any, cores: int) -> None:
    """Answer questions until the parent closes the pipe. A question is called off by another number in ``current``."""
    set_up_worker(cores)
    os.nice(5)  # leaves the processor to the server
    with suppress(EOFError, ConnectionError):  # the server has closed the pipe, or was killed
        _answer_all(pipe, current)


def _answer_all(pipe: Pipe, current: Any) -> None:
    bots = KeptBots()
    pipe.send(None)
    while True:
        number, kind, question = pipe.recv()
        answer, tree, error = None, 0, ""
        try:
            answer, tree = _answer(bots, kind, question, partial(_is_current, number, current))
        except Exception:  # a bug in the bot must not end the process
            bots.forget(question)
            error = traceback.format_exc()
        pipe.send(Reply(answer, not _is_current(number, current), error, bots.built, len(bots), tree))


def _is_current(number: int, current: Any) -> bool:
    return bool(current.value == number)


def _answer(
    bots: KeptBots, kind: Kind, question: Question, keep_going: partial[bool]
) -> tuple[str | Evaluation | Hint | ReviewAnswer, int]:
    """The answer and the size of the tree it comes from."""
    if question.task is not None:
        task, settings = question.task
        if isinstance(task, Advise):
            return advise(task, settings, keep_going), 0
        return run(task, settings, keep_going), 0
    rules = game(question.game)
    moves = [rules.parse(text) for text in question.legal]
    player = evaluator(question) if kind is Kind.EVALUATE else bots.bot(question)
    if player is None:
        return None, 0
    searcher = searcher_of(player)
    search = searcher.search if searcher is not None else None
    if search is not None:
        search.keep_going = keep_going
    answer: Any
    if kind is Kind.CHOOSE:
        answer = str(player.choose(question.view, moves, question.budget))
    elif kind is Kind.REACT:
        chosen = player.react(question.view, moves)
        answer = None if chosen is None else str(chosen)
    else:
        assert isinstance(player, Patrician)
        answer = player.evaluate(question.view, moves, question.budget)
    return answer, search.used if search is not None else 0
