"""The games as OpenSpiel's (extra ``vesuvius[open_spiel]``): importing this module registers every game with a twin.

``pyspiel.load_game("python_vesuvius_NAME(players=2)")`` loads one; the game's own options are parameters, too.
Chance nodes are explicit, with the true odds; their outcomes are the codes of chance, counted from 0. Seats that may
act out of turn are asked first, clockwise, and may answer PASS. Returns come at the end, from 1 to -1, and sum to 0.
OpenSpiel needs games that end: after ``max_decisions`` actions a game is truncated, all returns are 0, and
``state.truncated`` is true.
"""

import numpy as np
import pyspiel  # pyright: ignore[reportMissingImports]  # not on every machine

from vesuvius.contract import Json
from vesuvius.games import game, twin, twins
from vesuvius.jsonable import plain
from vesuvius.layout import Layout
from vesuvius.turns import TurnOrder
from vesuvius.twin import CHANCE, MAX_DECISIONS


def _type(name: str) -> pyspiel.GameType:
    """The description that OpenSpiel needs before it loads a game."""
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
        parameter_specification={"players": min(players), "max_decisions": MAX_DECISIONS, **defaults},
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One of our games, for a number of players and with its options. Each game has a subclass."""

    name: str
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Json] | None = None) -> None:
        chosen = {**self.game_type.parameter_specification, **(params or {})}
        players: int = chosen.pop("players")
        self.max_decisions: int = chosen.pop("max_decisions")
        self.fast = twin(self.name)
        self.prototype = self.fast.Twin(players, **chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fast.ACTIONS,
            max_chance_outcomes=self.fast.CODES - self.fast.ACTIONS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Json = None
    ) -> "Observer":
        """The observer of what seats see; without perfect recall, which would need the whole history."""
        if params or (iig_obs_type is not None and iig_obs_type.perfect_recall):
            raise ValueError("observations have no perfect recall and take no parameters")
        return Observer(self.fast.LAYOUT)


class State(pyspiel.State):  # type: ignore[misc]
    """One game under way."""

    def __init__(self, loaded: Game) -> None:
        super().__init__(loaded)
        self.turns = TurnOrder(loaded.prototype.copy(), loaded.fast.ACTIONS)
        self.max_decisions: int = loaded.max_decisions
        self.played = 0

    @property
    def truncated(self) -> bool:
        """Whether the game was truncated."""
        return self.played >= self.max_decisions and self.turns.twin.turn() >= CHANCE

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.turns.seat == CHANCE else self.turns.seat

    def is_terminal(self) -> bool:
        return self.turns.seat < CHANCE or self.truncated

    def _legal_actions(self, player: int) -> list[int]:
        return self.turns.legal() if player == self.turns.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The codes of chance, counted from 0, with their odds."""
        codes, weights = self.turns.legal(), self.turns.twin.weights()
        whole = sum(weights)
        return [(code - self.turns.actions, weight / whole) for code, weight in zip(codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.turns.play(action + self.turns.actions if self.turns.seat == CHANCE else action)
        self.played += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if action == self.turns.actions - 1 and player >= 0:
            return "let it pass"
        code = action if player >= 0 else action + self.turns.actions
        return str(self.get_game().fast.decode(code))

    def returns(self) -> list[float]:
        players = range(self.turns.twin.players)
        over = self.turns.seat < CHANCE
        return [self.turns.twin.reward(seat) if over else 0.0 for seat in players]

    def __str__(self) -> str:
        rules = game(self.get_game().name)
        return "\n".join(f"{field}: {value}" for field, value in rules.dump(self.turns.twin.to_state()).items())


class Observer:
    """What a seat may know: ``tensor`` has all cells, ``dict`` a view of them for each plane of the layout."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            plane.name: self.tensor[plane.offset : plane.offset + plane.size].reshape(plane.shape)
            for plane in layout.planes
        }

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.turns.twin.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """The seat's view as JSON."""
        view = game(state.get_game().name).view(state.turns.twin.to_state(), player)
        return "\n".join(f"{field}: {value}" for field, value in plain(view).items())


for _name in twins():  # classes, not functions: OpenSpiel lets go of them when Python is gone already
    _game_type = _type(_name)
    pyspiel.register_game(_game_type, type(_name, (Game,), {"name": _name, "game_type": _game_type}))
