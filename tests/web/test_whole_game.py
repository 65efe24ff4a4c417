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
"""A limit on moves: random play may never end The Last Days."""


async def at_turn(socket: Socket) -> dict[str, Any]:
    """The next snapshot in which this seat is to move, or the last one."""
    while True:
        snapshot = await socket.receive("snapshot")
        if snapshot["to_move"] in (snapshot["seat"], None):
            return snapshot


@pytest.mark.parametrize("game", vesuvius.games())
async def test_two_people_play_a_whole_game_by_socket(someone: Someone, game: str) -> None:
    ann, ben, rng = await someone("Ann"), await someone("Ben"), Random(7)
    table = await ann.open("me", "open", game=game, grace=0)
    async with ann.socket(table["id"]) as first:
        await ben.ok("POST", f"/api/tables/{table['id']}/join", {})
        async with ben.socket(table["id"]) as second:
            sockets = [first, second]
            seat = (await at_turn(first))["to_move"]
            snapshot = await first_snapshot(sockets, seat)
            moves = 0
            while snapshot["to_move"] is not None and moves < LONG_ENOUGH:
                seat = snapshot["to_move"]
                if snapshot["seat"] != seat:
                    snapshot = await at_turn(sockets[seat])
                    continue
                move = rng.choice(snapshot["legal"])
                await sockets[seat].send(type="play", seat=seat, move=move, seen=snapshot["number"])
                answer = await sockets[seat].receive("played", "refused")
                assert answer["type"] == "played", answer
                snapshot = await newest(sockets[seat], answer["number"])
                moves += 1
    assert moves > 10
    if snapshot["to_move"] is not None:
        return
    written = (await ann.http.get(f"/api/tables/{table['id']}/journal")).text
    assert journal.read(written).game == game
    card = await ben.ok("GET", f"/api/tables/{table['id']}")
    assert card["status"] == "over"
    assert card["result"] == snapshot["result"]


async def first_snapshot(sockets: list[Socket], seat: int) -> dict[str, Any]:
    socket = sockets[seat]
    known = [message for message in socket.received if message["type"] == "snapshot"]
    return known[-1] if known else await socket.receive("snapshot")


async def newest(socket: Socket, number: int) -> dict[str, Any]:
    """The snapshot after the client's own move, which may arrive before its acknowledgement."""
    for message in reversed(socket.received):
        if message["type"] == "snapshot" and message["number"] >= number:
            return message
    while True:
        snapshot = await socket.receive("snapshot")
        if snapshot["number"] >= number:
            return snapshot
