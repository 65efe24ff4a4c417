"""How fast the rules are: measured per CPU-second, never asserted."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from vesuvius.game import AnyGame, deal
from vesuvius.games import game


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number and its name, such as ``downfall.clear.games_per_cpu_s``."""

    name: str
    value: float


def random_game(rules: AnyGame, players: int, rng: Random) -> int:
    """A game of uniformly random moves; how many decisions its seats made."""
    decisions = 0
    state = deal(rules, rules.start(players), rng).state
    while isinstance(seat := rules.turn(state), int):
        legal = rules.legal(state, seat)
        state = deal(rules, rules.play(state, seat, legal[rng.randrange(len(legal))]).state, rng).state
        decisions += 1
    return decisions


def clear(name: str, seconds: float, players: int = 4) -> Iterator[Figure]:
    """Random games by the clear rules, for so many CPU-seconds."""
    rules, rng = game(name), Random(79)
    random_game(rules, players, rng)
    games, decisions, began = 0, 0, process_time()
    while (spent := process_time() - began) < seconds:
        decisions += random_game(rules, players, rng)
        games += 1
    yield Figure(f"{name}.clear.games_per_cpu_s", games / spent)
    yield Figure(f"{name}.clear.decisions_per_cpu_s", decisions / spent)
