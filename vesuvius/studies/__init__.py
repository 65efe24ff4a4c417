"""Studies: many games between the same bots, measured, beside the figures that were found before.

To study another game, put a module of its name here with what ``Study`` asks for.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pkgutil import iter_modules
from statistics import fmean, stdev
from typing import Any, Protocol, cast

from vesuvius.contract import CHANCE, Actor, Json, Outcome, Step
from vesuvius.games import SHELF, game
from vesuvius.match import Played, play_named, shares
from vesuvius.workers import set_up_worker

STUDIES = tuple(name for name in SHELF if name in {module.name for module in iter_modules(__path__)})
"""The games that can be studied."""


@dataclass(frozen=True, slots=True)
class Told:
    """One move of a game that is told again: the state before it, who made it, and what came of it."""

    before: Any
    actor: Actor
    move: Any
    step: Step[Any]


class Study(Protocol):
    """What there is to know of a game."""

    EXPECTED: Mapping[int, Mapping[str, float]]
    """Figures found before, by number of players, for games without options."""

    def measure(self, played: Played, story: Sequence[Told]) -> Mapping[str, float]:
        """The figures of one finished game; where one says nothing of this game, it is left out."""
        ...

    def deeds(self, played: Played, story: Sequence[Told]) -> Sequence[Mapping[str, float]]:
        """For each seat what it did, to find out what decides a game."""
        ...


@dataclass(frozen=True, slots=True)
class Measured:
    """One finished game in figures: of the whole, of each seat, and how it ended."""

    figures: Mapping[str, float]
    deeds: Sequence[Mapping[str, float]]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over many games, the standard error of that mean, which one game does not tell, and what was found
    before."""

    mean: float
    error: float | None
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What was measured at tables of one size; games that were cut off are told, and not measured."""

    game: str
    players: int
    games: int
    measured: Sequence[Measured]
    figures: Mapping[str, Figure]

    @property
    def cut_off(self) -> int:
        """How many games came to no end."""
        return self.games - len(self.measured)

    def won(self) -> list[list[float]]:
        """For each seat what it won of each game, a shared victory shared; of a fair game all win alike."""
        games = [shares(each.outcome.places) for each in self.measured]
        return [[game[seat] for game in games] for seat in range(self.players)]

    def seats(self) -> list[Figure]:
        """The part of the games that each seat won."""
        return [_figure(won, 1 / self.players) for won in self.won()]

    def decides(self) -> dict[str, float]:
        """How far each deed goes with a good place, from -1 to 1: who did more than the others, came in before them?"""
        names = dict.fromkeys(name for each in self.measured for deeds in each.deeds for name in deeds)
        return {name: _together(name, self.measured) for name in names}

    def as_json(self) -> Json:
        """The report as one JSON-able object."""
        figures = {
            name: {"mean": round(figure.mean, 3), "error": _rounded(figure.error), "expected": figure.expected}
            for name, figure in self.figures.items()
        }
        return {
            "players": self.players,
            "games": self.games,
            "cut_off": self.cut_off,
            "figures": figures,
            "won_by_seat": [{"mean": round(seat.mean, 3), "error": _rounded(seat.error)} for seat in self.seats()],
            "decides": {name: round(value, 3) for name, value in self.decides().items()},
        }


def study(name: str) -> Study:
    """The study of a game; a KeyError lists those there are."""
    if name not in STUDIES:
        raise KeyError(f"no study of {name!r}; there are: {', '.join(STUDIES)}")
    return cast("Study", import_module(f"{__name__}.{name}.study"))


def play(
    name: str, who: str, players: int, games: int, seed: int, processes: int = 1, **options: Json
) -> Iterator[Measured | None]:
    """The games of a study, one by one, None where one was cut off.

    The same seed makes the same games, whatever the number of processes.
    """
    one = partial(play_one, name, who, players, seed, options)
    if processes == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=set_up_worker) as workers:
        yield from workers.map(one, range(games))


def play_one(name: str, who: str, players: int, seed: int, options: Mapping[str, Json], number: int) -> Measured | None:
    """One game of a study, with luck of its own; BotFailed names a bot that does."""
    return measured(name, play_named(name, [who] * players, f"{seed}/{players}/{number}", **options), **options)


def measured(name: str, played: Played, **options: Json) -> Measured | None:
    """A game in figures; None if it was cut off."""
    if played.outcome is None:
        return None
    what, story = study(name), retold(name, played, **options)
    scores = sorted(played.outcome.scores)
    figures = {
        **what.measure(played, story),
        "decisions": float(sum(actor != CHANCE for actor, _ in played.moves)),
        "margin": float(scores[-1] - scores[-2]),
    }
    return Measured(figures, what.deeds(played, story), played.outcome)


def retold(name: str, played: Played, **options: Json) -> list[Told]:
    """All moves of a game with their states and events."""
    rules, story = game(name), list[Told]()
    state = rules.start(played.state.players, **options)
    for actor, move in played.moves:
        story.append(Told(state, actor, move, rules.play(state, actor, move)))
        state = story[-1].step.state
    return story


def report(name: str, players: int, games: Sequence[Measured | None], **options: Json) -> Report:
    """The means over all games that came to an end, beside what was found before."""
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
    """The correlation of a deed with the place, both taken against the other seats of the same game."""
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
