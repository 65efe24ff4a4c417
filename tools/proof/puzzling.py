"""Every puzzle that ships is searched again, with as many nodes as when it was found and another seed."""

import asyncio
from itertools import islice
from pathlib import Path

from tools.proof.report import Batch, Proof
from vesuvius.games import games
from vesuvius.puzzles import puzzles
from vesuvius.puzzles.mine import NODES, WIDE, margin

FIRST = 79
"""The number that the first batch begins with."""


async def puzzling(amount: int, seed: int, _: Path) -> Batch:
    """Search these puzzles again."""
    batch = Batch()
    shelf = [one for name in games() for one in puzzles(name)]
    for one in islice(shelf, seed - FIRST, seed - FIRST + amount):
        found = await asyncio.to_thread(margin, one, NODES, seed)
        batch.expect(found > WIDE, f"{one.game} {one.id}: {one.best[0]} is ahead by {found:.3f} only")
        batch.amount += 1
    return batch


PROOFS = (
    Proof("puzzles", "answers of puzzles", "puzzles", puzzling, sum(len(puzzles(name)) for name in games()), 20, 0),
)
