"""Rounds of expert iteration: play, teach, compare at equal time, keep what wins. Everything is in one folder.

``run.json`` has the recipe and what each round brought; ``games`` the examples, ``nets`` the net of each round. A run
that was interrupted goes on where it stopped: games, nets and rounds that are there are not made again.
"""

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from vesuvius.contract import Json
from vesuvius.training.curves import draw
from vesuvius.training.labour import Workers, compete, generate, workers
from vesuvius.training.matches import Player, Score
from vesuvius.training.network import Network, Sizes
from vesuvius.training.selfplay import Play, load
from vesuvius.training.teaching import Lesson, Mark, teach


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A way to use a net in the search."""

    value_mix: float = 0.0
    horizon: int | None = None
    expand_after: int = 1
    max_depth: int | None = None
    exploration: float = 0.6


VARIANTS = (
    Variant(),
    Variant(value_mix=0.5),
    Variant(value_mix=0.5, horizon=0),
    Variant(value_mix=1.0, horizon=0),
)
"""What is tried after each round; the best goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """Everything that determines a run, except how fast the machine is."""

    game: str
    players: int = 2
    rounds: int = 3
    games: int = 2000
    """The games of a round, at most."""
    seconds: tuple[float, float] | None = None
    """Or as many as end in these seconds, in the first round and in a later one."""
    nodes: tuple[int, int] = (250, 600)
    fast: tuple[int, int] = (50, 100)
    searcher: str = "patrician"
    sizes: Sizes = field(default_factory=Sizes)
    lesson: Lesson = field(default_factory=Lesson)
    window: int = 4
    """The latest rounds from which a net learns."""
    variants: tuple[Variant, ...] = VARIANTS
    gate_rounds: int = 30
    """The rounds of a match, one game from each seat."""
    gate_seconds: float | None = None
    """The time in which the matches of one variant must end."""
    choice_seconds: float = 0.02
    """The time of a choice in them."""
    choice_nodes: int = 0
    """Instead of seconds, nodes: then the run repeats itself."""
    seed: int = 1


SMALL = Recipe(
    game="",
    rounds=2,
    games=1440,
    nodes=(60, 100),
    fast=(20, 40),
    sizes=Sizes(64, 32, 32),
    lesson=Lesson(epochs=6, batch=128, rate=3e-3),
    variants=(Variant(), Variant(value_mix=0.5)),
    gate_rounds=8,
    choice_seconds=0.01,
)
"""A few minutes on two cores. With a third of the games, the net of a game with much chance won hardly more than half
of its games against the untrained one (54 %), with these 82 % of 100."""

FULL = Recipe(
    game="",
    rounds=6,
    games=15_000,
    sizes=Sizes(256, 128, 96),
    lesson=Lesson(epochs=16, batch=8192, rate=3e-3),
    gate_rounds=100,
    choice_seconds=0.05,
)
"""Hours on sixteen cores, with a GPU to teach on."""

PRESETS = {"small": SMALL, "full": FULL}

Follow = Callable[[str, object], None]
"""Called with what is being done, and how far it is."""


@dataclass(frozen=True, slots=True)
class Champion:
    """The strongest player so far: a net and how the search uses it, or the search without a net."""

    net: bytes | None = None
    variant: Variant = field(default_factory=Variant)

    def play(self, recipe: Recipe) -> Play:
        """How it plays."""
        plain = Play(
            game=recipe.game,
            players=recipe.players,
            nodes=recipe.nodes,
            fast=recipe.fast,
            searcher=recipe.searcher,
        )
        return plain if self.net is None else replace(plain, net=self.net, **asdict(self.variant))

    def player(self, recipe: Recipe) -> Player:
        """Its seat in a match."""
        if recipe.choice_nodes:
            return Player(play=self.play(recipe), nodes=recipe.choice_nodes)
        return Player(play=self.play(recipe), seconds=recipe.choice_seconds)


class Run:
    """A run in a folder."""

    def __init__(self, recipe: Recipe, folder: Path, processes: int, device: str, follow: Follow) -> None:
        self.recipe, self.folder, self.processes, self.device, self.follow = recipe, folder, processes, device, follow
        self.state = folder / "run.json"
        self.rounds: list[dict[str, Json]] = []
        folder.mkdir(parents=True, exist_ok=True)
        wanted = json.loads(json.dumps(asdict(recipe)))
        if self.state.exists():
            found = json.loads(self.state.read_text("utf-8"))
            if {**found["recipe"], "rounds": recipe.rounds} != wanted:
                raise ValueError(f"{folder} has a run with another recipe: choose another folder.")
            self.rounds = found["rounds"]
        self._write()

    def _write(self) -> None:
        fresh = self.state.with_suffix(".part")
        fresh.write_text(json.dumps({"recipe": asdict(self.recipe), "rounds": self.rounds}, indent=1), "utf-8")
        fresh.rename(self.state)

    def net(self, number: int) -> bytes | None:
        """The net of a round; None before the first."""
        return (self.folder / "nets" / f"{number}.net").read_bytes() if number >= 0 else None

    @property
    def champion(self) -> Champion:
        """The strongest player so far."""
        for one in reversed(self.rounds):
            if one["kept"]:
                return Champion(self.net(one["round"]), Variant(**one["variant"]))
        return Champion()

    @property
    def scholar(self) -> int:
        """The round whose net plays best without a search; -1 before the first."""
        for one in reversed(self.rounds):
            if one["round"] == 0 or one["policy"]["share"] > 0.5:
                return int(one["round"])
        return -1

    def go_on(self) -> None:
        """Make the rounds that are missing."""
        with workers(self.processes) as crew:
            while len(self.rounds) < self.recipe.rounds:
                self._round(crew, len(self.rounds))

    def _round(self, crew: Workers, number: int) -> None:
        recipe, before = self.recipe, self.champion
        begun = monotonic()
        games = self.folder / "games"
        self.follow("round", number)
        played = generate(
            crew,
            before.play(recipe),
            f"{recipe.seed}/{number}",
            games / str(number),
            recipe.games,
            recipe.seconds[min(number, 1)] if recipe.seconds else None,
            lambda played: self.follow("games", played),
        )
        taught = monotonic()
        packed, marks = self._teach(number, taught - begun)
        gated = monotonic()
        again = self.net(self.scholar) or packed
        policy = compete(crew, self._alone(packed), self._alone(again), f"{recipe.seed}/policy/{number}", 100)
        self.follow("policy", policy)
        tried = self._try(crew, packed, before, number)
        best = max(tried, key=lambda one: one[1].share)
        self.rounds.append(
            {
                "round": number,
                "games": played.games,
                "examples": played.examples,
                "marks": [asdict(mark) for mark in marks],
                "policy": asdict(policy),
                "variants": [{**asdict(variant), "score": asdict(score)} for variant, score in tried],
                "variant": asdict(best[0]),
                "kept": best[1].share > 0.5,
                "seconds": {
                    "games": round(taught - begun, 1),
                    "teaching": round(gated - taught, 1),
                    "matches": round(monotonic() - gated, 1),
                },
            }
        )
        self._write()
        draw(self.rounds, self.folder)
        self.follow("kept", (best, self.rounds[-1]["kept"]))

    def _alone(self, packed: bytes) -> Player:
        return Player(play=Play(game=self.recipe.game, players=self.recipe.players, net=packed))

    def _teach(self, number: int, seconds: float) -> tuple[bytes, Sequence[Mark]]:
        """The net of a round, taught by the examples of the latest rounds."""
        recipe = self.recipe
        path = self.folder / "nets" / f"{number}.net"
        first = max(0, number + 1 - recipe.window)
        files = [
            file
            for one in range(first, number + 1)
            for file in sorted((self.folder / "games" / str(one)).glob("[0-9]*[0-9].npz"))
        ]
        if path.exists():
            return path.read_bytes(), ()
        network = Network(recipe.game, recipe.players, recipe.sizes, self.device, recipe.seed + number)
        examples = load(files)
        begun = monotonic()
        marks = teach(network, examples, recipe.lesson, lambda mark: self.follow("mark", mark))
        made = {
            "round": number,
            "examples": len(examples),
            "seconds_of_games": round(seconds, 1),
            "seconds_of_teaching": round(monotonic() - begun, 1),
            "processes": self.processes,
            "device": self.device,
            "seed": recipe.seed,
            "date": datetime.now(UTC).date().isoformat(),
        }
        packed = network.packed(made, examples.cells)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(packed)
        return packed, marks

    def _try(self, crew: Workers, packed: bytes, before: Champion, number: int) -> list[tuple[Variant, Score]]:
        """Matches of each variant against the strongest player so far."""
        recipe = self.recipe
        found = []
        for variant in recipe.variants:
            score = compete(
                crew,
                Champion(packed, variant).player(recipe),
                before.player(recipe),
                f"{recipe.seed}/match/{number}",
                recipe.gate_rounds,
                None,
                recipe.gate_seconds,
            )
            found.append((variant, score))
            self.follow("variant", (variant, score))
        return found


def processes_here() -> int:
    """One worker process a core."""
    return os.cpu_count() or 1
