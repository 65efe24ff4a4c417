"""Rules 7.19 to 7.21: when the game ends, and who has won."""

import pytest

from tests.games.lastdays.positions import events_of, field, fleeing, play, running
from vesuvius.contract import Illegal, Outcome
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import GameEnded

ALL_BUT_STABIA = [1, 27, 33, 37, 47, 52]
NOBODY_ELSE = {"cards": [[2], [9], [31, 42]]}


def test_it_ends_when_no_client_is_left_to_save() -> None:
    """7.19 a, ruling A30: all being saved or dead."""
    saved = running(9, "d78", **NOBODY_ELSE, housed={}, escort=[None, None, 42])
    step = play(saved, "go d230")
    assert events_of(step, GameEnded) == (GameEnded(reason="all_done", places=(2, 2, 1), scores=(0, 0, 1100)),)
    assert lastdays.outcome(step.state) == Outcome((2, 2, 1), (0, 0, 1100), "all_done")
    assert (field(step.state, "waiting"), field(step.state, "turn")) == ("over", 2)
    dead = fleeing(**NOBODY_ELSE, housed={"42": 15})
    assert events_of(play(dead, "vesuvius 15"), GameEnded)[0].reason == "all_done"


def test_it_ends_when_all_seven_gates_are_closed() -> None:
    """7.19 b."""
    step = play(fleeing(vesuvius=ALL_BUT_STABIA), "vesuvius 16")
    assert events_of(step, GameEnded)[0].reason == "gates_closed"


def test_it_ends_when_the_last_player_is_dead() -> None:
    """7.19 c: an excluded player does not live on."""
    state = fleeing(
        stage=["fleeing", "dead", "excluded"],
        pawns=["p15", None, None],
        cards=[[2, 13], [9, 18], [31, 42]],
        housed={"13": 5, "18": 13},
        vesuvius=["blank"],
    )
    step = play(state, "vesuvius 15")
    assert events_of(step, GameEnded)[0].reason == "all_dead"
    assert lastdays.turn(step.state) is None


def test_it_ends_when_nobody_can_be_led_to_an_open_gate_any_more() -> None:
    """7.19 d, ruling A31: the Porta di Stabia is open, but piece 14 buries the only street to it."""
    step = play(fleeing(vesuvius=ALL_BUT_STABIA), "vesuvius 14")
    assert events_of(step, GameEnded) == (GameEnded(reason="cut_off", places=(2, 2, 2), scores=(0, 0, 0)),)


def test_it_goes_on_while_one_escorting_player_can_walk_out() -> None:
    """7.19 d: the pawn on the gate still can, though no other client can be reached."""
    state = fleeing(
        vesuvius=ALL_BUT_STABIA, pawns=["p35", "p34", "d79"], escort=[None, None, 42], housed={"13": 5, "18": 13}
    )
    step = play(state, "vesuvius 14")
    assert events_of(step, GameEnded) == ()
    assert field(step.state, "waiting") == "declare"


def test_it_goes_on_while_any_client_can_be_reached_and_led_out() -> None:
    """7.19 d: even another player's client; here only seat 0 can walk, and only seat 2 has a client."""
    state = fleeing(vesuvius=[], **NOBODY_ELSE, housed={"42": 15}, pawns=["d78", "p34", "p42"])
    assert events_of(play(state, "vesuvius blank"), GameEnded) == ()


LONELY = {
    "turn": 1,
    "stage": ["dead", "fleeing", "dead"],
    "cards": [[2], [9, 18], [31]],
}
"""Only red is left, with one client; the Large Theatre has doors on d135 and, in piece 17, on d134."""


def test_a_building_with_doors_to_two_sides_can_be_a_way_out() -> None:
    """7.19 d: buried 12 and 15 leave d135 an island, but Paris can be fetched from it and led out by d134 (7.7)."""
    state = fleeing(**LONELY, pawns=[None, "d135", None], housed={"18": 13}, vesuvius=[12])
    step = play(state, "vesuvius 15")
    assert events_of(step, GameEnded) == ()
    later = play(step.state, "roam", "roll 1 2", "stop", "vesuvius 17")
    assert events_of(later, GameEnded)[0].reason == "cut_off"


def test_a_client_whom_nobody_can_reach_does_not_keep_the_game_going() -> None:
    """7.19 d: the Odeon has its way to the gate, but red stands on an island."""
    lonely = {**LONELY, "cards": [[2], [18, 59], [31]]}
    state = fleeing(**lonely, pawns=[None, "d135", None], housed={"18": 14}, vesuvius=[12])
    step = play(state, "vesuvius 15")
    assert events_of(step, GameEnded)[0].reason == "cut_off"


def test_a_walk_can_end_the_game() -> None:
    """7.19: tested after every move; a patron who leaves by the wrong door is lost with his client."""
    state = fleeing(
        **LONELY,
        pawns=[None, "p13", None],
        housed={},
        escort=[None, 18, None],
        vesuvius=[12, 15],
        waiting="go",
        steps=5,
    )
    assert events_of(play(state, "go d134"), GameEnded) == ()
    assert events_of(play(state, "go d135"), GameEnded)[0].reason == "cut_off"


def test_after_the_end_nobody_moves() -> None:
    """7.19."""
    over = play(fleeing(vesuvius=ALL_BUT_STABIA), "vesuvius 16").state
    for seat in (0, 1, 2):
        assert lastdays.legal(over, seat) == []
    with pytest.raises(Illegal, match="The game is over") as refusal:
        lastdays.play(over, 1, "vesuvius 3")
    assert refusal.value.rule == "7.19"
    assert lastdays.outcome(fleeing()) is None


def ended(saved: list[list[int]], **fields: object) -> Outcome:
    """The outcome of a game whose gates are all closed."""
    state = {
        "cards": [[2], [9], [31, 42]],
        "housed": {"42": 15},
        "saved": saved,
        "vesuvius": [*ALL_BUT_STABIA, 16],
        "waiting": "over",
        **fields,
    }
    outcome = lastdays.outcome(fleeing(**state))
    assert outcome is not None
    return outcome


def test_the_greatest_total_price_wins_even_if_dead() -> None:
    """7.20: the hero of Pompeii."""
    outcome = ended([[13], [1, 5], []], stage=["fleeing", "dead", "fleeing"], pawns=["p35", None, "p42"])
    assert (outcome.places, outcome.scores) == ((2, 1, 3), (1900, 4200, 0))


def test_ties_go_to_more_people_then_to_the_most_expensive_person_then_are_shared() -> None:
    """7.21, ruling A33."""
    more = ended([[5], [99, 58], []])  # 1800 against 850 + 950
    assert (more.places, more.scores) == ((2, 1, 3), (1800, 1800, 0))
    most_expensive = ended([[56, 53], [12, 10], []])  # 1000 + 800 against 1300 + 500
    assert (most_expensive.places, most_expensive.scores) == ((2, 1, 3), (1800, 1800, 0))
    shared = ended([[3], [5], []])  # 1800 each
    assert shared.places == (1, 1, 3)


def test_without_anybody_saved_nobody_wins() -> None:
    """7.21, ruling A33: all share place 2."""
    outcome = ended([[], [], []])
    assert (outcome.places, outcome.scores, outcome.reason) == ((2, 2, 2), (0, 0, 0), "gates_closed")


def test_excluded_seats_rank_like_those_who_saved_nobody() -> None:
    """7.21."""
    outcome = ended([[], [], [44]], stage=["fleeing", "excluded", "fleeing"], pawns=["p35", None, "p42"])
    assert outcome.places == (2, 2, 1)
