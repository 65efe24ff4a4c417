"""The story of The Last Days: one class for each kind of event."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from vesuvius.contract import BaseEvent, Seat
from vesuvius.games.lastdays.board import Card, CitizenColour, Dot, Place, Spot
from vesuvius.games.lastdays.decks import Ash

Reason: TypeAlias = Literal["all_done", "gates_closed", "all_dead", "cut_off"]
"""Why a game ends (7.19)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CitizenDrawn(BaseEvent):
    """A seat drew its pawn unseen: whose citizen it is, and where that citizen lives (3.2)."""

    type: Literal["citizen"] = "citizen"
    seat: Seat
    """The seat that drew it."""
    colour: CitizenColour
    """The colour of the pawn, by which journals call the seat from now on."""
    house: Place
    """The citizen's house."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(BaseEvent):
    """Dice were rolled, on the track or in the streets (5.1, 7.3)."""

    type: Literal["rolled"] = "rolled"
    seat: Seat
    """The seat that moves by them."""
    dice: tuple[int, ...]
    """What the dice show: one going back on the track, else two."""
    steps: int
    """How far they let the pawn go: their sum, but 20 for a double in phase 3, and twice as far after an x2."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnMoved(BaseEvent):
    """A pawn moved along the track (5.1-5.7)."""

    type: Literal["moved"] = "moved"
    seat: Seat
    """The seat whose pawn it is."""
    from_: Spot
    """The square it left."""
    to: Spot
    """The square it reached."""
    pushed: bool
    """Whether it went further than the dice said, past pawns and sold cards (5.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stayed(BaseEvent):
    """A player who could have entered phase 2 stayed on the last FORTUNA (5.6)."""

    type: Literal["stayed"] = "stayed"
    seat: Seat
    """The seat that stayed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBought(BaseEvent):
    """A player bought a person or a building from the bank (5.4, 5.5)."""

    type: Literal["bought"] = "bought"
    seat: Seat
    """The buyer."""
    card: Card
    """The card bought."""
    amount: int
    """Its price in ST."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(BaseEvent):
    """A player bought nothing (5.4)."""

    type: Literal["passed"] = "passed"
    seat: Seat
    """The seat that passed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSold(BaseEvent):
    """The bank took a card for half its price (5.9, 5.14, 6.6)."""

    type: Literal["sold"] = "sold"
    seat: Seat
    """The seller."""
    card: Card
    """The card sold."""
    amount: int
    """What the bank paid, in ST."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferMade(BaseEvent):
    """A player offered another a trade (5.8)."""

    type: Literal["offered"] = "offered"
    seat: Seat
    """The seat that offers."""
    to: Seat
    """The seat that is to answer."""
    give: tuple[Card, ...]
    """The cards offered, ascending."""
    pay: int
    """The money offered, in ST."""
    take: tuple[Card, ...]
    """The cards asked for, ascending."""
    get: int
    """The money asked for, in ST."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded(BaseEvent):
    """An offer was accepted, and both sides handed over what it said (5.8)."""

    type: Literal["traded"] = "traded"
    seat: Seat
    """The seat that made the offer."""
    to: Seat
    """The seat that accepted it."""
    give: tuple[Card, ...]
    """The cards that went from ``seat`` to ``to``, ascending."""
    pay: int
    """The money that went from ``seat`` to ``to``, in ST."""
    take: tuple[Card, ...]
    """The cards that went from ``to`` to ``seat``, ascending."""
    get: int
    """The money that went from ``to`` to ``seat``, in ST."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferRefused(BaseEvent):
    """An offer was turned down (5.8)."""

    type: Literal["refused"] = "refused"
    seat: Seat
    """The seat that refused."""
    from_: Seat
    """The seat that made the offer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferWithdrawn(BaseEvent):
    """A player took an open offer back (5.8)."""

    type: Literal["withdrawn"] = "withdrawn"
    seat: Seat
    """The seat that made the offer."""
    to: Seat
    """The seat that was to answer it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryBegun(BaseEvent):
    """A player left the track for phase 2 and houses the clients first (5.11-5.13)."""

    type: Literal["entering"] = "entering"
    seat: Seat
    """The seat that enters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientHoused(BaseEvent):
    """A client got a home (5.13, 6.6)."""

    type: Literal["housed"] = "housed"
    seat: Seat
    """The client's patron."""
    card: Card
    """The client."""
    place: Place
    """The building where the client lives now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseTwoEntered(BaseEvent):
    """A player has housed the clients and lives in phase 2 (5.14, 5.15)."""

    type: Literal["entered"] = "entered"
    seat: Seat
    """The seat that entered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VitaTurned(BaseEvent):
    """A Vita Romana card was turned over and read aloud (6.1)."""

    type: Literal["vita"] = "vita"
    seat: Seat
    """The seat that turned it over."""
    card: int
    """The number of the Vita Romana card, 1 to 36."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnWent(BaseEvent):
    """A pawn was put straight on a place of the city, or beside it (5.15, 6.4, 6.5)."""

    type: Literal["went"] = "went"
    seat: Seat
    """The seat whose pawn it is."""
    from_: Spot
    """Where it stood before."""
    to: Spot
    """Where it stands now: on the place, or on a dot near it if another pawn is there."""
    place: Place
    """The place it was sent to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyReceived(BaseEvent):
    """A Vita Romana card made the bank pay a player (6.1)."""

    type: Literal["received"] = "received"
    seat: Seat
    """The seat that received it."""
    amount: int
    """How much, in ST."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyPaid(BaseEvent):
    """A player paid what a Vita Romana card demanded, or all the money there was (6.6, 6.7)."""

    type: Literal["paid"] = "paid"
    seat: Seat
    """The seat that paid."""
    to: Seat | None
    """The seat that was paid; null for the bank."""
    amount: int
    """How much was paid, in ST."""
    forgiven: int
    """How much the payer did not have and is forgiven, in ST."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastDayDawned(BaseEvent):
    """ULTIMATE DIE was turned over: phases 1 and 2 are over (6.8)."""

    type: Literal["last_day"] = "last_day"
    seat: Seat
    """The seat that turned over ULTIMATE DIE."""
    excluded: tuple[Seat, ...]
    """The seats that were still in phase 1 and are out of the game, ascending."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VesuviusTurned(BaseEvent):
    """A Vesuvius card was turned over (7.1)."""

    type: Literal["vesuvius"] = "vesuvius"
    seat: Seat
    """The seat that turned it over."""
    card: Ash
    """The place it destroys, or ``blank``, or ``x2``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceDestroyed(BaseEvent):
    """A piece was laid: its place and its dots are buried for good (7.1)."""

    type: Literal["destroyed"] = "destroyed"
    place: Place
    """The place under the piece."""
    dots: tuple[Dot, ...]
    """The dots under the piece, ascending."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientPerished(BaseEvent):
    """A client died, at home or under escort (7.1, 7.16)."""

    type: Literal["perished"] = "perished"
    card: Card
    """The client."""
    seat: Seat
    """The client's patron."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PatronDied(BaseEvent):
    """The spot where a pawn stood was destroyed (7.16)."""

    type: Literal["died"] = "died"
    seat: Seat
    """The seat whose pawn it was."""
    spot: Spot
    """Where it stood."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientDeclared(BaseEvent):
    """A player named the client to fetch, or nobody (7.2, 7.15)."""

    type: Literal["declared"] = "declared"
    seat: Seat
    """The seat that declared."""
    card: Card | None
    """The client; null for nobody."""
    place: Place | None
    """The building where the client lives; null for nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnWalked(BaseEvent):
    """A pawn walked through the streets or along the ring (7.3-7.7)."""

    type: Literal["walked"] = "walked"
    seat: Seat
    """The seat whose pawn it is."""
    way: tuple[Spot, ...]
    """The spots of the walk, from where the pawn stood to where it stands now."""
    left: int
    """The steps that are left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientsFetched(BaseEvent):
    """A player reached the declared client, who is under escort from now on (7.9, 10.2)."""

    type: Literal["fetched"] = "fetched"
    seat: Seat
    """The seat that escorts them."""
    cards: tuple[Card, ...]
    """The clients, ascending: one, or with whole households all of the building."""
    place: Place
    """The building where they lived."""
    patron: Seat
    """Their patron until now: another seat than ``seat`` if they were orphans (7.17)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClientsSaved(BaseEvent):
    """A player led clients out of the city (7.11)."""

    type: Literal["saved"] = "saved"
    seat: Seat
    """The seat that saved them."""
    cards: tuple[Card, ...]
    """The clients, ascending."""
    gate: Place
    """The gate they left by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkStopped(BaseEvent):
    """A player ended the move with steps left (7.3)."""

    type: Literal["stopped"] = "stopped"
    seat: Seat
    """The seat that stopped."""
    left: int
    """The steps that were left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(BaseEvent):
    """The game ended (7.19-7.21)."""

    type: Literal["ended"] = "ended"
    reason: Reason
    """Why it ended."""
    places: tuple[int, ...]
    """The place of each seat: 1 plus the number of seats strictly better; 2 for all if nobody was saved."""
    scores: tuple[int, ...]
    """For each seat the total price of the people it saved, in ST."""


Event: TypeAlias = (
    CitizenDrawn
    | DiceRolled
    | PawnMoved
    | Stayed
    | CardBought
    | Passed
    | CardSold
    | OfferMade
    | Traded
    | OfferRefused
    | OfferWithdrawn
    | EntryBegun
    | ClientHoused
    | PhaseTwoEntered
    | VitaTurned
    | PawnWent
    | MoneyReceived
    | MoneyPaid
    | LastDayDawned
    | VesuviusTurned
    | PlaceDestroyed
    | ClientPerished
    | PatronDied
    | ClientDeclared
    | PawnWalked
    | ClientsFetched
    | ClientsSaved
    | WalkStopped
    | GameEnded
)
"""Any event of the game."""
