"""Positions to start a scenario from, one for each phase, and short functions for moves and events."""

from typing import Any, TypeVar

from vesuvius.contract import BaseEvent, Json, Position, Seat, Step
from vesuvius.games import lastdays
from vesuvius.games.lastdays import State

E = TypeVar("E", bound=BaseEvent)

COLOURS = ["green", "red", "white", "yellow", "black", "blue", "purple", "orange"]

GRANARY, UMBRICIUS = 2, 13
"""Seat 0's pair: the Forum Granary, place 5, and a market man of ST 1900."""
THEATRE, PARIS = 9, 18
"""Seat 1's pair: the Large Theatre, place 13, and an actor of ST 1100."""
BARRACKS, CELADUS = 31, 42
"""Seat 2's pair: the Gladiators' Barracks, place 15 beside the Porta di Stabia, and a gladiator of ST 1100."""


def buying(**fields: Json) -> State:
    """Phase 1: seat 0 of three chooses how to move; all stand on INGRESSUS with ST 5000 and no cards."""
    players = fields.get("players", 3)
    position: Position = {
        "game": "lastdays",
        "players": players,
        "options": {},
        "turn": 0,
        "waiting": "move",
        "citizens": COLOURS[:players],
        "stage": ["buying"] * players,
        "money": [5000] * players,
        "pawns": ["s0"] * players,
        "cards": [[] for _ in range(players)],
        "housed": {},
        "saved": [[] for _ in range(players)],
        "perished": [],
        "escort": [None] * players,
        "vita": [],
        "vesuvius": [],
        "steps": None,
        "declared": None,
        "pending": {},
    }
    return lastdays.load(position | fields)


def living(**fields: Json) -> State:
    """Phase 2: three players at home with a pair and ST 1000 each; seat 0 is about to turn a Vita Romana card."""
    return buying(
        **{
            "waiting": "vita",
            "stage": ["living"] * 3,
            "money": [1000] * 3,
            "pawns": ["p35", "p34", "p42"],
            "cards": [[GRANARY, UMBRICIUS], [THEATRE, PARIS], [BARRACKS, CELADUS]],
            "housed": {"13": 5, "18": 13, "42": 15},
        }
        | fields
    )


def fleeing(**fields: Json) -> State:
    """Phase 3: the same three players on the last day; seat 0 is about to turn a Vesuvius card."""
    return living(**{"waiting": "vesuvius", "stage": ["fleeing"] * 3, "vita": [36]} | fields)


def running(steps: int, pawn: str, **fields: Json) -> State:
    """Phase 3: seat 2 is walking from ``pawn`` with ``steps`` steps left, after a blank card."""
    base: dict[str, Any] = {"waiting": "go", "turn": 2, "steps": steps, "vesuvius": ["blank"]}
    return fleeing(**base | {"pawns": ["p35", "p34", pawn]} | fields)


def play(state: State, *moves: str) -> Step[State]:
    """Play moves, each by the seat (or chance) to move; return the last step."""
    step = Step(state)
    for move in moves:
        to_move = lastdays.turn(step.state)
        assert to_move is not None
        step = lastdays.play(step.state, to_move, move)
    return step


def moves(state: State, seat: Seat | None = None) -> list[str]:
    """The notation of every legal move of a seat, by default of the one to move."""
    to_move = lastdays.turn(state) if seat is None else seat
    assert to_move is not None
    return [str(move) for move in lastdays.legal(state, to_move)]


def events_of(step: Step[State], kind: type[E]) -> tuple[E, ...]:
    """The events of a kind, in order."""
    return tuple(event for event in step.events if isinstance(event, kind))


def field(state: State, name: str) -> Json:
    """A field of the position."""
    return lastdays.dump(state)[name]


def waiting(state: State) -> tuple[Json, Json]:
    """The decision the game needs next, and whose it is."""
    return field(state, "waiting"), lastdays.turn(state)
