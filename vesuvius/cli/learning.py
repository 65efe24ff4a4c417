"""``vesuvius learn``: the lessons of the games, in the terminal."""

import json
from typing import Annotated

import typer

from vesuvius.cli.arguments import console, fail, on_the_shelf
from vesuvius.lessons import Course, Lesson, LessonError, courses, texts
from vesuvius.lessons import course as course_of
from vesuvius.terminal.lesson import Tutor
from vesuvius.terminal.session import Left
from vesuvius.words import ENGLISH, LANGUAGES


def learn(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="a game with lessons")] = None,
    lesson: Annotated[str | None, typer.Argument(help="a lesson by name; without it, all, one after another")] = None,
    show: Annotated[bool, typer.Option("--list", help="list the lessons")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="with --list: one JSON object a line")] = False,
    language: Annotated[str, typer.Option(help=f"of the lessons' texts: {', '.join(LANGUAGES)}")] = ENGLISH,
) -> None:
    """Learn a game by playing, one small task at a time."""
    if language not in LANGUAGES:
        fail(f"There are no lessons in {language!r}; there are: {', '.join(LANGUAGES)}.")
    try:
        found = courses() if name is None else [_course(on_the_shelf(name))]
        if show or as_json or name is None:
            _list(found, language, as_json=as_json)
            return
        for one in _chosen(found[0], lesson):
            console.print(texts(name, language)[one.id], style="bold")
            Tutor(one, console, language).run()
    except LessonError as error:
        fail(f"{error}.")
    except Left:
        console.print("\nYou left the lesson.")


def _course(name: str) -> Course:
    found = course_of(name)
    if found is None:
        fail(f"There are no lessons of {name}; there are some of: {', '.join(one.game for one in courses())}.")
    return found


def _chosen(course: Course, name: str | None) -> list[Lesson]:
    """The lesson of that name, or all."""
    chosen = [one for one in course.lessons if name in (None, one.id)]
    if not chosen:
        named = ", ".join(one.id for one in course.lessons)
        fail(f"There is no lesson {name!r} of {course.game}; there are: {named}.")
    return chosen


def _list(found: list[Course], language: str, *, as_json: bool) -> None:
    for course in found:
        words = texts(course.game, language)
        for one in course.lessons:
            line = {"game": course.game, "lesson": one.id, "title": words[one.id], "steps": len(one.steps)}
            if as_json:
                typer.echo(json.dumps(line, ensure_ascii=False))
            else:
                console.print(f"{course.game} {one.id:12} {words[one.id]}, {len(one.steps)} steps", markup=False)
