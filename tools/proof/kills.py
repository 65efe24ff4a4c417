"""Servers are killed with SIGKILL at random moments while tables of all games are played, and started again at once."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tools.proof.kept import end
from tools.proof.playing import Evening
from tools.proof.report import Batch, Proof
from tools.proof.services import OFF, Server, cluster, database_of, quiet, server

TABLES = 12
AGAINST_BOTS = 3

MOVES = 60
"""The most moves between two kills of a server."""

IDLE = 30.0
"""Seconds after which it is killed though there have been fewer."""


async def one_server(kills: int, seed: int, folder: Path) -> Batch:
    async with server(folder, OFF, forked=True) as alone:
        return await _kill([alone], database_of(folder), kills, Random(seed))


async def two_servers(kills: int, seed: int, folder: Path) -> Batch:
    async with cluster(folder, OFF, forked=True) as both:
        return await _kill(both.servers, both.postgres.url, kills, Random(seed))


async def _kill(servers: Sequence[Server], database_url: str, kills: int, rng: Random) -> Batch:
    batch = Batch()
    evening = Evening([one.address for one in servers], rng)
    small = kills < 10
    try:
        await evening.begin(4 if small else TABLES, 1 if small else AGAINST_BOTS)
        began = time.monotonic()

        async def reap(one: Server) -> None:
            """Both servers have a reaper of their own, so now and then both are down."""
            while batch.amount < kills:
                batch.amount += 1
                await evening.plays_on(rng.randint(0, 10 if small else MOVES), IDLE)
                await asyncio.sleep(rng.uniform(0, 0.3))  # at any moment of a move
                await one.kill()
                await one.start()

        await asyncio.gather(*(reap(one) for one in servers))
        batch.measure("seconds per kill", (time.monotonic() - began) / kills)
        await evening.everybody_moves()
        await end(evening, database_url, batch)
        quiet(servers, batch)
    finally:
        await evening.close()
    return batch


PROOFS = (
    Proof("kills-sqlite", "kill −9, SQLite, one server", "kills", one_server, 500, 50, 2),
    Proof("kills-postgres", "kill −9, PostgreSQL and Redis, two servers", "kills", two_servers, 500, 50, 2),
)
