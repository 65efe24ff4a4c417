"""Puzzles over HTTP: no answer before it was given, and nothing that the seat could not know."""

import json
from typing import Any

import pytest

import vesuvius
from tests.web.conftest import Someone
from tests.web.running import Player
from vesuvius import puzzles
from vesuvius.contract import Json
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


async def test_what_a_person_has_solved_is_the_same_on_all_devices(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    phone, nobody = Player(ann.address), Player(ann.address)
    today = (await ann.ok("GET", "/api/puzzles/today"))["puzzle"]
    daily = puzzles.puzzle(today["game"], today["id"])
    other = next(one for one in puzzles.puzzles(today["game"]) if one.id != today["id"])
    assert daily is not None
    for one, move in ((daily, daily.best[0]), (daily, daily.mistake), (other, other.mistake), (other, other.best[0])):
        await ann.ok("POST", f"/api/puzzles/{one.game}/{one.id}", {"move": move})
    phone.http.cookies.update(ann.http.cookies)
    assert await phone.ok("GET", "/api/me/puzzles") == {
        "puzzles": [
            {"game": other.game, "id": other.id, "right": False},
            {"game": daily.game, "id": daily.id, "right": True},
        ],
        "today": True,
        "streak": 1,
    }
    none: Json = {"puzzles": [], "today": None, "streak": 0}
    assert await ben.ok("GET", "/api/me/puzzles") == none
    assert await nobody.ok("GET", "/api/me/puzzles") == none
    await phone.close()
    await nobody.close()


def test_a_streak_ends_with_a_wrong_answer_or_a_day_left_out() -> None:
    assert puzzles.streak({}, 20) == 0
    assert puzzles.streak({18: True, 19: True, 20: True}, 20) == 3
    assert puzzles.streak({18: True, 19: True}, 20) == 2, "today's has not been answered yet"
    assert puzzles.streak({18: True, 19: True, 20: False}, 20) == 0
    assert puzzles.streak({18: True, 20: True}, 20) == 1
    assert puzzles.streak({18: True}, 20) == 0
