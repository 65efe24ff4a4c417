"""The games as OpenSpiel's (extra ``vesuvius[open_spiel]``): importing this module registers every game with a twin.

``pyspiel.load_game("python_vesuvius_downfall(players=2)")`` loads one; the game's own options are parameters, too.
Chance nodes are explicit, with the true odds; their outcomes are the codes of chance, counted from 0. A seat that may
act although another is waited for is asked first, clockwise, and may answer PASS. Returns come at the end, from 1 to
-1, and come to 0. OpenSpiel wants games that end: one that has not after ``longest`` actions (a parameter) is cut off,
everybody's return 0, and ``state.truncated`` is true.
"""

from importlib import import_module
from typing import Any

import numpy as np
import pyspiel  # pyright: ignore[reportMissingImports]  # not on every machine

from vesuvius.asking import Asking
from vesuvius.games import TWINS, game, twin
from vesuvius.twin import CHANCE, LONGEST


def _type(name: str) -> pyspiel.GameType:
    """What OpenSpiel must know before it loads a game."""
    about = game(name).about()
    players = about["players"]
    defaults = {option: says["default"] for option, says in about["options"].items()}
    return pyspiel.GameType(
        short_name=f"python_vesuvius_{name}",
        long_name=about["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(players), "longest": LONGEST, **defaults},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One of our games, for a number of players and with its options. Each has a class below this one."""

    name: str
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.game_type.parameter_specification, **(params or {})}
        players: int = chosen.pop("players")
        self.longest: int = chosen.pop("longest")
        self.fast = twin(self.name)
        self.table = self.fast.Twin(players, **chosen)
        codes: int = import_module(f"vesuvius.games.{self.name}.coding").CODES
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fast.ACTIONS,
            max_chance_outcomes=codes - self.fast.ACTIONS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What seats see; perfect recall would need the whole history."""
        if params or (iig_obs_type is not None and iig_obs_type.perfect_recall):
            raise ValueError("observations are of the present alone, and take no parameters")
        return Observer(self.table)


class State(pyspiel.State):  # type: ignore[misc]
    """One game under way."""

    def __init__(self, loaded: Game) -> None:
        super().__init__(loaded)
        self.asking = Asking(loaded.table.copy(), loaded.fast.ACTIONS)
        self.longest: int = loaded.longest
        self.played = 0

    @property
    def truncated(self) -> bool:
        """Was the game cut off?"""
        return self.played >= self.longest and self.asking.twin.turn() >= CHANCE

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.asking.seat == CHANCE else self.asking.seat

    def is_terminal(self) -> bool:
        return self.asking.seat < CHANCE or self.truncated

    def _legal_actions(self, player: int) -> list[int]:
        return self.asking.legal() if player == self.asking.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The codes of chance, counted from 0, with their odds."""
        codes, weights = self.asking.legal(), self.asking.twin.weights()
        whole = sum(weights)
        return [(code - self.asking.actions, weight / whole) for code, weight in zip(codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.asking.play(action + self.asking.actions if self.asking.seat == CHANCE else action)
        self.played += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if action == self.asking.actions - 1 and player >= 0:
            return "let it pass"
        code = action if player >= 0 else action + self.asking.actions
        return str(self.get_game().fast.decode(code))

    def returns(self) -> list[float]:
        players = range(self.asking.twin.players)
        over = self.asking.seat < CHANCE
        return [self.asking.twin.reward(seat) if over else 0.0 for seat in players]

    def __str__(self) -> str:
        rules = game(self.get_game().name)
        return "\n".join(f"{field}: {value}" for field, value in rules.dump(self.asking.twin.to_state()).items())


class Observer:
    """What a seat may know, as the cells that the game's ``fast.py`` explains."""

    def __init__(self, table: Any) -> None:
        cells = len(table.observe(0))
        self.tensor = np.zeros(cells, np.float32)
        self.dict = {"cells": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.asking.twin.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """The seat's view, as JSON would write it."""
        view = game(state.get_game().name).view(state.asking.twin.to_state(), player)
        return "\n".join(f"{field}: {value}" for field, value in view.items())


for _name in TWINS:  # classes, not functions: OpenSpiel lets go of them when Python is gone already
    _game_type = _type(_name)
    pyspiel.register_game(_game_type, type(_name, (Game,), {"name": _name, "game_type": _game_type}))
