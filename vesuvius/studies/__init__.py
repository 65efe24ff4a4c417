"""Studies: many games between the same bots, measured, beside the figures that were found before.

To study another game, put a module of its name here with ``measure`` and, if there are earlier figures, ``EXPECTED``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from pkgutil import iter_modules
from random import Random
from statistics import fmean, stdev
from typing import Protocol, cast

from vesuvius.bots import bot
from vesuvius.game import Json
from vesuvius.match import Played, play_out

STUDIES = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The games that can be studied."""


class Study(Protocol):
    """What there is to know of a game."""

    EXPECTED: Mapping[int, Mapping[str, float]]
    """Figures found before, by number of players, for games without options."""

    def measure(self, played: Played) -> Mapping[str, float]:
        """The figures of one finished game; where one says nothing of this game, it is left out."""
        ...


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over many games, the standard error of that mean, and what was found before."""

    mean: float
    error: float
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured at tables of one size; games that were cut off are told, and not measured."""

    game: str
    players: int
    games: int
    cut_off: int
    figures: Mapping[str, Figure]

    def as_json(self) -> Json:
        """The report as one JSON-able object."""
        figures = {
            name: {"mean": round(figure.mean, 3), "error": round(figure.error, 3), "expected": figure.expected}
            for name, figure in self.figures.items()
        }
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "cut_off": self.cut_off,
            "figures": figures,
        }


def study(game: str) -> Study:
    """The study of a game; a KeyError lists those there are."""
    if game not in STUDIES:
        raise KeyError(f"no study of {game!r}; there are: {', '.join(STUDIES)}")
    return cast("Study", import_module(f"{__name__}.{game}"))


def play(game: str, bots: str, players: int, games: int, seed: int, **options: Json) -> Iterator[Played]:
    """The games of a study, one by one; the same seed makes the same games."""
    for number in range(games):
        luck = f"{seed}/{players}/{number}"
        seats = [bot(bots, game, f"{luck}/{seat}") for seat in range(players)]
        yield play_out(game, seats, Random(luck), **options)


def report(game: str, players: int, games: list[Played], **options: Json) -> Report:
    """The means over all games that came to an end, beside what was found before."""
    what = study(game)
    expected = {} if options else what.EXPECTED.get(players, {})
    ended = [what.measure(played) for played in games if played.outcome is not None]
    names = dict.fromkeys(name for measured in ended for name in measured)
    figures = {
        name: _figure([measured[name] for measured in ended if name in measured], expected.get(name)) for name in names
    }
    return Report(game, players, len(games), len(games) - len(ended), figures)


def _figure(values: list[float], expected: float | None) -> Figure:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Figure(fmean(values), error, expected)
