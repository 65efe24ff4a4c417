"""The terms of a move at The Downfall of Pompeii: the parts of the citizen's value, with what a player can see of them.

The unit is a tenth of a marker.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from vesuvius.bots.downfall.citizen import (
    ENVY,
    EXPOSED,
    HOMES,
    KEPT,
    RELATIVE,
    expected_markers,
    moves_out,
    open_to_lava,
    own_seat,
    to_a_gate,
)
from vesuvius.contract import Seat
from vesuvius.games import downfall
from vesuvius.games.downfall.board import Square
from vesuvius.games.downfall.evaluation import NEIGHBOUR
from vesuvius.games.downfall.moves import Done, Erupt, Move, Omen, PlaceLava, PlaceRelative, Play, Run
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.state import Relatives, State, crowd
from vesuvius.games.downfall.views import View
from vesuvius.reasons import Term
from vesuvius.refusing import Caller

CALLED: Final[Mapping[str, Caller]] = refused.called

NUDGES: Final[Mapping[str, Sequence[str]]] = {
    "nudge_homes": (
        "home",
        "crowd",
    ),
    "nudge_kin": ("relatives",),
    "nudge_others": (
        "omen",
        "others_lost",
        "others_way",
        "others_reached",
    ),
    "nudge_danger": (
        "own_reached",
        "own_lost",
    ),
    "nudge_ways": (
        "own_way",
        "own_saved",
    ),
    "nudge_eruption": (
        "lead",
        "behind",
    ),
}

UNIT: Final = 10.0
"""How many units a marker is worth."""


def terms(view: View, move: Move | None) -> Sequence[Term]:
    """The terms of a move, by its kind."""
    state, seat = downfall.imagine(view, Random(0)), own_seat(view)
    match move:
        case Play(square=square) | PlaceRelative(square) if square is not None:
            return _settled(state, seat, square, downfall.play(state, seat, move).state)
        case Omen(square, victim):
            return _thrown(state, square, victim)
        case PlaceLava() | Run():
            return _fled(state, seat, downfall.play(state, seat, move).state)
        case Done() if state.phase == "flight":
            return _fled(state, seat, state)
        case Erupt() | None:
            return _declared(state, seat, erupts=move is not None)
        case _:
            return ()


def _settled(state: State, seat: Seat, square: Square, after: State) -> Sequence[Term]:
    """A marker finds a home: by how many get out from there, by the relatives it calls, and by the crowd."""
    came = after.pending.left if isinstance(after.pending, Relatives) and after.turn == seat else 0
    relatives = min(came, after.supply[seat])
    beside = crowd(state, square)
    return (
        Term("home", UNIT * HOMES[square], {"square": square, "n": round(100 * HOMES[square])}, HOMES[square]),
        Term("relatives", UNIT * RELATIVE * relatives, {"square": square, "n": relatives}, relatives),
        Term("crowd", UNIT * NEIGHBOUR * beside, {"square": square, "n": beside + 1}, beside),
    )


def _thrown(state: State, square: Square, victim: Seat) -> Sequence[Term]:
    """An omen: the better the victim's chance was, the more it takes."""
    chance = HOMES[square] + NEIGHBOUR * (crowd(state, square) - 1)
    amount = UNIT * ENVY[state.players] * chance
    return (Term("omen", amount, {"who": victim, "square": square, "n": round(100 * chance)}, chance),)


def _declared(state: State, seat: Seat, *, erupts: bool) -> Sequence[Term]:
    """Whether to declare the eruption: would this seat save more than any other?"""
    expected = expected_markers(state)
    mine = expected.pop(seat)
    lead = UNIT * (mine - max(expected))
    if erupts:
        return (Term("lead", max(0.0, lead), {}, 1.0),)
    return (Term("behind", max(0.0, -lead), {}, 1.0),)


def _fled(state: State, seat: Seat, after: State) -> Sequence[Term]:
    """A tile or a run: who is lost, who is saved, and how far the others still have to go."""
    rivals = [other for other in range(state.players) if other != seat]
    envy = ENVY[state.players]
    return (*_family(state, after, [seat], UNIT), *_family(state, after, rivals, -UNIT * envy, "others_"))


def _family(state: State, after: State, seats: Sequence[Seat], unit: float, whose: str = "own_") -> Iterator[Term]:
    """The terms of some seats. How far their markers have to go can be compared only where none is lost."""
    lost = sum(after.volcano[seat] - state.volcano[seat] for seat in seats)
    saved = sum(after.saved[seat] - state.saved[seat] for seat in seats)
    kept, good = KEPT[state.players], 1 if unit > 0 else -1
    chances = [kept**moves for moves in _moves(state, seats)]
    mean = sum(chances) / len(chances) if chances else 0.0
    moves = _moves(after, seats)
    way = sum(kept**each for each in moves) + (lost + saved) * mean
    danger = open_to_lava(after.lava, after.bag)
    reached = {square: sum(here[seat] for seat in seats) for square, here in after.markers.items() if square in danger}
    risk = EXPOSED * sum(danger[square] * many for square, many in reached.items())
    yield Term(f"{whose}lost", -unit * mean * lost, {"n": lost}, -good * lost)
    yield Term(f"{whose}saved", unit * (1 - mean) * saved, {"n": saved}, good * saved)
    yield Term(f"{whose}reached", -unit * risk, {"n": sum(reached.values())}, -good * sum(reached.values()))
    if lost:
        yield Term(f"{whose}way", unit * way, {}, -inf)
    else:
        yield Term(f"{whose}way", unit * way, {"n": sum(moves)}, -good * sum(moves))


def _moves(state: State, seats: Sequence[Seat]) -> list[int]:
    """The moves that each marker of some seats needs to get out."""
    far = to_a_gate(state.lava)
    return [
        moves_out(far[square], sum(here))
        for square, here in state.markers.items()
        for seat in seats
        for _ in range(here[seat])
    ]
