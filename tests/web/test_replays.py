"""A journal from a file is told again by the server, which knows the rules; the client does not."""

import asyncio
from pathlib import Path

import pytest

import vesuvius
from tests.web.conftest import Someone

pytestmark = pytest.mark.anyio

REPLAYS = Path(__file__).parents[1] / "replays"


@pytest.mark.parametrize("name", vesuvius.games())
async def test_a_brought_journal_is_told_step_by_step(someone: Someone, name: str) -> None:
    ann = await someone("Ann")
    text = (REPLAYS / name / "2-players.txt").read_text("utf-8")
    told = await ann.ok("POST", "/api/replay", {"journal": text})
    assert told["game"] == name
    assert len(told["names"]) == 2
    assert told["result"]["places"]
    assert [step["number"] for step in told["steps"]] == list(range(1, len(told["steps"]) + 1))
    assert told["steps"][-1]["events"][-1]["type"] == "ended"
    assert told["steps"][-1]["view"]["seat"] is None


async def test_when_all_is_over_every_hand_is_open(someone: Someone) -> None:
    ann = await someone("Ann")
    text = (REPLAYS / "downfall" / "2-players.txt").read_text("utf-8")
    steps = (await ann.ok("POST", "/api/replay", {"journal": text}))["steps"]
    for step in steps:
        assert [len(hand) for hand in step["hands"]] == step["view"]["hand_sizes"]
    told = [event for step in steps for event in step["events"] if event["seen_by"] != "all"]
    assert {event["seen_by"] for event in told} == {0, 1}
    first = next(step for step in steps if any(event["type"] == "got" for event in step["events"]))
    got = next(event for event in first["events"] if event["type"] == "got")
    assert got["card"] in first["hands"][got["seat"]]

    text = (REPLAYS / "lastdays" / "2-players.txt").read_text("utf-8")
    steps = (await ann.ok("POST", "/api/replay", {"journal": text}))["steps"]
    assert all(step["hands"] is None for step in steps)


async def test_what_is_no_journal_is_refused_with_its_line(someone: Someone) -> None:
    ann = await someone("Ann")
    refused = await ann.no(
        422, "POST", "/api/replay", {"journal": "Game: downfall\nPlayers: red, black\n\n1. - deal 12"}
    )
    assert refused["code"] == "invalid"
    assert "line 4" in refused["sentence"]
    await ann.no(422, "POST", "/api/replay", {"journal": "x" * 200_001})
    await ann.no(422, "POST", "/api/replay", {})


@pytest.mark.parametrize("name", vesuvius.games())
async def test_a_table_is_told_again_once_it_is_over(someone: Someone, name: str) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "novice", game=name, grace=0)
    path = f"/api/tables/{table['id']}"
    early = await ann.no(409, "GET", f"{path}/replay")
    assert early["code"] == "not_now"
    await ann.ok("POST", f"{path}/leave", {})
    async with asyncio.timeout(120):
        while (await ann.ok("GET", path))["status"] != "over":
            await asyncio.sleep(0.1)
    told = await ben.ok("GET", f"{path}/replay")
    assert told["game"] == name
    assert told["result"] == (await ann.ok("GET", path))["result"]
    assert told["steps"][-1]["events"][-1]["type"] == "ended"
    journal = (await ann.http.get(f"{path}/journal")).text
    brought = await ben.ok("POST", "/api/replay", {"journal": journal})
    assert [step["move"] for step in told["steps"]] == [step["move"] for step in brought["steps"]]
    assert told["steps"][-1]["view"] == brought["steps"][-1]["view"]
    await ben.no(404, "GET", "/api/tables/nosuch/replay")
