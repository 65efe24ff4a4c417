"""The journal of a table: whole, and therefore only when the game is over."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from vesuvius import journal
from vesuvius.contract import Actor
from vesuvius.store import Row
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.table import Table


async def journal_of(hall: Hall, table: Table) -> str:
    """Every move of a finished game as text; moves that were taken back are not part of it."""
    rows = await moves_of(hall, table)
    return await asyncio.to_thread(_written, table, rows)


def _written(table: Table, rows: list[Row]) -> str:
    course, rules = table.under_way, table.rules
    moves: list[tuple[Actor, Any]] = [(row.actor, rules.parse(row.move)) for row in rows]
    date = datetime.fromtimestamp((table.record.started_at or 0) / 1000, UTC).date().isoformat()
    people = ", ".join(seat.name or seat.bot or "nobody" for seat in table.seats)
    return journal.write(journal.record(table.record.game, course.state, moves, Date=date, People=people))


async def moves_of(hall: Hall, table: Table) -> list[Row]:
    """Every move of a finished game that stands, under the number it has at the table."""
    if table.record.status != "over":
        raise NotNow("A journal holds what is hidden: it can be had when the game is over.")
    return stood(await hall.store.history.since(table.id, 0))


def stood(rows: list[Row]) -> list[Row]:
    """The moves that stand: each "take back" goes, and the move it takes back with it."""
    standing: list[Row] = []
    for row in rows:
        if row.back:
            standing.pop()
        else:
            standing.append(row)
    return standing
