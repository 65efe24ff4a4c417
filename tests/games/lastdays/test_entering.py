"""Entering phase 2, rules 5.11 to 5.16."""

import pytest

from tests.games.lastdays.positions import buying, events_of, field, moves, play, waiting
from vesuvius.contract import Illegal
from vesuvius.games.lastdays.events import CardSold, ClientHoused, PawnWent, PhaseTwoEntered


def test_entering_needs_a_pair() -> None:
    """5.11."""
    state = buying(cards=[[2, 18], [9], []], stage=["buying", "living", "buying"], pawns=["s40", "p34", "s0"])
    with pytest.raises(Illegal, match="you need a building and a client of its colour") as refusal:
        play(state, "enter")
    assert refusal.value.rule == "5.11"


def test_first_one_may_sell_and_trade_then_no_more() -> None:
    """5.12: sales and offers are open before `enter`, not while housing."""
    state = buying(waiting="enter", pawns=["s113", "s0", "s0"], cards=[[2, 13, 18], [], []])
    assert {"sell 18", "offer 1 18 0 for 1100"} <= set(moves(state))
    housing = play(state, "sell 18", "enter").state
    assert moves(housing) == ["house 13 5"]
    with pytest.raises(Illegal, match="House your clients first"):
        play(housing, "sell 13")


def test_clients_are_placed_openly_and_stay() -> None:
    """5.13: within colour and room; a client once housed is not moved again."""
    state = buying(waiting="house", cards=[[2, 13, 30, 71], [], []])  # two markets, two merchants
    assert moves(state) == ["house 13 5", "house 13 7", "house 30 5", "house 30 7"]
    step = play(state, "house 13 7")
    assert events_of(step, ClientHoused) == (ClientHoused(seat=0, card=13, place=7),)
    assert field(step.state, "housed") == {"13": 7}
    assert moves(step.state) == ["house 30 5", "house 30 7", "done"]
    with pytest.raises(Illegal, match="housed already") as refusal:
        play(step.state, "house 13 5")
    assert refusal.value.rule == "5.13"


def test_one_may_stop_once_one_client_is_housed_and_the_bank_takes_the_rest() -> None:
    """5.14, ruling A10: people without a home go for half the price; an empty building is kept."""
    state = buying(waiting="house", cards=[[2, 13, 30, 71], [], []])
    with pytest.raises(Illegal, match="at least one client") as refusal:
        play(state, "done")
    assert refusal.value.rule == "5.14"
    step = play(state, "house 13 7", "done")
    assert events_of(step, CardSold) == (CardSold(seat=0, card=30, amount=550),)
    assert field(step.state, "cards") == [[2, 13, 71], [], []]
    assert field(step.state, "money") == [5550, 5000, 5000]


def test_the_pawn_goes_home_and_the_turn_ends() -> None:
    """5.15: from the next turn on the player draws Vita Romana cards."""
    state = buying(players=2, waiting="house", pawns=["s40", "s5"], cards=[[2, 13], []], housed={"13": 5})
    step = play(state, "done")
    assert list(map(type, step.events)) == [PhaseTwoEntered, PawnWent]
    assert events_of(step, PhaseTwoEntered) == (PhaseTwoEntered(seat=0),)
    assert events_of(step, PawnWent) == (PawnWent(seat=0, from_="s40", to="p35", place=35),)
    assert (field(step.state, "stage"), field(step.state, "pawns")) == (["living", "buying"], ["p35", "s5"])
    assert waiting(step.state) == ("move", 1)
    assert waiting(play(step.state, "forward", "roll 1 2", "pass").state) == ("vita", "chance")


def test_a_pawn_on_ones_house_sends_one_to_the_door() -> None:
    """6.5 holds for 5.15 as well."""
    state = buying(
        waiting="house",
        cards=[[2, 13], [9], []],
        housed={"13": 5},
        stage=["buying", "living", "buying"],
        pawns=["s113", "p35", "s0"],
    )
    assert field(play(state, "done").state, "pawns") == ["d110", "p35", "s0"]


def test_one_may_stay_in_phase_1_when_others_have_left() -> None:
    """5.16: the track goes on for them, between draws of the others."""
    state = buying(
        cards=[[2, 13], [9, 18], []],
        stage=["buying", "living", "buying"],
        pawns=["s40", "p34", "s0"],
        housed={"18": 13},
    )
    assert moves(state)[:3] == ["forward", "back", "enter"]
    state = play(state, "forward", "roll 1 2", "pass", "vita 14").state
    assert waiting(state) == ("move", 2)
    assert waiting(play(state, "forward", "roll 2 3", "pass").state) == ("move", 0)
