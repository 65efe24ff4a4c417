"""The moves: each is one decision; ``str`` of a move is its notation."""

from dataclasses import dataclass
from typing import TypeAlias

from vesuvius.contract import ChanceMove, Decision
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import Card


@dataclass(frozen=True, slots=True)
class Deal(ChanceMove):
    """Chance deals the next card of the opening hands, or turns up the first card of the city (P3)."""

    card: Card

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class DrawCard(ChanceMove):
    """Chance draws the top card of the deck for the acting seat: a building or ``volcano`` (P5, P15)."""

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
    """Discard a card, since none of the hand can be laid (P8)."""

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
