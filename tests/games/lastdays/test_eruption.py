"""Phase 3, rules 7.1 to 7.4 and 7.16: the effects of a Vesuvius card, and the length of a walk."""

import pytest

from tests.games.lastdays.positions import events_of, field, fleeing, moves, play, running, waiting
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import (
    ClientDeclared,
    ClientPerished,
    DiceRolled,
    PatronDied,
    PlaceDestroyed,
    VesuviusTurned,
    WalkStopped,
)
from vesuvius.games.lastdays.fleeing import steps


def test_a_place_buries_its_building_and_all_clients_in_it() -> None:
    """7.1: the piece of the Barracks covers place 15 and dot 136."""
    step = play(fleeing(), "vesuvius 15")
    assert events_of(step, VesuviusTurned) == (VesuviusTurned(seat=0, card=15),)
    assert events_of(step, PlaceDestroyed) == (PlaceDestroyed(place=15, dots=(136,)),)
    assert events_of(step, ClientPerished) == (ClientPerished(card=42, seat=2),)
    assert field(step.state, "perished") == [42]
    assert field(step.state, "housed") == {"13": 5, "18": 13}
    assert field(step.state, "cards")[2] == [31]
    assert waiting(step.state) == ("declare", 0)


def test_a_place_kills_every_pawn_on_it() -> None:
    """7.1, 7.16: in the building and on its dots, but not on the dots of another piece."""
    state = fleeing(pawns=["d78", "p15", "d136"])
    step = play(state, "vesuvius 15")
    assert events_of(step, PatronDied) == (PatronDied(seat=1, spot="p15"), PatronDied(seat=2, spot="d136"))
    assert field(step.state, "stage") == ["fleeing", "dead", "dead"]
    assert field(step.state, "pawns") == ["d78", None, None]


def test_a_gate_is_closed_for_good() -> None:
    """7.1: nobody goes through the Porta di Stabia any more."""
    state = running(9, "d78", vesuvius=[16])
    assert "go d79" not in moves(state)
    assert "go d230" not in moves(state)


@pytest.mark.parametrize("card", ["blank", "x2"])
def test_a_blank_and_an_x2_destroy_nothing_and_the_player_moves(card: str) -> None:
    """7.1, ruling A19: a blank rests the mountain, not the player."""
    step = play(fleeing(), f"vesuvius {card}")
    assert list(map(type, step.events)) == [VesuviusTurned]
    assert waiting(step.state) == ("declare", 0)


def test_a_card_is_not_turned_over_twice() -> None:
    """7.1: blanks and x2 weigh as many as are left."""
    state = fleeing(vesuvius=[3, "blank", "x2", "x2"])
    with pytest.raises(Illegal, match="There is no Vesuvius card 3 left") as refusal:
        play(state, "vesuvius 3")
    assert refusal.value.rule == "7.1"
    weights = {str(move): move.weight for move in lastdays.legal(state, CHANCE)}
    assert (weights["vesuvius blank"], weights["vesuvius x2"], "vesuvius 3" in weights) == (4, 6, False)
    spent = fleeing(vesuvius=["blank"] * 5)
    assert "vesuvius blank" not in moves(spent)


def test_a_living_player_declares_whom_to_fetch_and_where() -> None:
    """7.2: one of the player's own clients."""
    state = play(fleeing(), "vesuvius blank").state
    assert moves(state) == ["fetch 13", "roam"]
    step = play(state, "fetch 13")
    assert events_of(step, ClientDeclared) == (ClientDeclared(seat=0, card=13, place=5),)
    assert waiting(step.state) == ("roll", CHANCE)
    assert field(step.state, "declared") == 13


def test_an_escort_goes_for_a_gate_and_declares_nothing() -> None:
    """7.2."""
    state = fleeing(turn=2, pawns=["p35", "p34", "p15"], escort=[None, None, 42], housed={"13": 5, "18": 13})
    step = play(state, "vesuvius blank")
    assert waiting(step.state) == ("roll", CHANCE)
    assert field(step.state, "declared") is None


def test_a_dead_player_takes_no_turn() -> None:
    """7.2, 7.4: the turn of a player killed by the card just turned ends at once; later turns are skipped."""
    killed = play(fleeing(pawns=["d136", "p34", "p42"]), "vesuvius 15").state
    assert (waiting(killed), field(killed, "turn")) == (("vesuvius", CHANCE), 1)
    around = play(killed, "vesuvius blank", "roam", "roll 1 2", "stop", "vesuvius blank", "roam", "roll 1 2", "stop")
    assert field(around.state, "turn") == 1


@pytest.mark.parametrize(
    ("dice", "doubled", "expected"),
    [((3, 4), False, 7), ((3, 4), True, 14), ((2, 2), False, 20), ((6, 6), False, 20), ((1, 1), True, 40)],
)
def test_a_double_runs_twenty_and_x2_doubles_all(dice: tuple[int, int], doubled: bool, expected: int) -> None:
    """7.3."""
    assert steps(dice, doubled) == expected
    card = "x2" if doubled else "blank"
    step = play(fleeing(), f"vesuvius {card}", "roam", f"roll {dice[0]} {dice[1]}")
    assert events_of(step, DiceRolled) == (DiceRolled(seat=0, dice=dice, steps=expected),)
    assert waiting(step.state) == ("go", 0)
    assert field(step.state, "steps") == expected


def test_x2_counts_for_one_turn_only() -> None:
    """7.3: the card of this turn, not of an earlier one."""
    step = play(fleeing(vesuvius=["x2"]), "vesuvius blank", "roam", "roll 3 4")
    assert field(step.state, "steps") == 7


def test_one_moves_up_to_the_roll() -> None:
    """7.3, ruling A20: fewer steps will do."""
    state = play(fleeing(), "vesuvius blank", "roam", "roll 3 4").state
    assert moves(state)[-1] == "stop"
    step = play(state, "stop")
    assert events_of(step, WalkStopped) == (WalkStopped(seat=0, left=7),)
    assert field(step.state, "turn") == 1
    with pytest.raises(Illegal, match="The dice cannot show that"):
        play(fleeing(), "vesuvius blank", "roam", "roll 3")


def test_players_outside_or_cut_off_turn_cards_too() -> None:
    """7.4, ruling A18, ruling A32: waiting outside does not stop the mountain."""
    outside = fleeing(pawns=["d230", "p34", "p42"])
    assert waiting(outside) == ("vesuvius", CHANCE)
    assert "vesuvius 57" in moves(outside)
    island = fleeing(
        turn=1,
        pawns=["p35", "d135", "p42"],
        cards=[[2, 13], [9, 18], [31]],
        housed={"13": 5, "18": 13},
        vesuvius=[12, 15],  # no street leads away from d135 now
    )
    assert waiting(island) == ("vesuvius", CHANCE)
    assert waiting(play(island, "vesuvius blank").state) == ("declare", 1)


def test_an_escorted_client_dies_with_the_patron_and_the_saved_still_count() -> None:
    """7.16, ruling A27."""
    state = fleeing(
        turn=1,
        pawns=["p35", "p34", "d136"],
        cards=[[2, 13], [9, 18], [24, 31]],
        escort=[None, None, 24],
        housed={"13": 5, "18": 13},
        saved=[[], [], [42]],
        vesuvius=["blank"],
    )
    step = play(state, "vesuvius 15")
    assert events_of(step, PatronDied) == (PatronDied(seat=2, spot="d136"),)
    assert events_of(step, ClientPerished) == (ClientPerished(card=24, seat=2),)
    assert field(step.state, "saved") == [[], [], [42]]
    assert field(step.state, "escort") == [None, None, None]
    assert field(step.state, "cards")[2] == [31]
