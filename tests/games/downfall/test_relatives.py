"""Relatives, D9."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    BROWN,
    GREY,
    NEUTRAL,
    PURPLE,
    RED,
    TURQUOISE,
    YELLOW,
    after,
    circles,
    field,
    full,
    moves,
    people,
    refusal,
    settling,
    stage,
)


def relatives(*buildings: str) -> set[str]:
    """The legal moves while relatives may come: a circle in one of those buildings, or to stop."""
    return {f"relative {square}" for square in circles(*buildings)} | {"done"}


def test_the_purple_3_with_the_right_hand_building() -> None:
    """D9, example (FR): one marker in each building 3; Klaus enters the right-hand one and places one relative, in
    another purple building (the left-hand 3 included) or a neutral one."""
    city = settling({"C3": (YELLOW,), "D3": (RED,)}, players=3, turn=BLACK, hand=[3])

    city = after(city, "black play 3 D3")

    assert field(city, "pending") == {"left": 1, "closed": ["3b"]}
    assert moves(city) == relatives("2", "3a", "5", "7", *NEUTRAL)

    city = after(city, "black relative C3")
    assert people(city) == {"C3": (BLACK, YELLOW), "D3": (RED, BLACK)}
    assert stage(city) == ("settling", "draw", BLACK)


def test_the_turquoise_6_with_three_relatives() -> None:
    """D9, example (FR): three markers in the right-hand 6; Olivier enters it and places three relatives: in the other
    6, in the 9 and in a neutral building."""
    city = settling({"D4": (RED, BLACK), "D5": (BLACK,)}, players=3, turn=YELLOW, hand=[6])

    city = after(city, "yellow play 6 D5")
    assert moves(city) == relatives("6a", "9", *NEUTRAL)

    city = after(city, "yellow relative C4")
    assert field(city, "pending") == {"left": 2, "closed": ["6b", "6a"]}
    assert moves(city) == relatives("9", *NEUTRAL)

    city = after(city, "yellow relative E6", "yellow relative D6")
    assert people(city) == {
        "D4": (RED, BLACK),
        "D5": (BLACK, YELLOW),
        "C4": (YELLOW,),
        "E6": (YELLOW,),
        "D6": (YELLOW,),
    }
    assert field(city, "supply")[YELLOW] == 30 - 4
    assert field(city, "pending") == {}
    assert stage(city) == ("settling", "draw", YELLOW)


@pytest.mark.parametrize(
    ("card", "square", "entered", "colour"),
    [(8, "G4", "8a", GREY), (7, "F5", "7", PURPLE), (9, "E6", "9", TURQUOISE), (10, "F7", "10b", BROWN)],
)
def test_relatives_go_to_the_colour_of_the_building_entered(
    card: int, square: str, entered: str, colour: tuple[str, ...]
) -> None:
    """D9: other buildings of the same colour, or neutral ones."""
    city = after(settling({square: (BLACK,)}, hand=[card]), f"red play {card} {square}")

    assert moves(city) == relatives(*(set(colour) - {entered}), *NEUTRAL)


def test_both_squares_of_a_building_count() -> None:
    """D9: building 1 covers two squares; one met on A2 and two on B2 make three relatives."""
    city = after(settling({"A2": (BLACK,), "B2": (BLACK, RED)}, hand=[1]), "red play 1 A2")

    assert field(city, "pending") == {"left": 3, "closed": ["1"]}


def test_the_twin_does_not_count() -> None:
    """D9 (note on the buildings 3 and 6): only the markers in the building entered bring relatives."""
    city = after(settling({"C3": (BLACK, BLACK, BLACK)}, hand=[3]), "red play 3 D3")

    assert stage(city) == ("settling", "draw", RED)


def test_the_players_own_markers_are_relatives_too() -> None:
    """D9: "whatever its colour"."""
    city = after(settling({"I3": (RED,)}, hand=[5]), "red play 5 I3")

    assert field(city, "pending") == {"left": 1, "closed": ["5"]}


def test_an_empty_building_brings_nobody() -> None:
    """D9: nobody at home, no relatives."""
    assert stage(after(settling(hand=[5]), "red play 5 I3")) == ("settling", "draw", RED)


def test_no_relative_enters_the_building_that_called() -> None:
    """D9 (NL: "never in the building that was the cause"), though it has circles left."""
    city = after(settling({"I3": (BLACK,)}, hand=[5]), "red play 5 I3")

    assert refusal(city, "red relative I3").rule == "D9"


def test_one_relative_per_building() -> None:
    """D9 (NL: "one relative in each building per turn"): E1 and E2 are the same building 2."""
    city = after(settling({"I3": (BLACK, BLACK)}, hand=[5]), "red play 5 I3", "red relative E1")

    assert refusal(city, "red relative E1").rule == "D9"
    assert refusal(city, "red relative E2").rule == "D9"
    assert moves(city) == relatives("3a", "3b", "7", *NEUTRAL)


def test_no_relative_in_another_colour_or_on_a_full_square() -> None:
    """D9: a grey building is no place for the relatives of a purple one; K4 has one circle."""
    city = after(settling({"I3": (BLACK,), "K4": (BLACK,)}, hand=[5]), "red play 5 I3")

    assert refusal(city, "red relative G3").rule == "D9"
    assert refusal(city, "red relative K4").rule == "D9"
    assert refusal(city, "red relative E4").rule == "D9"


def test_relatives_bring_no_relatives() -> None:
    """D9 (note: no chain reaction): the house of the relative is crowded, and still only one comes."""
    city = settling({"I3": (BLACK,), "B4": (BLACK, BLACK)}, hand=[5])

    assert stage(after(city, "red play 5 I3", "red relative B4")) == ("settling", "draw", RED)


def test_one_may_stop_early() -> None:
    """D9 ("may place"): each relative is optional."""
    city = after(settling({"I3": (BLACK, BLACK)}, hand=[5]), "red play 5 I3", "red relative K4", "red done")

    assert people(city)["K4"] == (RED,)
    assert field(city, "pending") == {}
    assert stage(city) == ("settling", "draw", RED)


def test_with_no_marker_left_no_relative_comes() -> None:
    """D9: red's last marker enters the building; three neighbours call in vain."""
    city = settling({"I3": (BLACK, BLACK, BLACK)}, hand=[5], supply=[1, 30])

    assert stage(after(city, "red play 5 I3")) == ("settling", "draw", RED)


def test_relatives_stop_when_the_supply_does() -> None:
    """D9: three are called, one marker is left; ``left`` is not capped by the supply."""
    city = after(settling({"I3": (BLACK, BLACK, BLACK)}, hand=[5], supply=[2, 30]), "red play 5 I3")
    assert field(city, "pending")["left"] == 3

    assert stage(after(city, "red relative K4")) == ("settling", "draw", RED)


def test_with_no_circle_left_for_them_the_relatives_stay_away() -> None:
    """D9 (NL: "then the player is out of luck"): every purple and neutral building is full; the turn just goes on."""
    crowd = full("2", "3a", "5", "7", *NEUTRAL, by=(BLACK, YELLOW)) | {"D3": (BLACK,)}

    city = after(settling(crowd, players=3, hand=[3]), "red play 3 D3")

    assert stage(city) == ("settling", "draw", RED)


def test_only_relatives_or_an_end_to_them_while_they_come() -> None:
    """D9: no second card, no drawing before the relatives are done."""
    city = after(settling({"I3": (BLACK,)}, hand=[5, 9]), "red play 5 I3")

    refusal(city, "red play 9 E6")
    refusal(city, "- draw 9")
    refusal(city, "black relative K4")
