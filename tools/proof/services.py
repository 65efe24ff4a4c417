"""Servers of a proof, each a process on a port of its own, with SQLite, or with PostgreSQL and Redis."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any, Protocol

import httpx

from tools.proof.databases import START, Postgres, Redis, free_port, thaw
from tools.proof.forked import Forked
from tools.proof.report import Batch
from vesuvius.store.backup import migrate_now
from vesuvius.store.database import sqlite_url

DESCRIPTORS = 1024
"""The soft limit of open files that systemd gives a service."""

GIVES_UP = 60.0
"""Seconds after which a client gives up on an answer whose time is not measured, however busy the machine is."""

TRACE = 130
"""How much of a stack trace, and of what the log says before it, a fault shows."""

UNBORN = "in spawn_main", "EOFError: Ran out of input"
"""What stands in the trace of a thinking process whose server was killed while it was being started."""

OFF = {"VESUVIUS_LIMITS": "off"}
"""Many clients have one address here."""


class Service(Protocol):
    """What can be killed at any moment and started again."""

    async def kill(self) -> None: ...

    async def start(self) -> None: ...


class Server:
    """``vesuvius serve`` in a process of its own, always at the same address; with ``forked`` it starts sooner."""

    def __init__(self, folder: Path, environ: Mapping[str, str] | None = None, *, forked: bool = False) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}"
        serve = [sys.executable, "-m", "vesuvius", "serve", "--port", str(self.port)]
        self._command = ["sh", "-c", f'ulimit -Sn {DESCRIPTORS}; exec "$@"', "sh", *serve]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("VESUVIUS_")}
        self.environ = {**kept, "VESUVIUS_DATA": str(folder), **(environ or {})}
        self._forked = forked
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start the process without waiting until it answers."""
        if self._forked:
            self._process = Forked(self.port, self.environ, self.log, DESCRIPTORS)
            return
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self.environ, stdout=subprocess.DEVNULL, stderr=log)

    async def start(self) -> None:
        self.launch()
        await self.ready()

    async def ready(self) -> None:
        async with asyncio.timeout(START), httpx.AsyncClient(base_url=self.address, verify=False) as http:
            while True:
                assert self.running, self.log.read_text()[-2000:]
                with suppress(httpx.TransportError):
                    if (await http.get("/health/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed, nothing closed."""
        if self._process is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.wait)

    async def stop(self) -> None:
        """SIGTERM, as systemd stops it."""
        if self._process is not None:
            self._process.terminate()
            try:
                await asyncio.to_thread(self._process.wait, 10)
            except subprocess.TimeoutExpired:
                await self.kill()

    def memory_mb(self) -> float:
        """The resident memory; 0 where the system has no /proc."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return 0.0
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor_seconds(self) -> float:
        """The processor time it has used; 0 where the system has no /proc."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def tracebacks(self) -> list[str]:
        """What the log says before each stack trace, and its end: within a line of JSON, or between two. A process
        that was never started because its server was killed is no fault of the server."""
        parts = self.log.read_text(errors="replace").split("Traceback (most recent call last)")
        return [
            before.rpartition("{")[2][-TRACE:] + " … " + trace.partition("\n{")[0].rstrip()[-TRACE:]
            for before, trace in pairwise(parts)
            if not all(words in trace for words in UNBORN)
        ]


@dataclass(frozen=True, slots=True)
class Cluster:
    """Servers and the services they share."""

    servers: tuple[Server, ...]
    postgres: Postgres
    redis: Redis


@asynccontextmanager
async def cluster(
    folder: Path, environ: Mapping[str, str], servers: int = 2, *, forked: bool = False
) -> AsyncIterator[Cluster]:
    """A new PostgreSQL, a new Redis, and servers that use them, all running; they are killed afterwards."""
    with tempfile.TemporaryDirectory(prefix="vesuvius-pg-") as place:
        shared_redis, postgres = Redis(folder), Postgres(Path(place))
        await asyncio.to_thread(postgres.make)
        await postgres.start()
        started: list[Server] = []
        try:
            await shared_redis.start()
            await migrate_now(postgres.url)
            shared = {
                "VESUVIUS_DATABASE_URL": postgres.url,
                "VESUVIUS_REDIS_URL": shared_redis.url,
                "VESUVIUS_SECRET": "the secret that two servers of a proof share",
            }
            for _ in range(servers):
                started.append(Server(folder, {**environ, **shared}, forked=forked))
                await started[-1].start()
            yield Cluster(tuple(started), postgres, shared_redis)
        finally:
            thaw(postgres.pids() if (Path(place) / "data" / "postmaster.pid").exists() else [])
            everything: list[Service] = [*started, shared_redis, postgres]
            for service in everything:
                await service.kill()


@asynccontextmanager
async def server(
    folder: Path, environ: Mapping[str, str] | None = None, *, forked: bool = False
) -> AsyncIterator[Server]:
    """One server with SQLite; killed afterwards."""
    alone = Server(folder, environ, forked=forked)
    try:
        await alone.start()
        yield alone
    finally:
        await alone.kill()


def database_of(folder: Path) -> str:
    """The address of the SQLite file of a server with this data folder."""
    return sqlite_url(folder / "vesuvius.db")


def quiet(servers: Sequence[Server], batch: Batch) -> None:
    """Note a fault if a server has logged a traceback."""
    for one in servers:
        traces = one.tracebacks()
        batch.expect(not traces, f"{len(traces)} tracebacks in the log: {' … '.join(traces[:2])}")


async def insist(addresses: Sequence[str], cookie: str, method: str, path: str, body: Mapping[str, Any]) -> Any:
    """Repeat the request until a server answers. Certificates are not verified, as loading them each time is slow."""
    async with asyncio.timeout(START):
        for address in cycle(addresses):
            try:
                async with httpx.AsyncClient(
                    base_url=address, headers={"Cookie": cookie}, verify=False, timeout=10
                ) as http:
                    answer = await http.request(method, path, json=body)
                if answer.status_code not in (409, 503):  # 409: the request was carried out, but its answer was lost
                    assert answer.status_code < 300, answer.text
                    return answer.json(), "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
                if answer.status_code == 409:
                    return answer.json(), ""
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("unreachable")
