"""How sure a figure from many games is."""

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964
"""Standard errors on each side of a 95 % interval."""


def interval(rounds: Sequence[tuple[float, int]], most: float, least: float = 0) -> tuple[float, float]:
    """A 95 % interval for a score, from games won and seats taken by round. Rounds are compared, not games, because the
    games of a round share random numbers. One pseudo-round with the most wins and one with the least keep the
    interval open when all rounds agree."""
    size = max(seats for _, seats in rounds)
    known = [*rounds, (most, size), (least, size)]
    seats = sum(n for _, n in known)
    centre = sum(won for won, _ in known) / seats
    spread = sum((won - centre * n) ** 2 for won, n in known) * len(known) / (len(known) - 1)
    half = Z95 * sqrt(spread) / seats
    raw = sum(won for won, _ in rounds) / sum(n for _, n in rounds)
    return max(0.0, min(raw, centre - half)), min(1.0, max(raw, centre + half))
