"""The story of a step: every kind of event, as all players or one seat may see it.

A path is one shortest way, of several the first in board order; no rule depends on which.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vesuvius.contract import BaseEvent, Seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.board import Card, Square, Symbol, Tile
from vesuvius.games.downfall.state import Crowd, Hand, Phase

EruptionCause: TypeAlias = Literal["ad79", "declared"]
LossCause: TypeAlias = Literal["omen", "buried", "cut_off", "left_behind"]
Reason: TypeAlias = Literal["saved", "volcano", "shared"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(BaseEvent):
    """A seat was dealt a card of its opening hand (D2)."""

    type: Literal["dealt"] = "dealt"
    seat: Seat
    """The seat that was dealt the card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDrawn(BaseEvent):
    """A seat drew a number card (D5)."""

    type: Literal["drew"] = "drew"
    seat: Seat
    """The seat that drew the card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardReceived(BaseEvent):
    """The card a seat was dealt or drew: only that seat sees which."""

    type: Literal["got"] = "got"
    seat: Seat
    """The seat that holds the card now."""
    card: Card
    """Its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegun(BaseEvent):
    """The turn of a seat began."""

    type: Literal["turn"] = "turn"
    seat: Seat
    """The seat whose turn it is."""
    phase: Phase
    """The phase the turn belongs to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(BaseEvent):
    """A seat played a card and placed a marker (D5)."""

    type: Literal["played"] = "played"
    seat: Seat
    """The seat that played."""
    card: Card
    """The number of the card."""
    square: Square
    """The square of the marker."""
    building: str
    """The building entered."""
    joker: bool
    """Whether the card was a joker, its number being full (D10)."""
    relatives: int
    """How many relatives the neighbours met there may call (D9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(BaseEvent):
    """A seat discarded a card without placing a marker (D6)."""

    type: Literal["discarded"] = "discarded"
    seat: Seat
    """The seat that discarded it."""
    card: Card
    """The number of the card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RelativePlaced(BaseEvent):
    """A relative moved in (D9)."""

    type: Literal["relative"] = "relative"
    seat: Seat
    """The seat whose marker it is."""
    square: Square
    """The square of the marker."""
    building: str
    """The building entered."""
    left: int
    """How many relatives may still come this turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RelativesDeclined(BaseEvent):
    """A seat placed no more relatives, although one could have come (D9)."""

    type: Literal["relatives_done"] = "relatives_done"
    seat: Seat
    """The seat that stopped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OmenDrawn(BaseEvent):
    """A seat drew an omen (D8)."""

    type: Literal["omen"] = "omen"
    seat: Seat
    """The seat that drew it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ad79Drawn(BaseEvent):
    """A seat drew A.D. 79 (D7, D12)."""

    type: Literal["ad79"] = "ad79"
    seat: Seat
    """The seat that drew it."""
    time: int
    """1 for the first time, 2 for the second, which ends the first phase."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VesuviusErupted(BaseEvent):
    """The first phase ended: all hands were laid open, and markers not in the city went back to the box (D12)."""

    type: Literal["erupted"] = "erupted"
    seat: Seat
    """The seat that drew A.D. 79 or declared the eruption."""
    cause: EruptionCause
    """Whether A.D. 79 was drawn the second time, or a hand of jokers was shown (D11)."""
    hands: tuple[Hand, ...]
    """The cards of each seat."""
    boxed: Crowd
    """How many markers of each seat went back to the box."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(BaseEvent):
    """A seat drew a lava tile (D13, D17)."""

    type: Literal["tile"] = "tile"
    seat: Seat
    """The seat that drew it."""
    tile: Tile
    """The symbol it shows, or the two of a dual tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TileSetAside(BaseEvent):
    """A lava tile with no legal square was set aside (D14)."""

    type: Literal["set_aside"] = "set_aside"
    seat: Seat
    """The seat that drew it."""
    tile: Tile
    """The symbol it shows, or the two of a dual tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LavaLaid(BaseEvent):
    """A seat laid a lava tile (D14)."""

    type: Literal["lava"] = "lava"
    seat: Seat
    """The seat that laid it."""
    square: Square
    """The square it covers."""
    symbol: Symbol
    """Its symbol; for a dual tile the one that was chosen."""
    source: Square | None
    """The neighbouring tile of the same symbol it flows from; null if it comes out of the vent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkersLost(BaseEvent):
    """Markers went into the volcano (D8, D15, D16, D23)."""

    type: Literal["lost"] = "lost"
    cause: LossCause
    """Thrown by an omen, buried by lava, cut off from every gate, or left behind at the end."""
    squares: FrozenDict[Square, Crowd]
    """Where they stood, and how many of each seat."""
    by: Seat | None = None
    """The seat that threw the marker, if an omen asked for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved(BaseEvent):
    """A marker walked to another square (D18)."""

    type: Literal["ran"] = "ran"
    seat: Seat
    """The seat whose marker it is."""
    square: Square
    """Where it set out."""
    to: Square
    """Where it stands now."""
    path: tuple[Square, ...]
    """A shortest way, both ends included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerSaved(BaseEvent):
    """A marker left the city through a gate (D19)."""

    type: Literal["saved"] = "saved"
    seat: Seat
    """The seat whose marker it is."""
    square: Square
    """Where it set out."""
    path: tuple[Square, ...]
    """A shortest way to the square of the gate, both ends included."""
    gate: str
    """The name of the gate."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerStayed(BaseEvent):
    """A seat made no second move, which was optional for its only marker (D20)."""

    type: Literal["stayed"] = "stayed"
    seat: Seat
    """The seat whose marker it is."""
    square: Square
    """Where it stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(BaseEvent):
    """No marker was left in the city, or the last tile had been drawn (D23)."""

    type: Literal["ended"] = "ended"
    places: tuple[int, ...]
    """The place of each seat: 1 plus the number of seats strictly better."""
    scores: tuple[int, ...]
    """How many markers each seat saved."""
    reason: Reason
    """What decided the first place: markers saved, markers in the volcano, or nothing, and it is shared (D24)."""


Event: TypeAlias = (
    CardDealt
    | CardDrawn
    | CardReceived
    | TurnBegun
    | CardPlayed
    | CardDiscarded
    | RelativePlaced
    | RelativesDeclined
    | OmenDrawn
    | Ad79Drawn
    | VesuviusErupted
    | TileDrawn
    | TileSetAside
    | LavaLaid
    | MarkersLost
    | MarkerMoved
    | MarkerSaved
    | MarkerStayed
    | GameEnded
)
