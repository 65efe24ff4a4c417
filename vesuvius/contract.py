"""The contract every game keeps: one way in and out for web, command line, bots, environments and tests.

A game is a module (a package under ``vesuvius.games``) that offers the functions of :class:`Game`. Its state is a
frozen value; each move is one decision; chance is a player; a step is the next state and the story of how it came.
To add a game, write such a package, put its name on the shelf in ``vesuvius/games/__init__.py``, and the contract
tests take it from there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, 0 to players - 1, clockwise."""

CHANCE: Final = "chance"
"""The seat of luck: every card dealt or drawn, every tile and every roll is a move of CHANCE."""

Actor: TypeAlias = Seat | Literal["chance"]
"""Who makes a move: a seat, or CHANCE."""

Json: TypeAlias = Any
"""What ``json.dumps`` takes and gives back unchanged."""

Position: TypeAlias = dict[str, Json]
"""A state as a JSON-able dict: what lies on the table, hidden hands included."""

View: TypeAlias = dict[str, Json]
"""What one seat may know: the position without what is hidden, plus ``seat``, and, where a game has hands,
``hand`` and ``hand_sizes``."""

Event: TypeAlias = dict[str, Json]
"""A piece of the story, past tense: ``type``, ``seen_by`` ("all" or a seat), and the fields of its type."""


class Illegal(ValueError):
    """A refusal: a sentence a player understands, and the number of the rule behind it where there is one."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class Move(Protocol):
    """One decision. Moves are values: equal and hashed by what they say, not by their weight.

    ``str(move)`` is its notation.
    """

    @property
    def weight(self) -> int | None:
        """How likely a move of chance is, against its siblings; None for the moves of seats."""
        ...


class Decision:
    """A seat's move. A game's moves of seats are frozen dataclasses below it."""

    __slots__ = ()

    @property
    def weight(self) -> None:
        """Nothing to weigh: a person decides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceMove:
    """A move of chance. A game's cards, tiles and rolls are frozen dataclasses below it."""

    weight: int | None = field(default=None, compare=False)


class Rng(Protocol):
    """A source of luck: ``random.Random(7)`` in tests and arenas, ``secrets.SystemRandom()`` at live tables."""

    def randrange(self, start: int, /) -> int: ...


S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """The next state, and the story of how it came."""

    state: S_co
    events: tuple[Event, ...] = ()

    def after(self, *events: Event) -> "Step[S_co]":
        """The same step, told after these events."""
        return Step(self.state, (*events, *self.events))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: ``places[seat]`` is 1 + the number of seats strictly better; ``reason`` decided first place."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Game(Protocol[S, M]):
    """What a game offers. ``vesuvius.games.downfall`` is the model to follow."""

    def about(self) -> dict[str, Json]:
        """Title, author, year, players, minutes, options (type, default, choices) and seat names."""
        ...

    def start(self, players: int, **options: Any) -> S:
        """The state before the first card is dealt; ValueError says which counts and options are allowed."""
        ...

    def turn(self, state: S) -> Actor | None:
        """Who is waited for: a seat, CHANCE, or None when the game is over."""
        ...

    def legal(self, state: S, seat: Actor) -> Sequence[M]:
        """The moves open to that seat now, out-of-turn ones included, in a fixed order; ValueError for no such seat."""
        ...

    def play(self, state: S, seat: Actor, move: M | str) -> Step[S]:
        """Judge a move, or its notation: the step it makes, or Illegal. The state given is left untouched."""
        ...

    def parse(self, text: str) -> M:
        """The move a notation stands for; Illegal on nonsense. ``parse(str(move)) == move``."""
        ...

    def dump(self, state: S) -> Position:
        """The state as a position; ``load(dump(state)) == state``."""
        ...

    def load(self, position: Mapping[str, Json]) -> S:
        """The state of a position; Illegal names the field and the reason."""
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What that seat may know, built up from what it may see; None is a spectator."""
        ...

    def imagine(self, view: Mapping[str, Json], rng: Rng) -> S:
        """A state with that view, what is hidden drawn uniformly from all deals of the unseen that fit."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""
        ...

    def may_interrupt(self, state: S) -> tuple[Seat, ...]:
        """The seats that, as far as everybody can see, might interrupt now and no more after the next move: a table
        gives them a moment. Nothing hidden may be read from it; most games have nobody to name."""
        ...

    def names(self, state: S) -> tuple[str, ...]:
        """What journals and sentences call the seats, by seat."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
"""A game from the shelf, when it does not matter which."""


@dataclass(frozen=True, slots=True)
class Dealt(Generic[S_co]):
    """What luck brought until a seat is waited for: the state, the events in order, and the moves as (seat, move)."""

    state: S_co
    events: tuple[Event, ...]
    moves: tuple[tuple[Actor, Any], ...]


def draw(moves: Sequence[M], rng: Rng) -> M:
    """One of the moves of chance, drawn by their weights with a single ``rng.randrange``."""
    weights = [move.weight or 0 for move in moves]
    ticket = rng.randrange(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("a ticket lies below the sum of the weights")


def deal(game: Game[S, M], state: S, rng: Rng) -> Dealt[S]:
    """Play chance until a seat is waited for or the game is over."""
    events: list[Event] = []
    moves: list[tuple[Actor, M]] = []
    while game.turn(state) == CHANCE:
        move = draw(game.legal(state, CHANCE), rng)
        step = game.play(state, CHANCE, move)
        state = step.state
        events += step.events
        moves.append((CHANCE, move))
    return Dealt(state, tuple(events), tuple(moves))


def seen_by(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The part of a story that a seat, or a spectator, gets to see."""
    return [event for event in events if event["seen_by"] == "all" or event["seen_by"] == seat]


def tell(kind: str, seen_by: Seat | Literal["all"] = "all", /, **fields: Json) -> Event:
    """An event of the story, for all or for one seat."""
    return {"type": kind, "seen_by": seen_by, **fields}


def check_seat(players: int, seat: object, *, chance: bool = True) -> None:
    """Refuse who does not sit at a table of so many."""
    if not ((chance and seat == CHANCE) or (type(seat) is int and 0 <= seat < players)):
        raise Illegal(f"There is no seat {seat!r} at a table of {players}: seats are 0 to {players - 1}.")
