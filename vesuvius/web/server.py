"""The server as a process: it takes a port, tells clients when it goes, and goes within three seconds."""

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from litestar import Litestar

from vesuvius.store import Store
from vesuvius.web import logs
from vesuvius.web.app import BODY, create_app
from vesuvius.web.rooms import Rooms
from vesuvius.web.settings import Settings

GRACE = 2
"""Seconds for requests that are under way when the server goes."""


class PortTaken(Exception):
    """Somebody else listens there."""


class CannotWake(Exception):
    """The server could not start."""


class Server(uvicorn.Server):
    """uvicorn, saying goodbye."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms: Rooms | None = self._app.state.get("rooms")
        if rooms is not None:
            await rooms.farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; PortTaken, in a sentence, if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(
                f"Port {port} on {host} is taken, perhaps by a Vesuvius that already runs. Try --port {port + 1}."
            ) from None
        raise PortTaken(f"The server cannot listen on {host}, port {port}: {error.strerror}.") from None
    return sock


def server(settings: Settings) -> Server:
    """A server, not yet running."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=BODY,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
    )
    return Server(config, app)


def serve(settings: Settings, host: str, port: int, on_open: Callable[[str], None]) -> None:
    """Serve until told to stop. What keeps the server from waking is told in a sentence."""
    sock = listen(host, port)
    logs.set_up()
    shown = f"[{host}]" if ":" in host else host
    here = server(settings)

    async def run() -> None:
        serving = asyncio.create_task(here.serve([sock]))
        while not (here.started or serving.done()):
            await asyncio.sleep(0.01)
        if here.started:
            on_open(f"http://{shown}:{sock.getsockname()[1]}")
        await serving

    with asyncio.Runner(loop_factory=here.config.get_loop_factory()) as runner:
        runner.run(_check(settings))
        with suppress(KeyboardInterrupt):  # uvicorn has gone in good order, and passes the signal on
            runner.run(run())
    if not here.started:
        raise CannotWake("The server could not wake; the log above says why.")


async def _check(settings: Settings) -> None:
    """Unavailable or Behind, before the port answers."""
    store = await Store.open(settings.database_url, migrate=settings.embedded)
    await store.close()
