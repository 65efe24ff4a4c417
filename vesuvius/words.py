"""The languages, and the words and rule books of each game in them.

A game's words are in ``words/LANGUAGE.json`` in its package. A value is a message, or its plural forms by name, as in
``Intl.PluralRules``. The words that all games share are in the client. Its rule books are ``RULES.md`` in English and
``RULES.LANGUAGE.md``.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from vesuvius.games import folder

Message: TypeAlias = str | dict[str, str]

ENGLISH: Final = "en"
"""The language that is used where another one has no word."""

LANGUAGES: Final[Mapping[str, str]] = json.loads(files("vesuvius").joinpath("languages.json").read_text("utf-8"))
"""The languages by code, each named in itself."""


def words(game: str, language: str = ENGLISH) -> dict[str, Message]:
    """The words of a game, in English where the language, or a word in it, is missing."""
    own = catalogue(game, language) if language in LANGUAGES else {}
    return {**catalogue(game, ENGLISH), **own}


def rule_book(game: str, language: str = ENGLISH) -> str | None:
    """The rules of a game as Markdown; None if it has none in that language."""
    if language not in LANGUAGES:
        return None
    book = folder(game).joinpath("RULES.md" if language == ENGLISH else f"RULES.{language}.md")
    return book.read_text("utf-8") if book.is_file() else None


@cache
def catalogue(game: str, language: str) -> Mapping[str, Message]:
    """The words in a game's file for one language; empty if there is no such file."""
    file = folder(game).joinpath("words", f"{language}.json")
    found: dict[str, Message] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
