"""A Gymnasium environment: one seat learns, bots sit in the others (extra ``vesuvius[rl]``).

Observations, action masks, actions and rewards are those of ``vesuvius.environment``; a step is one decision of the
learner and all that the others do until it is asked again. The others are bots by name, who get views like anybody
("citizen"), or policies of the game's fast twin, which are weaker and very much faster ("uniform", "sensible").
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from vesuvius.asking import Asking
from vesuvius.bots import Bot, Budget, bot
from vesuvius.contract import Illegal, check_seat
from vesuvius.environment import (
    RENDER_MODES,
    Observation,
    check_render_mode,
    drawn,
    observation,
    observation_space,
)
from vesuvius.games import game, twin
from vesuvius.twin import LONGEST, POLICIES


class Solo(gymnasium.Env[Observation, int]):
    """One table, seen from one seat. ``bots`` is one name for all others, or a name for each, clockwise."""

    def __init__(
        self,
        name: str,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "sensible",
        render_mode: str | None = None,
        max_decisions: int = LONGEST,
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        check_seat(players, seat, chance=False)
        self.names = (bots,) * (players - 1) if isinstance(bots, str) else tuple(bots)
        if len(self.names) != players - 1:
            raise ValueError(f"bots: {players - 1} seats are to be filled, not {len(self.names)}")
        self.metadata = {"render_modes": [*RENDER_MODES]}
        self.name, self.seat, self.render_mode = name, seat, render_mode
        self.max_decisions, self.budget = max_decisions, budget or Budget()
        self.rules, self.fast = game(name), twin(name)
        self.table: Any = self.fast.Twin(players, **options)
        self.asking = Asking(self.table.copy(), self.fast.ACTIONS)
        self.others: dict[int, Bot | int] = {}
        self._seat_others(Random(0))
        self.observation_space: spaces.Space[Any] = observation_space(len(self.table.observe(0)), self.fast.ACTIONS)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.fast.ACTIONS)

    def _seat_others(self, rng: Random) -> None:
        """A bot or a policy in each of the other seats; a KeyError lists the bots there are."""
        self.others = {
            (self.seat + step) % self.table.players: (
                POLICIES[name] if name in POLICIES else bot(name, self.name, rng.getrandbits(64))
            )
            for step, name in enumerate(self.names, 1)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played up to the learner's first decision; the same seed, the same luck and the same bots."""
        super().reset(seed=seed, options=options)
        begun = self.table.copy()
        begun.seed(int(self.np_random.integers(2**63)))
        self._seat_others(Random(int(self.np_random.integers(2**63))))
        self.asking = Asking(begun, self.fast.ACTIONS)
        self.decisions = 0
        self._until_asked()
        return observation(self.asking, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's decision; Illegal leaves the game as it was."""
        if self.asking.seat < 0:
            raise ValueError("the game is over: reset begins another")
        self.asking.play(self.asking.check(action))
        self.decisions += 1
        self._until_asked()
        over = self.asking.seat < 0
        cut = not over and self.decisions >= self.max_decisions
        reward = self.asking.twin.reward(self.seat) if over else 0.0
        info = {"truncated": f"cut off after {self.decisions} decisions"} if cut else {}
        return observation(self.asking, self.seat), reward, over, cut, info

    def _until_asked(self) -> None:
        """Chance and the others play until the learner is asked or the game is over."""
        self.asking.deal()
        while self.asking.seat >= 0 and self.asking.seat != self.seat and self.decisions < self.max_decisions:
            self._let_play(self.asking.seat)
            self.asking.deal()
            self.decisions += 1

    def _let_play(self, seat: int) -> None:
        """Whoever sits there plays: a policy lets its chance to act out of turn go by, a bot is asked."""
        asking, other = self.asking, self.others[seat]
        in_turn = seat == asking.twin.turn()
        if isinstance(other, int):
            asking.play(int(asking.twin.choose(other)) if in_turn else asking.actions - 1)
            return
        state = asking.twin.to_state()
        view, legal = self.rules.view(state, seat), self.rules.legal(state, seat)
        move = other.choose(view, legal, self.budget) if in_turn else other.react(view, legal)
        try:
            code = asking.actions - 1 if move is None else int(self.fast.encode(move))
        except Illegal:  # an offer at a price of the bot's own has no code, but can be held, and answered
            offered = self.rules.play(state, seat, move).state
            asking.go_on(self.fast.from_state(offered, asking.twin.luck))
        else:
            asking.play(code)

    def render(self) -> str | None:
        """The table as the learner sees it when it is asked."""
        return drawn(self.render_mode, self.name, self.rules, self.asking)
