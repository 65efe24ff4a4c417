"""Set-up, D1–D4."""

import json
from typing import Any

import pytest

from tests.games.downfall.positions import CARDS, TILES, after, field, game, mover, moves, refusal, stage, weights
from vesuvius import CHANCE


@pytest.mark.parametrize(("players", "markers"), [(2, 36), (3, 30), (4, 25)])
def test_each_player_takes_the_markers_of_a_colour(players: int, markers: int) -> None:
    """D1 (set-up): 36 each with two players, 30 with three, 25 with four."""
    start = game.start(players=players)

    assert field(start, "supply") == [markers] * players
    assert game.names(start) == ("red", "black", "yellow", "blue")[:players]


@pytest.mark.parametrize("players", [0, 1, 5, 8])
def test_two_to_four_play(players: int) -> None:
    """D1, ruling: the Dutch title line says 2–8 players, but there are colours and piles for 2–4 only."""
    with pytest.raises(ValueError, match=r"2.*4"):
        game.start(players=players)


@pytest.mark.parametrize("wrong", ["two", 2.0, None, True])
def test_the_number_of_players_is_a_whole_number(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"2.*4"):
        game.start(players=wrong)


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"edition": "ravensburger"}, r"amigo.*mayfair"),
        ({"edition": None}, r"amigo.*mayfair"),
        ({"dual_vents": "yes"}, "dual_vents"),
        ({"dual_vents": 1}, "dual_vents"),
        ({"volcanoes": 2}, r"dual_vents.*edition|edition.*dual_vents"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(options: dict[str, Any], allowed: str) -> None:
    with pytest.raises(ValueError, match=allowed):
        game.start(players=2, **options)


def test_the_box_says_what_it_holds() -> None:
    about = game.about()

    assert about["title"] == "The Downfall of Pompeii"
    assert about["author"] == "Klaus-Jürgen Wrede"
    assert about["year"] == 2004
    assert about["players"] == [2, 3, 4]
    assert about["minutes"] == 45
    assert about["options"].keys() == {"dual_vents", "edition"}
    assert about["options"]["dual_vents"]["default"] is False
    assert about["options"]["edition"]["default"] == "amigo"
    assert about["options"]["edition"]["choices"] == ["amigo", "mayfair"]
    assert json.loads(json.dumps(about)) == about


def test_the_deck_is_two_piles_on_ad79_on_the_rest_with_the_omens() -> None:
    """D2 and D3 (set-up): 8 + A.D. 79 + 25 + 7 omens. Ruling: shuffled in (Dutch), not laid under (French)."""
    assert field(game.start(players=4), "deck") == {"left": 8 + 1 + 25 + 7, "omens": 7, "ad79": 0}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_takes_a_pile_of_four(players: int) -> None:
    """D3 (set-up): seat 0 gets four cards, then seat 1, and so on; then seat 0 begins with the deck untouched."""
    state = game.start(players=players)
    deal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11, 11, 11, 10][: 4 * players]
    for number, card in enumerate(deal):
        assert [len(hand) for hand in field(state, "hands")] == [
            min(4, max(0, number - 4 * seat)) for seat in range(players)
        ]
        assert game.turn(state) == CHANCE
        state = game.play(state, CHANCE, f"deal {card}").state

    assert field(state, "hands") == [sorted(deal[4 * seat : 4 * seat + 4]) for seat in range(players)]
    assert stage(state) == ("settling", "play", 0)
    assert field(state, "deck")["left"] == 41


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 2), (4, 1)])
def test_the_piles_left_over_leave_the_game_unseen(players: int, piles: int) -> None:
    """D3 (set-up): three, two or one piles are removed; nobody knows which of the unseen cards they are."""
    state = game.start(players=players)
    for _ in range(players):
        state = after(state, "- deal 4", "- deal 6", "- deal 8", "- deal 10")
    state = after(state, "red play 4 F3")

    unseen = sum(weight or 0 for weight in weights(state).values())
    number_cards_in_the_deck = 41 - 1 - 7
    assert unseen - number_cards_in_the_deck == 4 * piles


def test_the_deal_knows_no_more_cards_than_are_printed() -> None:
    """D2: three cards show a 7; a fourth cannot be dealt."""
    state = after(game.start(players=2), "- deal 7", "- deal 7", "- deal 7")

    assert moves(state) == {f"deal {number}" for number in CARDS if number != 7}
    refusal(state, "- deal 7")


def test_all_the_lava_goes_into_the_bag() -> None:
    """D4 (set-up): 45 tiles, seven or eight of each symbol."""
    bag = field(game.start(players=3), "bag")

    assert bag == TILES
    assert sum(bag.values()) == 45


def test_play_goes_clockwise() -> None:
    """D4 (set-up): seat 0 begins; play goes round by ascending seats."""
    state = game.start(players=3)
    for _ in range(3):
        state = after(state, "- deal 4", "- deal 6", "- deal 8", "- deal 10")
    order = []
    for card in (4, 4, 4, 6):
        seat = mover(state)
        order.append(seat)
        state = game.play(state, seat, f"play {card} {'G3' if card == 4 else 'C4'}").state
        state = after(state, "- draw 11")

    assert order == [0, 1, 2, 0]
