"""What a host does to the database: migrate it, write a backup, fill an empty one from it.

A backup is gzipped text, one JSON array for each row, read in one transaction while the server runs. It does not care
which database it came from: it is also the way from SQLite to PostgreSQL.
"""

import asyncio
import gzip
import json
from collections.abc import Coroutine, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Table, insert, select
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from vesuvius.store import database
from vesuvius.store.database import Behind, Unavailable
from vesuvius.store.schema import metadata
from vesuvius.store.store import Store

T = TypeVar("T")

FORMAT = {"vesuvius": "backup", "version": 1}
CHUNK = 500


class Unfit(Exception):
    """What a host has to mend, in a sentence."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work from the command line; Unfit says what stands in the way."""
    try:
        return asyncio.run(work)
    except (Behind, ArgumentError) as error:
        raise Unfit(str(error)) from None
    except (Unavailable, DBAPIError) as error:
        raise Unfit(f"The database does not answer ({error.__cause__ or type(error).__name__}).") from None
    except OSError as error:
        raise Unfit(f"{error.filename or 'The database'}: {error.strerror or error}.") from None


async def migrate_now(url: str) -> None:
    store = await Store.open(url, migrate=True)
    await store.close()


async def backup_to(url: str, file: Path) -> int:
    """Write every row of every table, as they were at one moment; how many they are."""
    store = await Store.open(url)
    rows = 0
    try:
        async with store.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level=_snapshot(plain))
            with file.open("xb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
                out.write(json.dumps(FORMAT) + "\n")
                for table in metadata.sorted_tables:
                    async for row in await connection.stream(select(table).order_by(*table.primary_key)):
                        out.write(json.dumps([table.name, *row], ensure_ascii=False) + "\n")
                        rows += 1
                out.write(json.dumps(["end", rows]) + "\n")
    finally:
        await store.close()
    return rows


def _snapshot(connection: AsyncConnection) -> str:
    return "SERIALIZABLE" if connection.dialect.name == "sqlite" else "REPEATABLE READ"


async def restore_from(url: str, file: Path) -> int:
    """Fill an empty database; all or nothing."""
    await migrate_now(url)
    store = await Store.open(url)
    rows = 0
    try:
        async with database.begin(store.engine) as connection:
            await _check_empty(connection)
            for name, group in groupby(_read(file), key=lambda row: row[0]):
                table = metadata.tables[name]
                for chunk in _chunks([row[1:] for row in group]):
                    await connection.execute(insert(table), [_named(table, row) for row in chunk])
                    rows += len(chunk)
    finally:
        await store.close()
    return rows


async def _check_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise Unfit("The database is not empty. A backup is restored into a new one, so that nothing is lost.")


def _read(file: Path) -> Iterator[list[Any]]:
    """The rows of a backup; Unfit if it is none, or not whole."""
    rows = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            if json.loads(next(lines)) != FORMAT:
                raise Unfit(f"{file} is not a backup that this version can read.")
            for line in lines:
                row: list[Any] = json.loads(line)
                if row[0] == "end":
                    if row[1] != rows:
                        raise Unfit(f"{file} is not whole: {rows} rows instead of {row[1]}.")
                    return
                rows += 1
                yield row
    except (gzip.BadGzipFile, EOFError, StopIteration, ValueError):
        pass
    raise Unfit(f"{file} is not a whole backup.")


def _chunks(rows: list[list[Any]]) -> Iterator[list[list[Any]]]:
    for at in range(0, len(rows), CHUNK):
        yield rows[at : at + CHUNK]


def _named(table: Table, row: list[Any]) -> dict[str, Any]:
    return dict(zip(table.columns.keys(), row, strict=True))
