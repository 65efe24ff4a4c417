"""The speed of the rules and their twins, per CPU-second; that of threads by the clock on the wall."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter, process_time

from vesuvius.contract import AnyGame, advance, deal
from vesuvius.games import game, spec, twin
from vesuvius.twin import SENSIBLE, UNIFORM
from vesuvius.workers import cores_allowed

SLICES = 5
"""How often each measurement is repeated; the best is reported, because other load only slows the machine down."""


TURNS = 9
"""How often one thread and many take turns."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number and its name, such as ``NAME.clear.games_per_cpu_s``."""

    name: str
    value: float


def best(seconds: float, work: Callable[[], int]) -> float:
    """The amount of work done per CPU-second: each call of ``work`` does some and returns how much."""
    work()
    return max(rate(seconds / SLICES, work, process_time) for _ in range(SLICES))


def rate(seconds: float, work: Callable[[], int], clock: Callable[[], float]) -> float:
    """The amount of work done per second of a clock."""
    done, began = 0, clock()
    while (spent := clock() - began) < seconds:
        done += work()
    return done / spent


def random_game(rules: AnyGame, players: int, rng: Random) -> int:
    """Play a game of uniformly random moves; returns the number of decisions of its seats."""
    decisions = 0
    state = deal(rules, rules.start(players), rng).state
    while isinstance(seat := rules.turn(state), int):
        legal = rules.legal(state, seat)
        for moment in advance(rules, state, seat, legal[rng.randrange(len(legal))], rng):
            state = moment.step.state
        decisions += 1
    return decisions


def sensible_game(name: str, players: int, rng: Random) -> int:
    """Play a game between sensible seats by the clear rules, legal moves included; returns the number of decisions.

    A twin walks along and chooses the moves, which takes a small part of the time.
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
    """The policy to measure with: uniformly random moves, unless the game's record says that they do not end it."""
    return UNIFORM if spec(name).random_play_ends else SENSIBLE


def why_not(name: str) -> str | None:
    """Why a game cannot be measured, as a sentence; None if it can."""
    record = spec(name)
    if record.twin or record.random_play_ends:
        return None
    return f"{name} cannot be measured: random moves do not end it, and it has no fast twin for sensible ones."


def players_for(name: str) -> int:
    """The number of players to measure with: four, or the nearest number that the game allows."""
    counts: list[int] = game(name).about()["players"]
    return min(counts, key=lambda count: abs(count - 4))


def measure(name: str, seconds: float) -> Iterator[Figure]:
    """All figures of a game, first those of the clear rules; a ValueError says why there are none."""
    if reason := why_not(name):
        raise ValueError(reason)
    players = players_for(name)
    slow = clear(name, seconds, players)
    yield Figure(f"{name}.clear.games_per_cpu_s", slow)
    if not spec(name).twin:
        return
    inside = {count: playouts(name, seconds, count) for count in game(name).about()["players"]}
    games, decisions = inside[players]
    yield Figure(f"{name}.twin.games_per_cpu_s", games)
    yield Figure(f"{name}.twin.decisions_per_cpu_s", games * decisions)
    yield Figure(f"{name}.twin.copies_per_cpu_s", copies(name, seconds, players))
    yield Figure(f"{name}.stepped.decisions_per_cpu_s", stepped(name, seconds, players))
    if find_spec("numpy"):
        yield Figure(f"{name}.batch.decisions_per_cpu_s", batch(name, seconds, players))
        for threads in thread_counts():
            yield Figure(f"{name}.batch.threads_{threads}.times_one", threaded(name, seconds, players, threads))
    yield Figure(f"{name}.twin.times_clear", games / slow)
    for count, (rate, _) in inside.items():
        yield Figure(f"{name}.twin.us_per_game_of_{count}", 1e6 / rate)


def clear(name: str, seconds: float, players: int) -> float:
    """The rate of games by the clear rules, random or sensible ones."""
    rules, rng, random_play = game(name), Random(79), policy_for(name) == UNIFORM

    def one() -> int:
        if random_play:
            random_game(rules, players, rng)
        else:
            sensible_game(name, players, rng)
        return 1

    return best(seconds, one)


def playouts(name: str, seconds: float, players: int) -> tuple[float, float]:
    """The rate of games inside the twin, from the deal to the end, and the mean number of decisions in one."""
    prototype, policy = twin(name).Twin(players, seed=79), policy_for(name)
    counted: list[int] = []

    def some() -> int:
        decisions, _, truncated = prototype.playouts(10, policy)
        assert not truncated, "a truncated game would distort the figures"
        counted.append(decisions)
        return 10

    rate = best(seconds, some)
    return rate, sum(counted) / (10 * len(counted))


def copies(name: str, seconds: float, players: int) -> float:
    """The rate of copies of a twin in the middle of a game."""
    prototype = twin(name).Twin(players, seed=79)
    prototype.deal()
    for _ in range(25):
        prototype.step(prototype.choose(policy_for(name)))

    def some() -> int:
        copy = prototype.copy
        for _ in range(1000):
            copy()
        return 1000

    return best(seconds, some)


def stepped(name: str, seconds: float, players: int) -> float:
    """The rate of decisions in a plain Python loop: list the legal moves, choose a random or sensible one, step."""
    prototype = twin(name).Twin(players, seed=79)
    random, policy = Random(79).random, policy_for(name)

    def one() -> int:
        prototype.rng += 1
        run = prototype.copy()  # not a name that this module imports: CPython would look up its methods more slowly
        run.deal()
        decisions = 0
        while run.turn() >= 0:
            legal = run.legal()
            run.step(run.choose(policy) if policy else legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return best(seconds, one)


def batch(name: str, seconds: float, players: int, n: int = 256) -> float:
    """The rate of decisions of ``n`` games in step, with every observation and mask written."""
    return best(seconds, stepping(name, players, n))


def stepping(name: str, players: int, n: int, threads: int = 1) -> Callable[[], int]:
    """Make a batch; the result chooses and plays a move in each game, and returns the number of games."""
    games, policy = twin(name).Batch(n, players=players, seed=79, threads=threads), policy_for(name)

    def step() -> int:
        games.step(games.choose(policy))
        return n

    return step


def thread_counts() -> list[int]:
    """2, 4, 8 and so on up to the cores that this process may use, and that number itself."""
    cores = cores_allowed()
    return sorted({2**i for i in range(1, cores.bit_length())} | {cores} - {1})


def threaded(name: str, seconds: float, players: int, threads: int, each: int = 1024) -> float:
    """How many times as many decisions ``threads`` make as one, by the clock on the wall.

    Every thread has ``each`` games, also the one: with all games it would read more from slower memory.
    """
    one, many = (stepping(name, players, each * count, count) for count in (1, threads))
    return threads * times_as_fast(one, many, seconds)


def times_as_fast(one: Callable[[], int], other: Callable[[], int], seconds: float) -> float:
    """How many times as fast a call of the other is, by the clock on the wall.

    The two take turns, each as many calls as the other, so that they are equally far in their games and meet the same
    load; the middle of all turns counts.
    """
    first = spent(one, 1) + spent(other, 1)
    calls = max(1, round(seconds / TURNS / first))
    return median(spent(one, calls) / spent(other, calls) for _ in range(TURNS))


def spent(work: Callable[[], int], calls: int) -> float:
    """The seconds that some calls take by the clock on the wall."""
    began = perf_counter()
    for _ in range(calls):
        work()
    return perf_counter() - began
