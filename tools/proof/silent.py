"""Connections that send nothing, or never finish their headers, at a server without a proxy, while others play.

The server has 1024 descriptors, as under systemd, and the silent ones come from many addresses. Play goes on, people
and sockets come in, memory stays, and the server lets go of them.
"""

import asyncio
import socket
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

from websockets.asyncio.client import connect

from tools.proof.attackers import open_still, person, push, raw
from tools.proof.kept import end
from tools.proof.playing import Evening
from tools.proof.processor import stopwatch
from tools.proof.report import Batch, Proof
from tools.proof.services import Server, database_of, server

BY_ADDRESS = 40
"""Silent connections from one address: fewer than any limit."""

LORIS, ENDLESS = 50, 2
"""Connections that send a letter of a header now and then, and that send headers without end."""

LETS_GO = 30.0
"""Seconds after which the server has closed those that have not sent their headers."""

P95, COMES_IN = 0.5, 2.0
"""Seconds in which nineteen of twenty moves are acknowledged, and in which a new person or socket comes in."""

ENOUGH = 30_000_000
"""Bytes of headers that no server needs to read."""

GROWTH = 60.0
"""Megabytes that the server may grow by."""


async def silent(amount: int, seed: int, folder: Path) -> Batch:
    batch, socks = Batch(), list[socket.socket]()
    small = amount < 1000
    async with server(folder) as one:
        evening = Evening([one.address], Random(seed), pause=0.3, pids=[one.pid])
        try:
            await evening.begin(3, chat=False)
            before, since, began = one.memory_mb(), len(evening.waits), time.monotonic()
            socks += await _open(one, amount, first=10)
            slow, endless = await _open(one, LORIS, 2), await _open(one, ENDLESS, 4)
            socks += slow + endless
            for sock in slow + endless:
                push(sock, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            await _come_in(one, evening, batch)
            flooding = [asyncio.create_task(_endless(sock)) for sock in endless]
            while time.monotonic() < began + (5 if small else LETS_GO):
                for sock in slow:
                    push(sock, b"x")
                await _come_in(one, evening, batch)
                await asyncio.sleep(1)
            sent = sum([await flood for flood in flooding])
            batch.expect(sent < ENOUGH, f"headers without end are read: {sent / 1e6:.0f} MB in 5 s")
            still = open_still(socks[: amount + LORIS])
            batch.expect(small or still < 0.05 * amount, f"{still} of {amount + LORIS} connections are still open")
            batch.within("p95 of moves", evening.p95(since), P95)
            batch.measure("memory, MB", one.memory_mb() - before)
            batch.expect(one.memory_mb() - before < GROWTH, "the memory grows")
            await evening.everybody_moves()
            await end(evening, database_of(folder), batch)
            batch.amount = amount
        finally:
            for sock in socks:
                sock.close()
            await evening.close()
    return batch


async def _open(one: Server, amount: int, first: int) -> list[socket.socket]:
    """Open ``amount`` connections, from 127.0.0.``first`` on; the backlog takes some at a time."""
    opened: list[socket.socket] = []
    hosts = (first + number // BY_ADDRESS for number in range(amount))
    while wave := list(islice(hosts, 100)):
        opened += await asyncio.to_thread(_connect, one, wave)
    return opened


def _connect(one: Server, hosts: Sequence[int]) -> list[socket.socket]:
    return [raw(one, host) for host in hosts]


async def _come_in(one: Server, evening: Evening, batch: Batch) -> None:
    """A person and a socket come in, from the players' address."""
    seconds = stopwatch(one.pid)
    seat = evening.seats[-1]
    url = f"{one.address.replace('http', 'ws')}/api/tables/{seat.table_id}/live?seat=none"
    try:
        async with asyncio.timeout(60):
            await person(one.address)
            async with connect(url, additional_headers={"Cookie": seat.cookie}, open_timeout=60) as comes:
                await comes.recv()
    except Exception as error:  # refused, closed or too late
        batch.expect(False, f"nobody comes in: {type(error).__name__}: {error}"[:200])
    batch.within("a person and a socket come in", seconds(), COMES_IN)
    batch.count("came in")


async def _endless(sock: socket.socket) -> int:
    """Send headers without end for a while; returns how many bytes the server took."""
    taken, until = 0, time.monotonic() + 5
    while time.monotonic() < until and taken < ENOUGH and (size := push(sock, b"x: " + b"y" * 60_000 + b"\r\n")) >= 0:
        taken += size
        await asyncio.sleep(0.001 if size else 0.05)
    return taken


PROOFS = (Proof("silent", "silent connections, slow-loris, endless headers", "connections", silent, 2_000, 2_000, 200),)
