"""The offers of a patrician at The Last Days: those that a citizen would accept and that help the patrician more."""

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
"""The minimum gain in win chance for an offer to be made."""


def offer(state: State, seat: Seat) -> Offer | None:
    """The offer that helps this seat most; None except before its move, and after one offer in a turn."""
    if not isinstance(state.moment, Choosing) or state.moment.offers:
        return None
    best, found = win_chance(state, seat) + GAIN, None
    for each in welcome(state, seat):
        after = lastdays.play(lastdays.play(state, seat, each).state, each.to, Accept()).state
        if (chance := win_chance(after, seat)) > best:
            best, found = chance, each
    return found


def win_chance(state: State, seat: Seat) -> float:
    """The estimated win chance of a seat."""
    return from_state(state).evaluate()[seat]


def welcome(state: State, seat: Seat) -> Iterator[Offer]:
    """Each own card, and each card of another seat, at the best price that a citizen would accept."""
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
    """The prices from what the bank pays for a card to what it costs."""
    return range(half(card), CARDS[card].price + 1, 50)
