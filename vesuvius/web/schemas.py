"""The schemas of the wire. ``python -m tools.generate`` writes them as TypeScript.

Seats are numbers from 0; a seat of ``null`` is chance in a story and a spectator elsewhere. Times are milliseconds.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vesuvius.contract import Json

Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
PRINTABLE = r"^(?!.*[\x00-\x1f\x7f-\x9f])"
"""No control characters: PostgreSQL cannot store all of them, and nobody needs them in a key or a name of something."""

Word = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]
Notation = Annotated[str, Meta(min_length=1, max_length=400, pattern=PRINTABLE)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTABLE)]
Line = Annotated[str, Meta(max_length=2000)]
View = Annotated[dict[str, Json], Meta(title="BaseView")]
Event = Annotated[dict[str, Json], Meta(title="BaseEvent")]


class BotCard(Struct):
    """An opponent: the higher the level, the stronger."""

    name: str
    level: int
    sentence: str


class StrengthCard(Struct):
    """A step of the scale of strengths: the name of its bot, and its Elo with two players; that of the first is 0."""

    name: str
    elo: int


class OptionCard(Struct):
    """An option of a game: yes or no, or one of its choices."""

    type: str
    default: bool | int | str
    choices: list[int | str] | None = None


class About(Struct):
    """A game's description in English, its numbers of players, and the names of its seats."""

    title: str
    author: str
    year: int | None
    players: list[int]
    minutes: int
    options: dict[str, OptionCard]
    seats: list[str]


class GameCard(Struct):
    """A game on the shelf. ``mark`` is its symbol. With ``interrupts``, seats may act in another's turn, so tables
    have a grace setting; with ``deals_pieces``, nobody can choose a piece; with ``reviewed``, its finished games can be
    reviewed. ``strengths`` are more bots, the weakest first. ``words`` has its words in the requested language, or in
    English, by key: ``title``, ``about``, ``tag``, ``picture``, ``option_NAME``, ``option_NAME_text``,
    ``option_NAME_CHOICE``, ``grace``, ``grace_text``, and ``bot_NAME`` and ``bot_NAME_text`` for bots that only it has.
    It may be empty."""

    name: str
    about: About
    mark: str
    interrupts: bool
    deals_pieces: bool
    reviewed: bool
    bots: list[BotCard]
    strengths: list[StrengthCard]
    words: dict[str, str | dict[str, str]]


class RuleBook(Struct):
    """The rules of a game as Markdown, in the requested language or in English. ``text`` is empty if it has none."""

    language: str
    text: str


class Me(Struct):
    """The person of this browser; null: none yet. ``previous`` used it before a link moved this one to it."""

    name: str | None
    previous: str | None = None


class Name(Struct, forbid_unknown_fields=True):
    name: Line


class Link(Struct):
    """A private link that moves a person to another device, once, until ``expires_at``."""

    token: str
    path: str
    expires_at: int


class Offer(Struct):
    """What using a link would change: this browser becomes ``name``, and leaves ``me`` (null: nobody) and that person's
    ``games`` (their number) that are not over. ``same``: they are one person."""

    name: str
    me: str | None = None
    games: int = 0
    same: bool = False


class Token(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Unlimited time."""


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """``minutes`` for the whole game, plus ``increment`` seconds for each move."""

    minutes: Annotated[int, Meta(ge=1, le=600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SlowClock(Struct, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """``hours`` for each move."""

    hours: Annotated[int, Meta(ge=1, le=24 * 30)]


class Place(Struct, forbid_unknown_fields=True):
    """Who may take a seat: me (or somebody else at this screen, by that ``name``), anybody, or a bot by name. ``look``
    is the number of the seat's piece."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Line | None = None
    look: Annotated[int, Meta(ge=0, le=15)] | None = None


Hidden = Literal["kept", "dealt"]
"""Whether what my seat cannot see lies as it lay, or is dealt again by the odds."""


class FromTable(Struct, tag_field="kind", tag="table", forbid_unknown_fields=True):
    """Play on from a finished game, as it stood after the move of that number in its replay."""

    id: Word
    number: Number
    hidden: Hidden = "kept"


class FromJournal(Struct, tag_field="kind", tag="journal", forbid_unknown_fields=True):
    """Play on from a journal, as the game stood after that many of its moves."""

    journal: Annotated[str, Meta(max_length=200_000)]
    number: Number
    hidden: Hidden = "kept"


class FromPuzzle(Struct, tag_field="kind", tag="puzzle", forbid_unknown_fields=True):
    """Play on from the position of a puzzle."""

    game: Word
    id: Word
    hidden: Hidden = "kept"


class FromLesson(Struct, tag_field="kind", tag="lesson", forbid_unknown_fields=True):
    """Play on from a lesson, as it stands after all moves of the learner."""

    game: Word
    id: Word
    moves: Annotated[list[Notation], Meta(max_length=200)]
    hidden: Hidden = "kept"


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it; ``public`` lists it for everybody. ``grace``: the seconds for which a turn is held
    so that others may interrupt. A table with an ``origin`` begins at that moment, and has the options of its game."""

    game: Word
    seats: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | Word | None], Meta(max_length=40)] = {}
    clock: NoClock | LiveClock | SlowClock = NoClock()
    grace: Annotated[int, Meta(ge=0, le=60)] = 3
    public: bool = False
    name: Line | None = None
    origin: FromTable | FromJournal | FromPuzzle | FromLesson | None = None


class ChangeTable(Struct, forbid_unknown_fields=True):
    """A table that waits, as its host wants it now: each field replaces what the table had."""

    options: Annotated[dict[Word, bool | int | Word | None], Meta(max_length=40)]
    clock: NoClock | LiveClock | SlowClock
    grace: Annotated[int, Meta(ge=0, le=60)] = 3
    public: bool = False
    name: Line | None = None


class SeatCard(Struct):
    """A seat. ``look`` is the number of its piece. ``away``: a bot stands in for a person who may come back. ``here``:
    the person looks at the table. ``resigned``: the person gave up the seat. ``wants``: what the person asks all
    people at the table for, or agrees to."""

    seat: int
    name: str | None
    bot: str | None
    mine: bool
    away: bool
    here: bool
    look: int
    resigned: bool
    wants: Literal["pause", "abandon"] | None


class Result(Struct):
    """``places[seat]`` is 1 + the number of seats strictly better; ``reason`` decided first place. ``resigned`` are the
    seats whose people gave up; if that ended the game, the reason is ``resigned``, and there are no scores."""

    places: list[int]
    scores: list[int]
    reason: str
    resigned: list[int] = []


class Origin(Struct):
    """The moment at which a table began: after the move ``number`` of the table or the lesson ``id``, or of a journal,
    or the position of the puzzle ``id``."""

    kind: Literal["table", "journal", "puzzle", "lesson"]
    id: str | None
    number: int
    hidden: Hidden


class TableCard(Struct, tag_field="type", tag="table"):
    """A table without its board. ``name`` is the one its host gave it; ``host``: this person decides about it before
    the game. ``next`` is the table of the rematch."""

    id: str
    code: str | None
    name: str | None
    game: str
    options: dict[str, Json]
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
    paused: bool
    coached: bool
    """Whether the coach helps in this game, or has helped: it counts in no rating."""
    waiting_for_me: bool
    origin: Origin | None


class Replays(Struct):
    """Finished games, the newest first: mine, and those of public tables."""

    mine: list[TableCard]
    shared: list[TableCard]


class Found(Struct):
    """The table behind a short code."""

    id: str


class Reach(Struct):
    """The address that other devices can open, for a browser on the server's own computer; without one, why."""

    address: str | None
    why: Literal["this_computer", "no_network"] | None


class Entry(Struct):
    """One move of the story, with the events this seat may see. ``late``: a bot moved because the seat's time was up.
    ``undoes``: this takes back the move of that number; its event is a ``TakenBack``. ``note``: this is no move, but
    the seat gives up, or the game is paused or goes on; there are no events."""

    number: int
    seat: int | None
    at: int
    events: list[Event]
    bot: str | None
    late: bool
    undoes: int | None
    note: Literal["resign", "pause", "resume"] | None


class Times(Struct):
    """The time each seat has left at ``now``; ``running`` is the seat whose time runs."""

    left: list[int]
    running: int | None
    now: int


class Snapshot(Struct, tag_field="type", tag="snapshot"):
    """The table at ``number``: this seat's view, its legal moves, and the story since ``since``. ``opening`` is this
    seat's view at ``since``, if that is 0, or later than was asked because the story is too long. Until
    ``grace_until``, for ``grace_left`` more milliseconds, moves are held so that others may interrupt; null: they are
    not. ``secret``: one of my seats knows something that not all may know, so people who share a screen must not see
    each other's view. While the game is ``paused`` nobody moves and no clock runs."""

    number: int
    since: int
    seat: int | None
    to_move: int | None
    opening: View | None
    view: View
    legal: list[str]
    story: list[Entry]
    may_take_back: bool
    secret: bool
    paused: bool
    times: Times | None
    grace_until: int | None
    grace_left: int | None
    result: Result | None


class Join(Struct, forbid_unknown_fields=True):
    """The seat to take; the default is the first empty one."""

    seat: Seat | None = None


class Leave(Struct, forbid_unknown_fields=True):
    """The seat to leave or return to; the default is all my seats."""

    seat: Seat | None = None


class Describe(Struct, forbid_unknown_fields=True):
    """The name and the piece of one of my seats, before the game; null: my own name, any free piece."""

    seat: Seat
    name: Line | None = None
    look: Annotated[int, Meta(ge=0, le=15)] | None = None


class Agree(Struct, forbid_unknown_fields=True):
    """What I ask all people at the table for, or agree to; null refuses or withdraws what anybody asked for."""

    to: Literal["pause", "abandon"] | None


class Fill(Struct, forbid_unknown_fields=True):
    """The bot that takes the empty seats."""

    bot: Word | None = None


class PutBot(Struct, forbid_unknown_fields=True):
    """The bot to seat; null empties the seat."""

    seat: Seat
    bot: Word | None = None


class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """A move in notation. ``seen`` is the last number the sender knew; ``key``, a new one for each move, makes a resend
    harmless."""

    seat: Seat
    move: Notation
    seen: Number
    key: Key | None = None


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask whether a move would be legal now, and why not. It is judged, not made."""

    seat: Seat
    move: Notation
    key: Key | None = None


class Judged(Struct, tag_field="type", tag="judged"):
    """The answer to ``why``: the refusal that the move would get, or null if it is legal."""

    refusal: "Refused | None" = None
    key: str | None = None


class TakeBack(Struct, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    seat: Seat
    seen: Number
    key: Key | None = None


class Played(Struct, tag_field="type", tag="played"):
    """The move is stored under this number."""

    number: int
    key: str | None = None


class Brought(Struct, forbid_unknown_fields=True):
    """A journal from a file."""

    journal: Annotated[str, Meta(max_length=200_000)]


class ReplayStep(Struct):
    """One move of a replay: all its events, a spectator's view after it, and the hand of each seat."""

    number: int
    seat: int | None
    move: str
    events: list[Event]
    view: View
    hands: list[list[Json]] | None = None


class Replay(Struct):
    """The replay of a whole game; ``names`` are those of the seats, ``opening`` is a spectator's view before the first
    move."""

    game: str
    names: list[str]
    options: dict[str, Json]
    result: Result | None
    opening: View
    steps: list[ReplayStep]


class ReviewedSeat(Struct):
    """A seat's part of a review (docs/review.md): start + luck + play + others = result."""

    name: str
    accuracy: float | None
    start: float
    luck: float
    play: float
    others: float
    result: float
    labels: dict[str, int]
    only: int


class AskHint(Struct, forbid_unknown_fields=True):
    """``seen`` is the number of the position that the hint is about."""

    seat: Seat
    seen: Number


class AskDoubt(Struct, forbid_unknown_fields=True):
    """Ask before ``move`` is made."""

    seat: Seat
    seen: Number
    move: Notation


class HintedMove(Struct):
    """A move, the win chance of the seat after it, and the standard error of that."""

    move: str | None
    chance: float
    error: float


class Hint(Struct):
    """A hint of three depths: the code of a nudge in words, the moves worth a look, and the first of them, the best,
    with the reasons why."""

    number: int
    nudge: str
    moves: list[HintedMove]
    reasons: list[dict[str, str | int]]


class Doubt(Struct):
    """If the move gives much away: its win chance, the best move, and why that is better; else nothing."""

    number: int
    played: HintedMove | None = None
    best: HintedMove | None = None
    reasons: list[dict[str, str | int]] = []


class ReviewedMove(Struct):
    """A move of a review. Draws of chance have ``luck``; decisions have ``change``, and the rest where they were
    judged."""

    number: int
    seat: int | None
    move: str
    luck: list[float] | None = None
    change: list[float] | None = None
    best: str | None = None
    loss: float | None = None
    error: float | None = None
    label: str | None = None
    only: bool = False
    chances: list[float] | None = None
    reasons: list[dict[str, str | int]] | None = None
    """Why ``best`` is better than ``move``, or than all others for an only move: codes with parameters, such as
    ``{"code": "home", "square": "C5", "n": 46, "other_square": "I6", "other_n": 25}``."""
    nodes: int | None = None
    """If somebody asked for more: the nodes of this judgement."""


class ReviewedGame(Struct):
    """A review of a game, perhaps of its beginning only."""

    version: int
    game: str
    nodes: int
    seed: int
    seats: list[ReviewedSeat]
    moves: list[ReviewedMove]
    moments: list[int]


class Review(Struct):
    """A review under its key, as far as it is computed: ``done`` of ``total`` tasks. ``deepening`` is the decision of a
    finished review that is judged again."""

    key: str
    done: int
    total: int
    failed: bool
    deepening: int | None
    review: ReviewedGame | None


class SolvedPuzzle(Struct):
    """My first answer to a puzzle."""

    game: str
    id: str
    right: bool


class Solved(Struct):
    """The puzzles that I have answered, whether I have answered that of ``today``, and rightly, and on how many days in
    a row I have solved that of the day."""

    puzzles: list[SolvedPuzzle]
    today: bool | None
    streak: int


class Decision(Struct):
    """A decision to make, as its seat knew it; ``names`` are those of the seats."""

    names: list[str]
    snapshot: Snapshot


class Try(Struct, forbid_unknown_fields=True):
    """The move that I would make, in notation."""

    move: Notation


class PuzzleCard(Struct):
    """A puzzle without its position; ``difficulty`` is 1 to 3. A theme has a name among the game's words,
    ``theme_NAME``."""

    game: str
    id: str
    players: int
    themes: list[str]
    difficulty: int


class DailyPuzzle(Struct):
    """The puzzle of a day (UTC), the same for everybody."""

    day: str
    puzzle: PuzzleCard


class Puzzle(Struct):
    """A puzzle as its seat sees it, without the answer."""

    puzzle: PuzzleCard
    decision: Decision


class Solution(Struct):
    """Whether my move was right, and the answer: the ``best`` move first, then others as good. It is better than every
    wrong move by at least ``lead``, as a win chance. ``reasons`` say why it is better than mine, or than ``mistake``,
    the wrong move that a citizen makes. ``found`` are the bots that find a right move."""

    right: bool
    best: list[str]
    lead: float
    mistake: str
    found: list[str]
    reasons: list[dict[str, str | int]]


class CalledOff(Struct):
    """Whether a review was called off: it was under way, and mine."""

    called_off: bool


class FirstGame(Struct):
    """The table that is offered after the lessons of a game: this many players, of this bot."""

    players: int
    bot: str
    options: dict[str, Json]


class LessonCard(Struct):
    """A lesson: its name in addresses, its title, about how long it takes, and how many steps it has."""

    name: str
    title: str
    seconds: int
    steps: int


class CourseCard(Struct):
    """The lessons of a game, in order; ``guide`` is who gives them, ``about`` a few words on the guide."""

    game: str
    guide: str
    about: str
    first: FirstGame
    lessons: list[LessonCard]


class LessonStep(Struct):
    """A step of a lesson. ``id`` names it in the keys of its texts. ``read``: there is only a sentence; ``free``: any
    legal move is made. ``tasks``: how many texts its task has, one for each thing that is chosen. ``show``: what a
    sentence points at. ``rule``: the rule behind it."""

    id: str
    kind: Literal["read", "move", "free"]
    rule: str | None
    tasks: int
    show: list[str]
    praise: bool


class LessonBook(Struct):
    """The steps of each lesson of a game, and their texts by key, in the requested language or in English:
    ``LESSON_STEP``, ``LESSON_STEP_task``, ``LESSON_STEP_praise``, ``LESSON_done``, ``LESSON_know``."""

    steps: dict[str, list[LessonStep]]
    texts: dict[str, str]


class Learn(Struct, forbid_unknown_fields=True):
    """All moves of the learner in a lesson; ``>`` goes on where there is only a sentence. ``since`` is the last number
    of the story that the sender knows."""

    moves: Annotated[list[Notation], Meta(max_length=200)]
    since: Number = 0


class Progress(Struct, forbid_unknown_fields=True):
    """How far I have come in a lesson: my moves so far, and how many of them were made when each step began."""

    done: bool
    moves: Annotated[list[Notation], Meta(max_length=200)]
    starts: Annotated[list[Number], Meta(min_length=1, max_length=20)]


class Reached(Struct):
    """How far I have come in that lesson. ``done``: I have played it to its end at least once."""

    game: str
    lesson: str
    done: bool
    moves: list[str]
    starts: list[int]


class LessonAnswer(Struct):
    """Why the last move does not go on: the key of a text, or the refusal of the rules."""

    text: str | None
    refusal: "Refused | None"


class Lesson(Struct):
    """Where a lesson stands: the place of its next step (their number: all are done), the legal moves that go on (none:
    any of them, or none is needed), the answer to the last move if it was not made, and the table."""

    step: int
    wanted: list[str]
    answer: LessonAnswer | None
    snapshot: Snapshot


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: Line


class Said(Struct, tag_field="type", tag="said"):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int
    mine: bool


class Spectators(Struct, tag_field="type", tag="spectators"):
    """Who watches the table without a seat: at most 50 names, and how many ``others``, most of them without a name."""

    names: list[str]
    others: int


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Ask for a snapshot from another of my seats (null: as a spectator), with the story since a number."""

    seat: Seat | None = None
    since: Number | None = None


class Beat(Struct, tag_field="type", tag="beat"):
    """The heartbeat: the number the table is at. A client that knows less sends ``look``."""

    number: int
    revision: int


class Bye(Struct, tag_field="type", tag="bye"):
    """The server restarts: connect again after ``again`` milliseconds."""

    again: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A refusal: a code for programs, a sentence for people, the paragraph of the rules, and the table's number. Where
    the rules refuse a move (``illegal``), ``reason`` is their own ``code`` with its parameters, such as
    ``{"code": "no_space", "square": "C3"}``: each language has a sentence for it."""

    code: str
    sentence: str
    rule: str | None = None
    key: str | None = None
    number: int | None = None
    reason: dict[str, str | int] | None = None


FromClient = Play | TakeBack | Why | Say | Look
FromServer = TableCard | Snapshot | Played | Judged | Said | Spectators | Beat | Bye | Refused
