"""Reviews on the server: asked for once, growing, stored, and never of a game that is not over."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.services import redis_url
from tests.web.conftest import Someone
from tests.web.running import Player, running
from vesuvius import journal
from vesuvius.contract import Json
from vesuvius.store import Claim, Store
from vesuvius.store.database import sqlite_url
from vesuvius.tables import reviewing
from vesuvius.tables.thinking import EvaluationFailed, Thinkers
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


async def deeper(person: Player, key: str, number: int) -> Json:
    """The decision after it was judged again: begun by a request that does not wait for it."""
    state = await person.ok("POST", f"/api/reviews/{key}/{number}", {})
    assert state["deepening"] == number
    async with asyncio.timeout(120):
        while state["deepening"] is not None:
            await asyncio.sleep(0.2)
            state = await person.ok("GET", f"/api/reviews/{key}")
            assert state["done"] == state["total"], "the rest of the review stays"
    return next(move for move in state["review"]["moves"] if move["number"] == number)


async def test_a_review_is_stored_with_its_table_and_survives_a_restart(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path / "reviews.db"), "a secret of tests", limits=False)
    with running(settings) as address:
        ann = await Player(address).named("Ann")
        table = await over(ann, "pompeji")
        await ann.ok("POST", f"/api/tables/{table}/review", {})
        review, _ = await finished(ann, table)
        judged = [move for move in review["moves"] if move["chances"]]
        again = await deeper(ann, table, judged[0]["number"])
        assert again["nodes"] == 20 * review["nodes"]
        assert again["change"] == judged[0]["change"]
        await ann.close()
    with running(settings) as address:
        ben = await Player(address).named("Ben")
        state = await ben.ok("GET", f"/api/reviews/{table}")
        assert state["done"] == state["total"]
        assert again in state["review"]["moves"]
        assert state["review"]["seats"] == review["seats"]
        once = await ben.ok("POST", f"/api/reviews/{table}/{again['number']}", {})
        assert (once["deepening"], once["review"]) == (None, state["review"]), "it is not judged a third time"
        await ben.close()


async def test_a_review_that_was_under_way_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path / "reviews.db"), "a secret of tests", limits=False)
    with running(settings) as address:
        ann = await Player(address).named("Ann")
        begun = await ann.ok("POST", "/api/reviews", {"journal": text("lastdays")})
        assert begun["done"] < begun["total"]
        await ann.close()
    with running(settings) as address:
        ben = await Player(address).named("Ben")
        await finished(ben, begun["key"])
        await ben.close()


async def test_what_fails_can_be_asked_for_again(someone: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise EvaluationFailed

    ann = await someone("Ann")
    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "review", fail)
        key = (await ann.ok("POST", "/api/reviews", {"journal": text("downfall")}))["key"]
        async with asyncio.timeout(60):
            while not (await ann.ok("GET", f"/api/reviews/{key}"))["failed"]:
                await asyncio.sleep(0.1)
    assert not (await ann.ok("POST", "/api/reviews", {"journal": text("downfall")}))["failed"]
    review, _ = await finished(ann, key)
    number = next(move["number"] for move in review["moves"] if move["chances"])
    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "review", fail)
        assert (await deeper(ann, key, number))["nodes"] is None
    assert (await ann.ok("GET", f"/api/reviews/{key}"))["review"] == review


async def test_two_servers_that_are_asked_at_once_compute_a_review_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: Counter[tuple[str, int]] = Counter()
    review_task = Thinkers.review

    async def counted(here: Thinkers, name: str, task: Any, *rest: Any) -> Any:
        computed[type(task).__name__, task.number] += 1
        return await review_task(here, name, task, *rest)

    monkeypatch.setattr(Thinkers, "review", counted)
    monkeypatch.setattr(reviewing, "RENEWAL", 0.05)
    settings = Settings(postgres_url, "shared", embedded=False, redis_url=redis_url(), limits=False)
    with running(settings) as first, running(settings) as second:
        ann, ben = await Player(first).named("Ann"), await Player(second).named("Ben")
        table = await over(ann, "pompeji")
        one, two = await asyncio.gather(*(who.ok("POST", f"/api/tables/{table}/review", {}) for who in (ann, ben)))
        assert one["key"] == two["key"]
        (mine, _), (theirs, done) = await asyncio.gather(finished(ann, table), finished(ben, table))
        assert mine == theirs
        assert done == sorted(done)
        assert computed.total() == one["total"]
        assert set(computed.values()) == {1}
        computed.clear()
        number = next(move["number"] for move in mine["moves"] if move["chances"])
        again = await asyncio.gather(deeper(ann, table, number), deeper(ben, table, number))
        assert again[0] == again[1]
        assert dict(computed) == {("Judge", number): 1}
        await ann.close()
        await ben.close()


async def test_any_server_calls_off_a_review_that_another_computes(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "RENEWAL", 0.05)
    settings = Settings(postgres_url, "shared", embedded=False, redis_url=redis_url(), limits=False)
    with running(settings) as first, running(settings) as second:
        ann, there = await Player(first).named("Ann"), Player(second)
        there.http.cookies.update(ann.http.cookies)
        key = (await ann.ok("POST", "/api/reviews", {"journal": text("lastdays", "4-players")}))["key"]
        assert await there.ok("POST", f"/api/reviews/{key}/call_off", {}) == {"called_off": True}
        async with asyncio.timeout(60):
            while (await ann.http.get(f"/api/reviews/{key}")).status_code != 409:
                await asyncio.sleep(0.1)
        await ann.close()
        await there.close()


async def test_the_review_of_a_server_that_died_is_taken_over(postgres_url: str) -> None:
    """What a killed server leaves is its claim, which it does not renew."""
    settings = Settings(postgres_url, "shared", embedded=False, redis_url=redis_url(), limits=False)
    with running(settings) as address:
        ann = await Player(address).named("Ann")
        begun = await ann.ok("POST", "/api/reviews", {"journal": text("pompeji")})
        key, total = begun["key"], begun["total"]
        assert await ann.ok("POST", f"/api/reviews/{key}/call_off", {}) == {"called_off": True}
        store = await Store.open(postgres_url)
        now = int(1000 * time.time())
        dead = Claim(key, "killed", "Ben", now + 3_000, 7, total, journal=text("pompeji"))
        assert await store.claims.take(dead, now)
        assert (await ann.ok("GET", f"/api/reviews/{key}"))["done"] == 7, "the claim holds"
        review, done = await finished(ann, key)
        assert done[0] in (0, 7)
        assert len(review["moves"]) == len(journal.read(text("pompeji")).moves)
        assert not await store.claims.renew(dead), "a server that comes back learns that it has lost the claim"
        await store.close()
        await ann.close()


async def test_no_review_is_known_of_what_nobody_asked_for(someone: Someone) -> None:
    ann = await someone("Ann")
    assert (await ann.no(409, "GET", "/api/reviews/nothing"))["code"] == "not_now"
    assert (await ann.no(409, "POST", "/api/reviews/nothing/7", {}))["code"] == "not_now"
