"""The course of a game: its lessons in order, from the folder ``lessons`` of its package."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import TypeVar

from vesuvius.bots import SEARCHERS, bots
from vesuvius.contract import Json
from vesuvius.games import folder, games, spec
from vesuvius.jsonable import read
from vesuvius.lessons.lesson import Lesson, LessonError
from vesuvius.spec import GameSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstGame:
    """The table that is offered after the lessons."""

    players: int
    bot: str = "novice"
    options: Mapping[str, Json] = field(default_factory=lambda: dict[str, Json]())


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The lessons of a game, in order."""

    game: str
    lessons: tuple[Lesson, ...]
    first: FirstGame


@dataclass(frozen=True, slots=True, kw_only=True)
class _Listed:
    """``course.json``."""

    lessons: tuple[str, ...]
    first: FirstGame


def courses() -> list[Course]:
    """The courses of all games that have one, in the order of the shelf."""
    return [found for name in games() if (found := course(name))]


def course(game: str) -> Course | None:
    """The course of a game; None if it has none, a LessonError if it cannot be read."""
    return _course(game, spec(game))


def lesson(game: str, name: str) -> Lesson | None:
    """A lesson by name; None if there is none."""
    found = course(game)
    return next((one for one in found.lessons if one.id == name), None) if found else None


@cache
def _course(game: str, _record: GameSpec) -> Course | None:
    here = folder(game).joinpath("lessons")
    if not here.joinpath("course.json").is_file():
        return None
    listed = _read(_Listed, here, "course.json", {})
    lessons = tuple(_read(Lesson, here, f"{name}.json", {"game": game, "id": name}) for name in listed.lessons)
    for one in lessons:
        _check(one)
    return Course(game=game, lessons=lessons, first=listed.first)


T = TypeVar("T")


def _read(kind: type[T], here: Traversable, name: str, known: Mapping[str, Json]) -> T:
    try:
        return read(kind, {**json.loads(here.joinpath(name).read_text("utf-8")), **known}, "lesson")
    except (OSError, ValueError) as error:  # Illegal is a ValueError
        raise LessonError(f"{here.joinpath(name)}: {error}") from None


def _check(lesson: Lesson) -> None:
    where = f"lesson {lesson.id} of {lesson.game}"
    if bool(lesson.position) == bool(lesson.journal):
        raise LessonError(f"{where}: either a position or a journal is needed")
    if not lesson.steps:
        raise LessonError(f"{where}: it has no steps")
    if len({step.id for step in lesson.steps}) < len(lesson.steps):
        raise LessonError(f"{where}: two steps have the same id")
    if lesson.bot in SEARCHERS or lesson.bot not in bots(lesson.game):
        raise LessonError(f"{where}: {lesson.bot!r} is not a bot that plays without search")
    for step in lesson.steps:
        if step.until and step.asked:
            raise LessonError(f"{where}: step {step.id} has both moves and until")
