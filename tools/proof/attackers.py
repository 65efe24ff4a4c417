"""Clients that misbehave. Each has an address of its own in 127.0.0.0/8, so that limits by address do not reach the
players, who are at 127.0.0.1."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Sequence
from typing import Any

import httpx

from tools.proof.services import GIVES_UP, Server


def raw(server: Server, host: int, *, window: int = 0) -> socket.socket:
    """A connection from 127.0.0.``host``, perhaps with a small receive buffer. It does not block."""
    sock = socket.socket()
    if window:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    sock.bind((f"127.0.0.{host}", 0))
    sock.settimeout(10)
    sock.connect(("127.0.0.1", server.port))
    sock.setblocking(False)
    return sock


async def person(address: str, host: int = 1, name: str = "Mallory") -> str:
    """The cookie of a new person at 127.0.0.``host``."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{host}", verify=False)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=GIVES_UP) as http:
        (await http.put("/api/me", json={"name": name})).raise_for_status()
        return f"vesuvius={http.cookies['vesuvius']}"


def upgrade(path: str, cookie: str = "") -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else []),
    ]  # fmt: skip
    return "\r\n".join([*lines, "", ""]).encode()


def frame(message: Any) -> bytes:
    """A text message of less than 64 kB, masked with zeros."""
    text = json.dumps(message).encode()
    size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
    return b"\x81" + size + bytes(4) + text


def push(sock: socket.socket, content: bytes) -> int:
    """Send what fits; returns how much that was, or -1 if the server has closed the connection."""
    try:
        return sock.send(content)
    except BlockingIOError:
        return 0
    except OSError:
        return -1


def open_still(socks: Sequence[socket.socket]) -> int:
    """How many connections the server has not closed. Only for those that are sent nothing else."""
    still = 0
    for sock in socks:
        try:
            still += sock.recv(65536) != b""
        except BlockingIOError:
            still += 1
        except OSError:
            pass
    return still


async def gone(sock: socket.socket, content: bytes, seconds: float) -> bool:
    """Whether the server closes a connection that goes on sending, and reads nothing, within that time."""
    for _ in range(int(seconds * 5)):
        if push(sock, content) < 0:
            return True
        await asyncio.sleep(0.2)
    return False
