"""The ledger on trees made by hand: every term is computed by itself, and their sum is exact."""

from typing import Any

import pytest

from vesuvius.journal import Journal
from vesuvius.review import Settings, Task, assemble
from vesuvius.review.game import Answer, Judge, Weigh
from vesuvius.review.judge import Judgement, Option, _judgement
from vesuvius.review.value import MOST_LEAVES, Values, value
from vesuvius.twin import CHANCE


class Tree:
    """A position made by hand: a leaf with the value of the first of two seats, or draws with their weights."""

    players = 2

    def __init__(self, value: float = 0.0, draws: "list[tuple[int, Tree]] | None" = None) -> None:
        self.value, self.draws = value, draws or []

    def turn(self) -> int:
        return CHANCE if self.draws else 0

    def legal(self) -> list[int]:
        return list(range(len(self.draws)))

    def weights(self) -> list[int]:
        return [weight for weight, _ in self.draws]

    def copy(self) -> "Tree":
        return Tree(self.value, self.draws)

    def play(self, code: int) -> None:
        after = self.draws[code][1]
        self.value, self.draws = after.value, after.draws

    def seed(self, seed: int) -> None:
        self.state = seed

    def deal(self) -> None:
        """Draw without weights, from the seed."""
        while self.draws:
            self.play(self.state % len(self.draws))

    def evaluate(self) -> list[float]:
        return [self.value, 1.0 - self.value]


def valued(tree: Tree) -> Values:
    twin: Any = tree
    return value(twin, "lastdays", seed=1)


def test_a_leaf_has_the_value_of_the_evaluation() -> None:
    assert valued(Tree(0.7)) == pytest.approx((0.7, 0.3))


def test_before_a_draw_the_value_is_the_mean_over_all_draws_by_weight() -> None:
    tree = Tree(draws=[(1, Tree(0.9)), (3, Tree(0.5))])
    assert valued(tree) == pytest.approx((0.6, 0.4))


def test_draws_in_a_row_are_averaged_together() -> None:
    second = Tree(draws=[(1, Tree(1.0)), (1, Tree(0.0))])
    assert valued(Tree(draws=[(1, second), (3, Tree(0.1))])) == pytest.approx((0.2, 0.8))


def test_draws_that_are_too_many_are_sampled_alike_each_time() -> None:
    many = Tree(draws=[(1, Tree(number / MOST_LEAVES)) for number in range(MOST_LEAVES + 1)])
    assert valued(many) == valued(many)
    assert 0.3 < valued(many)[0] < 0.7


VALUES: dict[int, Values] = {
    0: (0.50, 0.50),
    2: (0.55, 0.45),
    3: (0.40, 0.60),
    4: (0.70, 0.30),
    5: (0.65, 0.35),
    6: (1.00, 0.00),
}
"""The values after the moves of a game: two draws of the deal, seat 0, seat 1, a draw, seat 0."""

MOVES: tuple[Any, ...] = (("chance", "a"), ("chance", "b"), (0, "c"), (1, "d"), ("chance", "e"), (0, "f"))


def game_by_hand(*judged: tuple[int, Judgement]) -> Any:
    journal = Journal("pompeji", ("p1", "p2"), MOVES)
    weighed: list[tuple[Task, Answer]] = [(Weigh(number, "pompeji", None), found) for number, found in VALUES.items()]
    judges: list[tuple[Task, Answer]] = [(Judge(number, None, (), None), one) for number, one in judged]
    return assemble(journal, Settings(), [*judges, *weighed])


def test_every_term_of_the_ledger() -> None:
    first, second = game_by_hand().seats
    assert (first.start, first.result) == (0.5, 1.0)
    assert first.luck == pytest.approx(0.05 - 0.05)
    assert first.play == pytest.approx(-0.15 + 0.35)
    assert first.others == pytest.approx(0.30)
    assert second.luck == pytest.approx(-0.05 + 0.05)
    assert second.play == pytest.approx(-0.30)
    assert second.others == pytest.approx(0.15 - 0.35)


def test_the_terms_add_up_to_the_result() -> None:
    for seat in game_by_hand().seats:
        assert seat.start + seat.luck + seat.play + seat.others == pytest.approx(seat.result, abs=1e-12)


def test_the_first_deal_is_one_draw() -> None:
    moved = game_by_hand().moves
    assert moved[0].change == (0.0, 0.0)
    assert moved[1].change == pytest.approx((0.05, -0.05))


def test_moments_are_the_moves_that_gave_away_or_drew_most() -> None:
    best, played = Option("x", 900, 0.62, 0.004), Option("d", 100, 0.50, 0.006)
    blunder = _judgement({1: best, 2: played}, chosen=1, rival=2, code=2, seat=1, static=[0.5, 0.5])
    assert blunder.label == "blunder"
    assert game_by_hand((4, blunder)).moments == (4,)


def test_the_loss_of_a_decision_and_its_error() -> None:
    best, played = Option("x", 900, 0.62, 0.003), Option("d", 100, 0.50, 0.004)
    judged = _judgement({1: best, 2: played}, chosen=1, rival=2, code=2, seat=1, static=[0.8, 0.2])
    assert judged.loss == pytest.approx(0.12)
    assert judged.error == pytest.approx(0.005)
    assert judged.stake == pytest.approx(0.06)
    assert judged.chances == pytest.approx((0.5, 0.5))
    assert not judged.only


@pytest.mark.parametrize(("second", "error", "only"), [(0.54, 0.01, True), (0.58, 0.01, False), (0.54, 0.05, False)])
def test_an_only_move_is_clearly_better_than_the_second(second: float, error: float, only: bool) -> None:
    options = {1: Option("x", 900, 0.60, 0.0), 2: Option("d", 100, second, error)}
    judged = _judgement(options, chosen=1, rival=2, code=1, seat=0, static=[0.5, 0.5])
    assert judged.only is only
    assert judged.loss == 0.0


def test_a_move_that_was_searched_less_but_is_better_loses_nothing() -> None:
    options = {1: Option("x", 900, 0.60, 0.01), 2: Option("d", 100, 0.63, 0.02)}
    assert _judgement(options, chosen=1, rival=2, code=2, seat=0, static=[0.5, 0.5]).loss == 0.0
