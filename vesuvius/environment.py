"""A PettingZoo environment over any game that has a fast twin (extra ``vesuvius[rl]``).

The agents are the seats by their names. What an agent observes is a dict: ``observation``, a row of small numbers that
the game's ``fast.py`` explains, with nobody's secrets but its own, and ``action_mask``, 1 for each action open to it.
Actions are the codes of the game's ``coding.py``; the last one is PASS.

A seat that may act although another is waited for is asked first, clockwise from that other: it makes its move or says
PASS. Chance plays by itself, by the seed of ``reset``. Rewards come at the end, from 1 for a sole winner to -1 for the
last, and come to 0 over the table. Careless seats may stand still in the first phase of The Last Days for ever, so a
game is cut off after ``max_cycles`` actions: ``truncations`` says so, and nobody gets anything.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from vesuvius.game import Illegal
from vesuvius.games import game, twin
from vesuvius.twin import LONGEST

Observation = dict[str, NDArray[np.int8]]


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
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.metadata = {"name": f"{name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.rules, self.fast = game(name), twin(name)
        self.twin: Any = self.fast.Twin(players, **options)
        self.table: Any = self.twin.copy()
        self.possible_agents = list(self.rules.names(self.table.to_state()))
        self.actions: int = self.fast.ACTIONS
        cells = len(self.table.observe(0))
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (cells,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.choices = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - the same for all
        return self.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same seed deals the same luck, none at all any."""
        self.twin = self.table.copy()
        self.twin.seed(int(np.random.default_rng(seed).integers(2**63)))
        self.twin.deal()
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(1)

    def _ask(self, first: int) -> None:
        """Turn to the next seat that may act out of turn, from ``first`` to the left on, else to whose turn it is."""
        players, on_turn = len(self.possible_agents), self.twin.turn()
        others = [(on_turn + step) % players for step in range(first, players)]
        self.seat = next((seat for seat in others if self.twin.reaction(seat) >= 0), on_turn)
        self.agent_selection = self.possible_agents[self.seat]

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat now; [] for whoever is not asked."""
        if seat != self.seat or self.twin.turn() < 0:
            return []
        return self.twin.legal() if seat == self.twin.turn() else [self.twin.reaction(seat), self.actions - 1]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return {"observation": np.array(self.twin.observe(seat), np.int8), "action_mask": mask}

    def step(self, action: Any) -> None:
        """An action of ``agent_selection``; Illegal leaves the game as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        on_turn, seat = self.twin.turn(), self.seat
        if action is None or action not in self.legal(seat):
            raise Illegal(f"{action} is no action that is open to {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        if seat != on_turn and action == self.actions - 1:
            self._ask((seat - on_turn) % len(self.possible_agents) + 1)
        else:
            self._play(seat, int(action))
        if self.twin.turn() < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {one: self.twin.reward(i) for i, one in enumerate(self.possible_agents)}
            self._accumulate_rewards()
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _play(self, seat: int, action: int) -> None:
        """A move of the seat asked, and what chance brings after it."""
        if seat == self.twin.turn():
            self.twin.play(action)
        else:
            self.twin.react(seat, action)
        self.twin.deal()
        if self.twin.turn() >= 0:
            self._ask(1)

    def render(self) -> str | None:
        """The position as the clear rules write it, one field a line."""
        if self.render_mode is None:
            return None
        position = self.rules.dump(self.twin.to_state())
        return "\n".join(f"{field}: {value}" for field, value in position.items())

    def close(self) -> None:
        pass
