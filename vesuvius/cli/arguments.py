"""Shared by the commands: arguments, their checks, and output."""

import json
import os
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from vesuvius import journal as journals
from vesuvius.bots import bots, card, searches
from vesuvius.contract import AnyGame, Json
from vesuvius.games import ShelfError, compiled, games, spec

console = Console(highlight=False)


def _names() -> str:
    """The games on the shelf, for help texts; a broken shelf is reported when a command runs."""
    try:
        return ", ".join(games())
    except ShelfError:
        return "a game"


GameName = Annotated[str, typer.Argument(help=f"{_names()}: see `vesuvius games`")]
Given = Annotated[list[str], typer.Option("--option", "-o", help="an option of the game, name=value")]


def fail(sentence: str) -> NoReturn:
    """Print a sentence to stderr and exit with code 2."""
    Console(stderr=True, highlight=False).print(sentence, style="red", markup=False)
    raise typer.Exit(2)


def warn(sentence: str) -> None:
    """Print a sentence to stderr."""
    Console(stderr=True, highlight=False).print(sentence, style="yellow", markup=False)


def on_the_shelf(name: str) -> str:
    """The name, if there is such a game."""
    if name not in games():
        fail(f"There is no game {name!r} on the shelf; there are: {', '.join(games())}.")
    return name


def bots_named(names: str, name: str) -> list[str]:
    """Split a list of bots such as ``citizen,5,mybot.py:Class``, and check that they play the game. A number is the
    step of the game's scale of strengths."""
    chosen = [part.strip() for part in names.split(",")] if names.strip() else []
    if not all(chosen):
        fail(f"Bots are separated by commas, as in citizen,novice; not {names!r}.")
    try:
        cards = [card(one, name) for one in chosen]
    except KeyError as error:
        fail(f"There is {error.args[0]}.")
    if any(searches(one.name, name) for one in cards):
        say_if_plain(name)
    return [found.name if one.isdecimal() else one for one, found in zip(chosen, cards, strict=True)]


def default_bot(name: str) -> str:
    """The default bot of a game: a citizen, or a novice in a game without citizens."""
    return "citizen" if "citizen" in bots(name) else "novice"


def options_given(rules: AnyGame, given: list[str]) -> dict[str, Json]:
    """Parse options written ``name=value``; values are JSON or plain words."""
    options: dict[str, Json] = {}
    for option in given:
        key, equals, text = option.partition("=")
        if not equals:
            fail(f"An option is written name=value, not {option!r}.")
        try:
            options[key] = json.loads(text.lower() if text in ("True", "False") else text)
        except ValueError:
            options[key] = text
    try:
        rules.start(rules.about()["players"][0], **options)
    except ValueError as error:
        fail(f"{error}.")
    return options


def check_seats(rules: AnyGame, players: int) -> None:
    """Fail unless the game allows this number of players."""
    counts = rules.about()["players"]
    if players not in counts:
        fail(f"{rules.about()['title']} is for {counts[0]} to {counts[-1]} players, not {players}.")


def say_if_plain(name: str) -> None:
    """Warn, at the start of a command that searches, if the game's twin is not compiled."""
    if spec(name).twin and not compiled(name):
        warn(f"The fast twin of {name} is not compiled here. It runs as plain Python, about eighty times slower.")


def journal_in(file: Path) -> journals.Journal:
    """The journal in a file."""
    try:
        return journals.read(file.read_text("utf-8"))
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        fail(f"{file} is not UTF-8 text.")
    except journals.Malformed as error:
        fail(f"{file}, {error}")


def check_writable(path: Path | None) -> None:
    """Fail before the work starts if the file cannot be written after it."""
    if path is None:
        return
    if path.is_dir():
        fail(f"{path} cannot be written: it is a folder.")
    if not path.parent.is_dir():
        fail(f"{path} cannot be written: there is no folder {path.parent}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        fail(f"{path} cannot be written: there is no permission.")


def write(path: Path, text: str, what: str = "journal") -> None:
    """Write a file and print its path."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}.")
    console.print(f"The {what} is in {path}.", style="dim", markup=False)
