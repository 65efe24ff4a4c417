"""The state of the game: what lies on the table, and what the turn is in the middle of."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from vesuvius.contract import Json, Seat
from vesuvius.frozen import FrozenDict, put, replace
from vesuvius.games.lastdays.board import BUILDINGS, PEOPLE, START_MONEY, Card, CitizenColour, Place, Spot, Square
from vesuvius.games.lastdays.city import Buried
from vesuvius.games.lastdays.decks import Ash
from vesuvius.games.lastdays.moves import Offer

Stage: TypeAlias = Literal["buying", "living", "fleeing", "dead", "excluded"]
"""How far a seat has come: phase 1, 2 or 3, killed in phase 3, or caught in phase 1 by the last day."""

Waiting: TypeAlias = Literal[
    "citizen",
    "move",
    "roll",
    "enter",
    "buy",
    "offer",
    "house",
    "vita",
    "sell",
    "visit",
    "vesuvius",
    "declare",
    "go",
    "over",
]
"""What is to be decided, in one word: two moments share ``roll``, and two ``house``."""

Option: TypeAlias = Literal["calm", "household"]

PLAYERS: Final = tuple(START_MONEY)
OFFERS: Final = 3
"""The most offers a seat may make in a turn (5.8)."""


@dataclass(frozen=True, slots=True)
class Options:
    """Calm before the storm (10.1) and whole household (10.2), both off unless asked for."""

    calm: bool = False
    household: bool = False

    @classmethod
    def read(cls, options: Mapping[str, Json]) -> "Options":
        """The options by name; a ValueError lists what is allowed."""
        for option, value in options.items():
            if option not in get_args(Option):
                raise ValueError(f"options: there is no option {option!r}, only {', '.join(get_args(Option))}")
            if type(value) is not bool:
                raise ValueError(f"options: {option} is True or False, not {value!r}")
        return cls(**options)


@dataclass(frozen=True, slots=True)
class DrawingCitizen:
    """A seat draws its pawn unseen (3.2)."""

    waiting: ClassVar[Literal["citizen"]] = "citizen"


@dataclass(frozen=True, slots=True)
class Choosing:
    """Forward, back or enter (5.1); ``offers`` counts the offers made this turn."""

    waiting: ClassVar[Literal["move"]] = "move"
    offers: int = 0


@dataclass(frozen=True, slots=True)
class Rolling:
    """The dice are to be rolled for a move along the track (5.1)."""

    waiting: ClassVar[Literal["roll"]] = "roll"
    way: Literal["forward", "back"]
    offers: int = 0


@dataclass(frozen=True, slots=True)
class AtTheEnd:
    """Rolled past the last FORTUNA with a pair: enter phase 2, or stay (5.6)."""

    waiting: ClassVar[Literal["enter"]] = "enter"
    offers: int = 0


@dataclass(frozen=True, slots=True)
class Shopping:
    """Buy what the square offers, or pass (5.4)."""

    waiting: ClassVar[Literal["buy"]] = "buy"
    offers: int = 0


Trading: TypeAlias = Choosing | AtTheEnd | Shopping
"""When a seat in phase 1 may sell to the bank and make offers (5.8, 5.9)."""


@dataclass(frozen=True, slots=True)
class Bargaining:
    """An offer is open; once it is answered, the turn goes on from where it was made."""

    waiting: ClassVar[Literal["offer"]] = "offer"
    offer: Offer
    back: Trading


@dataclass(frozen=True, slots=True)
class Housing:
    """Entering phase 2: clients are being housed (5.13)."""

    waiting: ClassVar[Literal["house"]] = "house"


@dataclass(frozen=True, slots=True)
class TurningVita:
    """A Vita Romana card is to be turned over (6.1)."""

    waiting: ClassVar[Literal["vita"]] = "vita"


@dataclass(frozen=True, slots=True)
class Debt:
    """What one seat owes to another, or to the bank (None)."""

    payer: Seat
    payee: Seat | None
    amount: int


@dataclass(frozen=True, slots=True)
class Selling:
    """An effect of a Vita Romana card demands payments; the first payer is short and must sell (6.6)."""

    waiting: ClassVar[Literal["sell"]] = "sell"
    card: int
    effect: int
    debts: tuple[Debt, ...]


@dataclass(frozen=True, slots=True)
class Rehousing:
    """The first payer has sold a building: its clients move or are sold before the payments go on (6.6)."""

    waiting: ClassVar[Literal["house"]] = "house"
    card: int
    effect: int
    debts: tuple[Debt, ...]
    homeless: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Visiting:
    """An effect of a Vita Romana card lets its drawer choose where to go."""

    waiting: ClassVar[Literal["visit"]] = "visit"
    card: int
    effect: int


@dataclass(frozen=True, slots=True)
class TurningVesuvius:
    """A Vesuvius card is to be turned over (7.1)."""

    waiting: ClassVar[Literal["vesuvius"]] = "vesuvius"


@dataclass(frozen=True, slots=True)
class Declaring:
    """Whom to fetch? Before the roll, or after a rescue with the steps that are left (7.2, 7.12)."""

    waiting: ClassVar[Literal["declare"]] = "declare"
    steps: int | None = None


@dataclass(frozen=True, slots=True)
class Running:
    """The dice are to be rolled for a walk through the city (7.3)."""

    waiting: ClassVar[Literal["roll"]] = "roll"
    declared: Card | None = None


@dataclass(frozen=True, slots=True)
class Going:
    """Walking to the declared client, to a gate or at will, with some steps left."""

    waiting: ClassVar[Literal["go"]] = "go"
    steps: int
    declared: Card | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended (7.19)."""

    waiting: ClassVar[Literal["over"]] = "over"


Moment: TypeAlias = (
    DrawingCitizen
    | Choosing
    | Rolling
    | AtTheEnd
    | Shopping
    | Bargaining
    | Housing
    | TurningVita
    | Selling
    | Rehousing
    | Visiting
    | TurningVesuvius
    | Declaring
    | Running
    | Going
    | Over
)
"""What the turn is in the middle of."""


@dataclass(frozen=True)
class State:
    """What lies on the table, by seat where it belongs to one, and what the turn is in the middle of.

    (No slots: see ``vesuvius.frozen.replace``.)
    """

    players: int
    options: Options
    turn: Seat
    moment: Moment
    citizens: tuple[CitizenColour, ...]
    stage: tuple[Stage, ...]
    money: tuple[int, ...]
    pawns: tuple[Spot | None, ...]
    cards: tuple[tuple[Card, ...], ...]
    housed: FrozenDict[Card, Place]
    saved: tuple[tuple[Card, ...], ...]
    perished: tuple[Card, ...]
    escort: tuple[tuple[Card, ...], ...]
    vita: tuple[int, ...]
    vesuvius: tuple[Ash, ...]

    @property
    def buried(self) -> Buried:
        """The pieces laid so far."""
        return buried(self.vesuvius)


def buried(turned: Iterable[Ash]) -> Buried:
    """The places among some Vesuvius cards."""
    return frozenset(card for card in turned if isinstance(card, int))


def name(state: State, seat: Seat) -> str:
    """What journals and sentences call a seat: its citizen's colour, once drawn."""
    return state.citizens[seat] if seat < len(state.citizens) else f"seat{seat}"


def clockwise(state: State, seat: Seat) -> list[Seat]:
    """All seats in order, that seat first."""
    return [*range(seat, state.players), *range(seat)]


def owner(state: State, card: Card) -> Seat | None:
    """Who owns a card; None if it lies on the track, is saved or has perished."""
    return next((seat for seat, cards in enumerate(state.cards) if card in cards), None)


def people(state: State, seat: Seat, colour: str | None = None) -> list[Card]:
    """The clients of a seat, of one colour or of all."""
    return [card for card in state.cards[seat] if card in PEOPLE and colour in (None, PEOPLE[card].colour)]


def buildings(state: State, seat: Seat) -> list[Card]:
    """The buildings of a seat."""
    return [card for card in state.cards[seat] if card in BUILDINGS]


def square_of(pawn: Spot | None) -> Square | None:
    """The square of the track a pawn stands on; None in the city or out of the game."""
    return int(pawn[1:]) if pawn is not None and pawn[0] == "s" else None


def without(cards: tuple[Card, ...], gone: Sequence[Card]) -> tuple[Card, ...]:
    """The cards, without those that are gone."""
    return tuple(card for card in cards if card not in gone)


def paid(state: State, seat: Seat, amount: int) -> State:
    """A seat receives money, or gives it if the amount is negative."""
    return replace(state, money=put(state.money, seat, state.money[seat] + amount))


_BEGIN: Final[Mapping[Stage, Moment]] = {
    "buying": Choosing(),
    "living": TurningVita(),
    "fleeing": TurningVesuvius(),
}


def next_turn(state: State) -> State:
    """The next seat clockwise that is neither dead nor excluded begins its turn, in the phase it is in."""
    order = clockwise(state, (state.turn + 1) % state.players)
    seat = next(seat for seat in order if state.stage[seat] in _BEGIN)
    return replace(state, turn=seat, moment=_BEGIN[state.stage[seat]])
