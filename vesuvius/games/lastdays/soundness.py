"""Checks that a loaded position is one that a game can come to."""

from collections import Counter
from itertools import chain, pairwise
from typing import Final

from vesuvius.frozen import replace
from vesuvius.games.lastdays.board import BUILDING_AT, CARDS, DOORS, EXITS, LAST_FORTUNA, PEOPLE, Card
from vesuvius.games.lastdays.city import GATE_BEHIND, PIECE_OF, is_buried, is_outside
from vesuvius.games.lastdays.decks import ULTIMATE_DIE, VESUVIUS, VITA
from vesuvius.games.lastdays.ending import reason
from vesuvius.games.lastdays.fleeing import wanted
from vesuvius.games.lastdays.housing import clients_at_home, unhoused
from vesuvius.games.lastdays.living import parties
from vesuvius.games.lastdays.state import (
    OFFERS,
    PLAYERS,
    AtTheEnd,
    Bargaining,
    Choosing,
    Declaring,
    DrawingCitizen,
    Going,
    Housing,
    Moment,
    Over,
    Rehousing,
    Rolling,
    Running,
    Selling,
    Shopping,
    State,
    TurningVesuvius,
    TurningVita,
    Visiting,
)
from vesuvius.games.lastdays.trading import why_no_offer
from vesuvius.jsonable import refuse

_BUYING: Final = DrawingCitizen | Choosing | Rolling | AtTheEnd | Shopping | Bargaining | Housing
_LIVING: Final = TurningVita | Selling | Rehousing | Visiting
_FLEEING: Final = TurningVesuvius | Declaring | Running | Going

_MAX_STEPS: Final = 40
_SPOTS: Final = frozenset(
    (
        *(f"s{square}" for square in range(LAST_FORTUNA + 1)),
        *(f"p{place}" for place in DOORS if place not in EXITS),
        *(f"d{dot}" for dot in range(len(PIECE_OF))),
    )
)
"""Where a pawn may stand: at a gate it stands on the gate's dot (6.4)."""


def check(state: State) -> None:
    """Illegal("field: reason") if no game can come to this state."""
    _check_seats(state)
    _check_ranges(state)
    _check_moment(state.moment)
    _check_citizens(state)
    _check_decks(state)
    _check_stages(state)
    _check_pawns(state)
    _check_cards(state)
    _check_homes(state)
    _check_escorts(state)
    _check_buying(state)
    _check_living(state)
    _check_fleeing(state)


def _demand(holds: bool, field: str, why: str) -> None:
    if not holds:
        refuse(field, why)


def _check_seats(state: State) -> None:
    """2 to 8 players, with one entry for each seat in what belongs to seats (3.3)."""
    players = state.players
    _demand(players in PLAYERS, "players", f"The Last Days is for 2 to 8 players, not {players}")
    for field in ("stage", "money", "pawns", "cards", "saved", "escort"):
        entries = len(getattr(state, field))
        _demand(entries == players, field, f"one entry for each of {players} seats, not {entries}")


def _check_ranges(state: State) -> None:
    """Cards, spots and amounts that exist."""
    for amount in state.money:
        _demand(amount >= 0 and amount % 50 == 0, "money", f"an amount in multiples of ST 50, not {amount}")
    for pawn in state.pawns:
        there = pawn is None or pawn in _SPOTS
        _demand(there, "pawns", f"a square like s40, a place like p19 that is no gate, or a dot like d132, not {pawn}")
    groups = {"cards": state.cards, "saved": state.saved, "perished": (state.perished,), "escort": state.escort}
    for field, held in groups.items():
        for card in chain(*held):
            _demand(card in CARDS, field, f"there is no card {card}")
    for field in ("cards", "escort"):
        for cards in groups[field]:
            _demand(_ascending(cards), field, "cards ascending, each once")
    for vita in state.vita:
        _demand(vita in VITA, "vita", f"there is no card {vita}")
    for ash in state.vesuvius:
        _demand(ash in VESUVIUS, "vesuvius", f"a place, blank or x2, not {ash}")


def _ascending(cards: tuple[Card, ...]) -> bool:
    return all(one < other for one, other in pairwise(cards))


def _check_moment(moment: Moment) -> None:
    """Numbers within the limits of the moment; a double with an x2 card gives the most steps (7.3)."""
    match moment:
        case Declaring(int(steps)) | Going(steps):
            _demand(1 <= steps <= _MAX_STEPS, "steps", f"a number from 1 to {_MAX_STEPS}, not {steps}")
        case Choosing(offers) | AtTheEnd(offers) | Shopping(offers) | Rolling(_, offers):
            _demand(0 <= offers <= OFFERS, "pending.offers", f"a number from 1 to {OFFERS}, not {offers}")
        case Bargaining(_, back):
            _demand(1 <= back.offers <= OFFERS, "pending.offers", f"a number from 1 to {OFFERS}, not {back.offers}")
        case Selling(card, effect) | Rehousing(card, effect) | Visiting(card, effect):
            _demand(card in VITA, "pending.card", f"there is no card {card}")
            last = len(VITA[card].effects) - 1
            _demand(0 <= effect <= last, "pending.effect", f"a number from 0 to {last}, not {effect}")
        case _:
            pass
    if isinstance(moment, Selling | Rehousing):
        _demand(bool(moment.debts), "pending.debts", "something is owed, or nobody would have to sell")
    if isinstance(moment, Rehousing):
        _demand(bool(moment.homeless), "pending.homeless", "somebody, or the card would have gone on")
        _demand(_ascending(moment.homeless), "pending.homeless", "cards ascending, each once")


def _check_citizens(state: State) -> None:
    """Each seat has a colour of its own; while pawns are drawn, those of the seats before the one that draws (3.2)."""
    drawing = isinstance(state.moment, DrawingCitizen)
    _demand(len(set(state.citizens)) == len(state.citizens), "citizens", "no two of one colour")
    drawn = state.turn if drawing else state.players
    _demand(len(state.citizens) == drawn, "citizens", f"{drawn} have been drawn, not {len(state.citizens)}")


def _check_decks(state: State) -> None:
    """No more cards are turned over than the decks hold; ULTIMATE DIE is the last (3.1, 6.8, 10.1)."""
    vita, turned = state.vita, Counter(state.vesuvius)
    _demand(len(set(vita)) == len(vita), "vita", "each card once")
    _demand(ULTIMATE_DIE not in vita[:-1], "vita", f"nothing is drawn after ULTIMATE DIE ({ULTIMATE_DIE})")
    if state.options.calm and ULTIMATE_DIE in vita:
        _demand(len(vita) > 2 * state.players, "vita", "in the calm ULTIMATE DIE is not among the first cards")
    for card, count in turned.items():
        _demand(count <= VESUVIUS[card], "vesuvius", f"there are only {VESUVIUS[card]} of {card}")
    _demand(not turned or ULTIMATE_DIE in vita, "vesuvius", "nothing is turned over before ULTIMATE DIE")


def _check_stages(state: State) -> None:
    """Before ULTIMATE DIE all are in phases 1 and 2; after it nobody is (6.8)."""
    last_day = ULTIMATE_DIE in state.vita
    allowed = ("fleeing", "dead", "excluded") if last_day else ("buying", "living")
    for stage in state.stage:
        _demand(stage in allowed, "stage", f"{stage} {'after' if last_day else 'before'} ULTIMATE DIE")
    if state.vita and not last_day:
        _demand("living" in state.stage, "stage", "somebody lives in phase 2, having drawn Vita Romana cards")
    if last_day:
        _demand(any(stage != "excluded" for stage in state.stage), "stage", "somebody drew ULTIMATE DIE")
        _demand(bool(state.vesuvius) or "dead" not in state.stage, "stage", "nobody dies before Vesuvius wakes")
    moment, current = state.moment, state.stage[state.turn]
    if isinstance(moment, Over):
        _demand(current in ("fleeing", "dead"), "turn", f"the game cannot end on the turn of a seat that is {current}")
        return
    expected = "buying" if isinstance(moment, _BUYING) else "living" if isinstance(moment, _LIVING) else "fleeing"
    _demand(current == expected, "waiting", f"{moment.waiting} is nothing for a seat that is {current} to decide")


def _check_pawns(state: State) -> None:
    """A pawn stands where its stage says: on the track, in the city, or nowhere."""
    for pawn, stage in zip(state.pawns, state.stage, strict=True):
        if stage in ("dead", "excluded"):
            _demand(pawn is None, "pawns", f"null for a seat that is {stage}")
            continue
        _demand(pawn is not None and (pawn[0] == "s") == (stage == "buying"), "pawns", f"{pawn} for a seat {stage}")
        assert pawn is not None
        if stage == "living":
            _demand(not is_outside(pawn), "pawns", f"nobody is outside the wall in phase 2, as at {pawn}")
            _demand(state.pawns.count(pawn) == 1, "pawns", f"two share {pawn} in phase 2")
        if stage == "fleeing":
            _demand(not is_buried(pawn, state.buried), "pawns", f"{pawn} lies under the ashes")
        if isinstance(state.moment, DrawingCitizen):
            _demand(pawn == "s0", "pawns", "all stand on INGRESSUS while pawns are drawn")


def _check_cards(state: State) -> None:
    """Each card is in one place; only people are saved or perish, and only in phase 3."""
    left: list[Card] = [*state.perished, *(card for cards in state.saved for card in cards)]
    everywhere = Counter([*left, *(card for cards in state.cards for card in cards)])
    for card, count in everywhere.items():
        _demand(count == 1, "cards", f"{card} is in two places")
    for field, gone in (("perished", state.perished), ("saved", tuple(c for s in state.saved for c in s))):
        _demand(not gone or bool(state.vesuvius), field, "nobody, before Vesuvius wakes")
        for card in gone:
            _demand(card in PEOPLE, field, f"{card} is no person")
    for seat, saved in enumerate(state.saved):
        _demand(not saved or state.stage[seat] != "excluded", "saved", "an excluded seat saves nobody")
    if isinstance(state.moment, DrawingCitizen):
        _demand(not everywhere, "cards", "nobody owns any while pawns are drawn")


def _check_homes(state: State) -> None:
    """People live in their patron's buildings, of their colour and with room; from phase 2 on all do (4.1-4.4)."""
    crowd = Counter(state.housed.values())
    for card, place in state.housed.items():
        building = BUILDING_AT.get(place)
        if building is None or card not in PEOPLE:
            refuse("housed", f"{card} is no person, or {place} no building for sale")
        patrons = [cards for cards in state.cards if card in cards]
        _demand(bool(patrons), "housed", f"nobody owns {card}")
        _demand(building.card in patrons[0], "housed", f"{place} does not belong to the patron of {card}")
        _demand(building.colour == PEOPLE[card].colour, "housed", f"{card} and {place} are of different colours")
        _demand(crowd[place] <= building.capacity, "housed", f"{place} holds {building.capacity}")
        _demand(place not in state.buried, "housed", f"{place} lies under the ashes")
    moment = state.moment
    for seat, stage in enumerate(state.stage):
        if stage in ("living", "fleeing", "dead"):
            homeless = moment.homeless if isinstance(moment, Rehousing) and moment.debts[0].payer == seat else ()
            waiting = {*state.escort[seat], *homeless}
            _demand(set(unhoused(state, seat)) == waiting, "housed", f"seat {seat} has clients without a home")
        elif not (isinstance(moment, Housing) and seat == state.turn):
            _demand(not clients_at_home(state, seat), "housed", f"seat {seat} has not entered phase 2")


def _check_escorts(state: State) -> None:
    """A seat that flees may have its own clients under escort, inside the wall."""
    for seat, company in enumerate(state.escort):
        if company:
            pawn = state.pawns[seat]
            _demand(state.stage[seat] == "fleeing" and pawn is not None, "escort", f"seat {seat} does not flee")
            _demand(not is_outside(pawn or ""), "escort", "outside the wall clients are saved")
        for card in company:
            _demand(card in PEOPLE and card in state.cards[seat], "escort", f"{card} is no client of seat {seat}")


def _check_buying(state: State) -> None:
    """A pawn that may enter by a roll stands on the last FORTUNA; an open offer keeps 5.8."""
    moment = state.moment
    at = moment.back if isinstance(moment, Bargaining) else moment
    if isinstance(at, AtTheEnd):
        _demand(state.pawns[state.turn] == f"s{LAST_FORTUNA}", "pawns", "a pawn that may enter is on the last FORTUNA")
    if isinstance(at, Rolling) and at.way == "back":
        _demand(state.pawns[state.turn] != "s0", "pending.way", "nobody goes back from INGRESSUS")
    if isinstance(moment, Bargaining):
        offers = moment.back.offers - 1
        refusal = why_no_offer(replace(state, moment=type(moment.back)(offers)), moment.offer)
        _demand(refusal is None, "pending.offer", str(refusal))


def _check_living(state: State) -> None:
    """A decision in phase 2 belongs to an effect of the card turned over last."""
    moment = state.moment
    if isinstance(moment, Selling | Rehousing | Visiting):
        _demand(state.vita[-1:] == (moment.card,), "pending.card", "the card turned over last")
    if isinstance(moment, Visiting):
        op = VITA[moment.card].effects[moment.effect].op
        _demand(op == "move_choice_client", "pending.effect", "this effect gives no choice")
        _demand(bool(clients_at_home(state, state.turn)), "waiting", "there is nobody to visit")
    if isinstance(moment, Selling | Rehousing):
        _check_debts(state, moment)


def _check_debts(state: State, moment: Selling | Rehousing) -> None:
    """What is owed follows from the effect, in its order; the first payer is short and has something to sell (6.6)."""
    effect, first = VITA[moment.card].effects[moment.effect], moment.debts[0]
    order = iter(parties(state, effect))  # `in` searches on from the last match, so the debts must keep this order
    for debt in moment.debts:
        _demand((debt.payer, debt.payee) in order, "pending.debts", "not who pays whom by this effect, in its order")
        _demand(debt.amount > 0 and debt.amount % effect.amount == 0, "pending.debts", "not what this effect demands")
    if isinstance(moment, Selling):
        _demand(state.money[first.payer] < first.amount, "pending.debts", "the first payer can pay")
        _demand(bool(state.cards[first.payer]), "pending.debts", "the first payer has nothing to sell")


def _check_fleeing(state: State) -> None:
    """In phase 3 the game is over exactly when 7.19 says so, and the seat to move stands where it must."""
    moment, seat = state.moment, state.turn
    if isinstance(moment, _FLEEING | Over):
        _demand(isinstance(moment, Over) == (reason(state) is not None), "waiting", "over when the end has come (7.19)")
    if isinstance(moment, Declaring | Running | Going):
        _demand(bool(state.vesuvius), "vesuvius", "a card has been turned over this turn")
    if isinstance(moment, Declaring):
        _demand(not state.escort[seat], "escort", "a seat that escorts somebody declares nothing")
        if moment.steps is not None:
            pawn = state.pawns[seat] or ""
            at_exit = pawn[0] == "d" and int(pawn[1:]) in GATE_BEHIND
            _demand(at_exit and bool(state.saved[seat]), "steps", "left over from a rescue at a gate")
    if isinstance(moment, Running | Going) and moment.declared is not None:
        _demand(moment.declared in wanted(state, seat), "declared", f"{moment.declared} cannot be declared")
        _demand(not state.escort[seat], "declared", "nobody, while somebody is escorted")
        at_home = state.pawns[seat] == f"p{state.housed.get(moment.declared)}"
        _demand(not at_home, "declared", "a client in the same building joins at once")
