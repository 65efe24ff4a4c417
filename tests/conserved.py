"""What a game never makes or loses: counted from a position and the story so far, equal at every moment of a game."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from vesuvius.game import Event, Position


def conserved(name: str, position: Position, story: Sequence[Event]) -> Any:
    """The things of a game, counted."""
    return COUNT[name](position, story)


def _downfall(position: Position, story: Sequence[Event]) -> Any:
    """Tiles, number cards in play, and each seat's markers; those never placed lie in the box after the eruption."""
    seats = range(position["players"])
    tiles = len(position["lava"]) + sum(position["bag"].values()) + sum(position["aside"].values())
    tiles += position["tile"] is not None

    boxed = next((event["boxed"] for event in story if event["type"] == "erupted"), [0 for _ in seats])
    settled = [sum(crowd[seat] for crowd in position["markers"].values()) for seat in seats]
    piles = zip(boxed, settled, position["supply"], position["saved"], position["volcano"], strict=True)

    deck, mayfair = position["deck"], position["options"].get("edition") == "mayfair"
    numbers = deck["left"] - deck["omens"] - (2 if mayfair and not deck["ad79"] else 1 if deck["ad79"] < 2 else 0)
    seen: Counter[int] = Counter(position["discard"])
    for hand in position["hands"]:
        seen.update(hand)
    undealt = 4 * len(seats) - seen.total() if position["phase"] == "deal" else 0
    return tiles, list(map(sum, piles)), numbers + seen.total() + undealt


COUNT: dict[str, Callable[[Position, Sequence[Event]], Any]] = {"downfall": _downfall}
