"""A bot of one's own: a class in a file, named ``mybot.py:Cautious`` wherever a bot's name is asked for."""

import sys
from functools import lru_cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from vesuvius.bots.bot import Bot

OWN = "vesuvius_own_"
"""What the names of modules begin with that bots of one's own are in."""

POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD, Parameter.VAR_POSITIONAL)


def is_custom(name: str) -> bool:
    """Is it the name of a class in a file, rather than of a bot on the shelf?"""
    return name.rpartition(":")[0].endswith(".py")


def absolute(name: str) -> str:
    """The same bot by a name that holds in any folder."""
    path, _, kind = name.rpartition(":")
    return f"{Path(path).resolve()}:{kind}"


def fingerprint(name: str) -> str:
    """Changes when the file does."""
    return sha256(Path(name.rpartition(":")[0]).read_bytes()).hexdigest()[:16]


def custom_class(name: str) -> Any:
    """The class in the file; a KeyError says what is missing."""
    path, _, kind = name.rpartition(":")
    if not Path(path).is_file():
        raise KeyError(f"no bot {name!r}: there is no file {path}")
    try:
        module = _module(str(Path(path).resolve()))
    except (Exception, SystemExit) as error:
        raise KeyError(f"no bot {name!r}: {path} cannot be run: {type(error).__name__}: {error}") from error
    made = getattr(module, kind, None)
    if not isinstance(made, type):
        raise KeyError(f"no bot {name!r}: {path} has no class {kind or 'named there'}")
    for method in ("choose", "react"):
        if not callable(getattr(made, method, None)):
            raise KeyError(f"no bot {name!r}: {kind} has no method {method}")
    return made


def custom_bot(name: str, rng: Random) -> Bot:
    """One for a seat: it gets the luck it may use if its class takes an argument."""
    made = custom_class(name)
    takes_luck = any(parameter.kind in POSITIONAL for parameter in signature(made).parameters.values())
    bot: Bot = made(rng) if takes_luck else made()
    return bot


@lru_cache(maxsize=64)
def _module(path: str) -> ModuleType:
    """Run a file once; it may import its neighbours."""
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    name = f"{OWN}{sha256(path.encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses and pickles look for it
    spec.loader.exec_module(module)
    return module
