"""Scores, intervals and ratings on games whose answer is known."""

from collections.abc import Callable
from math import log10
from random import Random

import pytest

from vesuvius.arena.plan import Plan, plan_of, sittings
from vesuvius.arena.ratings import ratings
from vesuvius.arena.sitting import Clocked, Result, forfeited
from vesuvius.arena.standings import Standings
from vesuvius.intervals import interval
from vesuvius.match import shares

PLAN = plan_of("downfall", ["citizen", "novice"])


def won_by(winner: int, number: int, plan: Plan = PLAN) -> Result:
    """A two-player game won by that seat."""
    seats = plan.lineups[0] if number % 2 == 0 else plan.lineups[0][::-1]
    places = (1, 2) if winner == 0 else (2, 1)
    clocks = (Clocked(10, 1.0, 0.5), Clocked(10, 3.0, 0.4))
    return Result(number, number // 2, seats, places, (5, 3) if winner == 0 else (3, 5), "saved", 50, clocks)


def test_ties_are_shared_and_if_nobody_won_the_best_share() -> None:
    assert shares((1, 2)) == [1, 0]
    assert shares((1, 1, 3)) == [0.5, 0.5, 0]
    assert shares((2, 2)) == [0.5, 0.5], "in The Last Days a seat that saved nobody cannot win"


def test_scores_follow_the_bots_through_their_seats() -> None:
    """The first seat wins both games of the pair, so each bot wins one."""
    standings = Standings(PLAN, [won_by(0, 0), won_by(0, 1)])
    figures = standings.as_json()
    assert figures["score"] == {"citizen": 0.5, "novice": 0.5}
    assert figures["by_seat"] == [1.0, 0.0]
    assert figures["mean_score"] == {"citizen": 4.0, "novice": 4.0}
    assert figures["seconds_per_move"] == {"citizen": 0.2, "novice": 0.2}
    assert figures["slowest_move"] == {"citizen": 0.5, "novice": 0.5}
    assert figures["places"] == {"citizen": [1, 1], "novice": [1, 1]}


def test_a_score_is_per_seat_taken() -> None:
    """One bot against three seats of another, which win three games of four: a quarter for each seat."""
    plan = plan_of("downfall", ["citizen", "novice", "novice", "novice"])
    results = [
        Result(0, 0, plan.lineups[0], (1, 2, 2, 2), (9, 1, 1, 1)),
        *(Result(n, 0, plan.lineups[0], (2, 1, 2, 2), (1, 9, 1, 1)) for n in (1, 2, 3)),
    ]
    assert Standings(plan, results).as_json()["score"] == {"citizen": 0.25, "novice": 0.25}


def test_a_forfeit_is_lost_and_the_others_share_the_win_but_no_points_are_counted() -> None:
    plan = plan_of("downfall", ["a", "b", "c"])
    standings = Standings(plan, [forfeited(Result(0, 0, ("a", "b", "c")), 1, "crashed:\n  no idea")])
    figures = standings.as_json()
    assert figures["score"] == {"a": 0.5, "b": 0.0, "c": 0.5}
    assert figures["forfeits"] == {"a": 0, "b": 1, "c": 0}
    assert figures["mean_score"] == {"a": None, "b": None, "c": None}
    assert standings.results[0].forfeit
    assert standings.results[0].forfeit.reason == "crashed: no idea"


def test_a_truncated_game_is_reported_and_not_scored() -> None:
    figures = Standings(PLAN, [won_by(0, 0), Result(1, 0, ("novice", "citizen"), moves=20_000)]).as_json()
    assert (figures["games"], figures["truncated"]) == (2, 1)
    assert figures["score"] == {"citizen": 1.0, "novice": 0.0}


def test_an_arena_without_a_game_has_no_figures() -> None:
    figures = Standings(PLAN).as_json()
    assert (figures["games"], figures["score"]["citizen"], figures["ci95"]["citizen"]) == (0, None, None)


def test_an_interval_by_hand() -> None:
    """Rounds of two with 2, 1, 1 and 0 wins, plus one pseudo-round won and one lost: mean ½, variance 16/5 · ¼ …"""
    low, high = interval([(2, 2), (1, 2), (1, 2), (0, 2)], 2)
    half = 1.959964 * (4 * 6 / 5) ** 0.5 / 12
    assert (low, high) == pytest.approx((0.5 - half, 0.5 + half))


def test_an_interval_of_few_games_stays_wide_and_within_its_bounds() -> None:
    low, high = interval([(2, 2)] * 50, 2)
    assert 0.9 < low < 0.97
    assert high == 1.0
    low, high = interval([(1, 2)], 2)
    assert low < 0.1
    assert high > 0.9


def independent(rng: Random) -> float:
    return float((rng.random() < 0.7) + (rng.random() < 0.7))


def shared(rng: Random) -> float:
    """With shared random numbers six rounds of ten are split between the seats; the better bot takes the others."""
    return 2.0 if rng.random() < 0.4 else 1.0


@pytest.mark.parametrize("round_of", [independent, shared])
def test_95_in_100_intervals_contain_the_true_score(
    round_of: Callable[[Random], float],
) -> None:
    rng = Random(79)
    held = [
        low <= 0.7 <= high for low, high in (interval([(round_of(rng), 2) for _ in range(40)], 2) for _ in range(400))
    ]
    assert 0.92 <= sum(held) / len(held) <= 0.99


def test_shared_random_numbers_make_intervals_narrower() -> None:
    rng = Random(79)
    one, other = (interval([(won(rng), 2) for _ in range(500)], 2) for won in (independent, shared))
    assert other[1] - other[0] < 0.9 * (one[1] - one[0])


def test_three_wins_to_one_are_191_points_apart() -> None:
    """Bradley-Terry for two bots: the odds are the ratio of strengths, so the difference is 400 · log10(3)."""
    rated = ratings(["a", "b"], [{("a", "b"): 3.0, ("b", "a"): 1.0}] * 1000)
    assert rated["a"].elo - rated["b"].elo == pytest.approx(400 * log10(3), abs=0.2)
    assert rated["a"].elo == -rated["b"].elo


def test_strengths_are_recovered_through_a_common_opponent() -> None:
    """a : b : c = 4 : 2 : 1; a and c never play each other."""
    rounds = [{("a", "b"): 4.0, ("b", "a"): 2.0, ("b", "c"): 2.0, ("c", "b"): 1.0}] * 500
    rated = ratings(["a", "b", "c"], rounds)
    for name, strength in (("a", 4), ("b", 2), ("c", 1)):
        assert rated[name].elo == pytest.approx(400 * log10(strength / 2), abs=1)


def test_a_bot_in_several_seats_of_a_game_wins_it_once() -> None:
    """Three seats of one bot against one other: their score is one minus the other's, with an equally wide interval."""
    rng, plan = Random(7), plan_of("downfall", ["a", "b", "b", "b"])
    results = [
        Result(one.number, one.round, one.seats, tuple(2 - (seat == winner) for seat in range(4)))
        for one in sittings(plan, 80)
        for winner in [rng.randrange(4)]
    ]
    bots = Standings(plan, results).bots
    (low, high), (lower, higher) = bots["a"].ci95 or (0, 0), bots["b"].ci95 or (0, 0)
    assert 3 * lower == pytest.approx(1 - high, abs=0.002)
    assert 3 * higher == pytest.approx(1 - low, abs=0.002)


def test_a_bot_in_all_seats_wins_exactly_its_share() -> None:
    plan = plan_of("downfall", ["a", "a"])
    standings = Standings(plan, [Result(one.number, one.round, one.seats, (1, 2)) for one in sittings(plan, 4)])
    assert standings.bots["a"].ci95 == (0.5, 0.5)


def test_an_unbeaten_bot_has_a_rating_and_a_wide_interval() -> None:
    few, many = (ratings(["a", "b"], [{("a", "b"): 2.0}] * rounds)["a"] for rounds in (5, 200))
    assert 0 < few.elo < many.elo < 1000
    assert few.high - few.low > 200
    assert ratings(["a"], [])["a"].elo == 0


def test_a_bot_rated_between_two_others_can_have_a_wide_interval() -> None:
    """Each bot won all games against the next, so the distances have no upper bound."""
    rounds = [{("a", "b"): 2.0, ("b", "c"): 2.0, ("a", "c"): 2.0}] * 20
    rated = ratings(["a", "b", "c"], rounds)
    assert rated["b"].elo == pytest.approx(0, abs=1e-6)
    assert rated["b"].high - rated["b"].low > 100


def test_rating_intervals_contain_the_true_strength() -> None:
    rng, held = Random(5), 0
    for _ in range(200):
        rounds = []
        for _ in range(40):
            wins: dict[tuple[str, str], float] = {}
            for a, b, chance in (("a", "b", 2 / 3), ("b", "c", 2 / 3), ("a", "c", 4 / 5)):
                pair = (a, b) if rng.random() < chance else (b, a)
                wins[pair] = wins.get(pair, 0.0) + 1
            rounds.append(wins)
        rated = ratings(["a", "b", "c"], rounds)["a"]
        held += rated.low <= 400 * log10(2) <= rated.high
    assert 0.90 <= held / 200 <= 0.99


def test_the_cross_table_counts_pairs_and_leaves_out_pairs_that_never_met() -> None:
    plan = plan_of("downfall", ["a", "b", "c"], 2)
    results = [
        Result(0, 0, ("a", "b"), (1, 2), (2, 1)),
        Result(1, 0, ("b", "a"), (1, 1), (2, 2)),
        Result(2, 0, ("b", "c"), (1, 2), (2, 1)),
    ]
    assert Standings(plan, results).cross() == {"a": {"b": 0.75}, "b": {"a": 0.25, "c": 1.0}, "c": {"b": 0.0}}
