"""Batches: many games in step, and the arrays they fill."""

import tracemalloc
from types import ModuleType
from typing import Any

import pytest

from tests.games.downfall.positions import BLACK, BLUE, RED, YELLOW, full, settling
from tests.lockstep import both_builds
from vesuvius import Illegal
from vesuvius.games import twin, twins
from vesuvius.games.downfall import coding
from vesuvius.games.lastdays import coding as lastdays_coding
from vesuvius.games.lastdays import fast as lastdays_fast
from vesuvius.twin import SENSIBLE

np = pytest.importorskip("numpy")

BUILDS = {f"{name}-{build}": module for name in twins() for build, module in both_builds(name).items()}
builds = pytest.mark.parametrize("build", BUILDS.values(), ids=BUILDS.keys())
downfall_builds = pytest.mark.parametrize("build", both_builds("downfall").values(), ids=both_builds("downfall").keys())


def legal(batch: Any, i: int) -> list[int]:
    """The actions a mask allows."""
    mask = batch.masks[i] if batch.dense else np.unpackbits(batch.masks[i], count=batch.actions, bitorder="little")
    return [int(action) for action in np.flatnonzero(mask)]


@builds
@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_row_agrees_with_its_game(build: ModuleType, dense: bool, players: int) -> None:
    check_rows(build.Batch(3, players=players, seed=5, dense=dense), steps=60)


def check_rows(batch: Any, steps: int) -> list[list[int]]:
    """Compare every row with its game before each of ``steps`` steps; return the choices offered out of turn."""
    asked = []
    for _ in range(steps):
        for i, game in enumerate(batch.games):
            seat = int(batch.seats[i])
            assert list(batch.observations[i]) == game.observe(seat)
            if seat == game.turn():
                assert legal(batch, i) == game.legal()
            else:
                assert legal(batch, i) == [game.reaction(seat), batch.actions - 1]
                asked.append(legal(batch, i))
        batch.step(batch.choose())
    return asked


@builds
def test_a_game_that_ends_pays_its_rewards_and_is_replaced(build: ModuleType) -> None:
    batch = build.Batch(2, players=4, seed=5)
    ended = 0
    while ended < 2:
        batch.step(batch.choose(1))
        for i in range(batch.n):
            assert abs(batch.rewards[i].sum()) < 1e-6
            assert bool(batch.rewards[i].any()) <= bool(batch.dones[i])
            if batch.dones[i]:
                ended += 1
                assert batch.games[i].turn() >= 0


@downfall_builds
def test_seats_that_may_erupt_out_of_turn_are_asked_clockwise(build: ModuleType) -> None:
    """D11: black, yellow and blue hold only jokers while red is to play."""
    state = settling(full("4a", "4b", "6a", "6b"), players=4, hand=(1, 4))
    games = build.Batch.__mro__[1]
    batch = games(1, build.from_state(state), coding.ACTIONS, len(build.from_state(state).observe(0)))
    for seat in (BLACK, YELLOW, BLUE):
        assert batch.seats[0] == seat
        assert legal(batch, 0) == [coding.ERUPT, coding.PASS]
        batch.step(np.array([coding.PASS], np.int32))
        assert batch.games[0].to_state() == state
    assert batch.seats[0] == RED
    batch.reset(1)
    batch.step(np.array([coding.PASS], np.int32))
    batch.step(np.array([coding.ERUPT], np.int32))
    assert batch.games[0].to_state().phase == "eruption"
    assert batch.seats[0] == BLUE, "the left neighbour of yellow lays the first tile"


@pytest.mark.parametrize("name", twins())
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    one, other = (build.Batch(4, players=3, seed=9) for build in both_builds(name).values())
    for _ in range(30):
        assert (one.observations == other.observations).all()
        one.step(one.choose())
        other.step(other.choose())
    first = one.observations.copy()
    one.reset(9)
    for _ in range(30):
        one.step(one.choose())
    assert (one.observations == first).all()


@builds
def test_an_illegal_action_is_refused_with_the_number_of_its_game(build: ModuleType) -> None:
    batch = build.Batch(3, seed=5)
    actions = batch.choose().copy()
    actions[1] = next(action for action in range(batch.actions) if action not in legal(batch, 1))
    with pytest.raises(Illegal, match="game 1"):
        batch.step(actions)


@pytest.mark.parametrize("players", range(2, 9))
def test_each_row_agrees_with_its_game_of_the_last_days(players: int) -> None:
    """Random seats make offers, and the seat that made one is asked whether to withdraw it."""
    asked = check_rows(lastdays_fast.Batch(3, players=players, seed=5, calm=True), steps=150)
    assert asked
    assert all(offered == [lastdays_coding.WITHDRAW, lastdays_coding.STAND] for offered in asked)


@downfall_builds
def test_a_game_at_its_move_limit_is_truncated_and_replaced(build: ModuleType) -> None:
    games = build.Batch.__mro__[1]
    table = build.Twin(4, seed=5)
    batch = games(2, table, coding.ACTIONS, len(table.observe(0)), False, 9)
    for step in range(1, 28):
        batch.step(batch.choose())
        assert list(batch.cuts) == [step % 9 == 0] * 2
        assert not batch.dones.any()
        assert not batch.rewards.any()


@pytest.mark.parametrize("name", twins())
def test_memory_grows_no_faster_than_the_number_of_games(name: str) -> None:
    def taken(n: int) -> int:
        tracemalloc.start()
        batch = twin(name).Batch(n, players=4, seed=5)
        batch.step(batch.choose(SENSIBLE))
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return size

    taken(1)  # allocates what is allocated only once
    few, more, many = map(taken, (50, 100, 200))
    assert (many - more) / (more - few) == pytest.approx(2, rel=0.05)
