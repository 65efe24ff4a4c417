"""Scores with luck taken out, so that fewer games are as certain.

The luck of a seat is what draws changed in its win chance, by the value of the open position (``vesuvius/review``). Its
expectation is 0 whatever the bots do, so a bot's score minus a multiple of its luck has the same expectation and a
smaller spread: luck is a control variate. The multiple is fitted on other rounds than those it is applied to, which
keeps the score unbiased.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from vesuvius.contract import CHANCE, AnyMove, AnyState
from vesuvius.games import game, twin
from vesuvius.intervals import Z95
from vesuvius.review.value import Values, value

FOLDS = 10
"""The number of parts of the rounds: the multiple of each part is fitted on the others."""

SEED = 1
"""The seed of the rollouts that value positions."""

Round: TypeAlias = tuple[float, float, int]
"""Games won, luck, and seats taken by a bot in a round."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A score with luck taken out."""

    score: float
    low: float
    high: float
    """A 95 % interval, which compares rounds."""
    worth: float
    """How many plain games are as certain as one of these."""


def luck_of(name: str, start: AnyState, moves: Sequence[tuple[object, AnyMove]]) -> Values:
    """By how much draws changed the win chance of each seat in a game. The draws of the first deal count as one."""
    rules, module = game(name), twin(name)
    state, luck = start, [0.0] * start.players
    before: Values | None = None
    for number, (actor, move) in enumerate(moves):
        chance = actor == CHANCE
        if chance and before is None:
            before = value(module.from_state(state), name, SEED)
        state = rules.play(state, actor if isinstance(actor, int) else CHANCE, move).state
        dealing = rules.turn(state) == CHANCE and all(one == CHANCE for one, _ in moves[: number + 1])
        if not chance or dealing:
            before = before if dealing else None
            continue
        after = value(module.from_state(state), name, SEED)
        luck = [sum_ + late - early for sum_, late, early in zip(luck, after, before or after, strict=True)]
        before = after
    return tuple(luck)


def adjusted(rounds: Mapping[int, Round]) -> Adjusted | None:
    """A bot's score with luck taken out; None with fewer than two rounds to each part."""
    if len(rounds) < 2 * FOLDS:
        return None
    numbers = sorted(rounds)
    rest = {fold: [rounds[number] for at, number in enumerate(numbers) if at % FOLDS != fold] for fold in range(FOLDS)}
    multiples = {fold: _fitted(others) for fold, others in rest.items()}
    plain, fair = [], []
    for at, number in enumerate(numbers):
        won, luck, seats = rounds[number]
        plain.append(won / seats)
        fair.append((won - multiples[at % FOLDS] * luck) / seats)
    score, spread = _mean(fair), _variance(fair)
    half = Z95 * sqrt(spread / len(fair))
    return Adjusted(score, score - half, score + half, _variance(plain) / spread if spread else 1.0)


def _fitted(rounds: Sequence[Round]) -> float:
    """The multiple of luck that explains most of the games won, per seat."""
    won, luck = [one[0] / one[2] for one in rounds], [one[1] / one[2] for one in rounds]
    middle, centre = _mean(won), _mean(luck)
    spread = sum((one - centre) ** 2 for one in luck)
    return sum((a - middle) * (b - centre) for a, b in zip(won, luck, strict=True)) / spread if spread else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    middle = _mean(values)
    return sum((one - middle) ** 2 for one in values) / (len(values) - 1)
