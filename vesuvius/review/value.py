"""The value of an open position: what really lay on the table, not what a seat could know of it."""

from collections.abc import Iterator, Sequence
from operator import mul

from vesuvius.games import spec
from vesuvius.twin import CHANCE, OVER, SENSIBLE, Twin

Values = tuple[float, ...]
"""A win chance for each seat; the sum is 1."""

MOST_LEAVES = 300
"""The most positions that are evaluated one by one to average over draws; more are sampled."""

SAMPLES = 64
"""How many times the draws are sampled where there are too many."""

STRIDE = 0x9E37_79B9_7F4A_7C15
"""An odd number that spreads the seeds of samples."""


def value(twin: Twin, name: str, seed: int) -> Values:
    """The value of a position; before a move of chance, the mean over all draws by their weights.

    It depends on the position and the seed alone. Rollouts and samples use common random numbers: the same seeds in
    every position, so that two values differ by the positions rather than by noise.
    """
    rollouts = spec(name).value_rollouts
    if twin.turn() != CHANCE:
        return _leaf(twin, rollouts, seed)
    if _leaves(twin, MOST_LEAVES) > MOST_LEAVES:
        return _sampled(twin, rollouts, seed)
    return _mean(twin, rollouts, seed)


def _leaf(twin: Twin, rollouts: int, seed: int) -> Values:
    if twin.turn() == OVER:
        return tuple(twin.result())
    if not rollouts:
        return tuple(twin.evaluate())
    game = twin.copy()
    game.seed(seed)
    return tuple(game.shares(rollouts, SENSIBLE))


def _leaves(twin: Twin, most: int) -> int:
    """How many positions the draws can lead to; more than ``most`` are not counted to the end."""
    if twin.turn() != CHANCE:
        return 1
    found = 0
    for after in _draws(twin):
        found += _leaves(after, most - found)
        if found > most:
            break
    return found


def _mean(twin: Twin, rollouts: int, seed: int) -> Values:
    """The mean over all draws."""
    if twin.turn() != CHANCE:
        return _leaf(twin, rollouts, seed)
    return _weighted([_mean(after, rollouts, seed) for after in _draws(twin)], twin.weights())


def _draws(twin: Twin) -> Iterator[Twin]:
    """The positions after each draw, in the order of the weights."""
    for code in twin.legal():
        after = twin.copy()
        after.play(code)
        yield after


def _sampled(twin: Twin, rollouts: int, seed: int) -> Values:
    found = []
    for number in range(SAMPLES):
        after = twin.copy()
        after.seed(seed + number * STRIDE & 0xFFFF_FFFF_FFFF_FFFF)
        after.deal()
        found.append(_leaf(after, rollouts, seed))
    return _weighted(found, [1] * SAMPLES)


def _weighted(values: Sequence[Values], weights: Sequence[int]) -> Values:
    total = sum(weights)
    return tuple(sum(map(mul, column, weights)) / total for column in zip(*values, strict=True))
