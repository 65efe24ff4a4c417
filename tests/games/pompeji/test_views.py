"""Views of each seat, and states imagined from them."""

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.games.pompeji.positions import VALUES, after, plan, position, table
from vesuvius.contract import Illegal, seen_by
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import State
from vesuvius.jsonable import plain

RING = plan("Ar Gb Ao", "Tb * Hb", "Ag Ob Ay")
"""Arches and blues around a statue: the blue arch finds no place."""

PERMIT_TURN: dict[str, Any] = {"waiting": "permit", "interrupted": True, "interrupter": 1}


def three(**fields: Any) -> State:
    return table(plan("Ar Bo"), "Gv Ho", "Fw Gg Tb", "Ag", **fields)


def test_a_seat_sees_the_open_table_and_its_own_hand() -> None:
    """The contract: the position without what is hidden, plus seat, hand and hand_sizes."""
    state = three()
    position = game.dump(state)

    view = plain(game.view(state, 1))

    assert {key: view.pop(key) for key in ("seat", "hand", "hand_sizes")} == {
        "seat": 1,
        "hand": ["Fw", "Gg", "Tb"],
        "hand_sizes": [2, 3, 1],
    }
    assert view == {key: value for key, value in position.items() if key != "hands"}


def test_a_spectator_sees_no_hand() -> None:
    """The contract."""
    view = game.view(three(), None)

    assert (view.seat, view.hand, view.hand_sizes) == (None, (), (2, 3, 1))
    assert not {"Gv", "Ho", "Fw", "Gg", "Tb", "Ag"} & set(json.dumps(plain(view)).replace('"', " ").split())
    with pytest.raises(ValueError, match="a spectator has no seat"):
        _ = view.own


def test_swapping_hidden_cards_changes_no_view_but_their_owners() -> None:
    """The contract: hidden cards may lie anywhere."""
    swapped = table(plan("Ar Bo"), "Gv Ho", "Ag Ow Tb", "Gg")

    assert game.view(three(), 0) == game.view(swapped, 0)
    assert game.view(three(), None) == game.view(swapped, None)
    assert game.view(three(), 1) != game.view(swapped, 1)


def test_only_its_owner_sees_a_drawn_card() -> None:
    """P5: cards are drawn face down."""
    state = after(three(), "p1 build Gv 2,0")

    story = game.play(state, "chance", "draw Oo").events

    assert [event.type for event in seen_by(story, 0)] == ["drew", "got", "turn"]
    assert [event.type for event in seen_by(story, 1)] == ["drew", "turn"]
    assert "Oo" not in json.dumps(plain(seen_by(story, None)))


def test_all_hands_are_open_when_the_game_is_over() -> None:
    """P17."""
    over = after(three(volcanoes=1, waiting="draw"), "- draw volcano")

    for seat in (None, 0, 2):
        assert game.view(over, seat).hands == (("Gv", "Ho"), ("Fw", "Gg", "Tb"), ("Ag",))
        assert game.imagine(game.view(over, seat), random.Random(1)) == over


def test_a_view_of_no_seat() -> None:
    """The contract."""
    with pytest.raises(ValueError, match="no seat 3"):
        game.view(three(), 3)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("waiting", ["turn", "draw", "choice"])
def test_an_imagined_state_has_the_same_view(seat: int | None, waiting: str) -> None:
    """The contract: a full state with that view, after a trip through JSON."""
    view = game.view(three(waiting=waiting, volcanoes=1), seat)
    rng = random.Random(3)

    for _ in range(10):
        assert game.view(game.imagine(json.loads(json.dumps(plain(view))), rng), seat) == view


def test_the_deal_can_be_imagined() -> None:
    """P3: half a deal, of which seat 0 knows its own cards."""
    view = game.view(after(game.start(2), "- deal Ar", "- deal Bo", "- deal Go", "- deal Tw"), 0)

    assert game.view(game.imagine(view, random.Random(1)), 0) == view


def test_every_deal_of_the_unseen_is_as_likely_as_another() -> None:
    """The contract. Statistical, with a fixed seed: 12 deals of 4 unseen cards to two hidden hands of one.

    200 of each are expected; chi-square with 11 degrees of freedom stays below 31.3 in 999 of 1,000 fair samples.
    """
    state = table(plan("Ar Bo"), "Gv", "Fw", "Ag", volcanoes=1, left=3)
    unseen = [card for card in VALUES if card not in {"Ar", "Bo", "Gv", *state.discard}]
    view = game.view(state, 0)
    rng = random.Random(2001)

    deals = Counter(game.imagine(view, rng).hands for _ in range(2400))

    assert set(deals) == {(("Gv",), (a,), (b,)) for a in unseen for b in unseen if a != b}
    assert sum((count - 200) ** 2 / 200 for count in deals.values()) < 31.3


def test_a_permit_turn_shows_that_its_player_can_lay_something() -> None:
    """P14. Statistical, with a fixed seed: of the 6 deals of Ab, Bb, Bw those go in which the interrupter holds Ab.

    200 of each are expected; chi-square with 3 degrees of freedom stays below 16.3 in 999 of 1,000 fair samples.
    """
    state = table(RING, "Fb", "Bw", "Ab", volcanoes=1, left=2, keep="Bb", statues=[1, 0, 1], **PERMIT_TURN)
    view = game.view(state, 0)
    rng = random.Random(79)

    deals = Counter(game.imagine(view, rng).hands[1:] for _ in range(800))

    assert set(deals) == {(("Bb",), ("Ab",)), (("Bb",), ("Bw",)), (("Bw",), ("Ab",)), (("Bw",), ("Bb",))}
    assert sum((count - 200) ** 2 / 200 for count in deals.values()) < 16.3


def test_a_permit_turn_with_a_statue_shows_nothing_of_the_hand() -> None:
    """P14: it may be the statue that can be laid."""
    state = table(plan("Ar"), "Fy", "Ab", volcanoes=1, left=1, **PERMIT_TURN)

    assert game.imagine(game.view(state, 0), random.Random(1)) == state


def test_the_observers_own_permit_turn_can_be_imagined() -> None:
    """P14."""
    state = table(plan("Ar"), "Fy", "Gb", volcanoes=1, left=1, **PERMIT_TURN)

    assert game.imagine(game.view(state, 1), random.Random(1)) == state


def test_a_view_that_nothing_fits_is_refused() -> None:
    """The contract: no endless search for a hand that cannot be."""
    state = table(RING, "Fy", "Gv", volcanoes=1, left=1, statues=[1, 0], **PERMIT_TURN)
    view = game.view(state, 0)
    discard = (*(card for card in view.discard if card != "Ab"), "Gv")

    with pytest.raises(Illegal, match="no unseen card can be laid"):
        game.imagine(replace(view, discard=discard), random.Random(1))


@pytest.mark.parametrize("key", ["seat", "hand", "hand_sizes", "city"])
def test_a_value_that_is_no_view_is_refused(key: str) -> None:
    """The contract: Illegal names what is missing."""
    view = {name: value for name, value in plain(game.view(three(), 0)).items() if name != key}

    with pytest.raises(Illegal, match=rf"^view\.{key}: is missing$"):
        game.imagine(view, random.Random(1))


def test_an_imagined_state_is_not_checked_again() -> None:
    """A view comes from the rules themselves: only the shape of its JSON is read."""
    view = replace(game.view(three(), 0), scores=(7, 7))

    assert game.imagine(view, random.Random(1)).scores == (7, 7)


def test_a_position_is_not_a_view() -> None:
    """The contract: an open position has no seat to imagine anything for."""
    written = position(plan("Ar Bo"), "Gv Ho", "Fw")

    with pytest.raises(Illegal, match=r"^view\.seat: is missing$"):
        game.imagine(written, random.Random(1))
