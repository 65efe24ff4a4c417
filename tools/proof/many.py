"""A person asks for their own tables in a database with very many: the answer comes from indexes."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from tools.proof.databases import Postgres
from tools.proof.processor import used
from tools.proof.report import Batch, Proof
from vesuvius.store import Store
from vesuvius.store.backup import migrate_now
from vesuvius.store.database import begin, sqlite_url
from vesuvius.store.schema import people, seats, tables

EACH = 20
"""How many tables a person has opened; they sit at those, and at as many of others."""

ASKED = 50
"""How often a person asks."""

ANSWERS = 0.01
"""Seconds of the processor that such an answer may cost, in the database and here. A search through all tables costs
thirty times as many."""

SHOWN = 50
"""The most tables that an answer lists."""


async def of_sqlite(amount: int, _seed: int, folder: Path) -> Batch:
    return await _mine(sqlite_url(folder / "many.db"), amount, time.process_time)


async def of_postgres(amount: int, _seed: int, _folder: Path) -> Batch:
    with tempfile.TemporaryDirectory(prefix="vesuvius-pg-") as place:
        postgres = Postgres(Path(place))
        await asyncio.to_thread(postgres.make)
        await postgres.start()
        try:
            return await _mine(postgres.url, amount, lambda: time.process_time() + used(postgres.pids()))
        finally:
            await postgres.kill()


async def _mine(url: str, amount: int, spent: Callable[[], float]) -> Batch:
    batch = Batch()
    await migrate_now(url)
    store = await Store.open(url, timeout=None)
    try:
        await _fill(store, amount)
        waits, before = [], spent()
        for number in range(ASKED):
            began = time.monotonic()
            found = await store.tables.of_person(f"person-{number}", SHOWN)
            waits.append(time.monotonic() - began)
            batch.expect(EACH <= len(found) <= 2 * EACH, f"{len(found)} tables are listed")
        each = (spent() - before) / ASKED
        waits.sort()
        batch.measure("processor time of an answer, ms", each * 1000)
        batch.measure("the middle answer comes within, ms", waits[ASKED // 2] * 1000)
        batch.measure("the slowest, ms", waits[-1] * 1000)
        batch.expect(each < ANSWERS, f"an answer costs {1000 * each:.1f} ms of the processor")
        batch.count("answers", ASKED)
        batch.amount = amount
    finally:
        await store.close()
    return batch


async def _fill(store: Store, amount: int) -> None:
    """Tables of two seats, a third of them over."""
    hosting = amount // EACH

    def hosts() -> Iterator[dict[str, Any]]:
        for number in range(hosting):
            yield {"id": f"person-{number}", "name": f"Person {number}", "created_at": 0}

    def opened() -> Iterator[dict[str, Any]]:
        for number in range(amount):
            status = ("playing", "waiting", "over")[number % 3]
            yield {
                "id": f"table-{number}", "game": "any", "players": 2, "options": {}, "clock": {}, "public": True,
                "status": status, "host_id": f"person-{number % hosting}", "created_at": number, "revision": 0,
                "to_move": 0 if status == "playing" else None,
            }  # fmt: skip

    def seated() -> Iterator[dict[str, Any]]:
        for number in range(amount):
            for seat in (0, 1):
                person = f"person-{(number + seat * (1 + number // hosting)) % hosting}"
                yield {"table_id": f"table-{number}", "seat": seat, "person_id": person}

    async with begin(store.engine) as connection:
        for table, rows in ((people, hosts()), (tables, opened()), (seats, seated())):
            while chunk := list(islice(rows, 5_000)):
                await connection.execute(insert(table), chunk)
        if store.engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("ANALYZE")


PROOFS = (
    Proof("mine-sqlite", "my tables among 300,000, SQLite", "tables", of_sqlite, 300_000, 300_000, 3_000),
    Proof("mine-postgres", "my tables among 300,000, PostgreSQL", "tables", of_postgres, 300_000, 300_000, 0),
)
