"""Studies: figures of many games between the same bots, compared with earlier ones.

The record of a game names the module that measures it, with what ``Study`` asks for.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Protocol, TypeAlias, cast

from vesuvius import contract
from vesuvius.contract import CHANCE, AnyState, Json, Outcome, replay
from vesuvius.games import game, games, spec
from vesuvius.match import Played, play_named, shares
from vesuvius.spec import resolve
from vesuvius.workers import set_up_worker

Moment: TypeAlias = contract.Moment[AnyState]
"""One move of a replayed game."""


class Study(Protocol):
    """What a game's study module offers."""

    EXPECTED: Mapping[int, Mapping[str, float]]
    """Earlier figures by number of players, for games without options."""

    def measure(self, played: Played, story: Sequence[Moment]) -> Mapping[str, float]:
        """The figures of one finished game; those that do not apply are left out."""
        ...

    def deeds(self, played: Played, story: Sequence[Moment]) -> Sequence[Mapping[str, float]]:
        """For each seat what it did, to correlate with its place."""
        ...


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of one finished game, of each seat, and its outcome."""

    figures: Mapping[str, float]
    deeds: Sequence[Mapping[str, float]]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over many games, its standard error (None for one game), and the earlier figure if there is one."""

    mean: float
    error: float | None
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured at tables of one size; truncated games are counted but not measured."""

    game: str
    players: int
    games: int
    measured: Sequence[Measured]
    figures: Mapping[str, Figure]

    @property
    def truncated(self) -> int:
        """The number of truncated games."""
        return self.games - len(self.measured)

    def won(self) -> list[list[float]]:
        """For each seat its share of the win in each game."""
        games = [shares(each.outcome.places) for each in self.measured]
        return [[game[seat] for game in games] for seat in range(self.players)]

    def seats(self) -> list[Figure]:
        """The share of games each seat won."""
        return [_figure(won, 1 / self.players) for won in self.won()]

    def decides(self) -> dict[str, float]:
        """The correlation of each deed with a good place, relative to the other seats of the same game."""
        names = dict.fromkeys(name for each in self.measured for deeds in each.deeds for name in deeds)
        return {name: _together(name, self.measured) for name in names}

    def as_json(self) -> Json:
        """The report as JSON."""
        figures = {
            name: {"mean": round(figure.mean, 3), "error": _rounded(figure.error), "expected": figure.expected}
            for name, figure in self.figures.items()
        }
        return {
            "players": self.players,
            "games": self.games,
            "truncated": self.truncated,
            "figures": figures,
            "won_by_seat": [{"mean": round(seat.mean, 3), "error": _rounded(seat.error)} for seat in self.seats()],
            "decides": {name: round(value, 3) for name, value in self.decides().items()},
        }


def studies() -> list[str]:
    """The games that can be studied."""
    return [name for name in games() if spec(name).study]


def study(name: str) -> Study:
    """The study of a game; a KeyError lists the games that have one."""
    module = spec(name).study if name in games() else None
    if module is None:
        raise KeyError(f"no study of {name!r}; there are: {', '.join(studies())}")
    return cast("Study", resolve(module))


def play(
    name: str, who: str, players: int, games: int, seed: int, processes: int = 1, **options: Json
) -> Iterator[Measured | None]:
    """Yield the games of a study one by one, None for a truncated one.

    The same seed makes the same games, whatever the number of processes.
    """
    one = partial(play_one, name, who, players, seed, options)
    if processes == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=set_up_worker) as workers:
        yield from workers.map(one, range(games))


def play_one(name: str, who: str, players: int, seed: int, options: Mapping[str, Json], number: int) -> Measured | None:
    """Play one game of a study from its own seed; BotFailed names a bot that fails."""
    return measured(name, play_named(name, [who] * players, f"{seed}/{players}/{number}", **options), **options)


def measured(name: str, played: Played, **options: Json) -> Measured | None:
    """The figures of a game; None if it was truncated."""
    if played.outcome is None:
        return None
    what, story = study(name), replayed(name, played, **options)
    scores = sorted(played.outcome.scores)
    figures = {
        **what.measure(played, story),
        "decisions": float(sum(actor != CHANCE for actor, _ in played.moves)),
        "margin": float(scores[-1] - scores[-2]),
    }
    return Measured(figures, what.deeds(played, story), played.outcome)


def replayed(name: str, played: Played, **options: Json) -> list[Moment]:
    """Replay a game: all moves with their states and events."""
    rules = game(name)
    return list(replay(rules, rules.start(played.state.players, **options), played.moves))


def report(name: str, players: int, games: Sequence[Measured | None], **options: Json) -> Report:
    """The means over all finished games, beside the earlier figures."""
    expected = {} if options else study(name).EXPECTED.get(players, {})
    ended = [each for each in games if each is not None]
    names = dict.fromkeys(figure for each in ended for figure in each.figures)
    figures = {
        figure: _figure([each.figures[figure] for each in ended if figure in each.figures], expected.get(figure))
        for figure in names
    }
    return Report(name, players, len(games), ended, figures)


def _figure(values: Sequence[float], expected: float | None) -> Figure:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return Figure(fmean(values) if values else 0.0, error, expected)


def _rounded(error: float | None) -> float | None:
    return None if error is None else round(error, 3)


def _together(name: str, games: Iterable[Measured]) -> float:
    """The correlation of a deed with the place, both relative to the other seats of the same game."""
    pairs = list[tuple[float, float]]()
    for each in games:
        done = [
            (deeds[name], -place) for deeds, place in zip(each.deeds, each.outcome.places, strict=True) if name in deeds
        ]
        if len(done) > 1:
            deed, place = fmean(deed for deed, _ in done), fmean(place for _, place in done)
            pairs += [(one - deed, other - place) for one, other in done]
    spread = sqrt(sum(one * one for one, _ in pairs) * sum(other * other for _, other in pairs))
    return sum(one * other for one, other in pairs) / spread if spread else 0.0
