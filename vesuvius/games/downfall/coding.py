"""Between the clear rules and the twin: moves as ints, and the state of a twin by the clear rules.

Every move has one code, whatever the state. Squares are numbered 0 to 69 in board order; ``NOWHERE`` (70) stands for
no square: a card only discarded, a marker that leaves through a gate. In ascending order, the codes of one decision
match the order in which the clear rules list its moves.

=========  ======  ===========================================================================================
from       codes   move
=========  ======  ===========================================================================================
PLAY          781  71 · (card - 1) + square, or NOWHERE: the card is only discarded
RELATIVE       70  the square
OMEN          280  4 · square + victim
LAVA           70  the square
DUAL          420  6 · square + symbol, for a dual tile
RUN          4970  71 · start + square, or NOWHERE: ``out``
DONE            1  no more relatives, or no second run
ERUPT           1
PASS            1  no move: in environments a seat declines to erupt out of turn
DEAL           11  card - 1, by chance, like all that follow
DRAW           13  card - 1, then omen and A.D. 79
TILE            9  the tile, in the order of ``board.json``, dual ones last
=========  ======  ===========================================================================================
"""

from typing import TYPE_CHECKING, Final, cast, get_args

from vesuvius.contract import Illegal
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.board import (
    BUILDINGS,
    CARDS,
    DUAL_TILES,
    MARKERS,
    NUMBERS,
    ORDER,
    SQUARES,
    TILES,
    Card,
    Square,
    Symbol,
    Tile,
)
from vesuvius.games.downfall.moves import (
    Deal,
    Done,
    Draw,
    Drawn,
    DrawTile,
    Erupt,
    Move,
    Omen,
    PlaceLava,
    PlaceRelative,
    Play,
    Run,
)
from vesuvius.games.downfall.state import (
    NOTHING,
    Crowd,
    Deck,
    Options,
    Pending,
    Phase,
    Relatives,
    Runs,
    State,
    Waiting,
)

if TYPE_CHECKING:
    from vesuvius.games.downfall.fast import Twin

NOWHERE: Final = len(SQUARES)
WIDTH: Final = NOWHERE + 1

PLAY: Final = 0
RELATIVE: Final = PLAY + len(CARDS) * WIDTH
OMEN: Final = RELATIVE + NOWHERE
LAVA: Final = OMEN + 4 * NOWHERE
DUAL: Final = LAVA + NOWHERE
RUN: Final = DUAL + 6 * NOWHERE
DONE: Final = RUN + NOWHERE * WIDTH
ERUPT: Final = DONE + 1
PASS: Final = ERUPT + 1
ACTIONS: Final = PASS + 1
DEAL: Final = ACTIONS
DRAW: Final = DEAL + len(CARDS)
TILE: Final = DRAW + len(CARDS) + 2
CODES: Final = TILE + len(TILES) + len(DUAL_TILES)
MOST_LEGAL: Final = max(max(by_players.values()) for by_players in MARKERS.values()) * WIDTH
"""No seat has more legal moves than when each of its markers stands on a square of its own and may run anywhere."""

SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
KINDS: Final[tuple[Tile, ...]] = (*TILES, *DUAL_TILES)
DRAWS: Final[tuple[Drawn, ...]] = (*CARDS, "omen", "ad79")
HOUSES: Final = tuple(BUILDINGS)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
WAITS: Final[tuple[Waiting, ...]] = get_args(Waiting)


def encode(move: Move) -> int:
    """The code of a move of the clear rules."""
    match move:
        case Play(card, square):
            return PLAY + WIDTH * (card - 1) + _number(square)
        case PlaceRelative(square):
            return RELATIVE + ORDER[square]
        case Done():
            return DONE
        case Omen(square, victim):
            return OMEN + 4 * ORDER[square] + victim
        case PlaceLava(square, None):
            return LAVA + ORDER[square]
        case PlaceLava(square, symbol):
            return DUAL + 6 * ORDER[square] + SYMBOLS.index(symbol)
        case Run(start, to):
            return RUN + WIDTH * ORDER[start] + _number(to)
        case Erupt():
            return ERUPT
        case Deal(card):
            return DEAL + card - 1
        case Draw(card):
            return DRAW + DRAWS.index(card)
        case DrawTile(tile):
            return TILE + KINDS.index(tile)


def decode(code: int) -> Move:
    """The move that a code stands for, without weight; Illegal if there is none."""
    if not 0 <= code < CODES or code == PASS:
        raise Illegal(f"{code} is not the code of a move")
    if code >= TILE:
        return DrawTile(KINDS[code - TILE])
    if code >= DRAW:
        return Draw(DRAWS[code - DRAW])
    if code >= DEAL:
        return Deal(NUMBERS[code - DEAL])
    if code == ERUPT:
        return Erupt()
    if code == DONE:
        return Done()
    if code >= RUN:
        start, to = divmod(code - RUN, WIDTH)
        return Run(SQUARES[start], _square(to))
    if code >= DUAL:
        square, symbol = divmod(code - DUAL, 6)
        return PlaceLava(SQUARES[square], SYMBOLS[symbol])
    if code >= LAVA:
        return PlaceLava(SQUARES[code - LAVA])
    if code >= OMEN:
        square, victim = divmod(code - OMEN, 4)
        return Omen(SQUARES[square], victim)
    if code >= RELATIVE:
        return PlaceRelative(SQUARES[code - RELATIVE])
    card, square = divmod(code - PLAY, WIDTH)
    return Play(NUMBERS[card], _square(square))


def _number(square: Square | None) -> int:
    return NOWHERE if square is None else ORDER[square]


def _square(number: int) -> Square | None:
    return None if number == NOWHERE else SQUARES[number]


def write(twin: "Twin") -> State:
    """The state of a twin by the clear rules."""
    players = twin.players
    hands, markers, discard = twin.hands, twin.markers, twin.discard
    flow: dict[Square, Symbol] = {
        SQUARES[i]: SYMBOLS[symbol] for i in range(NOWHERE) if (symbol := twin.symbol_at(i)) >= 0
    }
    waiting = WAITS[twin.waiting]
    return State(
        players=players,
        options=Options(bool(twin.dual_vents), "mayfair" if twin.mayfair else "amigo"),
        phase=PHASES[twin.phase],
        turn=twin.on_turn,
        waiting=waiting,
        hands=tuple(tuple(card for card in CARDS for _ in range(hands[12 * seat + card])) for seat in range(players)),
        discard=cast("tuple[Card, ...]", tuple(discard[: twin.discarded])),
        deck=Deck(twin.left, twin.omens, twin.ad79),
        supply=tuple(twin.supply[:players]),
        markers=FrozenDict(
            {
                SQUARES[i]: cast("Crowd", tuple(markers[4 * i : 4 * i + players]))
                for i in range(NOWHERE)
                if any(markers[4 * i : 4 * i + players])
            }
        ),
        saved=tuple(twin.saved[:players]),
        volcano=tuple(twin.volcano[:players]),
        lava=FrozenDict(flow),
        bag=FrozenDict({kind: many for kind, many in zip(KINDS, twin.bag, strict=True) if many}),
        tile=None if twin.tile < 0 else KINDS[twin.tile],
        aside=FrozenDict({kind: many for kind, many in zip(KINDS, twin.aside, strict=True) if many}),
        pending=_pending(twin, waiting),
    )


def _pending(twin: "Twin", waiting: Waiting) -> Pending:
    if waiting == "relative":
        return Relatives(twin.pending, tuple(HOUSES[house] for house in twin.closed[: twin.closings]))
    if waiting == "run":
        moved = None if twin.moved < 0 else SQUARES[twin.moved]
        return Runs(twin.pending, moved, True if twin.may_stop else None)
    return NOTHING
