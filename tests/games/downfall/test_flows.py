"""The number of ways the lava can flow. ``tests/counts`` has the other counts of lines."""

import pytest

from tests.games.downfall.positions import SIX_VENTS, VENTS, field, game, lava_in_hand, moves


def flows(lava: dict[str, str], length: int) -> int:
    """The number of ways to lay ``length`` tiles in an empty city when any symbol may be drawn each time."""
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
