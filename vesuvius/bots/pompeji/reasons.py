"""The terms of a move at Pompeji: the parts of the citizen's value, in points."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from vesuvius.bots.pompeji.citizen import (
    ENVY,
    FEW,
    LATER,
    PERMIT_PRICE,
    REST_WEIGHT,
    STATUE_PRICE,
    Lot,
    Outlook,
    builds,
    danger,
    lots_of,
    price,
    statues,
)
from vesuvius.games.pompeji import Move, View
from vesuvius.games.pompeji.board import Square
from vesuvius.games.pompeji.cards import PILE, STATUE, STATUE_VALUE, VALUES
from vesuvius.games.pompeji.moves import Build, Draw, Placement, RaiseStatue, Stop, UsePermit
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.sites import fits
from vesuvius.reasons import Term
from vesuvius.refusing import Caller

CALLED: Final[Mapping[str, Caller]] = refused.called

NUDGES: Final[Mapping[str, Sequence[str]]] = {
    "nudge_points": ("points",),
    "nudge_next": (
        "next",
        "seventh",
    ),
    "nudge_later": (
        "kept",
        "high_card",
        "statue",
    ),
    "nudge_volcano": (
        "last_volcano",
        "no_volcano",
        "in_the_lead",
        "few_cards",
    ),
    "nudge_permit": (
        "permit_now",
        "permit_later",
    ),
}

DECIDED: Final = 3.0
"""The amount of what decides whether to draw."""


def terms(view: View, move: Move | None) -> Sequence[Term]:
    """The terms of a move, by its kind."""
    match move:
        case Build() | RaiseStatue():
            return _laid(view, move)
        case Draw() | Stop():
            return _drawn(view, draws=isinstance(move, Draw))
        case UsePermit() | None:
            return _interrupted(view, uses=move is not None)
        case _:
            return ()


def _laid(view: View, move: Placement) -> Sequence[Term]:
    """A card or the statue: its points, what is left for the next player, and what is kept for later."""
    outlook, raised = Outlook.of(view), isinstance(move, RaiseStatue)
    points = outlook.lots[move.at].pays(move.card, STATUE_VALUE if raised else VALUES[move.card])
    after = lots_of({**view.city, move.at: STATUE if raised else move.card})
    sevenths = _sevenths(outlook, after)
    plain = outlook.reply([replace(lot, sevenths=0).pays_each(outlook.unseen) for lot in after.values()])
    seventh = outlook.reply([lot.pays_each(outlook.unseen) for lot in after.values()]) - plain
    kept = [card for card in view.hand if raised or card != move.card]
    best = max((max(lot.pays_each(kept), default=0) for lot in after.values()), default=0)
    envy = ENVY[view.players]
    spent = 0.0 if raised else (LATER * view.deck.left - danger(view)) * VALUES[move.card]
    return (
        Term("points", points, {"n": points}, points),
        Term("next", -envy * plain, {"n": round(plain)}, -round(plain)),
        Term("seventh", -envy * seventh, {"n": sevenths}, -sevenths),
        Term("kept", REST_WEIGHT * best, {"n": best}, best),
        Term("high_card", -spent, {"n": 0 if raised else VALUES[move.card]}, 1.0 if raised else -VALUES[move.card]),
        Term("statue", -price(STATUE_PRICE, view) if raised else 0.0, {}, -1.0 if raised else 0.0),
    )


def _sevenths(outlook: Outlook, lots: Mapping[Square, Lot]) -> int:
    """The open squares where an unseen card would complete a street of seven."""
    return sum(lot.sevenths > 0 and any(fits(card, lot.signs) for card in outlook.unseen) for lot in lots.values())


def _drawn(view: View, *, draws: bool) -> Sequence[Term]:
    """Whether to draw: what can come, and who leads."""
    safe, few = view.deck.left > PILE + 1, len(view.hand) < FEW
    leads = view.scores[view.own] == max(view.scores)
    if not draws:
        return (Term("last_volcano", 0.0 if safe or leads else DECIDED, {"n": view.deck.left}, 1.0),)
    return (
        Term("no_volcano", DECIDED if safe else 0.0, {}, 1.0),
        Term("in_the_lead", DECIDED if leads and not safe else 0.0, {}, 1.0),
        Term("few_cards", DECIDED if few else 0.0, {"n": len(view.hand)}, 1.0),
    )


def _interrupted(view: View, *, uses: bool) -> Sequence[Term]:
    """Whether the turn of a permit earns enough."""
    lots = lots_of(view.city)
    most = max((laid.points for laid in (*builds(view, lots), *statues(view, lots))), default=0)
    enough = most - price(PERMIT_PRICE, view)
    if uses:
        return (Term("permit_now", max(0.0, enough), {"n": most}, 1.0),)
    return (Term("permit_later", max(0.0, -enough), {"n": most}, 1.0),)
