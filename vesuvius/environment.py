"""A PettingZoo environment for any game that has a fast twin (extra ``vesuvius[rl]``).

The agents are the seats by their names. An agent observes a dict: ``observation``, a row of small numbers with what its
seat may know (the game's ``observation.py`` has the layout), and ``action_mask``, 1 for each legal action. Actions are
the codes of the game's ``coding.py``; the last one is PASS.

Seats that may act out of turn are asked first, clockwise from the seat to move: each makes its move or passes. Chance
plays by itself, from the seed of ``reset``. Rewards come at the end, from 1 for a sole winner to -1 for the last, and
sum to 0. A game is truncated after ``max_cycles`` decisions of all seats together: every agent is truncated, nobody
gets a reward, and ``infos`` says so.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from vesuvius.contract import AnyGame, Json
from vesuvius.games import game, twin
from vesuvius.terminal import picture
from vesuvius.turns import TurnOrder
from vesuvius.twin import MAX_DECISIONS, Twin

Observation = dict[str, NDArray[np.int8]]

RENDER_MODES = {"ansi": picture.ansi, "svg": picture.svg}
"""The ways to draw a table as the seat that is asked sees it: text with colours, or a picture."""


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None, {' or '.join(map(repr, RENDER_MODES))}, not {mode!r}")


def drawn(mode: str | None, name: str, rules: AnyGame, turns: TurnOrder) -> str | None:
    """The table as the seat that is asked sees it."""
    seat = turns.seat if turns.seat >= 0 else None
    return None if mode is None else RENDER_MODES[mode](name, rules, turns.twin.to_state(), seat)


def observation_space(cells: int, actions: int) -> spaces.Dict:
    """The space of a seat's observations: cells, and a mask over its actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (cells,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observation(turns: TurnOrder, seat: int) -> Observation:
    """What a seat may know, and its legal actions: none unless the seat is asked."""
    mask = np.zeros(turns.actions, np.int8)
    if seat == turns.seat:
        mask[turns.legal()] = 1
    return {"observation": np.array(turns.twin.observe(seat), np.int8), "action_mask": mask}


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types for mypy
    """One table, whose seats act one at a time."""

    def __init__(
        self,
        name: str,
        players: int = 4,
        render_mode: str | None = None,
        max_cycles: int = MAX_DECISIONS,
        **options: Json,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles!r}")
        self.name, self.render_mode, self.max_cycles = name, render_mode, max_cycles
        self.rules, self.fast = game(name), twin(name)
        self.metadata = {
            "name": f"{name}_v{self.fast.LAYOUT.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.prototype = self.fast.Twin(players, **options)
        self.turns = TurnOrder(self.prototype.copy(), self.fast.ACTIONS)
        self.possible_agents = list(self.rules.names(self.prototype.to_state()))
        self.space = observation_space(len(self.prototype.observe(0)), self.fast.ACTIONS)
        self.choices = {agent: spaces.Discrete(self.fast.ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []

    @property
    def twin(self) -> Twin:
        """The fast twin that holds the game."""
        return self.turns.twin

    # PettingZoo types spaces by what they contain, Gymnasium by arrays: Any is what both accept.
    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - the same for all
        return self.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Json] | None = None) -> None:  # noqa: ARG002
        """Start a new game; the same seed deals the same cards and dice, None random ones."""
        begun = self.prototype.copy()
        begun.seed(int(np.random.default_rng(seed).integers(2**63)))
        self.turns = TurnOrder(begun, self.fast.ACTIONS)
        self.turns.deal()
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.turns.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its legal actions if it is asked."""
        return observation(self.turns, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:  # whatever it is, it is checked
        """Play an action of ``agent_selection``; Illegal leaves the game as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.turns.play(self.turns.check(action))
        self.turns.deal()
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.turns.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {one: self.twin.reward(seat) for seat, one in enumerate(self.possible_agents)}
        elif self.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"truncated": f"truncated after {self.decisions} decisions"} for one in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.turns.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        return drawn(self.render_mode, self.name, self.rules, self.turns)

    def close(self) -> None:
        """There is nothing to close."""
