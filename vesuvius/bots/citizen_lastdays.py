"""The citizen of The Last Days: buys what it can house and save, trades what it cannot, and fetches the best it can."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from vesuvius.bots.bot import Budget
from vesuvius.bots.rescue_lastdays import plans, there_and_back, worth
from vesuvius.game import Seat, View
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import (
    CARDS,
    INGRESSUS,
    LAST_FORTUNA,
    PEOPLE,
    SQUARES,
    Card,
    Spot,
    Square,
    half,
    is_fortuna,
    section,
)
from vesuvius.games.lastdays.buying import settle_on
from vesuvius.games.lastdays.city import OUTSIDE
from vesuvius.games.lastdays.decks import VITA
from vesuvius.games.lastdays.distances import steps_from, steps_into, steps_out
from vesuvius.games.lastdays.housing import has_pair
from vesuvius.games.lastdays.moves import (
    ONE_DIE,
    TWO_DICE,
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
    Refuse,
    Roam,
    Roll,
    Sell,
    Stay,
    Stop,
)
from vesuvius.games.lastdays.state import Bargaining, Going, State, owner, square_of, without

EXPECTED = 0.45
"""How much of its worth a building or a person has while the other half of the pair is still to be found."""

THRIFT = 0.25
"""What ST 1 kept is worth when money is short; nothing when there is more than the turns left can spend."""

SPENT = 1100
"""What a turn along the track costs on average."""

IDLE = 0.02
"""The part of its hopes that a further turn on the track must add, or a citizen goes for phase 2."""

DISCOUNT = 0.7
"""What a citizen asks and pays for cards in a trade, as a part of the price."""

ENVY = 0.5
"""How much the gain of the other side of a trade weighs against one's own, shared among all others."""

OFTEN = 0.3
"""How often a citizen with an offer in mind makes it: nobody likes to be asked every turn."""


class LastDaysCitizen:
    """Looks one decision ahead, by what it may hope to save in the end."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        """What the moment asks for, in the eyes of this seat."""
        state, seat = lastdays.imagine(view, self.rng), view["seat"]
        if len(legal) == 1:
            return legal[0]
        return _CHOICES[view["waiting"]](self, state, seat, legal)

    def react(self, _view: View, _legal: Sequence[Any]) -> None:
        """An offer once made stands."""
        return

    def choose_way(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """Trade or sell first; then in to phase 2 in time, or along the track where the best cards lie."""
        if not has_pair(state, seat) and (sale := self.sale_for_a_pair(state, seat)):
            return sale
        if (offer := self.offer(state, seat, legal)) is not None:
            return offer
        ahead, behind = outlook(state, seat, TWO_DICE, 1), 0.0
        if Back() in legal:
            behind = outlook(state, seat, ONE_DIE, -1)
        hopes = worth(state.cards[seat], state.players)
        if Enter() in legal and max(ahead, behind) < hopes * max(IDLE, risk(state)):
            return Enter()
        return Back() if behind > ahead and behind > IDLE * hopes else Forward()

    def choose_at_the_end(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """In to phase 2, unless the last section has something much better for a turn."""
        if Enter() not in legal:
            return Stay()
        best = best_buy(state, seat, section(LAST_FORTUNA))[0]
        hopes = worth(state.cards[seat], state.players)
        return Enter() if best < hopes * max(IDLE, risk(state)) else Stay()

    def choose_purchase(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """The card that adds most to what one may save, for its price."""
        gain, card = best_buy(state, seat, (move.card for move in legal if isinstance(move, Buy)))
        if card is not None and gain > 0:
            return Buy(card)
        return Pass()

    def sale_for_a_pair(self, state: State, seat: Seat) -> Sell | None:
        """Without a pair, and without the money for one, something has to go."""
        if not state.cards[seat] or any(_completes(state, seat, card) for card in unsold(state)):
            return None
        return Sell(least_missed(state.cards[seat], state.players))

    def offer(self, state: State, seat: Seat, legal: Sequence[Any]) -> Offer | None:
        """The plain offer at a discount that is best for oneself, if the other side should like it too."""
        if state.moment.offers or self.rng.random() > OFTEN:  # type: ignore[union-attr]
            return None
        best, found = 0.0, None
        for listed in legal:
            if isinstance(listed, Offer):
                offer = Offer(listed.to, listed.give, _off(listed.pay), listed.take, _off(listed.get))
                gain = bargain(state, seat, offer)
                if gain > best and bargain(state, offer.to, offer) > 0:
                    best, found = gain, offer
        return found

    def answer(self, state: State, seat: Seat, _legal: Sequence[Any]) -> Any:
        """Accept what one gains by, envy considered."""
        assert isinstance(state.moment, Bargaining)
        return Accept() if bargain(state, seat, state.moment.offer) > 0 else Refuse()

    def choose_home(self, _state: State, _seat: Seat, legal: Sequence[Any]) -> Any:
        """The dearest client gets the bed nearest to a gate; whoever finds none is sold."""
        rooms = [move for move in legal if isinstance(move, House)]
        if rooms:
            return min(rooms, key=lambda move: (-PEOPLE[move.card].price, there_and_back(move.place, frozenset())))
        return next(move for move in legal if isinstance(move, Done | Sell))

    def choose_sale(self, state: State, seat: Seat, _legal: Sequence[Any]) -> Sell:
        """In debt, what is missed least goes."""
        return Sell(least_missed(state.cards[seat], state.players))

    def choose_visit(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """With the dearest client one is at once where one would have to go."""
        guests = {state.housed[card]: PEOPLE[card].price for card in sorted(state.housed) if owner(state, card) == seat}
        return max(legal, key=lambda move: guests[move.place])

    def declare(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """Whoever is the best beginning of a flight; nobody if nobody can be saved."""
        pawn = state.pawns[seat]
        assert pawn is not None
        found = plans(state, seat, pawn, state.moment.steps or 0)  # type: ignore[union-attr]
        if found:
            return Fetch(max(found, key=lambda card: (found[card], card)))
        return Stop() if Stop() in legal else Roam()

    def walk(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """To the client, or out where the next is near; else as far on the way as the steps allow."""
        assert isinstance(state.moment, Going)
        spots: list[Spot] = [move.spot for move in legal if isinstance(move, Go)]
        declared = state.moment.declared
        if spots and spots[-1][0] == "p":
            return Go(spots[-1])
        exits = [spot for spot in spots if int(spot[1:]) in OUTSIDE]
        if state.escort[seat] and exits:
            return Go(max(exits, key=lambda spot: (self._next_from(state, seat, spot), spot)))
        goal = steps_out(state.buried) if declared is None else steps_into(state.housed[declared], state.buried)
        here = steps_from(state.pawns[seat] or "", goal)
        ahead = [spot for spot in spots if int(spot[1:]) in goal]
        if not here or not ahead:
            return Stop()
        return Go(min(ahead, key=lambda spot: (goal[int(spot[1:])], self.rng.random())))

    def _next_from(self, state: State, seat: Seat, spot: Spot) -> float:
        """What a flight from a dot outside may save, with the steps left there."""
        assert isinstance(state.moment, Going)
        spent = lastdays.play(state, seat, Go(spot)).state.moment
        return max(plans(state, seat, spot, getattr(spent, "steps", 0)).values(), default=0.0)


_CHOICES: Final[Mapping[str, Callable[[LastDaysCitizen, State, Seat, Sequence[Any]], Any]]] = {
    "move": LastDaysCitizen.choose_way,
    "enter": LastDaysCitizen.choose_at_the_end,
    "buy": LastDaysCitizen.choose_purchase,
    "offer": LastDaysCitizen.answer,
    "house": LastDaysCitizen.choose_home,
    "sell": LastDaysCitizen.choose_sale,
    "visit": LastDaysCitizen.choose_visit,
    "declare": LastDaysCitizen.declare,
    "go": LastDaysCitizen.walk,
}


def unsold(state: State) -> list[Card]:
    """The cards on the track."""
    sold = {card for cards in state.cards for card in cards}
    return [card for card in CARDS if card not in sold]


def risk(state: State) -> float:
    """The chance that ULTIMATE DIE comes before one's next turn (6.8)."""
    draws = sum(stage == "living" for stage in state.stage)
    return min(1.0, draws / (len(VITA) - len(state.vita)))


def thrift(state: State, seat: Seat) -> float:
    """What ST 1 is worth: the less there is for each turn left on the track, the more."""
    square = square_of(state.pawns[seat])
    if square is None:
        return 0.0
    rounds = 2 + (LAST_FORTUNA - square) / 7
    return THRIFT * max(0.0, 1.0 - state.money[seat] / (SPENT * rounds))


def hold(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as a seat holds them."""
    return tuple(sorted(cards))


def gain(state: State, seat: Seat, card: Card, money: int) -> float:
    """What a card adds to the hopes of a seat: now, or once the other half of its pair is found."""
    cards = state.cards[seat]
    before = worth(cards, state.players)
    now = worth(hold((*cards, card)), state.players) - before
    if now > 0:
        return now
    partners = [other for other in unsold(state) if _pairs(card, other) and CARDS[other].price <= money]
    best = max((worth(hold((*cards, card, other)), state.players) for other in partners), default=before)
    alone = max((worth(hold((*cards, other)), state.players) for other in partners), default=before)
    return EXPECTED * (best - max(before, alone))


def _pairs(card: Card, other: Card) -> bool:
    return CARDS[card].colour == CARDS[other].colour and (card in PEOPLE) != (other in PEOPLE)


def _completes(state: State, seat: Seat, card: Card) -> bool:
    """Would this card make a pair, and can it be paid?"""
    return CARDS[card].price <= state.money[seat] and any(_pairs(card, own) for own in state.cards[seat])


def best_buy(state: State, seat: Seat, cards: Iterable[Card]) -> tuple[float, Card | None]:
    """The best of some cards for its price, and what it is worth to have it."""
    money, keep = state.money[seat], thrift(state, seat)
    best: tuple[float, Card | None] = (0.0, None)
    for card in cards:
        price = CARDS[card].price
        if price <= money and owner(state, card) is None:
            best = max(best, (gain(state, seat, card, money - price) - keep * price, card), key=lambda found: found[0])
    return best


def outlook(state: State, seat: Seat, rolls: Sequence[Roll], step: int) -> float:
    """What a roll can be expected to bring: the best buy on each square it may lead to."""
    start = square_of(state.pawns[seat])
    assert start is not None
    reached: dict[Square, int] = {}
    for roll in rolls:
        aim = min(max(start + step * sum(roll.dice), INGRESSUS), LAST_FORTUNA)
        square = settle_on(state, aim, step)
        reached[square] = reached.get(square, 0) + 1
    return sum(many * best_buy(state, seat, for_sale(square))[0] for square, many in reached.items()) / len(rolls)


def for_sale(square: Square) -> tuple[Card, ...]:
    """What a square may offer (5.4, 5.5)."""
    card = SQUARES[square]
    return section(square) if is_fortuna(square) else () if card is None else (card,)


def least_missed(cards: tuple[Card, ...], players: int) -> Card:
    """The card whose sale costs the least hope for the money it brings."""
    hopes = worth(cards, players)
    return min(cards, key=lambda card: ((hopes - worth(without(cards, (card,)), players)) / half(card), card))


def _off(amount: int) -> int:
    """A discount, rounded up to ST 50."""
    return -(-round(amount * DISCOUNT) // 50) * 50


def bargain(state: State, seat: Seat, offer: Offer) -> float:
    """What an offer is worth to one of its two sides, the gain of the other weighed against it."""
    mine, other = (offer.to, state.turn) if seat == offer.to else (state.turn, offer.to)
    return _side(state, mine, offer) - ENVY / (state.players - 1) * max(0.0, _side(state, other, offer))


def _side(state: State, seat: Seat, offer: Offer) -> float:
    """How an offer changes what a side may hope for, money included."""
    comes, goes, money = offer.take, offer.give, offer.get - offer.pay
    if seat == offer.to:
        comes, goes, money = goes, comes, -money
    kept = without(state.cards[seat], goes)
    after = worth(hold((*kept, *comes)), state.players)
    return after - worth(state.cards[seat], state.players) + thrift(state, seat) * money
