"""The coach on the server: hints and doubts where all others are bots, from the seat's own view, and the mark."""

import asyncio
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vesuvius
from tests.golden import FOLDER
from tests.web.conftest import Someone
from tests.web.running import Player, running
from vesuvius import journal
from vesuvius.contract import CHANCE, Actor, AnyState, draw, seen_by
from vesuvius.games import spec
from vesuvius.reasons import catalogue
from vesuvius.store import Clock, Row, Seated, Store, TableRecord
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


async def alone(person: Player, game: str = "downfall", bots: int = 1) -> Json:
    """A snapshot of a new table against novices, when the person is to move."""
    table = await person.open("me", *["novice"] * bots, game=game, grace=0)
    async with asyncio.timeout(60):
        while True:
            found: Json = await person.ok("GET", f"/api/tables/{table['id']}/snapshot", seat=0)
            if found["to_move"] == 0 and len(found["legal"]) > 1:
                return {**found, "id": table["id"]}
            if found["to_move"] == 0:
                await person.ok("POST", f"/api/tables/{table['id']}/moves", _play(found["legal"][0], found["number"]))
            await asyncio.sleep(0.05)


def _play(move: str, seen: int) -> Json:
    return {"type": "play", "seat": 0, "move": move, "seen": seen}


@pytest.mark.parametrize("game", vesuvius.games())
async def test_a_hint_has_a_nudge_moves_worth_a_look_and_a_reason(someone: Someone, game: str) -> None:
    ann = await someone("Ann")
    table = await alone(ann, game)
    path = f"/api/tables/{table['id']}"
    assert not (await ann.ok("GET", path))["coached"]
    hint = await ann.ok("POST", f"{path}/hint", {"seat": 0, "seen": table["number"]})
    assert hint["nudge"] in catalogue(game)
    assert {move["move"] for move in hint["moves"]} <= set(table["legal"])
    assert 1 <= len(hint["moves"]) <= 3
    assert all(0 < move["chance"] < 1 for move in hint["moves"])
    assert [reason["code"] for reason in hint["reasons"]]
    assert {reason["code"] for reason in hint["reasons"]} <= set(catalogue(game))
    assert (await ann.ok("GET", path))["coached"], "everybody sees it"
    assert await ann.ok("POST", f"{path}/hint", {"seat": 0, "seen": table["number"]}) == hint, "asked twice"


async def test_the_coach_helps_only_where_all_others_are_bots(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    for others in (["me"], ["open"], ["me", "novice"]):
        table = await ann.open("me", *others)
        if others == ["open"]:
            await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        for what, more in (("hint", {}), ("doubt", {"move": "play 1 A1"})):
            refused = await ann.no(403, "POST", f"/api/tables/{table['id']}/{what}", {"seat": 0, "seen": 8, **more})
            assert refused["code"] == "not_coached"
        assert not (await ann.ok("GET", f"/api/tables/{table['id']}"))["coached"]


async def test_a_person_who_left_may_return_so_there_is_no_coach(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    await ben.ok("POST", f"/api/tables/{table['id']}/leave", {})
    asked = {"seat": 0, "seen": 8}
    assert (await ann.no(403, "POST", f"/api/tables/{table['id']}/hint", asked))["code"] == "not_coached"


async def test_hints_are_refused_with_the_reason(someone: Someone) -> None:
    ann, gaius = await someone("Ann"), await someone("Gaius")
    table = await alone(ann)
    path, asked = f"/api/tables/{table['id']}/hint", {"seat": 0, "seen": table["number"]}
    assert (await gaius.no(403, "POST", path, asked))["code"] == "foreign_seat"
    assert (await ann.no(403, "POST", path, {**asked, "seat": 1}))["code"] == "foreign_seat"
    assert (await ann.no(409, "POST", path, {**asked, "seen": 3}))["code"] == "stale"
    doubted = {**asked, "move": "play 99 -"}
    assert (await ann.no(422, "POST", path.replace("hint", "doubt"), doubted))["code"] == "illegal"
    await ann.ok("POST", f"/api/tables/{table['id']}/resign", {"seat": 0})
    assert (await ann.no(409, "POST", path, asked))["code"] == "not_now"


async def test_a_move_that_gives_much_away_is_doubted_with_the_reason(tmp_path: Path) -> None:
    """A golden game, given to a person, before a decision that a search of more nodes calls a blunder."""
    settings = Settings(sqlite_url(tmp_path / "vesuvius.db"), "a secret of tests", limits=False)
    with running(settings) as address:
        ann = await Player(address).named("Ann")
        store = await Store.open(settings.database_url)
        played = journal.read((FOLDER / "pompeji" / "2-players.txt").read_text("utf-8"))
        doubted, calm, table = 0, 0, ""
        moves = [(actor, str(move)) for actor, move in played.moves]
        for number in [n for n, (actor, _) in enumerate(moves) if actor == 1][:12]:
            table = await put(store, ann, "pompeji", moves[:number], seat=1)
            asked = {"seat": 1, "seen": number, "move": moves[number][1]}
            found = await ann.ok("POST", f"/api/tables/{table}/doubt", asked)
            if found["best"] is None:
                calm += 1
                continue
            doubted += 1
            assert found["best"]["chance"] - found["played"]["chance"] >= 0.1
            assert found["best"]["move"] != found["played"]["move"] == moves[number][1]
            assert found["reasons"]
        assert doubted
        assert calm
        assert (await ann.ok("GET", f"/api/tables/{table}"))["coached"]
        await store.close()
        await ann.close()


async def test_a_search_is_given_up_when_the_table_moves_on(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await alone(ann)
    path = f"/api/tables/{table['id']}"
    asked = {"seat": 0, "seen": table["number"]}
    hint = asyncio.create_task(ann.http.post(f"{path}/hint", json=asked))
    await asyncio.sleep(0)
    await ann.ok("POST", f"{path}/moves", _play(table["legal"][0], table["number"]))
    answer = await hint
    assert answer.status_code in (200, 409)  # given up, unless it was quicker
    assert (await ann.no(409, "POST", f"{path}/hint", asked))["code"] == "stale"


@pytest.mark.parametrize("game", ["downfall", "pompeji"])
async def test_hints_do_not_depend_on_what_is_hidden(tmp_path: Path, game: str) -> None:
    """Two games that differ only in cards a seat cannot see: the seat gets the same hint, and the same doubt."""
    rules, rng = vesuvius.game(game), Random(79)
    settings = Settings(sqlite_url(tmp_path / "vesuvius.db"), "a secret of tests", limits=False)
    with running(settings) as address:
        ann = await Player(address).named("Ann")
        store = await Store.open(settings.database_url)
        for _ in range(3):
            history, seat = dealt(game, rng)
            other = disguised(game, history, seat)
            mine = state_of(game, history)
            assert rules.view(mine, seat) == rules.view(state_of(game, other), seat)
            assert other != history
            answers = []
            for one in (history, other):
                table = await put(store, ann, game, one, seat)
                asked = {"seat": seat, "seen": len(one)}
                move = str(rules.legal(mine, seat)[-1])
                answers.append(
                    [
                        await ann.ok("POST", f"/api/tables/{table}/hint", asked),
                        await ann.ok("POST", f"/api/tables/{table}/doubt", {**asked, "move": move}),
                    ]
                )
            assert answers[0] == answers[1]
        await store.close()
        await ann.close()


History = list[tuple[Actor, str]]


def dealt(game: str, rng: Random) -> tuple[History, int]:
    """The deal of a game, and the seat that is to move."""
    rules, history = vesuvius.game(game), History()
    state = rules.start(2)
    while (actor := rules.turn(state)) == CHANCE:
        history.append((CHANCE, str(draw(rules.legal(state, CHANCE), rng))))
        state = rules.play(state, *history[-1]).state
    assert isinstance(actor, int)
    return history, actor


def disguised(game: str, history: History, seat: int) -> History:
    """The same history with other cards where the seat does not see them: cards that it does not mention."""
    rules, used = vesuvius.game(game), {text for _, text in history}
    mine, theirs, other = rules.start(2), rules.start(2), History()
    for actor, text in history:
        step = rules.play(mine, actor, text)
        seen = seen_by(step.events, seat)
        free = [str(move) for move in rules.legal(theirs, CHANCE) if str(move) not in used] if actor == CHANCE else []
        alike = (one for one in free if seen_by(rules.play(theirs, actor, one).events, seat) == seen)
        chosen = next(alike, text)
        used.add(chosen)
        other.append((actor, chosen))
        mine, theirs = step.state, rules.play(theirs, actor, chosen).state
    return other


def state_of(game: str, history: History) -> AnyState:
    rules = vesuvius.game(game)
    state = rules.start(2)
    for actor, text in history:
        state = rules.play(state, actor, text).state
    return state


async def put(store: Store, person: Player, game: str, history: list[Any], seat: int) -> str:
    """Store a game under way, with that person in a seat and a novice in the other."""
    me = person.http.cookies["vesuvius"].partition(".")[0]
    record = TableRecord(
        secrets.token_urlsafe(12), None, game, 2, {}, Clock(), False, "playing", me, 0, 0, rules=spec(game).version
    )
    seats = [Seated(one, me if one == seat else None, bot=None if one == seat else "novice") for one in range(2)]
    await store.tables.add(record, seats)
    rows = [Row(n, None if actor == CHANCE else actor, text, n) for n, (actor, text) in enumerate(history, 1)]
    await store.history.append(record.id, rows)
    return record.id
