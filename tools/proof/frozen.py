"""PostgreSQL and Redis are frozen (SIGSTOP), killed and started again while two servers play.

Every request is answered within five seconds, `/health/live` within one, and nothing that was acknowledged is lost.
"""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.proof.databases import Postgres, Redis, freeze, thaw
from tools.proof.kept import end
from tools.proof.playing import Evening
from tools.proof.processor import stopwatch
from tools.proof.report import Batch, Proof
from tools.proof.services import Server, cluster, quiet

ANSWER, LIVE = 5.0, 1.0
"""Seconds in which a request, and a probe of a supervisor, must be answered."""

SLACK = 0.5
"""Seconds that the clients of the probe, which share a thread, may add."""

HANGS = 60.0
"""Seconds after which a probe gives up on an answer, however busy the machine is."""


async def frozen(rounds: int, seed: int, folder: Path) -> Batch:
    """Each round freezes, thaws, kills and restarts one service, then the other. Limits are on: Redis counts them."""
    batch = Batch()
    async with cluster(folder, {}) as both:
        evening = Evening([one.address for one in both.servers], Random(seed), pause=0.5)
        services: dict[str, Postgres | Redis] = {"Redis": both.redis, "PostgreSQL": both.postgres}
        try:
            await evening.begin(3)
            for number in range(rounds):
                for name, service in services.items():
                    await _round(both.servers[number % 2], evening, service, name, batch)
                batch.amount += 1
            await end(evening, both.postgres.url, batch)
            quiet(both.servers, batch)
        finally:
            await evening.close()
    return batch


async def _round(one: Server, evening: Evening, service: Postgres | Redis, name: str, batch: Batch) -> None:
    pids = service.pids()
    freeze(pids)
    try:
        await _probe(one, evening, batch, f"{name} is frozen")
    finally:
        thaw(pids)
    await evening.everybody_moves()
    await service.kill()
    await _probe(one, evening, batch, f"{name} is dead")
    await service.start()
    await evening.everybody_moves()


async def _probe(one: Server, evening: Evening, batch: Batch, how: str) -> None:
    """Time what a browser, a player and a supervisor ask."""
    seat = evening.seats[0]
    table = f"/api/tables/{seat.table_id}"
    asked: Sequence[tuple[str, str, str, float]] = (
        ("live", "GET", "/health/live", LIVE), ("ready", "GET", "/health/ready", LIVE), ("page", "GET", "/", ANSWER),
        ("snapshot", "GET", f"{table}/snapshot?seat=0", ANSWER), ("mine", "GET", "/api/tables/mine", ANSWER),
        ("chat", "POST", f"{table}/chat", ANSWER), ("open", "POST", "/api/tables", ANSWER),
    )  # fmt: skip
    bodies = {
        "chat": {"type": "say", "text": f"Salve {time.monotonic()}"},
        "open": {"game": seat.game, "seats": [{"kind": "me"}, {"kind": "open"}]},
    }
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(
        base_url=one.address, headers={"Cookie": seat.cookie}, timeout=HANGS, verify=False, limits=limits
    ) as http:

        async def ask(what: str, method: str, path: str, limit: float) -> None:
            seconds = stopwatch(one.pid)
            try:
                answer = await http.request(method, path, json=bodies.get(what))
                batch.expect(answer.status_code != 500, f"{how}, {what}: {answer.status_code}")
            except httpx.TimeoutException:
                batch.expect(False, f"{how}, {what}: no answer")
            except httpx.TransportError:
                pass  # the connection is closed: that is an answer
            group = what if what == "live" else "slowest answer"
            batch.within(f"{what} while {how}", seconds(), limit + SLACK, f"{group} while {how}")

        await asyncio.gather(*(ask(*question) for question in asked), _socket(one, seat.cookie, table, batch, how))
        batch.count("probes", len(asked) + 1)


async def _socket(one: Server, cookie: str, table: str, batch: Batch, how: str) -> None:
    """A socket is sent its snapshot, or closed."""
    seconds = stopwatch(one.pid)
    url = f"{one.address.replace('http', 'ws')}{table}/live?seat=0"
    try:
        async with (
            asyncio.timeout(HANGS),
            connect(url, additional_headers={"Cookie": cookie}, open_timeout=HANGS, close_timeout=1) as socket,
        ):
            await socket.recv()
    except TimeoutError:
        batch.expect(False, f"{how}, socket: no answer")
    except (OSError, WebSocketException):
        pass  # it is closed
    batch.within(f"socket while {how}", seconds(), ANSWER + SLACK, f"slowest answer while {how}")


PROOFS = (Proof("frozen", "PostgreSQL and Redis frozen, killed, restarted", "rounds", frozen, 20, 5),)
