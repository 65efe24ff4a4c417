"""What the baselines are worth: a round robin of policies, bots and learners by the clear rules, in Elo.

``python -m tools.baselines GAME --games N --seed S --out FILE.json`` plays N games of every pair, each game from both
seats with the same seed, on all cores, and writes the table of ``docs/research.md`` as JSON; it prints it as Markdown.
``--ppo`` adds a policy that ``examples/ppo_sb3.py`` has learned. Needs Python and numpy only. The classes are bots, so
that the arena, too, can seat them: ``vesuvius arena downfall --seats tools/baselines.py:Shrewd,citizen``.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any, ClassVar

import numpy as np

from vesuvius.arena.ratings import ratings
from vesuvius.bots import Bot, Budget, bot
from vesuvius.contract import AnyMove, AnyView
from vesuvius.games import compiled, folder, game, spec, twin
from vesuvius.intervals import interval
from vesuvius.match import play_out, shares
from vesuvius.net_file import header_of
from vesuvius.training.labour import answers, workers
from vesuvius.turns import TurnOrder
from vesuvius.twin import POLICIES

PLAYERS = 2


class OnTheTwin:
    """A bot that decides on the twin, in a deal of what its seat cannot see."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> AnyMove:  # noqa: ARG002 - at once
        if len(legal) == 1:
            return legal[0]
        return legal[legal.index(twin(view.game).decode(self._code(view)))]

    def react(self, view: AnyView, legal: Sequence[AnyMove]) -> AnyMove | None:
        code = self._code(view)
        return None if code == twin(view.game).ACTIONS - 1 else legal[legal.index(twin(view.game).decode(code))]

    def _code(self, view: AnyView) -> int:
        """The action of the seat, in turn or out of turn."""
        fast = twin(view.game)
        turns = TurnOrder(
            fast.from_state(game(view.game).imagine(view, self.rng), self.rng.getrandbits(64)), fast.ACTIONS
        )
        turns.seat = view.seat
        return self.action(turns, view.seat)

    def action(self, turns: TurnOrder, seat: int) -> int:
        """What the seat that is asked does."""
        raise NotImplementedError


class Uniform(OnTheTwin):
    """Plays at random, and never out of turn."""

    policy: ClassVar[str] = "uniform"

    def action(self, turns: TurnOrder, seat: int) -> int:  # noqa: ARG002 - the twin knows whose turn it is
        return turns.choose(POLICIES[self.policy])


class Sensible(Uniform):
    """The policy by which patricians play on from a leaf."""

    policy = "sensible"


class Shrewd(Uniform):
    """The better policy of the twin."""

    policy = "shrewd"


class Ppo(OnTheTwin):
    """The legal action that a policy learned by PPO likes best."""

    def __init__(self, rng: Random, file: Path) -> None:
        super().__init__(rng)
        self.layers, self.scale = _layers(file)

    def action(self, turns: TurnOrder, seat: int) -> int:
        codes = turns.legal()
        x = np.array(turns.twin.observe(seat), np.float32) / self.scale
        for weights, bias in self.layers[:-1]:
            x = np.maximum(weights @ x + bias, 0)
        weights, bias = self.layers[-1]
        return codes[int((weights[codes] @ x + bias[codes]).argmax())]


@cache
def _layers(file: Path) -> tuple[list[tuple[Any, Any]], float]:
    with np.load(file) as read:
        many = sum(name.startswith("bias") for name in read)
        layers = [(read[f"weights{i}"].astype(np.float32), read[f"bias{i}"]) for i in range(many)]
        return layers, float(json.loads(str(read["made"]))["scale"])


OWN = {"random": Uniform, "sensible": Sensible, "shrewd": Shrewd}


@dataclass(frozen=True, slots=True)
class Entry:
    """One of the baselines."""

    name: str
    ppo: Path | None = None

    def sit(self, name: str, seed: str) -> Bot:
        """A bot for one seat of one game."""
        if self.ppo:
            return Ppo(Random(seed), self.ppo)
        return OWN[self.name](Random(seed)) if self.name in OWN else bot(self.name, name, seed)


class Timed:
    """A bot with a clock."""

    def __init__(self, inner: Bot) -> None:
        self.inner, self.seconds, self.moves = inner, 0.0, 0

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> AnyMove:
        begun = perf_counter()
        move = self.inner.choose(view, legal, budget)
        if len(legal) > 1:
            self.seconds += perf_counter() - begun
            self.moves += 1
        return move

    def react(self, view: AnyView, legal: Sequence[AnyMove]) -> AnyMove | None:
        return self.inner.react(view, legal)


@dataclass(frozen=True, slots=True)
class Met:
    """The games of a pair with the same seed, one from each seat."""

    won: tuple[float, float]
    games: int
    seconds: tuple[float, float]
    moves: tuple[int, int]


def meet(name: str, pair: tuple[Entry, Entry], seed: str, nodes: int) -> Met:
    """Play them. A game that does not end counts half for both."""
    won, seconds, moves = [0.0, 0.0], [0.0, 0.0], [0, 0]
    for shift in range(PLAYERS):
        at = [(seat + shift) % PLAYERS for seat in range(PLAYERS)]
        seated = [Timed(pair[one].sit(name, f"{seed}/{pair[one].name}")) for one in at]
        outcome = play_out(name, seated, Random(seed), Budget(nodes=nodes)).outcome
        share = shares(outcome.places) if outcome else [1 / PLAYERS] * PLAYERS
        for seat, one in enumerate(at):
            won[one] += share[seat]
            seconds[one] += seated[seat].seconds
            moves[one] += seated[seat].moves
    return Met((won[0], won[1]), PLAYERS, (seconds[0], seconds[1]), (moves[0], moves[1]))


def entries(name: str, ppo: Path | None) -> list[Entry]:
    """The baselines that this game has."""
    record = spec(name)
    found = [Entry("random"), Entry("sensible"), Entry("shrewd"), Entry("citizen")]
    found += [Entry("ppo", ppo)] if ppo else []
    found += [Entry("augur")] if PLAYERS in record.nets.get("augur", ()) else []
    return [*found, Entry("patrician"), Entry("oracle")]


def learned(name: str, entry: Entry) -> Any:
    """How a learner was taught; None if it was not."""
    if entry.ppo:
        with np.load(entry.ppo) as read:
            return json.loads(str(read["made"]))
    if entry.name == "augur":
        return header_of(folder(name).joinpath(f"augur-{PLAYERS}.net").read_bytes())["made"]
    return None


def table(name: str, taking: Sequence[Entry], met: dict[tuple[str, str], dict[int, Met]]) -> dict[str, Any]:
    """What the games say of each."""
    numbers = {number for each in met.values() for number in each}
    wins = [
        {
            both: share
            for (a, b), each in met.items()
            if number in each
            for both, share in (((a, b), each[number].won[0]), ((b, a), each[number].won[1]))
        }
        for number in sorted(numbers)
    ]
    rated = ratings([one.name for one in taking], wins)
    found: dict[str, Any] = {}
    for entry in taking:
        mine = [
            (pair.index(entry.name), one) for pair, each in met.items() if entry.name in pair for one in each.values()
        ]
        seconds, moves = (sum(getattr(one, what)[at] for at, one in mine) for what in ("seconds", "moves"))
        against = {}
        for other in taking:
            pair = next((pair for pair in met if {*pair} == {entry.name, other.name} and met[pair]), None)
            if pair:
                rounds = [(one.won[pair.index(entry.name)], one.games) for one in met[pair].values()]
                low, high = interval(rounds, PLAYERS)
                games = sum(n for _, n in rounds)
                share = sum(won for won, _ in rounds) / games
                against[other.name] = {"games": games, "share": share, "ci95": [low, high]}
        elo = rated[entry.name]
        found[entry.name] = {
            "elo": round(elo.elo, 1),
            "ci95": [round(elo.low, 1), round(elo.high, 1)],
            "games": sum(one.games for _, one in mine),
            "seconds_per_decision": seconds / moves if moves else None,
            "learned": learned(name, entry),
            "against": against,
        }
    return found


def markdown(found: dict[str, Any]) -> str:
    """The table as ``docs/research.md`` has it, the strongest first."""
    lines = ["| | Elo | against the citizen | a decision |", "| --- | --- | --- | --- |"]
    for name, one in sorted(found.items(), key=lambda item: -item[1]["elo"]):
        citizen = one["against"].get("citizen")
        shown = "" if citizen is None else "{:.1f} % ({:.0f} to {:.0f}) of {}".format(
            100 * citizen["share"], 100 * citizen["ci95"][0], 100 * citizen["ci95"][1], citizen["games"]
        )  # fmt: skip
        spent = one["seconds_per_decision"]
        cost = "" if spent is None else f"{1000 * spent:.2g} ms"
        low, high = one["ci95"]
        lines.append(f"| {name} | {one['elo']:+.0f} ({low:+.0f} to {high:+.0f}) | {shown} | {cost} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="of every pair")
    parser.add_argument("--nodes", type=int, default=1000, help="of patrician and oracle")
    parser.add_argument("--seconds", type=float, default=3600, help="stop starting games then")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--ppo", type=Path, help="a policy learned by examples/ppo_sb3.py")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if not compiled(asked.game):
        sys.exit("The twins are not compiled: python hatch_build.py twins")
    taking, begun = entries(asked.game, asked.ppo), monotonic()
    met: dict[tuple[str, str], dict[int, Met]] = {(a.name, b.name): {} for a, b in combinations(taking, 2)}
    with workers(asked.processes) as crew:
        games = (
            (asked.game, pair, f"{asked.seed}/{number}", asked.nodes)
            for number in range(max(1, asked.games // PLAYERS))
            for pair in combinations(taking, 2)
        )
        for (_, (a, b), seed, _), one in answers(crew, meet, games, asked.seconds):
            met[a.name, b.name][int(seed.rpartition("/")[2])] = one
    found = table(asked.game, taking, met)
    summary = {
        "command": f"python -m tools.baselines {' '.join(sys.argv[1:])}",
        "game": asked.game,
        "players": PLAYERS,
        "nodes": asked.nodes,
        "seed": asked.seed,
        "processes": asked.processes,
        "seconds": round(monotonic() - begun, 1),
        "date": datetime.now(UTC).date().isoformat(),
        "bots": found,
    }
    asked.out.write_text(json.dumps(summary, indent=1), "utf-8")
    print(markdown(found))  # noqa: T201 - the output of the command


if __name__ == "__main__":
    main()
