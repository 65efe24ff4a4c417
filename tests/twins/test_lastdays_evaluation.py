"""The evaluation of The Last Days, the estimated win chance of each seat, and the moves a search considers."""

from dataclasses import replace

import pytest

from tests.games.lastdays.positions import PARIS, UMBRICIUS, fleeing, living, running
from vesuvius.games import lastdays
from vesuvius.games.lastdays import fast
from vesuvius.games.lastdays.moves import Go, Offer
from vesuvius.games.lastdays.state import Over
from vesuvius.twin import OVER, SENSIBLE


def values(state: lastdays.State) -> list[float]:
    found: list[float] = fast.from_state(state).evaluate()
    return found


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"household": True}), (5, {"calm": True})])
def test_values_sum_to_1_and_few_moves_are_considered_all_of_them_legal(players: int, options: dict[str, bool]) -> None:
    """Of a hundred dots and offers a handful remain: moves along the track, and walks towards a goal."""
    game = fast.Twin(players, seed=players, **options)
    game.deal()
    while game.turn() >= 0:
        assert sum(game.evaluate()) == pytest.approx(1.0)
        considered, legal = game.considered(), game.legal()
        assert considered == sorted(set(considered) & set(legal))
        assert 1 <= len(considered) <= 40
        assert not any(isinstance(fast.decode(code), Offer) for code in considered)
        game.step(game.choose(SENSIBLE))
    assert game.turn() == OVER


def test_a_win_counts_three_quarters_and_the_margin_the_rest_but_nobody_wins_without_a_rescue() -> None:
    """7.20; 7.21."""
    start = fast.Twin(2, seed=1)
    start.deal()
    nobody = replace(start.to_state(), moment=Over())
    assert values(nobody) == pytest.approx([0.5, 0.5])
    clear = values(replace(nobody, saved=((UMBRICIUS,), ())))
    close = values(replace(nobody, saved=((UMBRICIUS,), (PARIS,))))
    assert clear[0] > close[0] > 0.75
    assert sum(clear) == sum(close) == pytest.approx(1.0)


def test_a_seat_still_on_the_track_while_others_draw_cards_has_a_lower_value() -> None:
    """6.8: ULTIMATE DIE puts them out of the game; with few cards left, almost surely."""
    pawns, stage = ["s90", "p34", "p42"], ["buying", "living", "living"]
    late, early = (
        values(living(waiting="vita", turn=1, stage=stage, pawns=pawns, housed={"18": 13, "42": 15}, vita=vita))
        for vita in (list(range(1, 31)), [])
    )
    assert late[0] < early[0]


def test_clients_count_by_their_chance_of_rescue_and_a_seat_without_clients_has_no_prospects() -> None:
    """7.11: seat 2 has led its only client out."""
    alone = {"cards": [[2, 13], [9, 18], [31]], "housed": {"13": 5, "18": 13}, "saved": [[], [], [42]]}
    game = fast.from_state(running(5, "d230", waiting="declare", **alone))
    assert game.prospects(2) == 0.0
    assert 0.0 < game.prospects(0) < 1900.0
    assert 0.0 < game.prospects(1) < 1100.0


def test_a_patron_inside_the_wall_may_die_which_lowers_its_prospects() -> None:
    """7.16, 7.13: at the client's own door, compared with two steps further off but outside; others turn cards."""
    inside, outside = (
        fast.from_state(fleeing(turn=0, vesuvius=["blank"], pawns=["p35", "p34", pawn])).prospects(2)
        for pawn in ("d78", "d230")
    )
    assert 0.0 < inside < outside < 1100.0


def test_a_walk_that_reaches_the_client_goes_nowhere_else() -> None:
    """7.9; a walk that does not reach the client goes only to dots nearer to it."""
    at_hand = fast.from_state(running(9, "d79", declared=42))
    assert [str(fast.decode(code)) for code in at_hand.considered()] == ["go p15"]
    far = fast.from_state(running(3, "d0", declared=42)).considered()
    assert 1 <= len(far) <= 3
    assert all(isinstance(fast.decode(code), Go) for code in far)
