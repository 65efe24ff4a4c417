"""Scores with luck taken out: unbiased, narrower, and equal to the ledger of a review."""

from random import Random

import pytest

from tests.golden import FOLDER
from vesuvius import journal
from vesuvius.arena.adjusting import FOLDS, Round, adjusted, luck_of
from vesuvius.arena.plan import plan_of, sitting
from vesuvius.arena.sitting import UNASKED, Extras, play
from vesuvius.arena.standings import Standings
from vesuvius.review import Settings, review


def rounds(number: int, skill: float, seed: int = 1) -> dict[int, Round]:
    """Rounds in which luck decides most of who wins."""
    rng = Random(seed)
    found = {}
    for at in range(number):
        luck = rng.gauss(0.0, 0.3)
        found[at] = (float(rng.random() < min(1.0, max(0.0, skill + luck))), luck, 1)
    return found


def test_the_adjusted_score_agrees_with_the_plain_one_and_is_narrower() -> None:
    many = rounds(20_000, 0.55)
    one = adjusted(many)
    assert one is not None
    plain = sum(won for won, _, _ in many.values()) / len(many)
    assert one.score == pytest.approx(plain, abs=0.01)
    assert one.score == pytest.approx(0.55, abs=0.01)
    assert one.low < 0.55 < one.high
    assert 1.2 < one.worth < 2.0


def test_the_multiple_is_fitted_on_other_rounds() -> None:
    """A single round with great luck cannot explain itself away: it is adjusted by what the others show."""
    flat: dict[int, Round] = {at: (0.5, 0.1 if at % 2 else -0.1, 1) for at in range(2 * FOLDS)}
    flat[0] = (1.0, 1.0, 1)
    one = adjusted(flat)
    assert one is not None
    assert one.score == pytest.approx((0.5 * (2 * FOLDS - 1) + 1.0) / (2 * FOLDS), abs=0.02)


def test_too_few_rounds_are_not_adjusted() -> None:
    assert adjusted(rounds(2 * FOLDS - 1, 0.5)) is None


@pytest.mark.parametrize("name", ["downfall", "lastdays"])
def test_the_luck_of_a_game_is_that_of_its_review(name: str) -> None:
    played = journal.read((FOLDER / name / "2-players.txt").read_text("utf-8"))
    start = played.rules.start(len(played.players), **played.options)
    found = review(played, Settings(nodes=2))
    assert luck_of(name, start, played.moves) == pytest.approx([seat.luck for seat in found.seats])


def test_an_arena_that_asks_for_luck_gets_it() -> None:
    plan = plan_of("lastdays", ["citizen", "novice"], seed=3)
    results = [play(plan, sitting(plan, number), list(UNASKED), Extras(luck=True)) for number in range(4)]
    assert all(sum(result.luck) == pytest.approx(0.0, abs=1e-9) for result in results)
    assert any(abs(luck) > 0.01 for result in results for luck in result.luck)
    standings = Standings(plan, results)
    assert "adjusted" not in standings.as_json(), "too few rounds"
    assert sum(taken for _, _, taken in standings.bots["citizen"].luck.values()) == 4
