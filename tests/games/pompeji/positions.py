"""Positions for the scenarios: a test gives the fields that matter, this module fills in the rest.

A city is drawn row by row, ``plan("Ar Bo Ay", ".  Ag")``, with ``.`` for a gap and ``*`` for a statue; a line of play
is written as in a journal, ``"p1 build Fr 3,0"``, with ``-`` for chance.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from vesuvius.contract import CHANCE, Actor, Illegal, Position, Step
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import Event, State

SEATS: dict[str, Actor] = {"p1": 0, "p2": 1, "p3": 2, "p4": 3, "-": CHANCE}

KINDS, COLOURS = "ABFGHOT", "roygbvw"
VALUES = {k + c: (i + j) % 7 + 1 for i, k in enumerate(KINDS) for j, c in enumerate(COLOURS)}
"""The 49 cards and their values, written down independently of the code (P1)."""

SEVEN_OF_ALL = ("Ar", "Bo", "Fy", "Gg", "Hb", "Ov", "Tw")
"""Seven cards that share neither kind nor colour: a street of them pays for its seventh card alone."""


def plan(*rows: str, west: int = 0, north: int = 0) -> dict[str, str]:
    """A city drawn as text; the first word lies at column ``west``, row ``north``."""
    return {
        f"{west + x},{north + y}": card
        for y, row in enumerate(rows)
        for x, card in enumerate(row.split())
        if card != "."
    }


def position(
    city: Mapping[str, str],
    *hands: str,
    volcanoes: int = 0,
    left: int | None = None,
    discard: Sequence[str] = (),
    keep: str = "",
    **fields: Any,
) -> Position:
    """A position with these hands (``"Ar Go"``). To leave fewer cards in the deck the last unused cards are discarded.

    After the first volcano five cards are left by default. Cards to ``keep`` stay in the deck.
    """
    players = len(hands)
    held = [hand.split() for hand in hands]
    used = {*city.values(), *(card for hand in held for card in hand), *discard}
    free = [card for card in VALUES if card not in used]
    full = len(free) + 2 - volcanoes
    if left is None:
        left = (full, 5, 3)[volcanoes]
    away = [card for card in reversed(free) if card not in keep.split()][: full - left]
    laid = list(city.values()).count("*")
    return {
        "game": "pompeji",
        "players": players,
        "options": {},
        "city": dict(city),
        "hands": held,
        "deck": {"left": left, "volcanoes": volcanoes},
        "discard": [*discard, *away],
        "statues": [0] * laid + [1] * (players - laid),
        "permits": [1] * players,
        "scores": [0] * players,
        "turn": 0,
        "waiting": "turn",
        "interrupted": False,
        "interrupter": None,
        **fields,
    }


def table(city: Mapping[str, str], *hands: str, **fields: Any) -> State:
    """The state of such a position."""
    return game.load(position(city, *hands, **fields))


def play(state: State, line: str) -> Step[State]:
    """One line of a journal."""
    seat, move = line.split(" ", 1)
    return game.play(state, SEATS[seat], move)


def after(state: State, *lines: str) -> State:
    """The state that a line of play leads to."""
    for line in lines:
        state = play(state, line).state
    return state


def events_of(state: State, *lines: str) -> list[Event]:
    """The events of a line of play."""
    events: list[Event] = []
    for line in lines:
        step = play(state, line)
        state = step.state
        events += cast("tuple[Event, ...]", step.events)
    return events


def types(state: State, *lines: str) -> list[str]:
    """The events of a line of play, by type."""
    return [event.type for event in events_of(state, *lines)]


def moves(state: State, name: str) -> list[str]:
    """The notation of every legal move of a seat."""
    return [str(move) for move in game.legal(state, SEATS[name])]


def sorts(state: State, name: str) -> set[str]:
    """The kinds of move a seat may make now."""
    return {move.split()[0] for move in moves(state, name)}


def weights(state: State) -> dict[str, int | None]:
    """The moves of chance with their weights."""
    return {str(move): move.weight for move in game.legal(state, CHANCE)}


def refusal(state: State, line: str) -> Illegal:
    """The reason a move is refused; asserts that ``legal`` does not list it either."""
    with pytest.raises(Illegal) as refused:
        play(state, line)
    name, move = line.split(" ", 1)
    assert move not in moves(state, name)
    return refused.value


def field(state: State, name: str) -> Any:
    """One field of the position."""
    return game.dump(state)[name]
