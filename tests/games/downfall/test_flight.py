"""Second phase, the flight, D17–D22."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    GATES,
    RED,
    SQUARES,
    YELLOW,
    after,
    events_of,
    field,
    fleeing,
    game,
    moves,
    people,
    play,
    refusal,
    runs,
    stage,
    within,
)
from vesuvius.games.downfall.events import MarkerSaved, MarkerStayed, TurnBegun


def test_a_turn_is_one_tile_and_two_moves() -> None:
    """D17 (second phase): draw and lay a tile, make two moves, then the left neighbour."""
    city = fleeing({"F5": (RED, RED), "F6": (BLACK,)}, waiting="tile")

    city = after(city, "- tile coin")
    assert stage(city) == ("flight", "lava", RED)

    city = after(city, "red lava C2")
    assert stage(city) == ("flight", "run", RED)
    assert field(city, "pending") == {"left": 2}

    city = after(city, "red run F5 G5")
    assert stage(city) == ("flight", "run", RED)

    city = after(city, "red run F5 E5")
    assert stage(city) == ("flight", "tile", BLACK)
    assert field(city, "pending") == {}
    assert people(city) == {"G5": (RED,), "E5": (RED,), "F6": (BLACK,)}


def test_the_crowd_of_four_in_front_of_the_gate() -> None:
    """D18 and D19, example (FR, NL): four stand on one square. The first yellow marker has four points and gets out
    with the last of them; the second has three and stops in the gate; the next player has two."""
    city = fleeing({"D5": (RED, BLACK, YELLOW, YELLOW)}, players=3, turn=YELLOW)
    assert runs(city, "D5") == within("D5", 4) | {"out"}

    city = after(city, "yellow run D5 out")
    assert field(city, "saved") == [0, 0, 1]
    assert runs(city, "D5") == within("D5", 3)
    assert "A5" in runs(city, "D5")

    city = after(city, "yellow run D5 A5", "- tile helmet", "red lava J7")
    assert runs(city, "D5") == within("D5", 2)


def test_the_lone_marker_that_joins_three_others_and_leaves() -> None:
    """D21, example (FR): Klaus' lone black marker steps onto a square with three others; alone at the start, it may
    move again, now with four points, and passes the gate. He has another marker he could have moved."""
    city = fleeing({"E5": (BLACK,), "D5": (RED, RED, YELLOW), "H6": (BLACK,)}, players=3, turn=BLACK)
    assert runs(city, "E5") == within("E5", 1)

    city = after(city, "black run E5 D5")
    assert "out" in runs(city, "D5")

    city = after(city, "black run D5 out")
    assert field(city, "saved") == [0, 1, 0]
    assert people(city) == {"D5": (RED, RED, YELLOW), "H6": (BLACK,)}


def test_building_1_is_two_squares_and_its_people_have_two_points() -> None:
    """D18, example (NL): building 1 is full with four markers, two on each of its squares; each has two points only, so
    from A2 one gets out at Porta Ercolano and from B2 not."""
    city = fleeing({"A2": (RED, BLACK), "B2": (RED, BLACK)})

    assert runs(city, "A2") == within("A2", 2) | {"out"}
    assert runs(city, "B2") == within("B2", 2)


def test_markers_walk_straight_and_turn_freely_but_never_diagonally() -> None:
    """D18 (B, moving): one point reaches the four neighbours, two the squares around a corner."""
    assert runs(fleeing({"G4": (RED,)}), "G4") == {"G3", "H4", "G5", "F4"}
    assert runs(fleeing({"G4": (RED, BLACK)}), "G4") == {
        *("G3", "H4", "G5", "F4"),
        *("G2", "I4", "G6", "E4", "F3", "H3", "F5", "H5"),
    }


def test_lava_is_walked_around() -> None:
    """D18: lava on G3 and F4; the way around it to G2 takes four points, so three do not reach."""
    lava = {"G3": "coin", "F4": "coin"}
    four = fleeing({"G4": (RED, BLACK, BLACK, BLACK)}, lava=lava)
    three = fleeing({"G4": (RED, BLACK, BLACK)}, lava=lava)

    assert runs(four, "G4") == within("G4", 4, lava) | {"out"}
    assert "G2" in runs(four, "G4")
    assert "G2" not in runs(three, "G4")
    assert refusal(three, "red run G4 G2").rule == "D18"
    assert refusal(three, "red run G4 G3").rule == "D18"


def test_nobody_ends_where_the_move_began() -> None:
    """D18 (no moving back and forth), D20 (a move is at least one step): G4 is not among the choices."""
    city = fleeing({"G4": (RED, BLACK, BLACK)})

    assert "G4" not in runs(city, "G4")
    assert refusal(city, "red run G4 G4").rule in ("D18", "D20")


def test_the_walls_have_no_door_but_the_gates() -> None:
    """D18: K2 is outside the walls."""
    city = fleeing({"K3": (RED,)})

    assert runs(city, "K3") == {"J3", "K4"}
    refusal(city, "red run K3 K2")


def test_circles_no_longer_matter() -> None:
    """D18 (B, moving): any number share a square; K4 had one circle."""
    city = fleeing({"J4": (RED,), "K4": (RED, BLACK, BLACK)})

    assert people(after(city, "red run J4 K4")) == {"K4": (RED, RED, BLACK, BLACK)}


def test_a_player_moves_only_markers_of_that_colour() -> None:
    """D18: black's marker is not red's to move, and nobody stands on A1."""
    city = fleeing({"G4": (RED,), "F6": (BLACK,)})

    assert refusal(city, "red run F6 F5").rule == "D18"
    assert refusal(city, "red run A1 A2").rule == "D18"


@pytest.mark.parametrize(("square", "gate"), GATES.items())
def test_leaving_through_a_gate_costs_a_point(square: str, gate: str) -> None:
    """D19 (B, moving): from the gate square a lone marker gets out; it is saved and out of the game."""
    city = fleeing({square: (RED,), "F5": (BLACK,)})

    step = play(city, f"red run {square} out")

    assert events_of(step, MarkerSaved) == [MarkerSaved(seat=RED, square=square, path=(square,), gate=gate)]
    assert field(step.state, "saved") == [1, 0]
    assert people(step.state) == {"F5": (BLACK,)}


@pytest.mark.parametrize("square", [square for square in SQUARES if square not in GATES])
def test_elsewhere_a_lone_marker_does_not_get_out(square: str) -> None:
    """D19: there are seven gates and no other way out."""
    assert refusal(fleeing({square: (RED,)}), f"red run {square} out").rule == "D19"


def test_a_walk_may_end_outside() -> None:
    """D19: d steps to the gate square and one to leave; two points get out from beside the gate, one does not."""
    assert "out" in runs(fleeing({"B5": (RED, BLACK)}), "B5")
    assert "out" not in runs(fleeing({"B5": (RED,), "D5": (BLACK,)}), "B5")


def test_there_is_no_other_pass() -> None:
    """D20 (two markers *must* be moved): every choice is a run, for the first move and the second."""
    city = fleeing({"F5": (RED, RED, BLACK)})
    assert all(move.startswith("run F5 ") for move in moves(city))
    assert refusal(city, "red done").rule == "D20"

    city = after(city, "red run F5 F4")
    assert moves(city)
    assert all(move.startswith("run F5 ") for move in moves(city))
    assert refusal(city, "red done").rule == "D20"


def test_an_only_marker_makes_a_first_move() -> None:
    """D20: only the second move is optional."""
    city = fleeing({"F5": (RED, BLACK)})

    assert "done" not in moves(city)
    assert refusal(city, "red done").rule == "D20"


def test_the_full_distance_need_not_be_walked() -> None:
    """D20: three points, one step."""
    city = fleeing({"F5": (RED, BLACK, BLACK)})

    assert people(after(city, "red run F5 F4")) == {"F4": (RED,), "F5": (BLACK, BLACK)}


def test_an_only_marker_may_move_twice() -> None:
    """D20 (FR *peut*, NL *mag*) and D21 (note): red has one marker, in a crowd; both moves may be made with it."""
    city = fleeing({"F5": (RED, BLACK, BLACK)})

    city = after(city, "red run F5 H5")

    assert field(city, "pending") == {"left": 1, "may_stop": True}
    assert runs(city, "H5") == within("H5", 1)
    assert stage(after(city, "red run H5 H6")) == ("flight", "tile", BLACK)


@pytest.mark.parametrize("crowd", [(RED,), (RED, BLACK)], ids=["alone", "from a crowd"])
def test_the_second_move_of_an_only_marker_is_optional(crowd: tuple[int, ...]) -> None:
    """D20: ``done`` stands last, behind all runs, and ends the turn where the marker stands."""
    city = after(fleeing({"F5": crowd, "A5": (BLACK,)}), "red run F5 F4")
    assert [str(move) for move in game.legal(city, RED)][-1] == "done"
    assert "done" not in moves(city, BLACK)

    step = play(city, "red done")

    assert step.events == (MarkerStayed(seat=RED, square="F4"), TurnBegun(seat=BLACK, phase="flight"))
    assert people(step.state) == people(city)
    assert stage(step.state) == ("flight", "tile", BLACK)
    assert field(step.state, "pending") == {}


def test_an_only_marker_that_leaves_with_its_first_move_is_asked_no_more() -> None:
    """D20 (if it is still there after the first)."""
    assert stage(after(fleeing({"A5": (RED, BLACK)}), "red run A5 out")) == ("flight", "tile", BLACK)


@pytest.mark.parametrize("start", [{"A5": (RED, RED)}, {"A5": (RED,), "F5": (RED, BLACK)}], ids=["together", "apart"])
def test_after_leading_one_of_two_out_the_other_must_move(start: dict[str, tuple[int, ...]]) -> None:
    """D20, ruling: red began with two markers, so the second move is owed, though only one is left."""
    city = after(fleeing({**start, "K6": (BLACK,)}), "red run A5 out")

    assert field(city, "pending") == {"left": 1}
    assert "done" not in moves(city)
    assert refusal(city, "red done").rule == "D20"


def test_stopping_after_the_last_tile_ends_the_game() -> None:
    """D20, D23: the turn in which the last tile was drawn is over, and all who are left are lost."""
    city = after(fleeing({"F5": (RED,), "K6": (BLACK,)}, bag={}), "red run F5 F4")

    step = play(city, "red done")

    assert [event.type for event in step.events] == ["stayed", "lost", "ended"]
    assert game.outcome(step.state) is not None


def test_the_second_move_is_made_with_another_marker() -> None:
    """D21 (normally two different markers): the one that came from a crowd has moved."""
    city = fleeing({"F5": (RED, BLACK), "H6": (RED,)})

    city = after(city, "red run F5 G5")

    assert field(city, "pending") == {"left": 1, "moved": "G5"}
    assert runs(city, "G5") == set()
    assert runs(city, "H6") == within("H6", 1)
    assert refusal(city, "red run G5 G6").rule == "D21"


def test_a_marker_alone_at_the_start_may_move_again_or_let_another() -> None:
    """D21, exception: alone on its square when its move began."""
    city = after(fleeing({"F5": (RED,), "H6": (RED, BLACK)}), "red run F5 G5")

    assert field(city, "pending") == {"left": 1}
    assert runs(city, "G5") == within("G5", 1)
    assert runs(city, "H6") == within("H6", 2)


def test_an_opponent_is_company_enough() -> None:
    """D21: alone means without any other marker, of whatever colour."""
    city = after(fleeing({"F5": (RED, BLACK), "A1": (RED,)}), "red run F5 F4")

    assert field(city, "pending")["moved"] == "F4"


def test_markers_of_one_colour_on_one_square_are_interchangeable() -> None:
    """D21: the mover joined another red marker on G5; one of the two has not moved, and it has the crowd's points."""
    city = after(fleeing({"F5": (RED, BLACK), "G5": (RED,)}), "red run F5 G5")

    assert field(city, "pending") == {"left": 1, "moved": "G5"}
    assert runs(city, "G5") == within("G5", 2)


def test_after_a_rescue_any_marker_makes_the_second_move() -> None:
    """D21: who left the city is not on the board; the others have not moved."""
    city = after(fleeing({"A5": (RED, RED, BLACK)}), "red run A5 out")

    assert field(city, "pending") == {"left": 1}
    assert runs(city, "A5") == within("A5", 2) | {"out"}


def test_saving_the_last_marker_with_the_first_move_leaves_no_second() -> None:
    """D20 (if possible), D22."""
    city = after(fleeing({"A5": (RED,), "F5": (BLACK,)}), "red run A5 out")

    assert stage(city) == ("flight", "tile", BLACK)


def test_without_markers_a_player_only_lays_a_tile() -> None:
    """D22 (note): red has nobody left in the city."""
    city = fleeing({"F5": (BLACK,)}, waiting="tile")

    city = after(city, "- tile coin", "red lava C2")

    assert stage(city) == ("flight", "tile", BLACK)


def test_a_player_who_buries_their_last_marker_does_not_move() -> None:
    """D15, D22: the tile comes before the moves."""
    city = fleeing({"C2": (RED,), "F5": (BLACK,)}, waiting="lava", tile="coin")

    assert stage(after(city, "red lava C2")) == ("flight", "tile", BLACK)


def test_a_tile_set_aside_still_leaves_the_moves() -> None:
    """D14, D22: without markers, a tile that cannot be laid passes the turn at once."""
    city = fleeing({"F5": (BLACK,)}, waiting="tile", lava={"E4": "coin"})

    assert stage(after(city, "- tile column")) == ("flight", "tile", BLACK)
