"""Migrations, backup and restore, also from SQLite to PostgreSQL."""

import asyncio
import gzip
import json
import sqlite3
import tracemalloc
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection

from tests.services import postgres_database
from tests.store.backing_up import back_up_during_play
from tests.store.test_store import person, table
from vesuvius.store import Behind, Clock, Reached, Row, Seated, Store, TableRecord
from vesuvius.store.backup import HostError, backup_to, migrate_now, restore_from, run
from vesuvius.store.database import engine_for, migrate, sqlite_url
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


def test_an_older_database_asks_for_the_migration(tmp_path: Path) -> None:
    with pytest.raises(Behind, match="vesuvius migrate"):
        asyncio.run(Store.open(sqlite_url(tmp_path / "new.db")))


async def filled(url: str) -> str:
    """A database with a table and a move; the id of the table."""
    store = await Store.open(url, migrate=True)
    host = await person(store, "Livia 火山")
    record = await table(store, host, options={"dual_vents": True}, status="playing")
    await store.history.append(record.id, [Row(1, None, "deal 3", 10), Row(2, 0, "play 3 C3", 20, key="k")])
    await store.chat.say(record.id, host, "Salve!", 5)
    await store.findings.put(record.id, "review", 1, {"moves": [0.25]}, 9)
    await store.learning.keep(host.id, Reached("downfall", "place", True, [], [0]), 7)
    await store.close()
    return record.id


async def found(url: str, table_id: str) -> tuple[Any, ...]:
    store = await Store.open(url)
    record = await store.tables.get(table_id)
    seen = (
        record,
        await store.history.since(table_id, 0),
        await store.chat.since(table_id, 0),
        await store.findings.get(table_id, "review"),
        record and await store.learning.of(record[0].host_id),
    )
    await store.close()
    return seen


def test_a_backup_of_sqlite_fills_postgres_and_back(tmp_path: Path) -> None:
    first, last = sqlite_url(tmp_path / "first.db"), sqlite_url(tmp_path / "last.db")
    table_id = asyncio.run(filled(first))
    with postgres_database() as between:
        assert run(backup_to(first, tmp_path / "one.gz")) == 9
        assert run(restore_from(between, tmp_path / "one.gz")) == (9, 0)
        assert asyncio.run(found(between, table_id)) == asyncio.run(found(first, table_id))
        run(backup_to(between, tmp_path / "two.gz"))
    run(restore_from(last, tmp_path / "two.gz"))
    assert asyncio.run(found(last, table_id)) == asyncio.run(found(first, table_id))


def test_a_backup_of_version_1_is_restored(tmp_path: Path) -> None:
    """A version 1 backup names no columns, and its tables have fewer."""
    rows = [
        {"vesuvius": "backup", "version": 1},
        ["people", "livia", "Livia", 0],
        ["tables", "t", None, "downfall", 2, {}, {"kind": "none", "time": 0, "increment": 0, "grace": 3000}, False,
         "playing", "livia", 5, 6, None, None, None, 2, 7],
        ["seats", "t", 0, "livia", None],
        ["seats", "t", 1, None, "novice"],
        ["moves", "t", 1, None, "deal 3", False, 10, None, None, False, None],
        ["pulse", 1, 10],
        ["end", 6],
    ]  # fmt: skip
    with gzip.open(tmp_path / "old.gz", "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)
    url = sqlite_url(tmp_path / "v.db")
    assert run(restore_from(url, tmp_path / "old.gz")) == (6, 0)
    table, moves, *_ = asyncio.run(found(url, "t"))
    assert table == (
        TableRecord("t", None, "downfall", 2, {}, Clock(), False, "playing", "livia", 5, 6, revision=2, due_at=7),
        (Seated(0, "livia", "Livia"), Seated(1, bot="novice")),
    )
    assert moves == [Row(1, None, "deal 3", 10)]


@pytest.mark.parametrize(
    "header",
    [
        {"vesuvius": "backup", "version": 3},
        {"vesuvius": "backup", "version": 2, "columns": {"people": ["id", "rank"]}},
        {"vesuvius": "backup", "version": 2, "columns": {"ranks": ["id"]}},
    ],
)
def test_a_backup_of_a_later_version_is_refused(tmp_path: Path, header: object) -> None:
    with gzip.open(tmp_path / "new.gz", "wt", encoding="utf-8") as out:
        out.write(json.dumps(header) + "\n")
    with pytest.raises(HostError, match="newer version of Vesuvius"):
        run(restore_from(sqlite_url(tmp_path / "v.db"), tmp_path / "new.gz"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_of_the_first_schema_is_migrated_with_its_rows(tmp_path: Path, kind: str) -> None:
    """Whose turn it is stays unknown until the table is loaded."""
    with postgres_database() if kind == "postgres" else nullcontext(sqlite_url(tmp_path / "v.db")) as url:
        before, after = asyncio.run(migrated_from(url, "0001"))
    assert before == [("t", "playing")]
    assert after is not None
    assert (after[0].status, after[0].to_move, after[0].to_move_since) == ("playing", None, None)


async def migrated_from(url: str, revision: str) -> tuple[list[tuple[str, str]], tuple[TableRecord, object] | None]:
    """A table of an older schema, before and after the migration."""
    engine = engine_for(url)
    await migrate(engine, revision)
    async with engine.begin() as connection:
        await connection.execute(text("INSERT INTO people (id, name, created_at) VALUES ('livia', 'Livia', 0)"))
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, players, options, clock, public, status, host_id, created_at, revision) "
                "VALUES ('t', 'downfall', 2, '{}', '{\"kind\": \"none\"}', false, 'playing', 'livia', 5, 1)"
            ).execution_options(no_parameters=True)
        )
        before = [tuple(row) for row in await connection.execute(text("SELECT id, status FROM tables"))]
    await engine.dispose()
    store = await Store.open(url, migrate=True)
    after = await store.tables.get("t")
    await store.close()
    return before, after


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_that_were_paused_before_lists_said_so_are_listed_as_paused(tmp_path: Path, kind: str) -> None:
    games: dict[str, tuple[str, ...]] = {"rests": ("pause", "resign"), "goes on": ("pause", "resume"), "runs": ()}

    async def paused(url: str) -> dict[str, bool]:
        engine = engine_for(url)
        await migrate(engine, "0006")
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO people (id, name, created_at) VALUES ('livia', 'Livia', 0)"))
            for game, notes in games.items():
                await connection.execute(
                    text(
                        "INSERT INTO tables (id, game, players, options, clock, public, status, host_id, created_at,"
                        " revision) VALUES (:id, 'downfall', 2, '{}', '{}', false, 'playing', 'livia', 5, 1)"
                    ),
                    {"id": game},
                )
                for number, note in enumerate((None, *notes), 1):
                    await connection.execute(
                        text(
                            "INSERT INTO moves (table_id, number, seat, move, back, at, late, note)"
                            " VALUES (:id, :number, 0, 'm', false, 5, false, :note)"
                        ),
                        {"id": game, "number": number, "note": note},
                    )
        await migrate(engine)
        async with engine.begin() as connection:
            found = {
                row.id: bool(row.paused) for row in await connection.execute(text("SELECT id, paused FROM tables"))
            }
        await engine.dispose()
        return found

    with postgres_database() if kind == "postgres" else nullcontext(sqlite_url(tmp_path / "v.db")) as url:
        assert asyncio.run(paused(url)) == {"rests": True, "goes on": False, "runs": False}


def test_a_backup_is_restored_only_into_an_empty_database(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "v.db")
    asyncio.run(filled(url))
    run(backup_to(url, tmp_path / "b.gz"))
    with pytest.raises(HostError, match="not empty"):
        run(restore_from(url, tmp_path / "b.gz"))
    with pytest.raises(HostError, match="exists"):
        run(backup_to(url, tmp_path / "b.gz"))


def test_half_a_backup_is_refused_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    url, empty = sqlite_url(tmp_path / "v.db"), sqlite_url(tmp_path / "empty.db")
    asyncio.run(filled(url))
    run(backup_to(url, tmp_path / "b.gz"))
    whole = (tmp_path / "b.gz").read_bytes()
    for name, content in (("half.gz", whole[: len(whole) // 2]), ("text.gz", b"Salve!"), ("nothing.gz", b"")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(HostError, match=name):
            run(restore_from(empty, tmp_path / name))
    run(restore_from(empty, tmp_path / "b.gz"))


def test_an_unreachable_database_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(HostError, match=r"does not answer|refused|Connect"):
        run(migrate_now("postgresql+asyncpg://nobody@127.0.0.1:1/nothing"))
    with pytest.raises(HostError):
        run(backup_to("nonsense", tmp_path / "b.gz"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_taken_during_play_is_as_of_one_moment(tmp_path: Path, kind: str) -> None:
    """Tables are opened and played all the time; each backup is restored and compared with the moves."""
    with postgres_database() if kind == "postgres" else nullcontext(sqlite_url(tmp_path / "v.db")) as url:
        run(migrate_now(url))
        run(many_moves(url, 5_000))  # so that a backup takes a while
        batch = asyncio.run(back_up_during_play(url, tmp_path, seconds=0.3))
    assert not batch.faults
    assert batch.counts["moves compared"] > batch.counts["tables compared"] > batch.amount > 0


async def many_moves(url: str, number: int) -> None:
    """A closed table with many moves."""
    store = await Store.open(url)
    record = await table(store, await person(store), status="closed")
    await store.history.append(record.id, [Row(n, 0, "m", n) for n in range(1, number + 1)])
    await store.close()


def test_a_backup_with_orphans_is_refused_unless_they_are_dropped(tmp_path: Path) -> None:
    """As version 0.1.0 wrote them: each table of the database was read at a moment of its own."""
    url, file = sqlite_url(tmp_path / "v.db"), tmp_path / "b.gz"
    table_id = asyncio.run(filled(url))
    run(backup_to(url, file))
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        header, *rows = [json.loads(line) for line in lines]
    rows[-1:-1] = [
        ["moves", "gone", 1, None, "deal 3", False, 10, None, None, False, None, None],
        ["seats", "gone", 0, None, "novice", None, None, False, None],
    ]
    rows[-1][1] += 2
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in (header, *rows))
    copy = sqlite_url(tmp_path / "copy.db")
    with pytest.raises(HostError, match=r"inconsistent.*1 of moves and 1 of seats.*--drop-orphans"):
        run(restore_from(copy, file))
    assert run(restore_from(copy, file, drop_orphans=True)) == (9, 2)
    (record, _), *others = asyncio.run(found(copy, table_id))
    assert record.due_at == 0, "the server looks at the game again"
    assert others == [*asyncio.run(found(url, table_id))[1:]]


def test_a_backup_can_be_read_by_its_owner_only_and_half_of_one_is_removed(tmp_path: Path) -> None:
    url, file = sqlite_url(tmp_path / "v.db"), tmp_path / "b.gz"
    asyncio.run(filled(url))
    run(backup_to(url, file))
    assert file.stat().st_mode & 0o077 == 0
    broken = tmp_path / "broken.gz"
    with sqlite3.connect(tmp_path / "v.db") as connection:
        connection.execute("UPDATE tables SET options = 'no JSON'")
    with pytest.raises(ValueError, match="Expecting value"):
        run(backup_to(url, broken))
    assert not broken.exists()


def test_a_backup_is_restored_row_by_row(tmp_path: Path) -> None:
    """Four times the moves need hardly more memory; holding them all would need four times as much."""

    def peak(moves: int) -> int:
        source, file = sqlite_url(tmp_path / f"{moves}.db"), tmp_path / f"{moves}.gz"
        asyncio.run(fill_and_back_up(source, file, moves))
        tracemalloc.start()
        restored, _ = asyncio.run(restore_from(sqlite_url(tmp_path / f"{moves}-restored.db"), file))
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert restored > moves
        return most

    async def fill_and_back_up(url: str, file: Path, moves: int) -> None:
        store = await Store.open(url, migrate=True)
        record = await table(store, await person(store), status="playing")
        await store.history.append(record.id, [Row(number, 0, "play 3 C3", number) for number in range(1, moves + 1)])
        await store.close()
        await backup_to(url, file)

    assert peak(16_000) < 2 * peak(4_000)
