"""The story of a game: one class for each kind of event."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vesuvius.contract import BaseEvent, Seat
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import Card
from vesuvius.games.pompeji.state import Reason
from vesuvius.games.pompeji.streets import Paid


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(BaseEvent):
    """A card comes into a hand, face down (P3, P5)."""

    type: Literal["drew"] = "drew"
    seat: Seat
    """Who holds the card now."""
    left: int
    """How many cards the deck still holds, volcanoes included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReceived(BaseEvent):
    """The card that a player has just drawn; only its owner sees it."""

    type: Literal["got"] = "got"
    seat: Seat
    """Who holds the card now."""
    card: Card
    """The card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CityFounded(BaseEvent):
    """The first card of the city is turned up (P3)."""

    type: Literal["founded"] = "founded"
    card: Card
    """The card that lies there now."""
    at: Square
    """Where it lies: always ``0,0``."""
    left: int
    """How many cards the deck still holds, volcanoes included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBuilt(BaseEvent):
    """A player lays a card of the hand and scores it (P5, P10)."""

    type: Literal["built"] = "built"
    seat: Seat
    """Who lays it."""
    card: Card
    """The card."""
    at: Square
    """Where it lies now."""
    points: int
    """The points for it, all streets together."""
    streets: tuple[Paid, ...]
    """The streets that pay, and what each pays for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatueRaised(BaseEvent):
    """A player lays the statue as a card of value 1 and scores it (P12)."""

    type: Literal["raised"] = "raised"
    seat: Seat
    """Who lays it."""
    card: Card
    """The card the statue stands for in this placement."""
    at: Square
    """Where it lies now."""
    points: int
    """The points for it, all streets together."""
    streets: tuple[Paid, ...]
    """The streets that pay, and what each pays for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(BaseEvent):
    """A player who can lay no card discards one, face up (P8)."""

    type: Literal["discarded"] = "discarded"
    seat: Seat
    """Who discards."""
    card: Card
    """The card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawDecided(BaseEvent):
    """After the first volcano, a player decides whether to draw (P15)."""

    type: Literal["chose"] = "chose"
    seat: Seat
    """Who decides."""
    draw: bool
    """True to draw, False to stop."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnInterrupted(BaseEvent):
    """A player uses a building permit and takes a turn before another's (P13)."""

    type: Literal["interrupted"] = "interrupted"
    seat: Seat
    """Who uses the permit."""
    whose: Seat
    """Whose turn is interrupted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VolcanoDrawn(BaseEvent):
    """A volcano is drawn: the first makes drawing a choice, the second ends the game (P15, P16)."""

    type: Literal["volcano"] = "volcano"
    seat: Seat
    """Who drew it."""
    number: int
    """1 for the first volcano, 2 for the second."""
    left: int
    """How many cards the deck still holds, volcanoes included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegun(BaseEvent):
    """A player's turn begins, or goes on after a permit turn (P4, P13)."""

    type: Literal["turn"] = "turn"
    seat: Seat
    """Whose turn it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(BaseEvent):
    """The second volcano has buried the city, and the cards still in hand are subtracted (P16, P17)."""

    type: Literal["ended"] = "ended"
    hands: tuple[tuple[Card, ...], ...]
    """The cards that each seat still held."""
    minus: tuple[int, ...]
    """What each seat loses for them."""
    scores: tuple[int, ...]
    """The final score of each seat, after that."""
    places: tuple[int, ...]
    """The place of each seat: 1 plus the number of seats that scored more."""
    reason: Reason
    """``points`` for a lone winner, ``shared`` for a tie."""


Event: TypeAlias = (
    CardDrawn
    | CardReceived
    | CityFounded
    | CardBuilt
    | StatueRaised
    | CardDiscarded
    | DrawDecided
    | TurnInterrupted
    | VolcanoDrawn
    | TurnBegun
    | GameEnded
)
