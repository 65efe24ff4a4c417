"""Backups taken while games are opened and played: each is restored and compared with the journal."""

import asyncio
import time
from pathlib import Path

from msgspec.structs import replace
from sqlalchemy import func, select

from tools import load
from tools.proof.report import Batch, Proof
from tools.proof.services import OFF, Server, cluster, database_of, server
from vesuvius.games import games
from vesuvius.store import Row, Store, TableRecord
from vesuvius.store.backup import backup_to, restore_from
from vesuvius.store.database import begin, sqlite_url
from vesuvius.store.schema import moves, tables
from vesuvius.tables.clock import Outages
from vesuvius.tables.refusals import Refusal
from vesuvius.tables.table import Table

TABLES = 50
"""The tables of ``vesuvius load``; when a game is over the next one is opened."""


LOADED = {**OFF, "VESUVIUS_METRICS": "on"}
"""``vesuvius load`` reads the metrics of the server."""


async def of_sqlite(backups: int, seed: int, folder: Path) -> Batch:
    async with server(folder, LOADED) as alone:
        return await _back_up(alone, database_of(folder), backups, seed, folder)


async def of_postgres(backups: int, seed: int, folder: Path) -> Batch:
    async with cluster(folder, LOADED) as both:
        return await _back_up(both.servers[0], both.postgres.url, backups, seed, folder)


async def _back_up(at: Server, url: str, backups: int, seed: int, folder: Path) -> Batch:
    """One backup each second under load; then restore and compare them all."""
    batch = Batch(backups)
    plan = load.LoadPlan(games()[0], TABLES, seconds=float(backups), seed=seed)
    playing = asyncio.create_task(asyncio.to_thread(load.run, plan, at.address))
    taken: list[tuple[Path, dict[str, int]]] = []
    while len(taken) < backups:
        began = time.monotonic()
        before = await lengths(url)
        taken.append((folder / f"{len(taken)}.gz", before))
        await backup_to(url, taken[-1][0])
        batch.measure("a backup", time.monotonic() - began)
        await asyncio.sleep(max(0.0, began + 1 - time.monotonic()))
    batch.count("moves played meanwhile", int((await playing)["moves"]))
    for file, at_least in taken:
        await check(url, file, at_least, batch)
    return batch


async def lengths(url: str) -> dict[str, int]:
    """The number of moves of every table."""
    store = await Store.open(url)
    try:
        async with begin(store.engine) as connection:
            query = select(tables.c.id, func.count(moves.c.number)).outerjoin(moves).group_by(tables.c.id)
            return {row[0]: row[1] for row in await connection.execute(query)}
    finally:
        await store.close()


async def check(url: str, file: Path, before: dict[str, int], batch: Batch) -> None:
    """Restore a backup into a new database. Every table must be that of the database as it was at one moment,
    with at least the moves it had before the backup began."""
    copied = file.with_suffix(".db")
    try:
        _, dropped = await restore_from(sqlite_url(copied), file)
        batch.expect(not dropped, f"{file.name}: {dropped} rows have no table")
        found = await lengths(sqlite_url(copied))
        live, copy = await Store.open(url), await Store.open(sqlite_url(copied))
        try:
            for missing in before.keys() - found.keys():
                batch.faults.append(f"{file.name}: table {missing}, which was there before, is missing")
            for table_id in found:
                problem = await _difference(live, copy, table_id, before.get(table_id, 0))
                batch.expect(problem is None, f"{file.name}, table {table_id}: {problem}")
        finally:
            await live.close()
            await copy.close()
        batch.count("tables compared", len(found))
        batch.count("moves compared", sum(found.values()))
    finally:
        for part in copied.parent.glob(f"{copied.name}*"):
            part.unlink()


async def _difference(live: Store, copy: Store, table_id: str, at_least: int) -> str | None:
    """How a restored table differs from the one it was; None if it does not."""
    rows, journal = await copy.history.since(table_id, 0), await live.history.since(table_id, 0)
    now, then = await live.tables.get(table_id), await copy.tables.get(table_id)
    if now is None or then is None:
        return "it is missing"
    record, seats = then
    if rows != journal[: len(rows)]:
        return "its moves differ from the journal"
    if len(rows) < at_least:
        return f"it has {len(rows)} moves, but had {at_least} before"
    if len(seats) != record.players or _unchanging(record) != _unchanging(now[0]):
        return "its record differs"
    if (record.status == "waiting") != (not rows):
        return f"it has {len(rows)} moves, and is {record.status}"
    return await _turn(record, rows)


async def _turn(record: TableRecord, rows: list[Row]) -> str | None:
    """How the record disagrees with the last move."""
    if record.status not in ("playing", "over"):
        return None
    table = Table(record.id, Outages())
    table.record = record
    try:
        await table.replay(rows)
    except Refusal as refusal:
        return refusal.sentence
    course = table.under_way
    if (course.to_move is None) != (record.status == "over"):
        return f"the game is {'over' if course.to_move is None else 'not over'}, but its table is {record.status}"
    turn = (record.to_move, record.to_move_since)
    if record.status == "playing" and turn != (course.mover, course.since):
        return f"seat {course.mover} is to move, not {record.to_move}"
    return None


def _unchanging(record: TableRecord) -> TableRecord:
    return replace(
        record, code=None, status="waiting", started_at=None, finished_at=None, result=None, next_id=None, revision=0,
        due_at=None, to_move=None, to_move_since=None,
    )  # fmt: skip


# The short form is in tests/store/test_backup.py: it needs no server.
PROOFS = (
    Proof("backups-sqlite", "backups during play, SQLite", "backups", of_sqlite, 60, 60, 0),
    Proof("backups-postgres", "backups during play, PostgreSQL", "backups", of_postgres, 60, 60, 0),
)
