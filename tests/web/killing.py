"""Servers that can be killed like a process whose power is cut, and players who never give up."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.web.running import Json

PATIENCE = 180.0 if os.environ.get("VESUVIUS_PROOF") == "full" else 60.0
"""Seconds after which a table that does not go on has been lost."""


class Victim(Protocol):
    """Something that can be killed in the middle of everything, and started again."""

    async def kill(self) -> None: ...

    async def start(self) -> None: ...


class Worker:
    """``vesuvius serve`` in a process of its own, always at the same address."""

    def __init__(self, port: int, environ: Mapping[str, str], folder: Path) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-m", "vesuvius", "serve", "--port", str(port)]
        self._environ = {**os.environ, "VESUVIUS_LIMITS": "off", **environ}
        self.log = folder / f"log-{port}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self._environ, stdout=subprocess.DEVNULL, stderr=log)
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.address, verify=False) as http:
            while True:
                assert self._process.poll() is None, self.log.read_text()
                try:
                    if (await http.get("/health/ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed, nothing closed."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()


@dataclass(slots=True)
class Seat:
    """One player's client at one table: what it knows, and which of its moves were acknowledged."""

    seat: int
    cookie: str
    addresses: Sequence[str]
    rng: Random
    pause: float
    table_id: str
    silence: asyncio.Event
    """Once it is set, look, but move no more."""
    known: int = 0
    over: bool = False
    pending: Json | None = None
    """A move that has been sent and not been answered: it is sent again, with the same key."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    """The keys of the moves the server said were stored, by number."""
    stands: Json = field(default_factory=dict)
    """The table as this client last saw it."""
    reconnects: int = -1

    async def play(self) -> None:
        """Until the game is over, whatever happens to the servers."""
        for address in cycle(self.addresses):
            url = f"{address.replace('http', 'ws')}/api/tables/{self.table_id}/live?seat={self.seat}&since={self.known}"
            try:
                async with connect(url, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
                    self.reconnects += 1
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)
            if self.over:
                return

    async def _converse(self, socket: ClientConnection) -> None:
        fresh = True
        while not self.over:
            message: Json = json.loads(await socket.recv())
            match message["type"]:
                case "stands":
                    self._look(message)
                    await self._act(socket, again=fresh)
                    fresh = False
                case "played":
                    self._note(message)
                    await self._act(socket)
                case "refused" if message["code"] == "unavailable":
                    return
                case "refused":
                    raise AssertionError(f"table {self.table_id}, {self.pending}: {message}")

    def _look(self, stands: Json) -> None:
        """Nothing that was told is ever untold, and nothing is left out."""
        told = [one["number"] for one in stands["story"]]
        assert stands["number"] >= self.known, "the table went backwards"
        assert told == list(range(self.known + 1, stands["number"] + 1)), "the story has a gap"
        self.known, self.stands = stands["number"], stands

    def _note(self, played: Json) -> None:
        if self.pending is not None and played["key"] == self.pending["key"]:
            assert played["number"] == self.pending["seen"] + 1
            self.acknowledged[played["number"]] = played["key"]
            self.pending = None

    async def _act(self, socket: ClientConnection, *, again: bool = False) -> None:
        """Send what was not answered again; move if it is one's turn. The answer to a move may come after what the
        move led to, or before."""
        stands = self.stands
        if self.pending is not None and again:
            await socket.send(json.dumps(self.pending))
        elif self.pending is not None or self.known < max(self.acknowledged, default=0):
            return
        elif stands["result"] is not None:
            self.over = True
        elif stands["to_move"] == self.seat:
            await asyncio.sleep(self.pause * self.rng.random() * 2)
            if self.silence.is_set():
                return
            seen = stands["number"]
            key = f"{self.seat} at {seen}"
            move = self.rng.choice(stands["legal"])
            self.pending = {"type": "play", "seat": self.seat, "move": move, "seen": seen, "key": key}
            await socket.send(json.dumps(self.pending))


async def insist(addresses: Sequence[str], cookie: str, method: str, path: str, body: Json) -> Any:
    """Ask until a server answers. Nothing is verified: to read all certificates each time would take long."""
    async with asyncio.timeout(PATIENCE):
        for address in cycle(addresses):
            try:
                async with httpx.AsyncClient(
                    base_url=address, headers={"Cookie": cookie}, verify=False, timeout=PATIENCE
                ) as http:
                    answer = await http.request(method, path, json=body)
                if answer.status_code != 503:
                    assert answer.status_code < 300, answer.text
                    return answer.json(), "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("unreachable")


class Evening:
    """Many tables at once; when a game is over the next one begins."""

    def __init__(self, addresses: Sequence[str], tables: int, rng: Random, pause: float, bots: int) -> None:
        self.addresses, self.rng, self.pause, self._bots = list(addresses), rng, pause, bots
        self.seats: list[list[Seat]] = [[] for _ in range(tables)]
        """By table, the clients of all its games; the last two are of the one under way."""
        self._silence = asyncio.Event()
        self._cookies: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for name in ("Ann", "Ben"):
            _, cookie = await insist(self.addresses, "", "PUT", "/api/me", {"name": name})
            self._cookies.append(cookie)
        self._tasks = [asyncio.create_task(self._table(n)) for n in range(len(self.seats))]
        await self.everybody_moves()

    async def _table(self, number: int) -> None:
        """One game after the other; the first tables have a bot in their second seat."""
        bot = number < self._bots
        while not self._silence.is_set():
            other = {"kind": "bot", "bot": "novice"} if bot else {"kind": "open"}
            ann, ben = self._cookies
            plan = {"game": "downfall", "seats": [{"kind": "me"}, other]}
            table, _ = await insist(self.addresses, ann, "POST", "/api/tables", plan)
            pairs = [(0, ann, self.addresses)]
            if not bot:
                await insist(self.addresses, ben, "POST", f"/api/tables/{table['id']}/join", {})
                pairs.append((1, ben, self.addresses[::-1]))
            game = [
                Seat(seat, cookie, addresses, Random(self.rng.random()), self.pause, table["id"], self._silence)
                for seat, cookie, addresses in pairs
            ]
            self.seats[number] += game
            await asyncio.gather(*(seat.play() for seat in game))

    def progress(self) -> list[int]:
        """How many moves were acknowledged at each table."""
        return [sum(len(seat.acknowledged) for seat in seats) for seats in self.seats]

    async def everybody_moves(self) -> None:
        """Wait until a move was acknowledged at every table."""
        before = self.progress()
        try:
            await self._until(lambda: all(now > then for now, then in zip(self.progress(), before, strict=True)))
        except TimeoutError:
            still = [n for n, then in enumerate(before) if self.progress()[n] <= then]
            raise AssertionError(f"these do not go on: { {n: self.seats[n][-2:] for n in still} }") from None

    async def fall_silent(self) -> None:
        """Nobody moves any more; wait until all that was sent is answered."""
        self._silence.set()
        await asyncio.sleep(2 * self.pause)
        await self._until(lambda: all(seat.pending is None for seats in self.seats for seat in seats))

    async def level(self, lengths: Mapping[str, int]) -> None:
        """Wait until every client knows as much as is stored."""
        await self._until(lambda: all(s.known >= lengths.get(s.table_id, 0) for seats in self.seats for s in seats))

    async def _until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.05)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
