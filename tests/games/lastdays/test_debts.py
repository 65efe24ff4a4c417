"""Phase 2, rules 6.6 and 6.7: a player who cannot pay sells, and an unpayable rest is forgiven."""

import pytest

from tests.games.lastdays.positions import events_of, field, living, moves, play, waiting
from vesuvius.contract import Illegal
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import CardSold, ClientHoused, MoneyPaid, PawnWent


def test_a_player_who_cannot_pay_sells_a_card_of_their_choice_to_the_bank_and_pays_at_once() -> None:
    """6.6, ruling A13: to the bank only, at half price."""
    asked = play(living(money=[50, 1000, 1000]), "vita 2").state  # ST 150 to the bank
    assert waiting(asked) == ("sell", 0)
    assert field(asked, "pending") == {"card": 2, "effect": 1, "debts": [[0, None, 150]]}
    assert moves(asked) == ["sell 2", "sell 13"]
    with pytest.raises(Illegal, match="you sell only what is yours") as refusal:
        play(asked, "sell 9")
    assert refusal.value.rule == "6.6"

    step = play(asked, "sell 13")

    assert events_of(step, CardSold) == (CardSold(seat=0, card=13, amount=950),)
    assert events_of(step, MoneyPaid) == (MoneyPaid(seat=0, to=None, amount=150, forgiven=0),)
    assert field(step.state, "money")[0] == 850
    assert field(step.state, "housed") == {"18": 13, "42": 15}
    assert field(step.state, "turn") == 1


def test_the_debtor_sells_even_when_it_is_not_their_turn() -> None:
    """6.6: payments are made one at a time, clockwise from the drawer."""
    asked = play(living(money=[1000, 50, 0]), "vita 30")
    assert events_of(asked, MoneyPaid) == (MoneyPaid(seat=0, to=None, amount=100, forgiven=0),)
    assert waiting(asked.state) == ("sell", 1)
    assert field(asked.state, "pending") == {"card": 30, "effect": 0, "debts": [[1, None, 100], [2, None, 100]]}
    assert field(asked.state, "turn") == 0
    second = play(asked.state, "sell 18").state
    assert waiting(second) == ("sell", 2)
    assert field(second, "pending")["debts"] == [[2, None, 100]]
    with pytest.raises(Illegal, match="It is white’s turn"):
        lastdays.play(second, 1, "sell 9")
    assert field(play(second, "sell 42").state, "turn") == 1


def test_clients_of_a_building_sold_move_first_or_are_sold() -> None:
    """6.6, ruling A13: into another building of theirs with room and the right colour, as they choose."""
    state = living(
        money=[0, 1000, 1000],
        cards=[[2, 13, 30, 71], [9, 18], [31, 42]],
        housed={"13": 5, "30": 5, "18": 13, "42": 15},
    )
    homeless = play(state, "vita 2", "sell 2").state
    assert waiting(homeless) == ("house", 0)
    assert field(homeless, "pending") == {"card": 2, "effect": 1, "debts": [[0, None, 150]], "homeless": [13, 30]}
    assert field(homeless, "housed") == {"18": 13, "42": 15}
    assert moves(homeless) == ["house 13 7", "sell 13", "house 30 7", "sell 30"]
    for move, why in (("sell 71", "sell the clients who lost their home first"), ("house 13 5", "You do not own")):
        with pytest.raises(Illegal, match=why):
            play(homeless, move)

    one = play(homeless, "house 30 7")
    assert events_of(one, ClientHoused) == (ClientHoused(seat=0, card=30, place=7),)
    assert events_of(one, MoneyPaid) == ()
    assert field(one.state, "pending")["homeless"] == [13]
    rest = play(one.state, "sell 13")
    assert events_of(rest, CardSold) == (CardSold(seat=0, card=13, amount=950),)
    assert events_of(rest, MoneyPaid) == (MoneyPaid(seat=0, to=None, amount=150, forgiven=0),)
    assert field(rest.state, "money")[0] == 500 + 950 - 150
    assert field(rest.state, "housed") == {"18": 13, "30": 7, "42": 15}


def test_one_card_may_not_be_enough() -> None:
    """6.6: sell until you can pay; the amount was fixed when the effect began."""
    state = living(
        money=[0, 1000, 1000], cards=[[4, 14, 21, 33, 38, 47, 52, 67], [9, 18], [31, 42]], housed={"18": 13, "42": 15}
    )
    asked = play(state, "vita 29").state  # ST 50 for each of eight private houses, none of them public
    assert field(asked, "pending")["debts"] == [[0, None, 400]]
    again = play(asked, "sell 4").state
    assert waiting(again) == ("sell", 0)
    assert field(again, "pending")["debts"] == [[0, None, 400]]
    assert field(play(again, "sell 14").state, "money")[0] == 100


def test_a_card_goes_on_with_its_next_effect_after_the_debt() -> None:
    """6.6: the wedding guest sells, then the drawer goes home."""
    state = living(pawns=["p48", "p34", "p42"], money=[1000, 0, 0])
    second = play(state, "vita 33", "sell 18")
    assert events_of(second, MoneyPaid) == (MoneyPaid(seat=1, to=0, amount=50, forgiven=0),)
    assert waiting(second.state) == ("sell", 2)
    last = play(second.state, "sell 42")
    assert events_of(last, PawnWent) == (PawnWent(seat=0, from_="p48", to="p35", place=35),)


def test_cards_sold_in_need_go_back_to_the_track() -> None:
    """6.6: a player in phase 1 may buy them."""
    state = living(
        stage=["living", "buying", "living"],
        pawns=["p35", "s12", "p42"],
        money=[0, 5000, 1000],
        housed={"13": 5, "42": 15},
    )
    sold = play(state, "vita 2", "sell 13", "forward", "roll 1 1").state
    assert "buy 13" in moves(sold)


def test_what_cannot_be_paid_is_forgiven() -> None:
    """6.7, ruling A14: pay what you have and stay in the game, even without a pair."""
    state = living(money=[100, 1000, 1000], cards=[[], [9, 18], [31, 42]], housed={"18": 13, "42": 15})
    step = play(state, "vita 4")  # ST 200
    assert events_of(step, MoneyPaid) == (MoneyPaid(seat=0, to=None, amount=100, forgiven=100),)
    assert field(step.state, "money")[0] == 0
    assert field(step.state, "stage")[0] == "living"


def test_an_owner_gets_what_there_is() -> None:
    """6.6, 6.7: after the last sale, or without one, the payee gets only what the payer has."""
    state = living(money=[0, 1000, 1000], cards=[[4], [9, 18], [31, 42]], housed={"18": 13, "42": 15})
    step = play(state, "vita 12", "sell 4")  # ST 100 to the owner of the Large Theatre; the house brings ST 250
    assert field(step.state, "money") == [150, 1100, 1000]
    poor = living(money=[50, 1000, 1000], cards=[[], [9, 18], [31, 42]], housed={"18": 13, "42": 15})
    given = play(poor, "vita 12")
    assert events_of(given, MoneyPaid) == (MoneyPaid(seat=0, to=1, amount=50, forgiven=50),)
    assert field(given.state, "money") == [0, 1050, 1000]
