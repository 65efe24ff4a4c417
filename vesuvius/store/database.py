"""Database engines for SQLite files and PostgreSQL, and the migrations of both."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vesuvius.store.trouble import SLOW, TROUBLE, read_only, sentence

BUSY = 10_000
"""Milliseconds a SQLite connection waits for another one to finish writing."""

CONNECTIONS = 8
"""Connections to a SQLite file. Each has a thread with half a megabyte of its own, so they are kept."""

ANSWER = 2.5
"""Seconds in which PostgreSQL must give a connection, and answer a statement. If it does not, closing the connection
takes SQLAlchemy up to two more."""

SILENCE = 1.0
"""Seconds for which a database that has not answered is not asked again, so that requests do not queue behind it."""

_silent_until: WeakKeyDictionary[Engine, float] = WeakKeyDictionary()

_failures: WeakKeyDictionary[Engine, tuple[float, str]] = WeakKeyDictionary()
"""When each database failed last, other than by rejecting a statement, and why."""


class Unavailable(Exception):
    """The database does not answer; a sentence says why. A write may or may not have happened."""


class Rejected(Unavailable):
    """The database answers, but rejects a statement, for example because of a value that it cannot store."""


class Behind(Exception):
    """The database has not been migrated to this version of Vesuvius."""


class Ahead(Exception):
    """The database has been migrated to a newer version of Vesuvius."""


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


def engine_for(url: str, timeout: float | None = ANSWER) -> AsyncEngine:
    """An engine. Its SQLite connections lose nothing even in a power cut: WAL, synchronous FULL. ``timeout`` is the
    seconds in which PostgreSQL must answer a statement."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(
            url,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=ANSWER,
            connect_args={"timeout": 3, "command_timeout": timeout},
        )
    _make_private(make_url(url).database)
    engine = create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def _pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _make_private(file: str | None) -> None:
    """Create the database file, if it is missing, for its owner only. SQLite gives its other files the same rights."""
    if file and file != ":memory:":
        with suppress(OSError):  # the connection says what is wrong
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))


@asynccontextmanager
async def begin(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a transaction; raises Unavailable if the database does not answer or has no free connection."""
    if monotonic() < _silent_until.get(engine.sync_engine, 0):
        raise Unavailable(SLOW)
    try:
        async with AsyncExitStack() as stack:
            async with asyncio.timeout(None if engine.dialect.name == "sqlite" else ANSWER):
                connection = await stack.enter_async_context(engine.begin())
            yield connection
    except IntegrityError:
        raise
    except (DBAPIError, NoConnection, OSError) as error:
        if isinstance(error, TimeoutError):
            _silent_until[engine.sync_engine] = monotonic() + SILENCE
        if read_only(error):  # a file that could not be opened for writing then: it may be by now
            await engine.dispose()
        raise _unavailable(engine, error) from error


@asynccontextmanager
async def connect(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a connection without a transaction; raises Unavailable as ``begin`` does."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (DBAPIError, NoConnection, OSError) as error:
        raise _unavailable(engine, error) from error


def _unavailable(engine: AsyncEngine, error: Exception) -> Unavailable:
    said = sentence(error)
    if said is None:
        rejected = Rejected(f"The database rejects a statement ({type(error).__name__}).")
        TROUBLE.note(str(rejected))
        return rejected
    _failures[engine.sync_engine] = monotonic(), said
    TROUBLE.note(said)
    return Unavailable(said)


def check_recent(engine: AsyncEngine, seconds: float) -> None:
    """Raise Unavailable if the database has failed within the last seconds."""
    at, said = _failures.get(engine.sync_engine, (None, ""))
    if at is not None and monotonic() - at < seconds:
        raise Unavailable(said)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Migrate the database to the newest schema, or to an older one."""

    def upgrade(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    async with begin(engine) as connection:
        _check_known(await connection.run_sync(_revision))
        await connection.run_sync(upgrade)


async def check(engine: AsyncEngine) -> None:
    """Raise Behind or Ahead if the schema is not that of this version."""
    async with begin(engine) as connection:
        found = await connection.run_sync(_revision)
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    _check_known(found)
    if found != newest:
        raise Behind(f"The database is at migration {found or 'none'}, not {newest}: run `vesuvius migrate` first.")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _check_known(revision: str | None) -> None:
    """Raise Ahead if this version of Vesuvius does not know the migration."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise Ahead(
            f"The database is at migration {revision}, which a newer version of Vesuvius made: install that one."
        )
