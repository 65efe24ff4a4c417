"""Two real clients play whole games over HTTP and sockets against the real server."""

from random import Random
from typing import Any

import pytest

import vesuvius
from tests.web.conftest import Someone
from tests.web.running import Socket
from vesuvius import journal

pytestmark = pytest.mark.anyio

LONG_ENOUGH = 200
"""Random play need not end in every game: The Last Days may stand still for ever."""


async def at_turn(socket: Socket) -> dict[str, Any]:
    """The next moment at which this seat is waited for, or the end."""
    while True:
        stands = await socket.hear("stands")
        if stands["to_move"] in (stands["seat"], None):
            return stands


@pytest.mark.parametrize("game", vesuvius.games())
async def test_two_people_play_a_whole_game_by_socket(someone: Someone, game: str) -> None:
    ann, ben, rng = await someone("Ann"), await someone("Ben"), Random(7)
    table = await ann.open("me", "open", game=game, grace=0)
    async with ann.socket(table["id"]) as first:
        await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        async with ben.socket(table["id"]) as second:
            sockets = [first, second]
            seat = (await at_turn(first))["to_move"]
            stands = await first_stands(sockets, seat)
            moves = 0
            while stands["to_move"] is not None and moves < LONG_ENOUGH:
                seat = stands["to_move"]
                if stands["seat"] != seat:
                    stands = await at_turn(sockets[seat])
                    continue
                move = rng.choice(stands["legal"])
                await sockets[seat].say(type="play", seat=seat, move=move, seen=stands["number"])
                answer = await sockets[seat].hear("played", "refused")
                assert answer["type"] == "played", answer
                stands = await newest(sockets[seat], answer["number"])
                moves += 1
    assert moves > 10
    if stands["to_move"] is not None:
        return
    written = (await ann.http.get(f"/api/tables/{table['id']}/journal")).text
    assert journal.read(written).game == game
    card = await ben.ok("GET", f"/api/tables/{table['id']}")
    assert card["status"] == "over"
    assert card["result"] == stands["result"]


async def first_stands(sockets: list[Socket], seat: int) -> dict[str, Any]:
    socket = sockets[seat]
    known = [message for message in socket.heard if message["type"] == "stands"]
    return known[-1] if known else await socket.hear("stands")


async def newest(socket: Socket, number: int) -> dict[str, Any]:
    """The position after a move of one's own: it may have come before its acknowledgement."""
    for message in reversed(socket.heard):
        if message["type"] == "stands" and message["number"] >= number:
            return message
    while True:
        stands = await socket.hear("stands")
        if stands["number"] >= number:
            return stands
