"""What bots give away per decision, as a review judges it: ``python -m tools.losses downfall --games 40``.

Each bot plays as many games for two against a patrician, with the same deals. Prints the mean loss of a decision in
points of win chance, with a 95 % interval that compares games. Fails if a patrician does not lose less than the others.
``--file`` keeps the games, so that the same command goes on after Ctrl-C.
"""

import argparse
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from tools.kept import measured
from vesuvius.bots import Budget, bot
from vesuvius.games import twins
from vesuvius.intervals import Z95
from vesuvius.journal import record
from vesuvius.match import Match
from vesuvius.review import Judgement, Settings, run, tasks
from vesuvius.review.game import Judge

PATRICIAN = "patrician"
BOTS = (PATRICIAN, "citizen", "novice")
THINKING = Budget(nodes=2000)
"""What the patricians may search for each move."""


def one(name: str, nodes: int, key: tuple[str, int]) -> float:
    """The mean loss of the decisions of a bot in one game against a patrician; the key is the bot and the seed."""
    bot_name, seed = key
    seat = seed % 2
    match = Match(name, 2, Random(seed))
    seats = {number: bot(bot_name if number == seat else PATRICIAN, name, f"{seed}/{number}") for number in range(2)}
    match.deal()
    while isinstance(to_move := match.rules.turn(match.state), int):
        match.play(*(match.reaction(seats) or (to_move, match.choice(to_move, seats[to_move], THINKING))))
    played = record(name, match.state, match.moves)
    found = []
    for task in tasks(played):
        if isinstance(task, Judge) and task.view.seat == seat:
            judgement = run(task, Settings(nodes=nodes))
            if isinstance(judgement, Judgement):
                found.append(judgement.loss)
    return fmean(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.losses", description=__doc__)
    parser.add_argument("game", choices=twins())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=2000, help="of the review, for each decision")
    parser.add_argument("--seed", type=int, default=79)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--file", type=Path, help="keeps the games of one game and number of nodes")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    means = {}
    for name in BOTS:
        keys = [(name, seed) for seed in seeds]
        losses = measured(keys, partial(one, chosen.game, chosen.nodes), chosen.processes, chosen.file).values()
        means[name] = 100 * fmean(losses)
        half = 100 * Z95 * stdev(losses) / sqrt(len(losses))
        low, high = means[name] - half, means[name] + half
        sys.stdout.write(f"{name}: {means[name]:.2f} ({low:.2f} to {high:.2f}) points a decision\n")
        sys.stdout.flush()
    if means[PATRICIAN] >= min(means[name] for name in BOTS if name != PATRICIAN):
        sys.exit("The patrician does not lose less than the others.")


if __name__ == "__main__":
    main()
