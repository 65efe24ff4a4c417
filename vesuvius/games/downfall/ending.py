"""The end of a turn and of the game (D23, D24)."""

from collections.abc import Sequence

from vesuvius.contract import Outcome, Step
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.downfall.board import ORDER, Square
from vesuvius.games.downfall.events import GameEnded, LossCause, MarkersLost, Reason, TurnBegun
from vesuvius.games.downfall.state import NOTHING, Crowd, State


def perish(state: State, squares: Sequence[Square], cause: LossCause) -> tuple[State, tuple[MarkersLost, ...]]:
    """All who stand on these squares go into the volcano; no event if nobody stands there."""
    lost = FrozenDict(
        {square: state.markers[square] for square in sorted(squares, key=ORDER.__getitem__) if square in state.markers}
    )
    if not lost:
        return state, ()
    fallen = tuple(map(sum, zip(*lost.values(), strict=True)))
    state = replace(
        state,
        markers=FrozenDict({square: crowd for square, crowd in state.markers.items() if square not in lost}),
        volcano=tuple(dead + more for dead, more in zip(state.volcano, fallen, strict=True)),
    )
    return state, (MarkersLost(cause=cause, squares=lost),)


def end_turn(state: State) -> Step[State]:
    """The left neighbour draws the next tile; after the turn in which the last tile was drawn the game is over."""
    if not state.markers or not state.bag:
        return finish(state)
    state = replace(state, turn=state.left_neighbour, waiting="tile", pending=NOTHING)
    return Step(state, (TurnBegun(seat=state.turn, phase=state.phase),))


def finish(state: State) -> Step[State]:
    """The game is over: all who are still in the city are lost (D23)."""
    state, lost = perish(state, tuple(state.markers), "left_behind")
    state = replace(state, phase="over", waiting="over", tile=None, pending=NOTHING)
    result = ranking(state.saved, state.volcano)
    ended = GameEnded(places=result.places, scores=result.scores, reason=decided_by(result.places, result.scores))
    return Step(state, (*lost, ended))


def ranking(saved: Crowd, volcano: Crowd) -> Outcome:
    """The most saved markers win; on a tie, the fewest of your own in the volcano; then first place is shared (D24)."""
    merits = [(alive, -dead) for alive, dead in zip(saved, volcano, strict=True)]
    places = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    return Outcome(places, saved, decided_by(places, saved))


def decided_by(places: tuple[int, ...], saved: Crowd) -> Reason:
    """What decided the first place (D24)."""
    if places.count(1) > 1:
        return "shared"
    return "volcano" if saved.count(max(saved)) > 1 else "saved"
