"""What a move would bring is told to its own seat, from its own view, and changes nothing."""

import pytest

import vesuvius
from tests.web.conftest import Someone
from vesuvius.store import Clock
from vesuvius.tables.clock import Times
from vesuvius.tables.course import Course
from vesuvius.tables.foresight import foreseen
from vesuvius.tables.refusals import IllegalMove

pytestmark = pytest.mark.anyio


async def test_a_move_is_foreseen_and_not_made(someone: Someone) -> None:
    ann, ben = await someone("Ann"), await someone("Ben")
    table = await ann.open("me", "open")
    await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
    before = await ann.stands(table["id"], 0)
    path = f"/api/tables/{table['id']}/foresee"
    told = await ann.ok("GET", path, seat=0, move=before["legal"][0])
    assert [event["type"] for event in told["events"]] == ["played"]
    assert await ann.stands(table["id"], 0) == before
    refused = await ann.no(422, "GET", path, seat=0, move="run A1 out")
    assert refused["code"] == "illegal"
    assert (await ben.no(403, "GET", path, seat=0, move=before["legal"][0]))["code"] == "foreign_seat"
    assert (await ann.no(422, "GET", path, seat=0))["code"] == "invalid"


def course(position: dict[str, object]) -> Course:
    rules = vesuvius.game("downfall")
    return Course(rules, rules.load(position), 0, Times.begin(Clock(), 2, 0))


SETTLING: dict[str, object] = {
    "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "hands": [[7, 7], [1, 2, 4, 4]],
    "markers": {"F5": [2, 1]}, "deck": {"left": 20, "omens": 3, "ad79": 1},
}  # fmt: skip


async def test_what_would_lay_hidden_cards_open_is_not_foreseen() -> None:
    """An eruption shows all hands; two imagined tables would show different ones."""
    assert foreseen(course(SETTLING), 0, "erupt") == []
    assert foreseen(course(SETTLING), 0, "play 7 C3")[0]["joker"]


async def test_an_illegal_move_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalMove, match="You hold no 9") as refusal:
        foreseen(course(SETTLING), 0, "play 9 E6")
    assert refusal.value.rule == "D5"
