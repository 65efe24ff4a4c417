"""Puzzles over HTTP: no answer before it was given, and nothing that the seat could not know."""

import json
from typing import Any

import pytest

import vesuvius
from tests.web.conftest import Someone
from vesuvius import puzzles
from vesuvius.jsonable import plain

pytestmark = pytest.mark.anyio


async def test_puzzles_are_listed_by_game_theme_and_difficulty(someone: Someone) -> None:
    ann = await someone("Ann")
    everything = await ann.ok("GET", "/api/puzzles")
    assert {one["game"] for one in everything} == set(vesuvius.games())
    some = everything[0]
    wanted = {"game": some["game"], "theme": some["themes"][0], "difficulty": some["difficulty"]}
    found = await ann.ok("GET", "/api/puzzles", **wanted)
    assert some in found
    assert len(found) < len(everything)
    for one in found:
        assert (one["game"], one["difficulty"]) == (some["game"], some["difficulty"])
        assert some["themes"][0] in one["themes"]


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    first, second = await ann.ok("GET", "/api/puzzles/today"), await ben.ok("GET", "/api/puzzles/today")
    assert first == second
    assert first["puzzle"] in await ann.ok("GET", "/api/puzzles")


@pytest.mark.parametrize("name", vesuvius.games())
async def test_a_puzzle_shows_what_its_seat_may_know_and_no_answer(someone: Someone, name: str) -> None:
    ann = await someone("Ann")
    for one in puzzles.puzzles(name)[:5]:
        shown = await ann.ok("GET", f"/api/puzzles/{name}/{one.id}")
        assert shown["decision"]["snapshot"]["view"] == plain(one.view)
        assert shown["decision"]["snapshot"]["legal"] == [str(move) for move in one.legal]
        assert set(shown) == {"puzzle", "decision"}
        assert set(shown["puzzle"]) == {"game", "id", "players", "themes", "difficulty"}
        shown["decision"]["snapshot"].pop("legal")
        known = json.dumps(shown)
        assert not any(f'"{move}"' in known for move in (*one.best, one.mistake))
        listed = next(card for card in await ann.ok("GET", "/api/puzzles", game=name) if card["id"] == one.id)
        assert listed == shown["puzzle"]


@pytest.mark.parametrize("name", vesuvius.games())
async def test_an_answer_is_judged_and_explained(someone: Someone, name: str) -> None:
    ann = await someone("Ann")
    one = puzzles.puzzles(name)[0]
    path = f"/api/puzzles/{name}/{one.id}"
    for move in one.best:
        right = await ann.ok("POST", path, {"move": move})
        assert (right["right"], right["best"]) == (True, list(one.best))
    wrong = await ann.ok("POST", path, {"move": one.mistake})
    assert not wrong["right"]
    assert wrong["lead"] >= 0.05
    assert all(reason["code"] for reason in wrong["reasons"])


async def test_nonsense_is_refused(someone: Someone) -> None:
    ann = await someone("Ann")
    name = vesuvius.games()[0]
    one = puzzles.puzzles(name)[0]
    await ann.no(422, "POST", f"/api/puzzles/{name}/{one.id}", {"move": "eat the volcano"})
    await ann.no(422, "GET", f"/api/puzzles/{name}/nosuch")
    await ann.no(422, "GET", f"/api/puzzles/chess/{one.id}")
    await ann.no(422, "GET", "/api/puzzles", difficulty=9)


async def test_a_puzzle_is_played_on(someone: Someone) -> None:
    ann = await someone("Ann")
    name = vesuvius.games()[0]
    one = puzzles.puzzles(name)[0]
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "novice"} for _ in range(one.position["players"])]
    seats[one.seat] = {"kind": "me"}
    origin = {"kind": "puzzle", "game": name, "id": one.id, "hidden": "dealt"}
    table = await ann.ok("POST", "/api/tables", {"game": name, "seats": seats, "origin": origin})
    assert table["origin"] == {"kind": "puzzle", "id": f"{name}/{one.id}", "number": 0, "hidden": "dealt"}
    assert (await ann.snapshot(table["id"], one.seat))["view"] == plain(one.view)
