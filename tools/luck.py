"""How well the luck of a seat explains its result: ``python -m tools.luck downfall --games 1000``.

Games between sensible players, all of the same strength, who use no right out of turn. Prints the correlation of a
seat's summed luck with its share of the victory, and its 95 % interval. ``--file`` keeps the games, so that the same
command with more of them, or after Ctrl-C, goes on where it stopped.
"""

import argparse
import sys
from functools import partial
from math import atanh, sqrt, tanh
from pathlib import Path
from random import Random
from statistics import correlation
from time import process_time

from tools.kept import measured
from vesuvius.arena.adjusting import luck_of
from vesuvius.contract import CHANCE, Actor, AnyMove
from vesuvius.games import game, twin, twins
from vesuvius.intervals import Z95
from vesuvius.twin import OVER, SENSIBLE


def one(name: str, players: int, seed: int) -> tuple[list[tuple[float, float]], float]:
    """The luck and the share of each seat in a game, and the CPU-seconds that its luck took."""
    module, rules = twin(name), game(name)
    rng = Random(seed)
    table = module.Twin(players, seed=rng.randrange(2**63))
    moves: list[tuple[Actor, AnyMove]] = []
    while (seat := table.turn()) != OVER:
        code = table.choose(SENSIBLE) if seat >= 0 else rng.choices(table.legal(), table.weights())[0]
        moves.append((seat if seat >= 0 else CHANCE, module.decode(code)))
        table.play(code)
    began = process_time()
    luck = luck_of(name, rules.start(players), moves)
    return list(zip(luck, table.result(), strict=True)), process_time() - began


def interval(found: float, number: int) -> tuple[float, float]:
    """The 95 % interval of a correlation (Fisher)."""
    middle, half = atanh(found), Z95 / sqrt(number - 3)
    return tanh(middle - half), tanh(middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.luck", description=__doc__)
    parser.add_argument("game", choices=twins())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=79)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--file", type=Path, help="keeps the games of one game and number of players")
    chosen = parser.parse_args()
    if chosen.games < 10:
        sys.exit("At least ten games are needed.")
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    measure = partial(one, chosen.game, chosen.players)
    found = list(measured(seeds, measure, chosen.processes, chosen.file).values())
    # With two seats the second mirrors the first, and with more they are not independent: one seat of each game counts.
    pairs = [seats[number % chosen.players] for number, (seats, _) in enumerate(found)]
    together = correlation([luck for luck, _ in pairs], [share for _, share in pairs])
    low, high = interval(together, len(pairs))
    seconds = sum(spent for _, spent in found) / len(found)
    sys.stdout.write(
        f"{chosen.game}, {chosen.players} players, {len(pairs)} games: luck and result {together:.2f} "
        f"({low:.2f} to {high:.2f}); {seconds:.2f} CPU-seconds a game.\n"
    )


if __name__ == "__main__":
    main()
