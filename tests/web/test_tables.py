"""The rest of a club's evening, over the wire."""

import asyncio

import httpx
import pytest

import vesuvius
from tests.web.conftest import Someone
from tests.web.running import Player

pytestmark = pytest.mark.anyio


async def test_the_shelf_and_its_bots_are_listed(address: str) -> None:
    games = httpx.get(f"{address}/api/games").json()
    assert [game["name"] for game in games] == vesuvius.games()
    downfall = games[0]
    assert downfall["about"]["title"] == "The Downfall of Pompeii"
    assert [bot["level"] for bot in downfall["bots"]] == sorted(bot["level"] for bot in downfall["bots"])
    assert all(bot["sentence"] for bot in downfall["bots"])


async def test_a_person_moves_to_another_device_by_a_link_that_works_once(someone: Someone, address: str) -> None:
    ann, phone, thief = await someone("Ann"), Player(address), Player(address)
    link = await ann.ok("POST", "/api/me/link")
    assert await phone.ok("POST", "/api/me/claim", {"token": link["token"]}) == {"name": "Ann"}
    assert await phone.ok("GET", "/api/me") == {"name": "Ann"}
    assert (await thief.no(422, "POST", "/api/me/claim", {"token": link["token"]}))["code"] == "invalid"
    table = await ann.open("me", "me")
    assert (await phone.ok("GET", f"/api/tables/{table['id']}"))["waiting_for_me"]
    await phone.close()
    await thief.close()


async def test_who_has_no_name_is_asked_for_one(address: str) -> None:
    nobody = Player(address)
    refusal = await nobody.no(401, "POST", "/api/tables", {"game": "downfall", "seats": [{"kind": "me"}] * 2})
    assert refusal["code"] == "nameless"
    await nobody.close()


async def test_public_tables_are_listed_until_they_start(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open", public=True)
    await ann.open("me", "open")
    listed = await ben.ok("GET", "/api/tables")
    assert [card["id"] for card in listed if card["status"] == "waiting"].count(table["id"]) == 1
    assert all(card["public"] for card in listed)
    found = await ben.ok("GET", f"/api/codes/{table['code'].lower()}")
    await ben.ok("POST", f"/api/tables/{found['id']}/join", {})
    assert table["id"] not in [card["id"] for card in await ben.ok("GET", "/api/tables")]


async def test_my_tables_are_listed_those_that_wait_for_me_first(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    waits = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{waits['id']}/join", {})
    other = await ben.open("me", "open")
    await ann.ok("POST", f"/api/tables/{other['id']}/join", {})
    mine = await ann.ok("GET", "/api/tables/mine")
    assert [(card["id"], card["waiting_for_me"]) for card in mine] == [(waits["id"], True), (other["id"], False)]


async def test_while_somebody_may_interrupt_moves_are_held_and_the_wire_says_how_long(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open", game="pompeji", grace=1)
    assert table["grace"] == 1
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    stands = await ann.stands(table["id"], 0)
    spectator = await ben.stands(table["id"])
    assert 0 < stands["grace_left"] <= 1000
    assert spectator["grace_until"] == stands["grace_until"]
    await ann.play(table["id"], 0, stands["legal"][0], stands["number"])
    after = await ben.stands(table["id"], 1, since=stands["number"])
    assert after["story"][0]["at"] >= stands["grace_until"]
    assert after["grace_until"] > stands["grace_until"], "now Ann may interrupt Ben"
    waiting = await ann.open("me", "open", grace=0)
    assert (waiting["grace"], (await ann.open("me", "novice"))["grace"]) == (0, 3)
    await ann.no(422, "POST", "/api/tables", {"game": "pompeji", "seats": [{"kind": "me"}] * 2, "grace": 61})


async def test_names_that_change_are_told_to_the_table(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    async with ann.socket(table["id"]) as socket:
        await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        await ben.named("Benedict")
        while (await socket.hear("table"))["seats"][1]["name"] != "Benedict":
            pass


async def test_who_is_here_is_told(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    async with ann.socket(table["id"]) as socket:
        async with ben.socket(table["id"]) as other:
            await other.hear("stands")
            while [seat["here"] for seat in (await socket.hear("table"))["seats"]] != [True, True]:
                pass
        while [seat["here"] for seat in (await socket.hear("table"))["seats"]] != [True, False]:
            pass


async def test_chat_is_heard_by_all_and_read_again_by_who_comes_later(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    async with ben.socket(table["id"]) as socket:
        await socket.hear("table")
        async with ann.socket(table["id"]) as mine:
            await mine.say(type="say", text="Salve <script>!")
            said = await socket.hear("said")
            assert (said["name"], said["text"], said["mine"]) == ("Ann", "Salve <script>!", False)
            assert (await mine.hear("said"))["mine"]
        await socket.say(type="say", text="I do not sit here")
        assert (await socket.hear("refused"))["code"] == "foreign_seat"
    assert [said["text"] for said in await ben.ok("GET", f"/api/tables/{table['id']}/chat")] == ["Salve <script>!"]


async def test_a_client_catches_up_after_a_gap(someone: Someone) -> None:
    """It says what it knows and hears the story since, move by move, none twice and none missing."""
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    stands = await ann.stands(table["id"], 0)
    known = stands["number"]
    for _ in range(15):
        seat = stands["to_move"]
        stands = await ann.stands(table["id"], seat)
        await ann.play(table["id"], seat, stands["legal"][0], stands["number"])
        stands = await ann.stands(table["id"], seat)
    async with ann.socket(table["id"], seat=0, since=known) as socket:
        caught = await socket.hear("stands")
    assert [told["number"] for told in caught["story"]] == list(range(known + 1, stands["number"] + 1))
    assert caught["view"] == (await ann.stands(table["id"], 0))["view"]


async def test_a_stale_move_is_409_and_says_where_the_table_stands(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    stands = await ann.stands(table["id"], 0)
    body = {"seat": 0, "move": stands["legal"][0], "seen": stands["number"] - 1}
    refusal = await ann.no(409, "POST", f"/api/tables/{table['id']}/moves", body)
    assert (refusal["code"], refusal["number"]) == ("stale", stands["number"])


async def test_a_move_the_rules_forbid_is_422_with_the_paragraph(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    body = {"seat": 1, "move": "play 3 C3", "seen": table["number"]}
    refusal = await ann.no(422, "POST", f"/api/tables/{table['id']}/moves", body)
    assert (refusal["code"], refusal["rule"]) == ("illegal", "D4")


async def test_somebody_elses_seat_is_403(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "me")
    body = {"seat": 0, "move": "play 3 C3", "seen": table["number"]}
    assert (await ben.no(403, "POST", f"/api/tables/{table['id']}/moves", body))["code"] == "foreign_seat"


async def test_who_watches_sees_the_table_from_no_seat(someone: Someone) -> None:
    ann, gaius = await someone("Ann"), await someone("Gaius")
    table = await ann.open("me", "me")
    async with gaius.socket(table["id"]) as socket:
        stands = await socket.hear("stands")
        assert (stands["seat"], stands["legal"], stands["view"]["hand"]) == (None, [], [])


async def test_the_server_says_how_it_is_doing(address: str) -> None:
    assert httpx.get(f"{address}/health/live").text == "alive"
    assert httpx.get(f"{address}/health/ready").text == "ready"
    assert "vesuvius_move_seconds_count" in httpx.get(f"{address}/metrics").text


async def test_everything_is_described_in_openapi(address: str) -> None:
    schema = httpx.get(f"{address}/api/schema/openapi.json").json()
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table_id}/moves"} <= schema["paths"].keys()
    assert "TableCard" in str(schema["components"]["schemas"].keys())


async def test_a_finished_table_is_put_away_when_the_last_visitor_leaves(someone: Someone) -> None:
    """It would stay in memory for ever; whoever comes later finds it all the same."""

    async def warm() -> float:
        metrics = (await ann.http.get("/metrics")).text
        return float(next(line.split()[1] for line in metrics.splitlines() if line.startswith("vesuvius_tables_warm")))

    ann, ben = await someone("Ann"), await someone("Ben")
    before = await warm()
    table = await ann.open("novice", "novice")
    async with ann.socket(table["id"], seat="none") as first:
        async with ben.socket(table["id"], seat="none") as second:
            while (await second.hear("stands", seconds=60))["result"] is None:
                pass
        while (await first.hear("stands", seconds=60))["result"] is None:
            pass
        assert await warm() == before + 1
    async with asyncio.timeout(30):
        while await warm() > before:
            await asyncio.sleep(0.05)
    assert (await ben.stands(table["id"]))["result"]
