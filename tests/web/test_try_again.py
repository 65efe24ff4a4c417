"""Try again: a decision of a finished review as its seat knew it, and the judgement of another move."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Someone
from tests.web.running import Player
from vesuvius import journal
from vesuvius.jsonable import plain

pytestmark = pytest.mark.anyio

TEXT = (Path(__file__).parents[1] / "replays" / "pompeji" / "2-players.txt").read_text("utf-8")


async def reviewed(who: Player) -> dict[str, Any]:
    """The finished review of a journal."""
    found = await who.ok("POST", "/api/reviews", {"journal": TEXT})
    async with asyncio.timeout(300):
        while found["done"] < found["total"]:
            await asyncio.sleep(0.2)
            found = await who.ok("GET", f"/api/reviews/{found['key']}")
    return dict(found)


async def test_a_mistake_is_tried_again(someone: Someone) -> None:
    ann = await someone("Ann")
    found = await reviewed(ann)
    worst = max((one for one in found["review"]["moves"] if one["best"]), key=lambda one: one["loss"])
    path = f"/api/reviews/{found['key']}/{worst['number']}"
    decision = await ann.ok("GET", path)
    read = journal.read(TEXT)
    state = read.state_after(worst["number"] - 1)
    assert decision["names"] == list(read.players)
    assert decision["snapshot"]["view"] == plain(read.rules.view(state, worst["seat"]))
    assert worst["move"] in decision["snapshot"]["legal"]
    assert set(decision) == {"names", "snapshot"}

    same = await ann.ok("POST", f"{path}/try", {"move": worst["move"]})
    assert {key: same[key] for key in ("best", "loss", "label")} == {
        key: worst[key] for key in ("best", "loss", "label")
    }
    better = await ann.ok("POST", f"{path}/try", {"move": worst["best"]})
    assert (better["label"], better["loss"]) == ("best", 0)
    again = await ann.ok("GET", f"/api/reviews/{found['key']}")
    assert again["review"] == found["review"]  # a try changes nothing


async def test_only_decisions_of_finished_reviews_are_tried(someone: Someone) -> None:
    ann = await someone("Ann")
    found = await reviewed(ann)
    draw = next(one["number"] for one in found["review"]["moves"] if one["seat"] is None)
    await ann.no(422, "GET", f"/api/reviews/{found['key']}/{draw}")
    judged = next(one["number"] for one in found["review"]["moves"] if one["best"])
    await ann.no(422, "POST", f"/api/reviews/{found['key']}/{judged}/try", {"move": "draw"})
    await ann.no(409, "GET", "/api/reviews/nosuch/9")
    table = await ann.open("me", "novice", game="pompeji")
    await ann.no(409, "GET", f"/api/reviews/{table['id']}/9")
