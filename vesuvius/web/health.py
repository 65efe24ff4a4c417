"""How the server is doing, for whoever watches over it."""

from collections.abc import Callable

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from vesuvius.tables.hall import Hall
from vesuvius.web.rooms import Rooms


class Meters:
    """What is measured: moves and how long they take from the door to the feed, tables, sockets, bots that think; and
    the CPU and memory of the process."""

    def __init__(self, hall: Hall, rooms: Rooms) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Counter("vesuvius_moves", "Moves stored and told", registry=self.registry)
        self.seconds = Histogram(
            "vesuvius_move_seconds",
            "From the door to the feed",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self._gauge("vesuvius_tables_warm", "Tables in memory", lambda: hall.warm)
        self._gauge("vesuvius_sockets", "Open sockets", lambda: rooms.visitors)
        self._gauge("vesuvius_bot_queue", "Bots that think or wait to think", lambda: hall.thinkers.queue)

    def moved(self, seconds: float) -> None:
        self.moves.inc()
        self.seconds.observe(seconds)

    def _gauge(self, name: str, help_: str, value: Callable[[], float]) -> None:
        Gauge(name, help_, registry=self.registry).set_function(value)


@get("/health/live", summary="The server runs", media_type=MediaType.TEXT, sync_to_thread=False)
def alive() -> str:
    return "alive"


@get("/health/ready", summary="The server runs and its database answers", media_type=MediaType.TEXT)
async def ready(hall: Given[Hall]) -> str:
    await hall.store.ready()
    return "ready"


@get("/metrics", summary="Measurements for Prometheus", sync_to_thread=False, include_in_schema=False)
def metrics(state: State) -> Response[bytes]:
    meters: Meters = state.meters
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)
