"""The shelf: the games by name."""

from importlib import import_module
from typing import cast

from vesuvius.game import AnyGame

SHELF = ("downfall", "pompeji", "lastdays")


def games() -> list[str]:
    """The names of the games on the shelf."""
    return list(SHELF)


def game(name: str) -> AnyGame:
    """The game of that name; a KeyError lists the names there are."""
    if name not in SHELF:
        raise KeyError(f"no game {name!r} on the shelf; there are: {', '.join(SHELF)}")
    return cast(AnyGame, import_module(f"{__name__}.{name}"))
