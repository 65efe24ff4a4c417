"""An evening: many tables of all games at once, played by clients that always reconnect. Each remembers what was
acknowledged; ``kept.py`` compares that with the database."""

import asyncio
import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import vesuvius
from tools.proof.processor import stopwatch
from tools.proof.services import insist

Json = dict[str, Any]

TIMEOUT = 120.0
"""Seconds after which a table that does not go on counts as lost."""

AGAIN, LONGEST = 0.05, 0.4
"""Seconds that a client waits to connect again: at first, doubled each time, and at most. All at once and without a
pause they would use more of the processor than the server that is to start."""

UNAVAILABLE = 2.0
"""Seconds that a client waits when the database is away; more often, and six clients at one address are too fast."""


@dataclass(slots=True)
class Evening:
    """The servers, and what all clients share."""

    addresses: Sequence[str]
    rng: Random
    pause: float = 0.1
    pids: Sequence[int] = ()
    """The servers, if what they queue for a processor is not to count in ``waits``."""
    seats: "list[Seat]" = field(default_factory=list)
    """The clients of all games."""
    lines: dict[str, str] = field(default_factory=dict)
    """The lines of chat that were acknowledged, and their tables."""
    people: dict[str, str] = field(default_factory=dict)
    """People by id, and the last name that was acknowledged; those whose last change was not are left out."""
    faults: list[str] = field(default_factory=list)
    silence: asyncio.Event = field(default_factory=asyncio.Event)
    """Once it is set, the clients keep reading but do nothing more."""
    waits: list[float] = field(default_factory=list)
    """Seconds from sending each move until it was acknowledged."""
    slowest: float = 0.0
    """Seconds that the slowest request of the chatty took to be answered, in any way."""
    _tables: int = 0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _cookies: list[str] = field(default_factory=list)
    _under_way: dict[int, "list[Seat]"] = field(default_factory=dict)

    async def begin(self, tables: int, bots: int = 0, *, chat: bool = True) -> None:
        """Start the tables; the first ``bots`` of them have a bot in their second seat."""
        for name in ("Ann", "Ben"):
            self._cookies.append((await insist(self.addresses, "", "PUT", "/api/me", {"name": name}))[1])
        games = cycle(vesuvius.games())
        works = [self._table(number, next(games), bot=number < bots) for number in range(tables)]
        self._tables = tables
        self._tasks = [asyncio.create_task(work) for work in [*works, *([self._chat()] if chat else [])]]
        await self.everybody_moves()

    async def _table(self, number: int, game: str, *, bot: bool) -> None:
        """One game after the other."""
        ann, ben = self._cookies
        while not self.silence.is_set():
            other = {"kind": "bot", "bot": "novice"} if bot else {"kind": "open"}
            plan = {"game": game, "seats": [{"kind": "me"}, other], "grace": 0}
            table, _ = await insist(self.addresses, ann, "POST", "/api/tables", plan)
            pairs = [(0, ann, self.addresses)]
            if not bot:
                await insist(self.addresses, ben, "POST", f"/api/tables/{table['id']}/join", {})
                pairs.append((1, ben, self.addresses[::-1]))
            playing = [
                Seat(self, seat, cookie, addresses, Random(self.rng.random()), table["id"], game)
                for seat, cookie, addresses in pairs
            ]
            self._under_way[number] = playing
            self.seats += playing
            await asyncio.gather(*(seat.play() for seat in playing))

    async def _chat(self) -> None:
        """Make people, rename them and write lines, one after the other; what is not answered is not sent again."""
        cookie = self._cookies[0]
        async with httpx.AsyncClient(verify=False, timeout=TIMEOUT) as http:
            for number, address in zip(count(), cycle(self.addresses), strict=False):
                if self.silence.is_set():
                    return
                await asyncio.sleep(self.pause)
                began = time.monotonic()
                with suppress(httpx.TransportError):
                    if number % 3 == 0 and self.seats:
                        table_id, text = self.rng.choice(self.seats[-8:]).table_id, f"line {number}"
                        path, body = f"{address}/api/tables/{table_id}/chat", {"text": text, "type": "say"}
                        if (await http.post(path, json=body, headers={"Cookie": cookie})).status_code < 300:
                            self.lines[text] = table_id
                    else:
                        await self._name(http, address, f"Person {number}", again=number % 3 == 1)
                if not self.silence.is_set():
                    self.slowest = max(self.slowest, time.monotonic() - began)

    async def _name(self, http: httpx.AsyncClient, address: str, name: str, *, again: bool) -> None:
        """Make a person, or give one another name."""
        known = self.rng.choice(list(self.people)) if again and self.people else None
        kept = self.people.pop(known, "") if known else ""
        headers = {"Cookie": f"vesuvius={known}"} if known else {}
        http.cookies.clear()
        answer = await http.put(f"{address}/api/me", json={"name": name}, headers=headers)
        if answer.status_code < 300:
            self.people[known or answer.cookies["vesuvius"]] = name
        elif known and answer.status_code == 429:  # after a 503 it may have been stored, as the page of promises says
            self.people[known] = kept

    def moves(self) -> int:
        """How many moves and take-backs were acknowledged."""
        return sum(len(seat.acknowledged) for seat in self.seats)

    async def plays_on(self, moves: int, seconds: float) -> None:
        """Wait until that number of moves more was acknowledged, but not longer than that."""
        goal = self.moves() + moves
        await self._until(lambda: self.moves() >= goal, seconds)

    async def everybody_moves(self, seconds: float = TIMEOUT) -> None:
        """Wait until a move was acknowledged at every table; TimeoutError names the tables that stand still."""
        tables = range(self._tables)
        before = {number: self._progress(number) for number in tables}

        def still() -> list[int]:
            return [number for number in tables if self._progress(number) == before[number]]

        if not await self._until(lambda: not still(), seconds):
            said = [self._under_way.get(number) for number in still()]
            self.faults.append(f"{len(still())} tables do not go on: {said}"[:400])

    def _progress(self, number: int) -> tuple[str, int]:
        seats = self._under_way.get(number, [])
        return (seats[0].table_id if seats else ""), sum(len(seat.acknowledged) for seat in seats)

    def p95(self, since: int = 0) -> float:
        """The seconds within which nineteen of twenty moves were acknowledged, of those after the first ``since``."""
        waits = sorted(self.waits[since:])
        return waits[int(len(waits) * 0.95)] if waits else TIMEOUT

    async def fall_silent(self) -> None:
        """Stop all clients from moving, and wait until every move sent is answered."""
        self.silence.set()
        await asyncio.sleep(2 * self.pause)
        if not await self._until(lambda: all(seat.pending is None for seat in self.seats), TIMEOUT):
            self.faults.append("moves were never answered")

    async def level(self, lengths: Mapping[str, int]) -> None:
        """Wait until every client has received every stored move."""
        if not await self._until(lambda: all(s.known >= lengths.get(s.table_id, 0) for s in self.seats), TIMEOUT):
            self.faults.append("clients do not receive every stored move")

    async def _until(self, true: Callable[[], bool], seconds: float) -> bool:
        until = asyncio.get_running_loop().time() + seconds
        while not true():
            for task in self._tasks:
                if task.done() and not task.cancelled():
                    task.result()
            if asyncio.get_running_loop().time() > until:
                return False
            await asyncio.sleep(0.02)
        return True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass(slots=True)
class Seat:
    """One player's client at one table: what it knows, and which of its moves were acknowledged."""

    evening: Evening = field(repr=False)
    seat: int
    cookie: str = field(repr=False)
    addresses: Sequence[str]
    rng: Random = field(repr=False)
    table_id: str
    game: str
    known: int = 0
    over: bool = False
    pending: Json | None = None
    """A move sent but not yet acknowledged: after a reconnect it is sent again with the same key."""
    acknowledged: dict[int, str] = field(default_factory=dict, repr=False)
    """The keys of the moves the server said were stored, by number."""
    sent: Callable[[], float] = field(default=time.monotonic, repr=False)
    """The seconds since the pending move was sent for the first time."""
    snapshot: Json = field(default_factory=dict, repr=False)
    """The table as this client last saw it."""

    async def play(self) -> None:
        """Play until the game is over, through any failure of the servers."""
        pause, headers = AGAIN, {"Cookie": self.cookie}
        for address in cycle(self.addresses):
            url = f"{address.replace('http', 'ws')}/api/tables/{self.table_id}/live?seat={self.seat}&since={self.known}"
            try:
                async with connect(
                    url, additional_headers=headers, compression=None, close_timeout=1, proxy=None
                ) as socket:
                    pause = AGAIN
                    await self._converse(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)
            if self.over:
                return

    async def _converse(self, socket: ClientConnection) -> None:
        fresh = True
        while not self.over:
            message: Json = json.loads(await socket.recv())
            match message["type"]:
                case "snapshot":
                    self._look(message)
                    await self._act(socket, again=fresh)
                    fresh = False
                case "played":
                    self._note(message)
                    await self._act(socket)
                case "refused" if message["code"] == "unavailable":
                    await asyncio.sleep(UNAVAILABLE)
                    return
                case "refused" if message["code"] in ("stale", "not_now") and self.pending is not None:
                    self.pending = None  # the other seat was quicker: with a take-back, or with a move after ours
                    await self._act(socket)
                case "refused":
                    self.evening.faults.append(f"{self}: {message}")
                    return

    def _look(self, snapshot: Json) -> None:
        """No entry once received is revoked, and none is missing."""
        numbers = [one["number"] for one in snapshot["story"]]
        if snapshot["number"] < self.known or numbers != list(range(self.known + 1, snapshot["number"] + 1)):
            self.evening.faults.append(f"{self}: the story goes back or has a gap: {numbers}")
        self.known, self.snapshot = snapshot["number"], snapshot

    def _note(self, played: Json) -> None:
        if self.pending is not None and played["key"] == self.pending["key"]:
            if played["number"] != self.pending["seen"] + 1:
                self.evening.faults.append(f"{self}: acknowledged as {played}")
            self.acknowledged[played["number"]] = played["key"]
            self.evening.waits.append(self.sent())
            self.pending = None

    async def _act(self, socket: ClientConnection, *, again: bool = False) -> None:
        """Send an unacknowledged move again, or make a move on this seat's turn. The answer to a move may come
        before or after the snapshot that contains it."""
        snapshot = self.snapshot
        if self.pending is not None and again:
            await socket.send(json.dumps(self.pending))
        elif self.pending is not None or self.known < max(self.acknowledged, default=0):
            return
        elif snapshot["result"] is not None:
            self.over = True
        elif (back := snapshot["may_take_back"] and self.rng.random() < 0.3) or snapshot["to_move"] == self.seat:
            await asyncio.sleep(self.evening.pause * self.rng.random() * 2)
            if self.evening.silence.is_set() or self.pending is not None:
                return
            seen = snapshot["number"]
            key = f"{self.seat} {'back' if back else 'at'} {seen}"
            message = {"type": "take_back"} if back else {"type": "play", "move": self.rng.choice(snapshot["legal"])}
            self.pending = {**message, "seat": self.seat, "seen": seen, "key": key}
            self.sent = stopwatch(*self.evening.pids)
            await socket.send(json.dumps(self.pending))
