"""The special building permit, P13-P14."""

from typing import Any

import pytest

from tests.games.pompeji.positions import after, events_of, field, moves, plan, refusal, sorts, table, types, weights
from vesuvius.contract import CHANCE
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import State
from vesuvius.games.pompeji.events import DrawDecided, TurnBegun, TurnInterrupted, VolcanoDrawn

ABA = plan("Ar Bo Ay")


def three(**fields: Any) -> State:
    """Player two is to move; player one has just played."""
    return table(ABA, "Gv Ho", "Fw Gg", "Ag Tb", **{"turn": 1, **fields})


def test_a_permit_interrupts_another_players_turn_at_once() -> None:
    """P13 (permit: its player may take a turn directly, and the player whose turn it was must wait)."""
    state = three()

    assert events_of(state, "p3 permit") == [TurnInterrupted(seat=2, whose=1)]
    interrupted = after(state, "p3 permit")
    assert game.turn(interrupted) == 2
    assert moves(interrupted, "p2") == []
    assert str(refusal(interrupted, "p2 build Fw 3,0")) == "It is p3’s turn."


def test_a_permit_is_given_up_when_used() -> None:
    """P13 (permit: used once, and handed in)."""
    state = after(three(), "p3 permit")

    assert field(state, "permits") == [1, 1, 0]
    assert (field(state, "interrupted"), field(state, "interrupter"), field(state, "turn")) == (True, 2, 1)


def test_in_a_permit_turn_one_lays_scores_and_draws() -> None:
    """P13 (permit: lays a building or statue at once, counts the points, draws a new card)."""
    state = after(three(), "p3 permit", "p3 build Ag 1,1")

    assert field(state, "scores") == [0, 0, 12]
    assert game.turn(state) == CHANCE
    assert field(after(state, "- draw Oo"), "hands")[2] == ["Oo", "Tb"]


def test_then_the_interrupted_player_goes_on() -> None:
    """P13 (permit: after that it is the interrupted player's turn again)."""
    lines = ("p3 permit", "p3 build Ag 1,1", "- draw Oo")
    state = after(three(), *lines)

    assert types(three(), *lines) == ["interrupted", "built", "drew", "got", "turn"]
    assert events_of(three(), *lines)[-1] == TurnBegun(seat=1)
    assert game.turn(state) == 1
    assert (field(state, "interrupted"), field(state, "interrupter")) == (True, None)
    assert sorts(state, "p2") == {"build", "statue"}


def test_a_statue_can_be_laid_by_permit() -> None:
    """P13 (permit: a building or a statue)."""
    state = after(three(), "p3 permit", "p3 statue Ag 1,1")

    assert field(state, "scores") == [0, 0, 6]
    assert field(state, "statues") == [1, 1, 0]


def test_a_statue_laid_by_permit_draws_nothing() -> None:
    """P12, P13, ruling: the interrupted player is on at once, and the hand is as it was."""
    state = after(three(), "p3 permit", "p3 statue Ag 1,1")

    assert game.turn(state) == 1
    assert field(state, "hands")[2] == ["Ag", "Tb"]


def test_every_player_but_the_one_to_move_may_use_a_permit() -> None:
    """P14 (permit: to score out of turn, or for a second turn after a normal one)."""
    state = three()

    assert [moves(state, name) for name in ("p1", "p3")] == [["permit"], ["permit"]]
    assert "permit" not in moves(state, "p2")
    refused = refusal(state, "p2 permit")
    assert (str(refused), refused.rule) == (
        "A permit interrupts another player’s turn, and this turn is yours.",
        "P13",
    )


def test_a_player_who_has_just_played_may_take_a_second_turn_by_permit() -> None:
    """P14, ruling (permit: a second turn directly after a normal turn; German: "nach eigenem Zug")."""
    state = table(ABA, "Gv Ho", "Fw Gg")

    state = after(state, "p1 build Gv 3,0", "- draw Oo", "p1 permit", "p1 build Ho 3,1")

    assert field(state, "hands")[0] == ["Oo"]
    assert (field(state, "turn"), field(state, "interrupter")) == (1, 0)


def test_a_turn_is_interrupted_once_only() -> None:
    """P14, ruling (important: a turn may be interrupted only once; no second permit can be played)."""
    state = after(three(), "p3 permit", "p3 build Ag 1,1", "- draw Oo")

    assert moves(state, "p1") == []
    refused = refusal(state, "p1 permit")
    assert (str(refused), refused.rule) == ("A turn can be interrupted only once, and this one has been.", "P14")


def test_the_next_turn_can_be_interrupted_again() -> None:
    """P14: once per turn, not once per game."""
    state = after(three(), "p3 permit", "p3 build Ag 1,1", "- draw Oo", "p2 build Fw 3,0", "- draw Ov")

    assert field(state, "interrupted") is False
    assert moves(state, "p1") == ["permit"]


def test_a_permit_turn_cannot_be_interrupted() -> None:
    """P14: neither before its owner lays, nor while a card is drawn."""
    for state in (after(three(), "p3 permit"), after(three(), "p3 permit", "p3 build Ag 1,1")):
        assert moves(state, "p1") == []
        refused = refusal(state, "p1 permit")
        assert (str(refused), refused.rule) == ("A permit turn cannot be interrupted.", "P14")


def test_not_even_by_its_own_player_nor_by_the_one_who_waits() -> None:
    """P14, with two permits each."""
    state = after(three(options={"double_permit": True}, permits=[2, 2, 2]), "p3 permit")

    assert refusal(state, "p2 permit").rule == "P14"
    assert refusal(state, "p3 permit").rule == "P14"


def test_the_first_to_say_so_interrupts() -> None:
    """P14 (important: if several want to play a permit, the first to say so goes first)."""
    state = three()
    assert moves(state, "p1") == moves(state, "p3") == ["permit"]

    first = after(state, "p1 permit")

    assert game.turn(first) == 0
    assert moves(first, "p3") == []


def test_once_the_player_to_move_has_laid_it_is_too_late() -> None:
    """P14: only at the start of a turn."""
    state = after(three(), "p2 build Fw 3,0")

    assert moves(state, "p1") == moves(state, "p3") == []
    refused = refusal(state, "p3 permit")
    assert (str(refused), refused.rule) == ("A permit is for the start of a turn, and p2 has acted already.", "P14")


def test_once_the_player_to_move_may_choose_to_draw_it_is_too_late() -> None:
    """P14, P15."""
    state = after(three(volcanoes=1), "p2 build Fw 3,0")

    assert game.turn(state) == 1
    assert moves(state, "p3") == []
    assert refusal(state, "p3 permit").rule == "P14"


def test_once_the_player_to_move_has_discarded_it_is_too_late() -> None:
    """P14, P8."""
    state = after(table(plan("Ar"), "Ab", "Gv"), "p1 discard Ab")

    assert moves(state, "p2") == []
    assert refusal(state, "p2 permit").rule == "P14"


def test_a_permit_is_used_once() -> None:
    """P13 (permit: each player can use this card once)."""
    state = three(permits=[1, 1, 0])

    assert moves(state, "p3") == []
    refused = refusal(state, "p3 permit")
    assert (str(refused), refused.rule) == ("You have no permit left.", "P13")


def test_the_variant_lets_each_player_use_two_permits() -> None:
    """P13 (variant: each player can play a second special building permit)."""
    state = three(options={"double_permit": True}, permits=[2, 2, 2])
    state = after(state, "p3 permit", "p3 build Ag 1,1", "- draw Oo", "p2 build Fw 3,0", "- draw Ov")
    state = after(state, "p3 build Tb -1,0", "- draw Hr")

    assert field(state, "permits") == [2, 2, 1]
    assert moves(state, "p3") == ["permit"]
    assert field(after(state, "p3 permit"), "permits") == [2, 2, 0]


def test_a_permit_needs_a_legal_placement() -> None:
    """P14: no card that can be laid, and no statue, no permit."""
    ring = plan("Ar Gb Ao", "Tb * Hb", "Ag Ob Ay")
    state = table(ring, "Gv", "Ab", statues=[1, 0])

    assert moves(state, "p2") == []
    refused = refusal(state, "p2 permit")
    assert (str(refused), refused.rule) == (
        "A permit needs a card or statue that can be laid, and you have none.",
        "P14",
    )


def test_a_statue_is_placement_enough_for_a_permit() -> None:
    """P14."""
    state = table(plan("Ar"), "Gv", "Ab Br")

    assert moves(state, "p2") == ["permit"]
    assert sorts(after(state, "p2 permit"), "p2") == {"statue"}


def test_a_permit_turn_has_no_discard() -> None:
    """P13, ruling."""
    state = after(table(plan("Ar"), "Gv", "Ab Br"), "p2 permit")

    refused = refusal(state, "p2 discard Ab")
    assert (str(refused), refused.rule) == (
        "With a permit you lay a card or the statue; you cannot discard.",
        "P13",
    )


def test_the_first_volcano_in_a_permit_turn_leaves_its_drawer_the_choice() -> None:
    """P13, P15: to draw again or not, before the interrupted player goes on."""
    state = after(three(left=14), "p3 permit", "p3 build Ag 1,1")
    assert weights(state)["draw volcano"] == 12

    lines = ("- draw volcano",)
    assert events_of(state, *lines) == [VolcanoDrawn(seat=2, number=1, left=13)]
    state = after(state, *lines)

    assert game.turn(state) == 2
    assert moves(state, "p3") == ["draw", "stop"]
    assert (field(state, "waiting"), field(state, "interrupter")) == ("choice", 2)
    assert game.turn(after(state, "p3 stop")) == 1
    assert game.turn(after(state, "p3 draw", "- draw Ab")) == 1


def test_the_choice_to_draw_in_a_permit_turn_is_its_players() -> None:
    """P13, P15."""
    state = after(three(volcanoes=1), "p3 permit", "p3 build Ag 1,1")

    assert moves(state, "p3") == ["draw", "stop"]
    assert moves(state, "p2") == []
    assert events_of(state, "p3 stop") == [DrawDecided(seat=2, draw=False), TurnBegun(seat=1)]
    assert game.turn(after(state, "p3 stop")) == 1


def test_the_last_card_laid_by_permit_is_replaced_whatever_its_player_wants() -> None:
    """P13, P15."""
    state = after(table(ABA, "Gv Ho", "Ag", volcanoes=1), "p2 permit", "p2 build Ag 1,1")

    assert game.turn(state) == CHANCE


@pytest.mark.parametrize("second", ["build Fw 3,0", "statue Fw 3,0"])
def test_the_interrupted_player_lays_as_if_nothing_had_happened(second: str) -> None:
    """P13: build or statue, then the turn passes to the left of the interrupted player."""
    state = after(three(), "p1 permit", "p1 build Ho -1,0", "- draw Oo", f"p2 {second}")
    if game.turn(state) == CHANCE:
        state = after(state, "- draw Ov")

    assert (field(state, "turn"), field(state, "interrupted")) == (2, False)
