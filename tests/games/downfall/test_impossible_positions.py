"""Positions that no game could reach are refused although each field is well formed, and so are impossible views."""

from random import Random
from typing import Any

import pytest

from tests.games.downfall.positions import game
from vesuvius import Illegal, plain

DEALING: dict[str, Any] = {"game": "downfall", "players": 2, "phase": "deal", "waiting": "deal"}
SETTLING: dict[str, Any] = {
    "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "hands": [[3, 4, 6, 9], [1, 2, 4, 4]],
    "deck": {"left": 30, "omens": 6, "ad79": 1},
}  # fmt: skip
FLEEING: dict[str, Any] = {
    "game": "downfall", "players": 2, "phase": "flight", "waiting": "run", "markers": {"F5": [2, 1]},
}  # fmt: skip
OVER: dict[str, Any] = {"game": "downfall", "players": 2, "phase": "over", "waiting": "over"}


@pytest.mark.parametrize(
    ("position", "change", "reason"),
    [
        (DEALING, {"hands": [[1], [2]]}, "hands: each seat is dealt four cards before the next"),
        (DEALING, {"hands": [[1, 2, 3, 4], [5, 6, 7, 8]]}, "hands: .* has not got all of them"),
        (DEALING, {"turn": 1}, "turn: it is 0 during the deal"),
        (DEALING, {"deck": {"left": 40, "omens": 7}}, "deck: no card is drawn before all hands are dealt"),
        (DEALING, {"markers": {"C3": [1, 0]}}, "markers: the city is empty"),
        (SETTLING, {"deck": {"left": 10, "omens": 2, "ad79": 2}}, r"deck\.ad79: the second A\.D\. 79 ends"),
        (SETTLING, {"deck": {"left": 32, "omens": 6, "ad79": 0}}, r"deck\.left: A\.D\. 79 comes when 33"),
        (SETTLING, {"deck": {"left": 34, "omens": 6, "ad79": 1}}, r"deck\.left: no more than 33"),
        (SETTLING, {"deck": {"left": 4, "omens": 6, "ad79": 1}}, "deck: 4 cards cannot hold 6 omens"),
        (SETTLING, {"waiting": "draw"}, "hands: seat 0 has played a card"),
        (SETTLING, {"saved": [1, 0], "supply": [9, 9]}, "saved: nobody is saved before the eruption"),
        (SETTLING, {"lava": {"C2": "coin"}}, "lava: no lava flows before the eruption"),
        (SETTLING, {"hands": [[3] * 4, [3, 3]]}, "hands: there are only 5 cards 3"),
        (FLEEING, {"supply": [1, 0]}, "supply: markers not in the city go back to the box"),
        (FLEEING, {"hands": [[3], []]}, "hands: all hands are laid down"),
        (FLEEING, {"pending": {"left": 1, "moved": "A5"}}, "pending: no marker of seat 0 stands on A5"),
        (OVER, {"markers": {"C3": [1, 0]}}, "markers: the city is empty"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], change: Any, reason: str) -> None:
    assert game.load(position), "but for the change it would load"
    with pytest.raises(Illegal, match=f"^{reason}"):
        game.load({**position, **change})


@pytest.mark.parametrize(
    ("pending", "reason"),
    [
        ({"left": 1, "closed": ["3a", "4a"]}, "relatives of 3a live in purple or neutral buildings only"),
        ({"left": 3, "closed": ["3a"]}, "building 3a cannot have called that many relatives"),
        ({"left": 1, "closed": ["n1"]}, "closed names the numbered building entered"),
        ({"left": 1, "closed": []}, "closed names the numbered building entered"),
        ({"left": 1, "closed": ["3a", "3b", "3b"]}, "closed names the numbered building entered"),
        ({"left": 1, "closed": ["zoo"]}, "there is no building 'zoo'"),
    ],
)
def test_relatives_that_could_not_come_are_refused(pending: Any, reason: str) -> None:
    """D9."""
    position = {**SETTLING, "waiting": "relative", "hands": [[4, 6, 9], [1, 2, 4, 4]], "markers": {"C3": [2, 1]}}
    assert game.load({**position, "pending": {"left": 1, "closed": ["3a", "3b"]}})
    with pytest.raises(Illegal, match=f"^pending: {reason}"):
        game.load({**position, "pending": pending})


def test_relatives_before_ad79_are_refused() -> None:
    """D7, D9."""
    position = {
        **SETTLING, "waiting": "relative", "hands": [[4, 6, 9], [1, 2, 4, 4]], "markers": {"C3": [2, 1]},
        "deck": {"left": 40, "omens": 7, "ad79": 0}, "pending": {"left": 1, "closed": ["3a"]},
    }  # fmt: skip
    with pytest.raises(Illegal, match=r"^pending: relatives come only after A.D. 79"):
        game.load(position)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hand": None}, "hand: a list is needed"),
        ({"hand": [99]}, "hand: one of 1, 2, .* is needed, not 99"),
        ({"hand_sizes": [4]}, "hand_sizes: 2 sizes are needed"),
        ({"hand_sizes": [4, -1]}, "hand_sizes: fewer cards are unseen"),
        ({"markers": None}, "markers: a mapping is needed"),
        ({"options": {"edition": "lego"}}, "options: edition is 'amigo' or 'mayfair', not 'lego'"),
        ({"hand": [3]}, "hand: its size is not the one in hand_sizes"),
        ({"seat": 7}, "hand: its size is not the one in hand_sizes"),
        ({"hand_sizes": [4, 60]}, "hand_sizes: fewer cards are unseen"),
        ({"phase": "siesta"}, "phase: "),
    ],
)
def test_a_value_that_is_no_view_cannot_be_imagined(change: dict[str, Any], reason: str) -> None:
    view = game.view(game.load(SETTLING), 0)
    with pytest.raises(Illegal, match=f"^{reason}"):
        game.imagine({**plain(view), **change}, Random(1))


def test_a_card_for_a_full_number_cannot_be_placed_elsewhere_before_ad79() -> None:
    """D6: there are no jokers yet."""
    state = game.load(
        {**SETTLING, "hands": [[7, 9], [1]], "markers": {"F5": [2, 1]}, "deck": {"left": 40, "omens": 7, "ad79": 0}}
    )
    with pytest.raises(Illegal, match=r"Every building 7 is full, and there are no jokers before A.D. 79.") as refusal:
        game.play(state, 0, "play 7 C3")
    assert refusal.value.rule == "D6"


def test_a_joker_needs_a_space() -> None:
    """D10: any free space, but a space."""
    state = game.load({**SETTLING, "hands": [[7, 9], [1]], "markers": {"F5": [2, 1]}})
    with pytest.raises(Illegal, match=r"There is no building on A1.") as refusal:
        game.play(state, 0, "play 7 A1")
    assert refusal.value.rule == "D10"
