"""Phase 1, rules 5.1 to 5.7 and 5.10: along the track."""

import pytest

from tests.games.lastdays.positions import buying, events_of, field, moves, play, waiting
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import CardBought, DiceRolled, EntryBegun, Passed, PawnMoved, Stayed

PAIR = [2, 13]


def rolled(state: lastdays.State, way: str, roll: str) -> str:
    """The square on which the pawn of the seat to move lands."""
    spot = field(play(state, way, roll).state, "pawns")[state.turn]
    assert isinstance(spot, str)
    return spot


def test_forward_rolls_two_dice() -> None:
    """5.1 a."""
    state = play(buying(), "forward").state
    assert waiting(state) == ("roll", CHANCE)
    assert field(state, "pending") == {"way": "forward"}
    dice = lastdays.legal(state, CHANCE)
    assert [str(move) for move in dice[:7]] == [*(f"roll 1 {die}" for die in range(1, 7)), "roll 2 1"]
    assert {move.weight for move in dice} == {1}
    assert len(dice) == 36

    step = play(state, "roll 3 4")

    assert events_of(step, DiceRolled) == (DiceRolled(seat=0, dice=(3, 4), steps=7),)
    assert events_of(step, PawnMoved) == (PawnMoved(seat=0, from_="s0", to="s7", pushed=False),)
    assert waiting(step.state) == ("buy", 0)
    with pytest.raises(Illegal, match="The dice cannot show that"):
        play(state, "roll 3")


def test_back_rolls_one_die() -> None:
    """5.1 b, ruling A2: on any turn, and without naming a square."""
    state = buying(pawns=["s20", "s0", "s0"])
    back = play(state, "back").state
    assert field(back, "pending") == {"way": "back"}
    assert moves(back) == [f"roll {die}" for die in range(1, 7)]
    step = play(back, "roll 4")
    assert events_of(step, DiceRolled) == (DiceRolled(seat=0, dice=(4,), steps=4),)
    assert events_of(step, PawnMoved) == (PawnMoved(seat=0, from_="s20", to="s16", pushed=False),)


def test_a_pair_enters_without_a_roll_once_some_player_has_entered() -> None:
    """5.1 c, ruling A11."""
    alone = buying(cards=[PAIR, [], []])
    assert "enter" not in moves(alone)
    with pytest.raises(Illegal, match="Nobody has entered the city yet") as refusal:
        play(alone, "enter")
    assert refusal.value.rule == "5.1"
    after = buying(
        cards=[PAIR, [9, 18], []],
        stage=["buying", "living", "buying"],
        pawns=["s40", "p34", "s0"],
        housed={"18": 13},
    )
    step = play(after, "enter")
    assert events_of(step, EntryBegun) == (EntryBegun(seat=0),)
    assert waiting(step.state) == ("house", 0)


def test_nobody_goes_back_from_ingressus_or_beyond_it() -> None:
    """5.2: and any number of pawns may stand there."""
    with pytest.raises(Illegal, match="You cannot go back from INGRESSUS") as refusal:
        play(buying(), "back")
    assert refusal.value.rule == "5.2"
    assert "back" not in moves(buying())
    state = buying(pawns=["s3", "s0", "s0"])
    assert rolled(state, "back", "roll 5") == "s0"
    assert rolled(state, "back", "roll 3") == "s0"


def test_a_pawn_is_pushed_on_from_a_taken_or_sold_square() -> None:
    """5.3: in the direction it was going, past sold cards and pawns alike."""
    state = buying(pawns=["s0", "s7", "s9"], cards=[[], [8], []])  # card 8 is square 8
    step = play(state, "forward", "roll 3 4")
    assert events_of(step, PawnMoved) == (PawnMoved(seat=0, from_="s0", to="s10", pushed=True),)
    own = buying(cards=[[7], [], []])
    assert rolled(own, "forward", "roll 3 4") == "s8"


def test_a_free_fortuna_stops_a_pushed_pawn_and_a_taken_one_does_not() -> None:
    """5.3, ruling A3."""
    sold = buying(cards=[[], [9], []])
    assert rolled(sold, "forward", "roll 4 5") == "s10"
    taken = buying(cards=[[], [9], []], pawns=["s0", "s10", "s0"])
    assert rolled(taken, "forward", "roll 4 5") == "s11"
    assert rolled(taken, "forward", "roll 4 6") == "s11"


def test_going_back_a_pawn_is_pushed_further_back() -> None:
    """5.3, ruling A3: the direction of travel."""
    state = buying(pawns=["s14", "s12", "s0"], cards=[[], [10], []])  # card 10 is square 11
    step = play(state, "back", "roll 2")
    assert events_of(step, PawnMoved) == (PawnMoved(seat=0, from_="s14", to="s10", pushed=True),)


def test_pawns_of_phase_2_no_longer_stand_on_the_track() -> None:
    """5.3: only cards sold and pawns on the track push."""
    state = buying(
        cards=[[], [9, 18], []], stage=["buying", "living", "buying"], pawns=["s0", "p34", "s0"], housed={"18": 13}
    )
    assert rolled(state, "forward", "roll 3 4") == "s7"


def test_on_an_unsold_card_one_may_buy_it_or_pass_and_either_ends_the_turn() -> None:
    """5.4, ruling A5: a right, not a duty."""
    state = buying(waiting="buy", pawns=["s4", "s0", "s0"])
    assert moves(state) == ["buy 4", "pass"]
    bought = play(state, "buy 4")
    assert events_of(bought, CardBought) == (CardBought(seat=0, card=4, amount=500),)
    assert (field(bought.state, "cards"), field(bought.state, "money")) == ([[4], [], []], [4500, 5000, 5000])
    assert waiting(bought.state) == ("move", 1)
    passed = play(state, "pass")
    assert events_of(passed, Passed) == (Passed(seat=0),)
    assert waiting(passed.state) == ("move", 1)


def test_one_is_asked_after_every_move_even_where_nothing_is_for_sale() -> None:
    """5.4: on INGRESSUS one can still sell and trade."""
    state = play(buying(pawns=["s2", "s0", "s0"], cards=[[57], [], []]), "back", "roll 6").state
    assert waiting(state) == ("buy", 0)
    assert moves(state)[:2] == ["pass", "sell 57"]


def test_only_the_card_of_the_pawns_square_is_for_sale() -> None:
    """5.4."""
    state = buying(waiting="buy", pawns=["s4", "s0", "s0"], cards=[[], [6], []])
    for move, why in (("buy 5", "card 5. can be bought only on its own square"), ("buy 6", "Red already has")):
        with pytest.raises(Illegal, match=why) as refusal:
            play(state, move)
        assert refusal.value.rule == "5.4"


def test_fortuna_sells_any_unsold_card_of_the_section_before_it() -> None:
    """5.5: to the FORTUNA before, or INGRESSUS; the pawn goes to the square of the card bought."""
    state = buying(waiting="buy", pawns=["s19", "s0", "s0"], cards=[[], [12], []])
    assert moves(state)[:8] == [*(f"buy {card}" for card in (10, 11, 13, 14, 15, 16, 17)), "pass"]
    step = play(state, "buy 14")
    assert field(step.state, "pawns") == ["s15", "s0", "s0"]
    assert field(play(state, "pass").state, "pawns") == ["s19", "s0", "s0"]
    first = buying(waiting="buy", pawns=["s10", "s0", "s0"])
    assert [move for move in moves(first) if move.startswith("buy")] == [f"buy {card}" for card in range(1, 10)]
    with pytest.raises(Illegal, match="not lie between this FORTUNA") as refusal:
        play(state, "buy 9")
    assert refusal.value.rule == "5.5"


def test_fortuna_gives_the_right_to_a_card_on_whose_square_a_pawn_stands() -> None:
    """5.5, ruling A4."""
    state = buying(waiting="buy", pawns=["s19", "s15", "s0"])
    step = play(state, "buy 14")
    assert field(step.state, "pawns") == ["s15", "s15", "s0"]


def test_past_the_last_fortuna_a_pair_may_enter_or_stay() -> None:
    """5.6."""
    state = buying(pawns=["s110", "s0", "s0"], cards=[PAIR, [], []])
    step = play(state, "forward", "roll 2 2")
    assert events_of(step, PawnMoved) == (PawnMoved(seat=0, from_="s110", to="s113", pushed=False),)
    assert waiting(step.state) == ("enter", 0)
    assert moves(step.state)[:2] == ["enter", "stay"]
    assert waiting(play(step.state, "enter").state) == ("house", 0)
    stayed = play(step.state, "stay")
    assert events_of(stayed, Stayed) == (Stayed(seat=0),)
    assert waiting(stayed.state) == ("buy", 0)
    assert "buy 101" in moves(stayed.state)


def test_without_a_pair_one_stops_on_the_last_fortuna_and_uses_it() -> None:
    """5.6, ruling A8: a player without a pair at the moment of the roll cannot enter by it."""
    state = buying(pawns=["s110", "s113", "s113"], cards=[[2], [], []])
    past = play(state, "forward", "roll 2 2").state
    assert waiting(past) == ("buy", 0)
    assert field(past, "pawns") == ["s113"] * 3
    assert "buy 97" in moves(past)


def test_a_pair_sold_after_the_roll_no_longer_enters() -> None:
    """5.11 stands at the moment of entering, too."""
    state = play(buying(pawns=["s110", "s0", "s0"], cards=[PAIR, [], []]), "forward", "roll 2 2", "sell 13").state
    assert waiting(state) == ("enter", 0)
    assert moves(state)[:2] == ["stay", "sell 2"]
    with pytest.raises(Illegal, match="you need a building and a client") as refusal:
        play(state, "enter")
    assert refusal.value.rule == "5.11"


def test_a_roll_exactly_to_the_last_fortuna_is_not_past_it() -> None:
    """5.6: one may leave it by going back, or by rolling again and entering."""
    state = play(buying(pawns=["s109", "s0", "s0"], cards=[PAIR, [], []]), "forward", "roll 2 2").state
    assert waiting(state) == ("buy", 0)
    again = buying(pawns=["s113", "s0", "s0"], cards=[PAIR, [], []])
    assert moves(again)[:2] == ["forward", "back"]
    assert waiting(play(again, "forward", "roll 1 1").state) == ("enter", 0)
    assert rolled(again, "back", "roll 3") == "s110"


def test_a_pushed_pawn_never_passes_the_last_fortuna_and_does_not_enter_by_it() -> None:
    """5.7."""
    state = buying(pawns=["s105", "s0", "s0"], cards=[PAIR, [99, 100, 101], []])
    step = play(state, "forward", "roll 3 2")
    assert events_of(step, PawnMoved) == (PawnMoved(seat=0, from_="s105", to="s113", pushed=True),)
    assert waiting(step.state) == ("buy", 0)
    back = buying(pawns=["s3", "s1", "s0"])
    assert rolled(back, "back", "roll 2") == "s0"


def test_nobody_buys_on_credit() -> None:
    """5.10: a player without money simply moves."""
    state = buying(waiting="buy", pawns=["s1", "s0", "s0"], money=[2350, 0, 0])
    assert moves(state) == ["pass"]
    with pytest.raises(Illegal, match=r"You need ST 2400 for .*, and you have ST 2350") as refusal:
        play(state, "buy 1")
    assert refusal.value.rule == "5.10"
