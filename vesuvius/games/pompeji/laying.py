"""Laying a card or the statue, and discarding when no card can be laid (P5-P8, P12)."""

from functools import cache
from typing import Final

from vesuvius.contract import Seat, Step
from vesuvius.frozen import FrozenDict, changed, replace
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import CARDS, STATUE, STATUE_VALUE, VALUES, Card
from vesuvius.games.pompeji.ending import draw_or_choose, end_turn
from vesuvius.games.pompeji.events import CardBuilt, CardDiscarded, StatueRaised
from vesuvius.games.pompeji.moves import Build, Discard, Placement, RaiseStatue
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.sites import any_fits, check_card, check_site, fits, sites
from vesuvius.games.pompeji.state import City, State, without_card
from vesuvius.games.pompeji.streets import Paid, score, total

_statue: Final = cache(RaiseStatue)
"""Lists of statues run to 1,500 moves, so each move is made once and reused."""


def builds(state: State, seat: Seat) -> list[Build]:
    """Each hand card on each square where it may lie: by card, row, column."""
    around = sites(state.city)
    return [Build(card, at) for card in state.hands[seat] for at, signs in around if fits(card, signs)]


def statues(state: State, seat: Seat) -> list[RaiseStatue]:
    """The statue under each of the 49 names, where a card of that name may lie: by name, row, column (P12)."""
    around = sites(state.city) if state.statues[seat] else []
    return [_statue(card, at) for card in CARDS for at, signs in around if fits(card, signs)]


def best_names(city: City) -> dict[Square, tuple[Card, int]]:
    """For each open square the name under which a statue earns most there, and how much: by row, column.

    Once laid, a statue has no name, so no other name can be better.
    """
    best: dict[Square, tuple[Card, int]] = {}
    for at, signs in sites(city):
        points = {card: total(score(city, card, STATUE_VALUE, at)) for card in CARDS if fits(card, signs)}
        best[at] = max(points.items(), key=lambda named: named[1])
    return best


def discards(state: State, seat: Seat) -> list[Discard]:
    """Each card of the hand, if none of them can be laid (P8)."""
    hand = state.hands[seat]
    return [] if any_fits(state.city, hand) else [Discard(card) for card in hand]


def appraise(state: State, seat: Seat, move: Placement) -> tuple[Paid, ...]:
    """The streets that pay for a placement; Illegal if the seat does not have the card or may not lay it there."""
    if isinstance(move, RaiseStatue):
        if not state.statues[seat]:
            raise refused("statue_stands", "P12")
        check_card(move.card)
        value = STATUE_VALUE
    else:
        if move.card not in state.hands[seat]:
            check_card(move.card)
            raise refused("not_in_hand", "P5", card=move.card)
        value = VALUES[move.card]
    check_site(state.city, move.card, move.at)
    return score(state.city, move.card, value, move.at)


def build(state: State, move: Build) -> Step[State]:
    """Lay a hand card and score it; then a card is drawn (P5)."""
    seat, card = state.acting, move.card
    streets = appraise(state, seat, move)
    points = total(streets)
    state = replace(
        state,
        city=FrozenDict({**state.city, move.at: card}),
        hands=without_card(state, seat, card),
        scores=changed(state.scores, seat, points),
    )
    return draw_or_choose(state, CardBuilt(seat=seat, card=card, at=move.at, points=points, streets=streets))


def raise_statue(state: State, move: RaiseStatue) -> Step[State]:
    """Lay the statue and score it as the card it is named; it stays as a neutral card, and nothing is drawn (P12)."""
    seat = state.acting
    streets = appraise(state, seat, move)
    points = total(streets)
    state = replace(
        state,
        city=FrozenDict({**state.city, move.at: STATUE}),
        statues=changed(state.statues, seat, -1),
        scores=changed(state.scores, seat, points),
    )
    raised = StatueRaised(seat=seat, card=move.card, at=move.at, points=points, streets=streets)
    return end_turn(state, raised)


def discard(state: State, move: Discard) -> Step[State]:
    """A player who can lay none of their cards discards one, face up; then a card is drawn (P8)."""
    seat, card = state.acting, move.card
    if card not in state.hands[seat]:
        check_card(card)
        raise refused("not_in_hand", "P8", card=card)
    if any_fits(state.city, state.hands[seat]):
        raise refused("must_lay", "P8")
    state = replace(state, hands=without_card(state, seat, card), discard=(*state.discard, card))
    return draw_or_choose(state, CardDiscarded(seat=seat, card=card))
