"""Phase 3, rules 7.5 to 7.8: dots, doors and destroyed ground.

Round the Porta di Stabia: the Barracks (place 15) open on d78 and d136; d78 - d79 (the gate) - d230 outside.
"""

import pytest

from tests.games.lastdays.positions import events_of, field, moves, play, running
from vesuvius.contract import Illegal
from vesuvius.games.lastdays.events import PawnWalked


def test_a_step_goes_to_a_neighbouring_dot_or_through_a_door() -> None:
    """7.5: into the declared client's building is one step from its door."""
    state = running(1, "d78", declared=42)
    assert moves(state) == ["go d79", "go d83", "go d136", "go d195", "go p15", "stop"]


def test_from_a_gate_to_the_dot_outside_is_one_step() -> None:
    """7.5."""
    assert moves(running(1, "d79")) == ["go d78", "go d230", "stop"]


def test_out_of_a_building_is_one_step_by_any_of_its_doors() -> None:
    """7.5, 7.7: the Barracks have two."""
    assert moves(running(1, "p15")) == ["go d78", "go d136", "stop"]


def test_a_walk_costs_its_shortest_way_and_the_rest_may_be_walked_on() -> None:
    """7.6, ruling A20: any way, in any number of parts, turning round at will."""
    step = play(running(7, "p15"), "go d230")
    assert events_of(step, PawnWalked) == (PawnWalked(seat=2, way=("p15", "d78", "d79", "d230"), left=4),)
    assert field(step.state, "pawns")[2] == "d230"
    assert field(step.state, "steps") == 4
    back = play(step.state, "go d78")
    assert events_of(back, PawnWalked) == (PawnWalked(seat=2, way=("d230", "d79", "d78"), left=2),)


def test_at_no_steps_the_turn_ends_by_itself() -> None:
    """7.3."""
    step = play(running(3, "p15"), "go d230")
    assert (field(step.state, "turn"), field(step.state, "waiting"), field(step.state, "steps")) == (
        0,
        "vesuvius",
        None,
    )


def test_destroyed_dots_cannot_be_entered() -> None:
    """7.6: piece 14 covers d77, d78, d83 and d195, so the way from the Barracks is by d136 only."""
    state = running(2, "p15", vesuvius=[14, "blank"])
    assert moves(state) == ["go d135", "go d136", "stop"]
    with pytest.raises(Illegal, match="This spot lies under the ashes") as refusal:
        play(state, "go d78")
    assert refusal.value.rule == "7.6"


def test_a_way_round_what_is_destroyed() -> None:
    """7.6: the cost is that of the shortest way that is still open."""
    step = play(running(9, "d135"), "go d134")
    assert events_of(step, PawnWalked) == (PawnWalked(seat=2, way=("d135", "d129", "d133", "d134"), left=6),)
    round_about = play(running(9, "d135", vesuvius=[12, "blank"]), "go d134")
    assert events_of(round_about, PawnWalked) == (
        PawnWalked(seat=2, way=("d135", "d136", "d78", "d83", "d77", "d134"), left=4),
    )


def test_of_several_shortest_ways_the_one_with_the_lowest_number_at_the_fork_is_reported() -> None:
    """B5: the way by d78, d136 and d135 has four steps as well."""
    step = play(running(9, "d83"), "go d129")
    assert events_of(step, PawnWalked) == (PawnWalked(seat=2, way=("d83", "d77", "d134", "d133", "d129"), left=5),)


def test_nobody_walks_through_a_building_or_into_one_without_a_declared_client() -> None:
    """7.7."""
    roaming = running(9, "d78")
    assert not [move for move in moves(roaming) if move.startswith("go p")]
    for state, place in ((roaming, "p15"), (running(9, "d78", declared=42), "p13")):
        with pytest.raises(Illegal, match="only the building of your declared client") as refusal:
            play(state, f"go {place}")
        assert refusal.value.rule == "7.7"
    two_steps = running(2, "d135")  # the Large Theatre has doors on d135 and d134, three steps apart by the streets
    assert "go d134" not in moves(two_steps)


def test_a_building_can_be_entered_by_any_open_door() -> None:
    """7.5: the nearer one serves, or the one that is left."""
    near = play(running(9, "d79", declared=42), "go p15")
    assert events_of(near, PawnWalked) == (PawnWalked(seat=2, way=("d79", "d78", "p15"), left=7),)
    left = play(running(9, "d135", declared=42, vesuvius=[14, "blank"]), "go p15")
    assert events_of(left, PawnWalked) == (PawnWalked(seat=2, way=("d135", "d136", "p15"), left=7),)


def test_pawns_pass_and_share_dots_and_buildings() -> None:
    """7.8, ruling A26."""
    state = running(9, "p15", pawns=["d78", "d79", "p15"])
    assert "go d79" in moves(state)
    assert field(play(state, "go d230").state, "pawns")[2] == "d230"
    assert field(play(state, "go d79").state, "pawns") == ["d78", "d79", "d79"]


def test_refusals_of_a_walk() -> None:
    """7.3, 7.5, 7.11: too far, no step at all."""
    state = running(3, "d78")
    for spot, why, rule in (("d78", "stand there already", "7.5"), ("d0", "cannot be reached with 3 steps", "7.3")):
        with pytest.raises(Illegal, match=why) as refusal:
            play(state, f"go {spot}")
        assert refusal.value.rule == rule
