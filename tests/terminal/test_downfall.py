"""The Downfall of Pompeii in a terminal: what is asked, and events as sentences."""

from tests.games.downfall.positions import BLACK, RED, State, after, fleeing, play
from vesuvius.games.downfall.views import view
from vesuvius.terminal.downfall import face
from vesuvius.terminal.face import narrated


def asked(state: State) -> str:
    return face.asked(view(state, RED))


def test_the_second_move_of_an_only_marker_is_asked_as_optional() -> None:
    """D20: ``done`` is named where it is legal, and only there."""
    city = fleeing({"F5": (RED,), "F6": (BLACK,)})
    assert asked(city) == "move a marker or lead it out (2 moves left)"

    city = after(city, "red run F5 F4")
    assert asked(city) == "move the marker once more, or stop with done"

    story = [narrated("downfall", event, ("red", "black")) for event in play(city, "red done").events]
    assert story == ["Red stays on F4.", None]
