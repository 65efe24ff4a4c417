"""What the commands have in common: how they ask, what they refuse, and where they speak."""

import json
import os
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from vesuvius.bots import SEARCHERS, card
from vesuvius.contract import AnyGame, Json
from vesuvius.games import SHELF, TWINS, compiled

console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(help="downfall, pompeji or lastdays: see `vesuvius games`")]
Given = Annotated[list[str], typer.Option("--option", "-o", help="an option of the game, name=value")]


def fail(sentence: str) -> NoReturn:
    """One sentence on the error stream, and exit code 2."""
    Console(stderr=True, highlight=False).print(sentence, style="red", markup=False)
    raise typer.Exit(2)


def warn(sentence: str) -> None:
    """One sentence on the error stream."""
    Console(stderr=True, highlight=False).print(sentence, style="yellow", markup=False)


def on_the_shelf(name: str) -> str:
    """The name of a game that there is."""
    if name not in SHELF:
        fail(f"There is no game {name!r} on the shelf; there are: {', '.join(SHELF)}.")
    return name


def bots_named(names: str, name: str) -> list[str]:
    """Bots of a game, as ``citizen,mybot.py:Class``."""
    chosen = [part.strip() for part in names.split(",")] if names.strip() else []
    if not all(chosen):
        fail(f"Bots are named one after the other, as citizen,novice; not {names!r}.")
    try:
        cards = [card(one, name) for one in chosen]
    except KeyError as error:
        fail(f"There is {error.args[0]}.")
    if any(one.name in SEARCHERS for one in cards):
        say_if_plain(name)
    return chosen


def options_given(rules: AnyGame, given: list[str]) -> dict[str, Json]:
    """Options as ``name=value``; values are JSON, or plain words."""
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
    """Is the game for so many?"""
    counts = rules.about()["players"]
    if players not in counts:
        fail(f"{rules.about()['title']} is for {counts[0]} to {counts[-1]} players, not {players}.")


def say_if_plain(name: str) -> None:
    """Once, at the start of a command that searches: is the twin slow for want of a compiler?"""
    if name in TWINS and not compiled(name):
        warn(f"The fast twin of {name} is not compiled here and runs as plain Python, some eighty times slower.")


def check_writable(path: Path | None) -> None:
    """Said before the work, not after it: no file can be written there."""
    if path is None:
        return
    if path.is_dir():
        fail(f"{path} cannot be written: it is a folder.")
    if not path.parent.is_dir():
        fail(f"{path} cannot be written: there is no folder {path.parent}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        fail(f"{path} cannot be written: there is no permission.")


def write(path: Path, text: str, what: str = "journal") -> None:
    """Write a file, and say where it is."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror}.")
    console.print(f"The {what} is in {path}.", style="dim", markup=False)
