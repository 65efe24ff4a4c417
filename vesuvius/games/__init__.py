"""The shelf: all games by name, those that ship with vesuvius and those that ``VESUVIUS_GAMES`` adds.

The variable lists folders, separated as on the PATH. Each is a Python package named after its game, with a ``spec.py``
that holds ``SPEC``. Worker processes and servers inherit the variable.
"""

import os
import sys
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

from vesuvius.contract import AnyGame
from vesuvius.spec import GameSpec

if TYPE_CHECKING:
    from vesuvius.twin_module import TwinModule

BUILT_IN = ("downfall", "pompeji", "lastdays")
VARIABLE = "VESUVIUS_GAMES"


class ShelfError(ValueError):
    """A folder of ``VESUVIUS_GAMES`` cannot be put on the shelf; the message says why."""


def games() -> list[str]:
    """The names of the games on the shelf."""
    return [*BUILT_IN, *_added()]


def spec(name: str) -> GameSpec:
    """The record of a game; a KeyError lists the games on the shelf."""
    if name in BUILT_IN:
        return _read(name, f"{__name__}.{name}")
    if name not in _added():
        raise KeyError(f"no game {name!r} on the shelf; there are: {', '.join(games())}")
    return _added()[name]


def game(name: str, version: int | None = None) -> AnyGame:
    """The rules of a game, by default the current ones; a KeyError lists the games, or the versions it still has."""
    record = spec(name)
    if version is None or version == record.version:
        return cast(AnyGame, import_module(record.rules))
    if version not in record.former:
        known = ", ".join(map(str, sorted({*record.former, record.version})))
        raise KeyError(f"{name} has no rules of version {version}; it has: {known}")
    return cast(AnyGame, import_module(record.former[version]))


def twins() -> list[str]:
    """The names of the games that have a fast twin."""
    return [name for name in games() if spec(name).twin]


def twin(name: str) -> "TwinModule":
    """The module of a game's fast twin; a KeyError lists the games that have one."""
    if name not in twins():
        raise KeyError(f"no fast twin of {name!r}; there are: {', '.join(twins())}")
    return _twin(name, spec(name))


@cache
def _twin(name: str, record: GameSpec) -> "TwinModule":
    """The module of a twin, once it is known to fit the buffers of compiled code."""
    from vesuvius.twin_module import check  # here, because importing the shelf must stay cheap

    module = cast("TwinModule", import_module(record.twin or ""))
    check(name, module, game(name).about()["players"])
    return module


def compiled(name: str) -> bool:
    """Is a game's twin compiled, rather than the plain Python file?"""
    twin(name)
    return not str(sys.modules[spec(name).twin or ""].__file__).endswith(".py")


def folder(name: str) -> Traversable:
    """The folder of a game's package, with its rule books and words."""
    return files(f"{__name__}.{name}" if name in BUILT_IN else spec(name).name)


def _added() -> dict[str, GameSpec]:
    """The records of the games in the folders of ``VESUVIUS_GAMES``."""
    return _read_folders(os.environ.get(VARIABLE, ""))


def _folders(variable: str) -> list[Path]:
    """The folders that the variable lists; adds their parents to ``sys.path``, so that moves and states unpickle."""
    found = [Path(part).resolve() for part in variable.split(os.pathsep) if part.strip()]
    for parent in (str(path.parent) for path in found):
        if parent not in sys.path:
            sys.path.append(parent)
    return found


@cache
def _read_folders(variable: str) -> dict[str, GameSpec]:
    found: dict[str, GameSpec] = {}
    for path in _folders(variable):
        _check_folder(path, {*BUILT_IN, *found})
        found[path.name] = _read(path.name, path.name)
    return found


def _check_folder(path: Path, taken: set[str]) -> None:
    """Refuse a folder that is not a game's package, or whose name is taken."""
    if not path.is_dir():
        raise ShelfError(f"{VARIABLE}: there is no folder {path}")
    if not path.name.isidentifier():
        raise ShelfError(f"{VARIABLE}: {path.name!r} cannot be the name of a game: it is not a Python identifier")
    if path.name in taken:
        raise ShelfError(f"{VARIABLE}: {path} cannot be added: there is already a game {path.name!r}")
    for file in ("__init__.py", "spec.py"):
        if not (path / file).is_file():
            raise ShelfError(f"{VARIABLE}: {path} is not a game: it has no {file}")
    package = find_spec(path.name)
    if package is None or package.origin is None or Path(package.origin).resolve() != path / "__init__.py":
        raise ShelfError(f"{VARIABLE}: {path} cannot be added: Python has another module {path.name!r}")


@cache
def _read(name: str, package: str) -> GameSpec:
    """The record in a package; a ShelfError says what is wrong with it."""
    try:
        found = getattr(import_module(f"{package}.spec"), "SPEC", None)
    except Exception as error:
        raise ShelfError(f"{package}.spec cannot be imported: {type(error).__name__}: {error}") from error
    if not isinstance(found, GameSpec):
        raise ShelfError(f"{package}.spec has no SPEC that is a GameSpec")
    if found.name != name:
        raise ShelfError(f"{package}.spec says that the game is called {found.name!r}, not {name!r}")
    return found


_folders(os.environ.get(VARIABLE, ""))
