"""Quantities a game conserves, counted from a position and the story so far: equal at every moment of a game."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from vesuvius.contract import BaseEvent, Position
from vesuvius.games.downfall.events import VesuviusErupted
from vesuvius.games.lastdays.board import CARDS, PEOPLE
from vesuvius.games.lastdays.events import CardBought, CardSold, MoneyPaid, MoneyReceived, Traded
from vesuvius.games.pompeji import events as pompeji


def conserved(name: str, position: Position, story: Sequence[BaseEvent]) -> Any:
    """The conserved counts of a game; empty for a game without a counter."""
    return COUNT[name](position, story) if name in COUNT else None


def _downfall(position: Position, story: Sequence[BaseEvent]) -> Any:
    """Tiles, number cards in play, and each seat's markers; markers never placed go into the box at the eruption."""
    seats = range(position["players"])
    tiles = len(position["lava"]) + sum(position["bag"].values()) + sum(position["aside"].values())
    tiles += position["tile"] is not None

    boxed = next((event.boxed for event in story if isinstance(event, VesuviusErupted)), [0 for _ in seats])
    settled = [sum(crowd[seat] for crowd in position["markers"].values()) for seat in seats]
    piles = zip(boxed, settled, position["supply"], position["saved"], position["volcano"], strict=True)

    deck, mayfair = position["deck"], position["options"].get("edition") == "mayfair"
    numbers = deck["left"] - deck["omens"] - (2 if mayfair and not deck["ad79"] else 1 if deck["ad79"] < 2 else 0)
    seen: Counter[int] = Counter(position["discard"])
    for hand in position["hands"]:
        seen.update(hand)
    undealt = 4 * len(seats) - seen.total() if position["phase"] == "deal" else 0
    return tiles, list(map(sum, piles)), numbers + seen.total() + undealt


def _pompeji(position: Position, story: Sequence[BaseEvent]) -> Any:
    """The cards, wherever they lie; each seat's statue and permits, used or not; the points, paid or still owed."""
    seats = range(position["players"])
    laid = Counter(event.seat for event in story if isinstance(event, pompeji.StatueRaised))
    used = Counter(event.seat for event in story if isinstance(event, pompeji.TurnInterrupted))
    earned, held = [0 for _ in seats], [0 for _ in seats]
    for event in story:
        match event:
            case pompeji.CardBuilt(seat=seat, points=points) | pompeji.StatueRaised(seat=seat, points=points):
                earned[seat] += points
            case pompeji.GameEnded(minus=minus):
                held = list(minus)
            case _:
                pass
    cards = len(position["city"]) - laid.total() + sum(map(len, position["hands"])) + len(position["discard"])
    return (
        cards + position["deck"]["left"] + position["deck"]["volcanoes"],
        list(position["city"].values()).count("*") - laid.total(),
        [position["statues"][seat] + laid[seat] for seat in seats],
        [position["permits"][seat] + used[seat] for seat in seats],
        [position["scores"][seat] + held[seat] - earned[seat] for seat in seats],
    )


def _lastdays(position: Position, story: Sequence[BaseEvent]) -> Any:
    """People and buildings, wherever they are; each seat's money, corrected by all payments in the story."""
    held = [card for cards in position["cards"] for card in cards]
    gone = [*(card for cards in position["saved"] for card in cards), *position["perished"]]
    assert not set(held) & set(gone), "no card is both owned and saved or dead"
    assert set(map(int, position["housed"])) <= set(held), "only owned cards live in a house"
    cards = Counter([*(card for card in CARDS if card not in held and card not in gone), *held, *gone])
    purses = list(position["money"])
    for event in story:
        match event:
            case CardBought():
                purses[event.seat] += event.amount
            case CardSold() | MoneyReceived():
                purses[event.seat] -= event.amount
            case Traded():
                purses[event.seat] += event.pay - event.get
                purses[event.to] += event.get - event.pay
            case MoneyPaid():
                purses[event.seat] += event.amount
                if event.to is not None:
                    purses[event.to] -= event.amount
            case _:
                pass
    kinds = Counter("people" if card in PEOPLE else "buildings" for card in cards.elements())
    return kinds, max(cards.values()), purses


COUNT: dict[str, Callable[[Position, Sequence[BaseEvent]], Any]] = {
    "downfall": _downfall,
    "pompeji": _pompeji,
    "lastdays": _lastdays,
}
