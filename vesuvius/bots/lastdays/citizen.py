"""The citizen of The Last Days: buys what it can house and save, trades the rest, fetches the best client."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from vesuvius.bots.bot import Budget
from vesuvius.bots.lastdays.market import bargain, best_buy, completes, least_missed, outlook, unsold
from vesuvius.bots.lastdays.rescue import plans, there_and_back, worth
from vesuvius.contract import Seat
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import LAST_FORTUNA, PEOPLE, Spot, section
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
    Move,
    Offer,
    Pass,
    Refuse,
    Roam,
    Sell,
    Stay,
    Stop,
    Visit,
)
from vesuvius.games.lastdays.state import Bargaining, Choosing, Declaring, Going, State, Waiting, owner
from vesuvius.games.lastdays.views import View

IDLE = 0.02
"""The share of its expected value that another turn on the track must add, or a citizen enters phase 2."""

DISCOUNT = 0.7
"""The fraction of the price that a citizen asks and pays for a card in a trade."""

OFTEN = 0.3
"""The probability that a citizen makes an offer it has found: nobody likes to be asked every turn."""


@dataclass(frozen=True, slots=True)
class Temper:
    """The parameters in which citizens differ."""

    daring: bool = True
    """Whether it uses steps left over to go back in when they do not reach its next client, or waits outside (7.12)."""
    often: float = OFTEN
    """The probability that it makes an offer it has found."""
    envy: float = 1.0
    """Factor on the weight of what the other side gains by a trade."""
    spite: float = 0.0
    """The value of buying a card that another seat could use, as a fraction of its value to that seat."""


EVEN = Temper()

TEMPERS: Final[Mapping[str, Temper]] = {
    "cautious": Temper(daring=False),
    "sociable": Temper(often=1.0, envy=0.5),
    "ruthless": Temper(often=0.0, envy=2.0, spite=0.5),
}
"""The citizens with a temper, by name."""


class LastDaysCitizen:
    """Looks one decision ahead, by the value it expects to save in the end."""

    def __init__(self, rng: Random, temper: Temper = EVEN) -> None:
        self.rng = rng
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Move], _budget: Budget) -> Move:
        """The best move of the kind that is asked for now."""
        if len(legal) == 1:
            return legal[0]
        state, seat = lastdays.imagine(view, self.rng), view.seat
        assert seat is not None
        return _CHOICES[view.waiting](self, state, seat, legal)

    def react(self, _view: View, _legal: Sequence[Move]) -> None:
        """Never withdraws an offer."""
        return

    def choose_way(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move:
        """Trade or sell first; then enter phase 2, or move along the track in the direction of the better cards."""
        if not has_pair(state, seat) and (sale := self.sale_for_a_pair(state, seat)):
            return sale
        if (offer := self.offer(state, seat, legal)) is not None:
            return offer
        ahead, behind = outlook(state, seat, TWO_DICE, 1), 0.0
        if Back() in legal:
            behind = outlook(state, seat, ONE_DIE, -1)
        expected = worth(state.cards[seat], state.players)
        if Enter() in legal and max(ahead, behind) < expected * max(IDLE, risk(state)):
            return Enter()
        return Back() if behind > ahead and behind > IDLE * expected else Forward()

    def choose_at_the_end(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move:
        """Enter phase 2, unless a card of the last section is worth another turn."""
        if Enter() not in legal:
            return Stay()
        best = best_buy(state, seat, section(LAST_FORTUNA))[0]
        expected = worth(state.cards[seat], state.players)
        return Enter() if best < expected * max(IDLE, risk(state)) else Stay()

    def choose_purchase(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move:
        """Buy the card that adds most to the expected score for its price, or pass."""
        gain, card = best_buy(state, seat, (move.card for move in legal if isinstance(move, Buy)), self.temper.spite)
        if card is not None and gain > 0:
            return Buy(card)
        return Pass()

    def sale_for_a_pair(self, state: State, seat: Seat) -> Sell | None:
        """The card to sell when the seat has neither a pair nor the money for one."""
        if not state.cards[seat] or any(completes(state, seat, card) for card in unsold(state)):
            return None
        return Sell(least_missed(state.cards[seat], state.players))

    def offer(self, state: State, seat: Seat, legal: Sequence[Move]) -> Offer | None:
        """Of the listed offers at a discount, the best for this seat by which the other side gains too."""
        assert isinstance(state.moment, Choosing)
        if state.moment.offers or self.rng.random() > self.temper.often:
            return None
        best, found = 0.0, None
        for listed in legal:
            if isinstance(listed, Offer):
                offer = Offer(listed.to, listed.give, _off(listed.pay), listed.take, _off(listed.get))
                gain = bargain(state, seat, offer, self.temper.envy)
                if gain > best and bargain(state, offer.to, offer) > 0:
                    best, found = gain, offer
        return found

    def answer(self, state: State, seat: Seat, _legal: Sequence[Move]) -> Move:
        """Accept an offer if this seat's gain outweighs the other side's, weighted by envy."""
        assert isinstance(state.moment, Bargaining)
        return Accept() if bargain(state, seat, state.moment.offer, self.temper.envy) > 0 else Refuse()

    def choose_home(self, _state: State, _seat: Seat, legal: Sequence[Move]) -> Move:
        """House the most expensive client nearest to a gate; sell the clients for whom there is no bed."""
        rooms = [move for move in legal if isinstance(move, House)]
        if rooms:
            return min(rooms, key=lambda move: (-PEOPLE[move.card].price, there_and_back(move.place, frozenset())))
        return next(move for move in legal if isinstance(move, Done | Sell))

    def choose_sale(self, state: State, seat: Seat, _legal: Sequence[Move]) -> Sell:
        """In debt, sell the card whose loss costs the seat least."""
        return Sell(least_missed(state.cards[seat], state.players))

    def choose_visit(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move:
        """Visit the most expensive client: the flight then starts where this seat needs to be."""
        own = sorted((PEOPLE[card].price, home) for card, home in state.housed.items() if owner(state, card) == seat)
        guests = {home: price for price, home in own}  # the most expensive of several in one building, which comes last
        return max((move for move in legal if isinstance(move, Visit)), key=lambda move: guests[move.place])

    def declare(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move:
        """Declare the client with whom a flight begins best; nobody if nobody can be saved."""
        pawn = state.pawns[seat]
        assert isinstance(state.moment, Declaring)
        assert pawn is not None
        found = plans(state, seat, pawn, state.moment.steps or 0)
        if not found:
            return Stop() if Stop() in legal else Roam()
        best = max(found, key=lambda card: (found[card], card))
        if Stop() in legal and not self.temper.daring:
            far = steps_from(pawn, steps_into(state.housed[best], state.buried))
            if far is None or far > (state.moment.steps or 0):
                return Stop()
        return Fetch(best)

    def walk(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move:
        """Walk to the client, or out of the gate nearest to the next one; else as far as the steps allow."""
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
        """The score that a flight from a dot outside may still save, with the steps left there."""
        assert isinstance(state.moment, Going)
        spent = lastdays.play(state, seat, Go(spot)).state.moment
        return max(plans(state, seat, spot, getattr(spent, "steps", 0)).values(), default=0.0)


_CHOICES: Final[Mapping[Waiting, Callable[[LastDaysCitizen, State, Seat, Sequence[Move]], Move]]] = {
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


def risk(state: State) -> float:
    """The chance that ULTIMATE DIE is drawn before the seat's next turn (6.8)."""
    draws = sum(stage == "living" for stage in state.stage)
    return min(1.0, draws / (len(VITA) - len(state.vita)))


def _off(amount: int) -> int:
    """The amount at a discount, rounded up to ST 50."""
    return -(-round(amount * DISCOUNT) // 50) * 50
