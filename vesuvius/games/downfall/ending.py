"""The end of a turn and of the game (D23, D24)."""

from collections.abc import Sequence

from vesuvius.contract import Event, Outcome, Step, tell
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.downfall.board import ORDER, Square
from vesuvius.games.downfall.state import Crowd, State


def perish(state: State, squares: Sequence[Square], cause: str) -> tuple[State, tuple[Event, ...]]:
    """All who stand on these squares go into the volcano; nobody there, nothing to tell."""
    lost = {
        square: state.markers[square] for square in sorted(squares, key=ORDER.__getitem__) if square in state.markers
    }
    if not lost:
        return state, ()
    fallen = tuple(map(sum, zip(*lost.values(), strict=True)))
    state = replace(
        state,
        markers=FrozenDict({square: crowd for square, crowd in state.markers.items() if square not in lost}),
        volcano=tuple(dead + more for dead, more in zip(state.volcano, fallen, strict=True)),
    )
    return state, (tell("lost", cause=cause, squares={square: list(crowd) for square, crowd in lost.items()}),)


def end_turn(state: State) -> Step[State]:
    """The left neighbour draws the next tile; after the turn in which the last tile was drawn the game is over."""
    if not state.markers or not state.bag:
        return finish(state)
    state = replace(state, turn=state.left_neighbour, waiting="tile", pending=None)
    return Step(state, (tell("turn", seat=state.turn, phase=state.phase),))


def finish(state: State) -> Step[State]:
    """Whoever is still in the city when the mountain has spent itself is lost."""
    state, lost = perish(state, tuple(state.markers), "left_behind")
    state = replace(state, phase="over", waiting="over", tile=None, pending=None)
    result = ranking(state.saved, state.volcano)
    ended = tell("ended", places=list(result.places), scores=list(result.scores), reason=result.reason)
    return Step(state, (*lost, ended))


def ranking(saved: Crowd, volcano: Crowd) -> Outcome:
    """Most saved markers win; tied, the fewest own markers in the volcano; still tied, it is shared (D24)."""
    merits = [(alive, -dead) for alive, dead in zip(saved, volcano, strict=True)]
    places = tuple(1 + sum(other > mine for other in merits) for mine in merits)
    if places.count(1) > 1:
        reason = "shared"
    elif saved.count(max(saved)) > 1:
        reason = "volcano"
    else:
        reason = "saved"
    return Outcome(places, saved, reason)
