"""What keeps strangers out: origins, cookies, sizes, limits; and what the server says of its own mistakes: nothing."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.web.conftest import Someone
from tests.web.running import Player, running
from vesuvius.store.database import sqlite_url
from vesuvius.web.limits import LIMITS
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
    async with connect(url, additional_headers=cookie, origin="https://evil.example") as socket:  # type: ignore[arg-type]
        assert b"foreign_origin" in await socket.recv(decode=False)
        await socket.wait_closed()
        assert socket.close_code == 4403


async def test_a_cookie_is_strict_and_not_for_scripts(address: str) -> None:
    answer = httpx.put(f"{address}/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


async def test_a_cookie_that_we_did_not_sign_is_nobodys(someone: Someone, address: str) -> None:
    ann = await someone("Ann")
    person_id, _, signature = ann.http.cookies["vesuvius"].partition(".")
    for forged in (f"{person_id}.{'A' * 43}", f"{person_id}x.{signature}", person_id, "", ".", "é.é"):
        answer = httpx.get(f"{address}/api/me", headers={b"Cookie": b"vesuvius=" + forged.encode()})
        assert answer.json() == {"name": None}


async def test_every_answer_forbids_inline_scripts_and_framing(address: str) -> None:
    for path in ("/", "/api/games", "/nowhere.txt"):
        policy = httpx.get(address + path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy


async def test_what_is_too_large_is_refused(someone: Someone) -> None:
    ann = await someone("Ann")
    assert (await ann.no(413, "PUT", "/api/me", {"name": "x" * 20_000}))["code"] == "too_large"
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]) as socket:
        await socket.hear("stands")
        await socket.say(type="say", text="x" * 9_000)
        assert (await socket.hear("refused"))["code"] == "invalid"


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
    ["", "{", "[]", "null", '{"type":"play"}', '{"type":"dance"}', '{"type":"look","seat":-1}', "[" * 5000, "\x00"],
)
async def test_nonsense_on_a_socket_is_answered_and_the_socket_goes_on(someone: Someone, text: str) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]) as socket:
        await socket.hear("stands")
        await socket.connection.send(text)
        assert (await socket.hear("refused"))["code"] == "invalid"
        await socket.connection.send(text.encode())
        assert (await socket.hear("refused"))["code"] == "invalid"
        await socket.say(type="look", seat=1)
        assert (await socket.hear("stands"))["seat"] == 1


async def test_unknown_addresses_are_json_for_programs_and_a_page_for_people(address: str) -> None:
    assert httpx.get(f"{address}/api/nowhere").json()["code"] == "unknown_address"
    assert httpx.get(f"{address}/api/tables/nowhere").json()["code"] == "unknown_table"
    assert httpx.get(f"{address}/api/codes/%00%ff").status_code in (404, 400)
    assert "<html" in httpx.get(f"{address}/rules/downfall").text
    assert httpx.delete(f"{address}/api/me").status_code == 405


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("limited")
    with running(Settings(sqlite_url(folder / "v.db"), "s")) as address:
        yield address


async def test_who_talks_too_fast_is_asked_to_wait(limited: str) -> None:
    ann = await Player(limited).named("Ann")
    table = await ann.open("me", "me")
    for _ in range(LIMITS["chat"].most):
        await ann.ok("POST", f"/api/tables/{table['id']}/chat", {"text": "Salve!"})
    assert (await ann.no(429, "POST", f"/api/tables/{table['id']}/chat", {"text": "Salve!"}))["code"] == "too_fast"
    await ann.close()
