"""The feed: "table 7 is at move 42". It carries numbers, never content, and may lose a message: the next one, or the
heartbeat, makes up for it.

We do not use Litestar's channels, because they need a queue and a task for each socket, which must be joined when the
client disconnects. This feed has one subscription for each server, and reconnects to Redis by itself.
"""

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Protocol, cast

from msgspec import Struct

from vesuvius.contract import Seat
from vesuvius.tables.tasks import Tasks

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

log = logging.getLogger("vesuvius.feed")


class Progress(Struct, frozen=True):
    """The numbers of a table: its last move, the revision of its record and seats, its last chat line."""

    table_id: str
    number: int
    revision: int
    said: int

    def latest(self, other: "Progress") -> "Progress":
        """The higher of each number; messages about a table may arrive in any order."""
        furthest = max(self.number, other.number), max(self.revision, other.revision), max(self.said, other.said)
        return Progress(self.table_id, *furthest)


class Present(Struct, frozen=True):
    """The people who look at a table through one of the servers: the seats of those who have one, the ids of
    spectators, and how many more spectators there are."""

    table_id: str
    seats: frozenset[Seat] = frozenset()
    spectators: frozenset[str] = frozenset()
    others: int = 0

    def __bool__(self) -> bool:
        """Whether there is anybody."""
        return bool(self.seats or self.spectators or self.others)


SILENCE = 10.0
"""Seconds without a message after which a server asks whether Redis is still there."""

Listener = Callable[[Progress], None]
PresenceListener = Callable[[str, Present], None]
"""Called with the name of the server that publishes."""
SignOutListener = Callable[[str], None]


class Feed(Protocol):
    """Published by one server, received by all."""

    shared: bool
    """Whether other servers may publish something that this one misses."""

    async def publish(self, progress: Progress) -> None: ...

    def listen(self, listener: Listener) -> None: ...

    async def publish_presence(self, present: Present) -> None:
        """Send the other servers who looks at a table through this one."""
        ...

    def listen_presence(self, listener: PresenceListener) -> None:
        """Call ``listener`` when another server publishes who looks at a table through it."""
        ...

    async def publish_sign_out(self, person_id: str) -> None:
        """Send all servers the id of a person who signs out everywhere."""
        ...

    def listen_sign_out(self, listener: SignOutListener) -> None:
        """Call ``listener`` when a person signs out everywhere."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class MemoryFeed:
    """One server: publishing calls the listeners."""

    shared = False

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._presence_listeners: list[PresenceListener] = []
        self._sign_out_listeners: list[SignOutListener] = []

    async def publish(self, progress: Progress) -> None:
        for listener in self._listeners:
            listener(progress)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def publish_presence(self, present: Present) -> None:
        pass

    def listen_presence(self, listener: PresenceListener) -> None:
        self._presence_listeners.append(listener)

    async def publish_sign_out(self, person_id: str) -> None:
        for listener in self._sign_out_listeners:
            listener(person_id)

    def listen_sign_out(self, listener: SignOutListener) -> None:
        self._sign_out_listeners.append(listener)

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisFeed(MemoryFeed):
    """Several servers on three Redis channels. A server calls its own listeners at once, without waiting for Redis."""

    shared = True
    channel = "vesuvius:tables"
    presence = "vesuvius:presence"
    sign_outs = "vesuvius:sign-outs"

    def __init__(self, redis: "Redis") -> None:
        super().__init__()
        self._redis = redis
        self._tasks = Tasks()
        self._server = token_hex(8)

    async def open(self) -> None:
        self._tasks.keep("feed", self._receive)

    async def publish(self, progress: Progress) -> None:
        """Call the listeners at once; nobody waits until the other servers have it."""
        await super().publish(progress)
        self._tasks.spawn(self._send_progress(progress))

    async def _send_progress(self, progress: Progress) -> None:
        await self._send(self.channel, f"{progress.table_id} {progress.number} {progress.revision} {progress.said}")

    async def publish_presence(self, present: Present) -> None:
        seats = ",".join(map(str, sorted(present.seats)))
        people = sorted(present.spectators)
        await self._send(self.presence, " ".join((self._server, present.table_id, seats, str(present.others), *people)))

    async def publish_sign_out(self, person_id: str) -> None:
        await super().publish_sign_out(person_id)
        await self._send(self.sign_outs, f"{self._server} {person_id}")

    async def _send(self, channel: str, message: str) -> None:
        try:
            await self._redis.publish(channel, message)
        except Exception as error:  # the move is stored; the heartbeat makes up for the lost message
            log.warning("not sent to other servers", extra={"error": type(error).__name__})

    async def _receive(self) -> None:
        """Receive messages, and subscribe again when the connection breaks."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.channel, self.presence, self.sign_outs)
                    while True:
                        message = await self._next(channel)
                        if message["type"] == "message" and message["channel"] == self.channel.encode():
                            self._on_progress(message["data"])
                        elif message["type"] == "message" and message["channel"] == self.presence.encode():
                            self._on_presence(message["data"])
                        elif message["type"] == "message":
                            self._on_sign_out(message["data"])
            except Exception as error:  # without this loop the server would receive nothing more
                log.warning("feed interrupted", extra={"error": type(error).__name__})
                await asyncio.sleep(0.5)

    @staticmethod
    async def _next(channel: "PubSub") -> dict[str, Any]:
        """The next message. In a long silence ask whether Redis is still there."""
        for silent in (False, True):
            message = await channel.get_message(timeout=SILENCE)
            if message is not None:
                return cast(dict[str, Any], message)
            if not silent:
                await channel.ping()
        raise TimeoutError

    def _on_progress(self, message: bytes) -> None:
        table_id, number, revision, said = message.decode().split(" ")
        progress = Progress(table_id, int(number), int(revision), int(said))
        for listener in self._listeners:
            listener(progress)

    def _on_presence(self, message: bytes) -> None:
        server, table_id, listed, others, *people = message.decode().split(" ")
        if server != self._server:
            seats = frozenset(int(seat) for seat in listed.split(",") if seat)
            for listener in self._presence_listeners:
                listener(server, Present(table_id, seats, frozenset(people), int(others)))

    def _on_sign_out(self, message: bytes) -> None:
        server, person_id = message.decode().split(" ")
        if server != self._server:
            for listener in self._sign_out_listeners:
                listener(person_id)

    async def close(self) -> None:
        await self._tasks.close()
