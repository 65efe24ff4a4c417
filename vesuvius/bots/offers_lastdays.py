"""What a patrician of The Last Days offers: what a citizen would take, and what helps itself more."""

from collections.abc import Iterator
from typing import Final

from vesuvius.bots.market_lastdays import bargain
from vesuvius.game import Seat
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import CARDS, Card, half
from vesuvius.games.lastdays.fast import from_state
from vesuvius.games.lastdays.moves import Accept, Offer
from vesuvius.games.lastdays.state import AtTheEnd, Choosing, Shopping, State

GAIN: Final = 0.01
"""So much likelier to win must an offer make its seat, or nobody is bothered with it."""

A_TURN: Final = 1
"""How many offers are made in a turn; the rules allow more (5.8)."""


def best_offer(state: State, seat: Seat) -> Offer | None:
    """The offer of one card for money that helps the own seat most, among those a citizen would accept."""
    moment = state.moment
    if not isinstance(moment, Choosing | AtTheEnd | Shopping) or moment.offers >= A_TURN:
        return None
    best, found = hope(state, seat) + GAIN, None
    for offer in welcome(state, seat):
        after = lastdays.play(lastdays.play(state, seat, offer).state, offer.to, Accept()).state
        if (hoped := hope(after, seat)) > best:
            best, found = hoped, offer
    return found


def hope(state: State, seat: Seat) -> float:
    """How likely a seat seems to win."""
    return from_state(state).hopes()[seat]


def welcome(state: State, seat: Seat) -> Iterator[Offer]:
    """Each card of one's own, and each of another's, at the price best for oneself that a citizen would accept."""
    for other in range(state.players):
        if other == seat or state.stage[other] != "buying":
            continue
        sales = [[Offer(other, (card,), 0, (), price) for price in prices(card)[::-1]] for card in state.cards[seat]]
        buys = [[Offer(other, (), price, (card,), 0) for price in prices(card)] for card in state.cards[other]]
        for offers in (*sales, *buys):
            for offer in offers:
                can_pay = offer.pay <= state.money[seat] and offer.get <= state.money[other]
                if can_pay and bargain(state, other, offer) > 0:
                    yield offer
                    break


def prices(card: Card) -> range:
    """From what the bank gives for a card to what it asks."""
    return range(half(card), CARDS[card].price + 1, 50)
