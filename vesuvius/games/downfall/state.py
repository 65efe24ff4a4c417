"""The state of the game: what lies on the table, and what the turn is in the middle of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from vesuvius.contract import Json, Seat
from vesuvius.frozen import FrozenDict, changed
from vesuvius.games.downfall.board import DUAL_TILES, MARKERS, TILES, Building, Card, Square, Symbol, Tile

SEAT_NAMES: Final = ("red", "black", "yellow", "blue")
PLAYERS: Final = (2, 3, 4)

Phase: TypeAlias = Literal["deal", "settling", "eruption", "flight", "over"]
Waiting: TypeAlias = Literal["deal", "play", "relative", "draw", "omen", "tile", "lava", "run", "over"]

WAITINGS: Final[Mapping[Phase, tuple[Waiting, ...]]] = FrozenDict(
    {
        "deal": ("deal",),
        "settling": ("play", "relative", "draw", "omen"),
        "eruption": ("tile", "lava"),
        "flight": ("tile", "lava", "run"),
        "over": ("over",),
    }
)
"""What the game may need next in each phase."""

Edition: TypeAlias = Literal["amigo", "mayfair"]
OptionName: TypeAlias = Literal["dual_vents", "edition"]

Crowd: TypeAlias = tuple[int, ...]
"""How many markers each seat has somewhere."""

Hand: TypeAlias = tuple[Card, ...]
"""The cards of a seat, sorted."""

HAND_SIZE: Final = 4
FIRST_TILES: Final = 6
"""How many tiles lie on the board before anybody flees (D13)."""

DUAL_BAG: Final[Mapping[Tile, int]] = FrozenDict([*TILES.items(), *((tile, 1) for tile in DUAL_TILES)])
"""The tiles that begin in the bag with dual vents."""


@dataclass(frozen=True, slots=True)
class Options:
    """What later editions changed; the defaults are the AMIGO game."""

    dual_vents: bool = False
    edition: Edition = "amigo"

    @classmethod
    def read(cls, options: Mapping[str, Json] | Mapping[OptionName, Json]) -> "Options":
        """The options by name; a ValueError lists what is allowed."""
        allowed: dict[str, tuple[Json, ...]] = {"dual_vents": (False, True), "edition": tuple(MARKERS)}
        for name, value in options.items():
            if name not in allowed:
                raise ValueError(f"options: there is no option {name!r}, only {' and '.join(allowed)}")
            if not any(type(value) is type(choice) and value == choice for choice in allowed[name]):
                raise ValueError(f"options: {name} is {' or '.join(map(repr, allowed[name]))}, not {value!r}")
        return cls(**{str(name): value for name, value in options.items()})

    def dump(self) -> dict[OptionName, bool | str]:
        """The options that differ from the default, by name."""
        named: dict[OptionName, bool | str] = {"dual_vents": self.dual_vents, "edition": self.edition}
        return {name: value for name, value in named.items() if value != getattr(Options(), name)}

    @property
    def mayfair(self) -> bool:
        return self.edition == "mayfair"

    def markers(self, players: int) -> int:
        """How many markers each player gets (D1)."""
        return MARKERS[self.edition][players]

    def tiles(self) -> Mapping[Tile, int]:
        """The tiles that begin in the bag (D4)."""
        return DUAL_BAG if self.dual_vents else TILES


@dataclass(frozen=True)
class Deck:
    """What everybody knows of the deck."""

    left: int = 0
    """How many cards it holds, A.D. 79 included."""
    omens: int = 0
    """How many of them are omens."""
    ad79: int = 0
    """How often A.D. 79 was drawn."""


@dataclass(frozen=True, slots=True)
class Relatives:
    """Relatives still to come (D9)."""

    left: int
    """How many may still come."""
    closed: tuple[str, ...]
    """The building entered by the card, then those that got a relative."""


@dataclass(frozen=True, slots=True)
class Runs:
    """Moves still to come in this turn of the flight (D17)."""

    left: int
    """How many are left."""
    moved: Square | None = None
    """Where the marker of the first move stands, if it may not move again (D21)."""
    may_stop: Literal[True] | None = None
    """True if the second move is optional: the seat began the two moves with one marker in the city (D20)."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The turn is not in the middle of anything."""


Pending: TypeAlias = Relatives | Runs | Nothing
NOTHING: Final = Nothing()
BOTH_RUNS: Final = Runs(left=2)


@dataclass(frozen=True)
class State:
    """What lies on the table, and what the turn is in the middle of. (No slots: see ``vesuvius.frozen.replace``.)"""

    players: int
    options: Options
    phase: Phase
    turn: Seat
    waiting: Waiting
    hands: tuple[Hand, ...]
    discard: tuple[Card, ...]
    deck: Deck
    supply: Crowd
    markers: FrozenDict[Square, Crowd]
    saved: Crowd
    volcano: Crowd
    lava: FrozenDict[Square, Symbol]
    bag: FrozenDict[Tile, int]
    tile: Tile | None = None
    aside: FrozenDict[Tile, int] = field(default_factory=lambda: FrozenDict[Tile, int]())
    pending: Pending = NOTHING

    @property
    def left_neighbour(self) -> Seat:
        return (self.turn + 1) % self.players


def crowd(state: State, square: Square) -> int:
    """How many markers of all colours stand on a square."""
    return sum(state.markers.get(square, ()))


def residents(state: State, building: Building) -> int:
    """How many markers of all colours a building holds, on both of its squares."""
    return sum(crowd(state, square) for square in building.spaces)


def on_board(state: State, seat: Seat) -> int:
    """How many markers a seat has in the city."""
    return sum(here[seat] for here in state.markers.values())


def with_marker(
    markers: Mapping[Square, Crowd], square: Square, seat: Seat, by: int, players: int
) -> FrozenDict[Square, Crowd]:
    """The markers, with one more (+1) or one fewer (-1) of a seat on a square."""
    here = changed(markers.get(square, (0,) * players), seat, by)
    if any(here):
        return FrozenDict({**markers, square: here})
    return FrozenDict({where: crowd for where, crowd in markers.items() if where != square})


def count(bag: Mapping[Tile, int], tile: Tile, by: int) -> FrozenDict[Tile, int]:
    """The tiles, with one more (+1) or one fewer (-1) of a kind, and no zero entries."""
    counted: dict[Tile, int] = {**bag, tile: bag.get(tile, 0) + by}
    return FrozenDict({kind: n for kind, n in counted.items() if n})
