"""The protocol of bots: a bot gets a view and the legal moves, and returns one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vesuvius.contract import AnyMove, AnyView


@dataclass(frozen=True, slots=True)
class Budget:
    """The seconds or nodes a bot may spend on one move; None is without limit."""

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A legal move in notation, or None for not acting out of turn, and the win chance of the seat after it."""

    move: str | None
    visits: int
    """How many iterations of the search tried it. If 0, the value is the static evaluation right after the move."""
    value: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The result of a search from a view."""

    moves: tuple[MoveValue, ...]
    """The legal moves in their order; out of turn, passing comes last."""
    seats: tuple[float, ...]
    """The win chance of each seat; the sum is 1. The thinking seat has that of its most visited move; the others share
    the rest in proportion to the static evaluation."""
    iterations: int
    """The number of iterations; 0 if there was nothing to choose, and then all values are static."""


class Bot(Protocol):
    """A bot sees only what its seat may know. The same seed and the same views give the same moves.

    Patricians and oracles have a third method, ``evaluate``, which returns an :class:`Evaluation`.
    """

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget, /) -> AnyMove:
        """One of the legal moves, when the seat is to move."""
        ...

    def react(self, view: AnyView, legal: Sequence[AnyMove], /) -> AnyMove | None:
        """One of the legal out-of-turn moves, or None to pass."""
        ...
