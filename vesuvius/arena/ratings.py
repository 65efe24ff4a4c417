"""Bradley-Terry ratings: the maximum-likelihood strengths of the bots, on the Elo scale.

Bots do not change between games, so the order of the games must not matter: this is a fit to all of them at once, not
an update game by game as in OpenSkill. Intervals are computed between rounds: the games of a round share random
numbers and count as one observation.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TypeAlias

from vesuvius.intervals import Z95

ELO = 400 / log(10)
"""Rating points for a factor e of strength: 400 points are ten to one."""


Wins: TypeAlias = Mapping[tuple[str, str], float]
"""How often the first bot finished before the second; a tie counts half for each."""


@dataclass(frozen=True, slots=True)
class Rating:
    """In Elo points; the mean of all bots is 0."""

    elo: float
    low: float
    high: float


def ratings(bots: Sequence[str], rounds: Sequence[Wins]) -> dict[str, Rating]:
    """Fit the strengths. Each bot gets a pseudo-win against every other, each as a round of its own, so that a bot that
    never lost has a finite rating and small samples give wide intervals."""
    if len(bots) < 2:
        return {bot: Rating(0.0, 0.0, 0.0) for bot in bots}
    number = {bot: at for at, bot in enumerate(bots)}
    observed = [{(number[a], number[b]): wins for (a, b), wins in one.items()} for one in rounds]
    observed += [{(a, b): 1.0} for a in range(len(bots)) for b in range(len(bots)) if a != b]
    total: dict[tuple[int, int], float] = {}
    for one in observed:
        for pair, wins in one.items():
            total[pair] = total.get(pair, 0.0) + wins
    strength = [0.0] * len(bots)
    for _ in range(100):
        step = _solve(_curvature(strength, total), _slope(strength, total))
        strength = [s + max(-1.0, min(1.0, d)) for s, d in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            break
    mean = sum(strength) / len(bots)
    bent = _curvature(strength, total)
    slopes = [_slope(strength, one) for one in observed]
    result: dict[str, Rating] = {}
    for at, bot in enumerate(bots):
        influence = _solve(bent, [float(at == other) - 1 / len(bots) for other in range(len(bots))])
        pulls = [sum(i * s for i, s in zip(influence, slope, strict=True)) for slope in slopes]
        error = sqrt(sum(pull**2 for pull in pulls) * len(pulls) / (len(pulls) - 1))
        elo, width = ELO * (strength[at] - mean), ELO * Z95 * error
        result[bot] = Rating(elo, elo - width, elo + width)
    return result


def _chance(strength: Sequence[float], a: int, b: int) -> float:
    """The probability that a finishes before b."""
    return 1 / (1 + exp(strength[b] - strength[a]))


def _slope(strength: Sequence[float], wins: Mapping[tuple[int, int], float]) -> list[float]:
    """The gradient of the log-likelihood."""
    slope = [0.0] * len(strength)
    for (a, b), won in wins.items():
        surprise = won * (1 - _chance(strength, a, b))
        slope[a] += surprise
        slope[b] -= surprise
    return slope


def _curvature(strength: Sequence[float], wins: Mapping[tuple[int, int], float]) -> list[list[float]]:
    """The curvature of the log-likelihood. Only differences of strengths matter, so their mean is held constant."""
    many = len(strength)
    bent = [[1 / many] * many for _ in range(many)]
    for (a, b), won in wins.items():
        p = _chance(strength, a, b)
        weight = won * p * (1 - p)
        bent[a][a] += weight
        bent[b][b] += weight
        bent[a][b] -= weight
        bent[b][a] -= weight
    return bent


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a linear system by Gaussian elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = [value / rows[at][at] for value in rows[at]]
        rows = [
            pivot if row == at else [value - line[at] * p for value, p in zip(line, pivot, strict=True)]
            for row, line in enumerate(rows)
        ]
    return [row[-1] for row in rows]
