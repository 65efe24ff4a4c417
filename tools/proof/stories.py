"""One address without a cookie asks for the whole story of a very long game, twenty times at once, while others play.

Their moves take hardly longer. Spans in which it asks alternate with spans in which it does not.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx

import vesuvius
from tools.proof.attackers import person
from tools.proof.kept import end
from tools.proof.leaks import a_game, put
from tools.proof.playing import Evening
from tools.proof.report import Batch, Proof
from tools.proof.services import Server, database_of, server
from vesuvius.store import Store

ASKING = 2
"""The address: 127.0.0.2."""

AT_ONCE = 20
"""Requests under way at the same time."""

LENGTH = 6_000
"""The most moves of the game."""

ANSWERS = 100
"""Stories in each span, and moves in each of the others."""

COSTS = 0.01
"""Seconds of the processor that a story may cost after the first."""

P95 = 0.02
"""Seconds by which the time of nineteen of twenty moves may rise."""


async def stories(amount: int, seed: int, folder: Path) -> Batch:
    batch, rng, small = Batch(), Random(seed), amount < ANSWERS
    slack = 10 if small else 1  # a short form runs beside other tests
    async with server(folder) as one:
        table = await _a_long_game(one, folder, rng, LENGTH // 4 if small else LENGTH, batch)
        evening = Evening([one.address], rng, pids=[one.pid])
        waits: dict[bool, list[float]] = {False: [], True: []}
        try:
            await _cost(one, table, batch)
            await evening.begin(3, chat=False)
            while batch.amount < amount:
                goal = batch.amount + min(ANSWERS, amount - batch.amount)
                waits[False] += await _span(evening, lambda count: count >= min(ANSWERS, amount))
                tasks = [asyncio.create_task(_ask(one, table, batch)) for _ in range(AT_ONCE)]
                waits[True] += await _span(evening, lambda _, goal=goal: batch.amount >= goal)  # type: ignore[misc]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            share = 0.5 if small else 0.95  # a short form is over before the limit stops the first rush
            calm, asked = _within(share, waits[False]), _within(share, waits[True])
            batch.measure("p95 of moves without, ms", calm * 1000)
            batch.measure("with, ms", asked * 1000)
            batch.expect(asked - calm < P95 * slack, f"moves take {1000 * (asked - calm):.0f} ms longer")
            await end(evening, database_of(folder), batch)
        finally:
            await evening.close()
    return batch


async def _a_long_game(one: Server, folder: Path, rng: Random, length: int, batch: Batch) -> str:
    """A table with the longest of three random games."""
    host = (await person(one.address)).removeprefix("vesuvius=").partition(".")[0]
    game, history = max(
        ((name, a_game(name, rng, length)) for name in vesuvius.games()), key=lambda played: len(played[1])
    )
    store = await Store.open(database_of(folder))
    try:
        batch.count("moves of the game", len(history))
        return (await put(store, [host] * 2, game, history)).id
    finally:
        await store.close()


async def _cost(one: Server, table: str, batch: Batch) -> None:
    """Measure the first story, which is read from the store, and the processor time of those after it."""
    async with httpx.AsyncClient(base_url=one.address, verify=False, timeout=60) as http:
        began = time.monotonic()
        (await http.get(f"/api/tables/{table}/snapshot")).raise_for_status()
        batch.measure("the first story", time.monotonic() - began)
        used = one.processor_seconds()
        for _ in range(AT_ONCE):
            (await http.get(f"/api/tables/{table}/snapshot")).raise_for_status()
    each = (one.processor_seconds() - used) / AT_ONCE
    batch.measure("processor time of another, ms", each * 1000)
    batch.expect(each < COSTS, f"a story costs {1000 * each:.0f} ms")


async def _span(evening: Evening, over: Callable[[int], bool]) -> Sequence[float]:
    """Play until it is over; returns how long the moves took that were sent and acknowledged meanwhile."""
    first, began = len(evening.waits), time.monotonic()
    while not over(len(evening.waits) - first) or time.monotonic() < began + 1:
        await asyncio.sleep(0.02)
    return evening.waits[first:]


async def _ask(one: Server, table: str, batch: Batch) -> None:
    """Ask again and again, without a cookie, and read the answers without looking into them."""
    request = f"GET /api/tables/{table}/snapshot?since=0 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
    while True:
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", one.port, local_addr=(f"127.0.0.{ASKING}", 0))
            try:
                while True:
                    writer.write(request)
                    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                    await reader.readexactly(int(head.partition("content-length:")[2].split()[0]))
                    refused = " 429 " in head.splitlines()[0]
                    batch.count("refused as too fast", int(refused))
                    batch.amount += not refused
                    await asyncio.sleep(0.2 if refused else 0)
            finally:
                writer.close()
        await asyncio.sleep(0.2)


def _within(share: float, waits: Sequence[float]) -> float:
    """The seconds in which this share of the moves was acknowledged."""
    return sorted(waits)[int(len(waits) * share)]


PROOFS = (Proof("stories", "stories of a long game, 20 at once", "stories", stories, 600, 600, 20),)
