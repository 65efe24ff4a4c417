"""The cards of ``cards.json`` as typed constants (P1, P2)."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from vesuvius.frozen import FrozenDict
from vesuvius.jsonable import resource

Card: TypeAlias = str
"""A building by its letters, kind and colour: ``Tr`` is the red temple. Kinds are capitals, colours are not."""

STATUE: Final = "*"
"""A statue that lies in the city: it has neither kind nor colour."""

VOLCANO: Final = "volcano"


_CARDS = resource("vesuvius.games.pompeji", "cards.json")

KINDS: Final[Mapping[str, str]] = FrozenDict(_CARDS["kinds"])
COLOURS: Final[Mapping[str, str]] = FrozenDict(_CARDS["colours"])

VALUES: Final[Mapping[Card, int]] = FrozenDict(
    {kind + colour: _CARDS["values"][kind][colour] for kind in KINDS for colour in COLOURS}
)
"""The value of each of the 49 buildings, by kind and colour."""

CARDS: Final[tuple[Card, ...]] = tuple(VALUES)
ORDER: Final[Mapping[Card, int]] = FrozenDict({card: i for i, card in enumerate(CARDS)})

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


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted by kind and colour, as in a hand."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
