"""The cards that chance brings: the deal, the deck and its odds (P3, P15, P16).

No order of the deck exists before a card is drawn. What is known is how many cards are left and how many volcanoes
came: the first lies among the upper nine of the last eighteen, the second among the last nine.
"""

from dataclasses import replace

from vesuvius.contract import Event, Illegal, Seat, Step, tell
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.board import FIRST
from vesuvius.games.pompeji.cards import CARDS, HAND, PILE, VOLCANO, VOLCANOES, Card
from vesuvius.games.pompeji.ending import draw_or_choose, end_turn, finish
from vesuvius.games.pompeji.state import Deal, DrawCard, State, with_card

BOTTOM = PILE + 1
"""The lower pile, with its volcano."""


def unseen(state: State) -> list[Card]:
    """The buildings in the deck: all but those in the city, in hands and discarded."""
    seen = {*state.city.values(), *state.discard}.union(*state.hands)
    return [card for card in CARDS if card not in seen]


def odds(state: State) -> tuple[int, int]:
    """What each unseen building weighs, and what the volcano weighs, as the next card."""
    left, volcanoes = state.left, state.volcanoes
    if left > BOTTOM * (VOLCANOES - volcanoes):
        return 1, 0
    if volcanoes:
        return 1, 1
    # The first volcano is one of the left - 9 cards above the bottom pile; left - 2 buildings share the other chances.
    return left - BOTTOM - 1, left - VOLCANOES


def deals(state: State) -> list[Deal]:
    """Every card not dealt yet, all alike: by kind and colour."""
    return [Deal(card, weight=1) for card in unseen(state)]


def draws(state: State) -> list[DrawCard]:
    """What the next card may be: by kind and colour, the volcano last."""
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
    founded = tell("founded", card=card, at=FIRST, left=state.left)
    return Step(state, (founded, tell("turn", seat=state.turn)))


def draw_card(state: State, move: DrawCard) -> Step[State]:
    """The seat acting takes the top card, and the turn is over; unless it is a volcano (P5, P15, P16)."""
    seat, card = state.acting, move.card
    building, volcano = odds(state)
    if card == VOLCANO:
        if not volcano:
            raise Illegal("No volcano can lie on top of the deck yet.", "P3")
        state = replace(state, volcanoes=state.volcanoes + 1)
        erupted = tell("volcano", seat=seat, number=state.volcanoes, left=state.left)
        return finish(state, erupted) if state.volcanoes == VOLCANOES else draw_or_choose(state, erupted)
    if not building:
        raise Illegal("The first volcano lies above the last nine cards: it is the next.", "P3")
    _check_unseen(state, card)
    state = replace(state, hands=with_card(state, seat, card))
    return end_turn(state, *_drew(state, seat, card))


def _check_unseen(state: State, card: Card) -> None:
    if card not in unseen(state):
        raise Illegal(f"{card} is not in the deck any more.", "P1")


def _drew(state: State, seat: Seat, card: Card) -> tuple[Event, Event]:
    return tell("drew", seat=seat, left=state.left), tell("got", seat, seat=seat, card=card)
