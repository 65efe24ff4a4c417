"""Random games for the contract tests: walks through any game."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

import vesuvius
from vesuvius.bots import Budget, bot
from vesuvius.contract import CHANCE, Actor, AnyGame, Json, draw

LONG_ENOUGH = 2000
"""Moves after which a walk is truncated: random players of The Last Days may never leave its first phase."""


@dataclass(frozen=True)
class Setting:
    """A game to walk through: its name, players, options and seed."""

    name: str
    players: int
    options: dict[str, Json]
    seed: int
    careless: float = 0.5
    """How often a seat plays a random legal move rather than a novice's."""

    @property
    def rules(self) -> AnyGame:
        return vesuvius.game(self.name)

    def start(self) -> Any:
        return self.rules.start(self.players, **self.options)


@dataclass(frozen=True)
class Moment:
    """A state met on a walk, and the move made in it."""

    state: Any
    seat: Actor
    move: Any


def options_of(name: str) -> st.SearchStrategy[dict[str, Json]]:
    """Any choice of a game's options, as its ``about`` describes them."""
    choices = {
        option: st.sampled_from(about.get("choices", [False, True]))
        for option, about in vesuvius.game(name).about()["options"].items()
    }
    return st.fixed_dictionaries({}, optional=choices)


def tables(name: str, careless: float = 0.5) -> st.SearchStrategy[Setting]:
    """Any table of a game."""
    return st.builds(
        Setting,
        st.just(name),
        st.sampled_from(vesuvius.game(name).about()["players"]),
        options_of(name),
        st.integers(0, 2**32),
        st.just(careless),
    )


def walk(table: Setting) -> Iterator[Moment]:
    """A game to its end, move by move; out-of-turn moves are made now and then."""
    rules, rng, state = table.rules, Random(table.seed), table.start()
    novices = [bot("novice", table.name, table.seed + seat) for seat in range(table.players)]
    for _ in range(LONG_ENOUGH):
        to_move = rules.turn(state)
        if to_move is None:
            return
        seat: Actor = to_move
        if isinstance(to_move, int) and rng.random() < table.careless / 4:
            ready = [other for other in range(table.players) if other != to_move and rules.legal(state, other)]
            seat = rng.choice(ready) if ready else to_move
        legal = rules.legal(state, seat)
        if seat == CHANCE:
            move = draw(legal, rng)
        elif seat != to_move or rng.random() < table.careless:
            move = rng.choice(legal)
        else:
            assert isinstance(seat, int)
            move = novices[seat].choose(rules.view(state, seat), legal, Budget())
        yield Moment(state, seat, move)
        state = rules.play(state, seat, move).state


def sample(table: Setting, moments: int) -> list[Moment]:
    """Some moments of a walk, sampled from the whole game with the table's seed."""
    met = list(walk(table))
    picked = Random(table.seed).sample(range(len(met)), min(moments, len(met)))
    return [met[at] for at in sorted(picked)]
