"""Jokers, D10, and a hand of nothing but jokers, D11."""

from typing import Any

import pytest

from tests.games.downfall.positions import (
    BLACK,
    BLUE,
    NEUTRAL,
    RED,
    YELLOW,
    after,
    all_but,
    circles,
    events_of,
    field,
    full,
    game,
    moves,
    people,
    play,
    refusal,
    settling,
    stage,
)
from vesuvius.games.downfall.events import CardPlayed, VesuviusErupted

FULL_3_AND_5 = full("3a", "3b", "5")


def test_the_joker_on_a_full_6() -> None:
    """D10, example (FR): both buildings 6 are full; Klaus' marker may go to any coloured or neutral building."""
    city = settling(full("6a", "6b"), hand=[6])

    assert moves(city) - {"erupt"} == {f"play 6 {square}" for square in circles(*all_but("6a", "6b"))}

    city = after(city, "red play 6 K4")
    assert people(city)["K4"] == (RED,)
    assert field(city, "discard") == [6]


def test_one_free_circle_and_a_card_is_no_joker() -> None:
    """D10: C5 is still free, so the 6 goes there."""
    crowd = full("6a", "6b")
    del crowd["C5"]
    city = settling(crowd, hand=[6])

    assert moves(city) == {"play 6 C5"}
    assert refusal(city, "red play 6 E6").rule == "D5"


def test_a_joker_brings_no_relatives() -> None:
    """D10: the house entered is crowded, and no relatives come."""
    city = settling({**full("6a", "6b"), "I3": (BLACK, BLACK)}, hand=[6])

    step = play(city, "red play 6 I3")

    assert stage(step.state) == ("settling", "draw", RED)
    assert events_of(step, CardPlayed) == [
        CardPlayed(seat=RED, card=6, square="I3", building="5", joker=True, relatives=0)
    ]


def test_neutral_buildings_are_open_to_jokers_and_relatives_only() -> None:
    """D10, ruling: NL's "neutral only by relatives" speaks of number cards used as such."""
    city = settling(full("6a", "6b"), hand=[6, 9])

    assert {f"play 6 {square}" for square in circles(*NEUTRAL)} <= moves(city)
    assert refusal(city, "red play 9 K4").rule == "D5"


def test_a_hand_of_jokers_may_declare_the_eruption() -> None:
    """D11 (special case): by the player about to play; the hand counts as it is, be it two cards or four."""
    city = settling(FULL_3_AND_5, hand=[3, 5])

    assert "erupt" in moves(city)
    assert stage(after(city, "red erupt")) == ("eruption", "tile", BLACK)


def test_declaring_is_a_choice() -> None:
    """D11 ("may"): a joker can be played instead."""
    city = settling(FULL_3_AND_5, hand=[3, 5])

    assert "play 3 E6" in moves(city)
    assert stage(after(city, "red play 3 E6")) == ("settling", "draw", RED)


def test_one_card_that_is_no_joker_and_the_mountain_stays_quiet() -> None:
    """D11: the whole hand must consist of jokers."""
    city = settling(FULL_3_AND_5, hand=[3, 5, 9], hands={BLACK: [3, 4]})

    assert refusal(city, "red erupt").rule == "D11"
    assert refusal(city, "black erupt").rule == "D11"
    assert moves(city, BLACK) == set()


def test_before_ad79_there_are_no_jokers_to_declare() -> None:
    """D11: after the first A.D. 79 only."""
    city = settling(FULL_3_AND_5, hand=[3, 5], ad79=0)

    assert "erupt" not in moves(city)
    assert refusal(city, "red erupt").rule == "D11"


def test_an_empty_hand_declares_nothing() -> None:
    """D11: the hand is not empty."""
    city = settling(FULL_3_AND_5, hand=[9], hands={BLACK: []})

    assert refusal(city, "black erupt").rule == "D11"


@pytest.mark.parametrize(
    ("waiting", "fields"),
    [
        ("play", {"hand": [9]}),
        ("relative", {"hand": [9], "pending": {"left": 1, "closed": ["7"]}}),
        ("omen", {"hand": [9]}),
    ],
)
def test_others_declare_whenever_a_player_is_to_move(waiting: str, fields: dict[str, Any]) -> None:
    """D11 ("at any moment, even out of turn"): while red plays, calls relatives or chooses a victim. What red had still
    to do is dropped; the left neighbour of the declaring player draws the first tile (D13)."""
    crowd = {**FULL_3_AND_5, "F5": (RED, BLUE)}
    city = settling(crowd, players=4, waiting=waiting, hands={YELLOW: [3, 5]}, **fields)

    assert game.turn(city) == RED
    assert moves(city, YELLOW) == {"erupt"}
    assert moves(city, BLACK) == set()

    city = after(city, "yellow erupt")
    assert stage(city) == ("eruption", "tile", BLUE)
    assert field(city, "pending") == {}
    assert people(city) == crowd


@pytest.mark.parametrize("seat", ["red", "black"])
def test_nobody_declares_while_a_card_is_drawn(seat: str) -> None:
    """D11: whenever a *seat* is to move; during a draw it is chance."""
    city = settling(FULL_3_AND_5, waiting="draw", hand=[3], hands={BLACK: [5]})

    assert moves(city, RED) == moves(city, BLACK) == set()
    assert refusal(city, f"{seat} erupt").rule == "D11"


@pytest.mark.parametrize(("waiting", "pending"), [("relative", {"left": 1, "closed": ["7"]}), ("omen", {})])
def test_the_player_to_move_declares_only_before_playing(waiting: str, pending: dict[str, object]) -> None:
    """D11: the player to move when about to play, not between relatives or in front of an omen."""
    city = settling({**FULL_3_AND_5, "F5": (BLACK, RED)}, waiting=waiting, hand=[3], pending=pending)

    assert "erupt" not in moves(city)
    assert refusal(city, "red erupt").rule == "D11"


def test_a_declared_eruption_shows_and_discards_all_hands() -> None:
    """D11 and D12: all hands go face up onto the discard, seat by seat; supplies go into the box, not the volcano."""
    city = settling(
        FULL_3_AND_5,
        players=3,
        hand=[9, 10],
        hands={BLACK: [3, 3], YELLOW: [1, 11]},
        discard=[4],
        supply=[30, 21, 12],
        left=20,
        omens=3,
    )

    step = play(city, "black erupt")

    assert events_of(step, VesuviusErupted) == [
        VesuviusErupted(seat=BLACK, cause="declared", hands=((9, 10), (3, 3), (1, 11)), boxed=(30, 21, 12))
    ]
    assert field(step.state, "hands") == [[], [], []]
    assert field(step.state, "discard") == [4, 9, 10, 3, 3, 1, 11]
    assert field(step.state, "supply") == [0, 0, 0]
    assert field(step.state, "volcano") == [0, 0, 0]
    assert field(step.state, "deck") == {"left": 20, "omens": 3, "ad79": 1}


def test_an_omen_can_turn_a_joker_back_into_a_card() -> None:
    """D10, D11: building 5 was full; with a marker gone, black's 5 is no joker any more."""
    city = settling({"I3": (BLACK,) * 4}, waiting="omen", hand=[9], hands={BLACK: [5]})
    assert moves(city, BLACK) == {"erupt"}

    city = after(city, "red omen I3 black", "- draw 9")
    assert moves(city, BLACK) == {"play 5 I3"}
