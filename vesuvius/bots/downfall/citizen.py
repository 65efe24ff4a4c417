"""The citizen of The Downfall of Pompeii: looks one move ahead and weighs the city it would leave behind."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from random import Random
from typing import Any

from vesuvius.bots.bot import Budget
from vesuvius.contract import Seat, View
from vesuvius.frozen import FrozenDict
from vesuvius.games import downfall
from vesuvius.games.downfall.board import GATES, NEIGHBOURS, SQUARES, Square, Symbol, Tile
from vesuvius.games.downfall.evaluation import NEIGHBOUR, WORTH
from vesuvius.games.downfall.lava import sites, symbols
from vesuvius.games.downfall.state import Erupt, Relatives, Runs, State

STRIDE = 1.6
"""How far a marker gets with each move after its first: it meets others on its way, now and then."""

HOPE = {2: 0.93, 3: 0.92, 4: 0.90}
"""How much of a marker's chance is left after each move it must wait for, by players."""

ENVY = {2: 0.9, 3: 0.45, 4: 0.3}
"""How much the hopes of each other player weigh against one's own."""

EXPOSED = 0.45
"""The part of a marker's hope that goes where the next tile can fall on it."""

HOMES = dict(zip(SQUARES, WORTH, strict=True))
"""How many of the people who live on a square get out in the end."""

RELATIVE = 0.35
"""What a relative still to be placed is worth."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes one citizen's play unlike another's."""

    envy: float = 1.0
    """How much more than others it minds the hopes of its opponents."""
    fear: float = 1.0
    """How much more it shuns squares that the next tile can cover."""
    company: float = 0.0
    """What each marker of another colour beside one's own is worth."""


EVEN = Temper()


class DownfallCitizen:
    """One move ahead by a hand-written value."""

    def __init__(self, rng: Random, temper: Temper = EVEN) -> None:
        self.rng = rng
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        """The move after which the city looks best; a declared eruption is judged by :meth:`react`."""
        seat: Seat = view["seat"]
        eruption = self.react(view, legal)
        if eruption is not None:
            return eruption
        state = downfall.imagine(view, self.rng)
        moves = [move for move in legal if not isinstance(move, Erupt)]
        return max(
            moves,
            key=lambda move: (
                value(downfall.play(state, seat, move).state, seat, self.temper) + self.rng.random() * 1e-6
            ),
        )

    def react(self, view: View, legal: Sequence[Any]) -> Any | None:
        """Declare the eruption when one's own people stand better than anybody else's."""
        eruption = next((move for move in legal if isinstance(move, Erupt)), None)
        if eruption is None:
            return None
        hopes = all_hopes(downfall.imagine(view, self.rng))
        mine = hopes.pop(view["seat"])
        return eruption if mine > max(hopes) else None


def value(state: State, seat: Seat, temper: Temper = EVEN) -> float:
    """How good the city looks for a seat: its own hopes against those of the others."""
    hopes = all_hopes(state, temper.fear)
    mine = hopes.pop(seat)
    return mine - temper.envy * ENVY[state.players] * sum(hopes) + temper.company * company(state, seat)


def company(state: State, seat: Seat) -> int:
    """How many markers of other colours stand on squares with one's own."""
    return sum(sum(crowd) - crowd[seat] for crowd in state.markers.values() if crowd[seat])


def all_hopes(state: State, fear: float = 1.0) -> list[float]:
    """For each seat the markers it may hope to save, those saved included."""
    danger = open_to_lava(state.lava, state.bag)
    safety = {square: 1 - fear * EXPOSED * danger.get(square, 0.0) for square in state.markers}
    hope = in_flight if state.phase == "flight" else at_home
    return [state.saved[seat] + hope(state, seat, safety) + kin(state, seat) for seat in range(state.players)]


def kin(state: State, seat: Seat) -> float:
    """Relatives still to be placed this turn."""
    if seat == state.turn and isinstance(state.pending, Relatives):
        return RELATIVE * min(state.pending.left, state.supply[seat])
    return 0.0


def at_home(state: State, seat: Seat, safety: Mapping[Square, float]) -> float:
    """Each own marker's chance to get out by where it lives: some homes are better, and crowds give legs."""
    return sum(
        safety[square] * (HOMES[square] + NEIGHBOUR * (sum(crowd) - 1 - gone))
        for square, crowd in state.markers.items()
        for gone in range(crowd[seat])
    )


def in_flight(state: State, seat: Seat, safety: Mapping[Square, float]) -> float:
    """The same by how it may run: gates are near or far, crowds give legs, and moves are few.

    Whoever needs the fewest moves goes first; the others wait, and waiting costs.
    """
    far = to_a_gate(state.lava)
    chances = sorted(
        (moves_out(far[square], sum(crowd) - gone), safety[square])
        for square, crowd in state.markers.items()
        for gone in range(crowd[seat])
    )
    spent = 0
    total = 0.0
    ready = state.pending.left if isinstance(state.pending, Runs) and seat == state.turn else 0
    for moves, safe in chances:
        spent += moves
        total += HOPE[state.players] ** max(0, spent - ready) * (safe if spent > ready else 1.0)
    return total


def moves_out(steps: int, legs: int) -> int:
    """How many moves a marker needs to get out, so many steps from a gate square, with legs for the first."""
    return 1 + max(0, ceil((steps + 1 - legs) / STRIDE))


@lru_cache(maxsize=4096)
def to_a_gate(lava: FrozenDict[Square, Symbol]) -> Mapping[Square, int]:
    """Steps over dry ground to the nearest open gate square."""
    steps = {gate: 0 for gate in GATES if gate not in lava}
    frontier = list(steps)
    for square in frontier:
        for near in NEIGHBOURS[square]:
            if near not in steps and near not in lava:
                steps[near] = steps[square] + 1
                frontier.append(near)
    return steps


@lru_cache(maxsize=4096)
def open_to_lava(lava: FrozenDict[Square, Symbol], bag: FrozenDict[Tile, int]) -> Mapping[Square, float]:
    """For each square the chance that the next tile drawn could be laid on it."""
    tiles = sum(bag.values()) or 1
    danger: dict[Square, float] = {}
    for tile, many in bag.items():
        for symbol in symbols(tile):
            for square in sites(lava, symbol):
                danger[square] = danger.get(square, 0.0) + many / tiles
    return danger
