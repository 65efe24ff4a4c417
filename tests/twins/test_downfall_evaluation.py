"""The evaluation of The Downfall of Pompeii: the estimated win chance of each seat."""

from typing import Any

import pytest

from tests.games.downfall.positions import BLACK, RED, eruption, fleeing, settling
from tests.lockstep import both_builds
from vesuvius.games import twin
from vesuvius.twin import OVER, SENSIBLE

BUILDS = both_builds("downfall")


def red_value(state: Any) -> float:
    found: float = twin("downfall").from_state(state).evaluate()[RED]
    return found


@pytest.mark.parametrize("options", [{}, {"dual_vents": True}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_builds_evaluate_alike_and_the_seats_sum_to_1_all_through_a_game(
    players: int, options: dict[str, bool]
) -> None:
    games = [build.Twin(players, 79, **options) for build in BUILDS.values()]
    while games[0].turn() != OVER:
        first, second = (game.evaluate() for game in games)
        assert first == pytest.approx(second)
        assert sum(first) == pytest.approx(1.0)
        assert min(first) >= 0.0
        for game in games:
            game.deal() if game.turn() < 0 else game.play(game.choose(SENSIBLE))


@pytest.mark.parametrize("phase", [settling, eruption])
def test_a_home_near_a_gate_and_far_from_a_vent_is_worth_more(phase: Any) -> None:
    assert red_value(phase({"A3": (RED,), "D6": (BLACK,)})) > 0.5
    assert red_value(phase({"A3": (BLACK,), "D6": (RED,)})) < 0.5


def test_an_empty_deck_makes_a_lead_worth_more() -> None:
    people = {"A3": (RED, RED), "B4": (RED,), "D6": (BLACK,)}
    assert red_value(settling(people, left=2, omens=0)) > red_value(settling(people, left=30)) > 0.5


def test_a_nearest_gate_that_the_next_tile_may_cover_lowers_the_value() -> None:
    """Red stands two steps from the Porta Marina; helmets lie beside that gate, or far away."""
    people = {"C5": (RED,), "F3": (BLACK,)}
    beside, away = (
        red_value(fleeing(people, turn=BLACK, waiting="tile", lava={square: "helmet"}, bag={"helmet": 3, "mask": 7}))
        for square in ("A6", "J7")
    )
    assert beside < away


def test_markers_too_far_away_for_the_tiles_left_are_worth_nothing() -> None:
    """Both are far from any gate, but red has one saved; black's chance fades with the bag."""
    people = {"F4": (RED, RED), "D3": (BLACK, BLACK)}
    late, early = (
        red_value(fleeing(people, saved=[1, 0], lava={"J7": "helmet"}, waiting="tile", bag=bag))
        for bag in ({"helmet": 1}, {"helmet": 6, "coin": 8, "mask": 7})
    )
    assert late > 0.95 > early
