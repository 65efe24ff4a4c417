"""The feed: "table 7 stands at 42". It carries numbers, never secrets, and may lose some: the next one, or the
heartbeat, brings everybody level.

Ours rather than Litestar's channels: one subscription for each server instead of a queue and a task for each socket,
nothing to join when a client is gone, and a connection to Redis that comes back by itself.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Protocol

from vesuvius.contract import Seat

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("vesuvius.feed")


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a table stands: its last move, the revision of its seats, its last line of chat."""

    table_id: str
    number: int
    revision: int
    said: int

    def latest(self, other: "Progress") -> "Progress":
        """The furthest of two reports of one table, which may come in any order."""
        furthest = max(self.number, other.number), max(self.revision, other.revision), max(self.said, other.said)
        return Progress(self.table_id, *furthest)


@dataclass(frozen=True, slots=True)
class Present:
    """Whose people look at a table through one of the servers, by their seats."""

    table_id: str
    server: str
    seats: frozenset[Seat]


Listener = Callable[[Progress], None]
Watcher = Callable[[Present], None]


class Feed(Protocol):
    """Entry in one server, heard in all."""

    shared: bool
    """Whether other servers may tell something that this one misses."""

    async def tell(self, standing: Progress) -> None: ...

    def listen(self, listener: Listener) -> None: ...

    async def tell_present(self, table_id: str, seats: frozenset[Seat]) -> None:
        """Who looks at a table through this server; told to the other servers only."""
        ...

    def watch(self, watcher: Watcher) -> None:
        """Hear who looks at tables through other servers."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class MemoryFeed:
    """One server: telling is calling."""

    shared = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._watchers: list[Watcher] = []

    async def tell(self, standing: Progress) -> None:
        for listener in self._listeners:
            listener(standing)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def tell_present(self, table_id: str, seats: frozenset[Seat]) -> None:
        pass

    def watch(self, watcher: Watcher) -> None:
        self._watchers.append(watcher)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisFeed(MemoryFeed):
    """Several servers: all on two channels of Redis. What this server tells, it hears at once, Redis or not."""

    shared = True
    channel = "vesuvius:tables"
    presence = "vesuvius:present"

    def __init__(self, redis: "Redis") -> None:
        super().__init__()
        self._redis = redis
        self._task: asyncio.Task[None] | None = None
        self._server = token_hex(8)

    async def open(self) -> None:
        self._task = asyncio.create_task(self._hear())

    async def tell(self, standing: Progress) -> None:
        await super().tell(standing)
        words = f"{standing.table_id} {standing.number} {standing.revision} {standing.said}"
        await self._publish(self.channel, words)

    async def tell_present(self, table_id: str, seats: frozenset[Seat]) -> None:
        await self._publish(self.presence, " ".join((self._server, table_id, *map(str, sorted(seats)))))

    async def _publish(self, channel: str, words: str) -> None:
        try:
            await self._redis.publish(channel, words)
        except Exception as error:  # the move is stored; whoever misses this hears it from the heartbeat
            log.warning("not told to other servers", extra={"error": type(error).__name__})

    async def _hear(self) -> None:
        """Listen, and when the connection breaks, listen again."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.channel, self.presence)
                    async for message in channel.listen():
                        if message["type"] == "message" and message["channel"] == self.channel.encode():
                            self._heard(message["data"])
                        elif message["type"] == "message":
                            self._seen(message["data"])
            except Exception as error:  # whatever it was: without this loop the server goes deaf
                log.warning("feed interrupted", extra={"error": type(error).__name__})
                await asyncio.sleep(0.5)

    def _heard(self, words: bytes) -> None:
        table_id, number, revision, said = words.decode().split(" ")
        standing = Progress(table_id, int(number), int(revision), int(said))
        for listener in self._listeners:
            listener(standing)

    def _seen(self, words: bytes) -> None:
        server, table_id, *seats = words.decode().split(" ")
        if server != self._server:
            for watcher in self._watchers:
                watcher(Present(table_id, server, frozenset(map(int, seats))))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
