"""Second phase: the runs of a turn (D17-D22)."""

from collections.abc import Mapping
from functools import cache

from vesuvius.contract import Illegal, Step, tell
from vesuvius.frozen import replace
from vesuvius.games.downfall.board import GATES, NEIGHBOURS, ORDER, Square, Symbol
from vesuvius.games.downfall.ending import end_turn, finish
from vesuvius.games.downfall.state import Run, Runs, State, changed, crowd, on_board, with_marker

a_run = cache(Run)
"""Moves are values: the same run need not be made twice."""


def reach(lava: Mapping[Square, Symbol], start: Square, points: int) -> dict[Square, int]:
    """The squares within so many steps over dry ground, each with its distance, nearest first."""
    distance = {start: 0}
    frontier = [start]
    for square in frontier:
        steps = distance[square] + 1
        if steps > points:
            break
        for near in NEIGHBOURS[square]:
            if near not in distance and near not in lava:
                distance[near] = steps
                frontier.append(near)
    return distance


def gate_within(distance: Mapping[Square, int], points: int) -> Square | None:
    """The nearest gate square that leaves a point for the gate itself, the first in board order (D19)."""
    gates = [gate for gate in GATES if distance.get(gate, points) < points]
    return min(gates, key=lambda gate: (distance[gate], ORDER[gate])) if gates else None


def shortest_way(lava: Mapping[Square, Symbol], start: Square, goal: Square, length: int) -> list[Square]:
    """The squares of a way of that length, both ends included; of several the first in board order."""
    left = reach(lava, goal, length)
    path = [start]
    while path[-1] != goal:
        path.append(next(near for near in NEIGHBOURS[path[-1]] if left.get(near) == left[path[-1]] - 1))
    return path


def may_run(state: State, square: Square) -> bool:
    """May the seat on turn move a marker from this square now? (D21)"""
    assert isinstance(state.pending, Runs)
    return square in state.markers and state.markers[square][state.turn] > (square == state.pending.moved)


def runs(state: State) -> list[Run]:
    """Every run open to the seat on turn: by marker, then by square, out last."""
    moves: list[Run] = []
    for square in sorted(state.markers, key=ORDER.__getitem__):
        if not may_run(state, square):
            continue
        points = crowd(state, square)
        distance = reach(state.lava, square, points)
        moves += [a_run(square, to) for to in sorted(distance, key=ORDER.__getitem__) if to != square]
        if gate_within(distance, points):
            moves.append(a_run(square, None))
    return moves


def run(state: State, move: Run) -> Step[State]:
    """A marker walks as many squares as there were markers on its own when it set out, or fewer (D18, D19)."""
    seat, start = state.turn, move.square
    if start not in state.markers or not state.markers[start][seat]:
        raise Illegal(f"You have no marker on {start}.", "D18")
    if not may_run(state, start):
        raise Illegal("The second move is made with another marker than the first.", "D21")
    points = crowd(state, start)
    distance = reach(state.lava, start, points)
    goal = gate_within(distance, points) if move.to is None else move.to
    if goal is None:
        raise Illegal(f"No gate can be left from {start} with {_points(points)}.", "D19")
    if move.to == start:
        raise Illegal("A move is at least one step, and never ends where it began.", "D20")
    if goal in state.lava:
        raise Illegal(f"{goal} lies under lava.", "D18")
    if goal not in distance:
        raise Illegal(f"{goal} is out of reach from {start} with {_points(points)}.", "D18")
    path = shortest_way(state.lava, start, goal, distance[goal])
    if move.to is None:
        story = tell("saved", seat=seat, square=start, path=path, gate=GATES[goal].name)
    else:
        story = tell("ran", seat=seat, square=start, to=goal, path=path)
    return after_run(_moved(state, move), move, alone=points == 1).after(story)


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


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
