"""Counting tests (perft): how many lines of each length a position has, every seat and chance included.

Each file in ``tests/counts`` pairs a position with its counts. Every move of chance counts once, whatever its weight.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from vesuvius.contract import CHANCE, Actor, AnyGame

COUNTS = sorted((Path(__file__).parent / "counts").glob("*/*.json"))


def openings(game: AnyGame, state: Any) -> Iterator[tuple[Actor, Any]]:
    """Every legal move of anybody: chance, the seat to move, and seats out of turn."""
    for actor in (CHANCE, *range(len(game.names(state)))):
        for move in game.legal(state, actor):
            yield actor, move


def lines(game: AnyGame, state: Any, length: int) -> int:
    """The number of lines of play of that length."""
    if length == 1:
        return sum(1 for _ in openings(game, state))
    return sum(lines(game, game.play(state, *opening).state, length - 1) for opening in openings(game, state))


def by_first_move(game: AnyGame, state: Any, length: int) -> str:
    """The count behind each first move, which points to the rule that changed."""
    return "\n".join(
        f"{actor} {move}: {lines(game, game.play(state, actor, move).state, length - 1) if length > 1 else 1}"
        for actor, move in openings(game, state)
    )


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_lines_of_a_position_are_counted(path: Path) -> None:
    counted: dict[str, Any] = json.loads(path.read_text("utf-8"))
    game = vesuvius.game(path.parent.name)
    state = game.load(counted["position"])
    for length, count in enumerate(counted["counts"], start=1):
        found = lines(game, state, length)
        assert found == count, (
            f"{counted['name']}: {found} lines of {length}, not {count}\n{by_first_move(game, state, length)}"
        )


@pytest.mark.parametrize("name", vesuvius.games())
def test_every_game_has_positions_to_count(name: str) -> None:
    assert sum(path.parent.name == name for path in COUNTS) >= 8
