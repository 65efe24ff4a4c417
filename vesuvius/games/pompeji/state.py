"""The state of the game: what lies on the table, and what the turn is in the middle of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from vesuvius.contract import Json, Seat
from vesuvius.frozen import FrozenDict, put
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import CARDS, VOLCANOES, Card, in_order
from vesuvius.jsonable import refuse

SEAT_NAMES: Final = ("p1", "p2", "p3", "p4")
PLAYERS: Final = (2, 3, 4)

City: TypeAlias = Mapping[Square, Card]
"""What lies where: buildings, and ``*`` for a statue."""

Waiting: TypeAlias = Literal["deal", "turn", "permit", "draw", "choice", "over"]
WAITINGS: Final[tuple[Waiting, ...]] = get_args(Waiting)

Reason: TypeAlias = Literal["points", "shared"]
"""What decided first place."""

OptionName: TypeAlias = Literal["double_permit"]


@dataclass(frozen=True, slots=True)
class Options:
    """What the host may choose; the defaults are the printed game."""

    double_permit: bool = False
    """Each player has two permits instead of one (P13)."""

    @classmethod
    def read(cls, options: Mapping[str, Json]) -> "Options":
        """The options by name; Illegal says what is allowed."""
        for name, value in options.items():
            if name != "double_permit":
                refuse("options", f"there is no option {name!r}, only double_permit", "P13")
            if not isinstance(value, bool):
                refuse("options", f"double_permit is True or False, not {value!r}", "P13")
        return cls(**options)

    def dump(self) -> FrozenDict[OptionName, bool]:
        """The options that differ from the default, by name."""
        chosen: dict[OptionName, bool] = {"double_permit": True} if self.double_permit else {}
        return FrozenDict(chosen)

    @property
    def permits(self) -> int:
        """How many permits each player begins with (P2, P13)."""
        return 2 if self.double_permit else 1


@dataclass(frozen=True)
class State:
    """What lies on the table, and what the turn is in the middle of."""

    players: int
    options: Options
    city: FrozenDict[Square, Card]
    hands: tuple[tuple[Card, ...], ...]
    volcanoes: int
    """How many were drawn."""
    discard: tuple[Card, ...]
    statues: tuple[int, ...]
    """How many each seat still has; those laid lie in the city."""
    permits: tuple[int, ...]
    scores: tuple[int, ...]
    turn: Seat
    waiting: Waiting
    interrupted: bool = False
    """Has this turn been interrupted by a permit already?"""
    interrupter: Seat | None = None
    """Whose permit turn it is."""

    @property
    def acting(self) -> Seat:
        """The seat that lays, draws and chooses: the one with the permit turn, else the one whose turn it is."""
        return self.turn if self.interrupter is None else self.interrupter

    @property
    def left(self) -> int:
        """How many cards the deck holds, volcanoes included: all that are neither laid, held nor discarded."""
        laid_statues = self.players - sum(self.statues)
        buildings = len(self.city) - laid_statues + sum(map(len, self.hands)) + len(self.discard)
        return len(CARDS) + VOLCANOES - self.volcanoes - buildings


def with_card(state: State, seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands, with one more card in that of a seat."""
    return put(state.hands, seat, in_order((*state.hands[seat], card)))


def without_card(state: State, seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands, without that card in that of a seat."""
    return put(state.hands, seat, tuple(held for held in state.hands[seat] if held != card))
