"""Teach a net on a machine that has only Python, torch, numpy, Cython and a C compiler, and report what it is worth.

``python3 tools/teach_there.py GAME OUT --minutes 9`` builds the twins, makes the rounds that fit into the time, and
plays the matches. It prints each line as it happens and writes into OUT: the nets, ``run.json`` and ``summary.json``.
The examples go to ``--work``, where a second command on the same machine finds them.
"""

import argparse
import json
import shutil
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
BEGUN = monotonic()


def say(*words: object) -> None:
    print(f"{monotonic() - BEGUN:7.1f}", *words, flush=True)  # noqa: T201 - the output of the command


def citizen_game(game: str, players: int, packed: bytes, mine: int, seed: str, other: str) -> float:
    """One game by the clear rules: an augur with this net in one seat, ``other`` in the rest; its share of the win."""
    from vesuvius.bots import bot
    from vesuvius.bots.augur import Augur
    from vesuvius.bots.nets import net_from
    from vesuvius.match import play_out, shares

    class Taught(Augur):
        def net(self, players: int) -> Any:
            return net_from(packed, self.name, players)

    seats = [
        Taught(game, Random(f"{seed}/{seat}")) if seat == mine else bot(other, game, f"{seed}/{seat}")
        for seat in range(players)
    ]
    outcome = play_out(game, seats, Random(seed)).outcome
    return shares(outcome.places)[mine] if outcome else 1 / players


def against(crew: Any, game: str, players: int, packed: bytes, rounds: int, seconds: float, other: str) -> Any:
    from vesuvius.training.matches import score

    begun, found = monotonic(), []
    waiting = [
        [crew.submit(citizen_game, game, players, packed, mine, f"77/{number}", other) for mine in range(players)]
        for number in range(rounds)
    ]
    for games in waiting:
        if monotonic() - begun > seconds and all([one.cancel() for one in games]):
            continue
        if not any(one.cancelled() for one in games):
            found.append([one.result() for one in games])
    return score(found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=9.4)
    parser.add_argument("--work", type=Path, default=Path("/tmp/teach"))
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--first", type=float, default=130, help="seconds of games of the first round")
    parser.add_argument("--later", type=float, default=85, help="seconds of games of each later round")
    parser.add_argument("--teaching", type=float, default=40, help="seconds of each teaching")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--start", type=Path, help="nets of an earlier command: a folder it wrote into OUT")
    parser.add_argument("--small", action="store_true", help="a rehearsal on a few cores")
    asked = parser.parse_args()
    subprocess.run([sys.executable, "hatch_build.py", "twins"], cwd=ROOT, check=True, capture_output=True)
    from vesuvius.games import compiled

    if not compiled(asked.game):
        sys.exit("The twins could not be compiled.")
    say("twins built")

    import torch

    from vesuvius.training.labour import compete, workers
    from vesuvius.training.network import Sizes
    from vesuvius.training.rounds import Champion, Recipe, Run, Variant, processes_here
    from vesuvius.training.selfplay import Play
    from vesuvius.training.matches import Player
    from vesuvius.training.teaching import Lesson

    device = "cuda" if torch.cuda.is_available() else "cpu"
    processes = asked.processes or processes_here()
    small = asked.small
    variants = (
        Variant(),
        Variant(value_mix=0.5),
        Variant(value_mix=0.7, horizon=2),
        Variant(value_mix=1.0, horizon=0),
    )
    if asked.game == "pompeji":
        variants = (
            Variant(expand_after=0),
            Variant(value_mix=0.5, expand_after=0),
            Variant(value_mix=1.0, horizon=4, expand_after=0),
            Variant(value_mix=1.0, horizon=2, max_depth=3),
        )
    recipe = Recipe(
        game=asked.game,
        players=asked.players,
        rounds=1 if small else asked.rounds,
        games=24 if small else 1_000_000,
        seconds=(asked.first, asked.later),
        nodes=(30, 60) if small else (120, 360),
        sizes=Sizes(64, 32, 32) if small else Sizes(256, 128, 96),
        lesson=Lesson(epochs=3, batch=256) if small else Lesson(epochs=60, batch=8192, rate=3e-3, seconds=asked.teaching),
        variants=variants,
        gate_rounds=2 if small else 40,
        gate_seconds=4 if small else 10,
        choice_seconds=0.003 if small else 0.01,
        seed=7,
    )
    say("device", device, "processes", processes, json.dumps(asdict(recipe)))
    last = [0.0]

    def follow(what: str, how: Any) -> None:
        if what != "games" or monotonic() - last[0] > 15:
            last[0] = monotonic()
            say(what, how)

    folder = asked.work / f"{asked.game}-{asked.players}"
    if asked.start and not folder.exists():
        shutil.copytree(asked.start, folder)
    asked.out.mkdir(parents=True, exist_ok=True)
    end = BEGUN + 60 * asked.minutes
    reserve = 10.0 if small else 95.0
    number = 0
    while True:
        cost = asked.first if number == 0 else asked.later
        gate = len(variants) * 11 + 15
        if number and monotonic() + cost + asked.teaching + gate + reserve > end:
            break
        now = replace(recipe, rounds=number + 1)
        run = Run(now, folder, processes, device, follow)
        run.go_on()
        keep(folder, asked.out)
        number += 1
        if number >= recipe.rounds:
            break
    run = Run(replace(recipe, rounds=number), folder, processes, device, follow)
    summary: dict[str, Any] = {"scholar": run.scholar, "champion": None}
    with workers(processes) as crew:
        packed = run.net(run.scholar)
        assert packed is not None
        left = end - monotonic()
        score = against(crew, asked.game, asked.players, packed, 2 if small else 150, 0.35 * left, "citizen")
        summary["augur against the citizen"] = asdict(score)
        say("augur against the citizen:", score)
        plain = Play(game=asked.game, players=asked.players, searcher="oracle")
        score = compete(
            crew,
            Player(play=replace(plain, searcher="patrician", net=packed)),
            Player(play=replace(plain, searcher="patrician"), nodes=100),
            "100 nodes",
            2 if small else 100,
            None,
            0.15 * left,
        )
        summary["augur against a search of 100 nodes"] = asdict(score)
        say("augur against a search of 100 nodes:", score)
        champion = run.champion
        latest = champion if champion.net else Champion(packed, Variant(**run.rounds[-1]["variant"]))
        variant = asdict(latest.variant)
        score = compete(
            crew,
            Player(play=replace(plain, net=latest.net, **variant), seconds=0.01 if small else 0.1),
            Player(play=plain, seconds=0.01 if small else 0.1),
            "oracle",
            2 if small else 200,
            None,
            max(5.0, end - monotonic() - 40),
        )
        summary["net in the oracle against the oracle, 0.1 s"] = {"variant": variant, **asdict(score)}
        say("net in the oracle against the oracle, 0.1 s:", variant, score)
    (asked.out / "summary.json").write_text(json.dumps(summary, indent=1), "utf-8")
    keep(folder, asked.out)
    say("done")


def keep(folder: Path, out: Path) -> None:
    """Copy what is to come back."""
    (out / "nets").mkdir(parents=True, exist_ok=True)
    for path in sorted((folder / "nets").glob("*.net"))[-5:]:
        shutil.copy(path, out / "nets" / path.name)
    shutil.copy(folder / "run.json", out / "run.json")


if __name__ == "__main__":
    main()
