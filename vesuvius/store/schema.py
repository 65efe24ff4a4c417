"""The tables of the database. Times are milliseconds since 1970, UTC; ids are random words nobody guesses."""

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
)

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
    Index("ix_tables_status_public_created_at", "status", "public", "created_at"),
    Index("ix_tables_due_at", "due_at"),
)
"""``due_at`` is when the server must act by itself: for a bot, or for a seat whose time is up."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
)
"""A person, a bot, or both: then the person has walked away and the bot sits in."""

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
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)
"""Append-only. No seat is chance; ``back`` takes back the seat's last move; ``late`` says that a bot moved because the
seat's time was up; ``key`` makes a resend harmless."""

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

pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))
"""One row: when a server was last awake."""

outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""When no server was awake: time that is charged to nobody's clock."""
