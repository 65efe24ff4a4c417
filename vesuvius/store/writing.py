"""One pen for all moves: what arrives while it writes shares the next transaction; a busy evening costs few commits."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store import schema
from vesuvius.store.database import Unavailable, begin
from vesuvius.store.records import Change, Row


class Conflict(Exception):
    """The table already has a move of that number, or of that key: somebody else was faster."""


@dataclass(slots=True)
class _Entry:
    table_id: str
    rows: Sequence[Row]
    change: Change | None
    done: asyncio.Future[None]


class Pen:
    """Appends moves. All rows of one call are written, or none; when the call returns, they are on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table_id: str, rows: Sequence[Row], change: Change | None = None) -> None:
        """Write moves down, and what they change about the table, in one transaction; Conflict if a number is taken."""
        entry = _Entry(table_id, rows, change, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        await asyncio.shield(entry.done)

    async def close(self) -> None:
        """Finish what has been begun."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit(batch)
            except Exception as error:  # whoever waits must hear it, whatever it is
                self._fail(batch, error)

    async def _commit(self, batch: list[_Entry]) -> None:
        try:
            async with begin(self._engine) as connection:
                rows = [_columns(entry.table_id, row) for entry in batch for row in entry.rows]
                if rows:
                    await connection.execute(insert(schema.moves), rows)
                for entry in batch:
                    if entry.change is not None:
                        await connection.execute(_update(entry.table_id, entry.change))
        except IntegrityError as error:
            if len(batch) == 1:
                self._fail(batch, Conflict(batch[0].table_id).with_traceback(error.__traceback__))
            else:
                for entry in batch:
                    await self._commit([entry])
        except Unavailable as error:
            self._fail(batch, error)
        else:
            for entry in batch:
                if not entry.done.done():
                    entry.done.set_result(None)

    @staticmethod
    def _fail(batch: list[_Entry], error: Exception) -> None:
        for entry in batch:
            if not entry.done.done():
                entry.done.set_exception(error)


def _columns(table_id: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": row.number,
        "seat": row.seat,
        "move": row.move,
        "back": row.back,
        "at": row.at,
        "person_id": row.person_id,
        "bot": row.bot,
        "late": row.late,
        "key": row.key,
    }


def _update(table_id: str, change: Change) -> Any:
    values: dict[str, Any] = {"due_at": change.due_at}
    for name in ("status", "started_at", "finished_at", "result"):
        if (value := getattr(change, name)) is not None:
            values[name] = value
    if change.status is not None:
        values["revision"] = schema.tables.c.revision + 1
    if change.status == "over":
        values["code"] = None
    return update(schema.tables).where(schema.tables.c.id == table_id).values(**values)
