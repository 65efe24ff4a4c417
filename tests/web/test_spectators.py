"""Everybody at a table is sent who watches it without a seat."""

import asyncio
import json
import time
from collections import Counter
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis

from tests.services import redis_url
from tests.web.conftest import Someone
from tests.web.running import Player, Socket, running
from vesuvius.tables.feed import Present, RedisFeed
from vesuvius.web import presence, rooms
from vesuvius.web.settings import Settings


async def listed(socket: Socket, *names: str, others: int = 0) -> None:
    """Wait for the message that says that exactly these people watch."""
    while await socket.receive("spectators") != {"type": "spectators", "names": [*names], "others": others}:
        pass


@pytest.mark.anyio
async def test_everybody_at_a_table_sees_who_watches(someone: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each person once, those who have a seat not at all, people without a name as a number."""
    monkeypatch.setattr(rooms, "LISTING", 0.2)
    ann, gaius, livia = await someone("Ann"), await someone("Gaius"), await someone("livia")
    stranger = Player(ann.address)
    table = await ann.open("me", "open", "open")
    async with ann.socket(table["id"]) as one, ann.socket(table["id"], seat="none") as two:
        await listed(one)
        async with gaius.socket(table["id"]) as three, gaius.socket(table["id"]), livia.socket(table["id"]):
            async with stranger.socket(table["id"]):
                for socket in (one, two, three):
                    await listed(socket, "Gaius", "livia", others=1)
            await listed(one, "Gaius", "livia")
            await livia.ok("POST", f"/api/tables/{table['id']}/join", {})
            await listed(one, "Gaius")
            await livia.ok("POST", f"/api/tables/{table['id']}/leave", {})
            await listed(one, "Gaius", "livia")
        await listed(one)
    await stranger.close()


@pytest.mark.anyio
async def test_a_crowd_costs_one_message_a_second(someone: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first are named. Nobody is sent another snapshot or seat, or the id of a person."""
    assert presence.NAMED == 50
    monkeypatch.setattr(presence, "NAMED", 4)
    ann = await someone("Ann")
    crowd = [await someone(f"Gaius {i}") for i in range(presence.NAMED + 2)]
    table = await ann.open("me", "me")
    async with AsyncExitStack() as stack, ann.socket(table["id"]) as socket:
        await listed(socket)
        before, began = Counter(message["type"] for message in socket.received), time.monotonic()
        for player in crowd:
            await stack.enter_async_context(player.socket(table["id"]))
        while len((last := await socket.receive("spectators"))["names"]) + last["others"] < len(crowd):
            pass
        assert (len(last["names"]), last["others"]) == (presence.NAMED, 2)
        sent = Counter(message["type"] for message in socket.received) - before
        assert sent["spectators"] <= time.monotonic() - began + 1
        assert sent.keys() <= {"spectators", "beat"}
        ids = [player.http.cookies["vesuvius"].split(".")[0] for player in crowd]
        assert not any(one in json.dumps(socket.received) for one in ids)


def test_every_server_knows_who_watches(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann plays at one server; Ben watches through both, Carl and a stranger through the other; a third one falls
    silent."""
    monkeypatch.setattr(rooms, "HEARTBEAT", 0.5)
    monkeypatch.setattr(rooms, "LISTING", 0.2)
    settings = Settings(postgres_url, "shared", embedded=False, redis_url=redis_url())

    async def watch(first: str, second: str) -> None:
        ann, ben, carl = [await Player(first).named(name) for name in ("Ann", "Ben", "Carl")]
        there = {player: Player(second) for player in (ben, carl)}
        for player, same in there.items():
            same.http.cookies.update(player.http.cookies)
        stranger = Player(second)
        table = await ann.open("me", "me")
        async with ann.socket(table["id"]) as one, ben.socket(table["id"]):
            async with there[ben].socket(table["id"]) as two, there[carl].socket(table["id"]):
                async with stranger.socket(table["id"]):
                    await asyncio.gather(*(listed(socket, "Ben", "Carl", others=1) for socket in (one, two)))
                await listed(one, "Ben", "Carl")
            await listed(one, "Ben")
            async with Redis.from_url(redis_url()) as client:
                person_id = carl.http.cookies["vesuvius"].split(".")[0]
                await RedisFeed(client).publish_presence(
                    Present(table["id"], spectators=frozenset([person_id]), others=3)
                )
            await listed(one, "Ben", "Carl", others=3)
            await listed(one, "Ben")
        for player in (ann, ben, carl, stranger, *there.values()):
            await player.close()

    with running(settings) as first, running(settings) as second:
        asyncio.run(watch(first, second))
