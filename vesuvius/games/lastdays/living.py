"""Phase 2: Vita Romana cards, what they demand, and sales to meet the demand (6.1-6.9)."""

from collections.abc import Sequence

from vesuvius.contract import Seat, Step
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.lastdays.board import BUILDING_AT, BUILDINGS, CITIZENS, Place
from vesuvius.games.lastdays.decks import ULTIMATE_DIE, VITA, Effect
from vesuvius.games.lastdays.ending import go_on
from vesuvius.games.lastdays.events import Event, LastDayDawned, MoneyPaid, MoneyReceived, VitaTurned
from vesuvius.games.lastdays.housing import clients_at_home, homes, send, settle
from vesuvius.games.lastdays.moves import House, Move, Sell, TurnVita, Visit
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import (
    Debt,
    Rehousing,
    Selling,
    State,
    Visiting,
    buildings,
    clockwise,
    next_turn,
    owner,
    paid,
    people,
    without,
)
from vesuvius.games.lastdays.trading import to_bank


def vita_cards(state: State) -> list[TurnVita]:
    """The cards not yet turned over; in the calm before the storm ULTIMATE DIE is not among the first (10.1)."""
    calm = state.options.calm and len(state.vita) < 2 * state.players
    return [TurnVita(card, weight=1) for card in VITA if card not in state.vita and not (calm and card == ULTIMATE_DIE)]


def turn_vita(state: State, move: TurnVita) -> Step[State]:
    """The card turned over is read aloud and carried out (6.1)."""
    if move not in vita_cards(state):
        raise refused("no_vita_left", "6.1", vita=move.card)
    story: list[Event] = [VitaTurned(seat=state.turn, card=move.card)]
    state = replace(state, vita=(*state.vita, move.card))
    if move.card == ULTIMATE_DIE:
        return last_day(state, story)
    return carry_out(state, story, move.card, 0)


def last_day(state: State, story: Sequence[Event]) -> Step[State]:
    """Phases 1 and 2 end at once; players still in phase 1 are out, with all their cards (6.8, 6.9)."""
    excluded = tuple(seat for seat, stage in enumerate(state.stage) if stage == "buying")
    state = replace(
        state,
        stage=tuple("excluded" if seat in excluded else "fleeing" for seat in range(state.players)),
        pawns=tuple(None if seat in excluded else pawn for seat, pawn in enumerate(state.pawns)),
    )
    return go_on(state, (*story, LastDayDawned(seat=state.turn, excluded=excluded)), None)


def carry_out(state: State, story: list[Event], card: int, first: int) -> Step[State]:
    """Carry out a card's effects in order, from the first given, until a player must decide or the turn ends (6.1)."""
    for index, effect in enumerate(VITA[card].effects[first:], first):
        if effect.op == "move_choice_client" and clients_at_home(state, state.turn):
            return Step(replace(state, moment=Visiting(card, index)), tuple(story))
        state, moved = _move(state, effect)
        state, gained = _receive(state, effect)
        story += [*moved, *gained]
        state, left = pay(state, story, debts(state, effect))
        if left:
            return Step(replace(state, moment=Selling(card, index, left)), tuple(story))
    return Step(next_turn(state), tuple(story))


def _move(state: State, effect: Effect) -> tuple[State, list[Event]]:
    """Go to the place a card names, or home (6.4)."""
    if effect.op == "move" and effect.place is not None:
        place = effect.place
    elif effect.op == "move_home":
        place = CITIZENS[state.citizens[state.turn]].house
    else:
        return state, []
    state, went = send(state, state.turn, place)
    return state, [went]


def in_phase_two(state: State) -> list[Seat]:
    """The seats that cards apply to, clockwise from the drawer (6.2)."""
    return [seat for seat in clockwise(state, state.turn) if state.stage[seat] == "living"]


def _receive(state: State, effect: Effect) -> tuple[State, list[Event]]:
    """Pay what an effect makes the bank give."""
    match effect.op:
        case "receive_bank":
            gains = [(state.turn, effect.amount)]
        case "all_receive_bank":
            gains = [(seat, effect.amount) for seat in in_phase_two(state)]
        case "receive_per_client":
            gains = [(state.turn, effect.amount * len(people(state, state.turn, effect.colour)))]
        case _:
            gains = []
    story: list[Event] = []
    for seat, amount in gains:
        if amount:
            state = paid(state, seat, amount)
            story.append(MoneyReceived(seat=seat, amount=amount))
    return state, story


def parties(state: State, effect: Effect) -> list[tuple[Seat, Seat | None]]:
    """Who pays whom by an effect, clockwise from the drawer; None is the bank (6.6)."""
    drawer, everyone = state.turn, in_phase_two(state)
    match effect.op:
        case "pay_bank" | "pay_per_client" | "pay_per_building":
            return [(drawer, None)]
        case "pay_owner":
            return _to_owner(state, effect)
        case "all_pay_bank" | "all_pay_per_two_clients":
            return [(seat, None) for seat in everyone]
        case "receive_from_each":
            return [(seat, drawer) for seat in everyone[1:]]
        case "pay_each":
            return [(drawer, seat) for seat in everyone[1:]]
        case _:
            return []


def due(state: State, effect: Effect, payer: Seat) -> int:
    """What an effect demands of one payer."""
    match effect.op:
        case "pay_per_client":
            return effect.amount * len(people(state, payer, effect.colour))
        case "all_pay_per_two_clients":
            return effect.amount * (len(people(state, payer)) // 2)
        case "pay_per_building":
            return effect.amount * sum(BUILDINGS[card].kind == effect.kind for card in buildings(state, payer))
        case _:
            return effect.amount


def debts(state: State, effect: Effect) -> tuple[Debt, ...]:
    """All debts from an effect; the amounts are fixed as it begins (6.6)."""
    owed = [Debt(payer, payee, due(state, effect, payer)) for payer, payee in parties(state, effect)]
    return tuple(debt for debt in owed if debt.amount)


def _to_owner(state: State, effect: Effect) -> list[tuple[Seat, Seat | None]]:
    """The owner is paid, or the bank if there is none; nobody if it is the drawer or still in phase 1 (6.2, 6.3)."""
    assert effect.place is not None
    holder = owner(state, BUILDING_AT[effect.place].card)
    if holder == state.turn or (holder is not None and state.stage[holder] == "buying"):
        return []
    return [(state.turn, holder)]


def pay(state: State, story: list[Event], owed: tuple[Debt, ...]) -> tuple[State, tuple[Debt, ...]]:
    """Payments are made one at a time, until a payer is short and has a card to sell; the rest is left (6.6, 6.7)."""
    for index, debt in enumerate(owed):
        purse = state.money[debt.payer]
        if purse < debt.amount and state.cards[debt.payer]:
            return state, owed[index:]
        amount = min(purse, debt.amount)
        state = paid(state, debt.payer, -amount)
        if debt.payee is not None:
            state = paid(state, debt.payee, amount)
        story.append(MoneyPaid(seat=debt.payer, to=debt.payee, amount=amount, forgiven=debt.amount - amount))
    return state, ()


def _settle_up(state: State, story: list[Event]) -> Step[State]:
    """Continue with the payments, then with the rest of the card."""
    moment = state.moment
    assert isinstance(moment, Selling | Rehousing)
    state, left = pay(state, story, moment.debts)
    if left:
        return Step(replace(state, moment=Selling(moment.card, moment.effect, left)), tuple(story))
    return carry_out(state, story, moment.card, moment.effect + 1)


def debtor(state: State) -> Seat:
    """The seat that must sell before the payments can go on."""
    assert isinstance(state.moment, Selling | Rehousing)
    return state.moment.debts[0].payer


def sales(state: State) -> list[Sell]:
    """Each card of the debtor."""
    return [Sell(card) for card in state.cards[debtor(state)]]


def sell_to_pay(state: State, move: Sell) -> Step[State]:
    """A player who cannot pay sells one card at a time; clients of a building sold need a new home first (6.6)."""
    assert isinstance(state.moment, Selling)
    seat, moment = debtor(state), state.moment
    if move.card not in state.cards[seat]:
        raise refused("not_yours", "6.6", card=move.card)
    state, sold = to_bank(state, seat, move.card)
    place = BUILDINGS[move.card].place if move.card in BUILDINGS else None
    homeless = tuple(card for card in state.cards[seat] if place is not None and state.housed.get(card) == place)
    gone = (*homeless, move.card)
    state = replace(state, housed=FrozenDict({card: at for card, at in state.housed.items() if card not in gone}))
    if homeless:
        rehousing = Rehousing(moment.card, moment.effect, moment.debts, homeless)
        return Step(replace(state, moment=rehousing), (sold,))
    return _settle_up(state, [sold])


def new_homes(state: State) -> list[Move]:
    """For each homeless client every home open to them, or the bank (6.6)."""
    assert isinstance(state.moment, Rehousing)
    moves: list[Move] = []
    for card in state.moment.homeless:
        moves += [*(House(card, place) for place in homes(state, debtor(state), card)), Sell(card)]
    return moves


def rehouse(state: State, move: House | Sell) -> Step[State]:
    """A homeless client moves into another building of the debtor, or is sold (6.6)."""
    assert isinstance(state.moment, Rehousing)
    moment = state.moment
    if move.card not in moment.homeless:
        raise refused("not_homeless", "6.6", card=move.card)
    if isinstance(move, House):
        state, story = settle(state, debtor(state), move)
    else:
        state, story = to_bank(state, debtor(state), move.card)
    homeless = without(moment.homeless, (move.card,))
    if homeless:
        rehousing = Rehousing(moment.card, moment.effect, moment.debts, homeless)
        return Step(replace(state, moment=rehousing), (story,))
    return _settle_up(state, [story])


def hosts(state: State) -> list[Place]:
    """The places where clients of the seat to move live."""
    return sorted({state.housed[card] for card in clients_at_home(state, state.turn)})


def visits(state: State) -> list[Visit]:
    """Each building where a client of the drawer lives (6.4)."""
    return [Visit(place) for place in hosts(state)]


def visit(state: State, move: Visit) -> Step[State]:
    """Go to the building chosen, then carry out the rest of the card (6.4)."""
    assert isinstance(state.moment, Visiting)
    if move.place not in hosts(state):
        raise refused("no_client_there", "6.4", place=move.place)
    moment = state.moment
    state, went = send(state, state.turn, move.place)
    return carry_out(state, [went], moment.card, moment.effect + 1)
