"""Why one move is better than another, in words: the terms of a game's hand-written value in which the two differ most.

A game's record names a module with ``terms`` (see :class:`Explaining`). A term is a part of the value of a move: a
code, an amount, and the parameters of its sentence. The sentences are in ``reasons/LANGUAGE.json`` in the game's
package, and in this one those that all games share; the client reads the same files. Where the terms do not explain
the difference, only what the search found is said: a reason is never invented.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Final, Protocol, TypeAlias

from vesuvius.contract import AnyMove, AnyView
from vesuvius.games import folder, spec
from vesuvius.refusing import Caller, Params, fill
from vesuvius.spec import resolve

MOST: Final = 2
"""The most terms that are named."""

SHARE: Final = 0.3
"""A term that is named makes up at least this share of all that speaks for the better move."""

Message: TypeAlias = str | Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is better, as data: each language has a sentence for the code."""

    code: str
    params: Params

    def as_json(self) -> dict[str, str | int]:
        return {"code": self.code, **self.params}


SEARCHED: Final = Reason("searched", {})
"""What is said where no term explains the difference: the search found it."""


@dataclass(frozen=True, slots=True)
class Term:
    """A part of the hand-written value of a move."""

    code: str
    amount: float
    """What it adds to the value of the move. The unit is the game's own: a difference of 1 is worth a sentence."""
    params: Params
    fact: float
    """What the sentence says, as a number: the more, the better for the seat. A term is named only if the better move
    has more of it, so that the sentence is true."""


ONLY: Final = "nudge_only"
"""The nudge where there is no choice."""

OPEN: Final = "nudge_open"
"""The nudge where the search alone explains the best move."""


class Explaining(Protocol):
    """The module that names the terms of a game's moves."""

    CALLED: Mapping[str, Caller]
    """How the terminal calls a parameter, by its name, where that is not simply its value."""

    NUDGES: Mapping[str, Sequence[str]]
    """The codes of the reasons by what they should make a player think of: each key is the code of a nudge."""

    def terms(self, view: AnyView, move: AnyMove | None) -> Sequence[Term]:
        """The terms of a legal move of the view's seat; None is not acting out of turn. Each code occurs once, and what
        a view hides changes nothing."""
        ...


def reasons(view: AnyView, better: AnyMove | None, other: AnyMove | None) -> tuple[Reason, ...]:
    """Why one move is better than another in the eyes of the view's seat: one or two reasons, the weightiest first.

    A reason has the parameters of the better move's term, and those of the other's with ``other_`` before their names.
    """
    module = explaining(view.game)
    if module is None:
        return (SEARCHED,)
    found = compare(module.terms(view, better), module.terms(view, other))
    texts = catalogue(view.game)
    return tuple(one for one in found if holes(texts[one.code]) <= one.params.keys()) or (SEARCHED,)


def compare(better: Sequence[Term], other: Sequence[Term]) -> tuple[Reason, ...]:
    """The terms that speak most for the better move; empty if all terms together do not speak for it, or if one of the
    moves has none."""
    if not better or not other:
        return ()
    mine, theirs = {term.code: term for term in better}, {term.code: term for term in other}
    gaps = {code: _amount(mine, code) - _amount(theirs, code) for code in {**mine, **theirs}}
    if sum(gaps.values()) < 1.0:
        return ()
    least = max(1.0, SHARE * sum(gap for gap in gaps.values() if gap > 0))
    weightiest = sorted(gaps, key=lambda code: -gaps[code])[:MOST]
    return tuple(
        Reason(code, _params(mine[code], theirs.get(code)))
        for code in weightiest
        if gaps[code] >= least and code in mine and (code not in theirs or mine[code].fact > theirs[code].fact)
    )


def _amount(terms: Mapping[str, Term], code: str) -> float:
    return terms[code].amount if code in terms else 0.0


def _params(mine: Term, other: Term | None) -> Params:
    return {**mine.params, **{f"other_{name}": value for name, value in (other.params if other else {}).items()}}


def nudge(game: str, found: Sequence[Reason]) -> str:
    """The code of a sentence that says what to think of, without what the reasons say."""
    module = explaining(game)
    codes = [reason.code for reason in found]
    if module is None:
        return OPEN
    return next((key for code in codes for key, those in module.NUDGES.items() if code in those), OPEN)


def nudged(code: str, game: str) -> str:
    """A nudge in English."""
    return fill(catalogue(game)[code], {})


def sentence(reason: Reason, game: str, names: Sequence[str] = ()) -> str:
    """A reason in English. ``names`` are what the seats are called, in order."""
    module = explaining(game)
    called = module.CALLED if module else {}
    words: dict[str, str | int] = {}
    for name, value in reason.params.items():
        plain = name.removeprefix("other_")
        if plain == "who" and isinstance(value, int) and value < len(names):
            words[name] = names[value]
        else:
            words[name] = called[plain](value) if plain in called else value
    text = fill(catalogue(game)[reason.code], words)
    return text[:1].upper() + text[1:]


def explaining(game: str) -> Explaining | None:
    """The module that names the terms of a game; None if it has none."""
    reference = spec(game).reasons
    if reference is None:
        return None
    found: Explaining = resolve(reference)
    return found


def holes(message: Message) -> set[str]:
    """The parameters that a sentence names, over all its plural forms."""
    texts = [message] if isinstance(message, str) else message.values()
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}


@cache
def catalogue(game: str | None, language: str = "en") -> Mapping[str, Message]:
    """The sentences of a game's reasons by code, and those that all games share; None for the shared ones alone."""
    found: dict[str, Message] = json.loads(files("vesuvius").joinpath("reasons", f"{language}.json").read_text("utf-8"))
    if game is not None and (file := folder(game).joinpath("reasons", f"{language}.json")).is_file():
        found |= json.loads(file.read_text("utf-8"))
    return found
