"""Section 3, setting up, and section 4, people and buildings."""

import pytest

from tests.games.lastdays.positions import buying, events_of, field, fleeing, living, moves, play, waiting
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import CardBought, CitizenDrawn
from vesuvius.jsonable import plain


def test_both_decks_are_shuffled_whole_and_no_card_is_turned_over() -> None:
    """3.1, ruling A35: ULTIMATE DIE may come first; all 36 cards are equally likely, as are all 70 of Vesuvius."""
    vita = lastdays.legal(living(), CHANCE)
    assert [(str(move), move.weight) for move in vita] == [(f"vita {card}", 1) for card in range(1, 37)]
    ash = lastdays.legal(fleeing(), CHANCE)
    assert [(str(move), move.weight) for move in ash] == [
        *((f"vesuvius {place}", 1) for place in range(1, 58)),
        ("vesuvius blank", 5),
        ("vesuvius x2", 8),
    ]


def test_each_seat_draws_a_pawn_unseen_which_fixes_citizen_and_house() -> None:
    """3.2, ruling A34: every pawn left is as likely as the next."""
    state = lastdays.start(3)
    assert [(str(m), m.weight) for m in lastdays.legal(state, CHANCE)][:2] == [("citizen green", 1), ("citizen red", 1)]
    assert len(moves(state)) == 8

    step = play(state, "citizen black")

    assert events_of(step, CitizenDrawn) == (CitizenDrawn(seat=0, colour="black", house=53),)
    assert waiting(step.state) == ("citizen", CHANCE)
    assert field(step.state, "turn") == 1
    assert "citizen black" not in moves(step.state)
    with pytest.raises(Illegal, match="drawn already: black") as refusal:
        play(step.state, "citizen black")
    assert refusal.value.rule == "3.2"


@pytest.mark.parametrize(
    ("players", "money"), [(2, 25000), (3, 20000), (4, 15000), (5, 12000), (6, 10000), (7, 8500), (8, 7500)]
)
def test_starting_money_by_number_of_players(players: int, money: int) -> None:
    """3.3, ruling A1: the row for five players is ours."""
    assert field(lastdays.start(players), "money") == [money] * players


def test_all_begin_on_ingressus_and_seat_0_moves_first() -> None:
    """3.4: when the last pawn is drawn, seat 0 begins, and play goes clockwise."""
    state = play(lastdays.start(2), "citizen red", "citizen green").state
    assert waiting(state) == ("move", 0)
    assert field(state, "pawns") == ["s0", "s0"]
    assert waiting(play(state, "forward", "roll 1 2", "pass").state) == ("move", 1)
    assert waiting(play(state, "forward", "roll 1 2", "pass", "forward", "roll 1 3", "pass").state) == ("move", 0)


def test_everything_is_open_but_the_order_of_the_decks() -> None:
    """3.5: every seat and every spectator sees the whole position."""
    state = living(vita=[3, 12])
    for seat in (None, 0, 1, 2):
        assert plain(lastdays.view(state, seat)) == {**lastdays.dump(state), "seat": seat}


def test_a_client_lives_only_in_a_building_of_the_same_colour() -> None:
    """4.1."""
    state = buying(waiting="house", cards=[[2, 9, 13, 18], [], []])  # a market, a theatre, a merchant, an actor
    assert moves(state) == ["house 13 5", "house 18 13"]
    with pytest.raises(Illegal, match=r"the Large Theatre .13.: that is another colour .theatre.") as refusal:
        play(state, "house 13 13")
    assert refusal.value.rule == "4.1"


def test_a_public_building_holds_three_and_a_private_one_two() -> None:
    """4.2, ruling A9: as many as the building holds make a pair, not two cards only."""
    public = buying(waiting="house", cards=[[9, 18, 37, 56, 78], [], []], housed={"18": 13, "37": 13})
    assert "house 56 13" in moves(public)
    full = play(public, "house 56 13").state
    assert moves(full) == ["done"]
    with pytest.raises(Illegal, match="it holds 3") as refusal:
        play(full, "house 78 13")
    assert refusal.value.rule == "4.2"
    private = buying(waiting="house", cards=[[4, 10, 27, 36], [], []], housed={"10": 11})
    with pytest.raises(Illegal, match="it holds 2"):
        play(private, "house 27 11", "house 36 11")


def test_a_person_costs_the_price_on_the_card() -> None:
    """4.3."""
    state = buying(waiting="buy", pawns=["s1", "s0", "s0"])
    step = play(state, "buy 1")
    assert events_of(step, CardBought) == (CardBought(seat=0, card=1, amount=2400),)
    assert field(step.state, "money") == [2600, 5000, 5000]


def test_clients_live_in_their_patrons_own_buildings_never_in_a_citizens_house_or_a_gate() -> None:
    """4.4."""
    state = buying(waiting="house", cards=[[2, 13], [71], []])  # seat 1 owns the Macellum, place 7, a market too
    assert moves(state) == ["house 13 5"]
    for place, why in ((7, "You do not own"), (35, "it is not for sale"), (1, "it is not for sale")):
        with pytest.raises(Illegal, match=why) as refusal:
            play(state, f"house 13 {place}")
        assert refusal.value.rule == "4.4"
    with pytest.raises(Illegal, match="no client of yours"):
        play(state, "house 30 5")


@pytest.mark.parametrize(("cards", "pair"), [([2, 13], True), ([2, 37], False), ([2, 71], False), ([13, 30], False)])
def test_a_pair_is_a_building_and_a_client_of_its_colour(cards: list[int], pair: bool) -> None:
    """4.5: a player needs one to enter phase 2."""
    state = buying(
        cards=[cards, [9, 18], []], stage=["buying", "living", "buying"], pawns=["s5", "p34", "s0"], housed={"18": 13}
    )
    assert ("enter" in moves(state)) is pair


def test_bad_tables_are_refused() -> None:
    """The contract: a bad count or option is a ValueError that says what is allowed."""
    for players in (1, 9, True, "3"):
        with pytest.raises(ValueError, match="2 to 8 players"):
            lastdays.start(players)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="only calm, household"):
        lastdays.start(3, storm=True)
    with pytest.raises(ValueError, match="calm is True or False, not 1"):
        lastdays.start(3, calm=1)


def test_about_names_the_citizens_colours_as_seats() -> None:
    """The contract: players, options and seat names."""
    about = lastdays.about()
    assert about["players"] == [2, 3, 4, 5, 6, 7, 8]
    assert about["seats"] == ["green", "red", "white", "yellow", "black", "blue", "purple", "orange"]
    assert set(about["options"]) == {"calm", "household"}


def test_seats_are_called_by_their_citizens_colours_once_drawn() -> None:
    """Journals name seats by colour; before that a seat has a name that no colour has."""
    state = play(lastdays.start(3), "citizen blue").state
    assert lastdays.names(state) == ("blue", "seat1", "seat2")
    state = play(state, "citizen red", "citizen orange").state
    assert lastdays.names(state) == ("blue", "red", "orange")
