"""The worked turns of the rule books: their moves are legal in a recorded game, and the captions say what they do."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.test_rule_books import book, captions
from tools.examples import EXAMPLES, written
from vesuvius.games import folder
from vesuvius.games.lastdays.board import CARDS
from vesuvius.games.pompeji.cards import VALUES


def steps(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The steps of a game's worked turns, each with the name of its picture."""
    examples = json.loads(folder(game).joinpath("examples.json").read_text("utf-8"))
    for name, found in examples.items():
        for number, step in enumerate(found, start=1):
            yield f"{name}-{number}", step


def numbers(value: object) -> Iterator[int]:
    """Every number in a value, and the lengths of its ways."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, str):
        yield from (int(digits) for digits in re.findall(r"\d+", value))
    elif isinstance(value, dict):
        yield from (number for part in value.values() for number in numbers(part))
    elif isinstance(value, list):
        yield len(value)
        yield len(value) - 1
        yield sum(part for part in value if isinstance(part, int))
        yield from (number for part in value for number in numbers(part))


def crowds(step: dict[str, Any]) -> object:
    """Downfall: who stood on the squares that the step names."""
    squares = re.findall(r"[A-K][1-7]", json.dumps([step["moves"], step["events"]]))
    return [step["view"]["markers"].get(square, []) for square in squares]


def values(step: dict[str, Any]) -> object:
    """Pompeji: the values of the cards in the streets that score and in the hand, and of the hand together."""
    streets = [card for event in step["events"] for street in event.get("streets", []) for card in street["cards"]]
    return [[VALUES[card] for card in cards if card != "*"] for cards in (streets, step["view"]["hand"])]


def plan(step: dict[str, Any]) -> object:
    """The Last Days: the places where people live, the prices of cards, the steps of a roll."""
    named = [event.get("card") for event in step["events"]]
    prices = {card: {"price": lot.price} for card, lot in CARDS.items() if card in named}
    homes = [place for place in range(1, 58) if f"p{place}" in json.dumps([step["view"]["pawns"], step["events"]])]
    return [list(prices.values()), homes]


FURTHER = {"downfall": crowds, "pompeji": values, "lastdays": plan}
"""Facts of a step that its moves and events do not name."""


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_examples_are_turns_of_recorded_games(game: str) -> None:
    """The rules, replaying the record, come to these positions and events: so the moves are legal."""
    assert folder(game).joinpath("examples.json").read_text("utf-8") == written(game)


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_step_has_its_picture_and_says_what_happens(game: str) -> None:
    """Every number and square of an English caption is in the move, its events or the crowd that it starts from."""
    said = captions(book(game))
    assert [name for name in said if re.search(r"-\d+$", name)] == [name for name, _ in steps(game)]
    for name, step in steps(game):
        known = json.dumps([step["moves"], step["events"]])
        for square in re.findall(r"\b[A-K][1-7]\b", said[name]):
            assert square in known or square in step["view"].get("lava", {}), (name, square)
        facts = set(numbers([step["moves"], step["events"], FURTHER[game](step)]))
        for number in re.findall(r"(?<![A-Z\d])\d[\d,]*(?!\d)", said[name].replace("A.D. 79", "")):
            assert int(number.replace(",", "")) in facts, (name, number)
