"""The way to a database: one for SQLite files, one for PostgreSQL, and the migrations both run through."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY = 10_000
"""Milliseconds that a SQLite connection waits for another one to finish writing."""


class Unavailable(Exception):
    """The database does not answer; what was asked of it may or may not have happened."""


class Behind(Exception):
    """The database has not been migrated to this version of Vesuvius."""


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


def engine_for(url: str) -> AsyncEngine:
    """An engine whose SQLite connections lose nothing, not even when the power goes: WAL, synchronous FULL."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def _pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


@asynccontextmanager
async def begin(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction; a database that is away, or has no connection to spare, is :class:`Unavailable`."""
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError:
        raise
    except (DBAPIError, NoConnection, OSError) as error:
        raise Unavailable(type(error).__name__) from error


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest schema."""

    def upgrade(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def check(engine: AsyncEngine) -> None:
    """Behind, if the schema is not the newest."""

    def revision(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with begin(engine) as connection:
        found = await connection.run_sync(revision)
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if found != newest:
        raise Behind(f"The database is at migration {found or 'none'}, not {newest}: run `vesuvius migrate` first.")
