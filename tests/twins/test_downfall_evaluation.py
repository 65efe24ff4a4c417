"""What the twin of The Downfall of Pompeii tells a search: how likely each seat seems to win."""

from typing import Any

import pytest

from tests.games.downfall.positions import BLACK, RED, eruption, fleeing, settling
from tests.lockstep import both_builds
from vesuvius.games import twin
from vesuvius.twin import OVER, SENSIBLE

BUILDS = both_builds("downfall")


def red_hopes(state: Any) -> float:
    found: float = twin("downfall").from_state(state).hopes()[RED]
    return found


@pytest.mark.parametrize("options", [{}, {"dual_vents": True}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_builds_hope_alike_all_through_a_game_and_all_seats_together_come_to_1(
    players: int, options: dict[str, bool]
) -> None:
    games = [build.Twin(players, 79, **options) for build in BUILDS.values()]
    while games[0].turn() != OVER:
        first, second = (game.hopes() for game in games)
        assert first == pytest.approx(second)
        assert sum(first) == pytest.approx(1.0)
        assert min(first) >= 0.0
        for game in games:
            game.deal() if game.turn() < 0 else game.play(game.choose(SENSIBLE))


@pytest.mark.parametrize("phase", [settling, eruption])
def test_a_home_near_a_gate_and_far_from_a_vent_is_worth_more(phase: Any) -> None:
    assert red_hopes(phase({"A3": (RED,), "D6": (BLACK,)})) > 0.5
    assert red_hopes(phase({"A3": (BLACK,), "D6": (RED,)})) < 0.5


def test_an_empty_deck_makes_a_lead_worth_more() -> None:
    people = {"A3": (RED, RED), "B4": (RED,), "D6": (BLACK,)}
    assert red_hopes(settling(people, left=2, omens=0)) > red_hopes(settling(people, left=30)) > 0.5


def test_whose_nearest_gate_the_next_tile_may_cover_hopes_for_less() -> None:
    """Red stands two steps from the Porta Marina; helmets lie beside that gate, or far away."""
    people = {"C5": (RED,), "F3": (BLACK,)}
    beside, away = (
        red_hopes(fleeing(people, turn=BLACK, waiting="tile", lava={square: "helmet"}, bag={"helmet": 3, "mask": 7}))
        for square in ("A6", "J7")
    )
    assert beside < away


def test_whoever_comes_too_late_for_the_last_tile_hopes_for_nothing() -> None:
    """Both are far from any gate, but red has one saved; black's chance fades with the bag."""
    people = {"F4": (RED, RED), "D3": (BLACK, BLACK)}
    late, early = (
        red_hopes(fleeing(people, saved=[1, 0], lava={"J7": "helmet"}, waiting="tile", bag=bag))
        for bag in ({"helmet": 1}, {"helmet": 6, "coin": 8, "mask": 7})
    )
    assert late > 0.95 > early
