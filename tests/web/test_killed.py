"""``kill -9``, again and again, in the middle of many tables: every acknowledged move is there, every table goes on,
every client catches up.

A short proof in every run; ``VESUVIUS_PROOF=full`` plays 50 tables and kills twenty times, Redis among them.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random

from tests.services import postgres_database, redis_url
from tests.web.killing import Evening, Victim, Worker
from tests.web.test_server import free_port
from vesuvius.store import Store
from vesuvius.store.upkeep import migrate_now

FULL = os.environ.get("VESUVIUS_PROOF") == "full"
TABLES, KILLS, PAUSE, BOTS = (50, 20, 0.2, 3) if FULL else (8, 3, 0.05, 0)


class Redis:
    """A Redis of our own, which forgets everything when it is killed."""

    def __init__(self, port: int, folder: Path) -> None:
        self.url = f"redis://127.0.0.1:{port}/0"
        options = ("--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(folder))
        self._command = ["redis-server", *options]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    async def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


async def prove(database_url: str, workers: Sequence[Worker], victims: Sequence[Victim]) -> None:
    rng = Random(79)
    evening = Evening([worker.address for worker in workers], TABLES, rng, PAUSE, BOTS)
    try:
        for victim in reversed(victims):  # Redis first
            await victim.start()
        await evening.begin()
        for victim in islice(cycle(victims), KILLS):
            await asyncio.sleep(rng.random() / 2)
            await victim.kill()
            if len(workers) > 1:
                await evening.everybody_moves()
            await victim.start()
            await evening.everybody_moves()
        await evening.fall_silent()
        await everything_is_there(database_url, evening)
    finally:
        await evening.end()
        for victim in {*workers, *victims}:
            await victim.kill()


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
    asyncio.run(prove(f"sqlite+aiosqlite:///{tmp_path / 'vesuvius.db'}", [worker], [worker]))
    quiet([worker])


def test_two_workers_with_postgres_and_redis(tmp_path: Path) -> None:
    with postgres_database() as url:
        asyncio.run(migrate_now(url))
        redis = Redis(free_port(), tmp_path) if FULL and shutil.which("redis-server") else None
        environ = {
            "VESUVIUS_DATA": str(tmp_path),
            "VESUVIUS_DATABASE_URL": url,
            "VESUVIUS_REDIS_URL": redis.url if redis else redis_url(),
            "VESUVIUS_SECRET": "shared",
        }
        workers = [Worker(free_port(), environ, tmp_path) for _ in range(2)]
        asyncio.run(prove(url, workers, [*workers, redis] if redis else workers))
    quiet(workers)


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
    until = time.monotonic() + 20
    while thinker.exists() and "Z" not in (thinker / "stat").read_text().split()[2:3]:
        assert time.monotonic() < until, "it thinks for nobody"
        time.sleep(0.05)
