"""The feed, in memory and over Redis: every server receives the progress that one publishes."""

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


async def received_by(feed: Feed, sent: Progress, sender: Feed) -> Progress:
    """Publish until it is received: a feed may lose a message, but not all of them."""
    received: asyncio.Queue[Progress] = asyncio.Queue()
    feed.listen(lambda progress: received.put_nowait(progress) if progress.table_id == sent.table_id else None)
    async with asyncio.timeout(30):
        while received.empty():
            await sender.publish(sent)
            await asyncio.sleep(0.1)
    return received.get_nowait()


async def test_every_server_receives_what_one_publishes(feeds: list[Feed]) -> None:
    progress = Progress("a-table", 42, 3, 1)
    for feed in feeds:
        assert await received_by(feed, progress, feeds[0]) == progress


async def test_every_server_receives_a_sign_out_once(feeds: list[Feed]) -> None:
    """A server that received its own again would close the sockets that were opened since with a valid cookie."""
    received: dict[int, list[str]] = {i: [] for i in range(len(feeds))}
    for i, feed in enumerate(feeds):
        feed.listen_sign_out(received[i].append)
    async with asyncio.timeout(30):
        for person_id in ("ann", "ben"):
            await feeds[0].publish_sign_out(person_id)
            while person_id not in received[len(feeds) - 1]:
                await asyncio.sleep(0.01)
    assert set(map(tuple, received.values())) == {("ann", "ben")}


async def test_a_broken_connection_is_restored(feeds: list[Feed]) -> None:
    """Redis disconnects every subscriber, as a restart does."""
    if feeds[0].shared:
        async with Redis.from_url(redis_url()) as client:
            await client.client_kill_filter(_type="pubsub")
    progress = Progress("another-table", 43, 3, 1)
    assert await received_by(feeds[-1], progress, feeds[0]) == progress


async def test_without_redis_this_server_goes_on() -> None:
    async with Redis.from_url("redis://127.0.0.1:1") as nowhere:
        feed = RedisFeed(nowhere)
        progress = Progress("a-table", 1, 1, 0)
        assert await received_by(feed, progress, feed) == progress
