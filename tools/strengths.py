"""Choose and measure the strengths of a game: the steps of the scale on which people choose an opponent.

``python -m tools.strengths choose GAME... --out chosen.json`` plays neighbours on a ladder of candidates, and spaces
the steps evenly between the weakest and the strongest.
``python -m tools.strengths measure GAME... --out measured.json`` plays each step against the one below: those of the
games' records or, with ``--chosen chosen.json``, those chosen.

Both play by the clear rules with two players, seats rotated; ``--seconds`` bounds them, and a second run on the same
file plays only what is missing. They need nothing beyond the standard library and compiled twins.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from math import exp, log, log10, sqrt
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any, Final

from vesuvius.bots import Bot, Budget, card
from vesuvius.bots.graded import Graded
from vesuvius.games import compiled, games, spec
from vesuvius.intervals import Z95, interval
from vesuvius.match import play_out, shares
from vesuvius.spec import Strength
from vesuvius.workers import set_up_worker

LEAST: Final = 8
"""The fewest steps of a scale."""

STEP: Final = 127.0
"""The Elo points between two steps that the choice aims at: the upper one then wins two games of three."""

ELO: Final = 400 / log(10)
"""Elo points for a factor e of the odds."""

SLOW: Final = 1000
"""A pair with more nodes than this plays half as many games while the steps are chosen."""


def mixed(bot: str, weaker: Any, *slips: float, nodes: int = 0) -> list[Strength]:
    """Candidates that differ in the chance of a slip."""
    return [Strength(bot=bot, weaker=weaker, slips=chance, nodes=nodes) for chance in slips]


def searching(bot: str, *nodes: int) -> list[Strength]:
    """Candidates that differ in the number of nodes."""
    return [Strength(bot=bot, nodes=many, weaker="citizen") for many in nodes]


CANDIDATES: Final[Mapping[str, Sequence[Strength]]] = {
    "downfall": [
        *mixed("citizen", "novice", 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0),
        *mixed("patrician", "citizen", 1, 0.5, nodes=300),
        *searching("patrician", 300, 1000, 3000),
        *searching("oracle", 30_000),
    ],
    "pompeji": [
        *mixed("citizen", "novice", 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0),
        *mixed("patrician", "citizen", 1, 0.5, nodes=300),
        *searching("patrician", 300, 1000, 4000),
    ],
    "lastdays": [
        *mixed("novice", "stray", 0.5, 0.35, 0.2, 0.1, 0),
        *mixed("citizen", "novice", 1, 0.75, 0.5, 0.25, 0),
        *mixed("patrician", "citizen", 1, 0.5, nodes=300),
        *searching("patrician", 300, 3000),
    ],
}
"""The candidates of each game, the weakest first. Two in a row may be the same player, where one kind ends and the next
begins."""


class Timed:
    """A bot whose choices are timed."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.moves, self.seconds = 0, 0.0

    def choose(self, view: Any, legal: Any, budget: Budget) -> Any:
        begun = process_time()
        move = self.inner.choose(view, legal, budget)
        self.moves, self.seconds = self.moves + 1, self.seconds + process_time() - begun
        return move

    def react(self, view: Any, legal: Any) -> Any:
        return self.inner.react(view, legal)


def made(game: str, strength: Strength, seed: str) -> Timed:
    rng = Random(seed)
    return Timed(Graded(game, strength, card(strength.bot, game).make(rng), rng))


Clock = tuple[int, float]
"""How many moves, and how many seconds they took."""


def play_round(game: str, upper: Strength, lower: Strength, seed: str) -> tuple[float, Clock, Clock]:
    """Two games with the same seed, seats exchanged: what the upper one won of them, and the clocks of both."""
    won, clocks = 0.0, [(0, 0.0), (0, 0.0)]
    for mine in range(2):
        seats = [made(game, (upper if seat == mine else lower), f"{seed}/{seat == mine}") for seat in range(2)]
        outcome = play_out(game, seats, Random(seed)).outcome
        won += shares(outcome.places)[mine] if outcome else 0.5
        for at, seat in enumerate((seats[mine], seats[1 - mine])):
            clocks[at] = (clocks[at][0] + seat.moves, clocks[at][1] + seat.seconds)
    return won, clocks[0], clocks[1]


@dataclass
class Pair:
    """Two neighbours on a ladder, and what the upper one won in each round of two games."""

    game: str
    lower: Strength
    upper: Strength
    rounds: int
    won: dict[str, float] = field(default_factory=dict)
    clocks: list[Clock] = field(default_factory=lambda: [(0, 0.0), (0, 0.0)])

    @property
    def key(self) -> str:
        return json.dumps([self.game, asdict(self.lower), asdict(self.upper)])

    @property
    def same(self) -> bool:
        """Whether both are the same player."""
        lower, upper = self.lower, self.upper
        return upper.slips == 1 and upper.weaker == lower.bot and not lower.slips and not lower.nodes

    @property
    def share(self) -> float:
        return sum(self.won.values()) / (2 * len(self.won))

    @property
    def ci95(self) -> tuple[float, float]:
        return interval([(won, 2) for won in self.won.values()], 2)

    @property
    def odds(self) -> float:
        """The share with half a win added to each side, so that neither side has none."""
        return (sum(self.won.values()) + 0.5) / (2 * len(self.won) + 1)

    @property
    def gap(self) -> float:
        """The difference in Elo points."""
        return 0.0 if self.same else 400 * log10(self.odds / (1 - self.odds))

    @property
    def error(self) -> float:
        """The standard error of the gap."""
        if self.same:
            return 0.0
        low, high = self.ci95
        return (high - low) / 2 / Z95 * ELO / (self.odds * (1 - self.odds))

    def as_json(self) -> dict[str, Any]:
        return {"won": self.won, "clocks": self.clocks}

    def take(self, stored: Mapping[str, Any]) -> None:
        self.won = dict(stored["won"])
        self.clocks = [(moves, seconds) for moves, seconds in stored["clocks"]]


def pairs_of(game: str, ladder: Sequence[Strength], games: int, slow: int) -> list[Pair]:
    """The neighbours on a ladder; those that search long play ``slow`` games."""
    found = [Pair(game, lower, upper, games // 2) for lower, upper in pairwise(ladder)]
    for pair in found:
        if pair.same:
            pair.rounds = 0
        elif pair.lower.nodes + pair.upper.nodes > SLOW:
            pair.rounds = slow // 2
    return found


def play_all(pairs: Sequence[Pair], seed: str, processes: int, seconds: float, file: Path) -> None:
    """Play the rounds that the file does not have, a round of every pair in turn, and write it from time to time."""
    stored = json.loads(file.read_text("utf-8")).get("games", {}) if file.exists() else {}
    for pair in pairs:
        pair.take(stored.get(pair.key, pair.as_json()))
    begun = reported = monotonic()
    missing = _missing(pairs)
    running: dict[Future[tuple[float, Clock, Clock]], tuple[Pair, int]] = {}
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=set_up_worker) as crew:
        while True:
            late = monotonic() - begun > seconds
            while not late and len(running) < 2 * processes and (one := next(missing, None)) is not None:
                pair, number = one
                running[crew.submit(play_round, pair.game, pair.upper, pair.lower, f"{seed}/{number}")] = one
            for waiting in [waiting for waiting in running if late and waiting.cancel()]:
                del running[waiting]
            if not running:
                break
            for ready in wait(running, 1.0, FIRST_COMPLETED).done:
                pair, number = running.pop(ready)
                pair.won[str(number)], *clocks = ready.result()
                for at, (moves, spent) in enumerate(clocks):
                    pair.clocks[at] = (pair.clocks[at][0] + moves, pair.clocks[at][1] + spent)
            if monotonic() - reported > 15:
                reported = monotonic()
                played, all_rounds = sum(len(pair.won) for pair in pairs), sum(pair.rounds for pair in pairs)
                say(f"{reported - begun:5.0f} s, {played} of {all_rounds} rounds")
                write(file, pairs, {})


def _missing(pairs: Sequence[Pair]) -> Iterator[tuple[Pair, int]]:
    for number in range(max(pair.rounds for pair in pairs)):
        for pair in pairs:
            if number < pair.rounds and str(number) not in pair.won:
                yield pair, number


def write(file: Path, pairs: Sequence[Pair], found: Mapping[str, Any]) -> None:
    file.write_text(json.dumps({**found, "games": {pair.key: pair.as_json() for pair in pairs}}, indent=1), "utf-8")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - the output of the command


def heights(pairs: Sequence[Pair]) -> list[float]:
    """The Elo of each rung of a ladder above the lowest."""
    found = [0.0]
    for pair in pairs:
        found.append(found[-1] + pair.gap)
    return found


def between(lower: Strength, upper: Strength, part: float) -> Strength:
    """A strength on the way from one candidate to the next; the nearer of two that differ in kind."""
    if (lower.bot, lower.weaker) != (upper.bot, upper.weaker) or bool(lower.nodes) != bool(upper.nodes):
        return upper if part > 0.5 else lower
    slips = lower.slips + part * (upper.slips - lower.slips)
    nodes = exp(log(lower.nodes) + part * log(upper.nodes / lower.nodes)) if lower.nodes else 0.0
    return replace(lower, slips=round(slips, 3), nodes=two_digits(nodes))


def two_digits(number: float) -> int:
    """The number rounded to two digits."""
    return round(float(f"{number:.1e}"))


def spaced(ladder: Sequence[Strength], elo: Sequence[float]) -> list[Strength]:
    """Evenly spaced strengths from the lowest rung to the highest."""
    steps = max(LEAST, round(elo[-1] / STEP) + 1)
    chosen = [ladder[0]]
    for step in range(1, steps - 1):
        aim = elo[-1] * step / (steps - 1)
        at = next(at for at in range(len(ladder) - 1) if elo[at] <= aim <= elo[at + 1])
        chosen.append(between(ladder[at], ladder[at + 1], (aim - elo[at]) / max(1e-9, elo[at + 1] - elo[at])))
    return [*chosen, ladder[-1]]


def named(strength: Strength) -> str:
    nodes = f", {strength.nodes} nodes" if strength.nodes else ""
    slips = f", {100 * strength.slips:g} % {strength.weaker}" if strength.slips else ""
    return f"{strength.bot}{nodes}{slips}"


def report(game: str, pairs: Sequence[Pair]) -> list[dict[str, Any]]:
    """Each rung above the lowest: what it won against the one below, its Elo with interval, and the time of a move."""
    say(f"\n{game}")
    say(f"{'':34} {'share':>6} {'95 %':>12} {'games':>6} {'Elo':>6} {'95 %':>12} {'ms a move':>10}")
    moves, seconds = pairs[0].clocks[0 if pairs[0].same else 1]
    rows: list[dict[str, Any]] = [
        {"strength": asdict(pairs[0].lower), "elo": 0, "ms": 1000 * seconds / max(1, moves)},
    ]
    say(f"{named(pairs[0].lower):34} {'':6} {'':12} {'':6} {0:6} {'':12} {rows[0]['ms']:10.2f}")
    elo, variance = 0.0, 0.0
    for pair in pairs:
        if pair.same or not pair.won:
            continue
        elo, variance = elo + pair.gap, variance + pair.error**2
        (low, high), wide = pair.ci95, Z95 * sqrt(variance)
        moves, seconds = pair.clocks[0]
        rows.append(
            {
                "strength": asdict(pair.upper),
                "share": pair.share,
                "ci95": [low, high],
                "games": 2 * len(pair.won),
                "elo": elo,
                "elo95": [elo - wide, elo + wide],
                "ms": 1000 * seconds / max(1, moves),
            }
        )
        say(
            f"{named(pair.upper):34} {100 * pair.share:5.1f}% {100 * low:5.0f} to {100 * high:3.0f} "
            f"{2 * len(pair.won):6} {elo:6.0f} {elo - wide:5.0f} to {elo + wide:4.0f} {rows[-1]['ms']:9.2f}"
        )
    return rows


def choose(asked: argparse.Namespace) -> None:
    ladders = {game: CANDIDATES[game] for game in asked.games}
    pairs = {game: pairs_of(game, ladder, asked.rounds, asked.rounds // 2) for game, ladder in ladders.items()}
    every = [pair for one in pairs.values() for pair in one]
    play_all(every, f"choose/{asked.seed}", asked.processes, asked.seconds, asked.out)
    chosen = {}
    for game, ladder in ladders.items():
        report(game, pairs[game])
        elo = heights(pairs[game])
        chosen[game] = spaced(ladder, elo)
        step = elo[-1] / (len(chosen[game]) - 1)
        say(f"\n{len(chosen[game])} steps of {step:.0f} Elo ({100 / (1 + 10 ** (-step / 400)):.0f} %):")
        for strength in chosen[game]:
            say(f"  {named(strength)}")
    found = {"chosen": {game: [asdict(one) for one in steps] for game, steps in chosen.items()}}
    write(asked.out, every, found)


def measure(asked: argparse.Namespace) -> None:
    if asked.chosen:
        read = json.loads(asked.chosen.read_text("utf-8"))["chosen"]
        ladders = {game: [Strength(**one) for one in read[game]] for game in asked.games}
    else:
        ladders = {game: [replace(one, elo=0) for one in spec(game).strengths] for game in asked.games}
    pairs = {game: pairs_of(game, ladder, asked.rounds, asked.rounds) for game, ladder in ladders.items()}
    every = [pair for one in pairs.values() for pair in one]
    play_all(every, f"measure/{asked.seed}", asked.processes, asked.seconds, asked.out)
    write(asked.out, every, {"measured": {game: report(game, one) for game, one in pairs.items()}})


def main() -> None:
    parser = argparse.ArgumentParser(description="Choose and measure the strengths of games.")
    parser.add_argument("what", choices=("choose", "measure"))
    parser.add_argument("games", nargs="+", metavar="GAME", choices=list(games()))
    parser.add_argument("--games", dest="rounds", type=int, default=200, help="of each pair")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="when to stop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chosen", type=Path, help="the file of a choice whose steps are measured")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    for game in asked.games:
        if not compiled(game):
            sys.exit(f"The twin of {game} is not compiled: run python hatch_build.py twins.")
    (choose if asked.what == "choose" else measure)(asked)


if __name__ == "__main__":
    main()
