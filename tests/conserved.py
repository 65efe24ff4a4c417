"""What a game never makes or loses: counted from a position and the story so far, equal at every moment of a game."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from vesuvius.contract import Event, Position
from vesuvius.games.lastdays.board import CARDS, PEOPLE


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


def _pompeji(position: Position, story: Sequence[Event]) -> Any:
    """The cards, wherever they lie; each seat's statue and permits, used or not; the points, paid or still owed."""
    seats = range(position["players"])
    laid = Counter(event["seat"] for event in story if event["type"] == "raised")
    used = Counter(event["seat"] for event in story if event["type"] == "interrupted")
    earned, held = [0 for _ in seats], [0 for _ in seats]
    for event in story:
        if event["type"] in ("built", "raised"):
            earned[event["seat"]] += event["points"]
        if event["type"] == "ended":
            held = event["minus"]
    cards = len(position["city"]) - laid.total() + sum(map(len, position["hands"])) + len(position["discard"])
    return (
        cards + position["deck"]["left"] + position["deck"]["volcanoes"],
        list(position["city"].values()).count("*") - laid.total(),
        [position["statues"][seat] + laid[seat] for seat in seats],
        [position["permits"][seat] + used[seat] for seat in seats],
        [position["scores"][seat] + held[seat] - earned[seat] for seat in seats],
    )


def _lastdays(position: Position, story: Sequence[Event]) -> Any:
    """The people and buildings, wherever they are; each seat's money, with all that the story says came and went."""
    held = [card for cards in position["cards"] for card in cards]
    gone = [*(card for cards in position["saved"] for card in cards), *position["perished"]]
    assert not set(held) & set(gone), "nobody is owned and saved or dead"
    assert set(map(int, position["housed"])) <= set(held), "only clients live in a house"
    cards = Counter([*(card for card in CARDS if card not in held and card not in gone), *held, *gone])
    purses = list(position["money"])
    for event in story:
        match event["type"]:
            case "bought":
                purses[event["seat"]] += event["amount"]
            case "sold" | "received":
                purses[event["seat"]] -= event["amount"]
            case "traded":
                purses[event["seat"]] += event["pay"] - event["get"]
                purses[event["to"]] += event["get"] - event["pay"]
            case "paid":
                purses[event["seat"]] += event["amount"]
                if event["to"] is not None:
                    purses[event["to"]] -= event["amount"]
            case _:
                pass
    kinds = Counter("people" if card in PEOPLE else "buildings" for card in cards.elements())
    return kinds, max(cards.values()), purses


COUNT: dict[str, Callable[[Position, Sequence[Event]], Any]] = {
    "downfall": _downfall,
    "pompeji": _pompeji,
    "lastdays": _lastdays,
}
