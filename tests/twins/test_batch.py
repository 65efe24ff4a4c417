"""Batches: many games in step, and the arrays they fill."""

import os
import subprocess
import sys
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from types import ModuleType
from typing import Any

import pytest

from tests.games.downfall.positions import BLACK, BLUE, RED, YELLOW, full, settling
from tests.lockstep import both_builds
from vesuvius import Illegal
from vesuvius.games import compiled, twin, twins
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


ARRAYS = ("observations", "masks", "rewards", "seats", "dones", "cuts", "made", "chosen")


def everything(batch: Any) -> list[Any]:
    """All that a batch shows: its arrays, and the state and the RNG state of each game."""
    return [
        *(getattr(batch, name).tolist() for name in ARRAYS),
        *((game.to_state(), game.rng) for game in batch.games),
    ]


@pytest.mark.parametrize("threads", [1, 3])
@builds
def test_an_illegal_action_is_refused_with_the_number_of_its_game_and_no_game_moves(
    build: ModuleType, threads: int
) -> None:
    batch = build.Batch(4, seed=5, threads=threads)
    for _ in range(20):
        batch.step(batch.choose(SENSIBLE))
    actions, before = batch.choose().copy(), everything(batch)
    for refusing, last in ((1, batch.actions), (3, 2**62)):
        wrong = actions.astype(np.int64)
        wrong[2:] = wrong[refusing] = next(action for action in range(last) if action not in legal(batch, refusing))
        wrong[3] = last
        with pytest.raises(Illegal, match=f"game {refusing}: "):
            batch.step(wrong if refusing == 1 else [*actions[:3], last])
        assert everything(batch) == before
    batch.step(actions)
    assert everything(batch) != before


@builds
@pytest.mark.parametrize("wrong", [[1, 2], [[1], [2], [3]], [0.0, 1.0, 2.0], None, "abc"])
def test_actions_are_one_integer_for_each_game(build: ModuleType, wrong: Any) -> None:
    batch = build.Batch(3, seed=5)
    before = everything(batch)
    with pytest.raises(ValueError, match="step takes 3 integers"):
        batch.step(wrong)
    assert everything(batch) == before


@builds
def test_what_a_caller_writes_into_the_arrays_does_not_reach_the_games(build: ModuleType) -> None:
    """Compiled code reads no seat, no mask and no count that it has handed out."""
    one, other = (build.Batch(8, seed=5, threads=2) for _ in range(2))
    for _ in range(30):
        actions = one.choose(SENSIBLE)
        other.choose(SENSIBLE)
        for array in (other.seats, other.masks, other.observations, other.chosen):
            array[:] = 77
        other.step(actions)
        one.step(actions)
    assert everything(one)[:4] == everything(other)[:4]


@pytest.mark.parametrize("wrong", [{"n": 0}, {"threads": 0}])
@builds
def test_a_batch_has_at_least_one_game_and_one_thread(build: ModuleType, wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least one game and one thread"):
        build.Batch(**{"n": 2, **wrong})


@pytest.mark.parametrize("threads", [2, 8])
@builds
def test_many_threads_play_the_same_games_as_one(build: ModuleType, threads: int) -> None:
    """Twins share no memory that one of them writes, so that threads can run them without the GIL."""
    plainly = str(build.__file__).endswith(".py")
    n, steps = (12, 40) if plainly else (400, 400)
    one, many = (build.Batch(n, players=3, seed=9, threads=count) for count in (1, threads))
    for step in range(steps):
        policy = step % 3
        assert (one.choose(policy) == many.choose(policy)).all()
        one.step(one.chosen)
        many.step(many.chosen)
        assert plainly or all((getattr(one, name) == getattr(many, name)).all() for name in ARRAYS)
    assert everything(one) == everything(many)
    assert plainly or one.made.max() < steps, "some games have ended"
    for batch in (one, many):
        batch.reset(3)
    assert everything(one) == everything(many)


@builds
def test_to_play_is_to_choose_and_to_step(build: ModuleType) -> None:
    apart, together = (build.Batch(6, players=3, seed=9, threads=threads) for threads in (1, 2))
    for step in range(60):
        actions = apart.choose(step % 3)
        apart.step(actions)
        assert (together.play(step % 3) == actions).all()
    assert everything(apart) == everything(together)


@pytest.mark.skipif(not Path("/proc/self/task").exists() or not compiled("downfall"), reason="threads in C, on Linux")
def test_the_threads_end_with_their_batch() -> None:
    def threads() -> set[str]:
        return {thread.name for thread in Path("/proc/self/task").iterdir()}

    before = threads()
    batch = twin("downfall").Batch(100, threads=4)
    batch.step(batch.choose(SENSIBLE))
    begun = threads() - before
    assert len(begun) == 3
    del batch
    deadline = monotonic() + 20
    while begun & threads() and monotonic() < deadline:
        sleep(0.01)
    assert not begun & threads()


@pytest.mark.skipif(not compiled("downfall"), reason="plain Python has no threads")
def test_a_second_caller_at_the_same_time_is_refused() -> None:
    batch = twin("downfall").Batch(5_000, seed=5)
    deadline = monotonic() + 60

    def play() -> str:
        """Why a call was refused; empty if the time was up before."""
        try:
            while not refused.is_set() and monotonic() < deadline:
                batch.play(SENSIBLE)
        except RuntimeError as error:
            refused.set()
            return str(error)
        return ""

    refused = Event()
    with ThreadPoolExecutor(2) as pool:
        callers = [pool.submit(play) for _ in range(2)]
    assert "a batch is for one caller at a time" in {caller.result() for caller in callers}
    batch.play(SENSIBLE)


FORKED = """
import os, sys
from vesuvius.games import twin
batch = twin("downfall").Batch(10, threads=2)
child = os.fork()
if child == 0:
    try:
        batch.play()
    except RuntimeError as error:
        print(error, flush=True)
    os._exit(0)
os.waitpid(child, 0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_batch_says_that_its_threads_are_not_in_a_forked_process() -> None:
    found = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FORKED], capture_output=True, text=True, check=True, timeout=60
    )
    assert "do not survive a fork" in found.stdout


def test_more_threads_than_games_are_as_many_as_the_games() -> None:
    assert twin("downfall").Batch(3, threads=5).threads == 3


@pytest.mark.parametrize("name", [name for name in twins() if compiled(name)])
def test_a_step_does_not_hold_the_gil(name: str) -> None:
    """While one thread steps, another runs Python: the interpreter would not make it wait for less than a minute."""
    batch = twin(name).Batch(5_000, seed=5)
    inside, interval = Event(), sys.getswitchinterval()

    def step() -> None:
        batch.choose(SENSIBLE)
        inside.set()
        batch.step(batch.chosen)
        inside.clear()

    sys.setswitchinterval(60)
    try:
        seen, deadline = 0, monotonic() + 60
        with ThreadPoolExecutor(1) as pool:
            while not seen and monotonic() < deadline:
                done = pool.submit(step)
                while not done.done():
                    seen += inside.is_set()
                    sleep(0)
    finally:
        sys.setswitchinterval(interval)
    assert seen


@builds
@pytest.mark.parametrize("dense", [False, True])
def test_the_arrays_are_aligned_and_other_libraries_share_them(build: ModuleType, dense: bool) -> None:
    """64 bytes are a line of the cache; DLPack hands an array over without a copy."""
    batch = build.Batch(5, players=3, seed=5, dense=dense)
    views = {name: np.from_dlpack(getattr(batch, name)) for name in ARRAYS}
    for name, view in views.items():
        assert getattr(batch, name).ctypes.data % 64 == 0
        assert np.shares_memory(view, getattr(batch, name))
    for _ in range(20):
        batch.step(batch.choose(SENSIBLE))
    for name, view in views.items():
        assert (view == getattr(batch, name)).all(), "the arrays are written in place"


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
