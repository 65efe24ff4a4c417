"""Clients that send slowly, never read, or open connections without end; and a club behind one address.

They connect from 127.0.0.2: the server trusts 127.0.0.1, where a proxy would be.
"""

import asyncio
import base64
import hmac
import json
import secrets
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.web.conftest import Someone
from tests.web.running import Player, running
from vesuvius.store.database import sqlite_url
from vesuvius.web import connections, rooms
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio

ELSEWHERE = ("127.0.0.2", 0)
HEADERS_TIME = connections.HEADERS_TIME
"""The real timeout: the client of 200 people is slow when other tests run beside it."""


@pytest.fixture(scope="module", autouse=True)
def impatient() -> Iterator[None]:
    """Servers with short timeouts."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(connections, "HEADERS_TIME", 0.8)
        patched.setattr(connections, "BODY_TIME", 0.8)
        patched.setattr(connections, "SWEEP", 0.1)
        patched.setattr("vesuvius.web.server.SWEEP", 0.1)
        patched.setattr(rooms, "HEARTBEAT", 0.2)
        yield


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("limited") / "v.db"


@pytest.fixture(scope="module")
def limited(impatient: None, database: Path) -> Iterator[str]:
    with running(Settings(sqlite_url(database), "s")) as address:
        yield address


def dial(address: str, first: bytes = b"", source: tuple[str, int] = ELSEWHERE) -> socket.socket:
    """A connection from another address that has sent these bytes."""
    host, _, port = address.removeprefix("http://").partition(":")
    sock = socket.create_connection((host, int(port)), 5, source)
    sock.sendall(first)
    return sock


async def seconds_open(sock: socket.socket) -> float:
    """How long the server leaves this connection open."""
    began = time.monotonic()
    sock.setblocking(False)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(5):
        try:
            while await loop.sock_recv(sock, 65_536):
                pass
        except ConnectionError:
            pass
    return time.monotonic() - began


REQUEST = b"GET /api/games HTTP/1.1\r\nHost: v\r\n"


@pytest.mark.parametrize(
    "sent",
    [b"", REQUEST, b"PUT /api/me HTTP/1.1\r\nHost: v\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"],
    ids=["nothing", "half the headers", "half the body"],
)
async def test_an_unfinished_request_is_not_kept(limited: str, sent: bytes) -> None:
    with dial(limited, sent) as sock:
        assert await seconds_open(sock) < 2


@pytest.mark.parametrize("endless", [b"X-Long: " + b"x" * 2**20, b"X-Short: x\r\n" * 2**16], ids=["long", "many"])
async def test_headers_without_end_are_not_kept(limited: str, endless: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADERS_TIME", 30.0)
    with dial(limited, REQUEST) as sock:
        try:
            sock.sendall(endless)
        except ConnectionError:
            return
        assert await seconds_open(sock) < 4, "long before it is late"


async def test_an_address_keeps_only_so_many_connections_without_a_cookie(
    limited: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HURRY", 0.1)
    with ExitStack() as stack:
        silent = [stack.enter_context(dial(limited)) for _ in range(connections.NAMELESS + 10)]
        opened = await asyncio.gather(*map(seconds_open, silent))
        assert max(opened[connections.NAMELESS :]) < 0.6 < min(opened[: connections.NAMELESS])


async def test_a_server_closes_connections_above_what_it_can_hold(
    limited: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are there stay."""
    with dial(limited) as kept:
        await asyncio.sleep(0.05)
        monkeypatch.setattr(connections, "CROWD", 0)
        with dial(limited) as late:
            assert await seconds_open(late) < 0.5
        kept.sendall(REQUEST + b"\r\n")
        assert kept.recv(12) == b"HTTP/1.1 200"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_server_opens_as_many_files_as_it_may() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        assert connections.raise_descriptors(512) == 512
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (512, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_client_that_never_reads_delays_nobody_and_is_cut_off(someone: Someone, address: str) -> None:
    """Nonsense by the thousand, all of it answered; meanwhile the heartbeat of another table goes on."""
    ann, ben = await someone("Ann"), await someone("Ben")
    tables = [(await one.open("me", "me"))["id"] for one in (ann, ben)]
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.bind(ELSEWHERE)
        host, _, port = address.removeprefix("http://").partition(":")
        deaf.connect((host, int(port)))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        deaf.sendall(
            f"GET /api/tables/{tables[0]}/live HTTP/1.1\r\nHost: v\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        nonsense = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"
        deaf.settimeout(0.01)
        async with ben.socket(tables[1]) as socket_of_ben:
            await socket_of_ben.receive("snapshot")
            gaps, last = [], time.monotonic()
            for _ in range(8):
                with suppress(TimeoutError, ConnectionError):
                    deaf.sendall(nonsense * 1500)
                await socket_of_ben.receive("beat", seconds=5)
                gaps.append(time.monotonic() - last)
                last = time.monotonic()
        assert max(gaps) < 4
        with pytest.raises(ConnectionError):
            deaf.sendall(nonsense)


def cookies_of(database: Path, number: int) -> list[str]:
    """The cookies of new people, made without waiting for the disk each time."""
    people = [(f"citizen-{n}", "Ann", 0) for n in range(number)]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany("INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)", people)
    signed = [(key, hmac.digest(b"s", f"person {key}".encode(), "sha256")) for key, _, _ in people]
    return [f"vesuvius={key}.{base64.urlsafe_b64encode(one).decode().rstrip('=')}" for key, one in signed]


async def test_a_club_behind_one_address_is_back_after_a_restart(
    limited: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 people, each with a table open, connect at once, twice, and try again when they are refused."""
    monkeypatch.setattr(connections, "HEADERS_TIME", HEADERS_TIME)
    ann = await Player(limited).named("Ann")
    table = await ann.open("me", "me")
    await ann.close()
    url = f"{limited.replace('http', 'ws')}/api/tables/{table['id']}/live"

    async def enter(cookie: str, stack: AsyncExitStack) -> None:
        headers = {"Cookie": cookie}
        while True:
            connection = connect(url, additional_headers=headers, compression=None, local_addr=ELSEWHERE)
            with suppress(OSError, WebSocketException):
                socket = await stack.enter_async_context(connection)
                while json.loads(await socket.recv())["type"] != "snapshot":
                    pass
                return
            await asyncio.sleep(0.5)

    club = cookies_of(database, 200)
    for _ in range(2):
        async with asyncio.timeout(30), AsyncExitStack() as stack:
            await asyncio.gather(*(enter(cookie, stack) for cookie in club))
