"""Many Gymnasium environments in one: the same seat learns at many tables, policies sit in the others.

A table is one of ``vesuvius.single``, but the others are policies of the game's fast twin, so that every table plays in
compiled code, on as many cores as wanted. Observations, masks, actions and rewards are the same. Tables reset
themselves within the step that ends their game; what the learner could see at the end is in ``info["final_obs"]``.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vesuvius.contract import Json, check_seat
from vesuvius.environment import observation_space
from vesuvius.games import twin
from vesuvius.twin import POLICIES

Observations = dict[str, NDArray[np.int8]]


class SoloVector(VectorEnv[Observations, NDArray[np.integer[Any]], NDArray[Any]]):
    """``num_envs`` tables of one game, each seen from the same seat.

    Without ``copy`` a step overwrites the observations that the one before returned.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as gymnasium's VectorEnv declares it

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 0,
        bots: str = "sensible",
        threads: int = 1,
        copy: bool = True,
        **options: Json,
    ) -> None:
        check_seat(players, seat, chance=False)
        if bots not in POLICIES:
            known = ", ".join(POLICIES)
            raise ValueError(f'bots: {bots!r} is no policy ({known}); bots play with vectorization_mode="sync"')
        self.num_envs, self.seat, self.policy, self.copy = num_envs, seat, POLICIES[bots], copy
        self.games = twin(name).Batch(num_envs, players, dense=True, threads=threads, **options)
        self.games.watch(seat)
        self.single_observation_space = observation_space(self.games.cells, self.games.actions)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Start new games and play up to the learner's first decision; the same seed makes the same games."""
        super().reset(seed=seed, options=options)
        self.games.reset(int(self.np_random.integers(2**63)))
        self.games.play_others(self.policy)
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action at each table, then the others until the learner is asked; Illegal changes no table."""
        self.games.step(actions)
        self.games.play_others(self.policy)
        over, cut = self.games.dones.astype(bool), self.games.cuts.astype(bool)
        info: dict[str, Any] = {}
        none = np.zeros(self.games.actions, np.int8)
        for table in np.flatnonzero(over | cut):
            final = {"observation": self.games.finals[table].copy(), "action_mask": none}
            info = self._add_info(info, {"final_obs": final, "final_info": {}}, int(table))
        return self._seen(), self.games.rewards[:, self.seat].astype(np.float64), over, cut, info

    def _seen(self) -> Observations:
        observation, mask = self.games.observations, self.games.masks.view(np.int8)
        if self.copy:
            observation, mask = observation.copy(), mask.copy()
        return {"observation": observation, "action_mask": mask}
