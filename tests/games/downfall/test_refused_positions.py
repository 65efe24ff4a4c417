"""Impossible positions are refused with the field and the reason."""

import copy
from typing import Any

import pytest

from tests.games.downfall.positions import (
    AFTER_AD79,
    BLACK,
    FLIGHT,
    RED,
    SETTLING,
    SPACES,
    YELLOW,
    fleeing,
    full,
    game,
    settling,
)
from vesuvius import Illegal


def refused(position: dict[str, Any], field_name: str) -> None:
    """The refusal names the field, or the part of it (``deck.left``), and the reason; the position stays as it was."""
    before = copy.deepcopy(position)
    with pytest.raises(Illegal, match=rf"^({field_name})(\.[^:]+)?: \S"):
        game.load(position)
    assert position == before


@pytest.mark.parametrize("name", ["game", "players", "phase", "waiting", "deck"])
def test_some_fields_must_be_there(name: str) -> None:
    refused({key: value for key, value in SETTLING.items() if key != name}, name)


def test_an_unknown_field_is_refused() -> None:
    refused(SETTLING | {"colour": "red"}, "colour")


@pytest.mark.parametrize("wrong", ["pompeji", "Downfall", "", None, 79])
def test_it_must_be_this_game(wrong: Any) -> None:
    refused(SETTLING | {"game": wrong}, "game")


@pytest.mark.parametrize("wrong", [1, 5, "4", 4.0, True, None])
def test_two_to_four_play(wrong: Any) -> None:
    refused(SETTLING | {"players": wrong}, "players")


@pytest.mark.parametrize("wrong", [4, -1, "red", 0.0, False, None])
def test_the_turn_is_a_seats(wrong: Any) -> None:
    refused(SETTLING | {"turn": wrong}, "turn")


@pytest.mark.parametrize(
    "wrong", [[], None, {"volcanoes": 2}, {"edition": "ravensburger"}, {"dual_vents": 1}, {"dual_vents": "yes"}]
)
def test_options_are_those_of_the_game(wrong: Any) -> None:
    refused(SETTLING | {"options": wrong}, "options")


@pytest.mark.parametrize(
    ("name", "wrong"), [("phase", "fleeing"), ("phase", None), ("waiting", "lunch"), ("waiting", 1)]
)
def test_phases_and_what_comes_next_are_those_of_the_game(name: str, wrong: Any) -> None:
    refused(SETTLING | {name: wrong}, name)


BELONGING = {
    "deal": {"deal"},
    "settling": {"play", "relative", "draw", "omen"},
    "eruption": {"tile", "lava"},
    "flight": {"tile", "lava", "run"},
    "over": {"over"},
}


@pytest.mark.parametrize(
    ("phase", "waiting"),
    [
        (phase, waiting)
        for phase, own in BELONGING.items()
        for waiting in sorted(set().union(*BELONGING.values()))
        if waiting not in own
    ],
)
def test_the_next_decision_belongs_to_the_phase(phase: str, waiting: str) -> None:
    position = {
        "game": "downfall",
        "players": 2,
        "phase": phase,
        "waiting": waiting,
        "deck": {"left": 33, "omens": 7, "ad79": 1},
    }
    refused(position, "waiting")


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        {},
        [[3], [1], [5]],
        [[3], [1], [5], [7], [9]],
        [[3], [1], [5], 7],
        [[0], [1], [5], [7]],
        [[12], [1], [5], [7]],
        [["3"], [1], [5], [7]],
        [[3.0], [1], [5], [7]],
        [[True], [1], [5], [7]],
        [["omen"], [1], [5], [7]],
        [[7, 7], [7, 7], [5], [6]],
    ],
)
def test_hands_are_cards_of_the_game_one_list_for_each_seat(wrong: Any) -> None:
    """The last of these holds four of the three 7s."""
    refused(SETTLING | {"hands": wrong}, "hands")


@pytest.mark.parametrize("wrong", [None, {}, [0], [12], ["3"], [3.0], [True], ["omen"]])
def test_the_discard_is_number_cards(wrong: Any) -> None:
    refused(SETTLING | {"discard": wrong}, "discard")


def test_no_more_cards_than_are_printed() -> None:
    """Three 3s lie on the discard and two in red's hand: that is all five. A sixth is one too many."""
    game.load(SETTLING | {"discard": [3, 3, 3]})
    refused(SETTLING | {"discard": [3, 3, 3, 3]}, "hands|discard")


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {"left": 39, "omens": 7, "ad79": 0, "shuffled": True},
        {"left": 42, "omens": 7, "ad79": 0},
        {"left": 39, "omens": 8, "ad79": 0},
        {"left": 39, "omens": 7, "ad79": 3},
        {"left": -1, "omens": 0, "ad79": 1},
        {"left": 39, "omens": -1, "ad79": 0},
        {"left": 39, "omens": 7, "ad79": -1},
        {"left": "39", "omens": 7, "ad79": 0},
        {"left": 39.0, "omens": 7, "ad79": 0},
        {"left": 39, "omens": True, "ad79": 0},
    ],
)
def test_the_deck_is_one_that_can_be(wrong: Any) -> None:
    refused(SETTLING | {"deck": wrong}, "deck")


def test_a_deck_has_no_more_number_cards_than_are_unseen() -> None:
    """36 of the 53 are seen: 17 are left for a deck of 18 with A.D. 79 and no omen, and none for a deck of 19."""
    seen = [1] * 4 + [2] * 4 + [3] * 5 + [4] * 7 + [5] * 4 + [6] * 7 + [7] * 3
    position = SETTLING | {"hands": [[9, 9], [], [], []], "discard": seen}

    game.load(position | {"deck": {"left": 18, "omens": 0, "ad79": 1}})
    refused(position | {"deck": {"left": 19, "omens": 0, "ad79": 1}}, "deck")
    game.load(position | {"deck": {"left": 19, "omens": 1, "ad79": 1}})


@pytest.mark.parametrize("name", ["supply", "saved", "volcano"])
@pytest.mark.parametrize(
    "wrong", [None, {}, 0, [1, 1, 1], [0] * 5, [-1, 0, 0, 0], ["1", 0, 0, 0], [0.0] * 4, [True] * 4]
)
def test_supply_saved_and_volcano_are_one_count_for_each_seat(name: str, wrong: Any) -> None:
    refused(SETTLING | {name: wrong}, name)


def test_no_more_markers_than_are_in_the_box() -> None:
    """25 each with four players: city, supply, saved and volcano together."""
    refused(SETTLING | {"supply": [25, 24, 25, 25]}, "markers|supply|saved|volcano")
    refused(FLIGHT | {"saved": [26, 0, 0], "volcano": [3, 0, 0]}, "markers|supply|saved|volcano")
    game.load(FLIGHT | {"saved": [25, 0, 0], "volcano": [3, 0, 0]})


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {"L3": [1, 0, 0, 0]},
        {"A7": [1, 0, 0, 0]},
        {"c3": [1, 0, 0, 0]},
        {"C3": [1, 0, 0]},
        {"C3": 1},
        {"C3": [-1, 0, 0, 0]},
        {"C3": ["1", 0, 0, 0]},
        {"C3": [True, 0, 0, 0]},
        {"C3": {"red": 1}},
    ],
)
def test_markers_stand_on_squares_with_a_count_for_each_seat(wrong: Any) -> None:
    refused(SETTLING | {"markers": wrong}, "markers")


@pytest.mark.parametrize("building", SPACES)
def test_while_settling_a_building_holds_a_marker_on_each_circle_and_no_more(building: str) -> None:
    """The board: every circle of every building, square by square."""
    crowd = full(building)
    settling(crowd)
    for square in crowd:
        with pytest.raises(Illegal, match=r"^markers: "):
            settling(crowd | {square: (*crowd[square], BLACK)})


def test_while_settling_nobody_stands_in_the_street() -> None:
    """E4 is a vent, without a circle; in flight it is a square like any other."""
    with pytest.raises(Illegal, match=r"^markers: "):
        settling({"E4": (RED,)})
    fleeing({"E4": (RED,) * 9})


@pytest.mark.parametrize(
    "wrong", [None, [], {"A7": "coin"}, {"K2": "coin"}, {"L4": "coin"}, {"C2": "stone"}, {"C2": None}, {"C2": 1}]
)
def test_lava_is_a_symbol_on_a_square_inside_the_walls(wrong: Any) -> None:
    refused(FLIGHT | {"lava": wrong}, "lava")


def test_in_the_lava_lie_plain_symbols() -> None:
    """dual_vents: once laid, a dual tile is of the symbol chosen."""
    refused(FLIGHT | {"options": {"dual_vents": True}, "lava": {"D7": "helmet/mask"}}, "lava")


def test_nobody_stands_on_lava() -> None:
    refused(FLIGHT | {"lava": {"A5": "coin"}}, "markers")


def test_nobody_is_cut_off() -> None:
    """A6 to C6 lie behind the wall of lava from A5 to D6."""
    wall = dict.fromkeys(["A5", "B5", "C5", "D6"], "coin")
    refused(FLIGHT | {"markers": {"B6": [0, 1, 0]}, "lava": wall, "pending": {"left": 2}}, "markers")


@pytest.mark.parametrize("name", ["bag", "aside"])
@pytest.mark.parametrize("wrong", [None, [], {"stone": 1}, {"coin": -1}, {"coin": "1"}, {"coin": 1.0}, {"coin": True}])
def test_bag_and_aside_count_tiles(name: str, wrong: Any) -> None:
    refused(FLIGHT | {name: wrong}, name)


def test_no_more_tiles_than_are_in_the_box() -> None:
    """Eight coins: in the bag, on the board, set aside and in hand."""
    refused(FLIGHT | {"bag": {"coin": 9}}, "bag")
    refused(FLIGHT | {"bag": {"coin": 8}}, "bag|lava")
    refused(FLIGHT | {"aside": {"coin": 8}}, "aside|lava")
    game.load(FLIGHT | {"bag": {"coin": 5}, "aside": {"coin": 2}})
    refused(FLIGHT | {"bag": {"coin": 6}, "aside": {"coin": 2}}, "bag|aside|lava")


def test_dual_tiles_belong_to_their_option() -> None:
    game.load(FLIGHT | {"options": {"dual_vents": True}, "bag": {"helmet/mask": 1}})
    refused(FLIGHT | {"options": {"dual_vents": True}, "bag": {"helmet/mask": 2}}, "bag")
    refused(FLIGHT | {"options": {"dual_vents": True}, "bag": {"mask/helmet": 1}}, "bag")
    refused(FLIGHT | {"bag": {"helmet/mask": 1}}, "bag")


def test_a_dual_tile_can_be_the_eighth_helmet_on_the_board() -> None:
    """dual_vents: seven helmets and the dual tile laid as one; a ninth there is not."""
    helmets = dict.fromkeys(["J7", "I7", "H7", "G7", "J6", "I6", "H6", "G6"], "helmet")
    dual = FLIGHT | {"options": {"dual_vents": True}, "lava": helmets, "bag": {"coin": 1}}

    game.load(dual)
    refused(dual | {"lava": helmets | {"F7": "helmet"}}, "lava")
    refused(dual | {"bag": {"helmet/mask": 1}}, "bag|lava")
    refused(FLIGHT | {"lava": helmets, "bag": {"coin": 1}}, "lava")


@pytest.mark.parametrize("wrong", ["stone", 1, ["coin"], "helmet/mask"])
def test_the_tile_in_hand_is_one_of_the_game(wrong: Any) -> None:
    refused(FLIGHT | {"waiting": "lava", "tile": wrong, "pending": {}}, "tile")


def test_a_tile_is_in_hand_only_to_be_laid() -> None:
    """And to lay one it must be there."""
    refused(FLIGHT | {"tile": "coin"}, "tile")
    refused(FLIGHT | {"tile": "coin", "waiting": "tile", "pending": {}}, "tile")
    refused(SETTLING | {"tile": "coin"}, "tile")
    refused(FLIGHT | {"waiting": "lava", "pending": {}}, "tile")


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {"left": 0},
        {"left": 3},
        {"left": "1"},
        {"left": True},
        {"left": 1, "moved": "K2"},
        {"left": 1, "moved": "F5"},
        {"left": 2, "moved": "E3"},
        {"left": 1, "closed": ["3a"]},
        {"moved": "E3"},
        {"left": 1, "may_stop": True},
    ],
)
def test_a_pending_run_is_a_possible_one(wrong: Any) -> None:
    """One or two moves are left; only after the first has a marker moved, to where one of black's stands; the second is
    optional for an only marker, and black has two."""
    refused(FLIGHT | {"pending": wrong}, "pending")


@pytest.mark.parametrize(
    "wrong",
    [
        {"left": 2, "may_stop": True},
        {"left": 1, "may_stop": True, "moved": "E3"},
        *({"left": 1, "may_stop": value} for value in (False, 1, "true", None)),
        {"may_stop": True},
    ],
)
def test_only_the_second_move_of_an_only_marker_is_optional(wrong: Any) -> None:
    """``may_stop`` is true or left out, and stands with ``left`` 1 alone."""
    alone = FLIGHT | {"markers": {"E3": [0, 1, 0], "A5": [2, 0, 0]}}
    game.load(alone | {"pending": {"left": 1, "may_stop": True}})
    refused(alone | {"pending": wrong}, "pending")


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {"left": 1},
        {"closed": ["5"]},
        {"left": 0, "closed": ["5"]},
        {"left": "1", "closed": ["5"]},
        {"left": 1, "closed": []},
        {"left": 1, "closed": "5"},
        {"left": 1, "closed": [5]},
        {"left": 1, "closed": ["12"]},
        {"left": 1, "closed": ["3"]},
        {"left": 1, "closed": ["n1"]},
        {"left": 1, "closed": ["5"], "moved": "E3"},
    ],
)
def test_pending_relatives_are_possible_ones(wrong: Any) -> None:
    """The first building closed is the one entered by a number card, so never a neutral one."""
    position = AFTER_AD79 | {"waiting": "relative"}
    game.load(position | {"pending": {"left": 1, "closed": ["5", "n1"]}})

    refused(position | {"pending": wrong}, "pending")


def test_nothing_is_pending_where_nothing_can_be() -> None:
    refused(SETTLING | {"pending": {"left": 1, "closed": ["5"]}}, "pending")
    refused(FLIGHT | {"waiting": "tile"}, "pending")


def test_a_seat_to_move_without_a_move_is_refused() -> None:
    """An empty hand, no place for a relative, no victim, an empty deck or bag, no square for a tile, nobody to run."""
    no_relative = AFTER_AD79 | {"waiting": "relative", "pending": {"left": 1, "closed": ["5"]}, "supply": [0, 0, 0, 0]}
    no_victim = AFTER_AD79 | {"waiting": "omen", "markers": {"C3": [1, 0, 0, 0]}}
    no_square = FLIGHT | {"waiting": "lava", "tile": "column", "lava": {"E4": "coin"}, "pending": {}}

    refused(SETTLING | {"hands": [[], [1], [5], [7]]}, "waiting|hands")
    refused(no_relative, "waiting|pending|supply")
    refused(no_victim, "waiting|markers")
    refused(AFTER_AD79 | {"waiting": "draw", "deck": {"left": 0, "omens": 0, "ad79": 1}}, "waiting|deck")
    refused(FLIGHT | {"waiting": "tile", "bag": {}, "pending": {}}, "waiting|bag")
    refused(no_square, "waiting|tile")
    refused(FLIGHT | {"turn": YELLOW, "pending": {"left": 2}}, "waiting|turn|markers")
    refused(
        {"game": "downfall", "players": 2, "phase": "deal", "waiting": "deal", "hands": [[4] * 4, [6] * 4]},
        "waiting|hands",
    )


@pytest.mark.parametrize("wrong", [None, [], "downfall", 79])
def test_a_position_is_an_object(wrong: Any) -> None:
    """Positions come from outside: JSON that is no object is refused like any other."""
    with pytest.raises(Illegal):
        game.load(wrong)
