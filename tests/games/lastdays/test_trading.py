"""Phase 1, rules 5.8 and 5.9: offers between players, and sales to the bank."""

import pytest

from tests.games.lastdays.positions import buying, events_of, field, moves, play, waiting
from vesuvius.contract import Illegal
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import CardSold, OfferMade, OfferRefused, OfferWithdrawn, Traded
from vesuvius.games.lastdays.moves import Offer

ASKS = {
    "move": {},
    "enter": {"pawns": ["s113", "s0", "s0"]},
    "buy": {"pawns": ["s0", "s0", "s0"]},
}
TERMS = {"to": 2, "give": [12, 45], "pay": 500, "take": [77], "get": 0}


def market(**fields: object) -> lastdays.State:
    """Seat 0 owns cards 12 and 45, seat 2 owns 77; all are in phase 1."""
    return buying(**{"cards": [[12, 45], [], [77]], **fields})


@pytest.mark.parametrize("ask", ASKS)
def test_offers_are_made_before_or_after_moving_and_the_turn_goes_on(ask: str) -> None:
    """5.8, ruling A6: whenever the seat to move decides on moving, entering or buying."""
    state = market(waiting=ask, **ASKS[ask])
    offered = play(state, "offer 2 12 45 500 for 77 0")
    assert events_of(offered, OfferMade) == (OfferMade(seat=0, to=2, give=(12, 45), pay=500, take=(77,), get=0),)
    assert waiting(offered.state) == ("offer", 2)
    assert field(offered.state, "pending") == {"offer": TERMS, "back": ask, "offers": 1}

    traded = play(offered.state, "accept")

    assert events_of(traded, Traded) == (Traded(seat=0, to=2, give=(12, 45), pay=500, take=(77,), get=0),)
    assert field(traded.state, "cards") == [[77], [], [12, 45]]
    assert field(traded.state, "money") == [4500, 5000, 5500]
    assert waiting(traded.state) == (ask, 0)
    assert field(traded.state, "pending") == {"offers": 1}


def test_an_offer_may_be_refused_or_withdrawn_out_of_turn() -> None:
    """5.8: nothing changes hands, but the offer counts."""
    offered = play(market(), "offer 2 12 0 for 77 0").state
    assert moves(offered, 2) == ["accept", "refuse"]
    assert moves(offered, 0) == ["withdraw"]
    assert moves(offered, 1) == []
    refused = lastdays.play(offered, 2, "refuse")
    assert events_of(refused, OfferRefused) == (OfferRefused(seat=2, from_=0),)
    withdrawn = lastdays.play(offered, 0, "withdraw")
    assert events_of(withdrawn, OfferWithdrawn) == (OfferWithdrawn(seat=0, to=2),)
    for state in (refused.state, withdrawn.state):
        assert field(state, "cards") == [[12, 45], [], [77]]
        assert field(state, "pending") == {"offers": 1}
        assert waiting(state) == ("move", 0)
    for seat, move in ((2, "withdraw"), (0, "accept"), (1, "refuse")):
        with pytest.raises(Illegal):
            lastdays.play(offered, seat, move)


def test_at_most_three_offers_a_turn_however_they_end() -> None:
    """5.8: before and after the roll together; the next turn allows three more."""
    offer = "offer 2 12 0 for 0"
    twice = play(market(), offer, "refuse", offer, "refuse", "forward").state
    assert field(twice, "pending") == {"way": "forward", "offers": 2}
    thrice = play(twice, "roll 1 2", offer, "refuse").state
    assert field(thrice, "pending") == {"offers": 3}
    assert not [move for move in moves(thrice) if move.startswith("offer")]
    with pytest.raises(Illegal, match="three offers this turn") as refusal:
        play(thrice, offer)
    assert refusal.value.rule == "5.8"
    assert field(play(thrice, "pass").state, "pending") == {}


def test_the_offers_counted_are_kept_through_enter_and_stay() -> None:
    """5.8: three offers a turn, on the last FORTUNA as well."""
    state = buying(pawns=["s110", "s0", "s0"], cards=[[2, 13], [], []])
    state = play(state, "offer 1 2 0 for 0", "refuse", "forward", "roll 3 3").state
    assert (waiting(state), field(state, "pending")) == (("enter", 0), {"offers": 1})
    stayed = play(state, "stay").state
    assert (waiting(stayed), field(stayed, "pending")) == (("buy", 0), {"offers": 1})


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        ("offer 0 12 0 for 0", "another player"),
        ("offer 3 12 0 for 0", "another player"),
        ("offer 1 12 0 for 0", "Red has entered the city"),
        ("offer 2 500 for 0", "At least one card"),
        ("offer 2 77 0 for 0", "card 77.: you offer only what is yours"),
        ("offer 2 0 for 12 0", "White does not have .* .card 12"),
        ("offer 2 12 30 for 0", "steps of ST 50: ST 30 is not"),
        ("offer 2 12 5050 for 0", "You do not have ST 5050"),
        ("offer 2 12 0 for 5050", "White does not have ST 5050"),
    ],
)
def test_an_offer_keeps_within_what_both_sides_have(offer: str, why: str) -> None:
    """5.8: to another player in phase 1, in multiples of ST 50, at least one card, nobody gives more than they own."""
    state = buying(
        cards=[[12, 45], [9, 18], [77]],
        stage=["buying", "living", "buying"],
        pawns=["s0", "p34", "s0"],
        housed={"18": 13},
    )
    with pytest.raises(Illegal, match=why) as refusal:
        play(state, offer)
    assert refusal.value.rule == "5.8"


def test_cards_of_an_offer_are_named_in_order() -> None:
    """The notation: an offer has one way of being written, and a move made by hand keeps it."""
    with pytest.raises(Illegal, match="ascending order"):
        lastdays.play(market(), 0, Offer(2, (45, 12), 0, (), 0))
    with pytest.raises(Illegal, match="steps of ST 50: ST -50 is not"):
        lastdays.play(market(), 0, Offer(2, (12,), -50, (), 0))


def test_legal_lists_one_card_for_its_price_and_play_takes_more() -> None:
    """Section 13: to each other seat in phase 1 my cards for their prices, then theirs, if the buyer can pay."""
    state = market(money=[400, 1000, 1300])  # card 12 costs 1300, 45 costs 500, 77 costs 350
    assert [move for move in moves(state) if move.startswith("offer")] == [
        "offer 1 45 0 for 500",
        "offer 2 12 0 for 1300",
        "offer 2 45 0 for 500",
        "offer 2 350 for 77 0",
    ]
    assert waiting(play(state, "offer 2 12 45 400 for 77 1300").state) == ("offer", 2)


@pytest.mark.parametrize("ask", ASKS)
def test_the_bank_buys_at_half_price_and_lays_the_card_back_for_sale(ask: str) -> None:
    """5.9, ruling A7: the card is for sale again at full price."""
    state = buying(waiting=ask, cards=[[58], [], []], **ASKS[ask])
    step = play(state, "sell 58")
    assert events_of(step, CardSold) == (CardSold(seat=0, card=58, amount=500),)
    assert (field(step.state, "cards"), field(step.state, "money")) == ([[], [], []], [5500, 5000, 5000])
    assert waiting(step.state) == (ask, 0)
    with pytest.raises(Illegal, match="you sell only what is yours") as refusal:
        play(step.state, "sell 58")
    assert refusal.value.rule == "5.9"


def test_a_card_sold_back_can_be_bought_again() -> None:
    """5.9, ruling A7."""
    state = buying(waiting="buy", pawns=["s66", "s0", "s0"], cards=[[58], [], []])
    assert "buy 58" not in moves(state)
    assert "buy 58" in moves(play(state, "sell 58").state)
