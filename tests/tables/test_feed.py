"""The feed over memory and Redis alike: numbers told in one server are heard in all."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.services import redis_url
from vesuvius.tables.feed import Feed, MemoryFeed, Progress, RedisFeed

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "redis"])
async def feeds(request: pytest.FixtureRequest) -> AsyncIterator[list[Feed]]:
    """The feed of each server: one, or two that share a Redis."""
    if request.param == "memory":
        yield [MemoryFeed()]
        return
    clients: list[Redis] = [Redis.from_url(redis_url()) for _ in range(2)]
    feeds: list[Feed] = [RedisFeed(client) for client in clients]
    for feed in feeds:
        await feed.open()
    await asyncio.sleep(0.2)
    yield feeds
    for feed, client in zip(feeds, clients, strict=True):
        await feed.close()
        await client.aclose()


async def heard_by(feed: Feed, told: Progress, teller: Feed) -> Progress:
    """Tell until it is heard: a feed may lose a message, but not all of them."""
    heard: asyncio.Queue[Progress] = asyncio.Queue()
    feed.listen(lambda standing: heard.put_nowait(standing) if standing.table_id == told.table_id else None)
    async with asyncio.timeout(30):
        while heard.empty():
            await teller.tell(told)
            await asyncio.sleep(0.1)
    return heard.get_nowait()


async def test_what_one_server_tells_all_hear(feeds: list[Feed]) -> None:
    told = Progress("a-table", 42, 3, 1)
    for feed in feeds:
        assert await heard_by(feed, told, feeds[0]) == told


async def test_a_broken_connection_comes_back_by_itself(feeds: list[Feed]) -> None:
    """Redis throws out every subscriber, as a restart does."""
    if feeds[0].shared:
        async with Redis.from_url(redis_url()) as client:
            await client.client_kill_filter(_type="pubsub")
    told = Progress("another-table", 43, 3, 1)
    assert await heard_by(feeds[-1], told, feeds[0]) == told


async def test_a_redis_that_is_away_does_not_stop_this_server() -> None:
    async with Redis.from_url("redis://127.0.0.1:1") as nowhere:
        feed = RedisFeed(nowhere)
        told = Progress("a-table", 1, 1, 0)
        assert await heard_by(feed, told, feed) == told
