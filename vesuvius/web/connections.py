"""The connections of a server that anybody may reach: how many an address may hold, and for how long.

A proxy in front does all this better. At home or for a club there is none, so a connection that sends its request
slowly, or never, or reads nothing of the answer, is cut off before it costs the others anything.
"""

import asyncio
import logging
from collections import Counter
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from vesuvius.tables.refusals import TooFast
from vesuvius.web.limits import Sender, network

log = logging.getLogger("vesuvius.connections")

HEADERS = 32_768
"""The maximum size of a request's line and headers, in bytes."""

REQUEST = 512 * 1024
"""The maximum size of a request with everything around its body, in bytes. The handlers' own limits are lower."""

HEADERS_TIME = 10.0
"""Seconds in which a client must send the headers of a request."""

BODY_TIME = 30.0
"""Seconds in which it must send the body."""

SWEEP = 1.0
"""Seconds between two looks at all connections."""

STALLS = 5
"""A client is cut off if it reads less than ``SLOWEST`` bytes between two sweeps this often in a row."""

SLOWEST = 1024

NAMELESS = 50
"""Connections that an address may keep without a valid cookie. Those above it get ``HURRY`` seconds and one answer."""

PERSONAL = 50
"""The same for each person: a browser keeps up to six, and one for each table."""

SOCKETS = 20
"""Sockets of a person. An address may have ``NAMELESS`` without a valid cookie."""

HURRY = 3.0

CROWD = 500
"""Connections without a valid cookie above which an address gets no more."""


class Connections:
    """Counts the connections of this server, by the person of their cookie or else by address."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.most = 1000
        self._counts: Counter[str] = Counter()

    def count(self, owner: str) -> int:
        """Count one more connection of an owner; returns how many there are now."""
        self._counts[owner] += 1
        return self._counts[owner]

    def release(self, owner: str) -> None:
        """Count one connection less."""
        self._counts[owner] -= 1
        if not self._counts[owner]:
            del self._counts[owner]

    def count_socket(self, sender: Sender) -> str:
        """Count one more socket, and return the owner for whom to release it; TooFast if its person, or an address
        without one, has too many."""
        owner = f"socket {sender.person_id or network(sender.address)}"
        if self.count(owner) > (NAMELESS if sender.person_id is None else SOCKETS) and self.on:
            self.release(owner)
            raise TooFast("You have too many tables open here. Close one and try again.")
        return owner


class Watched(asyncio.Protocol):
    """A connection that notices when its client stops reading."""

    transport: asyncio.Transport
    _unread = 0
    _stalls = 0

    def overdue(self, _now: float) -> bool:
        """Whether to cut the client off. Called once in each sweep."""
        unread = self.transport.get_write_buffer_size()
        self._stalls = self._stalls + 1 if unread and self._unread - unread < SLOWEST else 0
        self._unread = unread
        return self._stalls >= STALLS


class SocketConnection(WebSocketsSansIOProtocol, Watched):
    """A WebSocket."""

    def start_keepalive(self) -> None:
        """The handshake is over: let go of its headers, 4 kB. The scope has those of the request too."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping: do not wait until it has read what we sent."""
        super().keepalive_timeout()
        self.transport.abort()


class HttpConnection(HttpToolsProtocol, Watched):
    """An HTTP connection, until it becomes a WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._state = self.config.app.state  # type: ignore[union-attr]
        self._held: Connections = self._state.connections
        self._owner: str | None = None
        self._hurry = False
        self._deadline: float | None = None
        self._heading = True
        self._received = self._headers_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        here = self.client[0] if self.client else "-"
        proxy = isinstance(self.config.loaded_app, ProxyHeadersMiddleware) and here in (
            self.config.loaded_app.trusted_hosts
        )
        held = 0 if proxy or not self._held.on else self._own(f"@{network(here)}")
        if len(self.connections) > self._held.most or held > CROWD:
            transport.abort()
        self._hurry = held > NAMELESS
        self._expect(HEADERS_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disown()
        super().connection_lost(exc)

    def _own(self, owner: str) -> int:
        """Count this connection for an owner, and no longer for the former one; returns how many it has."""
        self._disown()
        self._owner = owner
        return self._held.count(owner)

    def _disown(self) -> None:
        if self._owner is not None:
            self._held.release(self._owner)
            self._owner = None

    def _expect(self, seconds: float) -> None:
        """Wait this long for the next part of a request."""
        self._deadline = monotonic() + (HURRY if self._hurry else seconds)

    def overdue(self, now: float) -> bool:
        return (self._deadline is not None and now > self._deadline) or super().overdue(now)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if self._received > (HEADERS if self._heading else REQUEST) and not self.transport.is_closing():
            self.send_400_response("The request is too large.")

    def on_message_begin(self) -> None:
        self._heading = True
        self._received = self._headers_size = 0
        self._expect(HEADERS_TIME)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._measure(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(name + value)
        super().on_header(name, value)

    def _measure(self, part: bytes) -> None:
        self._headers_size += len(part)
        if self._headers_size > HEADERS:
            raise ValueError("the headers are too large")  # the parser stops, and uvicorn answers 400

    def on_headers_complete(self) -> None:
        self._heading = False
        if self._owner is not None and self._owner.startswith("@"):
            person_id = self._state.identity.person_id(ASGIConnection(self.scope))  # type: ignore[arg-type]
            if person_id is not None:
                self._hurry = self._own(person_id) > PERSONAL
        self._expect(BODY_TIME)
        super().on_headers_complete()
        if self._hurry and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        self._deadline = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the handler counts: the sockets of a person, or of an address."""
        self._disown()
        super().handle_websocket_upgrade()


def sweep(connections: "set[Any]") -> None:
    """Cut off every client that is overdue."""
    now = monotonic()
    overdue = [connection for connection in connections if connection.overdue(now)]
    for connection in overdue:
        connection.transport.abort()
    if overdue:
        log.info("cut off", extra={"connections": len(overdue), "of": len(connections)})


def raise_descriptors(wanted: int = 65_536) -> int:
    """Allow this process as many open files and connections as it may have, up to ``wanted``; returns how many."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft != resource.RLIM_INFINITY and soft < 4096:
        log.warning("few descriptors: raise the limit of open files", extra={"descriptors": soft})
    return wanted if soft == resource.RLIM_INFINITY else soft
