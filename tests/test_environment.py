"""PettingZoo's own tests, and tests of what they leave out."""

import warnings
from dataclasses import replace
from typing import Any

import pytest

import vesuvius
from tests.games.downfall.positions import full, settling
from vesuvius import Illegal
from vesuvius.games import pompeji, twin, twins
from vesuvius.games.downfall import coding, fast
from vesuvius.games.lastdays import coding as lastdays_coding
from vesuvius.games.pompeji import coding as pompeji_coding
from vesuvius.twin import SENSIBLE

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

TABLES = [(name, players) for name in twins() for players in vesuvius.game(name).about()["players"]]
tables = pytest.mark.parametrize(("name", "players"), TABLES)


@tables
def test_pettingzoo_accepts_the_environment(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about observations that are not images
        api_test(vesuvius.env(name, players), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", twins())
def test_the_name_carries_the_version_of_the_observation(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert vesuvius.env(name, 2).metadata["name"] == f"{name}_v{vesuvius.observation(name).version}"
    monkeypatch.setattr(twin(name), "LAYOUT", replace(vesuvius.observation(name), version=3))
    assert vesuvius.env(name, 2).metadata["name"] == f"{name}_v3"


@tables
def test_the_same_seed_is_the_same_game(name: str, players: int) -> None:
    from pettingzoo.test import seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: vesuvius.env(name, players), num_cycles=60)


def sensible(env: Any) -> int:
    """A move of the sensible policy: random seats may never finish The Last Days."""
    action: int = env.twin.choose(SENSIBLE) if env.turns.seat == env.twin.turn() else env.fast.ACTIONS - 1
    return action


@tables
def test_a_game_ends_and_its_rewards_sum_to_zero(name: str, players: int) -> None:
    env: Any = vesuvius.env(name, players)
    env.reset(seed=3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, termination, truncation, _ = env.last()
        assert not truncation
        earned[agent] += reward
        env.step(None if termination else sensible(env))
    assert env.agents == []
    assert sum(earned.values()) == pytest.approx(0)
    assert env.rules.outcome(env.twin.to_state()) is not None


@tables
def test_only_the_agent_to_act_has_actions(name: str, players: int) -> None:
    env: Any = vesuvius.env(name, players, render_mode="ansi")
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    closed = np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)
    for action in (closed[0], closed[-1], -1, env.fast.ACTIONS, None, True):
        with pytest.raises(Illegal, match="not a legal action"):
            env.step(action)
    with pytest.raises(ValueError, match="render_mode"):
        vesuvius.env(name, players, render_mode="hologram")


def test_seats_that_may_erupt_out_of_turn_are_asked_clockwise() -> None:
    """D11: black, yellow and blue hold only jokers while red is to play."""
    env: Any = vesuvius.env("downfall", 4)
    env.prototype = fast.from_state(settling(full("4a", "4b", "6a", "6b"), players=4, hand=(1, 4)))
    env.reset(seed=1)
    for agent in ("black", "yellow"):
        assert env.agent_selection == agent
        assert list(np.flatnonzero(env.observe(agent)["action_mask"])) == [coding.ERUPT, coding.PASS]
        assert not env.observe("red")["action_mask"].any()
        env.step(coding.PASS)
    env.step(coding.ERUPT)
    assert env.twin.to_state().phase == "eruption"
    assert env.agent_selection == "red", "the left neighbour of blue"


def test_seats_that_may_use_a_permit_are_asked_clockwise() -> None:
    """P14: before p1 lays a card each of the others may interrupt; after that no seat is asked again."""
    env: Any = vesuvius.env("pompeji", 4)
    env.reset(seed=1)
    for agent in ("p2", "p3"):
        assert env.agent_selection == agent
        open_to = list(np.flatnonzero(env.observe(agent)["action_mask"]))
        assert open_to == [pompeji_coding.PERMIT, pompeji_coding.PASS]
        env.step(pompeji_coding.PASS)
    env.step(pompeji_coding.PERMIT)
    assert env.agent_selection == "p4", "lays at once"
    assert pompeji.legal(env.twin.to_state(), 3) == list(map(pompeji_coding.decode, env.turns.legal()))
    env.step(env.turns.legal()[0])
    assert env.agent_selection == "p1", "its turn was interrupted, and cannot be again"


def test_an_offer_may_be_withdrawn_before_it_is_answered() -> None:
    env: Any = vesuvius.env("lastdays", 3)
    env.reset(seed=1)
    while env.twin.turn() != 1 or not any(map(is_offer, env.twin.legal())):
        env.step(sensible(env))
    env.step(next(filter(is_offer, env.twin.legal())))
    assert env.agent_selection == "seat1", "the seat that made the offer is asked first"
    assert list(np.flatnonzero(env.observe("seat1")["action_mask"])) == [
        lastdays_coding.WITHDRAW,
        lastdays_coding.STAND,
    ]
    env.step(lastdays_coding.STAND)
    assert env.agent_selection != "seat1"
    assert list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])) == [
        lastdays_coding.ACCEPT,
        lastdays_coding.REFUSE,
    ]
    env.step(lastdays_coding.REFUSE)
    assert env.agent_selection == "seat1"


def is_offer(code: int) -> bool:
    return lastdays_coding.OFFER <= code < lastdays_coding.ACCEPT


@tables
def test_a_table_can_be_rendered(name: str, players: int) -> None:
    env: Any = vesuvius.env(name, players)
    env.reset(seed=1)
    assert env.render() is None
    env.render_mode = "ansi"
    assert "\x1b[" in env.render()
    env.render_mode = "svg"
    assert env.render().startswith("<svg")
    assert "url(http" not in env.render(), "no font from elsewhere"


@tables
@pytest.mark.parametrize("max_cycles", [1, 7])
def test_a_truncated_game_says_so(name: str, players: int, max_cycles: int) -> None:
    """PettingZoo's max_cycles test, adapted to seats that do not all act in every cycle."""
    env: Any = vesuvius.env(name, players, max_cycles=max_cycles)
    env.reset(seed=1)
    decisions = 0
    for _agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert not termination
        if truncation:
            assert (decisions, reward) == (max_cycles, 0)
            assert f"after {max_cycles}" in info["truncated"]
            env.step(None)
        else:
            decisions += 1
            env.step(np.flatnonzero(observation["action_mask"])[0])
    assert env.agents == []


def test_a_table_is_not_truncated_before_its_first_decision() -> None:
    with pytest.raises(ValueError, match="max_cycles"):
        vesuvius.env("downfall", max_cycles=0)
