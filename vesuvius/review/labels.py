"""Labels of decisions, and the accuracy of a seat."""

from collections.abc import Iterable
from math import exp
from typing import Final, Literal

Label = Literal["best", "good", "slip", "mistake", "blunder"]

BEST, GOOD = 0.005, 0.02
"""A decision that loses less than this is best, or good."""

BAD: Final[tuple[tuple[float, Label], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "slip"))
"""The labels of worse decisions, by the loss from which they hold."""

ONLY = 0.05
"""How much worse the second best move must be for the best to be the only good one."""

CERTAIN = 2.0
"""How many standard errors a difference must exceed."""


def label(loss: float, error: float, *, is_best: bool) -> Label | None:
    """The label of a decision; None where a bad one would lie within two standard errors of its loss."""
    if is_best or loss < BEST:
        return "best"
    if loss < GOOD:
        return "good"
    if loss < CERTAIN * error:
        return None
    return next(name for least, name in BAD if loss >= least)


def accuracy_of(loss: float, players: int) -> float:
    """The accuracy of one decision, 0 to 100: lichess's curve, over the loss in percent of an even share's double."""
    points = 100.0 * loss * players / 2
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * points) - 3.1669))


def accuracy(decisions: Iterable[tuple[float, float]], players: int) -> float | None:
    """The mean accuracy of decisions, given as (loss, stake): each counts by what was at stake. None without any."""
    rated = [(accuracy_of(loss, players), stake) for loss, stake in decisions]
    weight = sum(stake for _, stake in rated)
    if not rated:
        return None
    if not weight:
        return sum(one for one, _ in rated) / len(rated)
    return sum(one * stake for one, stake in rated) / weight
