"""The citizen of The Last Days: its moves where the best choice is clear, and the offers a patrician makes it."""

import pytest

from tests.games.lastdays.positions import (
    BARRACKS,
    CELADUS,
    GRANARY,
    PARIS,
    THEATRE,
    UMBRICIUS,
    buying,
    fleeing,
    living,
    running,
)
from vesuvius.bots import Budget, bot
from vesuvius.bots.lastdays.offers import offer, prices, welcome, win_chance
from vesuvius.contract import Json
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import SQUARE_OF


def choice(state: lastdays.State, seat: int, name: str = "citizen") -> str:
    """The move a citizen chooses."""
    citizen = bot(name, "lastdays", 1)
    return str(citizen.choose(lastdays.view(state, seat), lastdays.legal(state, seat), Budget()))


@pytest.mark.parametrize(("given", "answer"), [(THEATRE, "accept"), (CELADUS, "refuse")])
def test_offers_are_judged_by_the_clients_they_help_to_save(given: int, answer: str) -> None:
    """5.8: a theatre for a client who is an actor is worth its price, a gladiator without a bed is not."""
    state = buying(players=2, cards=[[given], [PARIS]], pawns=["s60", "s60"])
    assert choice(lastdays.play(state, 0, f"offer 1 {given} 0 for 700").state, 1) == answer


def test_phase_2_is_entered_before_the_last_day_comes() -> None:
    """6.8: with a pair, and with others already drawing cards, the risk outweighs another turn on the track."""
    pawns, stage = ["s90", "p34", "p42"], ["buying", "living", "living"]
    state = living(waiting="move", stage=stage, pawns=pawns, housed={"18": 13, "42": 15}, vita=list(range(1, 31)))
    assert choice(state, 0) == "enter"


def test_the_first_to_reach_the_end_stays_for_the_cards_of_the_last_section() -> None:
    """5.6: nobody draws cards yet, so a turn is free, and a client for an empty bed is worth it."""
    state = buying(waiting="enter", pawns=["s113", "s50", "s40"], cards=[[2, 13], [], []])
    assert choice(state, 0) == "stay"


def test_a_person_with_a_bed_is_bought_and_a_second_empty_building_is_not() -> None:
    """5.4, on FORTUNA 1."""
    assert choice(buying(waiting="buy", pawns=["s3", "s50", "s40"], cards=[[4], [], []]), 0) == "buy 3"
    assert choice(buying(waiting="buy", pawns=["s4", "s50", "s40"], cards=[[14], [], []], money=[700] * 3), 0) == "pass"


def test_in_debt_the_least_useful_card_is_sold() -> None:
    """6.6: an empty building before the pair."""
    debts = {"card": 1, "effect": 1, "debts": [[0, None, 100]]}
    state = living(waiting="sell", money=[0, 900, 900], cards=[[2, 4, 13], [9, 18], [31, 42]], vita=[1], pending=debts)
    assert choice(state, 0) == "sell 4"


def test_the_most_expensive_client_gets_the_bed_nearest_to_a_gate() -> None:
    """5.13: of a tavern keeper's two houses the one by the gate, for the one who costs more."""
    state = buying(waiting="house", pawns=["s113", "s50", "s40"], cards=[[3, 4, 10, 88], [], []])
    assert choice(state, 0) == "house 3 19"


def test_the_more_expensive_of_two_neighbours_is_fetched_and_led_out_by_the_gate_beside() -> None:
    """7.2, 7.11: two gladiators live in the barracks by the Porta di Stabia."""
    two = {"cards": [[2, 13], [9, 18], [24, 31, 42]], "housed": {"13": 5, "18": 13, "24": 15, "42": 15}}
    pawns = ["p35", "p34", "d79"]
    assert choice(fleeing(turn=2, waiting="declare", vesuvius=["blank"], pawns=pawns, **two), 2) == "fetch 42"
    assert choice(running(9, "d79", declared=42), 2) == "go p15"
    assert choice(running(9, "p15", escort=[None, None, 42], housed={"13": 5, "18": 13}), 2) == "go d230"


def test_a_player_who_can_save_nobody_stays_outside() -> None:
    """7.13: after a rescue, with nobody left to fetch while another player can still save a client."""
    alone = {"cards": [[2, 13], [9, 18], [31]], "housed": {"13": 5, "18": 13}, "saved": [[], [], [42]]}
    assert choice(running(5, "d230", waiting="declare", **alone), 2) == "stop"


@pytest.mark.parametrize(
    ("steps", "name", "answer"), [(2, "citizen", "fetch 24"), (2, "cautious", "stop"), (3, "cautious", "fetch 24")]
)
def test_the_cautious_wait_outside_unless_the_steps_left_lead_to_the_client(steps: int, name: str, answer: str) -> None:
    """7.12, 7.13: it is three steps from the dot outside the Porta di Stabia into the barracks."""
    one = {"cards": [[2, 13], [9, 18], [24, 31]], "housed": {"13": 5, "18": 13, "24": 15}, "saved": [[], [], [42]]}
    assert choice(running(steps, "d230", waiting="declare", **one), 2, name) == answer


@pytest.mark.parametrize(("name", "answer"), [("citizen", "refuse"), ("sociable", "accept"), ("ruthless", "refuse")])
def test_the_sociable_sell_a_client_they_cannot_house_to_one_who_can(name: str, answer: str) -> None:
    """5.8: a gladiator for a little more than his price, to the owner of the barracks."""
    state = buying(players=2, cards=[[BARRACKS], [CELADUS]], pawns=["s60", "s60"], money=[3000, 1000])
    assert choice(lastdays.play(state, 0, f"offer 1 1200 for {CELADUS} 0").state, 1, name) == answer


@pytest.mark.parametrize(("name", "answer"), [("citizen", "pass"), ("ruthless", "buy 18")])
def test_the_ruthless_buy_a_client_another_could_house(name: str, answer: str) -> None:
    """5.4: the other player owns the theatre; after buying the actor there is no money for another card."""
    pawns = [f"s{SQUARE_OF[PARIS]}", "s60"]
    state = buying(players=2, waiting="buy", pawns=pawns, cards=[[], [THEATRE]], money=[1500, 9000])
    assert choice(state, 0, name) == answer


def lone_client(**fields: Json) -> lastdays.State:
    """Seat 0 has a pair, seat 1 a client of ST 1900 without a bed."""
    cards = [[THEATRE, PARIS], [UMBRICIUS]]
    return buying(**{"players": 2, "cards": cards, "pawns": ["s60", "s60"]} | fields)


def test_a_patrician_makes_offers_that_a_citizen_accepts_and_that_help_itself() -> None:
    """5.8: half the price for a client who has no bed, as much as the bank would give."""
    state = lone_client()
    assert choice(state, 0, "patrician") == f"offer 1 950 for {UMBRICIUS} 0"
    offered = lastdays.play(state, 0, f"offer 1 950 for {UMBRICIUS} 0").state
    assert choice(offered, 1) == "accept"
    assert win_chance(lastdays.play(offered, 1, "accept").state, 0) > win_chance(state, 0)


@pytest.mark.parametrize(
    "state",
    [
        lone_client(money=[900, 5000]),
        lone_client(cards=[[GRANARY, UMBRICIUS], [THEATRE, PARIS]]),
        lone_client(pending={"offers": 1}),
    ],
)
def test_a_patrician_makes_no_offer_that_is_too_expensive_useless_or_repeated_in_a_turn(
    state: lastdays.State,
) -> None:
    """5.8."""
    assert offer(state, 0) is None


def test_a_patrician_asks_and_pays_between_the_two_prices_of_the_bank() -> None:
    """5.9: below the lower price the bank pays the seller more; above the higher the track is cheaper for the buyer."""
    for made in welcome(lone_client(cards=[[GRANARY], [10, UMBRICIUS, PARIS]]), 0):
        (card,) = made.give or made.take
        assert (made.get or made.pay) in prices(card)
