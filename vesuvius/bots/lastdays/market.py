"""The value of cards at The Last Days while they can be bought and traded: what they add to the expected score."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from vesuvius.bots.lastdays.rescue import worth
from vesuvius.contract import Seat
from vesuvius.games.lastdays.board import (
    CARDS,
    INGRESSUS,
    LAST_FORTUNA,
    PEOPLE,
    SQUARES,
    Card,
    Square,
    half,
    is_fortuna,
    section,
)
from vesuvius.games.lastdays.buying import settle_on
from vesuvius.games.lastdays.moves import Offer, Roll
from vesuvius.games.lastdays.state import State, owner, square_of, without

EXPECTED = 0.45
"""The value of a building or a person without the other half of the pair, as a fraction of its value in a pair."""

THRIFT = 0.25
"""The value of ST 1 when the seat has no money; 0 when it has more than it can spend in the turns left."""

SPENT = 1100
"""The average cost of a turn along the track."""

ENVY = 0.5
"""The weight of the other side's gain in a trade, divided among all opponents."""


PARTNERS: Final[Mapping[Card, tuple[Card, ...]]] = {
    card: tuple(
        other for other in CARDS if CARDS[card].colour == CARDS[other].colour and (card in PEOPLE) != (other in PEOPLE)
    )
    for card in CARDS
}
"""The cards that make a pair with each card (4.5)."""


def unsold(state: State) -> list[Card]:
    """The cards on the track."""
    sold = {card for cards in state.cards for card in cards}
    return [card for card in CARDS if card not in sold]


def thrift(state: State, seat: Seat) -> float:
    """The value of ST 1 to a seat: higher when it has less money for each turn left on the track."""
    square = square_of(state.pawns[seat])
    if square is None:
        return 0.0
    rounds = 2 + (LAST_FORTUNA - square) / 7
    return THRIFT * max(0.0, 1.0 - state.money[seat] / (SPENT * rounds))


def hold(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order in which a seat holds them."""
    return tuple(sorted(cards))


def gain(state: State, seat: Seat, card: Card, money: int) -> float:
    """What a card adds to the value a seat expects to save: now, or once the other half of its pair is found."""
    cards = state.cards[seat]
    before = worth(cards, state.players)
    now = worth(hold((*cards, card)), state.players) - before
    if now > 0:
        return now
    sold = {own for each in state.cards for own in each}
    partners = [other for other in PARTNERS[card] if other not in sold and CARDS[other].price <= money]
    best = max((worth(hold((*cards, card, other)), state.players) for other in partners), default=before)
    alone = max((worth(hold((*cards, other)), state.players) for other in partners), default=before)
    return EXPECTED * (best - max(before, alone))


def completes(state: State, seat: Seat, card: Card) -> bool:
    """Whether the seat can afford this card and it makes a pair."""
    return CARDS[card].price <= state.money[seat] and any(own in PARTNERS[card] for own in state.cards[seat])


def best_buy(state: State, seat: Seat, cards: Iterable[Card], spite: float = 0.0) -> tuple[float, Card | None]:
    """The highest value of a card less its price, and that card; ``spite`` adds a part of its value to the others."""
    money, keep = state.money[seat], thrift(state, seat)
    best: tuple[float, Card | None] = (0.0, None)
    for card in cards:
        price = CARDS[card].price
        if price <= money and owner(state, card) is None:
            worth_it = gain(state, seat, card, money - price) - keep * price
            if spite:
                worth_it += spite * missed(state, seat, card)
            best = max(best, (worth_it, card), key=lambda found: found[0])
    return best


def missed(state: State, seat: Seat, card: Card) -> float:
    """What a card on the track would add to the expected value of the other seat that can use it best."""
    others = (other for other in range(state.players) if other != seat and state.stage[other] == "buying")
    price = CARDS[card].price
    return max((gain(state, other, card, state.money[other] - price) for other in others), default=0.0)


def outlook(state: State, seat: Seat, rolls: Sequence[Roll], step: int) -> float:
    """The expected value of a roll: the best buy on each square it may lead to."""
    start = square_of(state.pawns[seat])
    assert start is not None
    reached: dict[Square, int] = {}
    for roll in rolls:
        aim = min(max(start + step * sum(roll.dice), INGRESSUS), LAST_FORTUNA)
        square = settle_on(state, aim, step)
        reached[square] = reached.get(square, 0) + 1
    return sum(many * best_buy(state, seat, for_sale(square))[0] for square, many in reached.items()) / len(rolls)


def for_sale(square: Square) -> tuple[Card, ...]:
    """The cards for sale on a square (5.4, 5.5)."""
    card = SQUARES[square]
    return section(square) if is_fortuna(square) else () if card is None else (card,)


def least_missed(cards: tuple[Card, ...], players: int) -> Card:
    """The card whose sale costs the least expected value for the money it brings."""
    whole = worth(cards, players)
    return min(cards, key=lambda card: ((whole - worth(without(cards, (card,)), players)) / half(card), card))


def bargain(state: State, seat: Seat, offer: Offer, envy: float = 1.0) -> float:
    """The value of an offer to one of its sides, less the weighted gain of the other side."""
    mine, other = (offer.to, state.turn) if seat == offer.to else (state.turn, offer.to)
    return side_gain(state, mine, offer) - envy * ENVY / (state.players - 1) * max(0.0, side_gain(state, other, offer))


def side_gain(state: State, seat: Seat, offer: Offer) -> float:
    """How an offer changes the expected value of one side, money included."""
    comes, goes, money = offer.take, offer.give, offer.get - offer.pay
    if seat == offer.to:
        comes, goes, money = goes, comes, -money
    kept = without(state.cards[seat], goes)
    after = worth(hold((*kept, *comes)), state.players)
    return after - worth(state.cards[seat], state.players) + thrift(state, seat) * money
