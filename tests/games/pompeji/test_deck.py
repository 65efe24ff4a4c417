"""The odds of the deck, P3."""

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tests.games.pompeji.positions import plan, table, weights
from vesuvius.contract import draw
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import State

POSITIONS = range(9)


@cache
def about_to_draw(left: int, volcanoes: int) -> State:
    """A state with ``left`` cards in the deck and ``volcanoes`` volcanoes drawn, before the next draw."""
    return table(plan("Ar"), "Bo", "Fy", left=left, volcanoes=volcanoes, waiting="draw")


@cache
def moves_of_chance(left: int, volcanoes: int) -> list[Any]:
    return list(game.legal(about_to_draw(left, volcanoes), "chance"))


def chance_of_volcano(left: int, volcanoes: int) -> Fraction:
    odds = weights(about_to_draw(left, volcanoes))
    return Fraction(odds.get("draw volcano") or 0, sum(weight or 0 for weight in odds.values()))


@pytest.mark.parametrize(
    ("left", "volcanoes", "card", "volcano"),
    [
        (40, 0, 1, None),
        (19, 0, 1, None),
        (18, 0, 8, 16),
        (17, 0, 7, 15),
        (11, 0, 1, 9),
        (10, 0, None, 8),
        (17, 1, 1, None),
        (10, 1, 1, None),
        (9, 1, 1, 1),
        (2, 1, 1, 1),
        (1, 1, None, 1),
    ],
)
def test_weights_of_the_next_card(left: int, volcanoes: int, card: int | None, volcano: int | None) -> None:
    """P3: a draw of weight zero is not listed; the volcano is last."""
    odds = weights(about_to_draw(left, volcanoes))

    buildings = left - 2 + volcanoes if card else 0
    assert list(odds.values()) == [card] * buildings + ([volcano] if volcano else [])
    assert ("draw volcano" in odds) == (volcano is not None)


def test_the_first_volcano_is_as_likely_in_each_of_nine_places() -> None:
    """P3: among the upper nine of the last eighteen cards, exactly."""
    above = Fraction(1)
    for left in range(18, 9, -1):
        here = above * chance_of_volcano(left, 0)
        assert here == Fraction(1, 9)
        above -= here


def test_the_second_volcano_is_as_likely_in_each_of_nine_places() -> None:
    """P3: among the last nine cards, exactly, whenever the first came."""
    assert {chance_of_volcano(left, 1) for left in range(10, 18)} == {0}
    above = Fraction(1)
    for left in range(9, 0, -1):
        here = above * chance_of_volcano(left, 1)
        assert here == Fraction(1, 9)
        above -= here


def test_both_volcanoes_come_where_shuffled_piles_would_put_them() -> None:
    """P3 (preparation: two piles of 8, a volcano shuffled into each, one on the other). Statistical, with a fixed seed.

    Over 8,100 decks each of the 81 pairs of places is expected 100 times; chi-square with 80 degrees of freedom stays
    below 124.8 in 999 of 1,000 fair samples.
    """
    rng = random.Random(79)
    pairs: Counter[tuple[int, int]] = Counter()
    for _ in range(8100):
        came: list[int] = []
        for left in range(18, 0, -1):
            if str(draw(moves_of_chance(left, len(came)), rng)) == "draw volcano":
                came.append(left)
            if len(came) == 2:
                break
        pairs[18 - came[0], 9 - came[1]] += 1

    assert set(pairs) == {(first, second) for first in POSITIONS for second in POSITIONS}
    assert sum((count - 100) ** 2 / 100 for count in pairs.values()) < 124.8
