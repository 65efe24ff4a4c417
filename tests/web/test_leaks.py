"""What a seat may not see is refused; ``tools/proof/leaks.py`` shows that nothing else depends on it."""

import pytest

from tests.web.conftest import Someone

pytestmark = pytest.mark.anyio


async def test_nobody_looks_from_a_foreign_seat(someone: Someone) -> None:
    ann, gaius = await someone("Ann"), await someone("Gaius")
    table = await ann.open("me", "me")
    refusal = await gaius.no(403, "GET", f"/api/tables/{table['id']}/snapshot", seat=0)
    assert refusal["code"] == "foreign_seat"
    async with gaius.socket(table["id"], seat=1) as socket:
        assert (await socket.receive())["code"] == "foreign_seat"
    async with gaius.socket(table["id"]) as socket:
        assert (await socket.receive("snapshot"))["seat"] is None
        await socket.send(type="look", seat=0)
        assert (await socket.receive("refused"))["code"] == "foreign_seat"


async def test_a_journal_is_kept_back_until_the_game_is_over(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    assert (await ann.no(409, "GET", f"/api/tables/{table['id']}/journal"))["code"] == "not_now"
