"""Between the clear rules and the twin: moves as ints, and the state of a twin by the clear rules.

Every move has one code, whatever the state. Cards are numbered 0 to 48 by kind and colour, squares 0 to 168 by row and
column, all that the city may ever reach. In ascending order, the codes of one decision match the order in which the
clear rules list its moves.

========  ======  ============================================================================================
from      codes   move
========  ======  ============================================================================================
BUILD       8281  169 · card + square
RAISE       8281  169 · name + square
DISCARD       49  the card
DRAW           1  the choice to draw
STOP           1  the choice not to
PERMIT         1
PASS           1  no move: in environments a seat declines to use its permit
DEAL          49  the card, by chance, like all that follow
DRAWN         50  the card, then the volcano
========  ======  ============================================================================================
"""

from typing import TYPE_CHECKING, Final

from vesuvius.contract import Illegal
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.board import COLUMN
from vesuvius.games.pompeji.board import ORDER as NUMBER
from vesuvius.games.pompeji.board import ROW as LINE
from vesuvius.games.pompeji.cards import CARDS, HAND, ORDER, STATUE, VOLCANO
from vesuvius.games.pompeji.moves import (
    Build,
    Deal,
    Discard,
    Draw,
    DrawCard,
    Move,
    RaiseStatue,
    Stop,
    UsePermit,
)
from vesuvius.games.pompeji.state import WAITINGS, Options, State

if TYPE_CHECKING:
    from vesuvius.games.pompeji.fast import Twin

SQUARES: Final = tuple(NUMBER)
WIDTH: Final = len(SQUARES)
LIES: Final = (*CARDS, STATUE)
"""What may lie in the city; a statue comes after the last card."""
DRAWS: Final = (*CARDS, VOLCANO)

SITES: Final = 64
"""The twin has room for this many free places; a city of 7 by 7 never has as many."""

BUILD: Final = 0
RAISE: Final = BUILD + len(CARDS) * WIDTH
DISCARD: Final = RAISE + len(CARDS) * WIDTH
DRAW: Final = DISCARD + len(CARDS)
STOP: Final = DRAW + 1
PERMIT: Final = STOP + 1
PASS: Final = PERMIT + 1
ACTIONS: Final = PASS + 1
DEAL: Final = ACTIONS
DRAWN: Final = DEAL + len(CARDS)
CODES: Final = DRAWN + len(DRAWS)
MOST_LEGAL: Final = SITES * (HAND + len(CARDS))
"""No seat has more legal moves than when its hand and a statue under any name fit on every free place."""

ROW: Final = 14
CELL: Final = [ROW * (LINE[square] + 7) + COLUMN[square] + 7 for square in SQUARES]
"""Where each square lies on the twin's board: see ``cells.py``."""


def encode(move: Move) -> int:
    """The code of a move of the clear rules."""
    match move:
        case Build(card, at):
            return BUILD + WIDTH * ORDER[card] + NUMBER[at]
        case RaiseStatue(card, at):
            return RAISE + WIDTH * ORDER[card] + NUMBER[at]
        case Discard(card):
            return DISCARD + ORDER[card]
        case Draw():
            return DRAW
        case Stop():
            return STOP
        case UsePermit():
            return PERMIT
        case Deal(card):
            return DEAL + ORDER[card]
        case DrawCard(card):
            return DRAWN + DRAWS.index(card)


def decode(code: int) -> Move:
    """The move that a code stands for, without weight; Illegal if there is none."""
    if not 0 <= code < CODES or code == PASS:
        raise Illegal(f"{code} is not the code of a move")
    if code >= DRAWN:
        return DrawCard(DRAWS[code - DRAWN])
    if code >= DEAL:
        return Deal(CARDS[code - DEAL])
    if code >= DRAW:
        return (Draw(), Stop(), UsePermit())[code - DRAW]
    if code >= DISCARD:
        return Discard(CARDS[code - DISCARD])
    card, square = divmod(code - BUILD if code < RAISE else code - RAISE, WIDTH)
    placement = Build if code < RAISE else RaiseStatue
    return placement(CARDS[card], SQUARES[square])


def write(twin: "Twin") -> State:
    """The state of a twin by the clear rules."""
    players, city = twin.players, twin.city
    return State(
        players=players,
        options=Options(double_permit=bool(twin.double_permit)),
        city=FrozenDict({SQUARES[i]: LIES[city[cell]] for i, cell in enumerate(CELL) if city[cell] >= 0}),
        hands=tuple(tuple(card for card in CARDS if hand >> ORDER[card] & 1) for hand in twin.hands[:players]),
        volcanoes=twin.volcanoes,
        discard=tuple(CARDS[card] for card in twin.discard[: twin.discarded]),
        statues=tuple(twin.statues[:players]),
        permits=tuple(twin.permits[:players]),
        scores=tuple(twin.scores[:players]),
        turn=twin.on_turn,
        waiting=WAITINGS[twin.waiting],
        interrupted=bool(twin.interrupted),
        interrupter=None if twin.interrupter < 0 else twin.interrupter,
    )
