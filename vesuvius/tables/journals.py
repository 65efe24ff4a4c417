"""The journal of a table. It holds every hidden draw, and is therefore given out only when the game is over."""

import asyncio
from datetime import UTC, datetime

from vesuvius import journal
from vesuvius.contract import Actor, AnyMove
from vesuvius.store import Row
from vesuvius.tables.course import replay, standing
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.table import Table


async def journal_of(hall: Hall, table: Table) -> str:
    """The journal of a finished game as text, without the moves that were taken back."""
    rows = await moves_of(hall, table)
    return await asyncio.to_thread(_written, table, rows)


def _written(table: Table, rows: list[Row]) -> str:
    course, record = table.under_way, table.record
    moves: list[tuple[Actor, AnyMove]] = [(row.actor, course.rules.parse(row.move)) for row in rows]
    date = datetime.fromtimestamp((record.started_at or 0) / 1000, UTC).date().isoformat()
    people = ", ".join(seat.name or seat.bot or "nobody" for seat in table.seats)
    given_up = [name for name, seat in zip(course.rules.names(course.state), table.seats, strict=True) if seat.resigned]
    headers = {"Date": date, "People": people}
    if given_up:
        headers["Resigned"] = ", ".join(given_up)
    if (origin := record.origin) is not None:
        headers["Origin"] = origin["title"]
    position = None if origin is None else origin["position"]
    return journal.write(journal.record(record.game, course.state, moves, record.rules, position, **headers))


async def moves_of(hall: Hall, table: Table) -> list[Row]:
    """The moves of a finished game that were not taken back; NotNow before the end."""
    if table.record.status != "over":
        raise NotNow("A journal contains what is hidden. You can have it when the game is over.")
    rows = await hall.store.history.since(table.id, 0)
    _, entries = await replay(table.begin(table.record.started_at or 0), rows, hall.outages)
    return standing(rows, entries)
