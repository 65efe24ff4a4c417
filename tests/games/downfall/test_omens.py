"""Omens, D8."""

from tests.games.downfall.positions import (
    BLACK,
    RED,
    YELLOW,
    after,
    events_of,
    field,
    moves,
    people,
    play,
    refusal,
    settling,
    stage,
)
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.events import MarkersLost

THREE_HOUSES = {"C3": (RED, BLACK), "E1": (BLACK, YELLOW), "K4": (RED,)}


def test_an_omen_makes_the_drawer_choose_a_victim() -> None:
    """D8 (omen): a marker of another player, in any building; there is no way to spare them all."""
    city = settling(THREE_HOUSES, players=3, waiting="draw", left=30)

    city = after(city, "- draw omen")

    assert stage(city) == ("settling", "omen", RED)
    assert moves(city) == {"omen C3 black", "omen E1 black", "omen E1 yellow"}
    assert field(city, "deck") == {"left": 29, "omens": 6, "ad79": 1}


def test_the_victim_goes_into_the_volcano_and_the_drawer_draws_again() -> None:
    """D8: out of the game for good; the omen itself is discarded unlisted, and the hand filled up."""
    city = settling(THREE_HOUSES, players=3, waiting="omen", supply=[10, 11, 12])

    step = play(city, "red omen E1 yellow")

    assert people(step.state) == {"C3": (RED, BLACK), "E1": (BLACK,), "K4": (RED,)}
    assert field(step.state, "volcano") == [0, 0, 1]
    assert field(step.state, "supply") == [10, 11, 12]
    assert field(step.state, "discard") == []
    assert stage(step.state) == ("settling", "draw", RED)
    assert events_of(step, MarkersLost) == [MarkersLost(cause="omen", squares=FrozenDict({"E1": (0, 0, 1)}), by=RED)]
    assert stage(after(step.state, "- draw 5")) == ("settling", "play", BLACK)


def test_an_omen_after_an_omen_takes_another() -> None:
    """D8 (another omen: again)."""
    city = settling(THREE_HOUSES, players=3, waiting="draw")

    city = after(city, "- draw omen", "red omen C3 black", "- draw omen")
    assert moves(city) == {"omen E1 black", "omen E1 yellow"}

    city = after(city, "red omen E1 black")
    assert field(city, "volcano") == [0, 2, 0]


def test_the_drawers_markers_are_safe_from_the_omen() -> None:
    """D8: the marker of *another* player."""
    city = settling(THREE_HOUSES, players=3, waiting="omen")

    assert refusal(city, "red omen C3 red").rule == "D8"


def test_nobody_can_be_thrown_from_where_nobody_is() -> None:
    """D8: there is no yellow marker at C3, and A2 is empty."""
    city = settling(THREE_HOUSES, players=3, waiting="omen")

    assert refusal(city, "red omen C3 yellow").rule == "D8"
    assert refusal(city, "red omen A2 black").rule == "D8"
    assert refusal(city, "red omen A2 blue")


def test_without_an_opponent_in_the_city_nothing_happens() -> None:
    """D8, ruling: red alone lives in the city; the omen passes and red draws again."""
    city = settling({"C3": (RED,)}, waiting="draw", left=30)

    city = after(city, "- draw omen")

    assert stage(city) == ("settling", "draw", RED)
    assert people(city) == {"C3": (RED,)}
    assert field(city, "volcano") == [0, 0]
    assert field(city, "deck") == {"left": 29, "omens": 6, "ad79": 1}


def test_the_circle_of_a_victim_is_free_again() -> None:
    """D8 with D5: the building takes a new marker."""
    city = settling({"K4": (BLACK,), "I3": (BLACK,) * 4}, waiting="omen", hand=[9], hands={BLACK: [5, 9]})

    assert "play 5 I3" in moves(after(city, "red omen I3 black", "- draw 9"))
