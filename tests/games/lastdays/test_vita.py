"""Phase 2, rules 6.1 to 6.5, 6.8 and 6.9: every kind of Vita Romana card."""

import pytest

from tests.games.lastdays.positions import buying, events_of, field, living, moves, play, waiting
from vesuvius.contract import CHANCE, Illegal, Step
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import GameEnded, LastDayDawned, MoneyPaid, MoneyReceived, PawnWent, VitaTurned


def paid(step: Step[lastdays.State]) -> list[tuple[int, int | None, int]]:
    """The payments of a step: payer, payee, amount."""
    return [(event.seat, event.to, event.amount) for event in events_of(step, MoneyPaid)]


def test_the_card_is_turned_over_done_and_put_under_the_deck() -> None:
    """6.1: it does not come again before the others; the turn then passes on."""
    step = play(living(), "vita 14")
    assert events_of(step, VitaTurned) == (VitaTurned(seat=0, card=14),)
    assert (field(step.state, "vita"), field(step.state, "turn")) == ([14], 1)
    assert waiting(step.state) == ("vita", CHANCE)
    assert "vita 14" not in moves(step.state)
    with pytest.raises(Illegal, match="card 14 cannot be drawn now") as refusal:
        play(step.state, "vita 14")
    assert refusal.value.rule == "6.1"


def test_cards_concern_only_players_in_phase_2() -> None:
    """6.2, ruling A12: players in phase 1 neither pay nor receive."""
    half = living(stage=["living", "buying", "living"], pawns=["p35", "s4", "p42"], housed={"13": 5, "42": 15})
    assert field(play(half, "vita 30").state, "money") == [900, 1000, 900]
    assert field(play(half, "vita 32").state, "money") == [1100, 1000, 1100]
    assert field(play(half, "vita 33").state, "money") == [1050, 1000, 950]
    assert field(play(half, "vita 34").state, "money") == [950, 1000, 1050]


def test_a_payment_to_an_owner_in_phase_1_is_not_made() -> None:
    """6.2, ruling A12."""
    state = living(stage=["living", "buying", "living"], pawns=["p35", "s4", "p42"], housed={"13": 5, "42": 15})
    step = play(state, "vita 12")  # the Large Theatre belongs to seat 1
    assert events_of(step, MoneyPaid) == ()
    assert field(step.state, "money") == [1000, 1000, 1000]


def test_rent_goes_to_the_owner_to_the_bank_or_to_nobody() -> None:
    """6.3: nobody owns the building, pay the bank; it is your own, pay nothing."""
    other = play(living(), "vita 12")
    assert paid(other) == [(0, 1, 100)]
    assert field(other.state, "money") == [900, 1100, 1000]
    bank = play(living(), "vita 1")  # nobody owns the Macellum
    assert paid(bank) == [(0, None, 100)]
    own = play(living(turn=1), "vita 12")
    assert paid(own) == []


def test_a_card_puts_the_pawn_straight_on_its_place_and_clients_stay() -> None:
    """6.4: without counting dots."""
    step = play(living(), "vita 18")
    assert events_of(step, PawnWent) == (PawnWent(seat=0, from_="p35", to="p48", place=48),)
    assert field(step.state, "pawns") == ["p48", "p34", "p42"]
    assert field(step.state, "housed") == {"13": 5, "18": 13, "42": 15}


def test_at_a_gate_the_pawn_stands_on_the_gates_dot() -> None:
    """6.4."""
    assert field(play(living(), "vita 23").state, "pawns")[0] == "d192"


def test_another_pawn_on_the_place_sends_the_arriving_one_to_the_main_door() -> None:
    """6.5, ruling A15: the pawn that was there first stays undisturbed."""
    step = play(living(pawns=["p35", "p7", "p42"]), "vita 1")
    assert events_of(step, PawnWent) == (PawnWent(seat=0, from_="p35", to="d91", place=7),)
    assert field(step.state, "pawns") == ["d91", "p7", "p42"]


def test_with_the_door_taken_too_it_is_the_nearest_free_dot_of_the_lowest_number() -> None:
    """6.5: d91, the main door of the Macellum, has d88 and d89 beside it."""
    assert field(play(living(pawns=["p35", "p7", "d91"]), "vita 1").state, "pawns")[0] == "d88"
    four = {
        "players": 4,
        "citizens": ["green", "red", "white", "yellow"],
        "stage": ["living"] * 4,
        "money": [1000] * 4,
        "cards": [[2, 13], [9, 18], [31, 42], []],
        "housed": {"13": 5, "18": 13, "42": 15},
        "saved": [[], [], [], []],
        "escort": [None] * 4,
        "waiting": "vita",
    }
    state = buying(**four, pawns=["p35", "p7", "d91", "d88"])
    assert field(play(state, "vita 1").state, "pawns")[0] == "d89"


def test_a_taken_gate_sends_one_to_the_nearest_dot_inside_the_wall() -> None:
    """6.5: the Porta Marina's dot d95 has d99 inside, with d96 behind it, and d231 outside."""
    assert field(play(living(pawns=["p35", "d95", "p42"]), "vita 24").state, "pawns")[0] == "d99"
    assert field(play(living(pawns=["p35", "d95", "d99"]), "vita 24").state, "pawns")[0] == "d96"


def test_a_pawn_already_there_stays() -> None:
    """6.5 is about another pawn, not the player's own."""
    step = play(living(pawns=["p48", "p34", "p42"]), "vita 18")
    assert events_of(step, PawnWent) == (PawnWent(seat=0, from_="p48", to="p48", place=48),)


def test_pay_bank() -> None:
    """Vita Romana 2: go to the Comitium and pay ST 150."""
    step = play(living(), "vita 2")
    assert list(map(type, step.events)) == [VitaTurned, PawnWent, MoneyPaid]
    assert events_of(step, MoneyPaid) == (MoneyPaid(seat=0, to=None, amount=150, forgiven=0),)
    assert field(step.state, "money") == [850, 1000, 1000]


def test_receive_bank() -> None:
    """Vita Romana 24: go to the Porta Marina and receive ST 200."""
    step = play(living(), "vita 24")
    assert events_of(step, MoneyReceived) == (MoneyReceived(seat=0, amount=200),)
    assert (field(step.state, "money"), field(step.state, "pawns")[0]) == ([1200, 1000, 1000], "d95")


def test_move_home_and_receive_per_client() -> None:
    """Vita Romana 27: go home and receive ST 50 for each client."""
    state = living(
        pawns=["p48", "p34", "p42"],
        cards=[[2, 13, 30], [9, 18], [31, 42]],
        housed={"13": 5, "30": 5, "18": 13, "42": 15},
    )
    step = play(state, "vita 27")
    assert events_of(step, PawnWent) == (PawnWent(seat=0, from_="p48", to="p35", place=35),)
    assert events_of(step, MoneyReceived) == (MoneyReceived(seat=0, amount=100),)
    without = living(cards=[[2], [9, 18], [31, 42]], housed={"18": 13, "42": 15})
    assert events_of(play(without, "vita 27"), MoneyReceived) == ()


def test_pay_per_client_of_a_colour() -> None:
    """Vita Romana 28: ST 50 for each client of the private-house colour, then home."""
    state = living(
        cards=[[2, 4, 10, 13, 27], [9, 18], [31, 42]],
        pawns=["p48", "p34", "p42"],
        housed={"10": 11, "13": 5, "27": 11, "18": 13, "42": 15},
    )
    step = play(state, "vita 28")
    assert paid(step) == [(0, None, 100)]
    assert field(step.state, "pawns")[0] == "p35"
    assert paid(play(living(), "vita 28")) == []


def test_pay_per_building() -> None:
    """Vita Romana 29: ST 100 for each public and ST 50 for each private building."""
    state = living(cards=[[2, 4, 7, 13, 71], [9, 18], [31, 42]])
    step = play(state, "vita 29")
    assert paid(step) == [(0, None, 200), (0, None, 100)]
    assert field(step.state, "money")[0] == 700


def test_all_pay_bank() -> None:
    """Vita Romana 30, and 6.6: one at a time, clockwise from the drawer."""
    step = play(living(turn=1), "vita 30")
    assert paid(step) == [(1, None, 100), (2, None, 100), (0, None, 100)]


def test_all_pay_per_two_clients() -> None:
    """Vita Romana 31: ST 50 for each two clients, rounded down."""
    state = living(
        cards=[[2, 13, 30, 48], [9, 18, 37], [31, 42]],
        housed={"13": 5, "30": 5, "48": 5, "18": 13, "37": 13, "42": 15},
    )
    assert paid(play(state, "vita 31")) == [(0, None, 50), (1, None, 50)]


def test_all_receive_bank() -> None:
    """Vita Romana 32."""
    step = play(living(turn=2), "vita 32")
    assert events_of(step, MoneyReceived) == tuple(MoneyReceived(seat=seat, amount=100) for seat in (2, 0, 1))
    assert field(step.state, "money") == [1100, 1100, 1100]


def test_receive_from_each() -> None:
    """Vita Romana 33: every other player gives ST 50; then home."""
    step = play(living(turn=1), "vita 33")
    assert paid(step) == [(2, 1, 50), (0, 1, 50)]
    assert field(step.state, "money") == [950, 1100, 950]


def test_pay_each() -> None:
    """Vita Romana 34: give every other player ST 50."""
    step = play(living(turn=1), "vita 34")
    assert paid(step) == [(1, 2, 50), (1, 0, 50)]
    assert field(step.state, "money") == [1050, 900, 1050]


def test_move_to_a_client_of_ones_choice() -> None:
    """Vita Romana 35: any building where a client of yours lives; nothing if there is none."""
    state = living(cards=[[2, 4, 10, 13], [9, 18], [31, 42]], housed={"10": 11, "13": 5, "18": 13, "42": 15})
    asked = play(state, "vita 35").state
    assert waiting(asked) == ("visit", 0)
    assert field(asked, "pending") == {"card": 35, "effect": 0}
    assert moves(asked) == ["visit 5", "visit 11"]
    with pytest.raises(Illegal, match=r"No client of yours lives in the Large Theatre") as refusal:
        play(asked, "visit 13")
    assert refusal.value.rule == "6.4"
    step = play(asked, "visit 11")
    assert events_of(step, PawnWent) == (PawnWent(seat=0, from_="p35", to="p11", place=11),)
    assert (waiting(step.state), field(step.state, "turn")) == (("vita", CHANCE), 1)
    nobody = living(cards=[[2], [9, 18], [31, 42]], housed={"18": 13, "42": 15})
    assert field(play(nobody, "vita 35").state, "turn") == 1


def test_there_is_no_buying_and_no_trade_in_phase_2() -> None:
    """6.6: a player in phase 2 is asked for nothing else."""
    asked = play(living(), "vita 35").state
    for move in ("sell 13", "offer 1 13 0 for 0", "buy 57", "forward"):
        with pytest.raises(Illegal, match="Choose first whom you visit"):
            play(asked, move)


def test_ultimate_die_ends_phases_1_and_2_and_excludes_players_still_buying() -> None:
    """6.8, ruling A16: pair or not, with all his cards."""
    state = living(stage=["living", "buying", "living"], pawns=["p35", "s4", "p42"], housed={"13": 5, "42": 15})
    step = play(state, "vita 36")
    assert events_of(step, LastDayDawned) == (LastDayDawned(seat=0, excluded=(1,)),)
    assert field(step.state, "stage") == ["fleeing", "excluded", "fleeing"]
    assert field(step.state, "pawns") == ["p35", None, "p42"]
    assert field(step.state, "cards")[1] == [9, 18]


def test_the_player_after_the_drawer_begins_phase_3_and_pawns_stay() -> None:
    """6.9, ruling A17."""
    step = play(living(turn=1, pawns=["p35", "p7", "d192"]), "vita 36")
    assert (waiting(step.state), field(step.state, "turn")) == (("vesuvius", CHANCE), 2)
    assert field(step.state, "pawns") == ["p35", "p7", "d192"]
    skipping = living(
        turn=0, stage=["living", "buying", "living"], pawns=["p35", "s4", "p42"], housed={"13": 5, "42": 15}
    )
    assert field(play(skipping, "vita 36").state, "turn") == 2


def test_the_last_day_with_nobody_to_save_ends_the_game() -> None:
    """7.19: the conditions are tested after ULTIMATE DIE as well."""
    state = living(cards=[[2], [9], [31]], housed={})
    step = play(state, "vita 36")
    assert events_of(step, GameEnded) == (GameEnded(reason="all_done", places=(2, 2, 2), scores=(0, 0, 0)),)
    assert lastdays.turn(step.state) is None
