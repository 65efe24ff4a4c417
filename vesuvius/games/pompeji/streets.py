"""Points: what each street through a laid card pays, and why (P9-P12)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from vesuvius.games.pompeji.board import ARMS, Direction, Square
from vesuvius.games.pompeji.cards import SEVENTH, SIDE, VALUES, Card
from vesuvius.games.pompeji.state import City


@dataclass(frozen=True, slots=True)
class Paid:
    """What one street paid: for its kind, for its colour, for its seventh card."""

    street: Direction
    """Which of the four streets through the laid card it is."""
    kind: int
    """The points for its kind (P10a)."""
    colour: int
    """The points for its colour (P10b)."""
    seventh: int
    """The points for its seventh card (P10c)."""
    cards: tuple[Card, ...]
    """The whole street, the laid card included, from the west (a column: from the north)."""

    @property
    def points(self) -> int:
        """All that this street pays."""
        return self.kind + self.colour + self.seventh


def arm(city: City, squares: Sequence[Square]) -> list[Card]:
    """The cards from a square outwards, up to the first gap (P9)."""
    return [city[square] for square in takewhile(city.__contains__, squares)]


def pay(direction: Direction, before: list[Card], card: Card, value: int, after: list[Card]) -> Paid:
    """What the laid card earns in one street; a statue lying in it only lengthens it (P10, P11)."""
    others = before[::-1] + after
    twins = [VALUES[other] for other in others if other[0] == card[0]]
    kin = [VALUES[other] for other in others if other[1:] == card[1]]  # a statue has no second letter
    return Paid(
        street=direction,
        kind=value + sum(twins) if twins else 0,
        colour=max(value, *kin) if kin else 0,
        seventh=SEVENTH if len(others) + 1 == SIDE else 0,
        cards=(*before[::-1], card, *after),
    )


def score(city: City, card: Card, value: int, at: Square) -> tuple[Paid, ...]:
    """The streets that pay for a card about to be laid: row, column and both diagonals (P9)."""
    streets = [
        pay(direction, before, card, value, after)
        for direction, (west, east) in ARMS[at].items()
        if (before := arm(city, west)) + (after := arm(city, east))
    ]
    return tuple([street for street in streets if street.points])


def total(paid: Iterable[Paid]) -> int:
    """The points of some streets together."""
    return sum(street.points for street in paid)
