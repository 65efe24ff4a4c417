"""The cards that chance deals and draws, and the odds of each (P3, P15, P16).

The deck has no order until a card is drawn. Known are the number of cards left and the number of volcanoes drawn: the
first lies among the upper nine of the last eighteen cards, the second among the last nine.
"""

from vesuvius.contract import Seat, Step
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.pompeji.board import FIRST
from vesuvius.games.pompeji.cards import CARDS, HAND, PILE, VOLCANO, VOLCANOES, Card
from vesuvius.games.pompeji.ending import draw_or_choose, end_turn, finish
from vesuvius.games.pompeji.events import CardDrawn, CardReceived, CityFounded, Event, TurnBegun, VolcanoDrawn
from vesuvius.games.pompeji.moves import Deal, DrawCard
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.state import State, with_card

BOTTOM = PILE + 1
"""How many cards the lower pile holds, its volcano included."""


def unseen(state: State) -> list[Card]:
    """The buildings in the deck: all but those in the city, in hands and discarded."""
    seen = {*state.city.values(), *state.discard}.union(*state.hands)
    return [card for card in CARDS if card not in seen]


def odds(state: State) -> tuple[int, int]:
    """The weight of each unseen building, and the weight of the volcano, as the next card."""
    left, volcanoes = state.left, state.volcanoes
    if left > BOTTOM * (VOLCANOES - volcanoes):
        return 1, 0
    if volcanoes:
        return 1, 1
    # The first volcano is one of the left - 9 cards above the bottom pile; left - 2 buildings share the other chances.
    return left - BOTTOM - 1, left - VOLCANOES


def deals(state: State) -> list[Deal]:
    """Every card not dealt yet, all equally likely: by kind and colour."""
    return [Deal(card, weight=1) for card in unseen(state)]


def draws(state: State) -> list[DrawCard]:
    """The cards that may be drawn next: by kind and colour, the volcano last."""
    building, volcano = odds(state)
    cards = [DrawCard(card, weight=building) for card in unseen(state)] if building else []
    return [*cards, DrawCard(VOLCANO, weight=volcano)] if volcano else cards


def deal_card(state: State, move: Deal) -> Step[State]:
    """Three cards to each seat, one seat after the other; the next is the first of the city (P3)."""
    card = move.card
    _check_unseen(state, card)
    for seat, hand in enumerate(state.hands):
        if len(hand) < HAND:
            state = replace(state, hands=with_card(state, seat, card))
            return Step(state, _drew(state, seat, card))
    state = replace(state, city=FrozenDict({FIRST: card}), waiting="turn")
    founded = CityFounded(card=card, at=FIRST, left=state.left)
    return Step(state, (founded, TurnBegun(seat=state.turn)))


def draw_card(state: State, move: DrawCard) -> Step[State]:
    """The acting seat takes the top card, and the turn is over unless it is a volcano (P5, P15, P16)."""
    seat, card = state.acting, move.card
    building, volcano = odds(state)
    if card == VOLCANO:
        if not volcano:
            raise refused("volcano_early", "P3")
        state = replace(state, volcanoes=state.volcanoes + 1)
        volcano_drawn = VolcanoDrawn(seat=seat, number=state.volcanoes, left=state.left)
        return (finish if state.volcanoes == VOLCANOES else draw_or_choose)(state, volcano_drawn)
    if not building:
        raise refused("volcano_due", "P3")
    _check_unseen(state, card)
    state = replace(state, hands=with_card(state, seat, card))
    return end_turn(state, *_drew(state, seat, card))


def _check_unseen(state: State, card: Card) -> None:
    if card not in unseen(state):
        raise refused("not_in_deck", "P1", card=card)


def _drew(state: State, seat: Seat, card: Card) -> tuple[Event, Event]:
    return CardDrawn(seat=seat, left=state.left), CardReceived(seen_by=seat, seat=seat, card=card)
