"""First phase, settling, D5–D6."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    BLUE,
    RED,
    SPACES,
    YELLOW,
    after,
    all_but,
    circles,
    field,
    full,
    moves,
    people,
    play,
    refusal,
    settling,
    stage,
)


def test_a_card_sends_a_marker_to_the_building_of_its_number() -> None:
    """D5 (first phase, 2): on any free circle of the building, on either of its squares."""
    city = settling(hand=[2], ad79=0)

    assert moves(city) == {"play 2 E1", "play 2 E2"}


@pytest.mark.parametrize("number", range(1, 12))
def test_where_two_buildings_share_a_number_either_will_do(number: int) -> None:
    """D5 (first phase, note): 3, 4, 6, 8, 10 and 11 have two buildings each; the player chooses."""
    buildings = [name for name in SPACES if name.rstrip("ab") == str(number)]
    city = settling(hand=[number], ad79=0)

    assert moves(city) == {f"play {number} {square}" for square in circles(*buildings)}


def test_a_circle_holds_one_marker() -> None:
    """D5 (first phase, note): C5 is one circle of building 6; once taken, only the other squares have room."""
    city = settling({"C5": (BLACK,)}, hand=[6], ad79=0)

    assert moves(city) == {"play 6 C4", "play 6 D4", "play 6 D5"}


def test_two_cards_of_one_number_are_one_choice() -> None:
    """D5 (first phase, 1): one of the cards in hand is played, and which of the two 5s makes no difference."""
    city = settling(hand=[5, 5, 9], ad79=0)

    assert moves(city) == {"play 5 I3", "play 9 E6"}


def test_a_turn_is_play_place_draw() -> None:
    """D5 (first phase, 1–3): the card goes onto the discard, the marker into the city, then one card is drawn."""
    city = settling(hand=[3, 9], ad79=0, left=40, supply=[36, 36])

    placed = after(city, "red play 3 C3")
    assert people(placed) == {"C3": (RED,)}
    assert field(placed, "supply") == [35, 36]
    assert field(placed, "discard") == [3]
    assert field(placed, "hands")[RED] == [9]
    assert stage(placed) == ("settling", "draw", RED)

    drawn = after(placed, "- draw 7")
    assert field(drawn, "hands")[RED] == [7, 9]
    assert field(drawn, "deck")["left"] == 39
    assert stage(drawn) == ("settling", "play", BLACK)


def test_after_the_last_seat_the_first_plays_again() -> None:
    """D4, D5: clockwise, round the table."""
    city = settling(players=4, turn=BLUE, hand=[9], ad79=0)

    assert stage(after(city, "blue play 9 E6", "- draw 7")) == ("settling", "play", RED)


def test_before_ad79_neighbours_bring_no_relatives() -> None:
    """D7 ("from this moment the following rules apply"): until then a full house next door means nothing."""
    city = settling({"I3": (BLACK, BLACK, RED)}, hand=[5], ad79=0)

    assert stage(after(city, "red play 5 I3")) == ("settling", "draw", RED)


def test_a_card_goes_to_its_own_number_only() -> None:
    """D5: a 3 does not open building 5, nor a neutral house."""
    city = settling(hand=[3, 9])

    assert refusal(city, "red play 3 I3").rule == "D5"
    assert refusal(city, "red play 3 E3").rule == "D5"
    assert refusal(city, "red play 3 E4").rule == "D5"


def test_a_full_square_takes_nobody() -> None:
    """D5: three circles, three markers; the twin still has room."""
    city = settling({"C3": (RED, BLACK, RED)}, hand=[3])

    assert refusal(city, "red play 3 C3").rule == "D5"
    assert moves(city) == {"play 3 D3"}


def test_a_player_plays_a_card_from_the_hand() -> None:
    """D5: the 5 is not in red's hand."""
    city = settling(hand=[3, 9], hands={BLACK: [5]})

    assert refusal(city, "red play 5 I3").rule == "D5"


def test_without_a_marker_left_the_card_is_discarded() -> None:
    """D6, ruling: the supply is empty, so every card is discarded without placing; a card is drawn all the same."""
    city = settling(hand=[3, 9], supply=[0, 10])

    assert moves(city) == {"play 3 -", "play 9 -"}

    step = play(city, "red play 3 -")
    assert people(step.state) == {}
    assert field(step.state, "discard") == [3]
    assert stage(step.state) == ("settling", "draw", RED)
    assert refusal(city, "red play 3 C3").rule == "D6"


def test_without_a_free_space_in_the_city_the_card_is_discarded() -> None:
    """D6, ruling: every one of the 80 circles is taken."""
    city = settling(full(*SPACES, by=(BLACK, YELLOW, BLUE, BLACK, YELLOW, BLUE, RED)), players=4, hand=[3, 9])

    assert sum(map(len, people(city).values())) == 80
    assert moves(city, RED) - {"erupt"} == {"play 3 -", "play 9 -"}


def test_before_ad79_a_full_number_is_discarded() -> None:
    """D6, ruling: there are no jokers yet; only a loaded position can bring this about."""
    city = settling(full("3a", "3b"), hand=[3, 9], ad79=0)

    assert moves(city) == {"play 3 -", "play 9 E6"}


@pytest.mark.parametrize("ad79", [0, 1])
def test_a_marker_that_can_be_placed_must_be(ad79: int) -> None:
    """D6: discarding without placing is no choice, before A.D. 79 or after it."""
    assert refusal(settling(hand=[3], ad79=ad79), "red play 3 -").rule == "D6"


def test_a_joker_that_can_be_placed_must_be() -> None:
    """D6 and D10: one circle is left in the whole city, so the joker goes there."""
    crowd = full(*all_but("n10"), by=(BLACK, YELLOW, BLUE, BLACK, YELLOW, BLUE, RED))
    city = settling(crowd, players=4, hand=[3])

    assert moves(city) - {"erupt"} == {"play 3 K4"}
    assert refusal(city, "red play 3 -").rule == "D6"


def test_a_seat_without_cards_only_draws() -> None:
    """D5: only a position set up by hand brings it; there is nothing to play, so the turn is its draw."""
    city = settling(hand=[3], hands={BLACK: []}, left=30)
    city = after(city, "red play 3 C3", "- draw 5")
    assert stage(city) == ("settling", "draw", BLACK)
    assert stage(after(city, "- draw 7")) == ("settling", "play", RED)
