"""Wire the parts of the server together; start and stop them in order."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import vesuvius
from vesuvius.store import Store
from vesuvius.tables.attending import Attendant
from vesuvius.tables.closing import Closing
from vesuvius.tables.coaching import Coach
from vesuvius.tables.feed import Feed, MemoryFeed, RedisFeed
from vesuvius.tables.hall import Hall
from vesuvius.tables.reviewing import Reviews
from vesuvius.tables.talking import bot_names
from vesuvius.tables.thinking import Thinkers
from vesuvius.web import (
    coaching,
    errors,
    games,
    health,
    lessons,
    people,
    pictures,
    play,
    puzzles,
    reach,
    replays,
    reviews,
    security,
    tables,
)
from vesuvius.web.connections import Connections
from vesuvius.web.identity import Identity
from vesuvius.web.limits import Limits, SharedLimits
from vesuvius.web.links import LinkTags
from vesuvius.web.live import live
from vesuvius.web.rooms import Rooms
from vesuvius.web.services import DEPENDENCIES
from vesuvius.web.settings import Settings
from vesuvius.web.site import STATIC, site

BODY = 16_384
"""The maximum size of a request, in bytes."""

REDIS_TIME = 0.3
"""Seconds in which Redis must answer, before the server goes on without it."""

HANDLERS = [
    games.games,
    games.rules,
    people.me, people.rename, people.link, people.offer, people.claim, people.back,
    people.sign_out, people.sign_out_everywhere,
    tables.open_table, tables.waiting, tables.mine, tables.find, tables.look, tables.join, tables.leave,
    tables.come_back,
    tables.resign, tables.agree, tables.resume, tables.change, tables.describe,
    tables.put_bot, tables.start, tables.rematch,
    play.snapshot, play.play, play.take_back, play.chat, play.say, play.journal,
    replays.replay,
    replays.replay_of_table, replays.replays,
    pictures.table_picture,
    reach.reached,
    lessons.courses, lessons.book, lessons.learn, lessons.reached, lessons.remember,
    reviews.review_table, reviews.review_journal, reviews.review, reviews.call_off, reviews.deepen,
    coaching.hint, coaching.doubt,
    reviews.decision, reviews.try_again, puzzles.puzzles, puzzles.today, puzzles.puzzle, puzzles.answer, puzzles.solved,
    live,
    health.alive, health.ready, health.metrics,
]  # fmt: skip


def create_app(settings: Settings, static: Path = STATIC) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await Store.open(settings.database_url, migrate=settings.embedded)
            stack.push_async_callback(store.close)
            feed, limits = await _shared(settings, stack)
            hall = Hall(store, feed, Thinkers(settings.thinkers))
            bot_names()  # loads all games now, not while the first people choose their names
            stack.push_async_callback(hall.close)
            attendant, rooms = Attendant(hall), Rooms(hall)
            for part in (feed, attendant, rooms, Closing(hall, settings.lifetimes)):
                await part.open()
                stack.push_async_callback(part.close)
            state = app.state
            state.coach, state.reviews = Coach(hall), Reviews(hall)
            stack.push_async_callback(state.reviews.close)
            state.pictures = pictures.Pictures(static)
            state.settings, state.hall, state.rooms, state.limits = settings, hall, rooms, limits
            state.identity = Identity(store, settings.secret, secure=settings.secure)
            state.meters = health.Meters(hall, rooms)
            state.readiness = health.Readiness(store)
            stack.push_async_callback(state.readiness.close)
            state.guard = security.RequestGuard(limits, state.identity, settings.origin)
            yield

    return Litestar(
        route_handlers=[*HANDLERS, site(static, LinkTags(settings.origin, static).of)],
        lifespan=[lifespan],
        state=State({"connections": Connections(on=settings.limits)}),
        dependencies=DEPENDENCIES,
        exception_handlers=errors.HANDLERS,
        before_request=security.check_request,
        before_send=[security.headers(secure=settings.secure)],
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
    """The feed and the limits: shared with other servers through Redis, or of this server alone."""
    if settings.redis_url is None:
        return MemoryFeed(), Limits(on=settings.limits)
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import ConnectionError as RedisConnectionError

    redis: Redis = Redis.from_url(
        settings.redis_url,
        socket_timeout=REDIS_TIME,
        socket_connect_timeout=REDIS_TIME,
        retry=Retry(NoBackoff(), 1, (RedisConnectionError,)),  # once, for a connection that a restart has broken
    )
    stack.push_async_callback(redis.aclose)
    return RedisFeed(redis), SharedLimits(redis, on=settings.limits)
