"""The nouns: what lies on the table, and the moves that change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from vesuvius.game import CHANCE, Event, Illegal, Json, Seat
from vesuvius.games.pompeji.cards import CARDS, VOLCANOES, Card, in_order
from vesuvius.games.pompeji.plan import Square

SEAT_NAMES: Final = ("p1", "p2", "p3", "p4")
PLAYERS: Final = (2, 3, 4)

City: TypeAlias = Mapping[Square, Card]
"""What lies where: buildings, and ``*`` for a statue."""

Waiting: TypeAlias = Literal["deal", "turn", "permit", "draw", "choice", "over"]
WAITINGS: Final[tuple[Waiting, ...]] = get_args(Waiting)


@dataclass(frozen=True, slots=True)
class State:
    """What lies on the table, and what the turn is in the middle of."""

    players: int
    double_permit: bool
    city: City
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
        """Who lays, draws and chooses: the one with the permit turn, else the one on turn."""
        return self.turn if self.interrupter is None else self.interrupter

    @property
    def left(self) -> int:
        """How many cards the deck holds, volcanoes included: what nobody has seen and nobody holds."""
        laid_statues = self.players - sum(self.statues)
        buildings = len(self.city) - laid_statues + sum(map(len, self.hands)) + len(self.discard)
        return len(CARDS) + VOLCANOES - self.volcanoes - buildings


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals the next card of the opening hands, or turns up the first card of the city (P3)."""

    card: Card
    weight: int | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Chance gives the seat acting the top card of the deck: a building or ``volcano`` (P5, P15)."""

    card: str
    weight: int | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Build:
    """Lay a card of the hand (P5)."""

    card: Card
    at: Square
    weight: ClassVar[None] = None

    def __str__(self) -> str:
        return f"build {self.card} {self.at}"


@dataclass(frozen=True, slots=True)
class RaiseStatue:
    """Lay the statue in the name of a card (P12)."""

    card: Card
    at: Square
    weight: ClassVar[None] = None

    def __str__(self) -> str:
        return f"statue {self.card} {self.at}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card away, since none of the hand can be laid (P8)."""

    card: Card
    weight: ClassVar[None] = None

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Choose to draw, once the first volcano is out (P15)."""

    weight: ClassVar[None] = None

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    """Choose not to draw (P15)."""

    weight: ClassVar[None] = None

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class UsePermit:
    """Interrupt another player's turn with the special building permit (P13)."""

    weight: ClassVar[None] = None

    def __str__(self) -> str:
        return "permit"


Placement: TypeAlias = Build | RaiseStatue
Move: TypeAlias = Deal | DrawCard | Build | RaiseStatue | Discard | Draw | Stop | UsePermit


def double_permit(options: Mapping[str, Json]) -> bool:
    """Whether each player has two permits: the one option there is, False unless told."""
    for name, value in options.items():
        if name != "double_permit":
            raise Illegal(f"options: there is no option {name!r}, only double_permit", "P13")
        if not isinstance(value, bool):
            raise Illegal(f"options: double_permit is True or False, not {value!r}", "P13")
    return bool(options.get("double_permit", False))


def check_seat(state: State, seat: object, *, chance: bool = True) -> None:
    """Refuse who does not sit at this table."""
    if not ((chance and seat == CHANCE) or (type(seat) is int and 0 <= seat < state.players)):
        raise Illegal(f"There is no seat {seat!r} at a table of {state.players}: seats are 0 to {state.players - 1}.")


def tell(kind: str, seen_by: Seat | Literal["all"] = "all", **fields: Json) -> Event:
    """An event of the story, for all or for one seat."""
    return {"type": kind, "seen_by": seen_by, **fields}


def changed(counts: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """The counts with one seat's raised or lowered."""
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


def with_card(state: State, seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands, one seat's with a card more."""
    return (*state.hands[:seat], in_order((*state.hands[seat], card)), *state.hands[seat + 1 :])


def without_card(state: State, seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The hands, one seat's with a card less."""
    kept = tuple(held for held in state.hands[seat] if held != card)
    return (*state.hands[:seat], kept, *state.hands[seat + 1 :])
