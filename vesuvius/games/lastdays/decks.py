"""The two decks: Vita Romana, with the effects of each card, and Vesuvius."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from vesuvius.contract import Json
from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays.board import PACKAGE, Place
from vesuvius.jsonable import resource

Ash: TypeAlias = Place | Literal["blank", "x2"]
"""What a Vesuvius card shows: the place it destroys, nothing, or x2."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a Vita Romana card does; which fields count depends on ``op``."""

    op: str
    amount: int = 0
    place: Place | None = None
    colour: str | None = None
    kind: str | None = None


@dataclass(frozen=True, slots=True)
class Vita:
    """A card of daily life: its effects are carried out in order (6.1)."""

    card: int
    title: str
    text: str
    effects: tuple[Effect, ...]


def _effect(effect: Mapping[str, Json]) -> Effect:
    fields = dict(effect)
    return Effect(place=fields.pop("to", fields.pop("place", None)), **fields)


_DECKS = resource(PACKAGE, "decks.json")

VITA: Final[Mapping[int, Vita]] = FrozenDict(
    {
        card["card"]: Vita(card["card"], card["title"], card["text"], tuple(map(_effect, card["effects"])))
        for card in _DECKS["vita"]
    }
)

ULTIMATE_DIE: Final = next(card for card, vita in VITA.items() if vita.effects[0].op == "ultimate_die")

_ASHES: Final[Mapping[Ash, int]] = {
    **dict.fromkeys(range(1, _DECKS["vesuvius"]["places"] + 1), 1),
    "blank": _DECKS["vesuvius"]["blank"],
    "x2": _DECKS["vesuvius"]["x2"],
}

VESUVIUS: Final[Mapping[Ash, int]] = FrozenDict(_ASHES)
"""How many of each card the Vesuvius deck holds: the places by number, then blank, then x2."""
