"""The shelf: the games by name."""

from importlib import import_module
from typing import Any, cast

from vesuvius.contract import AnyGame

SHELF = ("downfall", "pompeji", "lastdays")
TWINS = ("downfall", "pompeji", "lastdays")
"""The games that have a fast twin."""


def games() -> list[str]:
    """The names of the games on the shelf."""
    return list(SHELF)


def game(name: str) -> AnyGame:
    """The game of that name; a KeyError lists the names there are."""
    if name not in SHELF:
        raise KeyError(f"no game {name!r} on the shelf; there are: {', '.join(SHELF)}")
    return cast(AnyGame, import_module(f"{__name__}.{name}"))


def twin(name: str) -> Any:
    """The ``fast`` module of a game: see ``vesuvius/twin.py`` for what it offers."""
    if name not in TWINS:
        raise KeyError(f"no fast twin of {name!r}; there are: {', '.join(TWINS)}")
    return import_module(f"{__name__}.{name}.fast")


def compiled(name: str) -> bool:
    """Is a game's twin the compiled one, or the plain file?"""
    return not str(twin(name).__file__).endswith(".py")
