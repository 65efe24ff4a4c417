"""The tables of the database. Times are milliseconds since 1970, UTC; ids are random and cannot be guessed."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)
"""``epoch`` is signed into the cookie; raising it signs the person out everywhere."""

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(40), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host_id", ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("result", JSON),
    Column("next_id", String(24)),
    Column("revision", Integer, nullable=False),
    Column("due_at", BigInteger),
    Column("to_move", SmallInteger),
    Column("to_move_since", BigInteger),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("closed_because", String(40)),
    Column("name", String(40)),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("origin", JSON),
    Column("coached", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_status_public_created_at", "status", "public", "created_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_host_id", "host_id"),
)
"""``due_at`` is when the server must act by itself: for a bot, or for a seat whose time is up. ``to_move`` is the seat
to move, and ``to_move_since`` when its turn began. In a game under way null means that it is not known yet. ``rules``
is the version of the rules the game is played by, and ``closed_because`` the code of the reason of a closed table.
``paused``: nobody is to move until somebody goes on. ``coached``: the coach has helped somebody in this game.
``origin`` is the position that the game begins with, and where it comes from, if it is played on from another one."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(40)),
    Column("look", SmallInteger),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("wants", String(8)),
)
"""A person, a bot, or both: then the person has left and the bot stands in. ``name`` replaces the person's, for people
who share a screen; ``look`` is the piece that was chosen; null: none was. ``resigned``: the person gave up the seat.
``wants``: what its person asks for, or agrees to."""

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger),
    Column("move", Text, nullable=False),
    Column("back", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person_id", String(24)),
    Column("bot", String(40)),
    Column("late", Boolean, nullable=False),
    Column("key", String(64)),
    Column("note", String(8)),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)
"""Append-only. A row without a seat is a move of chance; ``back`` takes back the seat's last move; ``late``: a bot
moved because the seat's time was up; ``key`` makes a resend harmless; ``note``: no move, but the seat gives up, or the
game is paused or goes on."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

findings = Table(
    "findings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Results computed from a game, by kind; ``version`` is that of the code that made them."""

lessons = Table(
    "lessons",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("moves", JSON, nullable=False),
    Column("starts", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""How far a person has come in a lesson: the moves made so far, and how many of them were made when each step began.
``done``: it has been played to its end at least once; ``at``: when it was played last."""


answers = Table(
    "answers",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The first answer of a person to a puzzle, and the first on each ``day`` whose puzzle it was, as in 2026-11-19; empty:
it was not the puzzle of the day."""

claims = Table(
    "claims",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("server", String(24), nullable=False),
    Column("asker", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("number", Integer),
    Column("journal", Text),
    Column("data", JSON),
)
"""Reviews that are computed: by which server, asked for by whom, and how far. ``until`` is when the claim ends unless
it is renewed, ``number`` the decision that is judged again, ``journal`` that of a game without a table, and ``data``
the review as far as it is known."""

heartbeat = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))
"""One row: when a server was last up."""

outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""The spans in which no server was up: time that is charged to nobody's clock."""
