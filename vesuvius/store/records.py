"""What the store gives and takes: plain frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from vesuvius.contract import CHANCE, Actor, Json, Seat

Status = Literal["waiting", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name; who they are is a signed cookie."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may think: ``none``; ``live`` has so long for the whole game and an increment for each move;
    ``slow`` has so long for each move. ``grace``: so long the table waits for whoever may interrupt. Milliseconds."""

    kind: Literal["none", "live", "slow"] = "none"
    time: int = 0
    increment: int = 0
    grace: int = 3_000


@dataclass(frozen=True, slots=True)
class TableRecord:
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


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits in a seat: a person, a bot, nobody, or a bot for a person who walked away."""

    seat: Seat
    person_id: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def taken(self) -> bool:
        return self.person_id is not None or self.bot is not None


@dataclass(frozen=True, slots=True)
class Row:
    """One move as it is written down: who made it for which seat, and when."""

    number: int
    seat: Seat | None
    move: str
    at: int
    back: bool = False
    person_id: str | None = None
    bot: str | None = None
    late: bool = False
    key: str | None = None

    @property
    def actor(self) -> Actor:
        return CHANCE if self.seat is None else self.seat


@dataclass(frozen=True, slots=True)
class Change:
    """What else becomes of a table when moves are written: it starts, it ends, the server is due at another time."""

    due_at: int | None = None
    status: Status | None = None
    started_at: int | None = None
    finished_at: int | None = None
    result: Mapping[str, Json] | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int
    person_id: str
