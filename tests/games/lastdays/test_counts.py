"""How many lines of each length a position has: one number that notices a change in any rule.

Every move of chance counts once, whatever its weight. The short counts of each position were worked out by hand.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from vesuvius.games import lastdays

FILES = sorted((Path(__file__).parents[2] / "counts" / "lastdays").glob("*.json"))


def lines(state: lastdays.State, length: int) -> int:
    """The number of lines of a length from here on; a game that is over has none."""
    waited_for = lastdays.turn(state)
    if waited_for is None:
        return 0
    moves = lastdays.legal(state, waited_for)
    if length == 1:
        return len(moves)
    return sum(lines(lastdays.play(state, waited_for, move).state, length - 1) for move in moves)


def by_first_move(state: lastdays.State, length: int) -> str:
    """The same, told by first move, which finds the rule that changed."""
    waited_for = lastdays.turn(state)
    assert waited_for is not None
    told = []
    for move in lastdays.legal(state, waited_for):
        after = lastdays.play(state, waited_for, move).state
        told.append(f"{move}: {lines(after, length - 1) if length > 1 else 1}")
    return "\n".join(told)


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
