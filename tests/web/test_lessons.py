"""Lessons over HTTP: a snapshot like a table's, nothing hidden, and a refusal for every nonsense."""

import pytest

from tests.web.conftest import Someone
from tests.web.running import Player

pytestmark = pytest.mark.anyio

PLACE = "/api/games/downfall/lessons/place"
MINE = "/api/me/lessons/downfall/place"
DONE = {"done": True, "moves": [], "starts": [0]}


async def test_they_are_listed_with_their_texts_in_the_language_that_is_asked_for(someone: Someone) -> None:
    ann = await someone("Ann")
    courses = {one["game"]: one for one in await ann.ok("GET", "/api/lessons", language="de")}
    assert courses["downfall"]["guide"] == "Plinius"
    for game, course in courses.items():
        book = await ann.ok("GET", f"/api/games/{game}/lessons", language="de")
        assert [one["name"] for one in course["lessons"]] == list(book["steps"])
        for one in course["lessons"]:
            assert one["steps"] == len(book["steps"][one["name"]])
            assert one["title"] == book["texts"][one["name"]]


async def test_a_lesson_is_played_like_a_table_and_hides_what_others_hold(someone: Someone) -> None:
    ann = await someone("Ann")
    begun = await ann.ok("POST", PLACE, {"moves": []})
    assert (begun["step"], begun["answer"], begun["snapshot"]["number"]) == (0, None, 0)
    assert begun["snapshot"]["opening"] == begun["snapshot"]["view"]
    assert begun["snapshot"]["view"]["hand"] == [3, 6, 8, 11]
    assert "hands" not in begun["snapshot"]["view"]
    moved = await ann.ok("POST", PLACE, {"moves": [">", "play 3 C3"]})
    assert moved["step"] == 2
    story = moved["snapshot"]["story"]
    assert [entry["seat"] for entry in story] == [0, None, 1, None]
    drawn = [event["seat"] for entry in story for event in entry["events"] if event["type"] == "got"]
    assert drawn == [0], "what others drew is not sent"
    later = await ann.ok("POST", PLACE, {"moves": [">", "play 3 C3"], "since": 3})
    assert [entry["number"] for entry in later["snapshot"]["story"]] == [4]
    assert later["snapshot"]["opening"] is None


async def test_a_move_that_does_not_go_on_is_answered_and_not_made(someone: Someone) -> None:
    ann = await someone("Ann")
    other = await ann.ok("POST", PLACE, {"moves": [">", "play 6 C4"]})
    assert other["answer"] == {"text": "place_first_other", "refusal": None}
    assert other["snapshot"]["number"] == 0
    illegal = await ann.ok("POST", PLACE, {"moves": [">", "play 3 F3"]})
    assert illegal["answer"]["text"] is None
    assert illegal["answer"]["refusal"]["reason"] == {"code": "other_house", "square": "F3", "card": 3}
    assert illegal["answer"]["refusal"]["rule"] == "D5"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (PLACE, {"moves": ["play 3 C3", ">"]}),
        (PLACE, {"moves": [">"] * 201}),
        (PLACE, {"moves": "play 3 C3"}),
        (PLACE, {"moves": [""]}),
        (PLACE, {"moves": [">", "x" * 401]}),
        (PLACE, {"moves": [">", "play 3 \x00"]}),
        (PLACE, {"moves": [], "seat": 1}),
        (PLACE, {"moves": [], "since": -1}),
        (PLACE, {}),
        ("/api/games/downfall/lessons/nothing", {"moves": []}),
        ("/api/games/chess/lessons/place", {"moves": []}),
    ],
)
async def test_nonsense_is_refused_in_a_sentence(someone: Someone, path: str, body: dict[str, object]) -> None:
    ann = await someone("Ann")
    assert (await ann.no(422, "POST", path, body))["code"] == "invalid"


async def test_how_far_somebody_is_goes_with_them_to_another_device(someone: Someone) -> None:
    ann, tablet = await someone("Ann"), await someone("Nobody yet")
    assert await ann.ok("GET", "/api/me/lessons") == []
    begun = {"done": False, "moves": [">", "play 3 C3"], "starts": [0, 1]}
    reached = {"game": "downfall", "lesson": "place", **begun}
    assert await ann.ok("PUT", MINE, begun) == reached
    assert await tablet.ok("GET", "/api/me/lessons") == []
    token = (await ann.ok("POST", "/api/me/link"))["token"]
    await tablet.ok("POST", "/api/me/claim", {"token": token})
    assert await tablet.ok("GET", "/api/me/lessons") == [reached]
    await tablet.ok("PUT", MINE, DONE)
    assert await ann.ok("GET", "/api/me/lessons") == [{**reached, **DONE}]
    assert (await ann.ok("PUT", MINE, begun))["done"], "what was done stays done"


async def test_only_lessons_that_there_are_are_remembered_and_only_of_people(someone: Someone, address: str) -> None:
    ann, nobody = await someone("Ann"), Player(address)
    assert await nobody.ok("GET", "/api/me/lessons") == []
    assert (await nobody.no(401, "PUT", MINE, DONE))["code"] == "nameless"
    assert (await ann.no(422, "PUT", MINE.replace("place", "nothing"), DONE))["code"] == "invalid"
    assert (await ann.no(422, "PUT", MINE, {**DONE, "moves": [">"] * 201}))["code"] == "invalid"
    await nobody.close()
