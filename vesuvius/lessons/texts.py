"""The texts of lessons, by key, in each language: a game's own, and those that all games share."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from vesuvius.games import folder
from vesuvius.words import ENGLISH, LANGUAGES


def texts(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The texts of a game's lessons, in English where the language, or a text in it, is missing."""
    found: dict[str, str] = {}
    for tag in dict.fromkeys((ENGLISH, language if language in LANGUAGES else ENGLISH)):
        found |= {**shared(tag), **own(game, tag)}
    return found


@cache
def shared(language: str) -> Mapping[str, str]:
    """What all lessons say, in one language."""
    return _read(files("vesuvius.lessons").joinpath("words", f"{language}.json"))


@cache
def own(game: str, language: str) -> Mapping[str, str]:
    """The texts in a game's file for one language; empty if there is no such file."""
    return _read(folder(game).joinpath("lessons", "words", f"{language}.json"))


def _read(file: Traversable) -> dict[str, str]:
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
