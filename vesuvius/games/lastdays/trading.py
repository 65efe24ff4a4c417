"""Sales to the bank, and offers between players who are still in phase 1 (5.8, 5.9)."""

from itertools import pairwise

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import put, replace
from vesuvius.games.lastdays.board import CARDS, Card, half
from vesuvius.games.lastdays.events import CardSold, Event, OfferMade, OfferRefused, OfferWithdrawn, Traded
from vesuvius.games.lastdays.moves import Accept, Move, Offer, Refuse, Sell, Withdraw
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import (
    OFFERS,
    AtTheEnd,
    Bargaining,
    Choosing,
    Shopping,
    State,
    name,
    paid,
    without,
)


def to_bank(state: State, seat: Seat, card: Card) -> tuple[State, Event]:
    """The bank takes a card for half its price and lays it back on its square (5.9)."""
    state = replace(state, cards=put(state.cards, seat, without(state.cards[seat], (card,))))
    return paid(state, seat, half(card)), CardSold(seat=seat, card=card, amount=half(card))


def bargains(state: State) -> list[Move]:
    """Sales by card, then the plain offers (5.8, 5.9)."""
    return [*map(Sell, state.cards[state.turn]), *plain_offers(state)]


def plain_offers(state: State) -> list[Offer]:
    """The offers that ``legal`` lists: to each seat one of my cards for its price, then one of theirs for its price."""
    assert isinstance(state.moment, Choosing | AtTheEnd | Shopping)
    if state.moment.offers == OFFERS:
        return []
    mine = state.turn
    offers: list[Offer] = []
    for other in range(state.players):
        if other == mine or state.stage[other] != "buying":
            continue
        theirs, money = state.money[other], state.money[mine]
        offers += (Offer(other, (c,), 0, (), p) for c in state.cards[mine] if (p := CARDS[c].price) <= theirs)
        offers += (Offer(other, (), p, (c,), 0) for c in state.cards[other] if (p := CARDS[c].price) <= money)
    return offers


def sell(state: State, move: Sell) -> Step[State]:
    """On your turn you may sell any card to the bank (5.9)."""
    if move.card not in state.cards[state.turn]:
        raise refused("not_yours", "5.9", card=move.card)
    state, story = to_bank(state, state.turn, move.card)
    return Step(state, (story,))


def _why_no_side(state: State, seat: Seat, cards: tuple[Card, ...], amount: int) -> Illegal | None:
    """Why a seat cannot hand over these cards and this money."""
    mine, names = seat == state.turn, {"who": name(state, seat)}
    if any(one >= other for one, other in pairwise(cards)):
        return refused("offer_order", "5.8")
    strange = next((card for card in cards if card not in state.cards[seat]), None)
    if strange is not None and mine:
        return refused("offer_not_yours", "5.8", card=strange)
    if strange is not None:
        return refused("offer_not_theirs", "5.8", card=strange, who=seat, names=names)
    if amount < 0 or amount % 50:
        return refused("offer_steps", "5.8", amount=amount)
    if amount > state.money[seat] and mine:
        return refused("offer_no_money", "5.8", amount=amount)
    if amount > state.money[seat]:
        return refused("offer_no_money_theirs", "5.8", who=seat, amount=amount, names=names)
    return None


def why_no_offer(state: State, offer: Offer) -> Illegal | None:
    """Three offers a turn, to players in phase 1, of what both sides have, with at least one card (5.8)."""
    assert isinstance(state.moment, Choosing | AtTheEnd | Shopping)
    mine, other = state.turn, offer.to
    if state.moment.offers == OFFERS:
        return refused("offers_made", "5.8")
    if other not in range(state.players) or other == mine:
        return refused("offer_to_nobody", "5.8")
    if state.stage[other] != "buying":
        return refused("offer_left", "5.8", who=other, names={"who": name(state, other)})
    if not offer.give and not offer.take:
        return refused("offer_no_card", "5.8")
    return _why_no_side(state, mine, offer.give, offer.pay) or _why_no_side(state, other, offer.take, offer.get)


def make_offer(state: State, offer: Offer) -> Step[State]:
    """Offer a trade to another player in phase 1 (5.8)."""
    assert isinstance(state.moment, Choosing | AtTheEnd | Shopping)
    if refusal := why_no_offer(state, offer):
        raise refusal
    back = type(state.moment)(state.moment.offers + 1)
    story = OfferMade(seat=state.turn, to=offer.to, give=offer.give, pay=offer.pay, take=offer.take, get=offer.get)
    return Step(replace(state, moment=Bargaining(offer, back)), (story,))


def answers(_state: State) -> list[Move]:
    """The seat addressed accepts or refuses."""
    return [Accept(), Refuse()]


def accept(state: State, _move: Accept) -> Step[State]:
    """Both sides hand over what was offered, and the turn goes on."""
    assert isinstance(state.moment, Bargaining)
    offer, mine = state.moment.offer, state.turn
    keep, kept = without(state.cards[mine], offer.give), without(state.cards[offer.to], offer.take)
    cards = put(state.cards, mine, tuple(sorted((*keep, *offer.take))))
    cards = put(cards, offer.to, tuple(sorted((*kept, *offer.give))))
    story = Traded(seat=mine, to=offer.to, give=offer.give, pay=offer.pay, take=offer.take, get=offer.get)
    state = paid(paid(state, mine, offer.get - offer.pay), offer.to, offer.pay - offer.get)
    return Step(replace(_answered(state), cards=cards), (story,))


def refuse(state: State, _move: Refuse) -> Step[State]:
    """The seat addressed turns the offer down; it still counts (5.8)."""
    assert isinstance(state.moment, Bargaining)
    story = OfferRefused(seat=state.moment.offer.to, from_=state.turn)
    return Step(_answered(state), (story,))


def withdraw(state: State, _move: Withdraw) -> Step[State]:
    """The seat that made the offer takes it back; it still counts (5.8)."""
    assert isinstance(state.moment, Bargaining)
    story = OfferWithdrawn(seat=state.turn, to=state.moment.offer.to)
    return Step(_answered(state), (story,))


def _answered(state: State) -> State:
    assert isinstance(state.moment, Bargaining)
    return replace(state, moment=state.moment.back)
