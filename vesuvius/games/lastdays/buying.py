"""Phase 1: along the track, forward or back, buying people and buildings (5.1-5.10)."""

from collections.abc import Sequence

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import put, replace
from vesuvius.games.lastdays.board import (
    CARDS,
    CITIZENS,
    INGRESSUS,
    LAST_FORTUNA,
    SQUARE_OF,
    SQUARES,
    Card,
    Square,
    is_fortuna,
    section,
)
from vesuvius.games.lastdays.events import CardBought, CitizenDrawn, DiceRolled, Passed, PawnMoved, Stayed
from vesuvius.games.lastdays.housing import has_pair, start_housing
from vesuvius.games.lastdays.moves import (
    ONE_DIE,
    TWO_DICE,
    Back,
    Buy,
    DrawCitizen,
    Enter,
    Forward,
    Move,
    Pass,
    Roll,
    Stay,
)
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import (
    AtTheEnd,
    Choosing,
    Rolling,
    Shopping,
    State,
    name,
    next_turn,
    owner,
    paid,
    square_of,
)
from vesuvius.games.lastdays.trading import bargains


def pawns(state: State) -> list[DrawCitizen]:
    """The pawns nobody has drawn yet, all equally likely (3.2)."""
    return [
        DrawCitizen(citizen.colour, weight=1) for citizen in CITIZENS.values() if citizen.colour not in state.citizens
    ]


def draw_citizen(state: State, move: DrawCitizen) -> Step[State]:
    """A pawn drawn unseen fixes the citizen and the house; when all have one, seat 0 begins (3.2, 3.4)."""
    if move.colour not in CITIZENS or move.colour in state.citizens:
        raise refused("no_pawn_left", "3.2", colour=str(move.colour))
    story = CitizenDrawn(seat=state.turn, colour=move.colour, house=CITIZENS[move.colour].house)
    state = replace(state, citizens=(*state.citizens, move.colour))
    if len(state.citizens) < state.players:
        return Step(replace(state, turn=state.turn + 1), (story,))
    return Step(replace(state, turn=0, moment=Choosing()), (story,))


def why_not_back(state: State, seat: Seat) -> Illegal | None:
    """You may go back on any turn, but not from INGRESSUS (5.2)."""
    return refused("no_way_back", "5.2") if square_of(state.pawns[seat]) == INGRESSUS else None


def why_not_enter(state: State, seat: Seat) -> Illegal | None:
    """Entering needs a pair, and without a roll past the last FORTUNA that another player lives in phase 2 (5.1 c)."""
    if not has_pair(state, seat):
        return refused("no_pair", "5.11")
    if isinstance(state.moment, Choosing) and "living" not in state.stage:
        return refused("nobody_inside", "5.1")
    return None


def ways_to_move(state: State) -> list[Move]:
    """Forward, back, enter; then sales and offers (5.1)."""
    moves: list[Move] = [Forward()]
    if why_not_back(state, state.turn) is None:
        moves.append(Back())
    if why_not_enter(state, state.turn) is None:
        moves.append(Enter())
    return moves + bargains(state)


def ways_at_the_end(state: State) -> list[Move]:
    """Enter, if the pair is still there, or stay; then sales and offers (5.6)."""
    entering: list[Move] = [Enter()] if why_not_enter(state, state.turn) is None else []
    return [*entering, Stay(), *bargains(state)]


def take_dice(state: State, move: Forward | Back) -> Step[State]:
    """Two dice forward, or one die back (5.1)."""
    assert isinstance(state.moment, Choosing)
    if isinstance(move, Back) and (refusal := why_not_back(state, state.turn)):
        raise refusal
    way = Rolling("back" if isinstance(move, Back) else "forward", state.moment.offers)
    return Step(replace(state, moment=way))


def rolls(state: State) -> Sequence[Roll]:
    """All that the dice can show."""
    assert isinstance(state.moment, Rolling)
    return TWO_DICE if state.moment.way == "forward" else ONE_DIE


def settle_on(state: State, square: Square, step: int) -> Square:
    """The first square from here, in the direction of travel, that is neither taken nor sold (5.3, 5.7)."""
    taken = {square_of(pawn) for pawn in state.pawns}
    while INGRESSUS < square < LAST_FORTUNA:
        card = SQUARES[square]
        if square not in taken and (card is None or owner(state, card) is None):
            break
        square += step
    return square


def roll(state: State, move: Roll) -> Step[State]:
    """Move the pawn; past the last FORTUNA a player with a pair may enter phase 2 (5.3, 5.6, 5.7)."""
    assert isinstance(state.moment, Rolling)
    if move not in rolls(state):
        raise refused("no_such_roll", "5.1", typed="Two dice go forward, one goes back.")
    seat, offers = state.turn, state.moment.offers
    start = square_of(state.pawns[seat])
    assert start is not None
    step = 1 if state.moment.way == "forward" else -1
    aim = start + step * sum(move.dice)
    reached = min(max(aim, INGRESSUS), LAST_FORTUNA)
    end = settle_on(state, reached, step)
    state = replace(
        state,
        pawns=put(state.pawns, seat, f"s{end}"),
        moment=AtTheEnd(offers) if aim > LAST_FORTUNA and has_pair(state, seat) else Shopping(offers),
    )
    story = (
        DiceRolled(seat=seat, dice=move.dice, steps=sum(move.dice)),
        PawnMoved(seat=seat, from_=f"s{start}", to=f"s{end}", pushed=end != reached),
    )
    return Step(state, story)


def enter(state: State, _move: Enter) -> Step[State]:
    """Leave the track for phase 2: clients are housed first (5.11-5.13)."""
    if refusal := why_not_enter(state, state.turn):
        raise refusal
    return start_housing(state)


def stay(state: State, _move: Stay) -> Step[State]:
    """Stop on the last FORTUNA and use it (5.6)."""
    assert isinstance(state.moment, AtTheEnd)
    return Step(replace(state, moment=Shopping(state.moment.offers)), (Stayed(seat=state.turn),))


def shelf(state: State) -> tuple[Card, ...]:
    """What the square of the seat to move has for sale: its card, or on FORTUNA the section before it (5.4, 5.5)."""
    square = square_of(state.pawns[state.turn])
    assert square is not None
    card = SQUARES[square]
    cards = section(square) if is_fortuna(square) else () if card is None else (card,)
    return tuple(card for card in cards if owner(state, card) is None)


def purchases(state: State) -> list[Move]:
    """The cards that the seat can pay for, or pass; then sales and offers (5.4)."""
    money = state.money[state.turn]
    return [*(Buy(card) for card in shelf(state) if CARDS[card].price <= money), Pass(), *bargains(state)]


def buy(state: State, move: Buy) -> Step[State]:
    """Buy one card and end the turn, the pawn on the card's square even if it came from FORTUNA (5.4, 5.5)."""
    seat, card = state.turn, move.card
    if card not in shelf(state):
        raise _why_not_for_sale(state, card)
    price = CARDS[card].price
    if price > state.money[seat]:
        raise refused("too_expensive", "5.10", card=card, price=price, money=state.money[seat])
    state = paid(state, seat, -price)
    state = replace(
        state,
        cards=put(state.cards, seat, tuple(sorted((*state.cards[seat], card)))),
        pawns=put(state.pawns, seat, f"s{SQUARE_OF[card]}"),
    )
    return Step(next_turn(state), (CardBought(seat=seat, card=card, amount=price),))


def _why_not_for_sale(state: State, card: Card) -> Illegal:
    holder = owner(state, card)
    if holder is not None:
        return refused("sold", "5.4", card=card, who=holder, names={"who": name(state, holder)})
    square = square_of(state.pawns[state.turn])
    if square is not None and is_fortuna(square):
        return refused("other_section", "5.5", card=card)
    return refused("other_square", "5.4", card=card)


def pass_by(state: State, _move: Pass) -> Step[State]:
    """Decline to buy; nobody else may buy the card for that (5.4)."""
    return Step(next_turn(state), (Passed(seat=state.turn),))
