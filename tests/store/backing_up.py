"""A short form of ``tools/proof/backups.py``: games are opened and played without a server."""

import asyncio
import time
from pathlib import Path
from random import Random

from tests.tables.playing import NONE, move
from tools.proof.backups import check, lengths
from tools.proof.report import Batch
from vesuvius.store import Person, Store
from vesuvius.store.backup import backup_to, run
from vesuvius.tables.hall import Hall
from vesuvius.tables.seating import Place, TableSetup, open_table


async def back_up_during_play(url: str, folder: Path, seconds: float) -> Batch:
    """Back up without a break while games are played in a thread; restore and compare all backups."""
    batch = Batch()
    playing = asyncio.create_task(asyncio.to_thread(lambda: run(_evening(url, seconds))))
    taken: list[tuple[Path, dict[str, int]]] = []
    while not playing.done():
        taken.append((folder / f"{len(taken)}.gz", await lengths(url)))
        await backup_to(url, taken[-1][0])
    await playing
    for file, before in taken:
        await check(url, file, before, batch)
    batch.amount = len(taken)
    return batch


async def _evening(url: str, seconds: float) -> None:
    """Open tables and play a few moves at each, without a break."""
    store = await Store.open(url)
    hall = Hall(store)
    until = time.monotonic() + seconds

    async def play(host: Person, rng: Random) -> None:
        await store.people.add(host, 0)
        while time.monotonic() < until:
            table = await open_table(hall, host, TableSetup("downfall", [Place("me"), Place("me")], clock=NONE))
            for _ in range(5):
                await move(hall, table, rng)

    try:
        await asyncio.gather(*(play(Person(f"player-{n}", f"Player {n}"), Random(n)) for n in range(4)))
    finally:
        await hall.close()
        await store.close()
