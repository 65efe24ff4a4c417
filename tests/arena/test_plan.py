"""The games an arena plays: seats rotate, and the rotations of a round share their random numbers."""

from collections import Counter

import pytest

import vesuvius
from vesuvius.arena.plan import SharedStream, Sitting, plan_of, sittings
from vesuvius.arena.sitting import UNASKED, Extras, Result, play
from vesuvius.bots import Budget
from vesuvius.contract import CHANCE
from vesuvius.journal import read


def played(name: str, sitting: Sitting, bots: tuple[str, ...] = ("citizen", "novice")) -> Result:
    return play(plan_of(name, bots), sitting, list(UNASKED), extras=Extras(journal=True))


def test_every_bot_takes_every_seat_equally_often() -> None:
    plan = plan_of("downfall", ["a", "b", "c"])
    taken = Counter((name, seat) for one in sittings(plan, 6) for seat, name in enumerate(one.seats))
    assert taken == {(name, seat): 2 for name in "abc" for seat in range(3)}


def test_fewer_players_than_bots_make_a_tournament_of_all_combinations() -> None:
    plan = plan_of("downfall", ["a", "b", "c"], 2)
    assert plan.lineups == (("a", "b"), ("a", "c"), ("b", "c"))
    games = list(sittings(plan, 2))
    assert [one.seats for one in games] == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert {one.round for one in games} == {0}


def test_numbers_stay_when_a_run_is_extended() -> None:
    plan = plan_of("downfall", ["a", "b", "c"], 2)
    short, long = ({one.number: one for one in sittings(plan, games)} for games in (3, 8))
    assert len(short) == 9
    assert len(long) == 24
    assert short.items() <= long.items()


def test_each_draw_takes_one_random_number_whatever_it_draws_from() -> None:
    one, other = SharedStream(1, 0), SharedStream(1, 0)
    assert [one.randrange(n) for n in (6, 60, 1)] == [int(other.randrange(10**9) * n / 10**9) for n in (6, 60, 1)]
    assert [SharedStream(1, 1).randrange(10**9)] != [SharedStream(1, 0).randrange(10**9)]


@pytest.mark.parametrize("name", vesuvius.games())
def test_the_rotations_of_a_round_are_dealt_the_same_and_other_rounds_are_not(name: str) -> None:
    deals = []
    for sitting in sittings(plan_of(name, ["novice", "novice"]), 4):
        moves = read(played(name, sitting, ("novice", "novice")).journal or "").moves
        chance = [str(move) for seat, move in moves if seat == CHANCE]
        opening = next((at for at, (seat, _) in enumerate(moves) if seat != CHANCE), 0)
        deals.append(chance[: max(opening, 1)])
    assert deals[0] == deals[1]
    assert deals[2] == deals[3]
    assert deals[0] != deals[2]


def test_two_bots_of_one_name_get_different_seeds() -> None:
    """Each entry of a line-up has its own seed and keeps it from seat to seat."""
    plan = plan_of("downfall", ["novice", "novice"])
    first, second = (play(plan, one, list(UNASKED), extras=Extras(journal=True)).journal for one in sittings(plan, 2))
    assert first != second


@pytest.mark.parametrize("name", vesuvius.games())
def test_the_same_sitting_is_the_same_game(name: str) -> None:
    sitting = next(sittings(plan_of(name, ["citizen", "novice"]), 1))
    assert played(name, sitting).journal == played(name, sitting).journal


def test_journals_are_read_again_and_say_who_sat_where() -> None:
    *_, sitting = sittings(plan_of("pompeji", ["citizen", "novice"]), 2)
    result = played("pompeji", sitting)
    record = read(result.journal or "")
    assert record.headers["Bots"] == "novice, citizen"
    assert len(record.moves) == result.moves
    assert result.scores
    assert [clock.moves > 0 for clock in result.clocks] == [True, True]


def test_budget_and_options_of_a_plan_reach_the_table() -> None:
    plan = plan_of("downfall", ["novice", "novice"], budget=Budget(0.5, 70), dual_vents=True)
    assert plan.budget == Budget(0.5, 70)
    record = read(play(plan, next(sittings(plan, 1)), list(UNASKED), extras=Extras(journal=True)).journal or "")
    assert record.options == {"dual_vents": True}
