"""Reviews on the server: asked for once, growing, stored, and never of a game that is not over."""

import asyncio
from pathlib import Path

import pytest

from tests.web.conftest import Someone
from tests.web.running import Player, running
from vesuvius.contract import Json
from vesuvius.tables import reviewing
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio

REPLAYS = Path(__file__).parents[1] / "replays"


def text(name: str, file: str = "2-players") -> str:
    return (REPLAYS / name / f"{file}.txt").read_text("utf-8")


async def finished(person: Player, key: str) -> Json:
    """The review when it is finished, and the number of tasks that were done at each look."""
    done = []
    async with asyncio.timeout(120):
        while True:
            found = await person.ok("GET", f"/api/reviews/{key}")
            done.append(found["done"])
            assert not found["failed"]
            if found["done"] == found["total"]:
                return found["review"], done
            await asyncio.sleep(0.2)


async def over(person: Player, name: str) -> str:
    """The id of a finished table: the bots play on where the person watches."""
    table = await person.open("me", "novice", game=name, grace=0)
    await person.ok("POST", f"/api/tables/{table['id']}/leave", {})
    async with asyncio.timeout(120), person.socket(table["id"]) as socket:
        while (await socket.receive("snapshot"))["result"] is None:
            pass
    return str(table["id"])


async def test_a_journal_is_reviewed_while_the_chart_grows(someone: Someone) -> None:
    ann = await someone("Ann")
    begun = await ann.ok("POST", "/api/reviews", {"journal": text("pompeji")})
    assert begun["done"] < begun["total"]
    review, done = await finished(ann, begun["key"])
    assert done == sorted(done)
    assert [seat["name"] for seat in review["seats"]] == ["p1", "p2"]
    for seat in review["seats"]:
        terms = [
            value for name, value in seat.items() if isinstance(value, float) and name not in ("accuracy", "result")
        ]
        assert sum(terms) == pytest.approx(seat["result"], abs=0.003)
    again = await ann.ok("POST", "/api/reviews", {"journal": text("pompeji")})
    assert again["review"] == review, "it is not computed again"


async def test_a_review_begins_with_what_is_known(someone: Someone) -> None:
    ann = await someone("Ann")
    begun = await ann.ok("POST", "/api/reviews", {"journal": text("lastdays")})
    async with asyncio.timeout(60):
        while True:
            found = await ann.ok("GET", f"/api/reviews/{begun['key']}")
            if found["review"] and any(move.get("chances") for move in found["review"]["moves"]):
                break
            await asyncio.sleep(0.1)
    assert found["done"] < found["total"]
    assert await ann.ok("POST", f"/api/reviews/{begun['key']}/call_off", {}) == {"called_off": True}
    assert (await ann.no(409, "GET", f"/api/reviews/{begun['key']}"))["code"] == "not_now"


async def test_only_the_person_who_asked_calls_a_review_off(someone: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "AT_ONCE", 1)
    ann, ben = await someone("Ann"), await someone("Ben")
    begun = await ann.ok("POST", "/api/reviews", {"journal": text("lastdays", "4-players")})
    assert await ben.ok("POST", f"/api/reviews/{begun['key']}/call_off", {}) == {"called_off": False}
    assert (await ann.ok("GET", f"/api/reviews/{begun['key']}"))["total"] == begun["total"]
    assert (await ann.no(429, "POST", "/api/reviews", {"journal": text("downfall")}))["code"] == "too_fast"
    assert await ann.ok("POST", f"/api/reviews/{begun['key']}/call_off", {}) == {"called_off": True}


async def test_a_game_that_is_not_over_is_not_reviewed(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    assert (await ann.no(409, "POST", f"/api/tables/{table['id']}/review", {}))["code"] == "not_now"
    unfinished = "\n".join(line for line in text("pompeji").splitlines()[:40] if not line.startswith("Result"))
    refused = await ann.no(422, "POST", "/api/reviews", {"journal": unfinished})
    assert "only finished games are reviewed" in refused["sentence"]
    refused = await ann.no(422, "POST", "/api/reviews", {"journal": text("downfall", "2-players-rules-1")})
    assert "the rules have changed since this game" in refused["sentence"]
    refused = await ann.no(422, "POST", "/api/reviews", {"journal": "nothing"})
    assert "This is not the journal of a game" in refused["sentence"]


async def test_a_review_is_stored_with_its_table_and_survives_a_restart(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/reviews.db"
    settings = Settings(url, "a secret of tests", limits=False)
    with running(settings) as address:
        ann = await Player(address).named("Ann")
        table = await over(ann, "pompeji")
        await ann.ok("POST", f"/api/tables/{table}/review", {})
        review, _ = await finished(ann, table)
        judged = [move for move in review["moves"] if move["chances"]]
        deeper = await ann.ok("POST", f"/api/reviews/{table}/{judged[0]['number']}", {})
        assert deeper["nodes"] == 20 * review["nodes"]
        await ann.close()
    with running(settings) as address:
        ben = await Player(address).named("Ben")
        again = await ben.ok("GET", f"/api/reviews/{table}")
        assert again["done"] == again["total"]
        assert deeper in again["review"]["moves"]
        assert again["review"]["seats"] == review["seats"]
        await ben.close()


async def test_no_review_is_known_of_what_nobody_asked_for(someone: Someone) -> None:
    ann = await someone("Ann")
    assert (await ann.no(409, "GET", "/api/reviews/nothing"))["code"] == "not_now"
    assert (await ann.no(409, "POST", "/api/reviews/nothing/7", {}))["code"] == "not_now"
