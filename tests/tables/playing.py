"""How the tests of tables play."""

from random import Random
from typing import Any

from vesuvius.store import Clock, Person
from vesuvius.tables.hall import By, Hall
from vesuvius.tables.seating import Place, Plan, join, open_table
from vesuvius.tables.table import Table


async def table_for_two(hall: Hall, ann: Person, ben: Person, game: str = "downfall", **plan: Any) -> Table:
    """A game that has begun, Ann in seat 0 and Ben in seat 1; nobody waits for anybody unless told to."""
    plan.setdefault("clock", Clock(grace=0))
    table = await open_table(hall, ann, Plan(game, [Place("me"), Place("open")], **plan))
    return await join(hall, table.id, ben)


async def move(hall: Hall, table: Table, rng: Random) -> int:
    """Whoever is waited for makes a random move."""
    seat = table.to_move
    assert isinstance(seat, int)
    text = str(rng.choice(table.rules.legal(table.under_way.state, seat)))
    return await hall.play(table.id, seat, text, seen=table.number, by=By(table.seats[seat].person_id))


def legal(table: Table, seat: int) -> list[str]:
    return [str(move) for move in table.rules.legal(table.under_way.state, seat)]


LIVE = Clock("live", 60_000, 1_000)
SLOW = Clock("slow", 3_600_000)
