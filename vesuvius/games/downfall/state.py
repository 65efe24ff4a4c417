"""The nouns: what lies on the table, and the moves that change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from vesuvius.contract import ChanceMove, Decision, Json, Seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.board import DUAL_TILES, MARKERS, TILES, Building, Square, Symbol, Tile

SEAT_NAMES: Final = ("red", "black", "yellow", "blue")

Phase: TypeAlias = Literal["deal", "settling", "eruption", "flight", "over"]
Waiting: TypeAlias = Literal["deal", "play", "relative", "draw", "omen", "tile", "lava", "run", "over"]

WAITINGS: Final[Mapping[Phase, tuple[Waiting, ...]]] = {
    "deal": ("deal",),
    "settling": ("play", "relative", "draw", "omen"),
    "eruption": ("tile", "lava"),
    "flight": ("tile", "lava", "run"),
    "over": ("over",),
}

Crowd: TypeAlias = tuple[int, ...]
"""How many markers each seat has somewhere."""

HAND_SIZE: Final = 4
FIRST_TILES: Final = 6
"""So many tiles lie on the board before anybody flees (D13)."""


@dataclass(frozen=True, slots=True)
class Options:
    """What later editions changed; the defaults are the AMIGO game."""

    dual_vents: bool = False
    edition: str = "amigo"

    @classmethod
    def read(cls, options: Mapping[str, Json]) -> "Options":
        """The options by name; ValueError says what is allowed."""
        allowed: dict[str, tuple[Json, ...]] = {"dual_vents": (False, True), "edition": tuple(MARKERS)}
        for name, value in options.items():
            if name not in allowed:
                raise ValueError(f"options: there is no option {name!r}, only {' and '.join(allowed)}")
            if not any(type(value) is type(choice) and value == choice for choice in allowed[name]):
                raise ValueError(f"options: {name} is {' or '.join(map(repr, allowed[name]))}, not {value!r}")
        return cls(**options)

    def dump(self) -> dict[str, Json]:
        """What differs from the default."""
        named: dict[str, Json] = {"dual_vents": self.dual_vents, "edition": self.edition}
        return {name: value for name, value in named.items() if value != getattr(Options(), name)}

    @property
    def mayfair(self) -> bool:
        return self.edition == "mayfair"

    def markers(self, players: int) -> int:
        """How many markers each player gets (D1)."""
        return MARKERS[self.edition][players]

    def tiles(self) -> dict[Tile, int]:
        """The tiles that begin in the bag (D4)."""
        return {**TILES, **dict.fromkeys(DUAL_TILES if self.dual_vents else (), 1)}


@dataclass(frozen=True)
class Deck:
    """What everybody knows of the deck: cards left (A.D. 79 included), omens among them, times A.D. 79 was drawn."""

    left: int = 0
    omens: int = 0
    ad79: int = 0


@dataclass(frozen=True, slots=True)
class Relatives:
    """Relatives still to come; closed are the building entered and those that got one already (D9)."""

    left: int
    closed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Runs:
    """Moves left this turn; ``moved`` is where the first marker stands if it may not move again (D21)."""

    left: int = 2
    moved: Square | None = None


@dataclass(frozen=True)
class State:
    """What lies on the table, and what the turn is in the middle of. (No slots: see ``vesuvius.frozen.replace``.)"""

    players: int
    options: Options
    phase: Phase
    turn: Seat
    waiting: Waiting
    hands: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    deck: Deck
    supply: Crowd
    markers: FrozenDict[Square, Crowd]
    saved: Crowd
    volcano: Crowd
    lava: FrozenDict[Square, Symbol]
    bag: FrozenDict[Tile, int]
    tile: Tile | None = None
    aside: FrozenDict[Tile, int] = field(default_factory=lambda: FrozenDict[Tile, int]())
    pending: Relatives | Runs | None = None

    @property
    def left_neighbour(self) -> Seat:
        return (self.turn + 1) % self.players


@dataclass(frozen=True, slots=True)
class Deal(ChanceMove):
    """Chance deals the next card of the opening hands."""

    card: int

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class Draw(ChanceMove):
    """Chance gives the seat on turn a card: a number, "omen" or "ad79"."""

    card: int | str

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

    card: int
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
    """Place no more relatives."""

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
    """Lay the drawn tile on a square; a dual tile says as which symbol."""

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


def crowd(state: State, square: Square) -> int:
    """How many markers of all colours stand on a square."""
    return sum(state.markers.get(square, ()))


def residents(state: State, building: Building) -> int:
    """How many markers of all colours a building holds, on both of its squares."""
    return sum(crowd(state, square) for square in building.spaces)


def on_board(state: State, seat: Seat) -> int:
    """How many markers a seat has in the city."""
    return sum(here[seat] for here in state.markers.values())


def changed(counts: Crowd, seat: Seat, by: int) -> Crowd:
    """The counts with one seat's raised or lowered."""
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


def with_marker(
    markers: Mapping[Square, Crowd], square: Square, seat: Seat, by: int, players: int
) -> FrozenDict[Square, Crowd]:
    """The markers with one of a seat's more (+1) or fewer (-1) on a square."""
    here = changed(markers.get(square, (0,) * players), seat, by)
    if any(here):
        return FrozenDict({**markers, square: here})
    return FrozenDict({where: crowd for where, crowd in markers.items() if where != square})


def count(bag: Mapping[Tile, int], tile: Tile, by: int) -> FrozenDict[Tile, int]:
    """The tiles with one of a kind more or fewer, without zero entries."""
    counted = {**bag, tile: bag.get(tile, 0) + by}
    return FrozenDict({kind: n for kind, n in counted.items() if n})
