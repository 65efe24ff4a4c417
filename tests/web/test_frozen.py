"""A database or a Redis that freezes: everybody gets an answer soon, and learns later what was stored."""

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from tests.services import postgres_database, redis_url
from tests.web.freezing import Line, line_to
from tests.web.running import Player, running
from tests.web.test_server import free_port
from vesuvius.store import database
from vesuvius.store.backup import migrate_now
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def own_url() -> Iterator[str]:
    """A database of our own: the servers here note outages."""
    with postgres_database() as url:
        asyncio.run(migrate_now(url))
        yield url


@pytest.fixture
def line(own_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Line, str]]:
    """A line to PostgreSQL, and an impatient server."""
    monkeypatch.setattr(database, "ANSWER", 0.6)
    with line_to(own_url) as line:
        yield line


async def seconds(answer: Awaitable[object]) -> float:
    began = time.monotonic()
    await answer
    return time.monotonic() - began


async def test_a_frozen_postgres_gives_an_answer_soon(line: tuple[Line, str]) -> None:
    """Also to those who wait for the same table or the same connection."""
    frozen, url = line
    with running(Settings(url, "s", embedded=False)) as address:
        ann = await Player(address).named("Ann")
        table = await ann.open("me", "me")
        path, seen = f"/api/tables/{table['id']}", (await ann.snapshot(table["id"], 0))
        move = {"seat": 0, "move": seen["legal"][0], "seen": seen["number"]}
        frozen.freeze()
        asked = [ann.no(503, "POST", f"{path}/moves", move) for _ in range(6)]
        asked += [ann.no(503, "GET", "/api/tables/mine") for _ in range(40)]
        health = [seconds(ann.no(503, "GET", "/health/ready")), seconds(ann.http.get("/health/live"))]
        took = await asyncio.gather(*health, *map(seconds, asked))
        assert max(took[:2]) < 4
        assert max(took) < database.ANSWER + 4
        frozen.mend()
        async with asyncio.timeout(60):
            while (await ann.http.get("/health/ready")).status_code != 200:
                await asyncio.sleep(0.1)
        assert await ann.play(table["id"], 0, move["move"], move["seen"]) > seen["number"]
        await ann.close()


async def test_a_move_that_was_stored_but_not_acknowledged_reaches_everybody_soon(line: tuple[Line, str]) -> None:
    """PostgreSQL dies just after the COMMIT of Ann's move: Ben need not wait for a heartbeat."""
    failing, url = line
    with running(Settings(url, "s", embedded=False)) as address:
        ann = await Player(address).named("Ann")
        table = await ann.open("me", "me")
        async with ann.socket(table["id"], seat=0) as mine, ann.socket(table["id"], seat=1) as other:
            seen = await mine.receive("snapshot")
            await other.receive("snapshot")
            failing.last_words = b"the key of this move"
            play = {"seat": 0, "move": seen["legal"][0], "seen": seen["number"], "key": "the key of this move"}
            await mine.send(type="play", **play)
            assert (await mine.receive("refused"))["code"] == "unavailable"
            for socket in (mine, other):
                assert (await socket.receive("snapshot", seconds=4))["number"] > seen["number"]
        await ann.close()


async def test_news_that_could_not_be_read_come_soon_after_the_database_is_back(
    line: tuple[Line, str], own_url: str
) -> None:
    """Ben's server learns of Ann's move while its database is frozen."""
    frozen, url = line
    settings = [Settings(one, "s", embedded=False, redis_url=redis_url()) for one in (own_url, url)]
    with running(settings[0]) as first, running(settings[1]) as second:
        ann, ben = await Player(first).named("Ann"), Player(second)
        ben.http.cookies = ann.http.cookies
        table = await ann.open("me", "me")
        async with ben.socket(table["id"], seat=1) as socket:
            seen = await socket.receive("snapshot")
            frozen.freeze()
            move = (await ann.snapshot(table["id"], 0))["legal"][0]
            await ann.play(table["id"], 0, move, seen["number"])
            await asyncio.sleep(database.ANSWER + 0.3)
            frozen.mend()
            assert (await socket.receive("snapshot", seconds=5))["number"] > seen["number"]
        await ann.close()
        await ben.close()


@pytest.fixture
def frozen_redis(tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A Redis of our own, and its process."""
    redis_url()  # skips where there is none
    port = free_port()
    command = ["redis-server", "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        while b"Ready to accept" not in process.stdout.readline():
            pass
        try:
            yield f"redis://127.0.0.1:{port}/0", process
        finally:
            process.kill()


async def test_a_frozen_redis_delays_nobody(
    frozen_redis: tuple[str, "subprocess.Popen[bytes]"], tmp_path: Path
) -> None:
    url, process = frozen_redis
    with running(Settings(sqlite_url(tmp_path / "v.db"), "s", redis_url=url)) as address:
        ann = await Player(address).named("Ann")
        table = await ann.open("me", "me")
        async with ann.socket(table["id"]) as socket:
            seen = await socket.receive("snapshot")
            os.kill(process.pid, signal.SIGSTOP)
            assert await seconds(ann.http.get("/health/live")) < 0.3
            assert await seconds(ann.ok("GET", "/api/me")) < 1, "the first waits for Redis"
            for _ in range(5):
                assert await seconds(ann.ok("GET", "/api/me")) < 0.3, "the others do not"
            await socket.send(type="play", seat=0, move=seen["legal"][0], seen=seen["number"])
            assert await seconds(socket.receive("played")) < 1
            os.kill(process.pid, signal.SIGCONT)
        await ann.close()
