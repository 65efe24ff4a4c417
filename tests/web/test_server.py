"""The server as a process: it reports a taken port, shuts down cleanly, and restarts with every game."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from redis.asyncio import Redis

from tests.services import redis_url
from tests.web.running import Player, Socket, running
from vesuvius.store.database import sqlite_url
from vesuvius.tables.attending import Attendant
from vesuvius.tables.feed import Present, RedisFeed
from vesuvius.web import rooms
from vesuvius.web.server import PortTaken, listen
from vesuvius.web.settings import Settings


@contextmanager
def process(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """``vesuvius serve`` in a process of its own."""
    environ = {**os.environ, "VESUVIUS_DATA": str(folder)}
    command = [sys.executable, "-m", "vesuvius", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert "Vesuvius runs at" in running.stdout.readline()
            yield running
        finally:
            running.kill()


def free_port() -> int:
    with listen("127.0.0.1", 0) as sock:
        port: int = sock.getsockname()[1]
    return port


def test_a_taken_port_is_a_clear_sentence() -> None:
    with listen("127.0.0.1", 0) as sock:
        sock.listen()
        port = sock.getsockname()[1]
        with pytest.raises(PortTaken, match=f"Port {port} .* is taken.*--port {port + 1}"):
            listen("127.0.0.1", port)


@pytest.mark.anyio
async def test_ready_reports_a_background_loop_that_died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(_attendant: Attendant) -> None:
        raise ValueError("this loop is broken")

    monkeypatch.setattr(Attendant, "_poll", die)
    with running(Settings(sqlite_url(tmp_path / "vesuvius.db"), "a secret of tests", limits=False)) as address:
        async with httpx.AsyncClient(base_url=address) as http:
            response = await http.get("/health/ready")
            assert (response.status_code, (await http.get("/health/live")).status_code) == (503, 200)
            assert "due tables" in response.json()["sentence"]


def test_a_game_goes_on_after_the_server_was_killed_and_goodbyes_are_said_when_it_is_stopped(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"

    async def before() -> tuple[Player, str, int]:
        ann = await Player(address).named("Ann")
        table = await ann.open("me", "me")
        snapshot = await ann.snapshot(table["id"], 0)
        number = await ann.play(table["id"], 0, snapshot["legal"][0], snapshot["number"])
        cookies = ann.http.cookies
        await ann.close()
        again = Player(address)
        again.http.cookies = cookies
        return again, table["id"], number

    async def after(ann: Player, table_id: str, number: int, server: subprocess.Popen[str]) -> None:
        async with ann.socket(table_id, seat=0, since=number - 1) as socket:
            snapshot = await socket.receive("snapshot")
            assert snapshot["story"][0]["number"] == number, "the acknowledged move is there"
            await ann.open("novice", "me")  # its worker process starts
            server.send_signal(signal.SIGTERM)
            assert (await socket.receive("bye"))["again"] > 0
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 1012
        await ann.close()

    with process(tmp_path, port) as server:
        ann, table_id, number = asyncio.run(before())
        server.kill()
        server.wait()
    with process(tmp_path, port) as server:
        began = time.monotonic()
        asyncio.run(after(ann, table_id, number, server))
        server.wait(20)
        assert time.monotonic() - began < 15
        assert server.stderr is not None
        log = server.stderr.read()
        assert all(json.loads(line)["level"] == "info" for line in log.splitlines()), log
        assert "Ann" not in log


def test_two_servers_share_a_table_through_postgres_and_redis(postgres_url: str) -> None:
    """Ann plays at one server, Ben at the other; each receives the other's moves."""
    settings = Settings(postgres_url, "shared", embedded=False, redis_url=redis_url(), limits=True)

    async def play(first: str, second: str) -> None:
        ann, ben = await Player(first).named("Ann"), await Player(second).named("Ben")
        table = await ann.open("me", "open")
        await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        async with ann.socket(table["id"]) as one, ben.socket(table["id"]) as two:
            snapshots = [await one.receive("snapshot"), await two.receive("snapshot")]
            for _ in range(12):
                seat = snapshots[0]["to_move"]
                socket, other = (one, two) if seat == 0 else (two, one)
                seen = snapshots[seat]["number"]
                await socket.send(type="play", seat=seat, move=snapshots[seat]["legal"][0], seen=seen)
                received = []
                for client in (socket, other):
                    latest = await client.receive("snapshot")
                    while latest["number"] <= seen:
                        latest = await client.receive("snapshot")
                    received.append(latest)
                snapshots = received if seat == 0 else received[::-1]
                assert snapshots[0]["number"] == snapshots[1]["number"]
        await ann.close()
        await ben.close()

    with running(settings) as first, running(settings) as second:
        asyncio.run(play(first, second))


async def sees(socket: Socket, *here: bool) -> None:
    """Wait for the message that says that exactly these people are connected to the table."""
    async with asyncio.timeout(40):
        while [seat["here"] for seat in (await socket.receive("table", seconds=40))["seats"]] != [*here]:
            pass


def test_every_server_knows_who_is_here(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann and Ben are connected through two servers; a third server is killed and sends nothing more."""
    monkeypatch.setattr(rooms, "HEARTBEAT", 0.5)
    settings = Settings(postgres_url, "shared", embedded=False, redis_url=redis_url())

    async def look(first: str, second: str) -> None:
        ann, ben = await Player(first).named("Ann"), await Player(second).named("Ben")
        table = await ann.open("me", "open", "open")
        await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        async with ann.socket(table["id"]) as one:
            async with ben.socket(table["id"]) as two:
                await asyncio.gather(sees(one, True, True, False), sees(two, True, True, False))
            await sees(one, True, False, False)
            card = await ben.ok("GET", f"/api/tables/{table['id']}")
            assert [seat["here"] for seat in card["seats"]] == [True, False, False]
            async with Redis.from_url(redis_url()) as client:
                await RedisFeed(client).publish_presence(Present(table["id"], frozenset([2])))
            await sees(one, True, False, True)
            await sees(one, True, False, False)
        await ann.close()
        await ben.close()

    with running(settings) as first, running(settings) as second:
        asyncio.run(look(first, second))


def test_the_pages_are_served_from_the_bundle_when_it_is_there(tmp_path: Path) -> None:
    from litestar import Litestar
    from litestar.testing import TestClient

    from vesuvius.web.site import site

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>the client</html>")
    (tmp_path / "assets" / "app-1f.js").write_text("salve()")
    (tmp_path / "assets" / "app-1f.js.br").write_bytes(b"salve() in Brotli")
    with TestClient(Litestar([site(tmp_path)], openapi_config=None)) as client:
        assert "the client" in client.get("/").text
        assert "the client" in client.get("/table/abc").text
        script = client.get("/assets/app-1f.js")
        assert script.text == "salve()"
        assert "immutable" in script.headers["cache-control"]
        again = client.get("/assets/app-1f.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        for accepted, encoding in (("br;q=1, gzip", "br"), ("gzip", "gzip"), ("identity", None)):
            script = client.get("/assets/app-1f.js", headers={"Accept-Encoding": accepted})
            assert script.headers.get("content-encoding") == encoding
            assert script.headers["vary"] == "Accept-Encoding"
        assert client.get("/assets/app-1f.js.br").status_code == 404
        assert client.get("/assets/gone.js").status_code == 404
        assert client.get("/../secret").text == "<html>the client</html>"


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    environ = {"VESUVIUS_DATA": str(tmp_path)}
    embedded = Settings.read(environ)
    assert embedded.embedded
    assert embedded.database_url.endswith("vesuvius.db")
    assert Settings.read(environ).secret == embedded.secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    grown = Settings.read(
        {**environ, "VESUVIUS_DATABASE_URL": "postgresql+asyncpg://x/y", "VESUVIUS_ORIGIN": "https://v.org/"}
    )
    assert (grown.embedded, grown.origin, grown.secure) == (False, "https://v.org", True)
    embedded.check_secret()
    with pytest.raises(ValueError, match="only 6 characters"):
        Settings.read({**environ, "VESUVIUS_SECRET": "guess!"}).check_secret()
    assert Settings.read({**environ, "VESUVIUS_ORIGIN": "HTTPS://V.org:443"}).origin == "https://v.org"
    with pytest.raises(ValueError, match="VESUVIUS_ORIGIN"):
        Settings.read({**environ, "VESUVIUS_ORIGIN": "v.org"})
    with pytest.raises(ValueError, match="VESUVIUS_THINKERS"):
        Settings.read({**environ, "VESUVIUS_THINKERS": "many"})
