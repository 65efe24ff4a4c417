"""Migrate a database, back it up, and restore a backup into an empty one.

A backup is gzipped text: a header that names the columns, then one JSON array for each row, read in one transaction
while the server runs. The format is the same for every database, so a backup can also move SQLite to PostgreSQL.
"""

import asyncio
import gzip
import json
import os
import zlib
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Table, insert, select, update
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.store import database
from vesuvius.store.database import Ahead, Behind, Unavailable
from vesuvius.store.schema import metadata, moves, tables
from vesuvius.store.store import Store

T = TypeVar("T")

VERSION = 2
OLDER = {"people": 3, "tables": 16, "seats": 4, "moves": 10}
"""The number of columns of tables that have grown since version 1, which did not name the columns."""

CHUNK = 500
"""The rows that are restored at once."""

NEWER = "{} was written by a newer version of Vesuvius: install that one before you restore it."


class HostError(Exception):
    """A problem that the host has to solve, in a sentence."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine for a command; HostError says what went wrong."""
    try:
        return asyncio.run(work)
    except (Ahead, Behind, Unavailable) as error:
        raise HostError(str(error)) from None
    except (ArgumentError, NoSuchModuleError):
        raise HostError("VESUVIUS_DATABASE_URL is not the address of a database that Vesuvius can use.") from None
    except OSError as error:
        raise HostError(f"{error.filename or 'The database'}: {error.strerror or error}.") from None


async def migrate_now(url: str) -> None:
    store = await Store.open(url, migrate=True, timeout=None)
    await store.close()


async def backup_to(url: str, file: Path) -> int:
    """Write every row of every table, as of one moment; returns the number of rows."""
    store = await Store.open(url, timeout=None)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            try:
                return await _write(store, raw)
            except BaseException:
                file.unlink()  # half a backup is none
                raise
    finally:
        await store.close()


async def _write(store: Store, raw: Any) -> int:
    rows = 0
    async with database.connect(store.engine) as plain:
        sqlite = plain.dialect.name == "sqlite"
        connection = plain if sqlite else await plain.execution_options(isolation_level="REPEATABLE READ")
        if sqlite:
            await connection.exec_driver_sql("BEGIN")  # its driver begins no transaction before a SELECT
        with gzip.open(raw, "wt", encoding="utf-8") as out:
            out.write(json.dumps(_header()) + "\n")
            for table in metadata.sorted_tables:
                async for row in await connection.stream(select(table).order_by(*table.primary_key)):
                    out.write(json.dumps([table.name, *row], ensure_ascii=False) + "\n")
                    rows += 1
            out.write(json.dumps(["end", rows]) + "\n")
    return rows


def _header() -> dict[str, Any]:
    columns = {table.name: list(table.columns.keys()) for table in metadata.sorted_tables}
    return {"vesuvius": "backup", "version": VERSION, "columns": columns}


async def restore_from(url: str, file: Path, *, drop_orphans: bool = False) -> tuple[int, int]:
    """Restore a backup into an empty database, all of it or nothing.

    Rows that refer to rows that are missing, and moves of games that have not started, are dropped with
    ``drop_orphans`` and an error without. Returns the number of rows that were restored, and of those dropped.
    """
    await migrate_now(url)
    store = await Store.open(url, timeout=None)
    rows, dropped = 0, Counter[str]()
    try:
        async with database.begin(store.engine) as connection:
            await _check_empty(connection)
            for name, group in groupby(_read(file), key=lambda row: row[0]):
                table = metadata.tables[name]
                for chunk in _chunks(row for _, row in group):
                    sound = await _sound(connection, table, chunk)
                    if sound:
                        await connection.execute(insert(table), sound)
                    rows += len(sound)
                    dropped[name] += len(chunk) - len(sound)
            if dropped.total() and not drop_orphans:
                raise HostError(_inconsistent(file, dropped))
            if dropped.total():  # the server looks at every game again: its record may be older than its moves
                await connection.execute(update(tables).where(tables.c.status == "playing").values(due_at=0))
    except IntegrityError:
        raise HostError(f"{file} is inconsistent: it has two rows where only one can be.") from None
    finally:
        await store.close()
    return rows, dropped.total()


async def _sound(connection: AsyncConnection, table: Table, chunk: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows whose references exist."""
    for key in table.foreign_keys:
        column, there = key.parent.name, key.column
        used = {row[column] for row in chunk if row.get(column) is not None}
        query = select(there).where(there.in_(used))
        if table is moves:
            query = query.where(tables.c.status != "waiting")
        known = set((await connection.execute(query)).scalars()) if used else set()
        chunk = [row for row in chunk if row.get(column) is None or row[column] in known]
    return chunk


def _inconsistent(file: Path, dropped: Counter[str]) -> str:
    """The sentence about a backup with orphans."""
    counts = " and ".join(f"{count} of {name}" for name, count in sorted(dropped.items()) if count)
    return (
        f"{file} is inconsistent: rows refer to others that are missing ({counts}). Version 0.1.0 wrote such backups "
        "of SQLite while it was in use. `vesuvius restore --drop-orphans` restores all but these rows."
    )


async def _check_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise HostError("The database is not empty. A backup is restored into a new one, so that nothing is lost.")


def _read(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup, each with the name of its table; HostError if the file is not a complete backup."""
    rows = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            columns = _columns(file, json.loads(next(lines)))
            for line in lines:
                row: list[Any] = json.loads(line)
                if row[0] == "end":
                    if row[1] != rows:
                        raise HostError(f"{file} is incomplete: {rows} rows instead of {row[1]}.")
                    return
                rows += 1
                yield row[0], dict(zip(columns[row[0]], row[1:], strict=True))
    except (gzip.BadGzipFile, zlib.error, EOFError, StopIteration, ValueError, LookupError, TypeError):
        pass
    except OSError as error:
        raise HostError(f"{file}: {error.strerror or error}.") from None
    raise HostError(f"{file} is not a complete backup.")


def _columns(file: Path, header: Any) -> dict[str, list[str]]:
    """The columns of each table of a backup; HostError if this version cannot read it."""
    known = {table.name: list(table.columns.keys()) for table in metadata.sorted_tables}
    match header:
        case {"vesuvius": "backup", "version": 2, "columns": dict(columns)}:
            if any(not {*names} <= {*known.get(name, ())} for name, names in columns.items()):
                raise HostError(NEWER.format(file))
            return columns
        case {"vesuvius": "backup", "version": 1}:
            return {name: names[: OLDER.get(name)] for name, names in known.items()}
        case {"vesuvius": "backup"}:
            raise HostError(NEWER.format(file))
        case _:
            raise HostError(f"{file} is not a backup of Vesuvius.")


def _chunks(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    iterator = iter(rows)
    while chunk := list(islice(iterator, CHUNK)):
        yield chunk
