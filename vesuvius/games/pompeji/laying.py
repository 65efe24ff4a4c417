"""Laying a card or the statue, and the discard of those who can lay no card (P5-P8, P12)."""

from dataclasses import replace
from functools import cache
from typing import Final

from vesuvius.contract import Illegal, Json, Seat, Step, tell
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import CARDS, STATUE, STATUE_VALUE, VALUES, Card, check_card
from vesuvius.games.pompeji.ending import draw_or_choose, end_turn
from vesuvius.games.pompeji.sites import any_fits, check_site, fits, sites
from vesuvius.games.pompeji.state import (
    Build,
    City,
    Discard,
    Placement,
    RaiseStatue,
    State,
    changed,
    without_card,
)
from vesuvius.games.pompeji.streets import Paid, score, total

_statue: Final = cache(RaiseStatue)
"""Lists of statues run to 1,500: each of these moves is made once."""


def builds(state: State, seat: Seat) -> list[Build]:
    """Each hand card wherever it may lie: by card, row, column."""
    around = sites(state.city)
    return [Build(card, at) for card in state.hands[seat] for at, signs in around if fits(card, signs)]


def statues(state: State, seat: Seat) -> list[RaiseStatue]:
    """The statue under each of the 49 names, wherever such a card may lie: by name, row, column (P12)."""
    around = sites(state.city) if state.statues[seat] else []
    return [_statue(card, at) for card in CARDS for at, signs in around if fits(card, signs)]


def best_names(city: City) -> dict[Square, tuple[Card, int]]:
    """For each open square the name under which a statue earns most there, and how much: by row, column.

    Once it lies a statue has no name, so that any other name is just as good or worse.
    """
    best: dict[Square, tuple[Card, int]] = {}
    for at, signs in sites(city):
        points = {card: total(score(city, card, STATUE_VALUE, at)) for card in CARDS if fits(card, signs)}
        best[at] = max(points.items(), key=lambda named: named[1])
    return best


def discards(state: State, seat: Seat) -> list[Discard]:
    """Any card of a hand of which none can be laid (P8)."""
    hand = state.hands[seat]
    return [] if any_fits(state.city, hand) else [Discard(card) for card in hand]


def appraise(state: State, seat: Seat, move: Placement) -> list[Paid]:
    """The streets that a placement is paid for; refuses what this seat does not have or may not lay there."""
    if isinstance(move, RaiseStatue):
        if not state.statues[seat]:
            raise Illegal("Your statue stands already: each player has one.", "P12")
        check_card(move.card)
        value = STATUE_VALUE
    else:
        if move.card not in state.hands[seat]:
            raise Illegal(f"You do not hold {move.card}.", "P5")
        value = VALUES[move.card]
    check_site(state.city, move.card, move.at)
    return score(state.city, move.card, value, move.at)


def reckoning(paid: list[Paid]) -> dict[str, Json]:
    """Points, and the streets they came from."""
    return {"points": total(paid), "streets": [street.told() for street in paid]}


def build(state: State, move: Build) -> Step[State]:
    """Lay a hand card and score it; then a card is drawn (P5)."""
    seat, card = state.acting, move.card
    paid = reckoning(appraise(state, seat, move))
    state = replace(
        state,
        city=FrozenDict({**state.city, move.at: card}),
        hands=without_card(state, seat, card),
        scores=changed(state.scores, seat, paid["points"]),
    )
    return draw_or_choose(state, tell("built", seat=seat, card=card, at=move.at, **paid))


def raise_statue(state: State, move: RaiseStatue) -> Step[State]:
    """Lay the statue and score it as the card it is named; it stays as a neutral card, and nothing is drawn (P12)."""
    seat = state.acting
    paid = reckoning(appraise(state, seat, move))
    state = replace(
        state,
        city=FrozenDict({**state.city, move.at: STATUE}),
        statues=changed(state.statues, seat, -1),
        scores=changed(state.scores, seat, paid["points"]),
    )
    return end_turn(state, tell("raised", seat=seat, card=move.card, at=move.at, **paid))


def discard(state: State, move: Discard) -> Step[State]:
    """Who can lay none of their cards puts one away, face up; then a card is drawn (P8)."""
    seat, card = state.acting, move.card
    if card not in state.hands[seat]:
        raise Illegal(f"You do not hold {card}.", "P8")
    if any_fits(state.city, state.hands[seat]):
        raise Illegal("You can lay a card of your hand, so you may not discard.", "P8")
    state = replace(state, hands=without_card(state, seat, card), discard=(*state.discard, card))
    return draw_or_choose(state, tell("discarded", seat=seat, card=card))
