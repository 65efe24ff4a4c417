"""The vector environment: what it adds to the environment of one table, which it must equal at every table."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from vesuvius import Illegal
from vesuvius.games import twins
from vesuvius.turns import TurnOrder

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

EXAMPLES = Path(__file__).parent.parent / "examples"


def tables(name: str, num_envs: int = 3, **more: Any) -> Any:
    """The vector environment, made by its id."""
    known = f"vesuvius.single:vesuvius/{name}-v{vesuvius.observation(name).version}"
    return gymnasium.make_vec(known, num_envs, vectorization_mode="vector_entry_point", **more)


def any_action(observation: Any, rng: Any) -> Any:
    """A random legal action at each table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])


def solo_at(env: Any, name: str, table: int, **more: Any) -> Any:
    """The environment of one table in the position of a table of the vector environment."""
    solo: Any = vesuvius.solo(name, **more)
    solo.reset(seed=0)
    solo.turns, solo.decisions = TurnOrder(env.unwrapped.games.games[table].copy(), solo.turns.actions), 0
    return solo


@pytest.mark.parametrize("name", twins())
@pytest.mark.parametrize("bots", ["uniform", "sensible"])
def test_each_table_plays_as_the_environment_of_one_table_does(name: str, bots: str) -> None:
    """Observation, mask, reward and end of game, also of the game that follows at the same table."""
    chosen = {"players": 3, "seat": 1, "bots": bots, **({"calm": True} if name == "lastdays" else {})}
    env, rng, ended = tables(name, 2, **chosen), np.random.default_rng(4), 0
    observation, _ = env.reset(seed=8)
    solos = [solo_at(env, name, table, **chosen) for table in range(2)]
    for _ in range(3_000):
        actions = any_action(observation, rng)
        observation, rewards, over, cut, info = env.step(actions)
        for table, solo in enumerate(solos):
            seen, reward, terminated, truncated, _ = solo.step(actions[table])
            assert (rewards[table], over[table], cut[table]) == (reward, terminated, truncated)
            if terminated:
                ended += 1
                assert info["_final_obs"][table]
                final, solos[table] = info["final_obs"][table], solo_at(env, name, table, **chosen)
            else:
                final = {key: rows[table] for key, rows in observation.items()}
            assert all((final[key] == seen[key]).all() for key in seen)
        if ended >= 3:
            break
    assert ended >= 3 or (name, bots) == ("lastdays", "uniform"), "random seats stay in the first phase for long"


def test_gymnasium_knows_what_it_is_given() -> None:
    env = tables("downfall", 4, threads=2)
    observation, _ = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert env.num_envs == 4
    assert env.observation_space.contains(observation)
    assert env.action_space.contains(any_action(observation, np.random.default_rng(0)))
    rows = next(iter(gymnasium.vector.utils.iterate(env.observation_space, observation)))
    assert env.single_observation_space.contains(rows)


def test_wrappers_count_the_returns_of_its_games() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(tables("downfall", 4, bots="uniform"))
    observation, _ = env.reset(seed=1)
    rng, returns = np.random.default_rng(1), list[float]()
    while len(returns) < 4:
        observation, rewards, over, _, info = env.step(any_action(observation, rng))
        assert not rewards[~over].any()
        returns += list(info["episode"]["r"][info["_episode"]]) if "episode" in info else []
    assert set(returns) <= {-1.0, 0.0, 1.0}


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_seed_is_the_same_games(threads: int) -> None:
    def walk(seed: int, threads: int) -> Any:
        env, rng = tables("pompeji", 5, threads=threads), np.random.default_rng(2)
        observation, _ = env.reset(seed=seed)
        for _ in range(30):
            observation = env.step(any_action(observation, rng))[0]
        return observation["observation"]

    assert (walk(3, threads) == walk(3, 1)).all()
    assert (walk(4, threads) != walk(3, 1)).any()


def test_an_illegal_action_changes_no_table() -> None:
    env = tables("downfall")
    before, _ = env.reset(seed=1)
    actions = any_action(before, np.random.default_rng(1))
    wrong = actions.copy()
    wrong[2] = np.flatnonzero(before["action_mask"][2] == 0)[0]
    games = [game.to_state() for game in env.unwrapped.games.games]
    with pytest.raises(Illegal, match="game 2"):
        env.step(wrong)
    assert [game.to_state() for game in env.unwrapped.games.games] == games
    env.step(actions)


def test_observations_are_copied_by_default() -> None:
    for copy in (True, False):
        env = tables("downfall", copy=copy)
        before, _ = env.reset(seed=1)
        after, *_ = env.step(any_action(before, np.random.default_rng(1)))
        assert (before["observation"] == after["observation"]).all() != copy


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [({"seat": 2}, "no seat 2"), ({"bots": "citizen"}, "sync"), ({"num_envs": 0}, "at least one game")],
)
def test_a_wrong_table_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        tables("downfall", **wrong)


def example(*arguments: object) -> list[float]:
    """The mean reward of each iteration that the example prints."""
    command = [sys.executable, EXAMPLES / "ppo.py", "--hidden", "32", "--minibatch", "256", *arguments]
    alone = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True, timeout=300, env=alone)
    return [float(mean) for mean in re.findall(r"mean reward (\S+),", run.stdout)]


def test_the_example_learns() -> None:
    """From level with random play to well above it, in 16,000 decisions."""
    means = example("--num-envs", 16, "--num-steps", 256, "--iterations", 4, "--learning-rate", 0.003, "--entropy", 0)
    assert len(means) == 4
    assert (means[2] + means[3]) / 2 > means[0] + 0.1


def test_the_seed_of_the_example_reproduces_its_curve() -> None:
    """Also with another number of threads."""
    short = ("--num-envs", 8, "--num-steps", 160, "--iterations", 1)
    assert example(*short) == example(*short, "--threads", 2) != example(*short, "--seed", 2)
