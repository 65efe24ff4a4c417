"""The Gymnasium environment: Gymnasium's own check, and what it does not ask."""

import warnings
from random import Random
from typing import Any

import pytest

import vesuvius
from vesuvius import Illegal
from vesuvius.bots import Budget
from vesuvius.games import TWINS
from vesuvius.games.lastdays import coding
from vesuvius.twin import SENSIBLE

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

TABLES = [(name, vesuvius.game(name).about()["players"][at]) for name in TWINS for at in (0, -1)]


def played(env: Any, seed: int, careless: bool = True) -> tuple[list[int], float]:
    """A game of a learner who knows nothing, or is sensible: what it did, and what it got."""
    rng = Random(seed)
    observation, _ = env.reset(seed=seed)
    actions = []
    while True:
        asking = env.unwrapped.asking
        if careless or asking.seat != asking.twin.turn():
            actions.append(rng.choice(list(np.flatnonzero(observation["action_mask"]))))
        else:
            actions.append(asking.twin.choose(SENSIBLE))
        observation, reward, terminated, truncated, _ = env.step(actions[-1])
        assert not truncated
        if terminated:
            return actions, reward
        assert reward == 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_accepts_the_environment(name: str, players: int) -> None:
    """Its checks of reset, and of every step of a game; its others sample actions without a mask."""
    from gymnasium.utils import env_checker
    from gymnasium.wrappers import PassiveEnvChecker

    env: Any = vesuvius.solo(name, players, seat=players - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are no picture
        env_checker.check_reset_return_type(env)
        env_checker.check_reset_options(env)
        env_checker.check_reset_seed_determinism(env)
        played(PassiveEnvChecker(env), seed=3, careless=False)


@pytest.mark.parametrize("bots", ["citizen", "sociable", "patrician"])
def test_bots_may_offer_what_has_no_code(bots: str) -> None:
    """In The Last Days at a price of their own; the learner is asked whether it agrees."""
    env: Any = vesuvius.solo("lastdays", 2, bots=bots, budget=Budget(nodes=20))
    asked = 0
    for seed in range(8):
        actions, _ = played(env, seed, careless=False)
        asked += sum(action in (coding.ACCEPT, coding.REFUSE) for action in actions)
    assert asked


@pytest.mark.parametrize("bots", ["uniform", "sensible", "citizen"])
def test_the_same_seed_is_the_same_game(bots: str) -> None:
    """The learner sits in the second seat: the others, and the bots' own luck, come from the seed."""
    twice = [played(vesuvius.solo("downfall", 3, seat=1, bots=bots), seed=5) for _ in range(2)]
    assert twice[0] == twice[1]
    assert twice[0][0] != played(vesuvius.solo("downfall", 3, seat=1, bots=bots), seed=6)[0]


def test_a_sensible_table_is_harder_than_a_random_one() -> None:
    earned = {
        bots: sum(played(vesuvius.solo("downfall", 2, bots=bots), seed)[1] for seed in range(30))
        for bots in ("uniform", "sensible")
    }
    assert earned["uniform"] > earned["sensible"] + 10


def test_only_what_is_open_can_be_done() -> None:
    env: Any = vesuvius.solo("downfall")
    observation, _ = env.reset(seed=1)
    with pytest.raises(Illegal, match="no action"):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (env.reset(seed=1)[0]["observation"] == observation["observation"]).all()


def test_a_game_that_is_cut_off_says_so() -> None:
    env: Any = vesuvius.solo("downfall", max_decisions=4)
    observation, _ = env.reset(seed=1)
    while True:
        observation, reward, _, truncated, info = env.step(np.flatnonzero(observation["action_mask"])[0])
        if truncated:
            break
    assert reward == 0
    assert "cut off" in info["truncated"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 2}, "There is no seat 2"),
        ({"bots": ["citizen", "novice"]}, "1 seats are to be filled"),
        ({"bots": "nobody"}, "no bot 'nobody'"),
        ({"render_mode": "hologram"}, "render_mode"),
    ],
)
def test_a_wrong_table_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, KeyError), match=sentence):
        vesuvius.solo("downfall", 2, **wrong)
