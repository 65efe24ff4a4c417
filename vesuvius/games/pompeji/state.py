"""The nouns: what lies on the table, and the moves that change it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from vesuvius.contract import ChanceMove, Decision, Illegal, Json, Seat
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import CARDS, VOLCANOES, Card, in_order

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
class Deal(ChanceMove):
    """Chance deals the next card of the opening hands, or turns up the first card of the city (P3)."""

    card: Card

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class DrawCard(ChanceMove):
    """Chance gives the seat acting the top card of the deck: a building or ``volcano`` (P5, P15)."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Build(Decision):
    """Lay a card of the hand (P5)."""

    card: Card
    at: Square

    def __str__(self) -> str:
        return f"build {self.card} {self.at}"


@dataclass(frozen=True, slots=True)
class RaiseStatue(Decision):
    """Lay the statue in the name of a card (P12)."""

    card: Card
    at: Square

    def __str__(self) -> str:
        return f"statue {self.card} {self.at}"


@dataclass(frozen=True, slots=True)
class Discard(Decision):
    """Put a card away, since none of the hand can be laid (P8)."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Draw(Decision):
    """Choose to draw, once the first volcano is out (P15)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Stop(Decision):
    """Choose not to draw (P15)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class UsePermit(Decision):
    """Interrupt another player's turn with the special building permit (P13)."""

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
