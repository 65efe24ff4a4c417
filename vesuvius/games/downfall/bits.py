"""The city as bits, for the fast twin: tables made from the board.

Rows 1 to 4 lie in one word, ``LO``, rows 5 to 7 in another, ``HI``, twelve bits to a row: the twelfth is a border that
nobody stands on. Bit 36 of ``HI``, above the last row, stands for NOWHERE. Lists are indexed by the number of a square,
card, symbol, tile or building, in the order of ``coding.py``.
"""

from collections.abc import Iterable

from vesuvius.games.downfall.board import (
    ADDRESSES,
    BUILDING_AT,
    BUILDINGS,
    CARDS,
    COLUMNS,
    GATES,
    NEIGHBOURS,
    ORDER,
    SPACES,
    SQUARES,
    VENTS,
)
from vesuvius.games.downfall.coding import HOUSES, KINDS, NOWHERE, SYMBOLS


def _bit(square: str) -> int:
    return 12 * (int(square[1]) - 1) + COLUMNS.index(square[0])


def _lo(squares: Iterable[str]) -> int:
    return sum(1 << _bit(square) for square in squares if _bit(square) < 48)


def _hi(squares: Iterable[str]) -> int:
    return sum(1 << (_bit(square) - 48) for square in squares if _bit(square) >= 48)


def _home(house: str) -> list[str]:
    """The squares where relatives of a building may live: in other buildings of its colour, or neutral ones."""
    colours = (BUILDINGS[house].colour, "neutral")
    return [square for square, other in BUILDING_AT.items() if other.colour in colours and other.id != house]


def _numbers(squares: list[int]) -> list[int]:
    """The square of a single bit, indexed by 2**bit mod 67, which differs for all bits."""
    table = [0] * 67
    for bit, square in enumerate(squares):
        table[(1 << bit) % 67] = square
    return table


def _far() -> list[int]:
    """The steps from each square to its nearest gate while no lava lies."""
    steps = dict.fromkeys(GATES, 0)
    frontier = list(steps)
    for square in frontier:
        for near in NEIGHBOURS[square]:
            if near not in steps:
                steps[near] = steps[square] + 1
                frontier.append(near)
    return [steps[square] for square in SQUARES]


_NUMBER = {_bit(square): number for number, square in enumerate(SQUARES)}
_HOUSES = [BUILDINGS[house] for house in HOUSES]
_HOUSE_AT = [HOUSES.index(BUILDING_AT[s].id) if s in BUILDING_AT else -1 for s in SQUARES]

LO_BIT = [*(_lo([square]) for square in SQUARES), 0]
HI_BIT = [*(_hi([square]) for square in SQUARES), 1 << 36]
LO_NUMBER = _numbers([_NUMBER.get(bit, 0) for bit in range(48)])
HI_NUMBER = _numbers([*(_NUMBER.get(bit + 48, 0) for bit in range(36)), NOWHERE])
OUT = 1 << 36
LO_CITY, HI_CITY = _lo(SQUARES), _hi(SQUARES)
LO_GATES, HI_GATES = _lo(GATES), _hi(GATES)
LO_SPACES, HI_SPACES = _lo(SPACES), _hi(SPACES)
LO_VENT = [_lo([VENTS[symbol]]) for symbol in SYMBOLS]
HI_VENT = [_hi([VENTS[symbol]]) for symbol in SYMBOLS]
LO_ADDRESS = [0, *(_lo(ADDRESSES[card]) for card in CARDS)]
HI_ADDRESS = [0, *(_hi(ADDRESSES[card]) for card in CARDS)]
LO_HOUSE = [_lo(house.spaces) for house in _HOUSES]
HI_HOUSE = [_hi(house.spaces) for house in _HOUSES]
LO_HOMES = [_lo(_home(house.id)) for house in _HOUSES]
HI_HOMES = [_hi(_home(house.id)) for house in _HOUSES]
HOUSE_AT = _HOUSE_AT
ACROSS = [
    next((ORDER[other] for other in BUILDING_AT[s].spaces if other != s), NOWHERE) if s in BUILDING_AT else NOWHERE
    for s in SQUARES
]
"""The other square of the building on a square, or NOWHERE."""
ROOM = [SPACES.get(square, 0) for square in SQUARES]
FAR = _far()
FIRST_SYMBOL = [SYMBOLS.index(kind.split("/")[0]) for kind in KINDS]
SECOND_SYMBOL = [SYMBOLS.index(kind.split("/")[1]) if "/" in kind else -1 for kind in KINDS]
