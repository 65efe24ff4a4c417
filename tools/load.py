"""``vesuvius load``: play many tables at once over real sockets and measure the cost of a move for the server.

A move counts when the *other* player has received it: judged, stored on disk, sent. CPU and memory are the server's
own, as reported under ``/metrics``.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

REQUEST_TIMEOUT = 30.0
"""Seconds without an answer after which the server has failed."""

TABLES_EACH = 50
"""Tables of one pair of players: a person may have a hundred that are not over."""

AT_ONCE = 16
"""The number of tables opened concurrently; as many again warm the server up first and are not counted."""


class LoadFailed(Exception):
    """The server refused a request or stopped answering; the message is one sentence."""


class _Message(msgspec.Struct):
    """The fields of a message that a player needs; the rest is not decoded."""

    type: str
    number: int = 0
    to_move: int | None = None
    legal: list[str] = []
    result: msgspec.Raw = msgspec.Raw(b"null")
    sentence: str = ""

    @property
    def over(self) -> bool:
        return bytes(self.result) != b"null"


_decode = msgspec.json.Decoder(_Message).decode


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """The load: ``pace`` is moves per second at each table; None means as fast as possible."""

    game: str
    tables: int = 200
    seconds: float = 20.0
    pace: float | None = None
    every: float | None = None
    """Seconds between two measurements of the server's memory during play."""
    seed: int = 79


@dataclass(slots=True)
class Tally:
    """The raw measurements."""

    seconds: float = 0.0
    cpu: float = 0.0
    empty_kb: float = 0.0
    idle_kb: float = 0.0
    played_kb: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until the other player received it."""
    finished: int = 0
    """Games that were finished."""
    memory: list[dict[str, float]] = field(default_factory=list)
    """The server's memory during play, if ``every`` is set."""

    def figures(self, plan: LoadPlan) -> dict[str, Any]:
        """The figures by name."""
        moves, cuts = len(self.waits), quantiles(self.waits, n=100) if len(self.waits) > 1 else [0.0] * 99
        figures: dict[str, Any] = {
            "game": plan.game,
            "tables": plan.tables,
            "pace": plan.pace,
            "moves": moves,
            "moves_per_s": round(moves / self.seconds, 1),
            "moves_per_server_cpu_s": round(moves / self.cpu, 1) if self.cpu else None,
            "p50_ms": round(cuts[49] * 1000, 2),
            "p95_ms": round(cuts[94] * 1000, 2),
            "p99_ms": round(cuts[98] * 1000, 2),
            "kb_per_idle_table": round((self.idle_kb - self.empty_kb) / plan.tables, 1),
            "kb_per_played_table": round((self.played_kb - self.empty_kb) / plan.tables, 1),
            "games_finished": self.finished,
            "load_average": round(os.getloadavg()[0], 1),
        }
        return {**figures, "memory": self.memory} if plan.every else figures


@contextmanager
def own_server() -> Iterator[str]:
    """Start a server in its own process, with an SQLite file in a temporary folder; yields its address."""
    with tempfile.TemporaryDirectory(prefix="vesuvius-load-") as folder:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("VESUVIUS_")}
        environ = {**kept, "VESUVIUS_DATA": folder, "VESUVIUS_LIMITS": "off", "VESUVIUS_METRICS": "on"}
        command = [sys.executable, "-m", "vesuvius", "serve", "--port", "0"]
        with (Path(folder) / "log").open("w+") as log:
            process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True)
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+", process.stdout.readline())
                if found is None:
                    log.seek(0)
                    raise LoadFailed(f"The server did not start: {log.read()[-500:]}")
                yield found.group()
            finally:
                process.terminate()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(5)
                process.kill()
                process.communicate()


class Guest:
    """A player: a name and a session cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.cookie = ""
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Send a request and return the answer; a refusal ends the measurement."""
        parts = urlsplit(self.address)
        if parts.scheme != "http" or parts.hostname is None:
            raise LoadFailed(f"An address has the form http://host:port, not {self.address!r}.")
        connection = HTTPConnection(parts.hostname, parts.port or 80, timeout=REQUEST_TIMEOUT)
        try:
            headers = {"Content-Type": "application/json", "Cookie": self.cookie}
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status >= 400:
                raise LoadFailed(f"{method} {path} was answered {answer.status}: {text[:200].decode(errors='replace')}")
            if cookie := answer.headers["Set-Cookie"]:
                self.cookie = cookie.partition(";")[0]
            return json.loads(text) if answer.headers.get_content_type() == "application/json" else text.decode()
        except (OSError, HTTPException) as error:
            raise LoadFailed(f"{self.address} does not answer: {error}.") from None
        finally:
            connection.close()

    def metric(self, name: str) -> float:
        """A metric of the server; 0 if its operating system does not provide it."""
        found = re.search(rf"^{name} (\S+)$", self.ask("GET", "/metrics"), re.MULTILINE)
        return float(found.group(1)) if found else 0.0

    def cpu(self) -> float:
        return self.metric("process_cpu_seconds_total")

    def memory_kb(self) -> float:
        return self.metric("process_resident_memory_bytes") / 1024


class LoadTable:
    """Two sockets at one table, and the game between them."""

    def __init__(self, game: str, guests: tuple[Guest, Guest], rng: Random) -> None:
        self._game, self._guests, self._rng = game, guests, rng
        self._id = ""
        self._sockets: list[ClientConnection] = []
        self._snapshots: list[_Message] = []
        self._stack = AsyncExitStack()
        self.finished = 0

    async def open(self) -> None:
        """Open a new table and connect both players."""
        await self.close()
        ann, ben = self._guests
        plan = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}], "grace": 0}
        self._id = (await asyncio.to_thread(ann.ask, "POST", "/api/tables", plan))["id"]
        await asyncio.to_thread(ben.ask, "POST", f"/api/tables/{self._id}/join", {})
        for seat, guest in enumerate(self._guests):
            url = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{self._id}/live?seat={seat}"
            socket = connect(url, additional_headers={"Cookie": guest.cookie}, compression=None, ping_interval=None)
            self._sockets.append(await self._stack.enter_async_context(socket))
        self._snapshots = [await self._receive(seat, 0) for seat in (0, 1)]

    async def close(self) -> None:
        await self._stack.aclose()
        self._sockets.clear()

    async def move(self) -> float:
        """Make a random move, wait until both players receive it, and return the seconds until the other one did."""
        snapshot = self._snapshots[0]
        if snapshot.over or snapshot.to_move is None:
            self.finished += 1
            await self.open()
            snapshot = self._snapshots[0]
        seat, seen = snapshot.to_move, snapshot.number
        if seat is None:
            raise LoadFailed("No seat is to move in a game that has just begun.")
        move = self._rng.choice(self._snapshots[seat].legal)
        play = {"type": "play", "seat": seat, "move": move, "seen": seen, "key": f"{seen}"}
        began = perf_counter()
        await self._sockets[seat].send(json.dumps(play))
        self._snapshots[1 - seat] = await self._receive(1 - seat, seen + 1)
        elapsed = perf_counter() - began
        self._snapshots[seat] = await self._receive(seat, seen + 1)
        return elapsed

    async def _receive(self, seat: int, number: int) -> _Message:
        """The first snapshot of that seat at or after a move number."""
        while True:
            message = _decode(await self._sockets[seat].recv(decode=False))
            if message.type == "refused":
                raise LoadFailed(f"The server refused a move: {message.sentence}")
            if message.type == "snapshot" and message.number >= number:
                return message


async def measure(address: str, plan: LoadPlan) -> Tally:
    """Open the tables, measure the memory, play for ``plan.seconds``."""
    couples = [(Guest(address, "Ann"), Guest(address, "Ben")) for _ in range(0, plan.tables, TABLES_EACH)]
    guest, _ = guests = couples[0]
    tally, rng = Tally(), Random(plan.seed)
    tables = [LoadTable(plan.game, couples[at // TABLES_EACH], Random(rng.random())) for at in range(plan.tables)]
    warm_up = [LoadTable(plan.game, guests, rng) for _ in range(AT_ONCE)]
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT + plan.seconds + plan.tables):
            await _few_at_once(table.open for table in warm_up)
            for _ in range(40):
                await warm_up[0].move()
            tally.empty_kb = await asyncio.to_thread(guest.memory_kb)
            await _few_at_once(table.open for table in tables)
            tally.idle_kb = await asyncio.to_thread(guest.memory_kb)
            await _play(tables, plan, tally, rng, guest)
            tally.played_kb = await asyncio.to_thread(guest.memory_kb)
    except TimeoutError:
        raise LoadFailed("The server stopped answering.") from None
    except WebSocketException as error:
        raise LoadFailed(f"The server closed the connection: {error}.") from None
    finally:
        await asyncio.gather(*(table.close() for table in warm_up + tables), return_exceptions=True)
    return tally


async def _few_at_once(works: Iterator[Callable[[], Awaitable[None]]]) -> None:
    async def take() -> None:
        for work in works:
            await work()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(take())


async def _play(tables: list[LoadTable], plan: LoadPlan, tally: Tally, rng: Random, guest: Guest) -> None:
    """Play all tables at once until time is up; moves already sent are completed and counted."""
    cpu, began = await asyncio.to_thread(guest.cpu), perf_counter()
    until = began + plan.seconds

    async def play(table: LoadTable, offset: float) -> None:
        for turn in count():
            if plan.pace is not None:
                await asyncio.sleep(max(0.0, began + (offset + turn) / plan.pace - perf_counter()))
            if perf_counter() >= until:
                return
            tally.waits.append(await table.move())

    async def look() -> None:
        for turn in count():
            if plan.every is None or turn * plan.every > plan.seconds:
                return
            await asyncio.sleep(max(0.0, began + turn * plan.every - perf_counter()))
            kb = await asyncio.to_thread(guest.memory_kb)
            finished = sum(table.finished for table in tables)
            tally.memory.append({"s": round(perf_counter() - began), "games": finished, "mb": round(kb / 1024, 1)})

    await asyncio.gather(look(), *(play(table, rng.random()) for table in tables))
    tally.seconds = perf_counter() - began
    tally.finished = sum(table.finished for table in tables)
    tally.cpu = await asyncio.to_thread(guest.cpu) - cpu


def run(plan: LoadPlan, url: str | None = None) -> dict[str, Any]:
    """The figures of a server started here, or of the one at ``url``, which must run with its limits off."""
    if url is not None:
        return _run(url.rstrip("/"), plan)
    with own_server() as address:
        return _run(address, plan)


def _run(address: str, plan: LoadPlan) -> dict[str, Any]:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(measure(address, plan)).figures(plan)
