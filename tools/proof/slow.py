"""Sockets ask for snapshots and never read them: nobody else is delayed, and the server lets go of them."""

import asyncio
import json
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

import vesuvius
from tools.proof.attackers import frame, gone, person, push, raw, upgrade
from tools.proof.kept import end
from tools.proof.leaks import a_game, put
from tools.proof.playing import Evening
from tools.proof.processor import stopwatch
from tools.proof.report import Batch, Proof
from tools.proof.services import Server, database_of, server
from vesuvius.store import Store

LETS_GO = 30.0
"""Seconds in which the server closes a socket that does not read."""

BEAT = 15.0
"""Seconds between two heartbeats."""

P95 = 0.5
"""Seconds in which nineteen of twenty moves of others are acknowledged."""


async def slow_readers(amount: int, seed: int, folder: Path) -> Batch:
    batch, rng = Batch(), Random(seed)
    async with server(folder) as one:
        evening = Evening([one.address], rng, pause=0.3, pids=[one.pid])
        try:
            await evening.begin(3, chat=False)
            tables = await _tables(one, folder, rng)
            before = one.memory_mb()
            beats = asyncio.create_task(_beats(one, evening, batch)) if amount > 3 else None
            readers = []
            for host, table in zip(range(2, 2 + amount), cycle(tables), strict=False):
                sock, cookie = raw(one, host, window=4096), await person(one.address, host)
                push(sock, upgrade(f"/api/tables/{table}/live?seat=none", cookie))
                readers.append(sock)
            since = len(evening.waits)
            look = frame({"type": "look", "since": 0}) * 3
            came = await asyncio.gather(*(gone(sock, look, LETS_GO) for sock in readers))
            batch.expect(all(came), f"{came.count(False)} of {amount} sockets that never read are still there")
            batch.within("p95 of moves", evening.p95(since), P95)
            batch.measure("memory, MB", one.memory_mb() - before)
            await evening.everybody_moves()
            if beats is not None:
                await beats
            for sock in readers:
                sock.close()
            await end(evening, database_of(folder), batch)
            batch.amount = amount
        finally:
            await evening.close()
    return batch


async def _tables(one: Server, folder: Path, rng: Random) -> list[str]:
    """A table of each game with a long story."""
    host = (await person(one.address)).removeprefix("vesuvius=").partition(".")[0]
    store = await Store.open(database_of(folder))
    try:
        return [(await put(store, [host] * 2, game, a_game(game, rng, 190))).id for game in vesuvius.games()]
    finally:
        await store.close()


async def _beats(one: Server, evening: Evening, batch: Batch) -> None:
    """Heartbeats of other tables come in time, for as long as three take."""
    seat = evening.seats[0]
    url = f"{one.address.replace('http', 'ws')}/api/tables/{seat.table_id}/live?seat=none"
    async with connect(url, additional_headers={"Cookie": seat.cookie}) as socket:
        since_last = stopwatch(one.pid)
        while batch.counts.get("heartbeats", 0) < 3:
            try:
                async with asyncio.timeout(3 * BEAT):
                    message: Any = json.loads(await socket.recv())
            except TimeoutError:
                batch.faults.append(f"no heartbeat for {3 * BEAT:g} s")
                return
            if message["type"] == "beat":
                batch.within("heartbeat", since_last(), BEAT + 5)
                batch.count("heartbeats")
                since_last = stopwatch(one.pid)


PROOFS = (Proof("slow", "sockets that never read", "sockets", slow_readers, 100, 50, 1),)
