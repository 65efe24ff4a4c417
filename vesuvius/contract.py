"""The contract of every game: what web, command line, bots, environments and tests call.

A game is a module that offers the functions of :class:`Game`. Its state is a frozen value; each move is one decision;
chance is a player; a step is the next state and the events that led to it. A game's package also has a record
(``vesuvius/spec.py``), which puts it on the shelf (``vesuvius/games/__init__.py``).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

from vesuvius.refusing import SHARED
from vesuvius.refusing import Illegal as Illegal

Seat: TypeAlias = int
"""A place at the table, 0 to players - 1, clockwise."""

CHANCE: Final = "chance"
"""The player that deals cards, draws tiles and rolls dice: each of these is a move of CHANCE."""

Actor: TypeAlias = Seat | Literal["chance"]
"""Who makes a move: a seat, or CHANCE."""

Json: TypeAlias = Any
"""A value that ``json.loads(json.dumps(value))`` returns unchanged: Any, as ``json`` itself has it."""

Position: TypeAlias = dict[str, Json]
"""A state as JSON: everything on the table, hidden hands included."""

SeenBy: TypeAlias = Seat | Literal["all"]
"""Who may see an event."""


class BaseView(Protocol):
    """What one seat may know: the position without what is hidden from it, plus ``seat`` (None is a spectator) and, in
    games with hands, ``hand`` and ``hand_sizes``. Each game has its own frozen dataclass."""

    @property
    def game(self) -> str: ...

    @property
    def players(self) -> int: ...

    @property
    def seat(self) -> Seat | None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseEvent:
    """One piece of the story of a step. Each kind of event is a frozen subclass, named in the past tense; each game's
    ``Event`` is the union of its own kinds."""

    type: str
    """The kind of event, as its JSON has it."""
    seen_by: SeenBy = "all"
    """Who may see it."""


E = TypeVar("E", bound=BaseEvent)

AnyState: TypeAlias = Any
"""A state of a game known only by name: Any, because its fields are that game's own."""

AnyMove: TypeAlias = Any
"""A move of a game known only by name: Any, because a game accepts only its own. ``str(move)`` is its notation."""

AnyView: TypeAlias = Any
"""The ``BaseView`` that a bot or a face is given: Any, because each takes only the views of its own game."""


class Move(Protocol):
    """One decision. ``str(move)`` is its notation. Equality and hash ignore the weight."""

    @property
    def weight(self) -> int | None:
        """The weight of a move of chance among its alternatives; None for the moves of seats."""
        ...


class Decision:
    """The base of the moves of seats, which are frozen dataclasses."""

    __slots__ = ()

    @property
    def weight(self) -> None:
        """None: a seat decides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChanceMove:
    """The base of the moves of chance (cards, tiles, rolls), which are frozen dataclasses."""

    weight: int | None = field(default=None, compare=False)


class Rng(Protocol):
    """A source of random numbers: ``random.Random(7)`` in tests and arenas, ``secrets.SystemRandom()`` at tables."""

    def randrange(self, start: int, /) -> int: ...


S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """The next state, and the events that led to it."""

    state: S_co
    events: tuple[BaseEvent, ...] = ()

    def after(self, *events: BaseEvent) -> "Step[S_co]":
        """The same step with these events before its own."""
        return Step(self.state, (*events, *self.events))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ``places[seat]`` is 1 + the number of better seats; ``reason`` is what decided first place."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Game(Protocol[S, M]):
    """The functions of a game; ``docs/adding-a-game.md`` shows how to write one."""

    def about(self) -> dict[str, Json]:
        """Title, author, year, players, minutes, options (type, default, choices) and seat names."""
        ...

    def start(self, players: int, **options: Json) -> S:
        """The state before the first card is dealt; a ValueError names the allowed numbers of players and options."""
        ...

    def turn(self, state: S) -> Actor | None:
        """The seat to move, CHANCE, or None when the game is over."""
        ...

    def legal(self, state: S, seat: Actor) -> Sequence[M]:
        """The legal moves of a seat, out-of-turn moves included, in a fixed order; ValueError for an unknown seat."""
        ...

    def play(self, state: S, seat: Actor, move: M | str) -> Step[S]:
        """The step that a move, or its notation, makes; Illegal if the rules refuse it. ``state`` does not change."""
        ...

    def parse(self, text: str) -> M:
        """The move of a notation, or Illegal. ``parse(str(move)) == move``."""
        ...

    def dump(self, state: S) -> Position:
        """The state as a position; ``load(dump(state)) == state``."""
        ...

    def load(self, position: Mapping[str, Json]) -> S:
        """The state of a position; Illegal names the field that is wrong and the reason."""
        ...

    def view(self, state: S, seat: Seat | None) -> BaseView:
        """What a seat, or a spectator (None), may know."""
        ...

    def imagine(self, view: AnyView | Mapping[str, Json], rng: Rng) -> S:
        """A state with this view. What the view hides is drawn uniformly from all deals that fit."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The outcome; None while the game is under way."""
        ...

    def may_interrupt(self, state: S) -> tuple[Seat, ...]:
        """The seats that might interrupt now but no longer after the next move, as far as everybody can see. A table
        holds the next move back for them. The answer must reveal nothing hidden; most games return an empty tuple."""
        ...

    def names(self, state: S) -> tuple[str, ...]:
        """The names of the seats in journals and sentences."""
        ...


AnyGame: TypeAlias = Game[AnyState, AnyMove]
"""Any game."""


@dataclass(frozen=True, slots=True)
class Moment(Generic[S_co]):
    """One move of a game: the state before it, who made it, and the step it made."""

    before: S_co
    actor: Actor
    move: AnyMove
    step: Step[S_co]


@dataclass(frozen=True, slots=True)
class Dealt(Generic[S_co]):
    """The state after the chance moves, their events, and the moves themselves as (CHANCE, move)."""

    state: S_co
    events: tuple[BaseEvent, ...]
    moves: tuple[tuple[Actor, AnyMove], ...]


def draw(moves: Sequence[M], rng: Rng) -> M:
    """Draw one of the moves of chance by weight, with a single ``rng.randrange``."""
    weights = [move.weight or 0 for move in moves]
    ticket = rng.randrange(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("the ticket is below the sum of the weights")


def replay(game: Game[S, M], state: S, moves: Iterable[tuple[Actor, M | str]]) -> Iterator[Moment[S]]:
    """Play these moves in order and yield each; Illegal when the rules refuse one."""
    for actor, move in moves:
        moment = Moment(state, actor, move, game.play(state, actor, move))
        yield moment
        state = moment.step.state


def chance(game: Game[S, M], state: S, rng: Rng) -> Iterator[Moment[S]]:
    """Play chance until a seat is to move or the game is over."""
    while game.turn(state) == CHANCE:
        move = draw(game.legal(state, CHANCE), rng)
        moment = Moment(state, CHANCE, move, game.play(state, CHANCE, move))
        yield moment
        state = moment.step.state


def advance(game: Game[S, M], state: S, seat: Seat, move: M | str, rng: Rng) -> Iterator[Moment[S]]:
    """Play a seat's move, then chance until a seat is to move or the game is over; Illegal if the rules refuse it."""
    step = game.play(state, seat, move)
    yield Moment(state, seat, move, step)
    yield from chance(game, step.state, rng)


def deal(game: Game[S, M], state: S, rng: Rng) -> Dealt[S]:
    """Play chance until a seat is to move or the game is over, and return the result of all its moves."""
    moments = list(chance(game, state, rng))
    return Dealt(
        moments[-1].step.state if moments else state,
        tuple(event for moment in moments for event in moment.step.events),
        tuple((moment.actor, moment.move) for moment in moments),
    )


def seen_by(events: Sequence[E], seat: Seat | None) -> list[E]:
    """The events that a seat, or a spectator, may see."""
    return [event for event in events if event.seen_by in ("all", seat)]


def check_seat(players: int, seat: object, *, chance: bool = True) -> None:
    """Raise Illegal unless ``seat`` is a seat at a table of ``players``, or chance where ``chance`` allows it."""
    if not ((chance and seat == CHANCE) or (type(seat) is int and 0 <= seat < players)):
        raise SHARED("no_seat", seat=repr(seat)[:40], players=players, last=players - 1)
