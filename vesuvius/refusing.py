"""Why the rules refuse a move: a code and its parameters, and the English sentence that is made from them.

The sentences are in ``refusals/LANGUAGE.json`` in a game's package, and in this one those that all games share. The
client reads the same files. A message is a text with holes, or its plural forms by name, chosen by ``n``.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from vesuvius.frozen import FrozenDict

Params: TypeAlias = Mapping[str, str | int]
"""What a refusal speaks of, by name, as codes and numbers: each language has its own names for them."""

Caller: TypeAlias = Callable[[Any], str]
"""How a terminal calls a parameter: Any, because each takes the values of its own parameter."""


class Illegal(ValueError):
    """The rules refuse a move: a sentence for the player, and the number of the rule where there is one. ``code`` and
    ``params`` say why as data, for sentences in other languages."""

    def __init__(
        self, sentence: str, rule: str | None = None, code: str = "illegal", params: Params | None = None
    ) -> None:
        super().__init__(sentence)
        self.rule = rule
        self.code = code
        self.params: Params = params or {}


@dataclass(frozen=True, slots=True)
class Refusals:
    """The refusals of a game, and those that all games share."""

    package: str
    called: Mapping[str, Caller] = field(default_factory=lambda: FrozenDict[str, Caller]())
    """How the terminal calls a parameter, by its name, where that is not simply its value."""

    def __call__(
        self,
        code: str,
        rule: str | None = None,
        *,
        typed: str = "",
        names: Mapping[str, str] | None = None,
        **params: str | int,
    ) -> Illegal:
        """The refusal with that code. ``typed`` is a further sentence for people who type their moves; ``names`` has
        what a terminal calls the parameters whose names depend on the position."""
        words = {name: self.called[name](value) if name in self.called else value for name, value in params.items()}
        sentence = fill(sentences(self.package)[code], {**words, **(names or {})})
        if self.called:  # a sentence may begin with a name
            sentence = sentence[:1].upper() + sentence[1:]
        return Illegal(f"{sentence} {typed}" if typed else sentence, rule, code, params)


def fill(message: str | Mapping[str, str], params: Params) -> str:
    """The text of an English message: its plural form for ``n``, ``zero`` if it has one, with the holes filled."""
    if isinstance(message, str):
        return message.format_map(params)
    form = {0: "zero", 1: "one"}.get(params.get("n"), "other")  # type: ignore[arg-type]
    return message.get(form, message["other"]).format_map(params)


@cache
def sentences(package: str) -> Mapping[str, str | Mapping[str, str]]:
    """The messages of a package in English, by code, and those that all games share."""
    own: dict[str, str | Mapping[str, str]] = json.loads(
        files(package).joinpath("refusals", "en.json").read_text("utf-8")
    )
    return own if package == SHARED.package else {**sentences(SHARED.package), **own}


SHARED: Final = Refusals("vesuvius")
"""The refusals that all games share."""
