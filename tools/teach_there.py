"""Teach a net on a machine that has only Python, torch, numpy, Cython and a C compiler, and report what it is worth.

``python3 tools/teach_there.py GAME OUT`` builds the twins, plays games by the search, teaches a large net that plays
alone and a small one for the search, and plays matches. With ``--start NET`` it goes on from a net; with ``--games 0``
it only plays matches with that net. It prints each line as it happens and writes into OUT: the nets and
``summary.json``. The examples go to ``--work``, where a second command on the same machine finds them.

``--variant`` is a way to use a net in the oracle's search: the net's name, then settings of ``selfplay.Play``, as in
``--variant "augur expand_after=2 exploration=0.4"``. Each plays against the oracle at equal time.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict, is_dataclass, replace
from datetime import UTC, datetime
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


def against(
    crew: Any, game: str, players: int, packed: bytes, rounds: int, seconds: float, other: str, seed: str = "77"
) -> Any:
    from vesuvius.training.matches import score

    begun, found = monotonic(), []
    waiting = [
        [crew.submit(citizen_game, game, players, packed, mine, f"{seed}/{number}", other) for mine in range(players)]
        for number in range(rounds)
    ]
    for games in waiting:
        if monotonic() - begun > seconds:
            for one in games:
                one.cancel()
        if not any(one.cancelled() for one in games):
            found.append([one.result() for one in games])
    return score(found)


LARGE, SMALL = "augur", "search"
"""The net that plays alone, and the one that is fast enough for a search."""

VARIANTS = (f"{SMALL} expand_after=2", f"{SMALL} expand_after=2 value_mix=0.3", f"{LARGE} expand_after=2")


def variant(text: str) -> tuple[str, dict[str, Any]]:
    """The name of a net, and the settings of a search with it."""
    name, *settings = text.split()
    return name, {key: json.loads(value) for key, _, value in (one.partition("=") for one in settings)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--work", type=Path, default=Path(tempfile.gettempdir()) / "teach")
    parser.add_argument("--games", type=float, default=230, help="seconds of self-play")
    parser.add_argument("--teaching", type=float, default=40, help="seconds for each of two nets")
    parser.add_argument("--matches", type=float, default=100, help="seconds of matches")
    parser.add_argument("--citizen", type=float, default=0.3, help="the share of them against the citizen")
    parser.add_argument("--start", type=Path, help="a net to play and teach on from")
    parser.add_argument("--variant", action="append", help="a net in the oracle's search, to be tried")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each match, at most: a game for each seat")
    parser.add_argument("--choice", type=float, default=0.05, help="seconds of a choice in them")
    parser.add_argument("--nodes", type=int, nargs=2, default=(250, 600))
    parser.add_argument("--searcher", default="patrician")
    parser.add_argument("--small", action="store_true", help="a rehearsal on a few cores")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    subprocess.run([sys.executable, "hatch_build.py", "twins"], cwd=ROOT, check=True, capture_output=True)
    from vesuvius.games import compiled, twin

    if not compiled(asked.game):
        sys.exit("The twins could not be compiled.")
    import torch  # pyright: ignore[reportMissingImports]  # not in [dev]

    from vesuvius.training.labour import compete, generate, workers
    from vesuvius.training.matches import Player
    from vesuvius.training.network import Network, Sizes
    from vesuvius.training.rounds import processes_here
    from vesuvius.training.selfplay import Play, load
    from vesuvius.training.teaching import Lesson, teach

    device = "cuda" if torch.cuda.is_available() else "cpu"
    processes, small, game, players = processes_here(), asked.small, asked.game, asked.players
    sizes = (
        {LARGE: Sizes(32, 16, 16, True), SMALL: Sizes(32, 16, 16, True)}
        if small
        else {
            LARGE: Sizes(min(384, 500_000 // twin(game).LAYOUT.size // 32 * 32), 128, 128, True),
            SMALL: Sizes(160, 64, 64, True),
        }
    )
    folder = asked.work / f"{game}-{players}"
    asked.out.mkdir(parents=True, exist_ok=True)
    summary: dict[str, Any] = {"command": sys.argv, "processes": processes, "device": device}

    def report(name: str, value: Any) -> None:
        summary[name] = asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
        (asked.out / "summary.json").write_text(json.dumps(summary, indent=1), "utf-8")
        say(f"{name}: {value}")

    last = [0.0]

    def follow(played: Any) -> None:
        if monotonic() - last[0] > 20:
            last[0] = monotonic()
            say(played)

    start = asked.start.read_bytes() if asked.start else None
    play = Play(game=game, players=players, searcher=asked.searcher, nodes=(30, 60) if small else tuple(asked.nodes))
    if start:
        play = replace(play, net=start, expand_after=2)
    report("play", {**asdict(play), "net": str(asked.start)})
    packed = {LARGE: start} if start else {}
    with workers(processes) as crew:
        if asked.games:
            # A seed of its own for each command, so that a second one on the same machine adds games.
            seed = f"{asked.seed}/{len(list(folder.glob('*/')))}"
            games = folder / seed.replace("/", "-")
            report("played", generate(crew, play, seed, games, 24 if small else 10**6, asked.games, follow))
            examples = load(sorted(folder.glob("*/[0-9]*[0-9].npz")))
            report("examples", len(examples))
            for name, size in sizes.items():
                network = Network(game, players, size, device, asked.seed)
                if start and name == LARGE:
                    network.take(start)
                epochs = max(4, min(24, 24 * 600_000 // max(1, len(examples))))
                lesson = (
                    Lesson(epochs=2, batch=64)
                    if small
                    else Lesson(epochs=epochs, batch=4096, rate=2e-3, seconds=asked.teaching, decay=0.03)
                )
                marks = teach(network, examples, lesson, lambda mark: say(mark))
                report(f"{name}: marks", [asdict(mark) for mark in marks])
                made = {
                    "command": f"tools/teach_there.py {' '.join(sys.argv[1:])}",
                    "seed": asked.seed,
                    "games": int(examples.games.max()) + 1,
                    "examples": len(examples),
                    "seconds_of_games": asked.games,
                    "seconds_of_teaching": asked.teaching,
                    "processes": processes,
                    "device": torch.cuda.get_device_name() if device == "cuda" else device,
                    "date": datetime.now(UTC).date().isoformat(),
                }
                packed[name] = network.packed(made, examples.cells)
                (asked.out / f"{name}-{players}.net").write_bytes(packed[name])
        rounds = 2 if small else asked.rounds
        if asked.citizen:
            score = against(crew, game, players, packed[LARGE], rounds, asked.citizen * asked.matches, "citizen")
            report("augur against the citizen", score)
        oracle = Play(game=game, players=players, searcher="oracle")
        seconds = 0.003 if small else asked.choice
        texts = [text for text in asked.variant or VARIANTS if variant(text)[0] in packed]
        for text in texts:
            name, settings = variant(text)
            first = Player(play=replace(oracle, net=packed[name], **settings), seconds=seconds)
            share = (1 - asked.citizen) * asked.matches / len(texts)
            score = compete(
                crew, first, Player(play=oracle, seconds=seconds), f"oracle/{asked.seed}", rounds, None, share
            )
            report(f"{text}: in the oracle against the oracle, {seconds} s", score)
    say("done")


if __name__ == "__main__":
    main()
