"""Custom bots: a class in a user's file, named ``mybot.py:Cautious`` wherever a bot's name is expected."""

import sys
from functools import lru_cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from random import Random
from types import ModuleType

from vesuvius.bots.bot import Bot

MODULE_PREFIX = "vesuvius_custom_"
"""Prefix for the names of the modules that contain custom bots."""

POSITIONAL = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD, Parameter.VAR_POSITIONAL)


def is_custom(name: str) -> bool:
    """Whether the name is that of a custom bot."""
    return name.rpartition(":")[0].endswith(".py")


def absolute(name: str) -> str:
    """The bot's name with an absolute path, valid in any working directory."""
    path, _, kind = name.rpartition(":")
    return f"{Path(path).resolve()}:{kind}"


def fingerprint(name: str) -> str:
    """A hash of the bot's file."""
    return sha256(Path(name.rpartition(":")[0]).read_bytes()).hexdigest()[:16]


def custom_class(name: str) -> type:
    """The class of a custom bot; a KeyError says what is missing."""
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
    """Make a custom bot; it gets the random number generator if its class takes an argument."""
    made = custom_class(name)
    takes_rng = any(parameter.kind in POSITIONAL for parameter in signature(made).parameters.values())
    bot: Bot = made(rng) if takes_rng else made()
    return bot


@lru_cache(maxsize=64)
def _module(path: str) -> ModuleType:
    """Import a file once; it may import modules from its own folder."""
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    name = f"{MODULE_PREFIX}{sha256(path.encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look it up there
    spec.loader.exec_module(module)
    return module
