"""The lava comes, D13: six tiles before anybody runs."""

from tests.games.downfall.positions import (
    BLACK,
    RED,
    SIX_VENTS,
    YELLOW,
    after,
    eruption,
    events_of,
    field,
    moves,
    people,
    play,
    stage,
)
from vesuvius.games.downfall.events import TileSetAside, TurnBegun

FIVE_VENTS = {square: symbol for square, symbol in SIX_VENTS.items() if symbol != "helmet"}


def test_each_in_turn_draws_and_lays_a_tile() -> None:
    """D13 (the lava comes): draw, lay, and on to the left neighbour; nobody moves yet."""
    city = eruption({"F5": (RED, BLACK, YELLOW)}, players=3, turn=BLACK)
    assert stage(city) == ("eruption", "tile", BLACK)

    city = after(city, "- tile mask")
    assert stage(city) == ("eruption", "lava", BLACK)
    assert field(city, "tile") == "mask"

    city = after(city, "black lava D7")
    assert stage(city) == ("eruption", "tile", YELLOW)
    assert field(city, "lava") == {"D7": "mask"}
    assert people(city) == {"F5": (RED, BLACK, YELLOW)}


def test_two_tiles_of_a_symbol_count_as_two_of_the_six() -> None:
    """D13: until six *tiles* lie on the board, whatever their symbols."""
    city = eruption({"F5": (RED, BLACK)}, lava={"D7": "mask", "E7": "mask", "C2": "coin", "C1": "coin"})

    city = after(city, "- tile mask", "red lava D6")
    assert stage(city) == ("eruption", "tile", BLACK)

    city = after(city, "- tile coin", "black lava D2")
    assert stage(city)[0] == "flight"


def test_the_flight_starts_left_of_the_player_of_the_sixth_tile() -> None:
    """D13 and D17 (second phase): black lays the sixth, yellow begins by drawing a tile."""
    city = eruption({"F5": (RED, BLACK, YELLOW)}, players=3, turn=BLACK, lava=FIVE_VENTS)

    step = play(after(city, "- tile helmet"), "black lava J7")

    assert stage(step.state) == ("flight", "tile", YELLOW)
    assert events_of(step, TurnBegun) == [TurnBegun(seat=YELLOW, phase="flight")]


def test_a_tile_set_aside_is_not_one_of_the_six() -> None:
    """D14, ruling: with nowhere to lay it the next player draws, and five tiles lie as before."""
    covered = {"J7": "scroll", "H1": "scroll", "C2": "coin", "D7": "mask", "E4": "column"}
    city = eruption({"F5": (RED, BLACK, YELLOW)}, players=3, turn=BLACK, lava=covered)

    step = play(city, "- tile helmet")

    assert events_of(step, TileSetAside) == [TileSetAside(seat=BLACK, tile="helmet")]
    assert field(step.state, "aside") == {"helmet": 1}
    assert field(step.state, "tile") is None
    assert stage(step.state) == ("eruption", "tile", YELLOW)

    assert stage(after(step.state, "- tile vase", "yellow lava K3")) == ("flight", "tile", RED)


def test_the_first_lava_buries_already() -> None:
    """D13, D15 (NL: "is a tile laid on a square with markers …"): the eruption itself takes lives."""
    city = eruption({"J7": (RED, BLACK), "F5": (RED,)}, waiting="lava", tile="helmet")

    city = after(city, "red lava J7")

    assert people(city) == {"F5": (RED,)}
    assert field(city, "volcano") == [1, 1]


def test_the_first_lava_cuts_off_already() -> None:
    """D13, D16: K7 is connected through K6 and J7 only; the third helmet closes it off."""
    helmets = {"J7": "helmet", "J6": "helmet"}
    city = eruption({"K7": (BLACK,), "F5": (RED,)}, waiting="lava", tile="helmet", lava=helmets)

    city = after(city, "red lava K6")

    assert people(city) == {"F5": (RED,)}
    assert field(city, "volcano") == [0, 1]


def test_nobody_runs_before_the_sixth_tile() -> None:
    """D13: the only choice is where the lava goes."""
    city = eruption({"A5": (RED,), "F5": (BLACK,)}, waiting="lava", tile="coin")

    assert moves(city, RED) == {"lava C2"}
    assert moves(city, BLACK) == set()
