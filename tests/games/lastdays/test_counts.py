"""How many lines of each length a position has: one number that notices a change in any rule.

Every move of chance counts once, whatever its weight. The short counts of each position were worked out by hand.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vesuvius.game import CHANCE, Actor
from vesuvius.games import lastdays

FILES = sorted((Path(__file__).parents[2] / "counts" / "lastdays").glob("*.json"))


def openings(state: lastdays.State) -> Iterator[tuple[Actor, str]]:
    """Every move open to anybody: chance, the seat waited for, and a seat out of turn."""
    for actor in (CHANCE, *range(state.players)):
        for move in lastdays.legal(state, actor):
            yield actor, str(move)


def lines(state: lastdays.State, length: int) -> int:
    """The number of lines of a length from here on; a game that is over has none."""
    if length == 1:
        return sum(1 for _ in openings(state))
    return sum(lines(lastdays.play(state, *opening).state, length - 1) for opening in openings(state))


def by_first_move(state: lastdays.State, length: int) -> str:
    """The same, told by first move, which finds the rule that changed."""
    counts = ((opening, lastdays.play(state, *opening).state) for opening in openings(state))
    return "\n".join(
        f"{actor} {move}: {lines(after, length - 1) if length > 1 else 1}" for (actor, move), after in counts
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_lines_of_a_position_are_as_many_as_were_counted(file: Path) -> None:
    """Counting test: compare, and print the counts by first move where they differ."""
    case: dict[str, Any] = json.loads(file.read_text("utf-8"))
    state = lastdays.load(case["position"])
    for length, count in enumerate(case["counts"], 1):
        found = lines(state, length)
        assert found == count, f"{case['name']}, {length} moves deep:\n{by_first_move(state, length)}"


def test_there_are_positions_to_count() -> None:
    """The files are found."""
    assert len(FILES) >= 8
