"""The cards of ``cards.json`` as typed constants (P1, P2)."""

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from vesuvius.contract import Illegal

Card: TypeAlias = str
"""A building by its letters, kind and colour: ``Tr`` is the red temple. Kinds are capitals, colours are not."""

STATUE: Final = "*"
"""A statue that lies in the city: it has neither kind nor colour."""

VOLCANO: Final = "volcano"


def _read() -> dict[str, Any]:
    cards: dict[str, Any] = json.loads(files("vesuvius.games.pompeji").joinpath("cards.json").read_text("utf-8"))
    return cards


_CARDS = _read()

KINDS: Final[Mapping[str, str]] = MappingProxyType(_CARDS["kinds"])
COLOURS: Final[Mapping[str, str]] = MappingProxyType(_CARDS["colours"])

VALUES: Final[Mapping[Card, int]] = MappingProxyType(
    {kind + colour: _CARDS["values"][kind][colour] for kind in KINDS for colour in COLOURS}
)
"""What each of the 49 buildings shows, by kind and colour."""

CARDS: Final[tuple[Card, ...]] = tuple(VALUES)
ORDER: Final[Mapping[Card, int]] = MappingProxyType({card: i for i, card in enumerate(CARDS)})

STATUE_VALUE: Final[int] = _CARDS["statue"]
VOLCANOES: Final[int] = _CARDS["volcanoes"]
HAND: Final[int] = _CARDS["hand"]
"""How many cards each player is dealt (P3)."""
PILE: Final[int] = _CARDS["pile"]
"""How many buildings each volcano is shuffled into (P3)."""
SIDE: Final[int] = _CARDS["side"]
"""The most columns, and the most rows, that the city may have (P7)."""
SEVENTH: Final[int] = _CARDS["seventh"]
"""What the card that completes a street of seven earns (P10)."""


def check_card(card: str) -> None:
    """Refuse what is no building."""
    if card not in ORDER:
        raise Illegal(f"{card!r} is no card: a card is a kind and a colour, {CARDS[0]} to {CARDS[-1]}.", "P1")


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by kind and colour, as a hand is held."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
