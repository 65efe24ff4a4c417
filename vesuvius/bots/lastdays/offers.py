"""What a patrician of The Last Days offers: what a citizen would take, and what helps itself more."""

from collections.abc import Iterator
from typing import Final

from vesuvius.bots.lastdays.market import bargain
from vesuvius.contract import Seat
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import CARDS, Card, half
from vesuvius.games.lastdays.fast import from_state
from vesuvius.games.lastdays.moves import Accept, Offer
from vesuvius.games.lastdays.state import Choosing, State

GAIN: Final = 0.02
"""So much likelier to win must an offer make its seat, or nobody is bothered with it."""


def offer(state: State, seat: Seat) -> Offer | None:
    """Before it moves, and once a turn at most, the offer that helps the own seat most."""
    if not isinstance(state.moment, Choosing) or state.moment.offers:
        return None
    best, found = hope(state, seat) + GAIN, None
    for each in welcome(state, seat):
        after = lastdays.play(lastdays.play(state, seat, each).state, each.to, Accept()).state
        if (hoped := hope(after, seat)) > best:
            best, found = hoped, each
    return found


def hope(state: State, seat: Seat) -> float:
    """How likely a seat seems to win."""
    return from_state(state).hopes()[seat]


def welcome(state: State, seat: Seat) -> Iterator[Offer]:
    """Each card of one's own, and each of another's, at the price best for oneself that a citizen would agree to."""
    for other in range(state.players):
        if other == seat or state.stage[other] != "buying":
            continue
        sales = [[Offer(other, (card,), 0, (), price) for price in prices(card)[::-1]] for card in state.cards[seat]]
        buys = [[Offer(other, (), price, (card,), 0) for price in prices(card)] for card in state.cards[other]]
        for one_card in (*sales, *buys):
            for each in one_card:
                can_pay = each.pay <= state.money[seat] and each.get <= state.money[other]
                if can_pay and bargain(state, other, each) > 0:
                    yield each
                    break


def prices(card: Card) -> range:
    """From what the bank gives for a card to what it asks."""
    return range(half(card), CARDS[card].price + 1, 50)
