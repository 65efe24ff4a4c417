"""The citizen of The Downfall of Pompeii: plays the move whose position it values most, looking one move ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from random import Random
from typing import Final

from vesuvius.bots.bot import Budget
from vesuvius.contract import Seat
from vesuvius.frozen import FrozenDict
from vesuvius.games import downfall
from vesuvius.games.downfall.board import GATES, NEIGHBOURS, SQUARES, Square, Symbol, Tile
from vesuvius.games.downfall.evaluation import NEIGHBOUR, WORTH
from vesuvius.games.downfall.lava import sites, symbols
from vesuvius.games.downfall.moves import Erupt, Move
from vesuvius.games.downfall.state import Relatives, Runs, State
from vesuvius.games.downfall.views import View

STRIDE = 1.6
"""How many squares a marker walks with each move after its first, on average."""

KEPT = {2: 0.93, 3: 0.92, 4: 0.90}
"""The part of a marker's chance that is left after each move it must wait, by players."""

ENVY = {2: 0.9, 3: 0.45, 4: 0.3}
"""The weight of each opponent's expected markers against the seat's own, by players."""

EXPOSED = 0.45
"""The part of a marker's chance that is lost where the next tile can fall on it."""

HOMES = dict(zip(SQUARES, WORTH, strict=True))
"""The part of the markers on a square that get out in the end."""

RELATIVE = 0.35
"""The value of a relative still to be placed."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How one citizen's play differs from another's."""

    envy: float = 1.0
    """Factor on the weight of the opponents' expected markers."""
    fear: float = 1.0
    """Factor on the danger of squares that the next tile can cover."""
    company: float = 0.0
    """The value of each marker of another colour on a square with the seat's own."""


EVEN = Temper()

TEMPERS: Final[Mapping[str, Temper]] = {
    "cautious": Temper(envy=0.8, fear=1.6),
    "sociable": Temper(company=0.03),
    "ruthless": Temper(envy=1.3, fear=0.8),
}
"""The citizens with a temper, by name."""


class DownfallCitizen:
    """Looks one move ahead with a hand-written evaluation."""

    def __init__(self, rng: Random, temper: Temper = EVEN) -> None:
        self.rng = rng
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Move], _budget: Budget) -> Move:
        """The move whose position has the highest value; whether to declare the eruption is up to :meth:`react`."""
        seat = own_seat(view)
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

    def react(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Declare the eruption when the seat expects to save more markers than any other."""
        eruption = next((move for move in legal if isinstance(move, Erupt)), None)
        if eruption is None:
            return None
        expected = expected_markers(downfall.imagine(view, self.rng))
        mine = expected.pop(own_seat(view))
        return eruption if mine > max(expected) else None


def own_seat(view: View) -> Seat:
    """The seat that looks on; a spectator has no move to choose."""
    assert view.seat is not None
    return view.seat


def value(state: State, seat: Seat, temper: Temper = EVEN) -> float:
    """The value of a state for a seat: the markers it expects to save against those of its opponents."""
    expected = expected_markers(state, temper.fear)
    mine = expected.pop(seat)
    return mine - temper.envy * ENVY[state.players] * sum(expected) + temper.company * company(state, seat)


def company(state: State, seat: Seat) -> int:
    """How many markers of other colours stand on squares with the seat's own."""
    return sum(sum(crowd) - crowd[seat] for crowd in state.markers.values() if crowd[seat])


def expected_markers(state: State, fear: float = 1.0) -> list[float]:
    """How many markers each seat expects to save, those saved included."""
    danger = open_to_lava(state.lava, state.bag)
    safety = {square: 1 - fear * EXPOSED * danger.get(square, 0.0) for square in state.markers}
    chances = in_flight if state.phase == "flight" else at_home
    return [state.saved[seat] + chances(state, seat, safety) + kin(state, seat) for seat in range(state.players)]


def kin(state: State, seat: Seat) -> float:
    """The value of the relatives the seat may still place this turn."""
    if seat == state.turn and isinstance(state.pending, Relatives):
        return RELATIVE * min(state.pending.left, state.supply[seat])
    return 0.0


def at_home(state: State, seat: Seat, safety: Mapping[Square, float]) -> float:
    """The sum of the chances of a seat's markers before the flight: by their homes, better in a crowd."""
    return sum(
        safety[square] * (HOMES[square] + NEIGHBOUR * (sum(crowd) - 1 - gone))
        for square, crowd in state.markers.items()
        for gone in range(crowd[seat])
    )


def in_flight(state: State, seat: Seat, safety: Mapping[Square, float]) -> float:
    """The same in flight: by the moves each marker needs to a gate, those that need fewest going first."""
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
        total += KEPT[state.players] ** max(0, spent - ready) * (safe if spent > ready else 1.0)
    return total


def moves_out(steps: int, points: int) -> int:
    """How many moves a marker needs to get out, ``steps`` from a gate square, with ``points`` for its first move."""
    return 1 + max(0, ceil((steps + 1 - points) / STRIDE))


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
    """For each square the chance that the next tile drawn can be laid on it."""
    tiles = sum(bag.values()) or 1
    danger: dict[Square, float] = {}
    for tile, count in bag.items():
        for symbol in symbols(tile):
            for square in sites(lava, symbol):
                danger[square] = danger.get(square, 0.0) + count / tiles
    return danger
