"""Positions for the scenarios: a test gives the fields that matter, this module fills in the rest.

People are written as on the board, ``{"C3": (RED, BLACK)}``; a line of play as in a journal, ``"red play 3 C3"``, with
``-`` for chance.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any, TypeVar

import pytest

import vesuvius
from vesuvius import CHANCE, Illegal, Step
from vesuvius.contract import Actor, BaseEvent, Position

game = vesuvius.game("downfall")

RED, BLACK, YELLOW, BLUE = range(4)
SEATS: dict[str, Actor] = {"red": RED, "black": BLACK, "yellow": YELLOW, "blue": BLUE, "-": CHANCE}

GREY = ("1", "4a", "4b", "8a", "8b")
PURPLE = ("2", "3a", "3b", "5", "7")
TURQUOISE = ("6a", "6b", "9")
BROWN = ("10a", "10b", "11a", "11b")
NEUTRAL = tuple(f"n{i}" for i in range(1, 14))

SPACES: dict[str, dict[str, int]] = {
    "1": {"A2": 2, "B2": 2},
    "2": {"E1": 2, "E2": 2},
    "3a": {"C3": 3},
    "3b": {"D3": 2},
    "4a": {"F3": 3},
    "4b": {"G3": 4},
    "5": {"I3": 4},
    "6a": {"C4": 2, "C5": 1},
    "6b": {"D4": 2, "D5": 2},
    "7": {"F5": 3},
    "8a": {"G4": 3},
    "8b": {"G5": 2},
    "9": {"E6": 4},
    "10a": {"F6": 3},
    "10b": {"F7": 2},
    "11a": {"I6": 1, "I7": 1},
    "11b": {"K6": 2, "K7": 1},
    "n1": {"B1": 1},
    "n2": {"G1": 2},
    "n3": {"D2": 3},
    "n4": {"H2": 2},
    "n5": {"A3": 2},
    "n6": {"E3": 2},
    "n7": {"B4": 3},
    "n8": {"H4": 3},
    "n9": {"J4": 2},
    "n10": {"K4": 1},
    "n11": {"B6": 2},
    "n12": {"D6": 2},
    "n13": {"H6": 2},
}
"""The circles of every building, square by square, as printed."""

CARDS = {1: 4, 2: 4, 3: 5, 4: 7, 5: 4, 6: 7, 7: 3, 8: 5, 9: 4, 10: 5, 11: 5}
TILES = {"vase": 7, "helmet": 7, "mask": 7, "scroll": 8, "column": 8, "coin": 8}
VENTS = {"coin": "C2", "scroll": "H1", "vase": "K3", "column": "E4", "mask": "D7", "helmet": "J7"}
SIX_VENTS = {square: symbol for symbol, square in VENTS.items()}
GATES = {
    "A1": "Porta Ercolano",
    "F1": "Porta Vesuvio",
    "J2": "Porta di Nola",
    "A5": "Porta Marina",
    "K5": "Porta di Sarno",
    "G7": "Porta di Stabia",
    "I7": "Porta di Nocera",
}
OUTSIDE = ("I1", "J1", "K1", "K2", "A7", "B7", "C7")
SQUARES = tuple(f"{column}{row}" for row in range(1, 8) for column in "ABCDEFGHIJK" if f"{column}{row}" not in OUTSIDE)

SETTLING: dict[str, Any] = {
    "game": "downfall",
    "players": 4,
    "options": {},
    "phase": "settling",
    "turn": 0,
    "waiting": "play",
    "hands": [[3, 3, 6, 9], [1, 2, 4, 4], [5, 6, 8, 11], [7, 9, 10, 10]],
    "discard": [3, 5],
    "deck": {"left": 39, "omens": 7, "ad79": 0},
    "supply": [24, 24, 25, 25],
    "markers": {"C3": [1, 0, 0, 0], "I3": [0, 1, 0, 0]},
    "saved": [0, 0, 0, 0],
    "volcano": [0, 0, 0, 0],
    "lava": {},
    "bag": {"vase": 7, "helmet": 7, "mask": 7, "scroll": 8, "column": 8, "coin": 8},
    "tile": None,
    "aside": {},
    "pending": {},
}
"""Red's turn to play, each of red and black having placed one marker."""

AFTER_AD79 = SETTLING | {"deck": {"left": 30, "omens": 7, "ad79": 1}, "hands": [[3], [1, 4], [5, 8], [7, 9]]}
"""Later, and red may have played a card already."""

FLIGHT: dict[str, Any] = {
    "game": "downfall",
    "players": 3,
    "phase": "flight",
    "turn": 1,
    "waiting": "run",
    "markers": {"E3": [0, 1, 0], "A5": [2, 1, 0]},
    "lava": {"C2": "coin", "D7": "mask"},
    "pending": {"left": 1, "moved": "E3"},
}
"""Black has made a first move to E3 with a marker from a crowd."""

Kind = TypeVar("Kind", bound=BaseEvent)
People = Mapping[str, Sequence[int]]
State = Any


def full(*buildings: str, by: Sequence[int] = (BLACK,)) -> dict[str, tuple[int, ...]]:
    """Those buildings with a marker on every circle, the owners taking turns."""
    owners = cycle(by)
    return {
        square: tuple(next(owners) for _ in range(count))
        for building in buildings
        for square, count in SPACES[building].items()
    }


def all_but(*buildings: str) -> list[str]:
    """Every other building of the city."""
    return [building for building in SPACES if building not in buildings]


def circles(*buildings: str) -> set[str]:
    """The squares on which those buildings have circles."""
    return {square for building in buildings for square in SPACES[building]}


def counts_per_seat(people: People, players: int) -> dict[str, list[int]]:
    """People as a position writes them: per square one count per seat."""
    return {square: [list(crowd).count(seat) for seat in range(players)] for square, crowd in people.items()}


def settling(
    people: People | None = None,
    *,
    hand: Sequence[int] = (4, 6),
    hands: Mapping[int, Sequence[int]] | None = None,
    players: int = 2,
    turn: int = RED,
    waiting: str = "play",
    ad79: int = 1,
    left: int | None = None,
    omens: int = 7,
    **fields: Any,
) -> State:
    """The first phase, by default after the first A.D. 79: the player to move holds ``hand``, the others 4 and 6."""
    held: dict[int, Sequence[int]] = {seat: [4, 6] for seat in range(players)}
    held |= {turn: hand, **(hands or {})}
    return game.load(
        {
            "game": "downfall",
            "players": players,
            "phase": "settling",
            "turn": turn,
            "waiting": waiting,
            "hands": [sorted(held[seat]) for seat in range(players)],
            "deck": {"left": (33 if ad79 else 41) if left is None else left, "omens": omens, "ad79": ad79},
            "markers": counts_per_seat(people or {}, players),
            **fields,
        }
    )


def fleeing(
    people: People | None = None,
    *,
    players: int = 2,
    turn: int = RED,
    waiting: str = "run",
    phase: str = "flight",
    **fields: Any,
) -> State:
    """The second phase: by default the player to move has laid a tile and is about to make the first move."""
    return game.load(
        {
            "game": "downfall",
            "players": players,
            "phase": phase,
            "turn": turn,
            "waiting": waiting,
            "markers": counts_per_seat(people or {}, players),
            **fields,
        }
    )


def lava_in_hand(tile: str, people: People | None = None, **fields: Any) -> State:
    """The second phase: the player to move has drawn that tile and is about to lay it."""
    return fleeing(people, waiting="lava", tile=tile, **fields)


def eruption(people: People | None = None, *, waiting: str = "tile", **fields: Any) -> State:
    """The lava comes: tiles are laid until there are six; no marker runs yet."""
    return fleeing(people, phase="eruption", waiting=waiting, **fields)


def play(state: State, line: str) -> Step[State]:
    """One move as a journal writes it: ``red play 3 C3``, ``- draw omen``."""
    who, move = line.split(" ", 1)
    return game.play(state, SEATS[who], move)


def after(state: State, *lines: str) -> State:
    """The state after a line of play."""
    for line in lines:
        state = play(state, line).state
    return state


def mover(state: State) -> Actor:
    """The seat to move, or chance, while the game is not over."""
    actor = game.turn(state)
    assert actor is not None, "the game is over"
    return actor


def moves(state: State, seat: Actor | None = None) -> set[str]:
    """The notation of every legal move of a seat, by default of the one to move."""
    return {str(move) for move in game.legal(state, mover(state) if seat is None else seat)}


def weights(state: State) -> dict[str, int | None]:
    """The moves of chance, and their weights."""
    return {str(move): move.weight for move in game.legal(state, CHANCE)}


def refusal(state: State, line: str) -> Illegal:
    """The refusal of a move: a sentence for the player, while the state stays as it was."""
    before = game.dump(state)
    with pytest.raises(Illegal) as caught:
        play(state, line)
    assert " " in str(caught.value), "a refusal is a sentence"
    assert game.dump(state) == before
    return caught.value


def people(state: State) -> dict[str, tuple[int, ...]]:
    """The markers on each square: the inverse of ``counts_per_seat``."""
    markers: dict[str, list[int]] = game.dump(state)["markers"]
    return {square: tuple(Counter(dict(enumerate(counts))).elements()) for square, counts in markers.items()}


def field(state: State, name: str) -> Any:
    """One field of the position."""
    return game.dump(state)[name]


def stage(state: State) -> tuple[str, str, int]:
    """The phase, the decision the game needs next, and whose turn it is."""
    position: Position = game.dump(state)
    return position["phase"], position["waiting"], position["turn"]


def events_of(step: Step[State], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def runs(state: State, start: str) -> set[str]:
    """The squares a marker on that square may run to now, and ``out`` if it may leave."""
    return {move.split()[2] for move in moves(state) if move.startswith(f"run {start} ")}


def within(start: str, steps: int, lava: Iterable[str] = ()) -> set[str]:
    """The squares at most ``steps`` over open ground away, other than the start."""
    reached = {start}
    for _ in range(steps):
        reached |= {square for square in SQUARES for other in reached if touching(square, other)} - set(lava)
    return reached - {start}


def touching(one: str, other: str) -> bool:
    """Do two squares share an edge?"""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1
