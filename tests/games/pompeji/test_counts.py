"""Counting tests: how many lines of each length lead on from a position, chance and out-of-turn moves included.

When a count breaks, the counts per first move are printed: compare them with the last good ones to find the rule.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vesuvius.game import CHANCE, Actor
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import Move, State

COUNTS = sorted((Path(__file__).parents[2] / "counts" / "pompeji").glob("*.json"))


def moves(state: State) -> Iterator[tuple[Actor, Move]]:
    """Every move that anybody may make now."""
    actors: tuple[Actor, ...] = (*range(state.players), CHANCE)
    for actor in actors:
        for move in game.legal(state, actor):
            yield actor, move


def lines(state: State, length: int) -> int:
    """How many lines of so many moves there are."""
    if length == 0:
        return 1
    if length == 1:
        return sum(1 for _ in moves(state))
    return sum(lines(game.play(state, actor, move).state, length - 1) for actor, move in moves(state))


def per_first_move(state: State, length: int) -> str:
    counts = {f"{actor} {move}": lines(game.play(state, actor, move).state, length - 1) for actor, move in moves(state)}
    return "\n".join(f"{move}: {count}" for move, count in counts.items())


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: str(path.stem))
def test_counts(path: Path) -> None:
    """All rules at once: P3-P16."""
    stored: dict[str, Any] = json.loads(path.read_text("utf-8"))
    state = game.load(stored["position"])

    for length, count in enumerate(stored["counts"], start=1):
        found = lines(state, length)
        assert found == count, f"{stored['name']}, length {length}\n{per_first_move(state, length)}"


def test_there_are_counts() -> None:
    """No test that cannot fail: the files are where they are looked for."""
    assert len(COUNTS) >= 6
