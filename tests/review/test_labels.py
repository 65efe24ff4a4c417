"""Labels and accuracy: what a loss is called, and what it counts."""

import pytest

from vesuvius.review.labels import accuracy, accuracy_of, label


@pytest.mark.parametrize(
    ("loss", "error", "name"),
    [
        (0.0, 0.0, "best"),
        (0.0049, 0.5, "best"),
        (0.005, 0.0, "good"),
        (0.0199, 0.5, "good"),
        (0.02, 0.0, "slip"),
        (0.05, 0.025, "mistake"),
        (0.10, 0.05, "blunder"),
        (0.9, 0.1, "blunder"),
    ],
)
def test_a_loss_has_the_label_of_its_size(loss: float, error: float, name: str) -> None:
    assert label(loss, error, is_best=False) == name


@pytest.mark.parametrize(("loss", "error"), [(0.02, 0.011), (0.06, 0.031), (0.3, 0.2)])
def test_a_bad_label_needs_a_loss_of_two_standard_errors(loss: float, error: float) -> None:
    assert label(loss, error, is_best=False) is None


def test_the_best_move_is_best_whatever_the_error() -> None:
    assert label(0.0, 1.0, is_best=True) == "best"


def test_the_curve_of_accuracy_falls_from_a_hundred_to_nothing() -> None:
    assert accuracy_of(0.0, 2) == pytest.approx(100.0, abs=0.01)
    assert accuracy_of(0.1, 2) == pytest.approx(103.1668 * 2.718281828**-0.4354 - 3.1669)
    assert accuracy_of(1.0, 2) == 0.0


def test_a_loss_weighs_more_where_an_even_share_is_smaller() -> None:
    assert accuracy_of(0.05, 4) == pytest.approx(accuracy_of(0.10, 2))


def test_decisions_count_by_what_was_at_stake() -> None:
    even = accuracy([(0.0, 1.0), (0.1, 1.0)], 2)
    assert even == pytest.approx((accuracy_of(0.0, 2) + accuracy_of(0.1, 2)) / 2)
    assert accuracy([(0.0, 3.0), (0.1, 1.0)], 2) == pytest.approx((3 * accuracy_of(0.0, 2) + accuracy_of(0.1, 2)) / 4)
    assert accuracy([(0.0, 0.0), (0.1, 0.0)], 2) == even
    assert accuracy([], 2) is None


def test_one_blunder_does_not_outweigh_ten_mistakes() -> None:
    mistakes, blunder = [(0.06, 1.0)] * 10, [(0.0, 1.0)] * 9 + [(0.5, 1.0)]
    worse, better = accuracy(mistakes, 2), accuracy(blunder, 2)
    assert worse is not None
    assert better is not None
    assert worse < better
