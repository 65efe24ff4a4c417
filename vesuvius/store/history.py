"""The moves of a table, as they were stored."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.records import Change, Row
from vesuvius.store.schema import moves
from vesuvius.store.writing import Pen

_COLUMNS = (
    moves.c.number, moves.c.seat, moves.c.move, moves.c.at, moves.c.back,
    moves.c.person_id, moves.c.bot, moves.c.late, moves.c.key, moves.c.note,
)  # fmt: skip


class History:
    """Append-only: nothing here changes or deletes a move."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pen = Pen(engine)

    async def append(self, table_id: str, rows: Sequence[Row], change: Change | None = None) -> None:
        """Store moves and the change of their table; Conflict if one of their numbers, or their key, is taken."""
        await self._pen.append(table_id, rows, change)

    async def since(self, table_id: str, number: int) -> list[Row]:
        """The moves after that number, in order."""
        found = select(*_COLUMNS).where(moves.c.table_id == table_id, moves.c.number > number).order_by(moves.c.number)
        async with begin(self._engine) as connection:
            return [_row(row) for row in await connection.execute(found)]

    async def keyed(self, table_id: str, key: str) -> Row | None:
        """The move that was sent with that key, if it was stored."""
        found = select(*_COLUMNS).where(moves.c.table_id == table_id, moves.c.key == key)
        async with begin(self._engine) as connection:
            row = (await connection.execute(found)).one_or_none()
        return None if row is None else _row(row)

    async def close(self) -> None:
        await self._pen.close()


def _row(found: Iterable[Any]) -> Row:
    return Row(*found)
