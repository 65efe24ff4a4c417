"""Positions: a dumped position loads again, and an impossible one is refused with the name of its field."""

import json
from typing import Any

import pytest

from tests.games.pompeji.positions import COLOURS, KINDS, after, plan, position, table
from vesuvius.contract import Illegal
from vesuvius.games import pompeji as game

EXAMPLE: dict[str, Any] = {
    "game": "pompeji",
    "players": 3,
    "options": {},
    "city": {"0,0": "Tr", "1,0": "*"},
    "hands": [["Ar", "Go", "Hy"], ["Bb", "Fw", "Oy"], ["Av", "Ho", "Tg"]],
    "deck": {"left": 41, "volcanoes": 0},
    "discard": [],
    "statues": [0, 1, 1],
    "permits": [1, 1, 1],
    "scores": [0, 0, 0],
    "turn": 1,
    "waiting": "turn",
    "interrupted": False,
    "interrupter": None,
}


def refused(broken: Any) -> str:
    with pytest.raises(Illegal) as refusal:
        game.load(broken)
    return str(refusal.value)


def test_a_position_comes_back_as_it_was() -> None:
    """The format of the position, in the order of its fields."""
    assert json.dumps(game.dump(game.load(EXAMPLE))) == json.dumps(EXAMPLE)


def test_a_position_survives_json() -> None:
    """The contract: JSON-able, and load(dump(s)) == s."""
    state = after(
        table(plan("Ar *"), "Bo Go", "Fy", options={"double_permit": True}, permits=[0, 2], volcanoes=1),
        "p2 permit",
        "p2 build Fy 0,1",
    )

    assert game.load(json.loads(json.dumps(game.dump(state)))) == state
    assert game.dump(state)["options"] == {"double_permit": True}


def test_a_hand_may_come_in_any_order_and_is_written_by_kind_and_colour() -> None:
    """The format: hands are sorted by kind and colour."""
    shuffled = {**EXAMPLE, "hands": [["Hy", "Go", "Ar"], ["Oy", "Fw", "Bb"], ["Tg", "Av", "Ho"]]}

    assert game.load(shuffled) == game.load(EXAMPLE)
    assert game.dump(game.load(shuffled))["hands"] == EXAMPLE["hands"]


def test_the_city_is_written_by_row_and_column() -> None:
    """Equal states have one text, whatever was laid first."""
    city = {"0,0": "Tr", "1,0": "*", "0,-1": "Ab", "-1,0": "Fy"}
    state = game.load(position(city, "Bo", "Go", "Hw"))

    assert list(game.dump(state)["city"]) == ["0,-1", "-1,0", "0,0", "1,0"]


def test_the_deal_has_positions_too() -> None:
    """P3: every card dealt is a state."""
    state = after(game.start(3, double_permit=True), "- deal Ar", "- deal Tw", "- deal Go", "- deal Hb")

    dumped = game.dump(state)

    assert (dumped["waiting"], dumped["city"], dumped["hands"]) == ("deal", {}, [["Ar", "Go", "Tw"], ["Hb"], []])
    assert dumped["deck"] == {"left": 47, "volcanoes": 0}
    assert game.load(dumped) == state


@pytest.mark.parametrize("field", EXAMPLE)
def test_every_field_is_needed(field: str) -> None:
    """The format: a missing key is named."""
    assert refused({key: value for key, value in EXAMPLE.items() if key != field}) == f"{field}: is missing"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("weather", "hot", "weather: there is no such field"),
        ("game", "downfall", "game: one of pompeji is needed, not 'downfall'"),
        ("players", 5, "players: one of 2, 3, 4 is needed, not 5"),
        ("players", 3.0, "players: a whole number is needed, not 3.0"),
        ("players", True, "players: a whole number is needed, not True"),
        ("players", 2, "hands: 3 entries for 2 players"),
        ("options", [], "options: a mapping is needed, not []"),
        ("options", {"edition": 2}, "options: one of double_permit is needed, not 'edition'"),
        ("options", {"double_permit": 1}, "options.double_permit: true or false is needed, not 1"),
        ("city", [], "city: a mapping is needed, not []"),
        ("city", {"0,0": "Tr", "a,0": "*"}, "city: a square of the city is needed, not 'a,0'"),
        ("city", {"0,0": "Tr", "+1,0": "*"}, "city: a square of the city is needed, not '+1,0'"),
        ("city", {"0,0": "Tr", "7,0": "*"}, "city: a square of the city is needed, not '7,0'"),
        ("city", {"0,0": "Tr", "1,0": "Xx"}, "city: a card is needed, not 'Xx'"),
        ("city", {"0,0": "Tr", "1,0": ["Ab"]}, "city: a text is needed, not ['Ab']"),
        ("hands", {}, "hands: a list is needed, not {}"),
        ("hands", [["Ar"], ["Bb"]], "hands: 2 entries for 3 players"),
        ("hands", [["Ar"], ["Bb"], "Av"], "hands: a list is needed, not 'Av'"),
        ("hands", [["Ar"], ["Bb"], ["volcano"]], "hands: a card is needed, not 'volcano'"),
        ("hands", [["Ar"], ["Bb"], [["Av"]]], "hands: a text is needed, not ['Av']"),
        ("deck", 41, "deck: a mapping is needed, not 41"),
        ("deck", {"left": 41}, "deck.volcanoes: is missing"),
        ("deck", {"left": 41, "volcanoes": 0, "top": "Ab"}, "deck.top: there is no such field"),
        ("deck", {"left": "41", "volcanoes": 0}, "deck.left: a whole number is needed, not '41'"),
        ("deck", {"left": 41, "volcanoes": 3}, "deck.volcanoes: one of 0, 1, 2 is needed, not 3"),
        ("discard", "Ab", "discard: a list is needed, not 'Ab'"),
        ("discard", ["*"], "discard: a card is needed, not '*'"),
        ("statues", [0, 1], "statues: 2 entries for 3 players"),
        ("statues", [0, 1, 2], "statues: one of 0, 1 is needed, not 2"),
        ("statues", [0, 1, True], "statues: a whole number is needed, not True"),
        ("permits", [1, 1, 2], "permits: one of 0, 1 is needed, not 2"),
        ("permits", [1, 1, -1], "permits: one of 0, 1 is needed, not -1"),
        ("scores", [0, 0, "0"], "scores: a whole number is needed, not '0'"),
        ("scores", [0, 0, 0, 0], "scores: 4 entries for 3 players"),
        ("turn", 3, "turn: one of 0, 1, 2 is needed, not 3"),
        ("turn", None, "turn: a whole number is needed, not None"),
        ("waiting", "discard", "waiting: one of deal, turn, permit, draw, choice, over is needed, not 'discard'"),
        ("waiting", ["turn"], "waiting: one of deal, turn, permit, draw, choice, over is needed, not ['turn']"),
        ("interrupted", 0, "interrupted: true or false is needed, not 0"),
        ("interrupter", 3, "interrupter: one of 0, 1, 2 is needed, not 3"),
        ("interrupter", "p1", "interrupter: a whole number is needed, not 'p1'"),
    ],
)
def test_a_wrong_field_value_is_refused(field: str, value: Any, reason: str) -> None:
    """The format: field by field."""
    assert refused({**EXAMPLE, field: value}) == reason


@pytest.mark.parametrize("value", [None, [], "pompeji"])
def test_a_value_that_is_no_position_is_refused(value: Any) -> None:
    """The format: a position is a mapping."""
    assert refused(value) == f"position: a mapping is needed, not {value!r}"


def test_two_permits_need_the_option() -> None:
    """P13."""
    doubled = {**EXAMPLE, "options": {"double_permit": True}, "permits": [2, 2, 1]}

    assert game.dump(game.load(doubled))["permits"] == [2, 2, 1]
    assert refused({**doubled, "permits": [3, 2, 1]}) == "permits: one of 0, 1, 2 is needed, not 3"


@pytest.mark.parametrize(
    ("city", "reason"),
    [
        ({}, "city: no building at 0,0"),
        ({"1,0": "Tr"}, "city: no building at 0,0"),
        ({"0,0": "*", "1,0": "Tr"}, "city: no building at 0,0"),
        (plan("Tr Tb"), "city: Tr at 0,0 and Tb at 1,0 are of one kind or colour"),
        (plan("Tr", "Br"), "city: Tr at 0,0 and Br at 0,1 are of one kind or colour"),
        (plan("Tr . Bo"), "city: 2,0 is cut off from 0,0"),
        (plan("Tr .", ". Bo"), "city: 1,1 is cut off from 0,0"),
        (plan("Tr Bo Tb Bw To Bg Ty Bv", west=-1), "city: an eighth column"),
        (plan("Tr", "Bo", "Tb", "Bw", "To", "Bg", "Ty", "Bv", north=-3), "city: an eighth row"),
    ],
)
def test_a_city_that_cannot_have_been_built_is_refused(city: dict[str, str], reason: str) -> None:
    """P3, P5-P7."""
    assert refused(position(city, "Hy", "Go")) == reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": [["Ar", "Ar"], ["Bb"], ["Av"]]}, "hands: Ar twice"),
        ({"hands": [["Ar"], ["Bb"], ["Tr"]]}, "hands: Tr twice"),
        ({"discard": ["Go"]}, "discard: Go twice"),
    ],
)
def test_a_card_is_in_one_place_only(fields: dict[str, Any], reason: str) -> None:
    """P1."""
    assert refused({**EXAMPLE, **fields}) == reason


@pytest.mark.parametrize("statues", [[0, 0, 1], [1, 1, 1]])
def test_a_statue_is_laid_or_left(statues: list[int]) -> None:
    """P2: those laid and those left are one for each player."""
    assert refused({**EXAMPLE, "statues": statues}).startswith("statues: 1 laid and ")


def test_the_deck_holds_what_nobody_has_drawn() -> None:
    """P1, P2: 51 cards less the volcanoes drawn and the buildings in city, hands and discard."""
    assert refused({**EXAMPLE, "deck": {"left": 40, "volcanoes": 0}}) == (
        "deck.left: 40, but 41 cards are neither drawn, held, laid nor discarded"
    )


@pytest.mark.parametrize(
    ("volcanoes", "left", "sound"),
    [
        (0, 10, True),
        (0, 9, False),
        (1, 17, True),
        (1, 18, False),
        (1, 1, True),
        (2, 8, True),
        (2, 9, False),
        (2, 0, True),
    ],
)
def test_the_volcanoes_lie_in_their_piles(volcanoes: int, left: int, sound: bool) -> None:
    """P3: the first among the upper nine of the last eighteen cards, the second among the last nine."""
    waiting = "over" if volcanoes == 2 else "turn"
    drawn = position(plan("Ar"), "Bo", "Fy", volcanoes=volcanoes, left=left, waiting=waiting)

    if sound:
        assert game.dump(game.load(drawn)) == drawn
    else:
        assert refused(drawn).startswith(f"deck.left: {left}, but with {volcanoes} volcanoes drawn ")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"city": plan("Ar")}, "city: nothing is built before the deal is over"),
        ({"hands": [["Ar"], ["Bo"], []]}, "hands: the deal gives 3 cards to each seat in turn"),
        ({"hands": [["Ar", "Bo", "Go", "Ho"], [], []]}, "hands: the deal gives 3 cards to each seat in turn"),
        ({"discard": ["Ar"]}, "discard: nothing is discarded before the deal is over"),
        ({"turn": 1}, "turn: seat 0 begins"),
        ({"interrupted": True}, "interrupted: no turn is interrupted before the deal is over"),
        ({"interrupter": 1}, "interrupter: there is no permit turn while waiting is 'deal'"),
    ],
)
def test_during_the_deal_nothing_else_has_happened(fields: dict[str, Any], reason: str) -> None:
    """P3."""
    dealing = {**game.dump(game.start(3)), **fields}
    out = len(dealing["city"]) + sum(map(len, dealing["hands"])) + len(dealing["discard"])

    assert refused({**dealing, "deck": {"left": 51 - out, "volcanoes": 0}}) == reason


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"waiting": "permit"}, "interrupter: a permit turn has an interrupter"),
        (
            {"waiting": "turn", "interrupted": True, "interrupter": 1},
            "interrupter: there is no permit turn while waiting is 'turn'",
        ),
        (
            {"waiting": "draw", "interrupted": True, "interrupter": 0},
            "interrupter: nobody interrupts their own turn",
        ),
        ({"waiting": "draw", "interrupter": 1}, "interrupted: false, but there is an interrupter"),
        ({"waiting": "choice"}, "waiting: no choice to draw before the first volcano"),
        ({"waiting": "over"}, "waiting: the game is over when the second volcano is drawn, and not before"),
        (
            {"volcanoes": 2, "left": 4},
            "waiting: the game is over when the second volcano is drawn, and not before",
        ),
        (
            {"volcanoes": 2, "left": 4, "waiting": "choice"},
            "waiting: the game is over when the second volcano is drawn, and not before",
        ),
    ],
)
def test_an_unfinished_turn_must_fit_the_position(fields: dict[str, Any], reason: str) -> None:
    """P13-P16."""
    assert refused(position(plan("Ar"), "Bo", "Fy", **fields)) == reason


def test_the_seat_to_move_always_has_a_move() -> None:
    """P8: an empty hand and no statue, or no room for it."""
    assert refused(position(plan("Ar *"), "", "Fy")) == "hands: seat 0 has no move"
    square = {f"{x},{y}": KINDS[(x + 2 * y) % 7] + COLOURS[(x + 3 * y) % 7] for x in range(7) for y in range(7)}
    full = {**square, "1,1": "*"}
    assert (
        refused(position(full, "", square["1,1"], volcanoes=1, left=1, statues=[1, 0])) == "hands: seat 0 has no move"
    )


def test_an_empty_hand_with_a_statue_to_lay_has_a_move() -> None:
    """P12."""
    assert game.turn(table(plan("Ar"), "", "Fy")) == 0


def test_an_empty_hand_has_no_choice_to_draw() -> None:
    """P15: who has no card left must draw."""
    assert refused(position(plan("Ar"), "", "Fy", volcanoes=1, waiting="choice")) == (
        "waiting: a player with no card left must draw"
    )


def test_a_permit_turn_has_something_to_lay() -> None:
    """P14."""
    ring = plan("Ar Gb Ao", "Tb * Hb", "Ag Ob Ay")
    fields: dict[str, Any] = {"waiting": "permit", "interrupted": True, "interrupter": 1}

    assert refused(position(ring, "Gv", "Ab", statues=[1, 0], **fields)) == (
        "hands: seat 1 has nothing to lay in its permit turn"
    )
    assert game.turn(table(ring, "Gv", "Ab", statues=[0, 1], **fields)) == 1
