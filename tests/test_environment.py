"""PettingZoo's own tests, and what they do not ask."""

import warnings
from random import Random
from typing import Any

import pytest

import vesuvius
from tests.games.downfall.positions import full, settling
from vesuvius import Illegal
from vesuvius.games import TWINS, pompeji
from vesuvius.games.downfall import coding, fast
from vesuvius.games.pompeji import coding as pompeji_coding

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

TABLES = [(name, players) for name in TWINS for players in vesuvius.game(name).about()["players"]]
tables = pytest.mark.parametrize(("name", "players"), TABLES)


@tables
def test_pettingzoo_accepts_the_environment(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of every observation that is no picture
        api_test(vesuvius.env(name, players), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@tables
def test_the_same_seed_is_the_same_game(name: str, players: int) -> None:
    from pettingzoo.test import seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: vesuvius.env(name, players), num_cycles=60)


@tables
def test_a_game_ends_and_its_rewards_come_to_nothing(name: str, players: int) -> None:
    env: Any = vesuvius.env(name, players)
    env.reset(seed=3)
    rng = Random(3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        earned[agent] += reward
        env.step(None if termination else rng.choice(list(np.flatnonzero(observation["action_mask"]))))
    assert env.agents == []
    assert sum(earned.values()) == pytest.approx(0)
    assert env.rules.outcome(env.twin.to_state()) is not None


@tables
def test_only_whoever_is_asked_has_actions(name: str, players: int) -> None:
    env: Any = vesuvius.env(name, players, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    assert f"game: {name}" in env.render()
    closed = np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)
    for action in (closed[0], closed[-1], -1, env.actions, None):
        with pytest.raises(Illegal, match="no action"):
            env.step(action)
    with pytest.raises(ValueError, match="render_mode"):
        vesuvius.env(name, players, render_mode="hologram")


def test_whoever_may_erupt_out_of_turn_is_asked_clockwise() -> None:
    """D11: black, yellow and blue hold nothing but jokers while red is to play."""
    env: Any = vesuvius.env("downfall", 4)
    env.table = fast.from_state(settling(full("4a", "4b", "6a", "6b"), players=4, hand=(1, 4)))
    env.reset(seed=1)
    for agent in ("black", "yellow"):
        assert env.agent_selection == agent
        assert list(np.flatnonzero(env.observe(agent)["action_mask"])) == [coding.ERUPT, coding.PASS]
        assert not env.observe("red")["action_mask"].any()
        env.step(coding.PASS)
    env.step(coding.ERUPT)
    assert env.twin.to_state().phase == "eruption"
    assert env.agent_selection == "red", "the left neighbour of blue"


def test_whoever_may_use_a_permit_is_asked_clockwise() -> None:
    """P14: before p1 lays a card each of the others may interrupt; then nobody is asked again."""
    env: Any = vesuvius.env("pompeji", 4)
    env.reset(seed=1)
    for agent in ("p2", "p3"):
        assert env.agent_selection == agent
        open_to = list(np.flatnonzero(env.observe(agent)["action_mask"]))
        assert open_to == [pompeji_coding.PERMIT, pompeji_coding.PASS]
        env.step(pompeji_coding.PASS)
    env.step(pompeji_coding.PERMIT)
    assert env.agent_selection == "p4", "lays at once"
    assert pompeji.legal(env.twin.to_state(), 3) == list(map(pompeji_coding.decode, env.legal(3)))
    env.step(env.legal(3)[0])
    assert env.agent_selection == "p1", "whose turn was interrupted, and is not again"
