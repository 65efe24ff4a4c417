"""The terms of a move at The Last Days: the parts of the citizen's value, in hundreds of ST."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from vesuvius.bots.lastdays.citizen import IDLE, risk
from vesuvius.bots.lastdays.market import PARTNERS, best_buy, gain, outlook, side_gain, thrift, unsold
from vesuvius.bots.lastdays.rescue import DECK, Danger, danger_now, plans, turns, worth
from vesuvius.contract import Seat
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import BUILDINGS, CARDS, LAST_FORTUNA, NAMES, PEOPLE, Card, Place, Spot, section
from vesuvius.games.lastdays.distances import steps_from, steps_into, steps_out
from vesuvius.games.lastdays.moves import (
    ONE_DIE,
    TWO_DICE,
    Accept,
    Back,
    Buy,
    Enter,
    Fetch,
    Forward,
    Go,
    House,
    Move,
    Pass,
    Refuse,
    Sell,
    Stay,
    Stop,
    Visit,
)
from vesuvius.games.lastdays.state import Bargaining, Declaring, Going, State, people, without
from vesuvius.games.lastdays.views import View
from vesuvius.reasons import Term
from vesuvius.refusing import Caller

CALLED: Final[Mapping[str, Caller]] = {
    "card_name": lambda card: f"{CARDS[card].name} (card {card})",
    "person": lambda card: PEOPLE[card].name,
    "place_name": lambda place: f"{NAMES[place]} ({place})",
}

NUDGES: Final[Mapping[str, Sequence[str]]] = {
    "nudge_pairs": (
        "bed",
        "homes",
        "nearer_home",
        "partners",
    ),
    "nudge_money": (
        "price",
        "missed",
    ),
    "nudge_track": (
        "outlook",
        "last_day",
        "nothing_left",
    ),
    "nudge_deal": (
        "gains",
        "loses",
    ),
    "nudge_steps": (
        "home",
        "visit",
        "errand",
        "counts",
        "later",
        "remaining",
    ),
}

UNIT: Final = 100.0
"""How many ST a unit is."""


def terms(view: View, move: Move | None) -> Sequence[Term]:
    """The terms of a move, by its kind."""
    state, seat = lastdays.imagine(view, Random(0)), view.seat
    assert seat is not None
    match move:
        case Buy(card):
            return _bought(state, seat, card)
        case Pass():
            return (Term("price", 0.0, {"n": 0}, 0.0),)
        case Forward() | Back() | Stay() | Enter():
            return tuple(_went(state, seat, move))
        case Accept() | Refuse() if isinstance(state.moment, Bargaining):
            return _answered(state, seat, state.moment, accepts=isinstance(move, Accept))
        case House(card, place):
            return _housed(card, place, state.players)
        case Sell(card) if view.waiting == "sell":
            loss = worth(state.cards[seat], state.players) - worth(without(state.cards[seat], (card,)), state.players)
            return (Term("missed", -loss / UNIT, {"card_name": card, "n": _rounded(loss)}, -loss),)
        case Visit(place):
            most = max(PEOPLE[card].price for card, home in state.housed.items() if home == place)
            return (Term("visit", most / UNIT, {"place_name": place, "n": most}, most),)
        case Fetch(card):
            return _declared(state, seat, card)
        case Go(spot) if isinstance(state.moment, Going):
            return tuple(_walked(state, seat, state.moment, spot))
        case Stop() if isinstance(state.moment, Going):
            return tuple(_walked(state, seat, state.moment, state.pawns[seat] or ""))
        case _:
            return ()


def _rounded(amount: float) -> int:
    """An amount in steps of ST 50."""
    return 50 * round(amount / 50)


def _bought(state: State, seat: Seat, card: Card) -> Sequence[Term]:
    """A card to buy: a client with a bed, a building for clients, or half of a pair to be found; and its price."""
    price = CARDS[card].price
    cards, players = state.cards[seat], state.players
    now = worth(tuple(sorted((*cards, card))), players) > worth(cards, players)
    value = gain(state, seat, card, state.money[seat] - price)
    spent = Term("price", -thrift(state, seat) * price / UNIT, {"n": price}, -price)
    if not now:
        left = len(set(unsold(state)) & set(PARTNERS[card]))
        return (Term("partners", value / UNIT, {"card_name": card, "n": left}, value), spent)
    if card in PEOPLE:
        return (Term("bed", value / UNIT, {"card_name": card, "n": price}, value), spent)
    homeless = len(people(state, seat, BUILDINGS[card].colour)) - _beds(state, seat, BUILDINGS[card].colour)
    housed = max(1, min(homeless, BUILDINGS[card].capacity))
    code = "homes" if homeless > 0 else "nearer_home"
    return (Term(code, value / UNIT, {"card_name": card, "n": housed}, value), spent)


def _beds(state: State, seat: Seat, colour: str) -> int:
    """The beds of one colour in a seat's buildings."""
    own = (BUILDINGS[card] for card in state.cards[seat] if card in BUILDINGS)
    return sum(building.capacity for building in own if building.colour == colour)


def _went(state: State, seat: Seat, move: Forward | Back | Stay | Enter) -> Iterator[Term]:
    """What the track still promises, against the chance that the last day comes."""
    expected = worth(state.cards[seat], state.players)
    match move:
        case Forward():
            value = outlook(state, seat, TWO_DICE, 1)
        case Back():
            value = outlook(state, seat, ONE_DIE, -1)
        case Stay():
            value = best_buy(state, seat, section(LAST_FORTUNA))[0]
        case Enter():
            value = 0.0
            chance = risk(state)
            if chance > IDLE:
                yield Term("last_day", expected * chance / UNIT, {"n": round(100 * chance)}, 1.0)
            else:
                yield Term("nothing_left", max(1.0, expected * IDLE / UNIT), {}, 1.0)
    yield Term("outlook", value / UNIT, {"n": _rounded(value)}, _rounded(value))


def _answered(state: State, seat: Seat, moment: Bargaining, *, accepts: bool) -> Sequence[Term]:
    """An offer: what it is worth to this seat."""
    mine = side_gain(state, seat, moment.offer)
    if accepts:
        return (Term("gains", max(0.0, mine) / UNIT, {"n": _rounded(mine)}, 1.0),)
    return (Term("loses", max(0.0, -mine) / UNIT, {"n": _rounded(-mine)}, 1.0),)


def _housed(card: Card, place: Place, players: int) -> Sequence[Term]:
    """A client's home: the nearer to the ring, the better, most of all for those with a high price."""
    out = steps_from(f"p{place}", steps_out(frozenset()))
    assert out is not None
    price = PEOPLE[card].price
    chance = Danger(DECK, players).chance(turns(out))
    return (
        Term("home", -price * (1 - chance) / UNIT, {"place_name": place, "n": out}, -out),
        Term("counts", price / UNIT, {"person": card, "n": price}, price),
    )


def _declared(state: State, seat: Seat, card: Card) -> Sequence[Term]:
    """Whom to fetch first: how far the way is, what the client counts, and what is left for the others."""
    assert isinstance(state.moment, Declaring)
    pawn, place, spare = state.pawns[seat] or "", state.housed[card], state.moment.steps or 0
    value = plans(state, seat, pawn, spare).get(card)
    near = 0 if pawn == f"p{place}" else steps_from(pawn, steps_into(place, state.buried))
    out = steps_from(f"p{place}", steps_out(state.buried))
    if value is None or near is None or out is None:
        return ()
    price = PEOPLE[card].price
    chance = danger_now(state).chance(turns(near - spare) + turns(out))
    return (
        Term("errand", -price * (1 - chance) / UNIT, {"person": card, "n": near + out}, -near - out),
        Term("counts", price / UNIT, {"person": card, "n": price}, price),
        Term("later", (value - price * chance) / UNIT, {"n": _rounded(value - price * chance)}, value - price * chance),
    )


def _walked(state: State, seat: Seat, moment: Going, spot: Spot) -> Iterator[Term]:
    """A walk: what remains to the goal."""
    declared = moment.declared
    led = (declared,) if declared is not None else state.escort[seat]
    goal = steps_out(state.buried) if declared is None else steps_into(state.housed[declared], state.buried)
    left = 0 if spot[0] == "p" else goal.get(int(spot[1:]))
    if left is None or not led:
        return
    worth_it = sum(PEOPLE[card].price for card in led)
    yield Term("remaining", worth_it * danger_now(state).chance(turns(left)) / UNIT, {"n": left}, -left)
