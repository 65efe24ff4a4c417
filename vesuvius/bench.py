"""How fast the rules and their twins are: measured per CPU-second, never asserted."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from vesuvius.contract import AnyGame, deal
from vesuvius.games import TWINS, game, twin
from vesuvius.twin import SENSIBLE, UNIFORM

ENDLESS = {"lastdays"}
"""Games that uniformly random moves do not end: in phase 1 as much is sold as bought. All their figures are of games
between sensible seats instead, as the twin's policy of that name plays them."""

SLICES = 5
"""Each measurement is made so many times and the best one told: whatever else the machine does only slows it down."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number and its name, such as ``downfall.clear.games_per_cpu_s``."""

    name: str
    value: float


def best(seconds: float, work: Callable[[], int]) -> float:
    """How much work a CPU-second holds: ``work`` does some and says how much it was."""
    work()
    rates = []
    for _ in range(SLICES):
        done, began = 0, process_time()
        while (spent := process_time() - began) < seconds / SLICES:
            done += work()
        rates.append(done / spent)
    return max(rates)


def random_game(rules: AnyGame, players: int, rng: Random) -> int:
    """A game of uniformly random moves; how many decisions its seats made."""
    decisions = 0
    state = deal(rules, rules.start(players), rng).state
    while isinstance(seat := rules.turn(state), int):
        legal = rules.legal(state, seat)
        state = deal(rules, rules.play(state, seat, legal[rng.randrange(len(legal))]).state, rng).state
        decisions += 1
    return decisions


def sensible_game(name: str, players: int, rng: Random) -> int:
    """A game between sensible seats by the clear rules, their legal moves asked for too; how many decisions it took.

    A twin walks along and says what is sensible: a small part of the time.
    """
    decisions, rules, fast = 0, game(name), twin(name)
    guide = fast.Twin(players, rng.randrange(2**32))
    dealt = deal(rules, rules.start(players), rng)
    while True:
        for _, move in dealt.moves:
            guide.play(fast.encode(move))
        seat = rules.turn(dealt.state)
        if not isinstance(seat, int):
            return decisions
        rules.legal(dealt.state, seat)
        code = guide.choose(SENSIBLE)
        guide.play(code)
        dealt = deal(rules, rules.play(dealt.state, seat, fast.decode(code)).state, rng)
        decisions += 1


def policy_for(name: str) -> int:
    """The policy by which a game comes to an end."""
    return SENSIBLE if name in ENDLESS else UNIFORM


def measure(name: str, seconds: float, players: int = 4) -> Iterator[Figure]:
    """All figures of a game: the clear rules, then the twin where there is one, ``players`` at the table."""
    slow = clear(name, seconds, players)
    yield Figure(f"{name}.clear.games_per_cpu_s", slow)
    if name not in TWINS:
        return
    inside = {count: playouts(name, seconds, count) for count in game(name).about()["players"]}
    games, decisions = inside[players]
    yield Figure(f"{name}.twin.games_per_cpu_s", games)
    yield Figure(f"{name}.twin.decisions_per_cpu_s", games * decisions)
    yield Figure(f"{name}.twin.copies_per_cpu_s", copies(name, seconds, players))
    yield Figure(f"{name}.stepped.decisions_per_cpu_s", stepped(name, seconds, players))
    if find_spec("numpy"):
        yield Figure(f"{name}.batch.decisions_per_cpu_s", batch(name, seconds, players))
    yield Figure(f"{name}.twin.times_clear", games / slow)
    for count, (rate, _) in inside.items():
        yield Figure(f"{name}.twin.us_per_game_of_{count}", 1e6 / rate)


def clear(name: str, seconds: float, players: int) -> float:
    """Random games by the clear rules, or sensible ones."""
    rules, rng = game(name), Random(79)

    def one() -> int:
        if name in ENDLESS:
            sensible_game(name, players, rng)
        else:
            random_game(rules, players, rng)
        return 1

    return best(seconds, one)


def playouts(name: str, seconds: float, players: int) -> tuple[float, float]:
    """Games inside the twin, from the deal to the end, and how many decisions one of them holds."""
    table, policy = twin(name).Twin(players, seed=79), policy_for(name)
    counted: list[int] = []

    def some() -> int:
        decisions, _, cut_off = table.playouts(10, policy)
        assert not cut_off, "games that are cut off tell nothing of whole ones"
        counted.append(decisions)
        return 10

    rate = best(seconds, some)
    return rate, sum(counted) / (10 * len(counted))


def copies(name: str, seconds: float, players: int) -> float:
    """Copies of a twin in the middle of a game."""
    table = twin(name).Twin(players, seed=79)
    table.deal()
    for _ in range(25):
        table.step(table.choose(policy_for(name)))

    def some() -> int:
        copy = table.copy
        for _ in range(1000):
            copy()
        return 1000

    return best(seconds, some)


def stepped(name: str, seconds: float, players: int) -> float:
    """Decisions in a loop of plain Python that asks for the legal moves, takes one (a sensible one), and steps."""
    table: Any = twin(name).Twin(players, seed=79)
    random, policy = Random(79).random, policy_for(name)

    def one() -> int:
        table.luck += 1
        run = table.copy()  # no name that this module imports: CPython would look its methods up the slow way
        run.deal()
        decisions = 0
        while run.turn() >= 0:
            legal = run.legal()
            run.step(run.choose(policy) if policy else legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return best(seconds, one)


def batch(name: str, seconds: float, players: int, n: int = 256) -> float:
    """Decisions of many games in step, with every observation and mask written."""
    games, policy = twin(name).Batch(n, players=players, seed=79), policy_for(name)

    def step() -> int:
        games.step(games.choose(policy))
        return n

    return best(seconds, step)
