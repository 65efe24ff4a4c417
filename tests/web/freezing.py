"""A database that freezes, or dies just after it has stored something: a real one, through a line that we can hold."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.engine import make_url


class Line:
    """Passes bytes on to a service and back, unless it is frozen."""

    def __init__(self, host: str, port: int) -> None:
        self._service = (host, port)
        self._clients: set[asyncio.StreamWriter] = set()
        self._flows = threading.Event()
        self._flows.set()
        self.last_words: bytes | None = None
        """Break the connection that sends this, as soon as the COMMIT after it is on its way."""
        self.port = 0

    def freeze(self) -> None:
        """As SIGSTOP does: connections are accepted, and nothing is answered."""
        self._flows.clear()

    def mend(self) -> None:
        self._flows.set()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        last = False
        with suppress(OSError):
            while data := await reader.read(65_536):
                while not self._flows.is_set():
                    await asyncio.sleep(0.01)
                writer.write(data)
                last = last or (self.last_words is not None and self.last_words in data)
                if last and b"COMMIT" in data:
                    break

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._clients.add(writer)
        there, out = await asyncio.open_connection(*self._service)
        ways = [asyncio.ensure_future(self._pass(reader, out)), asyncio.ensure_future(self._pass(there, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        out.close()
        writer.close()
        self._clients.discard(writer)

    async def serve(self, started: threading.Event, stop: asyncio.Event) -> None:
        async with await asyncio.start_server(self._accept, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            started.set()
            await stop.wait()
            for client in list(self._clients):
                client.close()


@contextmanager
def line_to(url: str) -> Iterator[tuple[Line, str]]:
    """A line to a database, and the address of the database through it."""
    address = make_url(url)
    line, started, stop = Line(address.host or "127.0.0.1", address.port or 5432), threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        thread = threading.Thread(target=lambda: runner.run(line.serve(started, stop)))
        thread.start()
        started.wait(10)
        try:
            yield line, address.set(host="127.0.0.1", port=line.port).render_as_string(hide_password=False)
        finally:
            line.mend()
            loop.call_soon_threadsafe(stop.set)
            thread.join(10)
