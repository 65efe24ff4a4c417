"""Health checks and metrics."""

import asyncio
from collections.abc import Callable, Iterator
from hmac import compare_digest
from time import monotonic

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from vesuvius.store import TROUBLE, Store, Unavailable
from vesuvius.store.trouble import SLOW
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import LoopDied
from vesuvius.web.identity import HttpRequest, header
from vesuvius.web.rooms import Rooms

READY = 0.8
"""Seconds within which the database must answer, and for which its answer counts."""

RECENT = 5.0
"""Seconds after a failure of the database in which the server does not count as ready."""


class Meters(Collector):
    """The metrics: moves and their duration, tables, sockets, thinking bots, and the CPU and memory of the process."""

    def __init__(self, hall: Hall, rooms: Rooms) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Counter("vesuvius_moves", "Moves stored and published", registry=self.registry)
        self.seconds = Histogram(
            "vesuvius_move_seconds",
            "Seconds from receiving a move to publishing it",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self._gauge("vesuvius_tables_cached", "Tables in memory", lambda: hall.tables_cached)
        self._gauge("vesuvius_sockets", "Open sockets", lambda: rooms.visitors)
        self._gauge("vesuvius_bot_queue", "Bots that think or wait to think", lambda: hall.thinkers.queue)
        self.registry.register(self)
        hall.measure(self._moved)

    def collect(self) -> Iterator[Metric]:
        """What the store counts by itself."""
        yield CounterMetricFamily("vesuvius_unavailable", "Failures of the database", value=TROUBLE.count)

    def _moved(self, seconds: float) -> None:
        self.moves.inc()
        self.seconds.observe(seconds)

    def _gauge(self, name: str, help_: str, value: Callable[[], float]) -> None:
        Gauge(name, help_, registry=self.registry).set_function(value)


class Readiness:
    """Whether the database can be written, as of at most a second ago; asked once however many want to know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = 0.0
        self._answer: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise Unavailable if the database cannot be written, has failed a few seconds ago, or has not answered within
        a second."""
        if self._answer is None or (self._answer.done() and monotonic() - self._asked >= READY):
            self._asked, self._answer = monotonic(), asyncio.create_task(self._store.ready(RECENT))
            self._answer.add_done_callback(_read)
        done, _ = await asyncio.wait({self._answer}, timeout=READY)  # a database that hangs cannot be cancelled
        if not done:
            TROUBLE.note(SLOW)
            raise Unavailable(SLOW)
        self._answer.result()

    async def close(self) -> None:
        """Forget the question."""
        if self._answer is not None:
            self._answer.cancel()
            await asyncio.wait({self._answer}, timeout=READY)


def _read(answer: "asyncio.Task[None]") -> None:
    """Read the answer, which may come after everybody has given up waiting: asyncio logs an error that nobody reads."""
    if not answer.cancelled():
        answer.exception()


@get("/health/live", summary="The server runs", media_type=MediaType.TEXT, sync_to_thread=False)
def alive() -> str:
    return "alive"


@get("/health/ready", summary="The server runs and its database can be written", media_type=MediaType.TEXT)
async def ready(state: State, hall: Given[Hall]) -> str:
    readiness: Readiness = state.readiness
    await readiness.check()
    if died := hall.deaths.recent():
        raise LoopDied(died)
    return "ready"


@get("/metrics", summary="Measurements for Prometheus", sync_to_thread=False, include_in_schema=False)
def metrics(request: HttpRequest, state: State) -> Response[bytes]:
    """With the setting ``VESUVIUS_METRICS``: to all, or to those who send ``Authorization: Bearer TOKEN``."""
    setting = state.settings.metrics
    sent = header(request, b"authorization") or ""
    if setting == "off" or (setting != "on" and not compare_digest(sent.encode(), f"Bearer {setting}".encode())):
        raise NotFoundException
    meters: Meters = state.meters
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)
