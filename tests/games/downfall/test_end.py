"""The end, D23–D24."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    GATES,
    RED,
    YELLOW,
    after,
    eruption,
    events_of,
    field,
    fleeing,
    game,
    lava_in_hand,
    moves,
    people,
    play,
    settling,
    stage,
)
from vesuvius import Outcome
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.events import GameEnded, MarkersLost


def over(saved: list[int], volcano: list[int]) -> object:
    """A finished game."""
    return game.load(
        {
            "game": "downfall",
            "players": len(saved),
            "phase": "over",
            "waiting": "over",
            "saved": saved,
            "volcano": volcano,
        }
    )


def test_the_turn_of_the_last_tile_is_the_last() -> None:
    """D23 (end of game): red draws the last tile, lays it and makes both moves; who is left in the city is lost."""
    city = fleeing({"A5": (RED, RED, RED), "F5": (BLACK, BLACK)}, waiting="tile", bag={"coin": 1})

    city = after(city, "- tile coin", "red lava C2", "red run A5 out")
    assert stage(city) == ("flight", "run", RED)

    step = play(city, "red run A5 out")

    assert events_of(step, MarkersLost) == [
        MarkersLost(cause="left_behind", squares=FrozenDict({"A5": (1, 0), "F5": (0, 2)}))
    ]
    assert events_of(step, GameEnded) == [GameEnded(places=(1, 2), scores=(2, 0), reason="saved")]
    assert people(step.state) == {}
    assert field(step.state, "volcano") == [1, 2]
    assert game.turn(step.state) is None


def test_a_last_tile_set_aside_ends_the_game_as_well() -> None:
    """D23 with D14: the tile was *drawn*; red still moves, then it is over."""
    city = fleeing({"A5": (RED, RED), "F5": (BLACK,)}, waiting="tile", lava={"E4": "coin"}, bag={"column": 1})

    city = after(city, "- tile column", "red run A5 A4")
    assert stage(city) == ("flight", "run", RED)
    assert stage(after(city, "red run A5 out"))[:2] == ("over", "over")


def test_a_player_without_markers_ends_the_game_by_laying_the_last_tile() -> None:
    """D22, D23."""
    city = lava_in_hand("coin", {"F5": (BLACK,)}, bag={})

    city = after(city, "red lava C2")

    assert game.turn(city) is None
    assert field(city, "volcano") == [0, 1]


def test_a_bag_can_run_out_before_the_sixth_tile() -> None:
    """D23 (D13 included): only possible from a loaded position, or with tiles set aside."""
    city = eruption({"F5": (RED, BLACK)}, bag={"coin": 1})

    step = play(after(city, "- tile coin"), "red lava C2")

    assert game.turn(step.state) is None
    assert events_of(step, MarkersLost) == [MarkersLost(cause="left_behind", squares=FrozenDict({"F5": (1, 1)}))]


def test_the_game_ends_when_lava_takes_the_last_marker() -> None:
    """D23 (the game may end earlier): at once, with tiles in the bag."""
    step = play(lava_in_hand("coin", {"C2": (RED, BLACK)}), "red lava C2")

    assert game.turn(step.state) is None
    assert [event.type for event in step.events] == ["lava", "lost", "ended"]


def test_the_game_ends_when_lava_takes_the_last_marker_before_the_flight() -> None:
    """D23: also in D13."""
    city = eruption({"C2": (RED, BLACK)}, waiting="lava", tile="coin")

    assert game.turn(after(city, "red lava C2")) is None


def test_the_game_ends_when_the_last_gate_is_closed() -> None:
    """D16, D23 (the gates cannot be reached any more): six gates are under lava; the seventh follows."""
    lava = dict.fromkeys(GATES, "scroll") | {"G1": "scroll"}
    del lava["F1"]
    city = lava_in_hand("scroll", {"F5": (RED, BLACK), "A4": (BLACK,)}, lava=lava)

    step = play(city, "red lava F1")

    assert events_of(step, MarkersLost) == [
        MarkersLost(cause="cut_off", squares=FrozenDict({"A4": (0, 1), "F5": (1, 1)}))
    ]
    assert game.turn(step.state) is None


def test_the_game_ends_between_two_moves() -> None:
    """D23: red's first move saves the last marker of all; there is no second."""
    step = play(fleeing({"A5": (RED,)}, saved=[2, 3]), "red run A5 out")

    assert game.turn(step.state) is None
    assert field(step.state, "saved") == [3, 3]
    assert events_of(step, MarkersLost) == []


def test_an_eruption_over_an_empty_city_ends_the_game() -> None:
    """D12, D23: no marker is on the board, so there is nothing to flee."""
    city = settling(waiting="draw", left=1, omens=0)

    step = play(city, "- draw ad79")

    assert game.turn(step.state) is None
    assert game.outcome(step.state) == Outcome((1, 1), (0, 0), "shared")


@pytest.mark.parametrize(
    ("saved", "volcano", "places", "reason"),
    [
        ([5, 3], [9, 0], (1, 2), "saved"),
        ([3, 3, 1], [2, 1, 0], (2, 1, 3), "volcano"),
        ([3, 3, 1], [1, 1, 0], (1, 1, 3), "shared"),
        ([5, 3, 3, 1], [9, 2, 2, 0], (1, 2, 2, 4), "saved"),
        ([1, 4, 4, 4], [0, 2, 2, 3], (4, 1, 1, 3), "shared"),
        ([0, 0], [0, 0], (1, 1), "shared"),
    ],
)
def test_most_saved_wins_then_fewest_in_the_volcano(
    saved: list[int], volcano: list[int], places: tuple[int, ...], reason: str
) -> None:
    """D24 (end of the game): a tie goes to the fewest own markers in the volcano. Ruling: still tied, it is shared."""
    assert game.outcome(over(saved, volcano)) == Outcome(places, tuple(saved), reason)


def test_there_is_no_outcome_before_the_end() -> None:
    """D24."""
    assert game.outcome(fleeing({"F5": (RED,)}, saved=[4, 1])) is None
    assert game.outcome(settling()) is None


def test_nobody_plays_on_after_the_end() -> None:
    """D23."""
    end = over([2, 1, 0], [0, 0, 0])

    for seat in (RED, BLACK, YELLOW):
        assert moves(end, seat) == set()
