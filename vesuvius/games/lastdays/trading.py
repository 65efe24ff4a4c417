"""Sales to the bank, and offers between players who are still in phase 1 (5.8, 5.9)."""

from itertools import pairwise

from vesuvius.contract import Event, Illegal, Seat, Step, tell
from vesuvius.frozen import replace
from vesuvius.games.lastdays.board import CARDS, Card, half
from vesuvius.games.lastdays.moves import Accept, Move, Offer, Refuse, Sell, Withdraw
from vesuvius.games.lastdays.state import (
    OFFERS,
    AtTheEnd,
    Bargaining,
    Choosing,
    Shopping,
    State,
    name,
    paid,
    put,
    without,
)


def to_bank(state: State, seat: Seat, card: Card) -> tuple[State, Event]:
    """The bank takes a card for half its price and lays it back on its square (5.9)."""
    state = replace(state, cards=put(state.cards, seat, without(state.cards[seat], (card,))))
    return paid(state, seat, half(card)), tell("sold", seat=seat, card=card, amount=half(card))


def bargains(state: State) -> list[Move]:
    """Sales by card, then the plain offers (5.8, 5.9)."""
    return [*map(Sell, state.cards[state.turn]), *plain_offers(state)]


def plain_offers(state: State) -> list[Offer]:
    """The offers worth listing: to each seat one card of mine for its price, then one card of theirs for its price."""
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
        raise Illegal(f"Card {move.card} is not yours to sell.", "5.9")
    state, story = to_bank(state, state.turn, move.card)
    return Step(state, (story,))


def _why_no_side(cards: tuple[Card, ...], amount: int, held: tuple[Card, ...], money: int, who: str) -> str | None:
    if any(one >= other for one, other in pairwise(cards)):
        return "The cards of an offer are named once each, in ascending order."
    strange = [card for card in cards if card not in held]
    if strange:
        return f"{who} not own card {strange[0]}."
    if amount < 0 or amount % 50:
        return f"ST {amount} is no multiple of ST 50."
    return f"{who} not have ST {amount}." if amount > money else None


def why_no_offer(state: State, offer: Offer) -> str | None:
    """Three offers a turn, to players in phase 1, of what both sides have, with at least one card (5.8)."""
    assert isinstance(state.moment, Choosing | AtTheEnd | Shopping)
    mine, other = state.turn, offer.to
    if state.moment.offers == OFFERS:
        return "You have made three offers this turn."
    if other not in range(state.players) or other == mine:
        return "An offer goes to another seat at the table."
    if state.stage[other] != "buying":
        return f"{name(state, other).capitalize()} has left phase 1 and trades no more."
    if not offer.give and not offer.take:
        return "At least one card changes hands."
    they_do = f"{name(state, other).capitalize()} does"
    return _why_no_side(offer.give, offer.pay, state.cards[mine], state.money[mine], "You do") or _why_no_side(
        offer.take, offer.get, state.cards[other], state.money[other], they_do
    )


def _terms(state: State, offer: Offer) -> dict[str, object]:
    return {
        "seat": state.turn,
        "to": offer.to,
        "give": list(offer.give),
        "pay": offer.pay,
        "take": list(offer.take),
        "get": offer.get,
    }


def make_offer(state: State, offer: Offer) -> Step[State]:
    """Offer a trade to another player in phase 1 (5.8)."""
    assert isinstance(state.moment, Choosing | AtTheEnd | Shopping)
    if refusal := why_no_offer(state, offer):
        raise Illegal(refusal, "5.8")
    back = type(state.moment)(state.moment.offers + 1)
    return Step(replace(state, moment=Bargaining(offer, back)), (tell("offered", **_terms(state, offer)),))


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
    story = tell("traded", **_terms(state, offer))
    state = paid(paid(state, mine, offer.get - offer.pay), offer.to, offer.pay - offer.get)
    return Step(replace(_answered(state), cards=cards), (story,))


def refuse(state: State, _move: Refuse) -> Step[State]:
    """The seat addressed turns the offer down; it still counts (5.8)."""
    assert isinstance(state.moment, Bargaining)
    story = tell("refused", **{"seat": state.moment.offer.to, "from": state.turn})
    return Step(_answered(state), (story,))


def withdraw(state: State, _move: Withdraw) -> Step[State]:
    """Whoever made the offer takes it back; it still counts (5.8)."""
    assert isinstance(state.moment, Bargaining)
    story = tell("withdrawn", seat=state.turn, to=state.moment.offer.to)
    return Step(_answered(state), (story,))


def _answered(state: State) -> State:
    assert isinstance(state.moment, Bargaining)
    return replace(state, moment=state.moment.back)
