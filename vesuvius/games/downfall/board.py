"""The printed board, cards and tiles of ``board.json`` as typed constants."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, TypeAlias

from vesuvius.frozen import FrozenDict

Square: TypeAlias = str
"""A square of the city plan by its name: column letter A-K from west to east, row 1-7 from north to south."""

Symbol: TypeAlias = str
"""What a lava tile shows: vase, helmet, mask, scroll, column or coin."""

Tile: TypeAlias = str
"""A tile in the bag: a symbol, or two ("helmet/mask") on a dual tile."""


@dataclass(frozen=True, slots=True)
class Building:
    """A house with spaces (circles) on one or two squares; neutral ones have no number."""

    id: str
    colour: str
    number: int | None
    spaces: Mapping[Square, int]


@dataclass(frozen=True, slots=True)
class Gate:
    """A way out of the city, in the wall on one side of its square."""

    name: str
    square: Square
    side: str


def _read() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files("vesuvius.games.downfall").joinpath("board.json").read_text("utf-8"))
    return data


_BOARD = _read()

COLUMNS: Final[str] = _BOARD["columns"]
ROWS: Final[str] = _BOARD["rows"]

SQUARES: Final[tuple[Square, ...]] = tuple(
    column + row for row in ROWS for column in COLUMNS if column + row not in _BOARD["outside"]
)
"""The 70 squares inside the walls in board order: row by row from the north-west."""

ORDER: Final[Mapping[Square, int]] = FrozenDict({square: i for i, square in enumerate(SQUARES)})


def _neighbours(square: Square) -> tuple[Square, ...]:
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    steps = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    inside = ((x, y) for x, y in steps if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS))
    return tuple(name for x, y in inside if (name := COLUMNS[x] + ROWS[y]) in ORDER)


NEIGHBOURS: Final[Mapping[Square, tuple[Square, ...]]] = FrozenDict({s: _neighbours(s) for s in SQUARES})
"""The squares that share an edge with a square, in board order."""

GATES: Final[Mapping[Square, Gate]] = FrozenDict({gate["square"]: Gate(**gate) for gate in _BOARD["gates"]})

VENTS: Final[Mapping[Symbol, Square]] = FrozenDict(_BOARD["vents"])

BUILDINGS: Final[Mapping[str, Building]] = FrozenDict(
    {b["id"]: Building(b["id"], b["colour"], b["number"], FrozenDict(b["spaces"])) for b in _BOARD["buildings"]}
)

BUILDING_AT: Final[Mapping[Square, Building]] = FrozenDict(
    {square: building for square in SQUARES for building in BUILDINGS.values() if square in building.spaces}
)
"""The building whose spaces lie on a square, in board order; squares without spaces are not in it."""

SPACES: Final[Mapping[Square, int]] = FrozenDict(
    {square: building.spaces[square] for square, building in BUILDING_AT.items()}
)

ADDRESSES: Final[Mapping[int, tuple[Square, ...]]] = FrozenDict(
    {
        number: tuple(square for square, building in BUILDING_AT.items() if building.number == number)
        for number in sorted({b.number for b in BUILDINGS.values() if b.number is not None})
    }
)
"""The squares with spaces of a number's one or two buildings."""

CARDS: Final[Mapping[int, int]] = FrozenDict({int(card): count for card, count in _BOARD["cards"].items()})
OMENS: Final[int] = _BOARD["omens"]
TILES: Final[Mapping[Tile, int]] = FrozenDict(_BOARD["tiles"])
DUAL_TILES: Final[tuple[Tile, ...]] = tuple(_BOARD["dual_tiles"])
MARKERS: Final[Mapping[str, Mapping[int, int]]] = FrozenDict(
    {
        edition: FrozenDict({int(n): count for n, count in by_players.items()})
        for edition, by_players in _BOARD["markers"].items()
    }
)
"""How many markers each player gets, by edition and number of players."""
