"""The printed board, cards and tiles of ``board.json`` as typed constants."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from vesuvius.frozen import FrozenDict
from vesuvius.jsonable import resource

Square: TypeAlias = str
"""A square of the city plan by its name: column letter A-K from west to east, row 1-7 from north to south."""

Card: TypeAlias = Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
"""A number card: the number of the buildings it opens."""

Symbol: TypeAlias = Literal["vase", "helmet", "mask", "scroll", "column", "coin"]
"""What a lava tile shows."""

DualTile: TypeAlias = Literal["helmet/mask", "vase/scroll", "column/coin"]
"""A tile that shows two symbols; the seat that lays it chooses one."""

Tile: TypeAlias = Symbol | DualTile
"""A tile in the bag."""


@dataclass(frozen=True, slots=True)
class Building:
    """A house with spaces (circles) on one or two squares; a neutral one has no number."""

    id: str
    colour: str
    number: Card | None
    spaces: Mapping[Square, int]


@dataclass(frozen=True, slots=True)
class Gate:
    """A way out of the city, in the wall on one side of its square."""

    name: str
    square: Square
    side: str


_BOARD = resource("vesuvius.games.downfall", "board.json")

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

NUMBERS: Final[tuple[Card, ...]] = get_args(Card)
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)

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

ADDRESSES: Final[Mapping[Card, tuple[Square, ...]]] = FrozenDict(
    {
        number: tuple(square for square, building in BUILDING_AT.items() if building.number == number)
        for number in NUMBERS
    }
)
"""The squares with spaces of the one or two buildings of a number."""

CARDS: Final[Mapping[Card, int]] = FrozenDict({number: _BOARD["cards"][str(number)] for number in NUMBERS})
"""How many cards of each number are in the pack."""
OMENS: Final[int] = _BOARD["omens"]
TILES: Final[Mapping[Tile, int]] = FrozenDict(_BOARD["tiles"])
"""How many tiles show each symbol."""

DUAL_TILES: Final[tuple[DualTile, ...]] = tuple(_BOARD["dual_tiles"])
MARKERS: Final[Mapping[str, Mapping[int, int]]] = FrozenDict(
    {
        edition: FrozenDict({int(n): count for n, count in by_players.items()})
        for edition, by_players in _BOARD["markers"].items()
    }
)
"""How many markers each player gets, by edition and number of players."""
