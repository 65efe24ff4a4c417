"""Phase 3, rules 7.9 to 7.15, 7.17 and 7.18: fetching, saving, declaring and orphans."""

import pytest

from tests.games.lastdays.positions import events_of, field, fleeing, moves, play, running, waiting
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games.lastdays.events import ClientDeclared, ClientsFetched, ClientsSaved, PawnWalked, WalkStopped

TWO_IN_THE_BARRACKS = {
    "cards": [[2, 13], [9, 18], [24, 31, 42]],
    "housed": {"13": 5, "18": 13, "24": 15, "42": 15},
}
ESCORTING = {"escort": [None, None, 42], "housed": {"13": 5, "18": 13}}


def test_reaching_the_client_ends_the_move() -> None:
    """7.9, ruling A23: the client is under protection and moves with the patron from now on."""
    step = play(running(9, "d79", declared=42), "go p15")
    assert events_of(step, ClientsFetched) == (ClientsFetched(seat=2, cards=(42,), place=15, patron=2),)
    assert field(step.state, "escort") == [None, None, 42]
    assert field(step.state, "housed") == {"13": 5, "18": 13}
    assert field(step.state, "cards")[2] == [31, 42]
    assert (waiting(step.state), field(step.state, "turn")) == (("vesuvius", CHANCE), 0)


def test_a_client_in_the_same_building_joins_at_once_without_dice() -> None:
    """7.9: and the turn ends."""
    state = fleeing(turn=2, pawns=["p35", "p34", "p15"], waiting="declare", vesuvius=["blank"])
    step = play(state, "fetch 42")
    assert list(map(type, step.events)) == [ClientDeclared, ClientsFetched]
    assert field(step.state, "escort") == [None, None, 42]
    assert field(step.state, "turn") == 0


def test_one_client_at_a_time() -> None:
    """7.10, ruling A24: the other one in the building waits."""
    step = play(running(9, "d79", declared=42, **TWO_IN_THE_BARRACKS), "go p15")
    assert field(step.state, "escort") == [None, None, 42]
    assert field(step.state, "housed") == {"13": 5, "18": 13, "24": 15}


def test_through_any_open_gate_to_the_dot_outside_the_client_is_saved() -> None:
    """7.11, rulings A21 and A22: not on the gate's dot, but on the one outside; the card is set aside."""
    state = running(9, "d78", **ESCORTING)
    at_gate = play(state, "go d79")
    assert events_of(at_gate, ClientsSaved) == ()
    step = play(at_gate.state, "go d230")
    assert events_of(step, ClientsSaved) == (ClientsSaved(seat=2, cards=(42,), gate=16),)
    assert field(step.state, "saved") == [[], [], [42]]
    assert field(step.state, "escort") == [None, None, None]
    assert field(step.state, "cards")[2] == [31]
    far = running(40, "d78", **ESCORTING)
    exits = [f"go d{dot}" for dot in range(225, 232)]
    assert [move for move in moves(far) if move in exits] == exits


def test_with_a_client_a_way_ends_at_the_first_dot_outside() -> None:
    """7.11: ring dots beyond may not be named."""
    state = running(9, "d78", **ESCORTING)
    assert "go d230" in moves(state)
    assert "go d266" not in moves(state)
    with pytest.raises(Illegal, match="cannot lead your client out there") as refusal:
        play(state, "go d266")
    assert refusal.value.rule == "7.11"


def test_after_a_rescue_one_may_declare_again_and_go_on_with_the_steps_left() -> None:
    """7.12, ruling A23: through the same gate or along the ring to another one."""
    state = running(
        9, "d79", cards=TWO_IN_THE_BARRACKS["cards"], escort=[None, None, 42], housed={"13": 5, "18": 13, "24": 15}
    )
    saved = play(state, "go d230").state
    assert waiting(saved) == ("declare", 2)
    assert field(saved, "steps") == 8
    assert moves(saved) == ["fetch 24", "roam", "stop"]
    again = play(saved, "fetch 24")
    assert events_of(again, ClientDeclared) == (ClientDeclared(seat=2, card=24, place=15),)
    assert waiting(again.state) == ("go", 2)
    assert (field(again.state, "steps"), field(again.state, "declared")) == (8, 24)
    fetched = play(again.state, "go p15")
    assert events_of(fetched, PawnWalked) == (PawnWalked(seat=2, way=("d230", "d79", "d78", "p15"), left=5),)
    assert field(fetched.state, "escort") == [None, None, 24]


def test_a_rescue_with_the_last_step_ends_the_turn() -> None:
    """7.12: only if steps are left."""
    step = play(running(2, "d78", **ESCORTING), "go d230")
    assert field(step.state, "turn") == 0


def test_after_a_rescue_one_may_stop() -> None:
    """7.12: going on is a right."""
    step = play(running(9, "d78", **ESCORTING), "go d230", "stop")
    assert events_of(step, WalkStopped) == (WalkStopped(seat=2, left=7),)
    with pytest.raises(Illegal, match="nothing to stop") as refusal:
        play(fleeing(), "vesuvius blank", "stop")
    assert refusal.value.rule == "7.2"


def test_outside_one_walks_the_ring_and_may_come_back_through_an_open_gate() -> None:
    """7.13."""
    state = running(2, "d230")
    assert moves(state) == ["go d78", "go d79", "go d265", "go d266", "go d267", "go d268", "stop"]
    shut = running(2, "d230", vesuvius=[16, "blank"])
    assert moves(shut) == ["go d265", "go d266", "go d267", "go d268", "stop"]


def test_the_declared_client_may_change_each_turn() -> None:
    """7.14, ruling A25: a declaration binds nobody, not even the one who made it."""
    state = fleeing(turn=2, **TWO_IN_THE_BARRACKS)
    state = play(state, "vesuvius blank", "fetch 24", "roll 1 2", "stop").state
    state = play(state, "vesuvius blank", "roam", "roll 1 2", "stop").state
    state = play(state, "vesuvius blank", "roam", "roll 1 2", "stop").state
    assert moves(play(state, "vesuvius blank").state) == ["fetch 24", "fetch 42", "roam"]


def test_one_may_declare_nobody_and_walk_at_will() -> None:
    """7.15."""
    step = play(fleeing(), "vesuvius blank", "roam")
    assert events_of(step, ClientDeclared) == (ClientDeclared(seat=0, card=None, place=None),)
    assert waiting(step.state) == ("roll", CHANCE)


def test_a_client_out_of_reach_may_be_declared() -> None:
    """7.15: reachable or not."""
    state = fleeing(
        turn=2,
        waiting="declare",
        cards=[[2, 13], [9], [31, 42]],
        housed={"13": 5, "42": 15},
        vesuvius=[14, 13],  # no street leads to the Barracks now
    )
    assert moves(state) == ["fetch 42", "roam"]
    walking = play(state, "fetch 42", "roll 6 6").state
    assert "go p15" not in moves(walking)


def test_nobody_under_escort_or_gone_may_be_declared() -> None:
    """7.15."""
    state = fleeing(
        waiting="declare",
        vesuvius=["blank"],
        pawns=["p35", "p34", "p15"],
        cards=[[2, 13], [9, 18], [31, 42]],
        escort=[None, None, 42],
        housed={"13": 5, "18": 13},
        saved=[[30], [], []],
    )
    for card, why, rule in (
        (42, "already being escorted", "7.15"),
        (30, "is not in the city", "7.15"),
        (2, "that is no person", "7.2"),
    ):
        with pytest.raises(Illegal, match=why) as refusal:
            play(state, f"fetch {card}")
        assert refusal.value.rule == rule


ORPHANS = {
    "stage": ["fleeing", "dead", "fleeing"],
    "pawns": ["p35", None, "d135"],
    "vesuvius": ["blank"],
}


def test_any_player_may_declare_an_orphan_and_becomes_the_new_patron_on_arrival() -> None:
    """7.17, ruling A28: Paris, client of the dead seat 1, lives in the Large Theatre with its door on d135."""
    state = fleeing(turn=2, waiting="declare", **ORPHANS)
    assert moves(state) == ["fetch 18", "fetch 42", "roam"]
    step = play(state, "fetch 18", "roll 1 2", "go p13")
    assert events_of(step, ClientsFetched) == (ClientsFetched(seat=2, cards=(18,), place=13, patron=1),)
    assert field(step.state, "cards") == [[2, 13], [9], [18, 31, 42]]
    assert field(step.state, "escort") == [None, None, 18]


def test_a_declaration_does_not_reserve_an_orphan() -> None:
    """7.14, 7.17, ruling A29: arrival decides."""
    state = fleeing(turn=2, waiting="declare", **ORPHANS)
    state = play(state, "fetch 18", "roll 1 2", "stop", "vesuvius blank").state
    assert "fetch 18" in moves(state)


def test_clients_of_a_living_player_cannot_be_fetched_by_others() -> None:
    """7.18: nor those of a player excluded on the last day, who never placed any."""
    state = fleeing(turn=2, waiting="declare", vesuvius=["blank"])
    with pytest.raises(Illegal, match="Paris is a client of red, who is alive") as refusal:
        play(state, "fetch 18")
    assert refusal.value.rule == "7.18"
    excluded = fleeing(
        turn=2,
        waiting="declare",
        stage=["fleeing", "excluded", "fleeing"],
        pawns=["p35", None, "p42"],
        housed={"13": 5, "42": 15},
        vesuvius=["blank"],
    )
    assert moves(excluded) == ["fetch 42", "roam"]
    with pytest.raises(Illegal, match="not in the city"):
        play(excluded, "fetch 18")
