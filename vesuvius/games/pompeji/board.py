"""The squares of the city: every square it may ever reach from the first card, and the squares around each.

The first card lies at ``0,0``, and the city never has more than seven columns or rows (P7): hence no square is more
than six steps away from it in either direction.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.cards import SIDE

Square: TypeAlias = str
"""Column and row, ``1,0``: east and south of the first card are positive."""

Direction: TypeAlias = Literal["row", "column", "falling", "rising"]

FIRST: Final[Square] = "0,0"

_REACH = range(1 - SIDE, SIDE)
_STEPS: Final[Mapping[Direction, tuple[int, int]]] = {
    "row": (1, 0),
    "column": (0, 1),
    "falling": (1, 1),
    "rising": (1, -1),
}

COLUMN: Final[Mapping[Square, int]] = FrozenDict({f"{x},{y}": x for y in _REACH for x in _REACH})
ROW: Final[Mapping[Square, int]] = FrozenDict({f"{x},{y}": y for y in _REACH for x in _REACH})
ORDER: Final[Mapping[Square, int]] = FrozenDict({square: i for i, square in enumerate(COLUMN)})
"""Row by row from the north, each from the west."""


def _arm(square: Square, dx: int, dy: int) -> tuple[Square, ...]:
    """The squares in one direction from a square, nearest first."""
    squares = (f"{COLUMN[square] + n * dx},{ROW[square] + n * dy}" for n in range(1, SIDE))
    return tuple(square for square in squares if square in ORDER)


def _arms(square: Square) -> Mapping[Direction, tuple[tuple[Square, ...], tuple[Square, ...]]]:
    """The two arms of each street through a square."""
    return FrozenDict({name: (_arm(square, -dx, -dy), _arm(square, dx, dy)) for name, (dx, dy) in _STEPS.items()})


ARMS: Final = FrozenDict({square: _arms(square) for square in ORDER})
"""The two arms of each street through a square, west (column: north) and east (column: south), nearest square first."""

NEIGHBOURS: Final[Mapping[Square, tuple[Square, ...]]] = FrozenDict(
    {square: tuple(arm[0] for name in ("row", "column") for arm in arms[name] if arm) for square, arms in ARMS.items()}
)
"""The squares that share an edge with a square."""
