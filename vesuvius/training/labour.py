"""Self-play and matches on worker processes. Every game has a seed of its own, so their number changes no game."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import ParamSpec, TypeVar, TypeVarTuple

from vesuvius.games import twin
from vesuvius.training.matches import Player, Score, play_round, score
from vesuvius.training.selfplay import Opponent, Play, collect, play_game
from vesuvius.workers import set_up_worker

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVarTuple("A")

GAMES_A_FILE = 8
"""The games that a worker process plays before it writes a file and takes the next ones."""


class Workers:
    """Worker processes, or this one if there is to be only one."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = (
            ProcessPoolExecutor(processes, get_context("spawn"), initializer=set_up_worker) if processes > 1 else None
        )

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Have a function called."""
        if self._pool:
            return self._pool.submit(function, *args, **kwargs)
        done: Future[T] = Future()
        done.set_result(function(*args, **kwargs))
        return done

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)


@contextmanager
def workers(processes: int) -> Iterator[Workers]:
    """Worker processes that end with this block."""
    crew = Workers(processes)
    try:
        yield crew
    finally:
        crew.close()


@dataclass(frozen=True, slots=True)
class Played:
    """How many games were played for a round, and how many decisions can be learned from."""

    games: int
    examples: int


def _play_file(play: Play, seed: str, numbers: Sequence[int], path: Path, opponent: Opponent | None) -> int:
    """Play some games and write their examples; returns how many."""
    played = (play_game(play, Random(f"{seed}/{number}"), opponent) for number in numbers)
    examples = collect(played, play.players, twin(play.game).LAYOUT.size)
    examples.save(path)
    return len(examples)


def generate(
    crew: Workers,
    play: Play,
    seed: str,
    folder: Path,
    games: int,
    seconds: float | None = None,
    follow: Callable[[Played], None] | None = None,
    opponent: Opponent | None = None,
) -> Played:
    """Play ``games`` games, or until ``seconds`` are over; files that are there already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = monotonic()
    running: dict[Future[int], int] = {}
    done, examples, at = 0, 0, 0
    while at < games or running:
        late = seconds is not None and monotonic() - begun > seconds
        while at < games and not late and len(running) < max(1, 2 * crew.processes - 1):
            numbers = range(at, min(at + GAMES_A_FILE, games))
            path = folder / f"{at:06}.npz"
            at += len(numbers)
            if path.exists():
                done += len(numbers)
                continue
            running[crew.submit(_play_file, play, seed, numbers, path, opponent)] = len(numbers)
        if late:
            at = games
            for one in [one for one in running if one.cancel()]:
                del running[one]
        ready, _ = wait(running, 1.0, FIRST_COMPLETED)
        for one in ready:
            examples += one.result()
            done += running.pop(one)
            if follow:
                follow(Played(done, examples))
    return Played(done, examples)


def answers(
    crew: Workers, function: Callable[[*A], T], asked: Iterable[tuple[*A]], seconds: float | None = None
) -> Iterator[tuple[tuple[*A], T]]:
    """What a function answers to each of these arguments, in their order. When ``seconds`` are over, nothing more is
    asked; there is one answer at least."""
    begun, source, given = monotonic(), iter(asked), 0
    waiting: deque[tuple[tuple[*A], Future[T]]] = deque()
    room = 1 if crew.processes == 1 else 4 * crew.processes  # one process answers while it is asked
    while True:
        if seconds is not None and given and monotonic() - begun > seconds:
            source = iter(())
            waiting = deque(one for one in waiting if not one[1].cancel())
        waiting.extend((args, crew.submit(function, *args)) for args in islice(source, room - len(waiting)))
        if not waiting:
            return
        args, one = waiting.popleft()
        yield args, one.result()
        given += 1


def compete(
    crew: Workers,
    first: Player,
    other: Player,
    seed: str,
    rounds: int,
    follow: Callable[[Score], None] | None = None,
    seconds: float | None = None,
) -> Score:
    """Matches between two players, ``rounds`` times from every seat, or as many as end in ``seconds``."""
    results: list[list[float]] = []
    games = ((first, other, f"{seed}/{number}") for number in range(rounds))
    for _, won in answers(crew, play_round, games, seconds):
        results.append(won)
        if follow:
            follow(score(results))
    return score(results)
