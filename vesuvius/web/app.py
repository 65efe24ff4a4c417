"""Wiring: what the server is made of, in which order it wakes and goes to sleep."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import vesuvius
from vesuvius.store import Store
from vesuvius.tables.attending import Attendant
from vesuvius.tables.feed import Feed, MemoryFeed, RedisFeed
from vesuvius.tables.hall import Hall
from vesuvius.tables.thinking import Thinkers
from vesuvius.web import errors, games, health, people, play, replays, security, tables
from vesuvius.web.identity import Identity
from vesuvius.web.limits import Limits, SharedLimits
from vesuvius.web.live import live
from vesuvius.web.rooms import Rooms
from vesuvius.web.services import DEPENDENCIES
from vesuvius.web.settings import Settings
from vesuvius.web.site import STATIC, site

BODY = 16_384
"""The most bytes of a request."""

HANDLERS = [
    games.games,
    people.me, people.rename, people.link, people.claim,
    tables.open_table, tables.waiting, tables.mine, tables.find, tables.look, tables.join, tables.leave,
    tables.come_back, tables.put_bot, tables.start, tables.rematch,
    play.stands, play.play, play.take_back, play.chat, play.say, play.journal, play.foresee,
    replays.replay,
    replays.replay_of_table,
    live,
    health.alive, health.ready, health.metrics,
]  # fmt: skip


def create_app(settings: Settings, static: Path = STATIC) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def awake(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await Store.open(settings.database_url, migrate=settings.embedded)
            stack.push_async_callback(store.close)
            feed, limits = await _shared(settings, stack)
            hall = Hall(store, feed, Thinkers(settings.thinkers))
            stack.push_async_callback(hall.close)
            attendant, rooms = Attendant(hall), Rooms(hall)
            for part in (feed, attendant, rooms):
                await part.open()
                stack.push_async_callback(part.close)
            state = app.state
            state.settings, state.hall, state.rooms, state.limits = settings, hall, rooms, limits
            state.identity = Identity(store, settings.secret, secure=settings.secure)
            state.meters = health.Meters(hall, rooms)
            hall.on_move = state.meters.moved
            state.porter = security.Porter(limits, settings.origin)
            yield

    return Litestar(
        route_handlers=[*HANDLERS, site(static)],
        lifespan=[awake],
        dependencies=DEPENDENCIES,
        exception_handlers=errors.HANDLERS,
        before_request=security.look_at,
        before_send=[security.add_headers],
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Vesuvius",
            version=vesuvius.__version__,
            description="Tables for board games about Pompeii. The socket is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


async def _shared(settings: Settings, stack: AsyncExitStack) -> tuple[Feed, Limits]:
    """What several servers share through Redis, or one keeps to itself."""
    if settings.redis_url is None:
        return MemoryFeed(), Limits(on=settings.limits)
    from redis.asyncio import Redis

    redis: Redis = Redis.from_url(settings.redis_url, socket_connect_timeout=2, health_check_interval=10)
    stack.push_async_callback(redis.aclose)
    return RedisFeed(redis), SharedLimits(redis, on=settings.limits)
