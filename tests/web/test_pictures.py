"""Links in chats: the picture of the end of a game, and the tags of the pages. Nothing of a game under way."""

import re
import secrets
import struct
import sys
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.web.conftest import Someone
from tests.web.running import Player, running
from vesuvius import journal
from vesuvius.contract import CHANCE
from vesuvius.jsonable import plain
from vesuvius.pictures import Drawings, Seat, picture
from vesuvius.store import Clock, Row, Seated, Store, TableRecord
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings
from vesuvius.web.site import STATIC

pytestmark = pytest.mark.anyio

REPLAYS = Path(__file__).parents[1] / "replays"
ORIGIN = "http://pompeii.example.org"
NAME = "A\"n'n<b>&火山"
"""A name that would end an attribute, begin a tag and need another font."""


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    url = sqlite_url(tmp_path_factory.mktemp("server") / "vesuvius.db")
    return Settings(url, "a secret of tests", limits=False, origin=ORIGIN)


async def finished(settings: Settings, host: Player, game: str, moves: int | None = None) -> str:
    """The id of a table with the golden game of two, in the store only; or of its first ``moves``."""
    read = journal.read((REPLAYS / game / "2-players.txt").read_text("utf-8"))
    state, rows = read.start, []
    for number, (actor, move) in enumerate(read.moves[:moves], 1):
        rows.append(Row(number, None if actor == CHANCE else int(actor), str(move), number))
        state = read.rules.play(state, actor, move).state
    outcome = read.rules.outcome(state)
    result = None if outcome is None else {"places": outcome.places, "scores": outcome.scores, "reason": outcome.reason}
    person = host.http.cookies["vesuvius"].partition(".")[0]
    record = TableRecord(
        secrets.token_urlsafe(12), None, game, 2, dict(read.options), Clock(), False, "over" if outcome else "playing",
        person, 0, 0, result=result, rules=read.version,
    )  # fmt: skip
    store = await Store.open(settings.database_url)
    try:
        await store.tables.add(record, [Seated(0, person), Seated(1, bot="novice")])
        await store.history.append(record.id, rows)
    finally:
        await store.close()
    return record.id


async def tags(address: str, path: str, language: str = "en") -> dict[str, str]:
    """The tags of a page, as a chat reads them."""
    async with httpx.AsyncClient(base_url=address, headers={"Accept-Language": language}) as chat:
        page = (await chat.get(path)).text
    return {name: unescape(value) for name, value in re.findall(r'<meta \w+="(\w+:[\w:]+)" content="([^"]*)" />', page)}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


async def test_a_chat_shows_the_end_of_a_game(settings: Settings, address: str, someone: Someone) -> None:
    ann = await someone(NAME)
    drawn = {}
    for game in ("downfall", "pompeji", "lastdays"):
        table = await finished(settings, ann, game)
        for path in (f"/table/{table}", f"/table/{table}/end", f"/review/{table}?at=3", f"/replay/{table}"):
            found = await tags(address, path)
            assert found["og:image"] == f"{ORIGIN}/api/tables/{table}/picture?language=en"
            assert found["twitter:card"] == "summary_large_image"
            assert re.fullmatch(r"1\. .+ \d+ · 2\. .+ \d+", found["og:description"])
            assert NAME in found["og:description"], "it is escaped once"
            assert "Cassia" in found["og:description"], "a bot is called as in the client"
        answer = await ann.http.get(f"/api/tables/{table}/picture?language=ja")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert size(answer.content) == (1200, 630)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        again = await ann.http.get(
            f"/api/tables/{table}/picture?language=ja", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert again.status_code == 304
        drawn[game] = answer.content
    assert len(set(drawn.values())) == 3


async def test_pages_have_their_own_tags_and_etags(settings: Settings, address: str, someone: Someone) -> None:
    ann = await someone("Ann")
    table = await finished(settings, ann, "downfall")
    home, end = await ann.http.get("/"), await ann.http.get(f"/table/{table}/end")
    assert home.headers["etag"] != end.headers["etag"]
    assert end.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in end.headers["content-security-policy"]
    again = await ann.http.get(f"/table/{table}/end", headers={"If-None-Match": end.headers["etag"]})
    assert again.status_code == 304
    other = await ann.http.get(f"/table/{table}/end", headers={"If-None-Match": home.headers["etag"]})
    assert other.text == end.text
    french = await tags(address, "/rules/lastdays", "fr-CH, en;q=0.8, de;q=0.2")
    assert french["og:title"] == "Les derniers jours"
    for path, name in (("/", "vesuvius"), ("/open/pompeji", "pompeji"), ("/rules/downfall", "downfall")):
        image = (await tags(address, path))["og:image"]
        assert image == f"{ORIGIN}/share/{name}.jpg"
        fixed = await ann.http.get(image.removeprefix(ORIGIN))
        assert fixed.headers["content-type"] == "image/jpeg"
        assert len(fixed.content) < 100_000


async def test_nothing_of_a_game_under_way_is_shown(settings: Settings, address: str, someone: Someone) -> None:
    ann = await someone("Ann")
    running_table = await finished(settings, ann, "downfall", 40)
    home = await tags(address, "/")
    for table in (running_table, "nothing", "%22%3E"):
        for path in (f"/table/{table}", f"/table/{table}/end", f"/review/{table}", f"/replay/{table}"):
            assert await tags(address, path) == home
    refused = await ann.no(409, "GET", f"/api/tables/{running_table}/picture")
    assert refused["code"] == "not_now"
    assert (await ann.no(404, "GET", "/api/tables/nothing/picture"))["code"] == "unknown_table"


async def test_without_the_extra_a_fixed_picture_is_sent(
    settings: Settings, address: str, someone: Someone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)  # as if it were not installed
    ann = await someone("Ann")
    answer = await ann.http.get(f"/api/tables/{await finished(settings, ann, 'pompeji')}/picture")
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.content == (STATIC / "share" / "pompeji.jpg").read_bytes()
    assert answer.headers["cache-control"] == "public, max-age=3600", "the extra may be installed tomorrow"


async def test_pictures_are_limited(tmp_path: Path, someone: Someone) -> None:
    settings = Settings(sqlite_url(tmp_path / "vesuvius.db"), "a secret of tests", origin=ORIGIN)
    with running(settings) as address:
        async with httpx.AsyncClient(base_url=address) as chat:
            answers = [(await chat.get("/api/tables/nothing/picture")).status_code for _ in range(61)]
    assert answers == [404] * 60 + [429]


@pytest.fixture(scope="module")
def drawings() -> Drawings:
    return Drawings.read(STATIC / "parts.json")


SEATS = [Seat("Ann <i>", 0, 1, 8), Seat("火山", 1, 2, None)]


@pytest.mark.parametrize("game", ["downfall", "pompeji", "lastdays"])
def test_the_picture_shows_the_board(drawings: Drawings, game: str) -> None:
    read = journal.read((REPLAYS / game / "2-players.txt").read_text("utf-8"))
    state, drawn = read.start, []
    for number, (actor, move) in enumerate(read.moves, 1):
        state = read.rules.play(state, actor, move).state
        if number in (len(read.moves) // 2, len(read.moves) * 3 // 4, len(read.moves)):
            drawn.append(picture(drawings, game, plain(read.rules.view(state, None)), SEATS, "A title"))
    assert len(set(drawn)) == 3
    for svg in drawn:
        assert "var(--" not in svg
        assert "Ann &lt;i&gt;" in svg
        used = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', svg))
        assert {one or other for one, other in used} <= set(re.findall(r'\bid="([\w-]+)"', svg))


def test_pieces_on_the_board_are_those_that_were_chosen(drawings: Drawings) -> None:
    read = journal.read((REPLAYS / "downfall" / "2-players.txt").read_text("utf-8"))
    view = plain(read.rules.view(read.state_after(150), None))
    assert any(crowd[0] for crowd in view["markers"].values())
    green, white = "#2e7d32", "#f5f1e8"
    svg = picture(drawings, "downfall", view, [Seat("Ann", 4, 1, 8), Seat("Ben", 5, 2, 3)], "A title")
    assert f'fill="{green}"' in svg
    assert f'fill="{white}"' in svg
    assert '"#b3261e"' not in svg, "nobody chose the red piece"


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("VESUVIUS_GAMES", str(Path(__file__).parents[1] / "fourth" / "pebbles"))
    return "pebbles"


def test_a_game_without_a_picture_gets_the_podium(drawings: Drawings, pebbles: str) -> None:
    svg = picture(drawings, pebbles, {}, SEATS, "Pebbles")
    assert "Pebbles" in svg
    assert "Ann &lt;i&gt;" in svg
    assert "火山" in svg
