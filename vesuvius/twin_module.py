"""What the module of a fast twin offers, as a type, and the limits that a twin must keep."""

from collections.abc import Sequence
from typing import Protocol

from vesuvius.batch import Batch
from vesuvius.contract import AnyMove, AnyState, Json
from vesuvius.layout import Layout
from vesuvius.twin import MOST_CELLS, MOST_CODES, MOST_MOVES, MOST_SEATS
from vesuvius.twin import Twin as FastTwin


class NewTwin(Protocol):
    """The class of a game's twin: a table before the deal."""

    def __call__(self, players: int = 4, seed: int = 0, **options: Json) -> FastTwin: ...


class NewBatch(Protocol):
    """The class that steps many games at once."""

    def __call__(
        self, n: int, players: int = 4, seed: int = 0, dense: bool = False, threads: int = 1, **options: Json
    ) -> Batch: ...


class TwinModule(Protocol):
    """A game's ``fast.py``. ``ACTIONS`` is the number of codes of seats, ``CODES`` that of seats and chance.

    ``MOST_LEGAL`` is a number of legal moves that no position exceeds.
    """

    # ruff: noqa: N802 - the names of a module's constants and classes
    @property
    def ACTIONS(self) -> int: ...
    @property
    def CODES(self) -> int: ...
    @property
    def MOST_LEGAL(self) -> int: ...
    @property
    def LAYOUT(self) -> Layout: ...
    @property
    def Twin(self) -> NewTwin: ...
    @property
    def Batch(self) -> NewBatch: ...
    def from_state(self, state: AnyState, seed: int = 0) -> FastTwin:
        """The twin of a clear state."""
        ...

    def encode(self, move: AnyMove) -> int:
        """The code of a clear move; Illegal if it has none."""
        ...

    def decode(self, code: int) -> AnyMove:
        """The clear move of a code."""
        ...


def check(name: str, module: TwinModule, players: Sequence[int]) -> None:
    """Raise ValueError if a game is too large for the buffers that compiled code writes to without checking bounds."""
    for number, limit, what in (
        (max(players), MOST_SEATS, "seats"),
        (module.CODES, MOST_CODES, "codes of moves"),
        (module.MOST_LEGAL, MOST_MOVES, "legal moves in a position"),
        (module.LAYOUT.size, MOST_CELLS, "cells in an observation"),
    ):
        if number > limit:
            raise ValueError(f"the twin of {name} has {number} {what}; there is room for {limit}")
