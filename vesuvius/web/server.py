"""The server process: it listens on a port, notifies clients when it shuts down, and stops within three seconds."""

import asyncio
import errno
import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from time import monotonic

import uvicorn
from litestar import Litestar

from vesuvius.store import Store
from vesuvius.web import logs
from vesuvius.web.app import BODY, create_app
from vesuvius.web.connections import SWEEP, Connections, HttpConnection, SocketConnection, raise_descriptors, sweep
from vesuvius.web.reach import EVERYWHERE, reach
from vesuvius.web.rooms import Rooms
from vesuvius.web.schemas import Reach
from vesuvius.web.settings import Settings

GRACE = 2
"""Seconds that open requests have to finish when the server shuts down."""


UNSENT = 128 * 1024
"""Bytes for a slow client that the system keeps for each connection; by itself it would keep megabytes."""

COLLECT_AFTER = 10_000
"""New objects after which the garbage collector looks at them; Python's default is 700."""

SPARE = 200
"""Descriptors kept free for the database, other servers, worker processes and files."""


class PortTaken(Exception):
    """The port is in use or cannot be opened."""


class StartFailed(Exception):
    """The server could not start."""


class Server(uvicorn.Server):
    """A uvicorn server that notifies clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app
        self._swept = 0.0

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: cut off clients that are overdue."""
        if monotonic() - self._swept >= SWEEP:
            self._swept = monotonic()
            sweep(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        rooms: Rooms | None = self._app.state.get("rooms")
        if rooms is not None:
            await rooms.farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; PortTaken has a sentence on why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)  # connections inherit it
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(
                f"Port {port} on {host} is taken, perhaps by another Vesuvius. Try --port {port + 1}."
            ) from None
        raise PortTaken(f"The server cannot listen on {host}, port {port}: {error.strerror}.") from None
    return sock


def server(settings: Settings) -> Server:
    """A server that has not been started."""
    app = create_app(settings)
    connections: Connections = app.state.connections
    connections.most = max(100, raise_descriptors() - SPARE)
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        log_config=None,
        access_log=False,
        ws=SocketConnection,
        ws_max_size=BODY,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
    )
    return Server(config, app)


def collect_rarely() -> None:
    """Let Python's garbage collector look at what the server makes, less often, and never again at what it loaded.

    A move makes many small objects without cycles, and each collection walked through all tables: a seventh of the
    processor time of a move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 50)


def serve(settings: Settings, host: str, port: int, on_open: Callable[[str, Reach], None]) -> None:
    """Serve until a signal stops the server. PortTaken, StartFailed, Unavailable, Behind or Ahead say why it cannot.
    ``on_open`` gets the address for this computer, and the one for other devices."""
    sock = listen(host, port)
    logs.set_up()
    port = sock.getsockname()[1]
    if host in EVERYWHERE:
        host, settings = "127.0.0.1", replace(settings, lan_port=port)
    shown = f"[{host}]" if ":" in host else host
    here = server(settings)

    async def run() -> None:
        collect_rarely()
        serving = asyncio.create_task(here.serve([sock]))
        while not (here.started or serving.done()):
            await asyncio.sleep(0.01)
        if here.started:
            on_open(f"http://{shown}:{port}", reach(settings))
        await serving

    with sock, asyncio.Runner(loop_factory=here.config.get_loop_factory()) as runner:
        runner.run(_check(settings))
        with suppress(KeyboardInterrupt):  # uvicorn has shut down cleanly, and raises the signal again
            runner.run(run())
    if not here.started:
        raise StartFailed("The server could not start; the log above says why.")


async def _check(settings: Settings) -> None:
    """Check the database before the port answers; raises Unavailable, Behind or Ahead."""
    store = await Store.open(settings.database_url, migrate=settings.embedded)
    await store.close()
