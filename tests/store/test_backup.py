"""Migrations, backup and restore: also the way from SQLite to PostgreSQL."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from tests.services import postgres_database
from tests.store.test_store import person, table
from vesuvius.store import Behind, Row, Store
from vesuvius.store.backup import Unfit, backup_to, migrate_now, restore_from, run
from vesuvius.store.database import sqlite_url
from vesuvius.store.schema import metadata


def test_the_migrations_lead_to_the_schema_that_the_code_uses(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        store = await Store.open(database_url)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(compare()) == []


def test_a_database_that_is_behind_asks_for_the_migration(tmp_path: Path) -> None:
    with pytest.raises(Behind, match="vesuvius migrate"):
        asyncio.run(Store.open(sqlite_url(tmp_path / "new.db")))


async def filled(url: str) -> str:
    """A database with a table and a move; the id of the table."""
    store = await Store.open(url, migrate=True)
    host = await person(store, "Livia 火山")
    record = await table(store, host, options={"dual_vents": True})
    await store.history.append(record.id, [Row(1, None, "deal 3", 10), Row(2, 0, "play 3 C3", 20, key="k")])
    await store.chat.say(record.id, host, "Salve!", 5)
    await store.close()
    return record.id


async def found(url: str, table_id: str) -> tuple[object, ...]:
    store = await Store.open(url)
    seen = (
        await store.tables.get(table_id),
        await store.history.since(table_id, 0),
        await store.chat.since(table_id, 0),
    )
    await store.close()
    return seen


def test_a_backup_of_sqlite_fills_postgres_and_back(tmp_path: Path) -> None:
    first, last = sqlite_url(tmp_path / "first.db"), sqlite_url(tmp_path / "last.db")
    table_id = asyncio.run(filled(first))
    with postgres_database() as between:
        assert run(backup_to(first, tmp_path / "one.gz")) == 7
        assert run(restore_from(between, tmp_path / "one.gz")) == 7
        assert asyncio.run(found(between, table_id)) == asyncio.run(found(first, table_id))
        run(backup_to(between, tmp_path / "two.gz"))
    run(restore_from(last, tmp_path / "two.gz"))
    assert asyncio.run(found(last, table_id)) == asyncio.run(found(first, table_id))


def test_a_backup_is_restored_only_into_an_empty_database(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "v.db")
    asyncio.run(filled(url))
    run(backup_to(url, tmp_path / "b.gz"))
    with pytest.raises(Unfit, match="not empty"):
        run(restore_from(url, tmp_path / "b.gz"))
    with pytest.raises(Unfit, match="exists"):
        run(backup_to(url, tmp_path / "b.gz"))


def test_half_a_backup_is_refused_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    url, empty = sqlite_url(tmp_path / "v.db"), sqlite_url(tmp_path / "empty.db")
    asyncio.run(filled(url))
    run(backup_to(url, tmp_path / "b.gz"))
    whole = (tmp_path / "b.gz").read_bytes()
    for name, content in (("half.gz", whole[: len(whole) // 2]), ("text.gz", b"Salve!"), ("nothing.gz", b"")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(Unfit, match=name):
            run(restore_from(empty, tmp_path / name))
    run(restore_from(empty, tmp_path / "b.gz"))


def test_a_database_that_is_away_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unfit, match=r"does not answer|refused|Connect"):
        run(migrate_now("postgresql+asyncpg://nobody@127.0.0.1:1/nothing"))
    with pytest.raises(Unfit):
        run(backup_to("nonsense", tmp_path / "b.gz"))
