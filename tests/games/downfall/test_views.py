"""Views of a seat, and states imagined from them."""

import json
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.games.downfall.positions import (
    BLACK,
    CARDS,
    RED,
    YELLOW,
    State,
    after,
    eruption,
    fleeing,
    game,
    lava_in_hand,
    settling,
)
from vesuvius import CHANCE, plain
from vesuvius.contract import seen_by
from vesuvius.games.downfall import View
from vesuvius.jsonable import read

HANDS = {RED: [3, 3, 6, 9], BLACK: [1, 2, 4, 4], YELLOW: [5, 11]}

STATES: dict[str, State] = {
    "deal": after(game.start(players=3), "- deal 3", "- deal 7", "- deal 7", "- deal 1", "- deal 5"),
    "first draws": settling(hand=[3, 3, 6, 9], hands=HANDS, players=3, ad79=0),
    "play": settling({"C3": (RED,)}, hand=[3, 3, 6, 9], hands=HANDS, players=3, discard=[7, 8, 8]),
    "relative": settling(
        {"I3": (BLACK, RED)},
        hands={**HANDS, RED: [3]},
        players=3,
        waiting="relative",
        pending={"left": 1, "closed": ["5"]},
    ),
    "draw": settling(hands={**HANDS, RED: [3]}, players=3, waiting="draw", left=12, omens=2),
    "omen": settling({"C3": (BLACK,)}, hands={**HANDS, RED: [3]}, players=3, waiting="omen"),
    "mayfair": settling(hands=HANDS, players=3, options={"edition": "mayfair"}, left=20, omens=1),
    "eruption": eruption({"F5": (RED,)}, players=3),
    "lava": lava_in_hand("helmet/mask", {"F5": (RED,)}, players=3, options={"dual_vents": True}),
    "run": fleeing({"F5": (RED, RED), "E5": (RED,)}, players=3, pending={"left": 1, "moved": "E5"}),
    "over": after(fleeing({"A5": (RED,)}, players=3), "red run A5 out"),
}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("seat", [RED, BLACK, YELLOW, None])
def test_a_view_is_the_position_without_the_hands_of_others(name: str, seat: int | None) -> None:
    """The contract: the position without what is hidden, plus ``seat``, ``hand`` and ``hand_sizes``."""
    position = game.dump(STATES[name])
    hands = position.pop("hands")

    view = game.view(STATES[name], seat)

    assert plain(view) == position | {
        "seat": seat,
        "hand": [] if seat is None else hands[seat],
        "hand_sizes": [len(hand) for hand in hands],
    }
    assert read(View, json.loads(json.dumps(plain(view)))) == view


def test_there_is_no_view_from_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seat"):
        game.view(STATES["play"], 3)


def test_swapping_hidden_cards_changes_nobodys_view_but_their_owners() -> None:
    """Black and yellow exchange a card, yellow's other goes into the deck: red and a spectator see the same table."""
    one = settling(hands={RED: [3, 6], BLACK: [1, 2], YELLOW: [5, 11]}, players=3)
    other = settling(hands={RED: [3, 6], BLACK: [2, 5], YELLOW: [1, 8]}, players=3)

    assert game.view(one, RED) == game.view(other, RED)
    assert game.view(one, None) == game.view(other, None)
    assert game.view(one, BLACK) != game.view(other, BLACK)


@pytest.mark.parametrize(
    ("state", "moves", "owner"),
    [
        (STATES["deal"], ["deal 4", "deal 6", "deal 11"], BLACK),
        (STATES["draw"], ["draw 4", "draw 6", "draw 11"], RED),
    ],
)
def test_a_hidden_card_looks_the_same_to_everybody_else(state: State, moves: list[str], owner: int) -> None:
    """Views and events alike; only the owner sees which card it is."""
    steps = [game.play(state, CHANCE, move) for move in moves]

    for seat in (RED, BLACK, YELLOW, None):
        views = [game.view(step.state, seat) for step in steps]
        stories = [seen_by(step.events, seat) for step in steps]
        if seat == owner:
            assert views[0] != views[1] != views[2]
            assert stories[0] != stories[1] != stories[2]
        else:
            assert views[0] == views[1] == views[2]
            assert stories[0] == stories[1] == stories[2]


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("seat", [RED, BLACK, YELLOW, None])
def test_an_imagined_state_looks_the_same(name: str, seat: int | None) -> None:
    """``imagine`` needs nothing but the view, and what it imagines has that view."""
    view = game.view(STATES[name], seat)
    wire = json.loads(json.dumps(plain(view)))
    rng = Random(79)

    for _ in range(5):
        assert game.view(game.imagine(view, rng), seat) == view
        assert game.view(game.imagine(wire, rng), seat) == view


def test_the_same_seed_imagines_the_same() -> None:
    view = game.view(STATES["play"], RED)

    assert game.imagine(view, Random(79)) == game.imagine(view, Random(79))


UNSEEN: tuple[int, ...] = (2, 2, 2, 3, 4, 4)
"""Six cards red has not seen: black holds two of them, yellow one, three are in the deck or out of the game."""


def nearly_all_seen(black: list[int], yellow: list[int]) -> State:
    """Red holds the last 1; all other cards lie on the discard."""
    discard = Counter(CARDS) - Counter(UNSEEN) - Counter([1])
    return settling(
        hands={RED: [1], BLACK: black, YELLOW: yellow},
        players=3,
        discard=sorted(discard.elements()),
        left=3,
        omens=1,
    )


def test_every_deal_of_the_unseen_is_as_likely_as_any_other() -> None:
    """``imagine`` draws uniformly from the 720 deals of the six; chi-square over the twelve ways they look."""
    view = game.view(nearly_all_seen([2, 2], [3]), RED)
    rng = Random(79)
    tries = 3_600

    looks = Counter((tuple(sorted(deal[:2])), deal[2]) for deal in permutations(UNSEEN))
    imagined: Counter[tuple[tuple[int, ...], int]] = Counter()
    for _ in range(tries):
        hands = game.dump(game.imagine(view, rng))["hands"]
        imagined[tuple(hands[BLACK]), hands[YELLOW][0]] += 1

    assert imagined.keys() == looks.keys()
    expected = {look: tries * count / 720 for look, count in looks.items()}
    chi_square = sum((imagined[look] - mean) ** 2 / mean for look, mean in expected.items())
    assert len(looks) == 12
    assert chi_square < 31.3, "with eleven degrees of freedom, chance alone goes beyond this once in a thousand times"


def test_nobody_is_imagined_with_a_card_that_has_been_seen() -> None:
    """Black sees its own two 2s and the discard; yellow may hold the 1, the last 2, the 3 or a 4."""
    view = game.view(nearly_all_seen([2, 2], [3]), BLACK)
    rng = Random(79)

    yellows = {tuple(game.dump(game.imagine(view, rng))["hands"][YELLOW]) for _ in range(100)}

    assert yellows == {(1,), (2,), (3,), (4,)}
