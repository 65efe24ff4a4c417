"""Second phase: the runs of a turn (D17-D22)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from vesuvius.game import Illegal, Step
from vesuvius.games.downfall.board import GATES, NEIGHBOURS, ORDER, Square, Symbol
from vesuvius.games.downfall.ending import end_turn, finish
from vesuvius.games.downfall.state import Run, Runs, State, changed, crowd, on_board, tell, with_marker


def reach(lava: Mapping[Square, Symbol], start: Square, points: int) -> dict[Square, Square | None]:
    """The squares within so many steps over dry ground, nearest first, each with the one before it on a shortest way.

    Of several shortest ways it is the first in board order.
    """
    before: dict[Square, Square | None] = {start: None}
    frontier = [start]
    for _ in range(points):
        further: list[Square] = []
        for square in frontier:
            for neighbour in NEIGHBOURS[square]:
                if neighbour not in before and neighbour not in lava:
                    before[neighbour] = square
                    further.append(neighbour)
        frontier = further
    return before


def way(before: Mapping[Square, Square | None], to: Square) -> list[Square]:
    """The squares walked to get there, the first and the last included."""
    path: list[Square] = []
    step: Square | None = to
    while step is not None:
        path.append(step)
        step = before[step]
    return path[::-1]


def way_out(lava: Mapping[Square, Symbol], start: Square, points: int) -> list[Square] | None:
    """The shortest way to a gate square that leaves a point for the gate itself (D19); None if there is none."""
    before = reach(lava, start, points - 1)
    ways = [way(before, square) for square in before if square in GATES]
    return min(ways, key=lambda path: (len(path), ORDER[path[-1]]), default=None)


def may_run(state: State) -> Iterator[Square]:
    """The squares from which the seat on turn may move a marker now, in board order (D21)."""
    assert isinstance(state.pending, Runs)
    for square in sorted(state.markers, key=ORDER.__getitem__):
        rested = state.markers[square][state.turn] - (square == state.pending.moved)
        if rested > 0:
            yield square


def runs(state: State) -> list[Run]:
    """Every run open to the seat on turn: by marker, then by square, out last."""
    moves: list[Run] = []
    for square in may_run(state):
        points = crowd(state, square)
        goals = reach(state.lava, square, points)
        moves += [Run(square, to) for to in sorted(goals, key=ORDER.__getitem__) if to != square]
        if way_out(state.lava, square, points):
            moves.append(Run(square, None))
    return moves


def run(state: State, move: Run) -> Step[State]:
    """A marker walks as many squares as there were markers on its own when it set out, or fewer (D18, D19)."""
    seat, start = state.turn, move.square
    assert isinstance(state.pending, Runs)
    if start not in state.markers or not state.markers[start][seat]:
        raise Illegal(f"You have no marker on {start}.", "D18")
    if start not in may_run(state):
        raise Illegal("The second move is made with another marker than the first.", "D21")
    points = crowd(state, start)
    if move.to is None:
        path = way_out(state.lava, start, points)
        if path is None:
            raise Illegal(f"No gate can be left from {start} with {points} point{'s' * (points > 1)}.", "D19")
        story = tell("saved", seat=seat, square=start, path=path, gate=GATES[path[-1]].name)
    else:
        before = reach(state.lava, start, points)
        if move.to == start:
            raise Illegal("A move is at least one step, and never ends where it began.", "D20")
        if move.to in state.lava:
            raise Illegal(f"{move.to} lies under lava.", "D18")
        if move.to not in before:
            raise Illegal(f"{move.to} is out of reach from {start} with {points} point{'s' * (points > 1)}.", "D18")
        story = tell("ran", seat=seat, square=start, to=move.to, path=way(before, move.to))
    return after_run(_moved(state, move), move, alone=points == 1).after(story)


def _moved(state: State, move: Run) -> State:
    markers = with_marker(state.markers, move.square, state.turn, -1, state.players)
    if move.to is None:
        return replace(state, markers=markers, saved=changed(state.saved, state.turn, +1))
    return replace(state, markers=with_marker(markers, move.to, state.turn, +1, state.players))


def after_run(state: State, move: Run, *, alone: bool) -> Step[State]:
    """The second move needs another marker, unless the first one stood alone or is the last one left (D20, D21)."""
    assert isinstance(state.pending, Runs)
    left = state.pending.left - 1
    if not state.markers:
        return finish(state)
    mine = on_board(state, state.turn)
    if not left or not mine:
        return end_turn(state)
    moved = None if alone or mine == 1 else move.to
    return Step(replace(state, pending=Runs(left, moved)))
