"""Replays: the server replays an uploaded journal, because only the server knows the rules."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

import vesuvius
from tests.web.conftest import Someone
from vesuvius.jsonable import plain
from vesuvius.store import Clock, Seated, Store, TableRecord
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio

REPLAYS = Path(__file__).parents[1] / "replays"


@pytest.mark.parametrize("name", vesuvius.games())
async def test_an_uploaded_journal_is_replayed_step_by_step(someone: Someone, name: str) -> None:
    ann = await someone("Ann")
    text = (REPLAYS / name / "2-players.txt").read_text("utf-8")
    replay = await ann.ok("POST", "/api/replay", {"journal": text})
    assert replay["game"] == name
    assert replay["opening"] == plain(vesuvius.game(name).view(vesuvius.game(name).start(2), None))
    assert len(replay["names"]) == 2
    assert replay["result"]["places"]
    assert [step["number"] for step in replay["steps"]] == list(range(1, len(replay["steps"]) + 1))
    assert replay["steps"][-1]["events"][-1]["type"] == "ended"
    assert replay["steps"][-1]["view"]["seat"] is None


@pytest.mark.parametrize(
    ("file", "pending"), [("2-players", {"left": 1, "may_stop": True}), ("2-players-rules-1", {"left": 1})]
)
async def test_an_uploaded_journal_is_replayed_by_the_rules_it_names(
    someone: Someone, file: str, pending: dict[str, Any]
) -> None:
    ann = await someone("Ann")
    text = (REPLAYS / "downfall" / f"{file}.txt").read_text("utf-8")
    steps = (await ann.ok("POST", "/api/replay", {"journal": text}))["steps"]
    assert steps[227]["view"]["pending"] == pending


async def test_when_the_game_is_over_every_hand_is_open(someone: Someone) -> None:
    ann = await someone("Ann")
    text = (REPLAYS / "downfall" / "2-players.txt").read_text("utf-8")
    steps = (await ann.ok("POST", "/api/replay", {"journal": text}))["steps"]
    for step in steps:
        assert [len(hand) for hand in step["hands"]] == step["view"]["hand_sizes"]
    hidden = [event for step in steps for event in step["events"] if event["seen_by"] != "all"]
    assert {event["seen_by"] for event in hidden} == {0, 1}
    first = next(step for step in steps if any(event["type"] == "got" for event in step["events"]))
    got = next(event for event in first["events"] if event["type"] == "got")
    assert got["card"] in first["hands"][got["seat"]]

    text = (REPLAYS / "lastdays" / "2-players.txt").read_text("utf-8")
    steps = (await ann.ok("POST", "/api/replay", {"journal": text}))["steps"]
    assert all(step["hands"] is None for step in steps)


async def test_text_that_is_no_journal_is_refused_with_its_line(someone: Someone) -> None:
    ann = await someone("Ann")
    refused = await ann.no(
        422, "POST", "/api/replay", {"journal": "Game: downfall\nPlayers: red, black\n\n1. - deal 12"}
    )
    assert refused["code"] == "invalid"
    assert "line 4" in refused["sentence"]
    await ann.no(422, "POST", "/api/replay", {"journal": "x" * 200_001})
    await ann.no(422, "POST", "/api/replay", {})


@pytest.mark.parametrize("name", vesuvius.games())
async def test_a_table_can_be_replayed_once_it_is_over(someone: Someone, name: str) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "novice", game=name, grace=0)
    path = f"/api/tables/{table['id']}"
    early = await ann.no(409, "GET", f"{path}/replay")
    assert early["code"] == "not_now"
    await ann.ok("POST", f"{path}/leave", {})
    async with asyncio.timeout(120), ben.socket(table["id"]) as socket:  # bots play on where somebody watches
        while (await socket.receive("table"))["status"] != "over":
            pass
    replay = await ben.ok("GET", f"{path}/replay")
    assert replay["game"] == name
    assert replay["result"] == (await ann.ok("GET", path))["result"]
    assert replay["steps"][-1]["events"][-1]["type"] == "ended"
    journal = (await ann.http.get(f"{path}/journal")).text
    brought = await ben.ok("POST", "/api/replay", {"journal": journal})
    assert [step["move"] for step in replay["steps"]] == [step["move"] for step in brought["steps"]]
    assert replay["steps"][-1]["view"] == brought["steps"][-1]["view"]
    await ben.no(404, "GET", "/api/tables/nosuch/replay")


async def test_finished_games_are_listed_mine_apart_from_public_ones(someone: Someone, settings: Settings) -> None:
    """Nobody finds another person's private game; one under way is in no list."""
    ann, ben = await someone("Ann"), await someone("Ben")
    me = ann.http.cookies["vesuvius"].partition(".")[0]
    store = await Store.open(settings.database_url)
    result = {"places": [1, 2], "scores": [3, 1], "reason": ""}
    over = TableRecord(
        "replays-private", None, "downfall", 2, {}, Clock(), False, "over", me, 0, 5, finished_at=9, result=result
    )
    public = replace(over, id="replays-public", public=True)
    running = replace(public, id="replays-running", status="playing", finished_at=None, result=None)
    for record in (over, public, running):
        await store.tables.add(record, [Seated(0, me), Seated(1, bot="novice")])
    await store.close()
    mine, theirs = await ann.ok("GET", "/api/replays"), await ben.ok("GET", "/api/replays")
    assert {card["id"] for card in mine["mine"]} == {"replays-private", "replays-public"}
    assert mine["mine"][0]["seats"][0]["mine"]
    assert theirs["mine"] == []
    for answer in (mine, theirs, httpx.get(f"{ann.address}/api/replays").json()):
        assert "replays-public" in {card["id"] for card in answer["shared"]}
        assert not {"replays-private", "replays-running"} & {card["id"] for card in answer["shared"]}
