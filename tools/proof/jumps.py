"""The wall clock of a server jumps forward and back, and the server is down for a while: it is charged to nobody.

The server's ``time.time`` is shifted by a file (see ``shifted``), with no hook in the server. A jump forward is what a
laptop's sleep looks like; a jump while the server is down makes the downtime longer.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

import vesuvius
from tools.proof.report import Batch, Proof
from tools.proof.services import OFF, Server

HOUR = 3600
JUMPS = (24 * HOUR, 90 * 60, 12)
"""Seconds by which the clock jumps: in any round, forward and back again."""

CHARGED = 6.0
"""Seconds of a jump or of a downtime that a clock may be charged with at most, besides the time of the world."""

DOWN = 12
"""Seconds of a short downtime."""

CLOCKS = ({"kind": "live", "minutes": 5}, {"kind": "slow", "hours": 1})


class Game:
    """A game of two seats of one person, whose clocks run."""

    def __init__(self, http: httpx.AsyncClient, table_id: str) -> None:
        self._http, self._id = http, table_id

    @classmethod
    async def open(cls, http: httpx.AsyncClient, clock: dict[str, Any]) -> "Game":
        plan = {"game": vesuvius.games()[0], "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock, "grace": 0}
        return cls(http, (await http.post("/api/tables", json=plan)).json()["id"])

    async def snapshot(self) -> Any:
        return (await self._http.get(f"/api/tables/{self._id}/snapshot", params={"seat": 0})).json()

    async def left(self) -> float:
        """The seconds left to the seat to move."""
        found = await self.snapshot()
        return float(found["times"]["left"][found["to_move"]]) / 1000

    async def late(self) -> int:
        """How many moves a bot made because time was up."""
        return sum(entry["late"] for entry in (await self.snapshot())["story"])

    async def move(self) -> bool:
        """Make a move, so that a turn begins."""
        found = await self.snapshot()
        seat = found["to_move"]
        mine = (await self._http.get(f"/api/tables/{self._id}/snapshot", params={"seat": seat})).json()
        body = {"type": "play", "seat": seat, "move": mine["legal"][0], "seen": mine["number"]}
        return (await self._http.post(f"/api/tables/{self._id}/moves", json=body)).status_code == 200


async def jumps(rounds: int, seed: int, folder: Path) -> Batch:
    batch, shift = Batch(), folder / "shift"
    shift.write_text("0")
    path = str(Path(__file__).parent / "shifted")
    one = Server(folder, {**OFF, "PYTHONPATH": path, "VESUVIUS_CLOCK_SHIFT": str(shift)})
    try:
        await one.start()
        async with httpx.AsyncClient(base_url=one.address, verify=False, timeout=30) as http:
            (await http.put("/api/me", json={"name": "Ann"})).raise_for_status()
            for number in range(seed, seed + rounds):
                await _round(one, http, shift, JUMPS[number % len(JUMPS)], batch)
                batch.amount += 1
    finally:
        await one.kill()
    return batch


async def _round(one: Server, http: httpx.AsyncClient, shift: Path, ahead: float, batch: Batch) -> None:
    games = [await Game.open(http, clock) for clock in CLOCKS]

    def jump(seconds: float) -> None:
        shift.write_text(str(float(shift.read_text()) + seconds))

    async with _uncharged(games, f"a jump of {ahead} s", batch):
        jump(ahead)
        await asyncio.sleep(1.5)
    games += [await Game.open(http, clock) for clock in CLOCKS]
    async with _uncharged(games, f"a jump of -{ahead} s", batch):
        jump(-ahead)
        await asyncio.sleep(1.5)
    await _run(games, f"after a jump of -{ahead} s", batch)
    for how, end, down in (("stopped", one.stop, DOWN), ("killed", one.kill, ahead), ("killed", one.kill, DOWN)):
        async with _uncharged(games, f"{down} s down, {how}", batch):
            await end()
            jump(down)
            await one.start()
    await _run(games, "after all that", batch)
    for game in games:
        batch.expect(await game.move(), "a seat cannot move after all that")


@asynccontextmanager
async def _uncharged(games: list[Game], what: str, batch: Batch) -> AsyncIterator[None]:
    """What happens meanwhile takes no time from anybody, except the seconds in which a server is up."""
    before = [(await game.left(), await game.late()) for game in games]
    began = time.monotonic()
    yield
    for game, (then, lates) in zip(games, before, strict=True):
        if await game.late() > lates:
            batch.faults.append(f"{what}: a bot moved for a seat that had time")
            continue
        charged = then - await game.left()
        batch.within(f"charged with {what}", charged, CHARGED + time.monotonic() - began, "charged at most")
        batch.expect(charged > -CHARGED, f"{what} gives {-charged:.0f} s back")
    batch.count("clocks", len(games))


async def _run(games: list[Game], when: str, batch: Batch) -> None:
    """The clocks run, at the pace of the world."""
    before = [await game.left() for game in games]
    await asyncio.sleep(2)
    for game, then in zip(games, before, strict=True):
        batch.expect(1 < then - await game.left() < CHARGED, f"{when}: a clock stands still, or races")


PROOFS = (Proof("jumps", "clock jumps and downtime", "rounds", jumps, 30, 6),)
