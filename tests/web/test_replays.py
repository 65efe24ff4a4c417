"""A journal from a file is told again by the server, which knows the rules; the client does not."""

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
