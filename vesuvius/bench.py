"""How fast the rules are: measured per CPU-second, never asserted."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from vesuvius.bots import bot
from vesuvius.game import AnyGame, deal
from vesuvius.games import game
from vesuvius.match import play_out

ENDLESS = {"lastdays"}
"""Games that uniformly random moves do not end: in phase 1 as much is sold as bought. Novices play them instead."""


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


def novice_game(name: str, players: int, rng: Random) -> int:
    """A game between novices, their thoughts included; how many decisions they made."""
    played = play_out(name, [bot("novice", name, rng.randrange(2**32)) for _ in range(players)], rng)
    assert played.outcome is not None, "novices come to an end"
    return sum(isinstance(seat, int) for seat, _ in played.moves)


def clear(name: str, seconds: float, players: int = 4) -> Iterator[Figure]:
    """Random games by the clear rules, for so many CPU-seconds."""
    rules, rng = game(name), Random(79)

    def one() -> int:
        return novice_game(name, players, rng) if name in ENDLESS else random_game(rules, players, rng)

    one()
    games, decisions, began = 0, 0, process_time()
    while (spent := process_time() - began) < seconds:
        decisions += one()
        games += 1
    yield Figure(f"{name}.clear.games_per_cpu_s", games / spent)
    yield Figure(f"{name}.clear.decisions_per_cpu_s", decisions / spent)
