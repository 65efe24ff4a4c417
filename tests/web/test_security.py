"""Protection: origins, cookies, sizes, limits; the server reveals nothing about its own errors."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.web.conftest import Someone
from tests.web.running import Player, Socket, running
from vesuvius.store.database import sqlite_url
from vesuvius.web import connections, live
from vesuvius.web.limits import LIMITS, Limit
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}, {"Origin": "http://["}],
)
async def test_another_sites_page_cannot_make_a_move(someone: Someone, headers: dict[str, str]) -> None:
    ann = await someone("Ann")
    answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
async def test_a_form_cannot_make_a_move_even_in_a_browser_that_does_not_say_where_it_comes_from(
    someone: Someone, kind: str
) -> None:
    ann = await someone("Ann")
    for method, path in (("PUT", "/api/me"), ("POST", "/api/me/link")):
        answer = await ann.http.request(method, path, content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "invalid")


async def test_our_own_page_can(someone: Someone, address: str) -> None:
    ann = await someone("Ann")
    answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": address})
    assert answer.status_code == 200


async def test_another_sites_page_cannot_open_a_socket(someone: Someone, address: str) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    url = f"{address.replace('http', 'ws')}/api/tables/{table['id']}/live"
    cookie = {"Cookie": f"vesuvius={ann.http.cookies['vesuvius']}"}
    async with connect(url, additional_headers=cookie, origin=Origin("https://evil.example")) as socket:
        assert b"foreign_origin" in await socket.recv(decode=False)
        await socket.wait_closed()
        assert socket.close_code == 4403


async def test_a_cookie_is_strict_and_not_for_scripts(address: str) -> None:
    answer = httpx.put(f"{address}/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


async def test_over_https_only_the_host_itself_sets_the_cookie(tmp_path: Path) -> None:
    """A cookie of an earlier version, without the prefix, is accepted until the first page replaces it."""
    settings = Settings(sqlite_url(tmp_path / "v.db"), "a secret of tests", limits=False)
    with running(settings) as address:
        old = httpx.put(f"{address}/api/me", json={"name": "Ann"}).cookies["vesuvius"]
    with running(replace(settings, origin="https://pompeii.example")) as address:
        answer = httpx.get(f"{address}/api/me", headers={"Cookie": f"vesuvius={old}"})
        new, deleted = answer.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-vesuvius={old};")
        assert {"secure", "path=/", "httponly", "samesite=strict"} <= set(new.lower().split("; "))
        assert deleted.startswith('vesuvius="";')
        assert "max-age=0" in deleted.lower()
        both = {"Cookie": f"vesuvius=planted.by-a-subdomain; __Host-vesuvius={old}"}
        again = httpx.get(f"{address}/api/me", headers=both)
        assert (again.json()["name"], again.headers.get_list("set-cookie")) == ("Ann", [])


async def test_a_cookie_that_we_did_not_sign_is_nobodys(someone: Someone, address: str) -> None:
    ann = await someone("Ann")
    person_id, _, signature = ann.http.cookies["vesuvius"].partition(".")
    for forged in (
        f"{person_id}.{'A' * 43}",
        f"{person_id}.1.{signature}",
        f"{person_id}x.{signature}",
        person_id,
        "",
        ".",
        "é.é",
    ):
        answer = httpx.get(f"{address}/api/me", headers={b"Cookie": b"vesuvius=" + forged.encode()})
        assert answer.json()["name"] is None


async def test_signing_out_everywhere_ends_all_other_browsers(someone: Someone, address: str) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    phone, thief = Player(address), Player(address)
    await phone.ok("POST", "/api/me/claim", {"token": (await ann.ok("POST", "/api/me/link"))["token"]})
    table = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    link = {"token": (await phone.ok("POST", "/api/me/link"))["token"]}
    async with phone.socket(table["id"]) as socket, ben.socket(table["id"]) as other:
        await socket.receive("snapshot")
        await ann.ok("POST", "/api/me/sign-out-everywhere")
        assert (await socket.receive("refused"))["code"] == "signed_out"
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4401
        await other.send(type="look", seat=1)
        assert (await other.receive("snapshot"))["seat"] == 1, "Ben stays"
    assert (await phone.ok("GET", "/api/me"))["name"] is None
    assert (await phone.no(403, "GET", f"/api/tables/{table['id']}/snapshot", seat=0))["code"] == "foreign_seat"
    move = {"seat": 0, "move": "play 3 C3", "seen": 8}
    for path in (f"/api/tables/{table['id']}/moves", "/api/me/link"):
        assert (await phone.no(401, "POST", path, move))["code"] == "nameless"
    async with phone.socket(table["id"], seat=0) as socket:
        assert (await socket.receive())["code"] == "foreign_seat"
    assert (await thief.no(422, "POST", "/api/me/claim", link))["code"] == "link_gone"
    async with ann.socket(table["id"]) as socket:
        assert (await socket.receive("snapshot"))["seat"] == 0, "this browser has a new cookie"
    await ann.ok("POST", "/api/me/sign-out-everywhere")
    assert (await ann.ok("GET", "/api/me"))["name"] == "Ann"
    await phone.close()
    await thief.close()


async def test_signing_out_leaves_no_cookie(someone: Someone) -> None:
    ann = await someone("Ann")
    link = {"token": (await (await someone("Ben")).ok("POST", "/api/me/link"))["token"]}
    await ann.ok("POST", "/api/me/claim", link)
    assert len(ann.http.cookies) == 2
    await ann.ok("POST", "/api/me/sign-out")
    assert not ann.http.cookies


async def test_every_answer_forbids_inline_scripts_and_framing(address: str) -> None:
    for path in ("/", "/api/games", "/nowhere.txt"):
        policy = httpx.get(address + path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


async def test_a_request_that_is_too_large_is_refused(someone: Someone) -> None:
    ann = await someone("Ann")
    assert (await ann.no(413, "PUT", "/api/me", {"name": "x" * 20_000}))["code"] == "too_large"
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]) as socket:
        await socket.receive("snapshot")
        await socket.send(type="say", text="x" * 9_000)
        assert (await socket.receive("refused"))["code"] == "invalid"


BAD = [
    ("POST", "/api/tables", {"game": "downfall"}),
    ("POST", "/api/tables", {"game": "downfall", "seats": [{"kind": "me"}] * 99}),
    ("POST", "/api/tables", {"game": "downfall", "seats": [{"kind": "god"}, {"kind": "me"}]}),
    ("POST", "/api/tables", {"game": "downfall", "seats": [{"kind": "me"}] * 2, "options": {"players": 3}}),
    ("POST", "/api/tables", {"game": "downfall", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "live"}}),
    ("PUT", "/api/me", {"name": 5}),
    ("PUT", "/api/me", {"name": "\ud800"}),
    ("PUT", "/api/me", {"name": "x", "admin": True}),
]


@pytest.mark.parametrize(("method", "path", "body"), BAD)
async def test_nonsense_is_answered_with_a_sentence(
    someone: Someone, method: str, path: str, body: dict[str, object]
) -> None:
    ann = await someone("Ann")
    content = json.dumps(body).encode()
    answer = await ann.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] == "invalid"
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"play"}',
        '{"type":"dance"}',
        '{"type":"look","seat":-1}',
        "[" * 5000,
        "\x00",
        r'{"type":"play","seat":0,"move":"m","seen":0,"key":"a\u0000"}',
    ],
)
async def test_nonsense_on_a_socket_is_answered_and_the_socket_goes_on(someone: Someone, text: str) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]) as socket:
        await socket.receive("snapshot")
        await socket.connection.send(text)
        assert (await socket.receive("refused"))["code"] == "invalid"
        await socket.connection.send(text.encode())
        assert (await socket.receive("refused"))["code"] == "invalid"
        await socket.send(type="look", seat=1)
        assert (await socket.receive("snapshot"))["seat"] == 1


async def test_unknown_addresses_are_json_for_programs_and_a_page_for_people(address: str) -> None:
    assert httpx.get(f"{address}/api/nowhere").json()["code"] == "unknown_address"
    assert httpx.get(f"{address}/api/tables/nowhere").json()["code"] == "unknown_table"
    assert httpx.get(f"{address}/api/tables/a%00b").json()["code"] == "unknown_table"
    assert httpx.get(f"{address}/api/codes/%00%ff").status_code in (404, 400)
    assert "<html" in httpx.get(f"{address}/rules/downfall").text
    assert httpx.delete(f"{address}/api/me").status_code == 405


PUBLIC = "https://pompeii.example.org"
METRICS = "a token for Prometheus"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a public address and a token for its metrics."""
    folder: Path = tmp_path_factory.mktemp("public")
    with running(Settings(sqlite_url(folder / "v.db"), "s", origin=PUBLIC, metrics=METRICS)) as address:
        yield address


@pytest.mark.parametrize(
    ("origins", "host"),
    [
        (["http://evil.example"], "evil.example"),
        (["http://pompeii.example.org"], "pompeii.example.org"),
        (["https://pompeii.example.org:8079"], "pompeii.example.org"),
        ([PUBLIC, "https://evil.example"], "pompeii.example.org"),
        ([PUBLIC, PUBLIC], "pompeii.example.org"),
    ],
)
async def test_with_a_public_address_only_its_own_pages_may(public: str, origins: list[str], host: str) -> None:
    headers = [("Host", host), *(("Origin", origin) for origin in origins)]
    answer = httpx.put(f"{public}/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    url = f"{public.replace('http', 'ws')}/api/tables/none/live"
    try:
        async with connect(url, additional_headers=headers[1:]) as socket:
            assert b"foreign_origin" in await socket.recv(decode=False)
    except InvalidStatus:  # refused before it is a socket
        assert len(origins) == 2, "only a second header is malformed"


async def test_its_own_pages_may(public: str) -> None:
    assert httpx.put(f"{public}/api/me", json={"name": "Ann"}, headers={"Origin": PUBLIC}).status_code == 200


async def test_answers_are_not_kept_on_the_way_and_https_is_remembered(public: str, address: str) -> None:
    secure, plain = httpx.get(f"{public}/api/me").headers, httpx.get(f"{address}/api/me").headers
    assert secure["cache-control"] == plain["cache-control"] == "no-store"
    assert "max-age" in secure["strict-transport-security"]
    assert "strict-transport-security" not in plain
    assert "camera=()" in httpx.get(public).headers["permissions-policy"]
    assert httpx.get(public).headers["cache-control"] == "no-cache"


async def test_metrics_are_for_those_who_send_the_token(public: str, tmp_path: Path) -> None:
    def status(**headers: str) -> int:
        return httpx.get(f"{public}/metrics", headers=headers).status_code

    assert (status(), status(Authorization="Bearer x")) == (404, 404)
    assert status(Authorization=f"Bearer {METRICS}") == 200
    assert Settings.read({"VESUVIUS_DATA": str(tmp_path)}).metrics == "off"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("limited")
    with running(Settings(sqlite_url(folder / "v.db"), "s")) as address:
        yield address


@pytest.fixture
async def ann(limited: str) -> AsyncIterator[Player]:
    ann = await Player(limited).named("Ann")
    yield ann
    await ann.close()


async def test_a_person_who_chats_too_fast_is_asked_to_wait(ann: Player) -> None:
    table = await ann.open("me", "me")
    for _ in range(LIMITS["chat"].most):
        await ann.ok("POST", f"/api/tables/{table['id']}/chat", {"text": "Salve!"})
    assert (await ann.no(429, "POST", f"/api/tables/{table['id']}/chat", {"text": "Salve!"}))["code"] == "too_fast"


async def test_a_person_changes_names_three_times_a_minute_at_most(ann: Player) -> None:
    for _ in range(LIMITS["rename"].most):
        await ann.named("Anna")
    assert (await ann.no(429, "PUT", "/api/me", {"name": "Ann"}))["code"] == "too_fast"


async def test_stories_have_a_limit_of_their_own(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "look", Limit(3, 10, 50))
    table = await ann.open("me", "me")
    for _ in range(3):
        await ann.snapshot(table["id"], 0)
    assert (await ann.no(429, "GET", f"/api/tables/{table['id']}/snapshot"))["code"] == "too_fast"
    await ann.ok("GET", f"/api/tables/{table['id']}")


async def test_one_person_cannot_have_too_many_bots(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables they are at."""
    monkeypatch.setitem(LIMITS, "bot", Limit(4, 60, 9))
    await ann.open("me", "open", "novice", "novice")
    table = await ann.open("me", "open", "open", "novice")
    path = f"/api/tables/{table['id']}"
    await ann.ok("POST", f"{path}/bot", {"seat": 1, "bot": "novice"})
    await ann.ok("POST", f"{path}/bot", {"seat": 1, "bot": None})
    for request, body in (("bot", {"seat": 1, "bot": "novice"}), ("start", {"bot": "novice"})):
        assert (await ann.no(429, "POST", f"{path}/{request}", body))["code"] == "too_fast"


async def test_every_message_on_a_socket_counts(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nonsense too, and the socket is not read for a while."""
    monkeypatch.setitem(LIMITS, "message", Limit(5, 10, 50))
    monkeypatch.setattr(live, "PAUSE", 0.2)
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]) as socket:
        began = time.monotonic()
        for _ in range(7):
            await socket.connection.send("nonsense")
        codes = [(await socket.receive("refused"))["code"] for _ in range(7)]
        assert codes == ["invalid"] * 5 + ["too_fast"] * 2
        assert time.monotonic() - began > 0.2


async def test_spectators_without_a_name_count_by_address(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them who looks too often does not stop the others."""
    monkeypatch.setitem(LIMITS, "look", Limit(2, 10, 50))
    table = await ann.open("me", "me")
    url = f"{ann.address.replace('http', 'ws')}/api/tables/{table['id']}/live"

    async def looks(address: str) -> list[str]:
        async with connect(url, additional_headers={"X-Forwarded-For": address}) as connection:
            socket = Socket(connection)
            await socket.receive("snapshot")
            kinds = []
            for _ in range(2):
                await socket.send(type="look")
                kinds.append(str((await socket.receive("snapshot", "refused"))["type"]))
            return kinds

    assert await looks("192.0.2.1") == ["snapshot", "snapshot"]
    assert await looks("192.0.2.1") == ["refused", "refused"]
    assert await looks("192.0.2.2") == ["snapshot", "snapshot"]


async def test_one_person_has_only_so_many_sockets(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SOCKETS", 2)
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]), ann.socket(table["id"]), ann.socket(table["id"]) as third:
        assert (await third.receive("refused"))["code"] == "too_fast"
        await third.connection.wait_closed()
        assert third.connection.close_code == 4429
    async with asyncio.timeout(20):
        while not await _enters(ann, table["id"]):  # until the server has noticed that they are closed
            await asyncio.sleep(0.05)


async def _enters(player: Player, table_id: str) -> bool:
    """Whether a socket is let in."""
    async with player.socket(table_id) as socket:
        return bool(json.loads(await socket.connection.recv())["type"] != "refused")
