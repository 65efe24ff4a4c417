"""The values the store takes and returns. They are structs, which are made ten times as fast as dataclasses."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from vesuvius.contract import CHANCE, Actor, Json, Seat

Status = Literal["waiting", "playing", "over", "closed"]
Wish = Literal["pause", "abandon"]
"""What needs the consent of all people at a table: a pause, or an end without a result."""

Note = Literal["resign", "pause", "resume"]
"""What a row says that is no move."""


class Person(Struct, frozen=True):
    """A person with a name; a signed cookie identifies them, until a higher ``epoch`` makes it invalid."""

    id: str
    name: str
    epoch: int = 0


class Clock(Struct, frozen=True):
    """The time a seat may take, in milliseconds: ``none`` is unlimited; ``live`` is ``time`` for the whole game plus
    ``increment`` for each move; ``slow`` is ``time`` for each move. Moves are held for
    ``grace`` while a seat may interrupt."""

    kind: Literal["none", "live", "slow"] = "none"
    time: int = 0
    increment: int = 0
    grace: int = 3_000


class TableRecord(Struct, frozen=True):
    """A table without its moves and seats."""

    id: str
    code: str | None
    game: str
    players: int
    options: Mapping[str, Json]
    clock: Clock
    public: bool
    status: Status
    host_id: str
    created_at: int
    started_at: int | None = None
    finished_at: int | None = None
    result: Mapping[str, Json] | None = None
    next_id: str | None = None
    revision: int = 1
    due_at: int | None = None
    to_move: Seat | None = None
    to_move_since: int | None = None
    rules: int = 1
    closed_because: str | None = None
    name: str | None = None
    paused: bool = False
    origin: Mapping[str, Json] | None = None
    coached: bool = False


class Listing(Struct, frozen=True):
    """A table in a list: its record, its seats, and the number of its last move."""

    record: TableRecord
    seats: tuple["Seated", ...]
    number: int


class Wanted(Struct, frozen=True):
    """Which waiting tables a person looks for; None is any. ``free``: with at least that many free seats."""

    game: str | None = None
    players: int | None = None
    clock: str | None = None
    free: int | None = None


ANY = Wanted()


class Seated(Struct, frozen=True):
    """A seat: a person, a bot, nobody, or a bot that stands in for a person who left. ``name`` is the seat's own, or
    else the person's; ``look`` is the number of the piece that was chosen."""

    seat: Seat
    person_id: str | None = None
    name: str | None = None
    bot: str | None = None
    look: int | None = None
    resigned: bool = False
    wants: Wish | None = None

    @property
    def plays(self) -> bool:
        """Whether a person plays here: has not left the seat to a bot, nor given it up."""
        return self.person_id is not None and self.bot is None and not self.resigned

    @property
    def taken(self) -> bool:
        return self.person_id is not None or self.bot is not None


class Due(Struct, frozen=True):
    """A table at which the server must act, its revision, and since when."""

    table_id: str
    revision: int
    due_at: int


class Row(Struct, frozen=True):
    """One move as it is stored: who made it for which seat, and when."""

    number: int
    seat: Seat | None
    move: str
    at: int
    back: bool = False
    person_id: str | None = None
    bot: str | None = None
    late: bool = False
    key: str | None = None
    note: Note | None = None

    @property
    def actor(self) -> Actor:
        return CHANCE if self.seat is None else self.seat


class Change(Struct, frozen=True):
    """The change of a table's record that is stored with its moves: when the server is due, whose turn it is, whether
    the game is ``paused``, and its start or end. With a ``revision`` it is stored only if the record still has that
    one. ``resigned`` is a seat that is given up, to a ``bot`` if the game goes on; ``settled``: what people wanted is
    done."""

    due_at: int | None = None
    to_move: Seat | None = None
    to_move_since: int | None = None
    paused: bool = False
    status: Status | None = None
    started_at: int | None = None
    finished_at: int | None = None
    result: Mapping[str, Json] | None = None
    revision: int | None = None
    resigned: Seat | None = None
    bot: str | None = None
    settled: bool = False


class Finding(Struct, frozen=True):
    """A result computed from a game, and the version of the code that made it."""

    kind: str
    version: int
    data: Json
    created_at: int


class Reached(Struct, frozen=True):
    """How far a person has come in a lesson: the moves made so far, and how many of them were made when each step
    began. ``done``: it has been played to its end at least once."""

    game: str
    lesson: str
    done: bool
    moves: list[str]
    starts: list[int]


class Answered(Struct, frozen=True):
    """The answer of a person to a puzzle. ``day``, as in 2026-11-19: it was the puzzle of that day."""

    game: str
    puzzle: str
    right: bool
    day: str = ""


class Claim(Struct, frozen=True):
    """Which server computes a review, and how far it is: ``done`` of ``total`` tasks. The fields are the columns."""

    key: str
    server: str
    asker: str
    until: int
    done: int
    total: int
    failed: bool = False
    number: int | None = None
    journal: str | None = None
    data: Json = None

    @property
    def under_way(self) -> bool:
        """Whether the server that has the claim is to finish the work."""
        return self.done < self.total and not self.failed


class Said(Struct, frozen=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int
    person_id: str
