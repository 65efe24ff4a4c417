"""Closed tables over HTTP and sockets: a refusal with the reason, never an error of the server."""

import secrets
import time

import pytest

from tests.web.conftest import Someone
from vesuvius.store import Clock, Row, Seated, Store, TableRecord
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("status", ["playing", "over"])
async def test_a_game_that_cannot_be_replayed_is_410(someone: Someone, settings: Settings, status: str) -> None:
    """It was stored under other rules; no server has loaded it since."""
    ann = await someone("Ann")
    me = ann.http.cookies["vesuvius"].partition(".")[0]
    store = await Store.open(settings.database_url)
    table_id = secrets.token_urlsafe(12)
    record = TableRecord(table_id, None, "downfall", 2, {}, Clock(), False, status, me, 0, 5)  # type: ignore[arg-type]
    await store.tables.add(record, [Seated(0, me), Seated(1, me)])
    await store.history.append(record.id, [Row(1, None, "deal 99", 5)])
    await store.close()
    path = f"/api/tables/{record.id}"
    listed = await ann.ok("GET", "/api/tables/mine")
    assert [card["id"] for card in listed] == ([] if status == "playing" else [record.id])
    for address in ("", "/snapshot", "/chat", "/journal", "/replay"):
        assert (await ann.no(410, "GET", f"{path}{address}"))["code"] == "closed_unreadable"
    for address, body in (
        ("/leave", {}), ("/join", {}), ("/rematch", None), ("/chat", {"text": "?"}),
        ("/moves", {"seat": 0, "move": "x", "seen": 1}),
    ):  # fmt: skip
        assert (await ann.no(410, "POST", f"{path}{address}", body))["code"] == "closed_unreadable"
    await ann.ok("PUT", "/api/me", {"name": "Anna"})
    async with ann.socket(record.id) as socket:
        assert (await socket.receive())["code"] == "closed_unreadable"
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4410


async def test_those_who_look_at_a_table_learn_why_it_is_closed(someone: Someone, settings: Settings) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    store = await Store.open(settings.database_url)
    async with ann.socket(table["id"]) as socket:
        await socket.receive("snapshot")
        await store.tables.close(table["id"], "operator", int(time.time() * 1000))
        assert (await socket.receive("refused"))["code"] == "closed_operator"
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4410
    await store.close()
    assert await ann.ok("GET", "/api/tables/mine") == []
