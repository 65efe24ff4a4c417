"""Counting tests: how many lines of one, two and three moves a position has, every seat and chance included.

The counts were worked out by a second, independent program written from the rules alone.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.downfall.positions import SIX_VENTS, VENTS, State, field, game, lava_in_hand, moves
from vesuvius import CHANCE
from vesuvius.game import Actor

COUNTS = sorted((Path(__file__).parents[2] / "counts" / "downfall").glob("*.json"))


def openings(state: State) -> list[tuple[Actor, Any]]:
    """Every move open to anybody: chance, the seat on turn, and seats out of turn."""
    players = len(game.names(state))
    return [(actor, move) for actor in (CHANCE, *range(players)) for move in game.legal(state, actor)]


def lines(state: State, length: int) -> int:
    """How many lines of play of that length there are."""
    if length == 1:
        return len(openings(state))
    return sum(lines(game.play(state, actor, move).state, length - 1) for actor, move in openings(state))


def by_first_move(state: State, length: int) -> str:
    """The count of each first move: where two programs differ, the rule is found."""
    return "\n".join(
        f"{actor} {move}: {lines(game.play(state, actor, move).state, length - 1) if length > 1 else 1}"
        for actor, move in openings(state)
    )


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: path.stem)
def test_the_lines_of_a_position_are_counted(path: Path) -> None:
    counted = json.loads(path.read_text())
    state = game.load(counted["position"])
    for length, count in enumerate(counted["counts"], start=1):
        found = lines(state, length)
        assert found == count, (
            f"{counted['name']}: {found} lines of {length}, not {count}\n{by_first_move(state, length)}"
        )


def test_there_are_positions_to_count() -> None:
    assert len(COUNTS) >= 18


def flows(lava: dict[str, str], length: int) -> int:
    """How many ways so many tiles can be laid in an empty city, any symbol being drawn each time."""
    count = 0
    for symbol in VENTS:
        city = lava_in_hand(symbol, lava=lava)
        if length == 1:
            count += len(moves(city))
            continue
        for move in game.legal(city, 0):
            count += flows(field(game.play(city, 0, move).state, "lava"), length - 1)
    return count


@pytest.mark.parametrize(("length", "count"), [(1, 17), (2, 316), (3, 6333)])
def test_the_ways_of_the_lava_are_counted(length: int, count: int) -> None:
    """D14: from the six vents covered, with nobody home and any symbol drawn."""
    assert flows(SIX_VENTS, length) == count
