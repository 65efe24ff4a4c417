"""The contents of the box as typed constants: the 101 cards, the 57 places, the track and the citizens."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from vesuvius.contract import Json
from vesuvius.frozen import FrozenDict
from vesuvius.jsonable import resource

Card: TypeAlias = int
"""One of the 101 cards for sale, by its number along the track: a person or a building."""

Place: TypeAlias = int
"""One of the 57 numbered places of the city plan: a gate, a citizen's house or a building for sale."""

Dot: TypeAlias = int
"""A green dot, in a street inside the wall or on the ring outside."""

Spot: TypeAlias = str
"""Where a pawn stands: square ``s40`` of the track, place ``p19`` or dot ``d132``."""

Square: TypeAlias = int
"""A square of the track: 0 is INGRESSUS, 113 the last FORTUNA."""

CitizenColour: TypeAlias = Literal["green", "red", "white", "yellow", "black", "blue", "purple", "orange"]
"""The colour of a pawn, which names a citizen and so a seat (3.2)."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person for sale: costs a price, and is worth that price when led out of the city (4.3)."""

    card: Card
    name: str
    role: str
    colour: str
    price: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building for sale: houses people of its colour, three if it is public and two if it is private (4.2)."""

    card: Card
    place: Place
    name: str
    colour: str
    kind: str
    price: int
    capacity: int


@dataclass(frozen=True, slots=True)
class Citizen:
    """The citizen that a pawn makes its player, and that citizen's house (3.2)."""

    colour: CitizenColour
    name: str
    house: Place


PACKAGE: Final = "vesuvius.games.lastdays"
"""The package whose data files hold the contents of the box."""

_PLACES = resource(PACKAGE, "places.json")
_TRACK = resource(PACKAGE, "track.json")

COLOURS: Final[Mapping[str, str]] = FrozenDict({name: c["kind"] for name, c in _PLACES["colours"].items()})
"""The nine colours and their kinds, public or private."""

NAMES: Final[Mapping[Place, str]] = FrozenDict({place["no"]: place["name"] for place in _PLACES["places"]})

DOORS: Final[Mapping[Place, tuple[Dot, ...]]] = FrozenDict(
    {place["no"]: tuple(place["doors"]) for place in _PLACES["places"]}
)
"""The dots at a place's doors, the main door first; a gate's door is its own dot."""

EXITS: Final[Mapping[Place, Dot]] = FrozenDict(
    {place["no"]: place["exit"] for place in _PLACES["places"] if place["type"] == "gate"}
)
"""The seven gates, and the dot outside each."""

PEOPLE: Final[Mapping[Card, Person]] = FrozenDict(
    {person["card"]: Person(**person) for person in resource(PACKAGE, "people.json")["people"]}
)


def _building(place: Mapping[str, Json]) -> Building:
    kind = COLOURS[place["colour"]]
    return Building(place["card"], place["no"], place["name"], place["colour"], kind, **_PLACES["buildings"][kind])


BUILDINGS: Final[Mapping[Card, Building]] = FrozenDict(
    {place["card"]: _building(place) for place in _PLACES["places"] if place["type"] == "sale"}
)

BUILDING_AT: Final[Mapping[Place, Building]] = FrozenDict({building.place: building for building in BUILDINGS.values()})

CARDS: Final[Mapping[Card, Person | Building]] = FrozenDict(
    {card: PEOPLE.get(card) or BUILDINGS[card] for card in range(1, len(PEOPLE) + len(BUILDINGS) + 1)}
)
"""All that is for sale in phase 1, in the order of the track."""

CITIZENS: Final[Mapping[str, Citizen]] = FrozenDict(
    {citizen["colour"]: Citizen(**citizen) for citizen in _TRACK["citizens"]}
)
"""The eight citizens by the colour of their pawns."""

START_MONEY: Final[Mapping[int, int]] = FrozenDict({int(n): st for n, st in _TRACK["start_money"].items()})
"""The money each player starts with, by number of players (3.3)."""


def _squares() -> tuple[Card | None, ...]:
    squares: list[Card | None] = [None]
    cards = iter(CARDS)
    for size in _TRACK["sections"]:
        squares += [next(cards) for _ in range(size)]
        squares.append(None)
    return tuple(squares)


SQUARES: Final[tuple[Card | None, ...]] = _squares()
"""The track: INGRESSUS, then sections of cards, a FORTUNA after each. INGRESSUS and FORTUNA carry no card."""

INGRESSUS: Final[Square] = 0
LAST_FORTUNA: Final[Square] = len(SQUARES) - 1

SQUARE_OF: Final[Mapping[Card, Square]] = FrozenDict(
    {card: square for square, card in enumerate(SQUARES) if card is not None}
)


def is_fortuna(square: Square) -> bool:
    """Is this one of the twelve FORTUNA squares?"""
    return square != INGRESSUS and SQUARES[square] is None


def section(fortuna: Square) -> tuple[Card, ...]:
    """The cards between a FORTUNA and the one before it, or INGRESSUS (5.5)."""
    cards: list[Card] = []
    while (card := SQUARES[fortuna - 1 - len(cards)]) is not None:
        cards.append(card)
    return tuple(reversed(cards))


def half(card: Card) -> int:
    """What the bank pays for a card: half its price, rounded up to the next ST 50 (5.9)."""
    return -(-CARDS[card].price // 100) * 50
