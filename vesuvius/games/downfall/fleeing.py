"""Second phase: the runs of a turn (D17-D22)."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from vesuvius.contract import Step
from vesuvius.frozen import changed, replace
from vesuvius.games.downfall.board import GATES, NEIGHBOURS, ORDER, Square, Symbol
from vesuvius.games.downfall.ending import end_turn, finish
from vesuvius.games.downfall.events import MarkerMoved, MarkerSaved, MarkerStayed
from vesuvius.games.downfall.moves import Done, Run
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.state import Runs, State, crowd, on_board, with_marker

a_run = cache(Run)
"""Moves are values, so equal runs are made once and reused."""


def reach(lava: Mapping[Square, Symbol], start: Square, points: int) -> dict[Square, int]:
    """The squares at most ``points`` steps over dry ground away, each with its distance, nearest first."""
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
    """The nearest gate square that leaves a point for the gate itself; of several, the first in board order (D19)."""
    gates = [gate for gate in GATES if distance.get(gate, points) < points]
    return min(gates, key=lambda gate: (distance[gate], ORDER[gate])) if gates else None


def shortest_way(lava: Mapping[Square, Symbol], start: Square, goal: Square, length: int) -> tuple[Square, ...]:
    """The squares of a way of that length, both ends included; of several the first in board order."""
    left = reach(lava, goal, length)
    path = [start]
    while path[-1] != goal:
        path.append(next(near for near in NEIGHBOURS[path[-1]] if left.get(near) == left[path[-1]] - 1))
    return tuple(path)


def may_run(state: State, square: Square) -> bool:
    """May a marker of the seat to move leave this square now? (D21)"""
    assert isinstance(state.pending, Runs)
    return square in state.markers and state.markers[square][state.turn] > (square == state.pending.moved)


def runs(state: State) -> list[Run | Done]:
    """The legal runs of the seat to move: by marker, then by square, out last; then ``done`` if it may stop (D20)."""
    assert isinstance(state.pending, Runs)
    moves: list[Run | Done] = []
    for square in sorted(state.markers, key=ORDER.__getitem__):
        if not may_run(state, square):
            continue
        points = crowd(state, square)
        distance = reach(state.lava, square, points)
        moves += [a_run(square, to) for to in sorted(distance, key=ORDER.__getitem__) if to != square]
        if gate_within(distance, points):
            moves.append(a_run(square, None))
    return [*moves, Done()] if state.pending.may_stop else moves


def run(state: State, move: Run) -> Step[State]:
    """A marker walks as many squares as there were markers on its own when it set out, or fewer (D18, D19)."""
    seat, start = state.turn, move.square
    if start not in state.markers or not state.markers[start][seat]:
        raise refused("no_marker", "D18", square=start)
    if not may_run(state, start):
        raise refused("same_marker", "D21")
    points = crowd(state, start)
    distance = reach(state.lava, start, points)
    goal = gate_within(distance, points) if move.to is None else move.to
    if goal is None:
        raise refused("no_gate", "D19", square=start, n=points)
    if move.to == start:
        raise refused("no_step", "D20")
    if goal in state.lava:
        raise refused("under_lava", "D18", square=goal)
    if goal not in distance:
        raise refused("too_far", "D18", square=goal, start=start, n=points)
    path = shortest_way(state.lava, start, goal, distance[goal])
    if move.to is None:
        story: MarkerMoved | MarkerSaved = MarkerSaved(seat=seat, square=start, path=path, gate=GATES[goal].name)
    else:
        story = MarkerMoved(seat=seat, square=start, to=goal, path=path)
    return after_run(_moved(state, move), move, alone=points == 1).after(story)


def _moved(state: State, move: Run) -> State:
    markers = with_marker(state.markers, move.square, state.turn, -1, state.players)
    if move.to is None:
        return replace(state, markers=markers, saved=changed(state.saved, state.turn, +1))
    return replace(state, markers=with_marker(markers, move.to, state.turn, +1, state.players))


def after_run(state: State, move: Run, *, alone: bool) -> Step[State]:
    """The second move needs another marker, unless the first stood alone or is the only one left (D21).

    It is optional for a seat that began with one marker: one that led its other marker out still owes it (D20).
    """
    assert isinstance(state.pending, Runs)
    left = state.pending.left - 1
    if not state.markers:
        return finish(state)
    mine = on_board(state, state.turn)
    if not left or not mine:
        return end_turn(state)
    moved = None if alone or mine == 1 else move.to
    may_stop: Literal[True] | None = True if mine == 1 and move.to is not None else None
    return Step(replace(state, pending=Runs(left, moved, may_stop)))


def stay(state: State) -> Step[State]:
    """A seat that began the two moves with one marker in the city may end its turn after the first (D20)."""
    assert isinstance(state.pending, Runs)
    if not state.pending.may_stop:
        raise refused("must_run", "D20")
    square = next(square for square, here in state.markers.items() if here[state.turn])
    return end_turn(state).after(MarkerStayed(seat=state.turn, square=square))
