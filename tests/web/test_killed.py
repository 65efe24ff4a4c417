"""``kill -9``, again and again, in the middle of many tables: every acknowledged move is there, every table goes on,
every client catches up.

A short proof in every run; ``VESUVIUS_PROOF=full`` plays 50 tables and kills twenty times. The same is shown for a
Redis and a PostgreSQL that go away and come back.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from tests.web.killing import Evening, Victim, Worker
from tests.web.test_server import free_port
from tests.web.victims import Postgres, Redis, postgres_of_our_own
from vesuvius.store import Store
from vesuvius.store.backup import migrate_now

FULL = os.environ.get("VESUVIUS_PROOF") == "full"
TABLES, KILLS, PAUSE, BOTS = (50, 20, 0.2, 3) if FULL else (8, 3, 0.05, 0)
SERVICE_KILLS = 4 if FULL else 2


async def prove(
    database_url: str, workers: Sequence[Worker], victims: Sequence[Victim], *, kills: int, alone: bool
) -> None:
    """Kill one victim after the other. ``alone``: nobody can go on before it is back."""
    rng = Random(79)
    evening = Evening([worker.address for worker in workers], TABLES, rng, PAUSE, BOTS)
    try:
        for worker in workers:
            await worker.start()
        await evening.begin()
        for victim in islice(cycle(victims), kills):
            await asyncio.sleep(rng.random() / 2)
            await victim.kill()
            if alone:
                await asyncio.sleep(rng.random())
            else:
                await evening.everybody_moves()
            await victim.start()
            await evening.everybody_moves()
        await evening.fall_silent()
        await everything_is_there(database_url, evening)
    finally:
        await evening.end()
        for worker in workers:
            await worker.kill()


async def everything_is_there(database_url: str, evening: Evening) -> None:
    store = await Store.open(database_url)
    try:
        lengths: dict[str, int] = {}
        for seat in [seat for seats in evening.seats for seat in seats]:
            rows = await store.history.since(seat.table_id, 0)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            kept = {row.number: row.key for row in rows if row.seat == seat.seat and row.bot is None}
            assert kept == seat.acknowledged, "what was acknowledged is stored once, and nothing else of this seat"
            lengths[seat.table_id] = len(rows)
        await evening.level(lengths)
    finally:
        await store.close()


def quiet(workers: Sequence[Worker]) -> None:
    """No server has noted a mistake of its own."""
    for worker in workers:
        assert "Traceback" not in worker.log.read_text()


def test_sqlite(tmp_path: Path) -> None:
    worker = Worker(free_port(), {"VESUVIUS_DATA": str(tmp_path)}, tmp_path)
    url = f"sqlite+aiosqlite:///{tmp_path / 'vesuvius.db'}"
    asyncio.run(prove(url, [worker], [worker], kills=KILLS, alone=True))
    quiet([worker])


@dataclass(frozen=True)
class Grown:
    """Two workers, and what they share."""

    workers: list[Worker]
    postgres: Postgres
    redis: Redis

    def prove(self, *victims: Victim, kills: int, alone: bool = False) -> None:
        asyncio.run(prove(self.postgres.url, self.workers, victims, kills=kills, alone=alone))
        quiet(self.workers)


@pytest.fixture
def grown(tmp_path: Path) -> Iterator[Grown]:
    redis = Redis(free_port(), tmp_path)
    with postgres_of_our_own(free_port()) as postgres:
        asyncio.run(migrate_now(postgres.url))
        environ = {
            "VESUVIUS_DATA": str(tmp_path),
            "VESUVIUS_DATABASE_URL": postgres.url,
            "VESUVIUS_REDIS_URL": redis.url,
            "VESUVIUS_SECRET": "shared",
        }
        asyncio.run(redis.start())
        try:
            yield Grown([Worker(free_port(), environ, tmp_path) for _ in range(2)], postgres, redis)
        finally:
            asyncio.run(redis.kill())


def test_two_workers_with_postgres_and_redis(grown: Grown) -> None:
    grown.prove(*grown.workers, kills=KILLS)


def test_redis_goes_away_and_comes_back(grown: Grown) -> None:
    """Meanwhile moves are stored, and clients of the other worker come level with the heartbeat."""
    grown.prove(grown.redis, kills=SERVICE_KILLS)


def test_postgres_is_restarted(grown: Grown) -> None:
    """Meanwhile nobody can move; nothing that was acknowledged is lost, and nobody has to start anew."""
    grown.prove(grown.postgres, kills=SERVICE_KILLS, alone=True)


def test_thinking_processes_end_with_a_killed_server() -> None:
    program = (
        "import asyncio, time; from vesuvius.tables.thinking import Thinkers; pool = Thinkers()\n"
        "asyncio.run(pool.react('a bot that fails', 'downfall', {}, ['no move']))\n"
        "print(pool.processes()[0].pid, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        thinker = Path("/proc") / server.stdout.readline().decode().strip()
        assert thinker.exists() or not Path("/proc").exists()
        server.kill()
    until = time.monotonic() + 60
    while thinker.exists() and "Z" not in (thinker / "stat").read_text().split()[2:3]:
        assert time.monotonic() < until, "it thinks for nobody"
        time.sleep(0.05)
