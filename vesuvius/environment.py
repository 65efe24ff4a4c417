"""A PettingZoo environment over any game that has a fast twin (extra ``vesuvius[rl]``).

The agents are the seats by their names. What an agent observes is a dict: ``observation``, a row of small numbers that
the game's ``fast.py`` explains, with nobody's secrets but its own, and ``action_mask``, 1 for each action open to it.
Actions are the codes of the game's ``coding.py``; the last one is PASS.

A seat that may act although another is waited for is asked first, clockwise from that other: it makes its move or says
PASS. Chance plays by itself, by the seed of ``reset``. Rewards come at the end, from 1 for a sole winner to -1 for the
last, and come to 0 over the table. A game is cut off after ``max_cycles`` decisions of all seats together: then every
agent is truncated, nobody is rewarded, and ``infos`` says so.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from vesuvius.asking import Asking
from vesuvius.contract import AnyGame
from vesuvius.games import game, twin
from vesuvius.terminal import picture
from vesuvius.twin import LONGEST

Observation = dict[str, NDArray[np.int8]]

RENDER_MODES = {"ansi": picture.ansi, "svg": picture.svg}
"""How a table can be drawn, as the seat that is asked sees it: text with colours, or a picture."""


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None, {' or '.join(map(repr, RENDER_MODES))}, not {mode!r}")


def drawn(mode: str | None, name: str, rules: AnyGame, asking: Asking) -> str | None:
    """The table as the seat that is asked sees it."""
    seat = asking.seat if asking.seat >= 0 else None
    return None if mode is None else RENDER_MODES[mode](name, rules, asking.twin.to_state(), seat)


def observation_space(cells: int, actions: int) -> spaces.Dict:
    """What a seat is told: cells, and a mask over its actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (cells,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observation(asking: Asking, seat: int) -> Observation:
    """What a seat may know, and what it may do now: nothing, unless it is asked."""
    mask = np.zeros(asking.actions, np.int8)
    if seat == asking.seat:
        mask[asking.legal()] = 1
    return {"observation": np.array(asking.twin.observe(seat), np.int8), "action_mask": mask}


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types for mypy
    """One table, seats taking turns."""

    def __init__(
        self,
        name: str,
        players: int = 4,
        render_mode: str | None = None,
        max_cycles: int = LONGEST,
        **options: Any,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles < 1:
            raise ValueError(f"max_cycles is a number of decisions from 1 on, not {max_cycles!r}")
        self.metadata = {"name": f"{name}_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.name, self.render_mode, self.max_cycles = name, render_mode, max_cycles
        self.rules, self.fast = game(name), twin(name)
        self.table: Any = self.fast.Twin(players, **options)
        self.asking = Asking(self.table.copy(), self.fast.ACTIONS)
        self.possible_agents = list(self.rules.names(self.table.to_state()))
        self.space = observation_space(len(self.table.observe(0)), self.fast.ACTIONS)
        self.choices = {agent: spaces.Discrete(self.fast.ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []

    @property
    def twin(self) -> Any:
        """The game itself, as its fast twin holds it."""
        return self.asking.twin

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - the same for all
        return self.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same seed deals the same luck, none at all any."""
        begun = self.table.copy()
        begun.seed(int(np.random.default_rng(seed).integers(2**63)))
        self.asking = Asking(begun, self.fast.ACTIONS)
        self.asking.deal()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.asking.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its legal actions if it is asked."""
        return observation(self.asking, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """An action of ``agent_selection``; Illegal leaves the game as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.asking.play(self.asking.check(action))
        self.asking.deal()
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.asking.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {one: self.twin.reward(seat) for seat, one in enumerate(self.possible_agents)}
        elif self.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"truncated": f"cut off after {self.decisions} decisions"} for one in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.asking.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        return drawn(self.render_mode, self.name, self.rules, self.asking)

    def close(self) -> None:
        """There is nothing to close."""
