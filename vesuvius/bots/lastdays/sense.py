"""What a beginner at The Last Days would not do, so that a game between beginners comes to an end."""

from collections import Counter
from collections.abc import Mapping, Sequence

from vesuvius.games.lastdays.board import BUILDINGS, CARDS, PEOPLE, Card, Dot, Spot
from vesuvius.games.lastdays.distances import steps_from, steps_into, steps_out
from vesuvius.games.lastdays.moves import (
    Accept,
    Back,
    Buy,
    Done,
    Enter,
    Fetch,
    Forward,
    Go,
    House,
    Move,
    Offer,
    Pass,
    Roam,
    Sell,
    Stay,
    Stop,
)
from vesuvius.games.lastdays.views import View

VACANT = 3
"""In how many colours a beginner buys a building before there is somebody to live in it."""


def sensible(view: View, move: Move, legal: Sequence[Move]) -> bool:
    """Whether a beginner would consider a move: on the track, then when housing clients, then in the streets."""
    match move:
        case Buy(card):
            return can_use(view, card)
        case Pass():
            return not any(can_use(view, other.card) for other in legal if isinstance(other, Buy))
        case Forward():
            return Enter() not in legal
        case Back():
            return not has_pair(view)
        case Offer() | Stay():
            return False
        case Accept():
            return is_fair(view)
        case Sell() if view.waiting in ("move", "buy", "enter"):
            return not has_pair(view) and not any(makes_a_pair(view, card) for card in unsold(view))
        case Sell(card) if view.waiting == "house":
            return not any(isinstance(other, House) and other.card == card for other in legal)
        case Done():
            return len(legal) == 1
        case Fetch(card):
            return steps_from(pawn(view), steps_into(view.housed[card], view.buried)) is not None
        case Roam():
            return not any(isinstance(other, Fetch) for other in legal)
        case Go(spot):
            return is_nearer(view, spot)
        case Stop():
            return not steps_from(pawn(view), goal(view))
        case _:
            return True


def unsold(view: View) -> list[Card]:
    """The cards on the track."""
    sold = {card for cards in view.cards for card in cards}
    return [card for card in CARDS if card not in sold]


def room(view: View) -> Counter[str]:
    """For each colour the free beds in the seat's buildings; negative where clients outnumber the beds."""
    beds: Counter[str] = Counter()
    for card in view.own_cards:
        beds[CARDS[card].colour] += BUILDINGS[card].capacity if card in BUILDINGS else -1
    return beds


def has_pair(view: View) -> bool:
    """A building and a client of its colour (4.5)."""
    return bool(colours(view, BUILDINGS) & colours(view, PEOPLE))


def colours(view: View, kind: Mapping[Card, object]) -> set[str]:
    """The colours of the seat's cards of one kind: buildings or people."""
    return {CARDS[card].colour for card in view.own_cards if card in kind}


def makes_a_pair(view: View, card: Card) -> bool:
    """Whether the seat can afford this card and it makes a pair with one of its own."""
    others = PEOPLE if card in BUILDINGS else BUILDINGS
    assert view.seat is not None
    return CARDS[card].price <= view.money[view.seat] and CARDS[card].colour in colours(view, others)


def can_use(view: View, card: Card) -> bool:
    """Whether a card is of use: a person with a free bed, or a building for people the seat has or may still find."""
    beds = room(view)
    if card in PEOPLE:
        return beds[PEOPLE[card].colour] > 0
    colour = BUILDINGS[card].colour
    if beds[colour] < 0:
        return True
    vacant = sum(count > 0 for count in beds.values())
    expected = any(other in PEOPLE and PEOPLE[other].colour == colour for other in unsold(view))
    return beds[colour] == 0 and vacant < VACANT and expected


def is_fair(view: View) -> bool:
    """Whether the offer gives the seat addressed at least what it takes, by the prices on the cards."""
    offer = view.pending.offer
    assert offer is not None
    brought = offer.pay + sum(CARDS[card].price for card in offer.give)
    taken = offer.get + sum(CARDS[card].price for card in offer.take)
    return brought >= taken


def pawn(view: View) -> Spot:
    """The spot of the viewing seat's pawn."""
    spot = view.own_pawn
    assert spot is not None
    return spot


def goal(view: View) -> Mapping[Dot, int]:
    """The steps from every dot to the goal: the declared client, or out of the city."""
    if view.declared is None:
        return steps_out(view.buried)
    return steps_into(view.housed[view.declared], view.buried)


def is_nearer(view: View, spot: Spot) -> bool:
    """Whether a spot is the client's building, or a dot nearer to the goal."""
    if spot[0] == "p":
        return True
    here, there = steps_from(pawn(view), goal(view)), goal(view).get(int(spot[1:]))
    return here is not None and there is not None and there < here
