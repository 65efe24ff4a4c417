"""Self-play: games between searches on the fast twin, and what a net may learn from them.

Every decision with more than one move worth considering becomes an example: what the seat observed, the moves, how
often the search visited each, the search's value, and how the game ended. Most moves are the search's best; some are
drawn by visits, and each game begins with random moves of a cheap policy, so that the examples are varied.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from vesuvius.bots.nets import net_from
from vesuvius.bots.patrician import set_up
from vesuvius.games import spec, twin
from vesuvius.net import ratings
from vesuvius.search import PASS, Search
from vesuvius.spec import SearchSettings
from vesuvius.turns import TurnOrder
from vesuvius.twin import SENSIBLE, UNIFORM, Twin

MOST_MOVES = 64
"""The most moves an example keeps: the most visited ones."""

LONGEST = 2000
"""Decisions after which a game is given up, and teaches nothing."""

Answer = Callable[[TurnOrder, int], int]
"""A player of one seat: the action it chooses as the seat that is asked."""


class Opponent(Protocol):
    """Who may take the other seats (``vesuvius.training.matches.Player``)."""

    def sit(self, rng: Random) -> Answer:
        """A player for one seat of one game."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """How games are played to learn from."""

    game: str
    players: int
    nodes: tuple[int, int] = (250, 600)
    """The least and the most nodes of a decision to learn from; each game draws its own number."""
    fast: tuple[int, int] = (50, 100)
    """The same of the other decisions, which only bring the game on."""
    recorded: float = 0.5
    """The share of decisions to learn from."""
    sampled: float = 0.2
    """The share of moves that are drawn by visits instead of the best."""
    opening: int = 12
    """The most decisions at the start that a cheap policy makes instead of the search."""
    searcher: str = "patrician"
    """The name of the search settings in the game's record."""
    net: bytes | None = None
    """The file of the net inside the search."""
    value_mix: float = 0.0
    """The net's share in the value of a leaf."""
    horizon: int | None = None
    """Instead of the horizon of the settings."""
    expand_after: int = 1
    """With a net, how many visits a node needs before the net is asked for the priors of its moves."""
    max_depth: int | None = None
    """Instead of the depth of the settings."""
    exploration: float = 0.6


@dataclass(frozen=True, slots=True)
class Examples:
    """Decisions, one in each row of these arrays."""

    cells: NDArray[np.int8]
    codes: NDArray[np.int16]
    """The codes of the moves, then -1."""
    visits: NDArray[np.uint16]
    ratings: NDArray[np.float16]
    """The scaled evaluation right after each move (``vesuvius.net.ratings``)."""
    seats: NDArray[np.int8]
    searched: NDArray[np.float32]
    """The search's value for the seat."""
    results: NDArray[np.float32]
    """The value of the finished game for each seat, clockwise from the one that decided."""
    games: NDArray[np.int32]
    """The number of the game, so that whole games can be held apart."""

    def __len__(self) -> int:
        return len(self.cells)

    def save(self, path: Path) -> None:
        """Write them, all at once: a reader never sees half a file."""
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, **{name: getattr(self, name) for name in self.__slots__})
        unfinished.rename(path)


def load(paths: Iterable[Path]) -> Examples:
    """The examples of several files; the games of each keep numbers of their own."""
    found = []
    first = 0
    for path in paths:
        with np.load(path) as file:
            one = Examples(**{name: file[name] for name in Examples.__slots__})
        if len(one):
            found.append(replace(one, games=one.games + first))
            first += int(one.games.max()) + 1
    return Examples(*(np.concatenate([getattr(one, name) for one in found]) for name in Examples.__slots__))


def searching(play: Play, kept: int = 20_000) -> Search:
    """A search as the play asks for."""
    settings: SearchSettings = spec(play.game).searchers[play.searcher]
    if play.horizon is not None:
        settings = replace(settings, horizon=play.horizon)
    if play.max_depth is not None:
        settings = replace(settings, max_depth=play.max_depth)
    search = set_up(Search(kept), settings)
    if play.net is not None:
        search.net = net_from(play.net, play.game, play.players)
        search.value_mix = play.value_mix
        search.expand_after = play.expand_after
        search.exploration = play.exploration
    return search


class Recorder:
    """The decisions of one game, until its result is known."""

    def __init__(self) -> None:
        self.cells: list[NDArray[np.int8]] = []
        self.codes: list[NDArray[np.int16]] = []
        self.visits: list[NDArray[np.uint16]] = []
        self.ratings: list[NDArray[np.float16]] = []
        self.seats: list[int] = []
        self.searched: list[float] = []

    def add(self, twin: Twin, seat: int, moves: list[tuple[int, int, float, float]], last: int) -> None:
        """Record a decision after its search; PASS is recorded as the last action."""
        ranked = sorted(moves, key=lambda move: -move[1])[:MOST_MOVES]
        codes, visits = np.full(MOST_MOVES, -1, np.int16), np.zeros(MOST_MOVES, np.uint16)
        rated = np.zeros(MOST_MOVES, np.float16)
        rated[: len(ranked)] = ratings(twin, seat, [code for code, *_ in ranked])
        self.ratings.append(rated)
        codes[: len(ranked)] = [last if code == PASS else code for code, *_ in ranked]
        visits[: len(ranked)] = [min(one, 65_535) for _, one, *_ in ranked]
        total = sum(one for _, one, *_ in moves)
        self.cells.append(np.array(twin.observe(seat), np.int8))
        self.codes.append(codes)
        self.visits.append(visits)
        self.seats.append(seat)
        self.searched.append(sum(one * value for _, one, value, _ in moves) / max(1, total))


def play_game(play: Play, rng: Random, opponent: Opponent | None = None) -> tuple[Recorder, list[float]] | None:
    """One game: its decisions, and the value of its end for each seat; None if it was given up. With an opponent in the
    other seats, only the decisions of one seat, drawn at random, are recorded."""
    fast = twin(play.game)
    start = fast.Twin(play.players)
    start.seed(rng.getrandbits(62))
    turns = TurnOrder(start, fast.ACTIONS)
    turns.deal()
    searches = [searching(play) for _ in range(play.players)]
    nodes, fast_nodes, opening = rng.randint(*play.nodes), rng.randint(*play.fast), rng.randint(0, play.opening)
    policy = UNIFORM if rng.random() < 0.2 else SENSIBLE
    recorder = Recorder()
    others: dict[int, Answer] = {}
    if opponent is not None:
        mine = rng.randrange(play.players)
        others = {seat: opponent.sit(Random(rng.getrandbits(62))) for seat in range(play.players) if seat != mine}
    for made in range(LONGEST):
        seat = turns.seat
        if seat < 0:
            return recorder, [float(value) for value in turns.twin.evaluate()]
        if made < opening:
            turns.play(turns.choose(policy))
        elif seat in others:
            turns.play(others[seat](turns, seat))
        else:
            search = searches[seat]
            recorded = rng.random() < play.recorded
            code = search.think(turns.twin, seat, nodes if recorded else fast_nodes)
            if search.iterations:
                moves = search.moves()
                if recorded:
                    recorder.add(turns.twin, seat, moves, fast.ACTIONS - 1)
                if rng.random() < play.sampled:
                    code = rng.choices([move[0] for move in moves], [move[1] for move in moves])[0]
            turns.play(fast.ACTIONS - 1 if code == PASS else code)
        turns.deal()
    return None


def collect(played: Iterable[tuple[Recorder, list[float]] | None], players: int, cells: int) -> Examples:
    """The examples of some games."""
    rows: list[tuple[Recorder, list[float]]] = [one for one in played if one is not None and one[0].cells]
    if not rows:
        return Examples(
            np.zeros((0, cells), np.int8),
            np.zeros((0, MOST_MOVES), np.int16),
            np.zeros((0, MOST_MOVES), np.uint16),
            np.zeros((0, MOST_MOVES), np.float16),
            np.zeros(0, np.int8),
            np.zeros(0, np.float32),
            np.zeros((0, players), np.float32),
            np.zeros(0, np.int32),
        )
    results = [
        [values[(seat + step) % players] for step in range(players)] for one, values in rows for seat in one.seats
    ]
    return Examples(
        np.array([row for one, _ in rows for row in one.cells]),
        np.array([row for one, _ in rows for row in one.codes]),
        np.array([row for one, _ in rows for row in one.visits]),
        np.array([row for one, _ in rows for row in one.ratings]),
        np.array([seat for one, _ in rows for seat in one.seats], np.int8),
        np.array([value for one, _ in rows for value in one.searched], np.float32),
        np.array(results, np.float32),
        np.array([number for number, (one, _) in enumerate(rows) for _ in one.seats], np.int32),
    )
