"""What crosses the wire. ``python -m vesuvius.web.typescript`` writes the same as TypeScript.

Seats are numbers from 0; a seat of ``null`` is chance in a story and a spectator elsewhere. Times are milliseconds.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Line = Annotated[str, Meta(max_length=2000)]


class BotCard(Struct):
    """An opponent: the higher the level, the stronger."""

    name: str
    level: int
    sentence: str


class GameCard(Struct):
    """A game on the shelf: what it says of itself, and who plays it."""

    name: str
    about: dict[str, Any]
    bots: list[BotCard]


class Me(Struct):
    """Who this browser is; no name means nobody yet."""

    name: str | None


class Name(Struct, forbid_unknown_fields=True):
    name: Line


class Link(Struct):
    """A private link that moves a person to another device, once, until ``expires_at``."""

    token: str
    path: str
    expires_at: int


class Token(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody may think as long as they like."""


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many minutes for the whole game, and so many seconds more for each move."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SlowClock(Struct, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """So many hours for each move."""

    hours: Annotated[int, Meta(ge=1, le=24 * 30)]


class Place(Struct, forbid_unknown_fields=True):
    """What a seat is set up for: me (also for somebody on this screen), anybody, or a bot by name."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it; ``public`` lists it for everybody. ``grace``: so many seconds the table waits for
    whoever may interrupt."""

    game: Word
    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | Word | None], Meta(max_length=40)] = {}
    clock: NoClock | LiveClock | SlowClock = NoClock()
    grace: Annotated[int, Meta(ge=0, le=60)] = 3
    public: bool = False


class SeatCard(Struct):
    """Who sits in a seat. ``away``: a bot sits in for a person who may come back. ``here``: they look at the table."""

    seat: int
    name: str | None
    bot: str | None
    mine: bool
    away: bool
    here: bool


class Result(Struct):
    """``places[seat]`` is 1 + the number of seats strictly better; ``reason`` decided first place."""

    places: list[int]
    scores: list[int]
    reason: str


class TableCard(Struct, tag_field="type", tag="table"):
    """A table without its board. ``next`` is the table of the rematch."""

    id: str
    code: str | None
    game: str
    options: dict[str, Any]
    clock: NoClock | LiveClock | SlowClock
    grace: int
    public: bool
    status: Literal["waiting", "playing", "over", "closed"]
    host: bool
    seats: list[SeatCard]
    created_at: int
    started_at: int | None
    finished_at: int | None
    result: Result | None
    next: str | None
    revision: int
    number: int
    waiting_for_me: bool


class Found(Struct):
    """The table behind a short code."""

    id: str


class Entry(Struct):
    """One move of the story, as this seat may hear it. ``late``: a bot moved because the seat's time was up."""

    number: int
    seat: int | None
    at: int
    events: list[dict[str, Any]]
    bot: str | None
    late: bool


class Times(Struct):
    """What is left to each seat; ``running`` is the seat whose time runs, measured at ``now``."""

    left: list[int]
    running: int | None
    now: int


class Snapshot(Struct, tag_field="type", tag="stands"):
    """The table stands at ``number``: this seat's view, its legal moves, and the story since ``since``. Until
    ``grace_until``, for ``grace_left`` more milliseconds, moves wait for whoever may interrupt; null: they do not."""

    number: int
    since: int
    seat: int | None
    to_move: int | None
    view: dict[str, Any]
    legal: list[str]
    story: list[Entry]
    may_take_back: bool
    times: Times | None
    grace_until: int | None
    grace_left: int | None
    result: Result | None


class Join(Struct, forbid_unknown_fields=True):
    """Which seat; none: the first empty one."""

    seat: Seat | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """Which of one's seats; none: all."""

    seat: Seat | None = None


class Fill(Struct, forbid_unknown_fields=True):
    """The bot that takes the empty seats."""

    bot: Word | None = None


class PutBot(Struct, forbid_unknown_fields=True):
    """A bot for an empty seat; none: the seat is open again."""

    seat: Seat
    bot: Word | None = None


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """A move in notation. ``seen`` is the number the sender knew; ``key``, made anew for each move, makes a resend
    harmless."""

    seat: Seat
    move: Notation
    seen: Number
    key: Key | None = None


class TakeBack(Struct, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    seat: Seat
    seen: Number
    key: Key | None = None


class Played(Struct, tag_field="type", tag="played"):
    """The move is stored under this number."""

    number: int
    key: str | None = None


class Foreseen(Struct):
    """The events a move would make; none where they hang on what is hidden."""

    events: list[dict[str, Any]]


class Brought(Struct, forbid_unknown_fields=True):
    """A journal from a file."""

    journal: Annotated[str, Meta(max_length=200_000)]


class ReplayStep(Struct):
    """One move of a replay: all that happened, the table after it as a spectator sees it, and what each seat holds."""

    number: int
    seat: int | None
    move: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    hands: list[list[Any]] | None = None


class Replay(Struct):
    """A whole game again; ``names`` are those of the seats."""

    game: str
    names: list[str]
    options: dict[str, Any]
    result: Result | None
    steps: list[ReplayStep]


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: Line


class Said(Struct, tag_field="type", tag="said"):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int
    mine: bool


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Look from another of one's seats (null: as a spectator), or again, with the story since a number."""

    seat: Seat | None = None
    since: Number | None = None


class Beat(Struct, tag_field="type", tag="beat"):
    """The heartbeat: where the table stands. A client that knows less asks to ``look``."""

    number: int
    revision: int


class Bye(Struct, tag_field="type", tag="bye"):
    """The server goes down for a moment: connect again after so many milliseconds."""

    again: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Why not: a code for programs, a sentence for people, the paragraph of the rules, and where the table stands."""

    code: str
    sentence: str
    rule: str | None = None
    key: str | None = None
    number: int | None = None


FromClient = Play | TakeBack | Say | Look
FromServer = TableCard | Snapshot | Played | Said | Beat | Bye | Refused
