"""The citizen of The Last Days: buys what it can house and save, trades what it cannot, and fetches the best it can."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from vesuvius.bots.bot import Budget
from vesuvius.bots.lastdays.market import bargain, best_buy, completes, least_missed, outlook, unsold
from vesuvius.bots.lastdays.rescue import plans, there_and_back, worth
from vesuvius.contract import Seat, View
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
    Offer,
    Pass,
    Refuse,
    Roam,
    Sell,
    Stay,
    Stop,
)
from vesuvius.games.lastdays.state import Bargaining, Choosing, Declaring, Going, State, owner

IDLE = 0.02
"""The part of its hopes that a further turn on the track must add, or a citizen goes for phase 2."""

DISCOUNT = 0.7
"""What a citizen asks and pays for cards in a trade, as a part of the price."""

OFTEN = 0.3
"""How often a citizen with an offer in mind makes it: nobody likes to be asked every turn."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes one citizen's play unlike another's."""

    daring: bool = True
    """Whether it goes back in with steps left over that do not lead it to its next client, or waits outside (7.12)."""
    often: float = OFTEN
    """How often it makes an offer that it has in mind."""
    envy: float = 1.0
    """How much more than others it minds what the other side gains by a trade."""
    spite: float = 0.0
    """How much it is worth to buy a card that another could use."""


EVEN = Temper()


class LastDaysCitizen:
    """Looks one decision ahead, by what it may hope to save in the end."""

    def __init__(self, rng: Random, temper: Temper = EVEN) -> None:
        self.rng = rng
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        """What the moment asks for, in the eyes of this seat."""
        if len(legal) == 1:
            return legal[0]
        state, seat = lastdays.imagine(view, self.rng), view["seat"]
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
        gain, card = best_buy(state, seat, (move.card for move in legal if isinstance(move, Buy)), self.temper.spite)
        if card is not None and gain > 0:
            return Buy(card)
        return Pass()

    def sale_for_a_pair(self, state: State, seat: Seat) -> Sell | None:
        """Without a pair, and without the money for one, something has to go."""
        if not state.cards[seat] or any(completes(state, seat, card) for card in unsold(state)):
            return None
        return Sell(least_missed(state.cards[seat], state.players))

    def offer(self, state: State, seat: Seat, legal: Sequence[Any]) -> Offer | None:
        """The plain offer at a discount that is best for oneself, if the other side should like it too."""
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

    def answer(self, state: State, seat: Seat, _legal: Sequence[Any]) -> Any:
        """Accept what one gains by, envy considered."""
        assert isinstance(state.moment, Bargaining)
        return Accept() if bargain(state, seat, state.moment.offer, self.temper.envy) > 0 else Refuse()

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
        own = sorted((PEOPLE[card].price, home) for card, home in state.housed.items() if owner(state, card) == seat)
        guests = {home: price for price, home in own}  # of several in one building the dearest, who comes last
        return max(legal, key=lambda move: guests[move.place])

    def declare(self, state: State, seat: Seat, legal: Sequence[Any]) -> Any:
        """Whoever is the best beginning of a flight; nobody if nobody can be saved."""
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


def risk(state: State) -> float:
    """The chance that ULTIMATE DIE comes before one's next turn (6.8)."""
    draws = sum(stage == "living" for stage in state.stage)
    return min(1.0, draws / (len(VITA) - len(state.vita)))


def _off(amount: int) -> int:
    """A discount, rounded up to ST 50."""
    return -(-round(amount * DISCOUNT) // 50) * 50
