"""A real server on a free port, and real clients: HTTP by httpx, sockets by websockets."""

import asyncio
import json
import secrets
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from vesuvius.web.server import Server, listen, server
from vesuvius.web.settings import Settings

Json = dict[str, Any]


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread of its own."""
    sys.setswitchinterval(0.0005)  # client, server and database share one interpreter here
    here: Server = server(settings)
    sock = listen("127.0.0.1", 0)
    thread = threading.Thread(target=lambda: asyncio.run(here.serve([sock])), daemon=True)
    thread.start()
    while not here.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        here.should_exit = True
        thread.join(10)
        assert not thread.is_alive(), "the server did not stop"
        sock.close()


class Player:
    """A person with a browser: a cookie jar, requests and sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address)

    async def named(self, name: str) -> "Player":
        await self.ok("PUT", "/api/me", {"name": name})
        return self

    async def ok(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        """The answer to a request that must succeed."""
        response = await self.http.request(method, path, json=body, params=query)
        assert response.status_code < 300, response.text
        return response.json()

    async def no(self, status: int, method: str, path: str, body: Json | None = None, **query: Any) -> Json:
        """The refusal of a request that must not succeed: it has a code and a sentence."""
        response = await self.http.request(method, path, json=body, params=query)
        assert response.status_code == status, response.text
        refusal: Json = response.json()
        assert refusal["sentence"]
        return refusal

    async def open(self, *seats: str, game: str = "downfall", **fields: Any) -> Json:
        """A new table; each seat is "me", "open", or the name of a bot."""
        places = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        table: Json = await self.ok("POST", "/api/tables", {"game": game, "seats": places, **fields})
        return table

    async def snapshot(self, table_id: str, seat: int | None = None, since: int = 0) -> Json:
        query: Json = {"since": since} if seat is None else {"seat": seat, "since": since}
        answer: Json = await self.ok("GET", f"/api/tables/{table_id}/snapshot", **query)
        return answer

    async def play(self, table_id: str, seat: int, move: str, seen: int) -> int:
        body = {"seat": seat, "move": move, "seen": seen, "key": secrets.token_hex(8)}
        number: int = (await self.ok("POST", f"/api/tables/{table_id}/moves", body))["number"]
        return number

    @asynccontextmanager
    async def socket(self, table_id: str, **query: Any) -> AsyncIterator["Socket"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table_id}/live?{asked}"
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as connection:
            yield Socket(connection)

    async def close(self) -> None:
        await self.http.aclose()


class Socket:
    """A socket; every message it received is kept in ``received``."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Json] = []

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self, *kinds: str, seconds: float = 30) -> Json:
        """The next message of one of these kinds."""
        async with asyncio.timeout(seconds):
            while True:
                message: Json = json.loads(await self.connection.recv())
                self.received.append(message)
                if not kinds or message["type"] in kinds:
                    return message
