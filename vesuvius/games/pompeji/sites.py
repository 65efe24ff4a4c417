"""Where a card may lie: beside another, within seven by seven, not beside its own kind or colour (P5-P7)."""

from collections.abc import Iterable

from vesuvius.contract import Illegal, Seat
from vesuvius.games.pompeji.board import COLUMN, NEIGHBOURS, ORDER, ROW, Square
from vesuvius.games.pompeji.cards import CARDS, SIDE, STATUE, Card
from vesuvius.games.pompeji.cards import ORDER as CARD_ORDER
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.state import City, State


def open_squares(city: City) -> list[Square]:
    """Where the next card may lie, whatever it shows: beside another, in no eighth column or row (P5, P7).

    In the order of the notation: by row, then column.
    """
    columns = [COLUMN[square] for square in city]
    rows = [ROW[square] for square in city]
    west, east = max(columns) - SIDE, min(columns) + SIDE
    north, south = max(rows) - SIDE, min(rows) + SIDE
    beside = {neighbour for square in city for neighbour in NEIGHBOURS[square]} - city.keys()
    within = [square for square in beside if west < COLUMN[square] < east and north < ROW[square] < south]
    return sorted(within, key=ORDER.__getitem__)


def signs_at(city: City, at: Square) -> str:
    """The kinds and colours that lie along the edges of a square, as letters; a statue shows neither (P6)."""
    return "".join([city[square] for square in NEIGHBOURS[at] if square in city])


def fits(card: Card, signs: str) -> bool:
    """Cards of the same kind or the same colour never share an edge (P6)."""
    return card[0] not in signs and card[1] not in signs


def sites(city: City) -> list[tuple[Square, str]]:
    """The open squares, each with the signs around it."""
    return [(square, signs_at(city, square)) for square in open_squares(city)]


def any_fits(city: City, cards: Iterable[Card]) -> bool:
    """Can one of these cards be laid somewhere?"""
    around = sites(city)
    return any(fits(card, signs) for card in cards for _, signs in around)


def can_lay(state: State, seat: Seat) -> bool:
    """Can this seat lay a hand card or a statue? A statue always finds a name: no four neighbours show all seven."""
    if state.statues[seat]:
        return bool(open_squares(state.city))
    return any_fits(state.city, state.hands[seat])


def check_card(card: str) -> None:
    """Refuse anything but a building."""
    if card not in CARD_ORDER:
        form = f"A card is a kind and a colour, {CARDS[0]} to {CARDS[-1]}."
        raise refused("not_a_card", "P1", text=repr(card)[:80], typed=form)


def check_site(city: City, card: Card, at: Square) -> None:
    """Refuse a square that is not open, or where this card may not lie (P5-P7)."""
    if at not in open_squares(city):
        raise _closed(city, at)
    if not fits(card, signs_at(city, at)):
        raise _clash(city, card, at)


def _closed(city: City, at: Square) -> Illegal:
    if at in city:
        there = city[at]
        return refused("taken_by_statue", "P5") if there == STATUE else refused("taken", "P5", other=there)
    if not any(square in city for square in NEIGHBOURS.get(at, ())):
        return refused("apart", "P5")
    return refused("outside", "P7", side=SIDE)


def _clash(city: City, card: Card, at: Square) -> Illegal:
    for square in NEIGHBOURS[at]:
        other = city.get(square, STATUE)
        if not fits(card, other):
            return refused("same_kind" if card[0] in other else "same_colour", "P6", card=card, other=other)
    raise AssertionError("a card that does not fit has a neighbour like it")
