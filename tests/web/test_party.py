"""A server for the local network: the rules of plain HTTP, and the address that phones can open."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.web.conftest import Someone
from vesuvius.cli.hosting import for_others
from vesuvius.web import reach
from vesuvius.web.schemas import Reach
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio
VILLA = "192.168.178.20:8079"
"""A computer in a network at home, as its guests' phones call it."""


async def test_a_phone_gets_a_cookie_that_plain_http_keeps(address: str) -> None:
    """Without Secure, without a prefix and without a domain; still strict and not for scripts."""
    headers = {"Host": VILLA, "Origin": f"http://{VILLA}"}
    answer = httpx.put(f"{address}/api/me", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 200
    parts = {part.strip() for part in answer.headers["set-cookie"].lower().split(";")}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert not {part for part in parts if part.startswith(("secure", "domain", "__host-"))}
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("origin", ["http://192.168.178.20:8080", "http://192.168.178.21:8079", "http://evil.example"])
async def test_a_page_elsewhere_in_the_network_is_refused(address: str, origin: str) -> None:
    """Another port or another computer is another origin."""
    answer = httpx.put(f"{address}/api/me", json={"name": "Eve"}, headers={"Host": VILLA, "Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


async def test_a_phone_opens_a_socket(someone: Someone, address: str) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    url, port = f"ws://{VILLA}/api/tables/{table['id']}/live", urlsplit(address).port
    cookie, origin = {"Cookie": f"vesuvius={ann.http.cookies['vesuvius']}"}, Origin(f"http://{VILLA}")
    async with connect(url, host="127.0.0.1", port=port, additional_headers=cookie, origin=origin) as socket:
        assert b"foreign_origin" not in await socket.recv(decode=False)


async def test_the_address_for_others(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    here = replace(settings, lan_port=8079)
    monkeypatch.setattr(reach, "lan_address", lambda: "192.168.178.20")
    assert reach.reach(here) == Reach("http://192.168.178.20:8079", None)
    assert reach.reach(settings) == Reach(None, "this_computer")
    assert reach.reach(replace(here, origin="https://pompeii.example")) == Reach("https://pompeii.example", None)
    monkeypatch.setattr(reach, "lan_address", lambda: None)  # the laptop leaves the network
    assert reach.reach(here) == Reach(None, "no_network")


async def test_only_this_computer_gets_the_answer(address: str) -> None:
    assert httpx.get(f"{address}/api/reach").json() == {"address": None, "why": "this_computer"}
    elsewhere = {"X-Forwarded-For": "192.168.178.30"}
    assert httpx.get(f"{address}/api/reach", headers=elsewhere).json() == {"address": None, "why": None}


@pytest.mark.parametrize(
    ("host", "sentence"), [("127.0.0.1", "Only this computer can open it."), ("0.0.0.0", "your network open http://")]
)
def test_the_terminal_says_it(tmp_path: Path, host: str, sentence: str) -> None:
    if host != "127.0.0.1" and reach.lan_address() is None:
        sentence = "in no network now"
    command = [sys.executable, "-m", "vesuvius", "serve", "--port", "0", "--host", host]
    environ = {**os.environ, "VESUVIUS_DATA": str(tmp_path), "COLUMNS": "200"}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert "Vesuvius runs at http://127.0.0.1:" in process.stdout.readline()
            assert sentence in process.stdout.readline()
        finally:
            process.terminate()


def test_an_address_of_ones_own_choice_is_left_to_the_host() -> None:
    assert for_others(Reach(None, "this_computer"), "10.0.0.5") == (
        "Other devices can open it if they can reach that address."
    )
