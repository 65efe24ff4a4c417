"""The spec's count of the ways of the lava. Other counts of lines stand in ``tests/counts``."""

import pytest

from tests.games.downfall.positions import SIX_VENTS, VENTS, field, game, lava_in_hand, moves


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
