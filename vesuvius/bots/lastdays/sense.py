"""What a beginner at The Last Days would not do, so that a game between beginners comes to an end."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from vesuvius.contract import View
from vesuvius.games.lastdays.board import BUILDINGS, CARDS, PEOPLE, Card, Dot
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
    Offer,
    Pass,
    Roam,
    Sell,
    Stay,
    Stop,
)

VACANT = 3
"""In how many colours a beginner buys a building before there is somebody to live in it."""


def sensible(view: View, move: Any, legal: Sequence[Any]) -> bool:
    """Whether a beginner would think of a move: first along the track, then at home, at last in the streets."""
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
        case Sell() if view["waiting"] in ("move", "buy", "enter"):
            return not has_pair(view) and not any(makes_a_pair(view, card) for card in unsold(view))
        case Sell(card) if view["waiting"] == "house":
            return not any(isinstance(other, House) and other.card == card for other in legal)
        case Done():
            return len(legal) == 1
        case Fetch(card):
            return steps_from(pawn(view), steps_into(view["housed"][str(card)], buried(view))) is not None
        case Roam():
            return not any(isinstance(other, Fetch) for other in legal)
        case Go(spot):
            return is_nearer(view, spot)
        case Stop():
            return not steps_from(pawn(view), goal(view))
        case _:
            return True


def own(view: View) -> list[Card]:
    """The cards of the seat that looks."""
    cards: list[Card] = view["cards"][view["seat"]]
    return cards


def unsold(view: View) -> list[Card]:
    """The cards on the track."""
    sold = {card for cards in view["cards"] for card in cards}
    return [card for card in CARDS if card not in sold]


def room(view: View) -> Counter[str]:
    """For each colour the beds to spare in one's buildings, less than nothing where clients outnumber them."""
    beds: Counter[str] = Counter()
    for card in own(view):
        beds[CARDS[card].colour] += BUILDINGS[card].capacity if card in BUILDINGS else -1
    return beds


def has_pair(view: View) -> bool:
    """A building and a client of its colour (4.5)."""
    return bool(colours(view, BUILDINGS) & colours(view, PEOPLE))


def colours(view: View, kind: Mapping[Card, Any]) -> set[str]:
    """The colours of one's buildings, or of one's people."""
    return {CARDS[card].colour for card in own(view) if card in kind}


def makes_a_pair(view: View, card: Card) -> bool:
    """Is this the other half to something one owns, and can one pay for it?"""
    others = PEOPLE if card in BUILDINGS else BUILDINGS
    affordable: bool = CARDS[card].price <= view["money"][view["seat"]]
    return affordable and CARDS[card].colour in colours(view, others)


def can_use(view: View, card: Card) -> bool:
    """People who find a bed; a building where there is none, for people one has or may still find."""
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
    """Does the open offer bring the seat addressed as much as it takes, by the prices on the cards?"""
    offer = view["pending"]["offer"]
    brought = offer["pay"] + sum(CARDS[card].price for card in offer["give"])
    taken = offer["get"] + sum(CARDS[card].price for card in offer["take"])
    fair: bool = brought >= taken
    return fair


def buried(view: View) -> frozenset[int]:
    """The pieces laid so far."""
    return frozenset(card for card in view["vesuvius"] if isinstance(card, int))


def pawn(view: View) -> str:
    """Where the seat that looks stands."""
    spot: str = view["pawns"][view["seat"]]
    return spot


def goal(view: View) -> Mapping[Dot, int]:
    """The steps from every dot to where one wants to be: with the declared client, or out of the city."""
    if view["declared"] is None:
        return steps_out(buried(view))
    return steps_into(view["housed"][str(view["declared"])], buried(view))


def is_nearer(view: View, spot: str) -> bool:
    """Into the client's building, or to a dot nearer to the goal."""
    if spot[0] == "p":
        return True
    here, there = steps_from(pawn(view), goal(view)), goal(view).get(int(spot[1:]))
    return here is not None and there is not None and there < here
