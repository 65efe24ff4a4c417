"""Positions as JSON: ``load(dump(state)) == state``."""

from collections.abc import Mapping
from dataclasses import asdict

from vesuvius.contract import Json, Position
from vesuvius.games.lastdays.board import Card
from vesuvius.games.lastdays.moves import Offer
from vesuvius.games.lastdays.reading import read
from vesuvius.games.lastdays.soundness import check
from vesuvius.games.lastdays.state import (
    AtTheEnd,
    Bargaining,
    Choosing,
    Debt,
    Declaring,
    Going,
    Moment,
    Rehousing,
    Rolling,
    Running,
    Selling,
    Shopping,
    State,
    Visiting,
)


def dump(state: State) -> Position:
    """The whole position: nothing of it is hidden (3.5)."""
    moment = state.moment
    return {
        "game": "lastdays",
        "players": state.players,
        "options": {option: True for option, on in asdict(state.options).items() if on},
        "turn": state.turn,
        "waiting": moment.waiting,
        "citizens": list(state.citizens),
        "stage": list(state.stage),
        "money": list(state.money),
        "pawns": list(state.pawns),
        "cards": [list(cards) for cards in state.cards],
        "housed": {str(card): state.housed[card] for card in sorted(state.housed)},
        "saved": [list(cards) for cards in state.saved],
        "perished": list(state.perished),
        "escort": [_escort(state, cards) for cards in state.escort],
        "vita": list(state.vita),
        "vesuvius": list(state.vesuvius),
        "steps": moment.steps if isinstance(moment, Declaring | Going) else None,
        "declared": moment.declared if isinstance(moment, Running | Going) else None,
        "pending": _pending(moment),
    }


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal("field: reason") where it could not lie on a table."""
    state = read(position)
    check(state)
    return state


def _escort(state: State, cards: tuple[Card, ...]) -> Json:
    if not cards:
        return None
    return list(cards) if state.options.household else cards[0]


def _pending(moment: Moment) -> dict[str, Json]:
    match moment:
        case Choosing(offers) | AtTheEnd(offers) | Shopping(offers):
            return _offers(offers)
        case Rolling(way, offers):
            return {"way": way, **_offers(offers)}
        case Bargaining(offer, back):
            return {"offer": _offer(offer), "back": back.waiting, **_offers(back.offers)}
        case Selling(card, effect, debts):
            return {"card": card, "effect": effect, "debts": [_debt(debt) for debt in debts]}
        case Rehousing(card, effect, debts, homeless):
            owed = [_debt(debt) for debt in debts]
            return {"card": card, "effect": effect, "debts": owed, "homeless": list(homeless)}
        case Visiting(card, effect):
            return {"card": card, "effect": effect}
        case _:
            return {}


def _offers(offers: int) -> dict[str, Json]:
    return {"offers": offers} if offers else {}


def _offer(offer: Offer) -> dict[str, Json]:
    return {
        "to": offer.to,
        "give": list(offer.give),
        "pay": offer.pay,
        "take": list(offer.take),
        "get": offer.get,
    }


def _debt(debt: Debt) -> list[Json]:
    return [debt.payer, debt.payee, debt.amount]
