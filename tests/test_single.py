"""The Gymnasium environment: Gymnasium's own check, and tests of what it leaves out."""

import subprocess
import sys
import warnings
from random import Random
from typing import Any

import pytest

import vesuvius
from vesuvius import Illegal
from vesuvius.bots import Budget
from vesuvius.games import twins
from vesuvius.games.lastdays import coding
from vesuvius.twin import SENSIBLE

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

TABLES = [(name, vesuvius.game(name).about()["players"][at]) for name in twins() for at in (0, -1)]


def played(env: Any, seed: int, careless: bool = True) -> tuple[list[int], float]:
    """A game with a random or a sensible learner: its actions and its reward."""
    rng = Random(seed)
    observation, _ = env.reset(seed=seed)
    actions = []
    while True:
        turns = env.unwrapped.turns
        if careless or turns.seat != turns.twin.turn():
            actions.append(rng.choice(list(np.flatnonzero(observation["action_mask"]))))
        else:
            actions.append(turns.twin.choose(SENSIBLE))
        observation, reward, terminated, truncated, _ = env.step(actions[-1])
        assert not truncated
        if terminated:
            return actions, reward
        assert reward == 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_accepts_the_environment(name: str, players: int) -> None:
    """Its checks of reset and of every step of a game; its other checks sample actions without a mask."""
    from gymnasium.utils import env_checker
    from gymnasium.wrappers import PassiveEnvChecker

    env: Any = vesuvius.solo(name, players, seat=players - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about observations that are not images
        env_checker.check_reset_return_type(env)
        env_checker.check_reset_options(env)
        env_checker.check_reset_seed_determinism(env)
        played(PassiveEnvChecker(env), seed=3, careless=False)


@pytest.mark.parametrize("bots", ["citizen", "sociable", "patrician"])
def test_bots_may_make_offers_that_have_no_code(bots: str) -> None:
    """In The Last Days bots choose their own prices; the learner accepts or refuses."""
    env: Any = vesuvius.solo("lastdays", 2, bots=bots, budget=Budget(nodes=20))
    asked = 0
    for seed in range(8):
        actions, _ = played(env, seed, careless=False)
        asked += sum(action in (coding.ACCEPT, coding.REFUSE) for action in actions)
    assert asked


@pytest.mark.parametrize("bots", ["uniform", "sensible", "citizen"])
def test_the_same_seed_is_the_same_game(bots: str) -> None:
    """The learner sits in the second seat: the seed determines the other seats and the bots' random choices."""
    twice = [played(vesuvius.solo("downfall", 3, seat=1, bots=bots), seed=5) for _ in range(2)]
    assert twice[0] == twice[1]
    assert twice[0][0] != played(vesuvius.solo("downfall", 3, seat=1, bots=bots), seed=6)[0]


def test_a_sensible_table_is_harder_than_a_random_one() -> None:
    earned = {
        bots: sum(played(vesuvius.solo("downfall", 2, bots=bots), seed)[1] for seed in range(30))
        for bots in ("uniform", "sensible")
    }
    assert earned["uniform"] > earned["sensible"] + 10


def test_a_sensible_opponent_uses_its_right_to_act_out_of_turn_as_in_a_playout() -> None:
    """P13: an opponent with half of its policy missing used its permit in none of 25 games."""
    used = 0
    for seed in range(10):
        env: Any = vesuvius.solo("pompeji", 2, bots="sensible")
        played(env, seed, careless=False)
        used += env.turns.twin.to_state().permits[1] == 0
    assert used >= 8


def test_only_legal_actions_can_be_taken() -> None:
    env: Any = vesuvius.solo("downfall")
    observation, _ = env.reset(seed=1)
    with pytest.raises(Illegal, match="not a legal action"):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (env.reset(seed=1)[0]["observation"] == observation["observation"]).all()


def test_a_truncated_game_says_so() -> None:
    env: Any = vesuvius.solo("downfall", max_decisions=4)
    observation, _ = env.reset(seed=1)
    while True:
        observation, reward, _, truncated, info = env.step(np.flatnonzero(observation["action_mask"])[0])
        if truncated:
            break
    assert reward == 0
    assert "truncated after" in info["truncated"]


@pytest.mark.parametrize("name", twins())
def test_gymnasium_makes_the_environment_by_its_id(name: str) -> None:
    """The same environment as ``vesuvius.solo``; the part before the colon imports what registers the id."""
    import gymnasium

    known = f"vesuvius/{name}-v{vesuvius.observation(name).version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env: Any = gymnasium.make(f"vesuvius.single:{known}", players=3, seat=1, bots="uniform", render_mode="ansi")
        observation, _ = env.reset(seed=5)
        assert "\x1b[" in env.render()
    alike, _ = vesuvius.solo(name, 3, seat=1, bots="uniform").reset(seed=5)
    assert env.spec.id == known
    assert (observation["observation"] == alike["observation"]).all()


def test_gymnasium_finds_the_id_by_its_module_alone() -> None:
    """In a fresh process, where nothing has imported the module that registers it."""
    program = "import gymnasium; print(gymnasium.make('vesuvius.single:vesuvius/downfall-v1').spec.id)"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert shown.stdout == "vesuvius/downfall-v1\n"


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
