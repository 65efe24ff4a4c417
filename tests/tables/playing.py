"""Helpers to open a table and make moves."""

from random import Random
from typing import Any

from vesuvius.store import Clock, Person
from vesuvius.tables.attempts import Attempt, By
from vesuvius.tables.hall import Hall
from vesuvius.tables.seating import Place, TableSetup, join, open_table
from vesuvius.tables.table import Table


async def table_for_two(hall: Hall, ann: Person, ben: Person, game: str = "downfall", **plan: Any) -> Table:
    """A started game with Ann in seat 0 and Ben in seat 1; by default without grace."""
    plan.setdefault("clock", NONE)
    table = await open_table(hall, ann, TableSetup(game, [Place("me"), Place("open")], **plan))
    return await join(hall, table.id, ben)


async def move(hall: Hall, table: Table, rng: Random) -> int:
    """Make a random move for the seat to move."""
    seat = table.to_move
    assert isinstance(seat, int)
    text = str(rng.choice(table.rules.legal(table.under_way.state, seat)))
    return await hall.play(table.id, Attempt(seat, text, By(table.seats[seat].person_id), table.number))


def legal(table: Table, seat: int) -> list[str]:
    return [str(move) for move in table.rules.legal(table.under_way.state, seat)]


NONE = Clock(grace=0)
LIVE = Clock("live", 60_000, 1_000)
SLOW = Clock("slow", 3_600_000)
