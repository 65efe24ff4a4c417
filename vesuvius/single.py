"""A Gymnasium environment: one seat learns, bots sit in the others (extra ``vesuvius[rl]``).

Observations, action masks, actions and rewards are those of ``vesuvius.environment``; a step is one decision of the
learner and everything the others do until it is asked again. The others are bots by name ("citizen"), which see only
their views, or policies of the game's fast twin ("uniform", "sensible"), which are weaker and very much faster.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from vesuvius.bots import Bot, Budget, bot
from vesuvius.contract import Illegal, Json, check_seat
from vesuvius.environment import (
    RENDER_MODES,
    Observation,
    check_render_mode,
    drawn,
    observation,
    observation_space,
)
from vesuvius.games import game, twin, twins
from vesuvius.turns import TurnOrder
from vesuvius.twin import MAX_DECISIONS, POLICIES


class Solo(gymnasium.Env[Observation, int]):
    """One table, seen from one seat. ``bots`` is one name for all others, or a name for each, clockwise."""

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - as gymnasium.Env declares it

    def __init__(
        self,
        name: str,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "sensible",
        render_mode: str | None = None,
        max_decisions: int = MAX_DECISIONS,
        budget: Budget | None = None,
        **options: Json,
    ) -> None:
        check_render_mode(render_mode)
        check_seat(players, seat, chance=False)
        self.names = (bots,) * (players - 1) if isinstance(bots, str) else tuple(bots)
        if len(self.names) != players - 1:
            raise ValueError(f"bots: {players - 1} seats are to be filled, not {len(self.names)}")
        self.name, self.seat, self.render_mode = name, seat, render_mode
        self.max_decisions, self.budget = max_decisions, budget or Budget()
        self.rules, self.fast = game(name), twin(name)
        self.prototype = self.fast.Twin(players, **options)
        self.turns = TurnOrder(self.prototype.copy(), self.fast.ACTIONS)
        self.others: dict[int, Bot | int] = {}
        self._seat_others(Random(0))
        self.observation_space: spaces.Space[Any] = observation_space(len(self.prototype.observe(0)), self.fast.ACTIONS)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.fast.ACTIONS)

    def _seat_others(self, rng: Random) -> None:
        """Put a bot or a policy in each of the other seats; a KeyError lists the bots there are."""
        self.others = {
            (self.seat + step) % self.prototype.players: (
                POLICIES[name] if name in POLICIES else bot(name, self.name, rng.getrandbits(64))
            )
            for step, name in enumerate(self.names, 1)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play up to the learner's first decision; one seed drives chance and the bots."""
        super().reset(seed=seed, options=options)
        begun = self.prototype.copy()
        begun.seed(int(self.np_random.integers(2**63)))
        self._seat_others(Random(int(self.np_random.integers(2**63))))
        self.turns = TurnOrder(begun, self.fast.ACTIONS)
        self.decisions = 0
        self._until_asked()
        return observation(self.turns, self.seat), {}

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's action; Illegal leaves the game as it was."""
        if self.turns.seat < 0:
            raise ValueError("the game is over: reset starts another")
        self.turns.play(self.turns.check(action))
        self.decisions += 1
        self._until_asked()
        over = self.turns.seat < 0
        cut = not over and self.decisions >= self.max_decisions
        reward = self.turns.twin.reward(self.seat) if over else 0.0
        info = {"truncated": f"truncated after {self.decisions} decisions"} if cut else {}
        return observation(self.turns, self.seat), reward, over, cut, info

    def _until_asked(self) -> None:
        """Play chance and the others until the learner is asked, the game is over or the limit is reached."""
        self.turns.deal()
        while self.turns.seat >= 0 and self.turns.seat != self.seat and self.decisions < self.max_decisions:
            self._let_play(self.turns.seat)
            self.turns.deal()
            self.decisions += 1

    def _let_play(self, seat: int) -> None:
        """Let the policy or bot in that seat decide, in turn or out of turn."""
        turns, other = self.turns, self.others[seat]
        if isinstance(other, int):
            turns.play(turns.choose(other))
            return
        state = turns.twin.to_state()
        view, legal = self.rules.view(state, seat), self.rules.legal(state, seat)
        move = other.choose(view, legal, self.budget) if turns.in_turn else other.react(view, legal)
        try:
            code = turns.actions - 1 if move is None else int(self.fast.encode(move))
        except Illegal:  # an offer at another price has no code, but the twin can hold it and have it answered
            offered = self.rules.play(state, seat, move).state
            turns.go_on(self.fast.from_state(offered, turns.twin.rng))
        else:
            turns.play(code)

    def render(self) -> str | None:
        """The table as the learner sees it when it is asked."""
        return drawn(self.render_mode, self.name, self.rules, self.turns)


for _name in twins():
    gymnasium.register(
        id=f"vesuvius/{_name}-v{twin(_name).LAYOUT.version}",
        entry_point="vesuvius.single:Solo",
        vector_entry_point="vesuvius.vector:SoloVector",
        kwargs={"name": _name},
    )
