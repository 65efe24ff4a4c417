"""One address seats people against three oracles at as many tables as it may, and keeps moving; another watches.

A novice at a third person's table answers within a second, and clocks are enforced within two.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import vesuvius
from tools.proof.attackers import person
from tools.proof.leaks import a_game
from tools.proof.processor import probe, stopwatch
from tools.proof.report import Batch, Proof
from tools.proof.services import Server, database_of, server
from vesuvius.contract import CHANCE
from vesuvius.store import Clock, Person, Row, Seated, Store, TableRecord

Late = Callable[[float], float]

FLOOD, WATCH = 2, 3
"""Their addresses: 127.0.0.2 and 127.0.0.3."""

ANSWERS, ENFORCED = 1.0, 2.0
"""Seconds in which a novice answers, and in which a clock that is up is enforced."""

MOVES = 12
"""Moves of the third person's that are timed."""

TIME, CLOCKS = 1_000, 3
"""Milliseconds of the clocks that run out, and how many there are."""

WATCHING = 200
"""Spectators."""

GIVES_UP = 30.0
"""Seconds after which an answer is given up."""


async def oracles(amount: int, seed: int, folder: Path) -> Batch:
    batch, rng, small = Batch(), Random(seed), amount < 100
    slack = 3.0 if small else 1.0  # a short form runs beside other tests
    async with server(folder) as one, probe() as late:
        game = next(name for name in vesuvius.games() if 4 in vesuvius.game(name).about()["players"])
        cookies = [await person(one.address, FLOOD, f"Mallory {n}") for n in range(1 if small else 10)]
        tables: list[str] = []
        floods = [Flood(one.address, cookie, game, amount // len(cookies), tables) for cookie in cookies]
        tasks = [asyncio.create_task(flood.play()) for flood in floods]
        try:
            async with asyncio.timeout(120):
                await asyncio.gather(*(flood.opened.wait() for flood in floods))
            batch.count("tables of oracles", len(tables))
            watcher = await person(one.address, WATCH, "Watcher")
            tasks += [
                asyncio.create_task(_watch(one.address, watcher, table, batch))
                for table, _ in zip(cycle(tables), range(min(amount, WATCHING)), strict=False)
            ]
            await asyncio.sleep(1 if small else 10)
            enforced = asyncio.create_task(
                _clocks(one, folder, late, rng, batch, ENFORCED * slack, 1 if small else CLOCKS)
            )
            await _third_person(one, late, batch, ANSWERS * slack, 5 if small else MOVES)
            await enforced
            for task in tasks:
                if task.done():
                    task.result()
            batch.amount = amount
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    return batch


class Flood:
    """A person who opens tables with three oracles as fast as the limits allow, and plays at all of them."""

    def __init__(self, address: str, cookie: str, game: str, wanted: int, tables: list[str]) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{FLOOD}", verify=False, retries=2)
        headers = {"Cookie": cookie}
        self._http = httpx.AsyncClient(base_url=address, transport=transport, headers=headers, timeout=60)
        self._plan = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "oracle"}] * 3], "grace": 0}
        self._wanted, self._tables = wanted, tables
        self._own: list[str] = []
        self.opened = asyncio.Event()
        """Set when there are enough tables, or one was refused."""

    async def play(self) -> None:
        async with self._http:
            while True:
                with suppress(httpx.TransportError):
                    if not self.opened.is_set():
                        await self._open()
                    else:
                        for table_id in self._own:
                            await _move(self._http, table_id)
                await asyncio.sleep(0.02)

    async def _open(self) -> None:
        answer = await self._http.post("/api/tables", json=self._plan)
        if answer.status_code < 300:
            self._own.append(answer.json()["id"])
            self._tables.append(self._own[-1])
        if answer.status_code >= 300 or len(self._own) >= self._wanted:
            self.opened.set()


async def _move(http: httpx.AsyncClient, table_id: str) -> int:
    """Move if it is our turn; returns the number of the move, or 0."""
    found = (await http.get(f"/api/tables/{table_id}/snapshot", params={"seat": 0})).json()
    if found.get("to_move") != 0 or not found.get("legal"):
        return 0
    body = {"type": "play", "seat": 0, "move": found["legal"][0], "seen": found["number"]}
    answer = await http.post(f"/api/tables/{table_id}/moves", json=body)
    return int(answer.json()["number"]) if answer.status_code == 200 else 0


async def _watch(address: str, cookie: str, table_id: str, batch: Batch) -> None:
    """A spectator at a table, who comes back when refused."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table_id}/live?seat=none"
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                url, additional_headers={"Cookie": cookie}, local_addr=(f"127.0.0.{WATCH}", 0), close_timeout=1
            ) as socket:
                batch.count("spectators")
                async for _ in socket:
                    pass
        await asyncio.sleep(1)


def _in_time(batch: Batch, what: str, clock: float, seconds: float, late: float, limit: float) -> None:
    """``seconds`` without those the server queued for a processor; the machine was late by ``late`` meanwhile."""
    batch.measure(f"by the clock {what}", clock)
    batch.measure("the machine is late by", late)
    batch.within(what, max(0.0, seconds - late), limit)


async def _third_person(one: Server, late: Late, batch: Batch, limit: float, moves: int) -> None:
    """Play against a novice, and time its answers."""
    plan = {"game": vesuvius.games()[0], "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}], "grace": 0}
    cookie = await person(one.address, name="Ann")
    async with httpx.AsyncClient(base_url=one.address, headers={"Cookie": cookie}, verify=False, timeout=60) as http:
        table_id = (await http.post("/api/tables", json=plan)).json()["id"]
        for _ in range(moves):
            number = await _move(http, table_id)
            began, seconds = time.monotonic(), stopwatch(one.pid)
            if not number:
                batch.faults.append("a third person cannot move")
                return
            while time.monotonic() < began + GIVES_UP:
                found = (await http.get(f"/api/tables/{table_id}/snapshot", params={"seat": 0})).json()
                if found["to_move"] == 0 or found["result"]:
                    break
                await asyncio.sleep(0.05)
            else:
                batch.faults.append(f"a novice has not answered after {GIVES_UP:g} s")
                return
            _in_time(batch, "a novice answers", time.monotonic() - began, seconds(), late(began), limit)
            batch.count("answers")
            if found["result"]:
                return


async def _clocks(one: Server, folder: Path, late: Late, rng: Random, batch: Batch, limit: float, clocks: int) -> None:
    """Clocks that run out: the server finds the tables in its database, as after a restart."""
    store = await Store.open(database_of(folder))
    game = vesuvius.games()[0]
    try:
        for number in range(clocks):
            history = a_game(game, rng, 40)
            length = max(n for n, (actor, _) in enumerate(history) if actor != CHANCE)
            history, to_move = history[:length], int(history[length][0])
            now = int(time.time() * 1000)
            host = f"{number:032x}"
            await store.people.add(Person(host, "Host"), now)
            record = TableRecord(
                f"clock-{number}-of-a-proof", None, game, 2, {}, Clock("live", TIME, 0, 0), False, "playing", host, now,
                now, due_at=now + TIME, to_move=to_move, to_move_since=now,
            )  # fmt: skip
            await store.tables.add(record, [Seated(0, host), Seated(1, host)])
            rows = [
                Row(n, None if actor == CHANCE else int(actor), text, now) for n, (actor, text) in enumerate(history, 1)
            ]
            await store.history.append(record.id, rows)
            await asyncio.sleep((now + TIME) / 1000 - time.time())
            began, seconds = time.monotonic(), stopwatch(one.pid)
            while time.monotonic() < began + GIVES_UP:
                if any(row.late for row in await store.history.since(record.id, len(rows))):
                    _in_time(batch, "a clock is enforced", time.monotonic() - began, seconds(), late(began), limit)
                    batch.count("clocks")
                    break
                await asyncio.sleep(0.05)
            else:
                batch.faults.append(f"a clock was not enforced within {GIVES_UP:g} s")
                return
    finally:
        await store.close()


PROOFS = (Proof("oracles", "oracles at 200 tables, 200 spectators", "tables", oracles, 200, 200, 8),)
