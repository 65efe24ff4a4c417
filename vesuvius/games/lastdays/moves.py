"""The moves: each is one decision; ``str`` of a move is its notation."""

from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from vesuvius.contract import ChanceMove, Decision, Seat
from vesuvius.games.lastdays.board import Card, CitizenColour, Place, Spot
from vesuvius.games.lastdays.decks import Ash


@dataclass(frozen=True, slots=True)
class DrawCitizen(ChanceMove):
    """Chance: the next seat draws a pawn of this colour (3.2)."""

    colour: CitizenColour

    def __str__(self) -> str:
        return f"citizen {self.colour}"


@dataclass(frozen=True, slots=True)
class Roll(ChanceMove):
    """Chance: one die or two."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(("roll", *map(str, self.dice)))


ONE_DIE: Final = tuple(Roll((die,), weight=1) for die in range(1, 7))
TWO_DICE: Final = tuple(Roll(dice, weight=1) for dice in product(range(1, 7), repeat=2))
"""All that the dice can show; of two dice the second varies fastest."""


@dataclass(frozen=True, slots=True)
class TurnVita(ChanceMove):
    """Chance: the top card of the Vita Romana deck (6.1)."""

    card: int

    def __str__(self) -> str:
        return f"vita {self.card}"


@dataclass(frozen=True, slots=True)
class TurnVesuvius(ChanceMove):
    """Chance: the top card of the Vesuvius deck (7.1)."""

    card: Ash

    def __str__(self) -> str:
        return f"vesuvius {self.card}"


@dataclass(frozen=True, slots=True)
class Forward(Decision):
    """Roll two dice and go forward (5.1 a)."""

    def __str__(self) -> str:
        return "forward"


@dataclass(frozen=True, slots=True)
class Back(Decision):
    """Roll one die and go back (5.1 b)."""

    def __str__(self) -> str:
        return "back"


@dataclass(frozen=True, slots=True)
class Enter(Decision):
    """Enter phase 2, without rolling (5.1 c) or past the last FORTUNA (5.6)."""

    def __str__(self) -> str:
        return "enter"


@dataclass(frozen=True, slots=True)
class Stay(Decision):
    """Stop on the last FORTUNA instead of entering phase 2 (5.6)."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Buy(Decision):
    """Buy the card of the pawn's square, or on FORTUNA one of the section before it (5.4, 5.5)."""

    card: Card

    def __str__(self) -> str:
        return f"buy {self.card}"


@dataclass(frozen=True, slots=True)
class Pass(Decision):
    """Buy nothing (5.4)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Sell(Decision):
    """Sell a card to the bank, freely in phase 1 (5.9) or to pay what a card demands in phase 2 (6.6)."""

    card: Card

    def __str__(self) -> str:
        return f"sell {self.card}"


@dataclass(frozen=True, slots=True)
class Offer(Decision):
    """Offer another seat cards and money for cards and money of theirs (5.8)."""

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

    def __str__(self) -> str:
        return " ".join(map(str, ("offer", self.to, *self.give, self.pay, "for", *self.take, self.get)))


@dataclass(frozen=True, slots=True)
class Accept(Decision):
    """Take the open offer."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True, slots=True)
class Refuse(Decision):
    """Turn the open offer down."""

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True, slots=True)
class Withdraw(Decision):
    """Take back your open offer, out of turn."""

    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class House(Decision):
    """House a client in a place (5.13, 6.6)."""

    card: Card
    place: Place

    def __str__(self) -> str:
        return f"house {self.card} {self.place}"


@dataclass(frozen=True, slots=True)
class Done(Decision):
    """House no more clients; the rest go to the bank (5.14)."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Visit(Decision):
    """Go to a building where one of your clients lives (6.4)."""

    place: Place

    def __str__(self) -> str:
        return f"visit {self.place}"


@dataclass(frozen=True, slots=True)
class Fetch(Decision):
    """Declare the client to fetch (7.2)."""

    card: Card

    def __str__(self) -> str:
        return f"fetch {self.card}"


@dataclass(frozen=True, slots=True)
class Roam(Decision):
    """Declare nobody (7.15)."""

    def __str__(self) -> str:
        return "roam"


@dataclass(frozen=True, slots=True)
class Go(Decision):
    """Walk to a dot, or into the building of the declared client (7.5)."""

    spot: Spot

    def __str__(self) -> str:
        return f"go {self.spot}"


@dataclass(frozen=True, slots=True)
class Stop(Decision):
    """End the move with steps left (7.3)."""

    def __str__(self) -> str:
        return "stop"


Drawn: TypeAlias = DrawCitizen | Roll | TurnVita | TurnVesuvius
BuyingMove: TypeAlias = Forward | Back | Enter | Stay | Buy | Pass | Sell | Offer | Accept | Refuse | Withdraw
LivingMove: TypeAlias = House | Done | Visit
FleeingMove: TypeAlias = Fetch | Roam | Go | Stop
Move: TypeAlias = Drawn | BuyingMove | LivingMove | FleeingMove
