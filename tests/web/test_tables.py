"""The HTTP and socket interface of tables: lists, names, chat, grace, refusals."""

import asyncio
import json
import secrets
import time

import httpx
import pytest

import vesuvius
from tests.web.conftest import Someone
from tests.web.running import Player
from vesuvius.jsonable import plain
from vesuvius.store import Clock, Row, Seated, Store, TableRecord
from vesuvius.web.settings import Settings

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
    link = {"token": (await ann.ok("POST", "/api/me/link"))["token"]}
    assert await phone.ok("POST", "/api/me/offer", link) == {"name": "Ann", "me": None, "games": 0, "same": False}
    assert await phone.ok("GET", "/api/me") == {"name": None, "previous": None}
    assert await phone.ok("POST", "/api/me/claim", link) == {"name": "Ann", "previous": None}
    assert await phone.ok("GET", "/api/me") == {"name": "Ann", "previous": None}
    for path in ("/api/me/offer", "/api/me/claim"):
        assert (await thief.no(422, "POST", path, link))["code"] == "link_gone"
    table = await ann.open("me", "me")
    assert (await phone.ok("GET", f"/api/tables/{table['id']}"))["waiting_for_me"]
    await phone.close()
    await thief.close()


async def test_somebody_who_follows_anothers_link_is_warned_and_can_go_back(someone: Someone) -> None:
    ben, mallory = await someone("Ben"), await someone("Mallory")
    await ben.open("me", "me")
    await ben.open("me", "open")
    link = {"token": (await mallory.ok("POST", "/api/me/link"))["token"]}
    assert await ben.ok("POST", "/api/me/offer", link) == {"name": "Mallory", "me": "Ben", "games": 2, "same": False}
    assert (await mallory.ok("POST", "/api/me/offer", link))["same"]
    assert (await ben.ok("GET", "/api/me"))["name"] == "Ben"
    assert await ben.ok("POST", "/api/me/claim", link) == {"name": "Mallory", "previous": "Ben"}
    assert await ben.ok("GET", "/api/me") == {"name": "Mallory", "previous": "Ben"}
    kept = next(cookie for cookie in ben.http.cookies.jar if cookie.name == "vesuvius_previous")
    assert kept.expires is not None
    assert 0 < kept.expires - time.time() <= 24 * 3600
    assert await ben.ok("POST", "/api/me/back") == {"name": "Ben", "previous": None}
    assert len(await ben.ok("GET", "/api/tables/mine")) == 2
    assert (await ben.no(409, "POST", "/api/me/back"))["code"] == "not_now"


async def test_a_person_without_a_name_is_asked_for_one(address: str) -> None:
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
    assert (await ann.ok("GET", f"/api/tables/{table['id']}"))["code"] is None, "it has ended"


async def test_my_tables_list_those_where_it_is_my_turn_first(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    waits = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{waits['id']}/join", {})
    other = await ben.open("me", "open")
    await ann.ok("POST", f"/api/tables/{other['id']}/join", {})
    mine = await ann.ok("GET", "/api/tables/mine")
    assert [(card["id"], card["waiting_for_me"]) for card in mine] == [(waits["id"], True), (other["id"], False)]


async def test_my_tables_are_listed_without_loading_them(someone: Someone) -> None:
    """The list says whose turn it is and how far the game is, from the store alone."""
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    snapshot = await ann.snapshot(table["id"], 0)
    await ann.play(table["id"], 0, snapshot["legal"][0], snapshot["number"])
    card = await ann.ok("GET", f"/api/tables/{table['id']}")
    assert [(one["number"], one["waiting_for_me"]) for one in await ann.ok("GET", "/api/tables/mine")] == [
        (card["number"], True)
    ]


async def test_an_older_table_is_listed_with_whose_turn_it_is(someone: Someone, settings: Settings) -> None:
    """An older version, which did not store whose turn it is, wrote the table, and no server has loaded it since."""
    ann = await someone("Ann")
    me = ann.http.cookies["vesuvius"].partition(".")[0]
    store = await Store.open(settings.database_url)
    record = TableRecord(secrets.token_urlsafe(12), None, "downfall", 2, {}, Clock(), False, "playing", me, 0, 5)
    await store.tables.add(record, [Seated(0, me), Seated(1, me)])
    await store.history.append(record.id, [Row(n, None, f"deal {n}", 5) for n in range(1, 9)])
    for _ in range(2):
        listed = await ann.ok("GET", "/api/tables/mine")
        assert [(card["id"], card["number"], card["waiting_for_me"]) for card in listed] == [(record.id, 8, True)]
    found = await store.tables.get(record.id)
    await store.close()
    assert found is not None
    assert (found[0].to_move, found[0].to_move_since) == (0, 5)


async def test_while_somebody_may_interrupt_moves_are_held_and_the_wire_says_how_long(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open", game="pompeji", grace=1)
    assert table["grace"] == 1
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    snapshot = await ann.snapshot(table["id"], 0)
    spectator = await ben.snapshot(table["id"])
    assert 0 < snapshot["grace_left"] <= 1000
    assert spectator["grace_until"] == snapshot["grace_until"]
    await ann.play(table["id"], 0, snapshot["legal"][0], snapshot["number"])
    after = await ben.snapshot(table["id"], 1, since=snapshot["number"])
    assert after["story"][0]["at"] >= snapshot["grace_until"]
    assert after["grace_until"] > snapshot["grace_until"], "now Ann may interrupt Ben"
    waiting = await ann.open("me", "open", grace=0)
    assert (waiting["grace"], (await ann.open("me", "novice"))["grace"]) == (0, 3)
    await ann.no(422, "POST", "/api/tables", {"game": "pompeji", "seats": [{"kind": "me"}] * 2, "grace": 61})


async def test_name_changes_are_sent_to_the_table(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    async with ann.socket(table["id"]) as socket:
        await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        await ben.named("Benedict")
        while (await socket.receive("table"))["seats"][1]["name"] != "Benedict":
            pass


async def test_the_table_is_sent_who_is_here(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    async with ann.socket(table["id"]) as socket:
        async with ben.socket(table["id"]) as other:
            await other.receive("snapshot")
            while [seat["here"] for seat in (await socket.receive("table"))["seats"]] != [True, True]:
                pass
        while [seat["here"] for seat in (await socket.receive("table"))["seats"]] != [True, False]:
            pass


async def test_chat_is_sent_to_all_and_read_again_by_latecomers(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    async with ben.socket(table["id"]) as socket:
        await socket.receive("table")
        async with ann.socket(table["id"]) as mine:
            await mine.send(type="say", text="Salve <script>!")
            said = await socket.receive("said")
            assert (said["name"], said["text"], said["mine"]) == ("Ann", "Salve <script>!", False)
            assert (await mine.receive("said"))["mine"]
        await socket.send(type="say", text="I do not sit here")
        assert (await socket.receive("refused"))["code"] == "foreign_seat"
    assert [said["text"] for said in await ben.ok("GET", f"/api/tables/{table['id']}/chat")] == ["Salve <script>!"]


async def test_a_client_catches_up_after_a_gap(someone: Someone) -> None:
    """It sends the last move it has and receives the story since, move by move, none twice and none missing."""
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    snapshot = await ann.snapshot(table["id"], 0)
    known = snapshot["number"]
    for _ in range(15):
        seat = snapshot["to_move"]
        snapshot = await ann.snapshot(table["id"], seat)
        await ann.play(table["id"], seat, snapshot["legal"][0], snapshot["number"])
        snapshot = await ann.snapshot(table["id"], seat)
    async with ann.socket(table["id"], seat=0, since=known) as socket:
        caught = await socket.receive("snapshot")
    assert [entry["number"] for entry in caught["story"]] == list(range(known + 1, snapshot["number"] + 1))
    assert caught["view"] == (await ann.snapshot(table["id"], 0))["view"]


@pytest.mark.parametrize("game", vesuvius.games())
async def test_a_story_from_the_start_comes_with_the_opening_view(someone: Someone, game: str) -> None:
    ann, gaius = await someone("Ann"), await someone("Gaius")
    table = await ann.open("me", "me", game=game)
    rules = vesuvius.game(game)
    for player, seat in ((ann, {"seat": 0}), (ann, {"seat": 1}), (gaius, {})):
        snapshot = await player.snapshot(table["id"], **seat)
        assert snapshot["opening"] == json.loads(json.dumps(plain(rules.view(rules.start(2), seat.get("seat")))))
        assert snapshot["story"][0]["number"] == 1
        assert (await player.snapshot(table["id"], **seat, since=1))["opening"] is None
    async with gaius.socket(table["id"]) as socket:
        assert (await socket.receive("snapshot"))["opening"] == snapshot["opening"]


async def test_the_opening_view_follows_the_options(someone: Someone) -> None:
    """Downfall: the Mayfair edition has 42 cards, dual vents have 48 tiles."""
    ann = await someone("Ann")
    table = await ann.open("me", "me", options={"edition": "mayfair", "dual_vents": True})
    opening = (await ann.snapshot(table["id"], 0))["opening"]
    assert opening["deck"]["left"] == 42
    assert sum(opening["bag"].values()) == 48
    assert opening["hand_sizes"] == [0, 0]


async def test_a_stale_move_is_409_and_names_the_last_move(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    snapshot = await ann.snapshot(table["id"], 0)
    body = {"seat": 0, "move": snapshot["legal"][0], "seen": snapshot["number"] - 1}
    refusal = await ann.no(409, "POST", f"/api/tables/{table['id']}/moves", body)
    assert (refusal["code"], refusal["number"]) == ("stale", snapshot["number"])


async def test_a_move_the_rules_forbid_is_422_with_the_paragraph(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    body = {"seat": 1, "move": "play 3 C3", "seen": table["number"]}
    refusal = await ann.no(422, "POST", f"/api/tables/{table['id']}/moves", body)
    assert (refusal["code"], refusal["rule"]) == ("illegal", "D4")
    assert refusal["reason"] == {"code": "not_your_turn", "who": 0}


async def test_why_judges_a_move_and_does_not_make_it(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "me")
    async with ann.socket(table["id"]) as socket:
        before = await socket.receive("snapshot")
        await socket.send(type="why", seat=0, move=before["legal"][0], key="legal")
        assert await socket.receive("judged") == {"type": "judged", "refusal": None, "key": "legal"}
        await socket.send(type="why", seat=0, move=f"play {before['view']['hand'][0]} A1", key="not")
        refusal = (await socket.receive("judged"))["refusal"]
        assert (refusal["code"], refusal["rule"]) == ("illegal", "D5")
        assert refusal["reason"] == {"code": "no_house", "square": "A1"}
        assert refusal["sentence"] == "There is no building on A1."
        assert (await ann.snapshot(table["id"], 0))["number"] == before["number"]
    async with ben.socket(table["id"]) as socket:
        await socket.send(type="why", seat=0, move="play 3 C3", key="foreign")
        assert (await socket.receive("refused"))["code"] == "foreign_seat"


async def test_somebody_elses_seat_is_403(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "me")
    body = {"seat": 0, "move": "play 3 C3", "seen": table["number"]}
    assert (await ben.no(403, "POST", f"/api/tables/{table['id']}/moves", body))["code"] == "foreign_seat"


async def test_a_spectator_sees_the_table_from_no_seat(someone: Someone) -> None:
    ann, gaius = await someone("Ann"), await someone("Gaius")
    table = await ann.open("me", "me")
    async with gaius.socket(table["id"]) as socket:
        snapshot = await socket.receive("snapshot")
        assert (snapshot["seat"], snapshot["legal"], snapshot["view"]["hand"]) == (None, [], [])


async def test_the_server_says_how_it_is_doing(address: str) -> None:
    assert httpx.get(f"{address}/health/live").text == "alive"
    assert httpx.get(f"{address}/health/ready").text == "ready"
    assert "vesuvius_move_seconds_count" in httpx.get(f"{address}/metrics").text


async def test_everything_is_described_in_openapi(address: str) -> None:
    schema = httpx.get(f"{address}/api/schema/openapi.json").json()
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table_id}/moves"} <= schema["paths"].keys()
    assert "TableCard" in str(schema["components"]["schemas"].keys())


async def test_a_finished_table_leaves_memory_when_the_last_visitor_leaves(someone: Someone) -> None:
    """Otherwise it would stay in memory for ever; a later visitor still finds it."""

    async def cached() -> float:
        metrics = (await ann.http.get("/metrics")).text
        return float(
            next(line.split()[1] for line in metrics.splitlines() if line.startswith("vesuvius_tables_cached"))
        )

    ann, ben = await someone("Ann"), await someone("Ben")
    before = await cached()
    table = await ann.open("novice", "novice")
    async with ann.socket(table["id"], seat="none") as first:
        async with ben.socket(table["id"], seat="none") as second:
            while (await second.receive("snapshot", seconds=60))["result"] is None:
                pass
        while (await first.receive("snapshot", seconds=60))["result"] is None:
            pass
        assert await cached() == before + 1
    async with asyncio.timeout(30):
        while await cached() > before:
            await asyncio.sleep(0.05)
    assert (await ben.snapshot(table["id"]))["result"]


async def test_a_table_is_changed_before_the_game_and_found_by_what_it_is_now(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open", "open", name="Friday", public=True)
    at, mine = f"/api/tables/{table['id']}", {"options": {}, "clock": {"kind": "slow", "hours": 24}, "public": True}
    await ben.ok("POST", f"{at}/join", {"seat": 2})
    assert (await ben.no(403, "POST", f"{at}/change", mine))["code"] == "foreign_seat"
    assert (await ann.no(422, "POST", f"{at}/change", {**mine, "name": "x" * 41}))["code"] == "bad_title"
    changed = await ann.ok("POST", f"{at}/change", {**mine, "name": "Saturday"})
    assert (changed["name"], changed["clock"]) == ("Saturday", {"kind": "slow", "hours": 24})
    assert [seat["name"] for seat in changed["seats"]] == ["Ann", None, "Ben"]
    assert (await ben.no(409, "POST", f"{at}/seat", {"seat": 2, "look": 0}))["code"] == "piece_taken"
    assert (await ben.ok("POST", f"{at}/seat", {"seat": 2, "look": 7}))["seats"][2]["look"] == 7
    found = await ben.ok("GET", "/api/tables", game="downfall", players=3, clock="slow", free=1)
    assert table["id"] in [one["id"] for one in found]
    assert await ben.ok("GET", "/api/tables", clock="slow", free=2) == []
    assert (await ben.http.get("/api/tables?game=%00")).status_code == 422
