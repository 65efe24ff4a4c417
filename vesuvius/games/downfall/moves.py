"""The moves: what chance brings, and what a seat decides."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vesuvius.contract import ChanceMove, Decision, Seat
from vesuvius.games.downfall.board import Card, Square, Symbol, Tile
from vesuvius.games.downfall.state import SEAT_NAMES

Drawn: TypeAlias = Card | Literal["omen", "ad79"]
"""A card of the deck: a number, an omen or A.D. 79."""


@dataclass(frozen=True, slots=True)
class Deal(ChanceMove):
    """Chance deals the next card of the opening hands."""

    card: Card

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class Draw(ChanceMove):
    """Chance draws a card for the seat whose turn it is."""

    card: Drawn

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class DrawTile(ChanceMove):
    """Chance takes a tile from the bag."""

    tile: Tile

    def __str__(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class Play(Decision):
    """Play a card and put a marker on a square; without a square the card is only discarded (D6)."""

    card: Card
    square: Square | None

    def __str__(self) -> str:
        return f"play {self.card} {self.square or '-'}"


@dataclass(frozen=True, slots=True)
class PlaceRelative(Decision):
    """Put a relative on a square."""

    square: Square

    def __str__(self) -> str:
        return f"relative {self.square}"


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """Place no more relatives, although one could come; in flight, make no second move (D20)."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Omen(Decision):
    """Throw another player's marker into the volcano."""

    square: Square
    victim: Seat

    def __str__(self) -> str:
        return f"omen {self.square} {SEAT_NAMES[self.victim]}"


@dataclass(frozen=True, slots=True)
class Erupt(Decision):
    """Declare the eruption, showing a hand of jokers (D11)."""

    def __str__(self) -> str:
        return "erupt"


@dataclass(frozen=True, slots=True)
class PlaceLava(Decision):
    """Lay the drawn tile on a square; for a dual tile the move names the symbol."""

    square: Square
    symbol: Symbol | None = None

    def __str__(self) -> str:
        return f"lava {self.square} {self.symbol}" if self.symbol else f"lava {self.square}"


@dataclass(frozen=True, slots=True)
class Run(Decision):
    """Walk a marker to another square, or out through a gate (``to`` is None)."""

    square: Square
    to: Square | None

    def __str__(self) -> str:
        return f"run {self.square} {self.to or 'out'}"


Move: TypeAlias = Deal | Draw | DrawTile | Play | PlaceRelative | Done | Omen | Erupt | PlaceLava | Run
