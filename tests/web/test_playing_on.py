"""Play on from a moment of a finished game, or of a journal: the new table has the same position."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from tests.web.conftest import Someone
from tests.web.running import Player
from vesuvius import journal
from vesuvius.jsonable import plain
from vesuvius.lessons import GO_ON, Course, courses, play

pytestmark = pytest.mark.anyio

REPLAYS = Path(__file__).parents[1] / "replays"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def text_of(name: str) -> str:
    return (REPLAYS / name / "2-players.txt").read_text("utf-8")


async def play_on(who: Player, name: str, origin: dict[str, Any], *others: str) -> Any:
    """Open a table at that moment; the first seat is mine."""
    return await who.open("me", *others, game=name, origin=origin)


@pytest.mark.parametrize("name", vesuvius.games())
async def test_a_moment_of_a_journal_becomes_a_table_with_the_same_position(someone: Someone, name: str) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    read = journal.read(text_of(name))
    number = next(  # a decision in the middle of the game
        at for at in range(len(read.moves) // 2, 0, -1) if read.rules.turn(read.state_after(at)) == 0
    )
    rules, state = read.rules, read.state_after(number)
    origin = {"kind": "journal", "journal": text_of(name), "number": number}
    card = await play_on(ann, name, origin, "open")
    assert card["status"] == "waiting"
    assert card["origin"] == {"kind": "journal", "id": None, "number": number, "hidden": "kept"}
    await ben.ok("POST", f"/api/tables/{card['id']}/join", {})
    for who, seat in ((ann, 0), (ben, 1)):
        shown = await who.snapshot(card["id"], seat)
        assert shown["number"] == 0
        assert shown["view"] == shown["opening"] == plain(rules.view(state, seat))
        assert shown["legal"] == [str(move) for move in rules.legal(state, seat)]
    await ann.no(409, "GET", f"/api/tables/{card['id']}/journal")  # it has what is hidden


@pytest.mark.parametrize("name", vesuvius.games())
async def test_what_was_hidden_may_be_dealt_again_by_the_odds(someone: Someone, name: str) -> None:
    """My seat sees the same; its opponent's hand is mostly another one."""
    ann, ben = await someone("Ann"), await someone("Ben")
    read = journal.read(text_of(name))
    number = next(at for at in range(20, 200) if read.rules.turn(read.state_after(at)) == 0)
    origin = {"kind": "journal", "journal": text_of(name), "number": number, "hidden": "dealt"}
    hands, views = [], []
    for _ in range(6):
        card = await play_on(ann, name, origin, "open")
        await ben.ok("POST", f"/api/tables/{card['id']}/join", {})
        mine, theirs = [(await who.snapshot(card["id"], seat))["view"] for who, seat in ((ann, 0), (ben, 1))]
        views.append(mine)
        hands.append(theirs.get("hand"))
    assert all(view == plain(read.rules.view(read.state_after(number), 0)) for view in views)
    assert len({str(hand) for hand in hands}) > 1 or hands[0] is None


async def finished(ann: Player, ben: Player, name: str) -> dict[str, Any]:
    """A table at which two bots have played to the end."""
    table = await ann.open("me", "novice", game=name, grace=0)
    await ann.ok("POST", f"/api/tables/{table['id']}/leave", {})
    async with asyncio.timeout(120), ben.socket(table["id"]) as socket:
        while (await socket.receive("table"))["status"] != "over":
            pass
    return table


async def test_a_finished_table_is_played_on_and_the_new_journal_names_its_origin(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await finished(ann, ben, "pompeji")
    steps = (await ann.ok("GET", f"/api/tables/{table['id']}/replay"))["steps"]
    step = steps[len(steps) // 2]
    origin = {"kind": "table", "id": table["id"], "number": step["number"]}
    card = await play_on(ann, "pompeji", origin, "novice")
    assert card["origin"] == {**origin, "hidden": "kept"}
    await ann.ok("POST", f"/api/tables/{card['id']}/leave", {})
    async with asyncio.timeout(120), ben.socket(card["id"]) as socket:
        while (await socket.receive("table"))["status"] != "over":
            pass
    read = journal.read((await ann.http.get(f"/api/tables/{card['id']}/journal")).text)
    assert plain(read.rules.view(read.start, None)) == step["view"]
    title = f"move {step['number']} of table {table['id']}, what was hidden as it was"
    assert read.headers["Origin"] == title
    replay = await ben.ok("GET", f"/api/tables/{card['id']}/replay")
    assert replay["opening"] == step["view"]
    assert len(replay["steps"]) == len(read.moves)


async def test_a_game_under_way_is_not_played_on(someone: Someone) -> None:
    """Its position has what is hidden."""
    ann, eve = await someone("Ann"), await someone("Eve")
    table = await ann.open("me", "novice", game="downfall")
    for who in (ann, eve):
        origin = {"kind": "table", "id": table["id"], "number": 8}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        refused = await who.no(409, "POST", "/api/tables", {"game": "downfall", "seats": seats, "origin": origin})
        assert refused["code"] == "not_now"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"origin": {"number": 10_000}}, "there is no move 10000"),
        ({"origin": {"number": 234}}, "The game is over there"),
        ({"origin": {"journal": "nonsense"}}, "not the journal of a game"),
        ({"game": "pompeji"}, "a moment of downfall"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}, "has 2 seats"),
        ({"options": {"edition": "mayfair"}}, "keeps its options"),
    ],
)
async def test_a_moment_that_cannot_be_played_on_is_refused(
    someone: Someone, change: dict[str, Any], reason: str
) -> None:
    ann = await someone("Ann")
    origin = {"kind": "journal", "journal": text_of("downfall"), "number": 30, **change.pop("origin", {})}
    if origin["number"] == 234:
        origin["number"] = len(journal.read(origin["journal"]).moves)
    plan = {"game": "downfall", "seats": SEATS, "origin": origin, **change}
    refused = await ann.no(422, "POST", "/api/tables", plan)
    assert (refused["code"], reason in refused["sentence"]) == ("invalid", True)


async def test_a_table_that_waits_keeps_the_options_of_its_origin(someone: Someone) -> None:
    ann = await someone("Ann")
    origin = {"kind": "journal", "journal": text_of("downfall"), "number": 30}
    path = f"/api/tables/{(await play_on(ann, 'downfall', origin, 'open'))['id']}/change"
    terms = {"options": {"dual_vents": False}, "clock": {"kind": "none"}, "name": "Ash"}
    assert (await ann.ok("POST", path, terms))["name"] == "Ash"
    refused = await ann.no(422, "POST", path, {**terms, "options": {"edition": "mayfair"}})
    assert "keeps its options" in refused["sentence"]


async def test_games_by_former_rules_are_not_played_on(someone: Someone) -> None:
    ann = await someone("Ann")
    text = (REPLAYS / "downfall" / "2-players-rules-1.txt").read_text("utf-8")
    origin = {"kind": "journal", "journal": text, "number": 30}
    refused = await ann.no(422, "POST", "/api/tables", {"game": "downfall", "seats": SEATS, "origin": origin})
    assert "The rules have changed" in refused["sentence"]


@pytest.mark.parametrize("course", courses(), ids=lambda one: one.game)
async def test_a_moment_of_a_lesson_becomes_a_table(someone: Someone, course: Course) -> None:
    ann = await someone("Ann")
    lesson = course.lessons[0]
    moves: list[str] = []
    standing = play(lesson, moves)
    for _ in range(2):
        moves.append(GO_ON if standing.asked and standing.asked.kind == "read" else str(standing.wanted[0]))
        standing = play(lesson, moves)
    rules, key = vesuvius.game(course.game), f"{course.game}/{lesson.id}"
    origin = {"kind": "lesson", "game": course.game, "id": lesson.id, "moves": moves}
    seats = ["me" if seat == lesson.seat else "open" for seat in range(standing.state.players)]
    card = await ann.open(*seats, game=course.game, origin=origin)
    assert card["origin"] == {"kind": "lesson", "id": key, "number": len(standing.entries), "hidden": "kept"}
    for _ in range(seats.count("open")):
        friend = await someone("Ben")
        await friend.ok("POST", f"/api/tables/{card['id']}/join", {})
    shown = await ann.snapshot(card["id"], lesson.seat)
    assert shown["view"] == plain(rules.view(standing.state, lesson.seat))
    for wrong in ({**origin, "id": "nosuch"}, {**origin, "game": "chess"}, {**origin, "moves": [GO_ON] * 9}):
        await ann.no(422, "POST", "/api/tables", {"game": course.game, "seats": [{"kind": "me"}], "origin": wrong})
