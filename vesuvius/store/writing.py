"""The writer of all moves. Moves that arrive during a commit share the next transaction."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.store import schema
from vesuvius.store.database import Rejected, Unavailable, begin
from vesuvius.store.records import Change, Row


class Conflict(Exception):
    """The table already has a move with that number or key, or its record has changed: another writer was faster."""


@dataclass(slots=True)
class _Entry:
    table_id: str
    rows: Sequence[Row]
    change: Change | None
    done: asyncio.Future[None]


class Pen:
    """Appends moves. Either all rows of one call are written or none; when the call returns, they are on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, table_id: str, rows: Sequence[Row], change: Change | None = None) -> None:
        """Write moves and the change of their table in one transaction; Conflict if a number or key is taken."""
        entry = _Entry(table_id, rows, change, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        await entry.done

    async def close(self) -> None:
        """Finish writing."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        """Write batch after batch. Each is sorted by table, so that two servers cannot deadlock."""
        while self._waiting:
            batch, self._waiting = sorted(self._waiting, key=lambda entry: entry.table_id), []
            await self._commit(batch)

    async def _commit(self, batch: list[_Entry]) -> None:
        """Write a batch in one transaction. If the database rejects it, each entry gets a transaction of its own."""
        try:
            async with begin(self._engine) as connection:
                rows = [_columns(entry.table_id, row) for entry in batch for row in entry.rows]
                if rows:
                    await connection.execute(insert(schema.moves), rows)
                changes = [(entry.table_id, entry.change) for entry in batch if entry.change is not None]
                turns = [_turn(table_id, change) for table_id, change in changes if change.status is None]
                if turns:
                    await connection.execute(_TURN, turns)
                for table_id, change in changes:
                    if change.status is not None:
                        await _change(connection, table_id, change)
                    if change.resigned is not None or change.settled:
                        await _reseat(connection, table_id, change)
        except Exception as error:
            in_trouble = isinstance(error, Unavailable) and not isinstance(error, Rejected)
            if len(batch) > 1 and not in_trouble:  # one of the entries is to blame, and fails alone
                for entry in batch:
                    await self._commit([entry])
            elif isinstance(error, IntegrityError | Conflict):
                self._fail(batch, Conflict(batch[0].table_id).with_traceback(error.__traceback__))
            else:
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
        "note": row.note,
    }


_TURN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(
        due_at=bindparam("due"),
        to_move=bindparam("seat"),
        to_move_since=bindparam("since"),
        paused=bindparam("stopped"),
    )
)


def _turn(table_id: str, change: Change) -> dict[str, Any]:
    return {
        "table": table_id,
        "due": change.due_at,
        "seat": change.to_move,
        "since": change.to_move_since,
        "stopped": change.paused,
    }


async def _change(connection: AsyncConnection, table_id: str, change: Change) -> None:
    """Start or end a game; Conflict if the record has another revision by now."""
    done = await connection.execute(_update(table_id, change))
    if change.revision is not None and done.rowcount != 1:
        raise Conflict(table_id)


async def _reseat(connection: AsyncConnection, table_id: str, change: Change) -> None:
    """A seat is given up, or what people wanted is done: the table has a new revision."""
    here = schema.seats.c.table_id == table_id
    if change.resigned is not None:
        given_up = update(schema.seats).where(here, schema.seats.c.seat == change.resigned)
        await connection.execute(given_up.values(resigned=True, bot=change.bot, wants=None))
    if change.settled:
        await connection.execute(update(schema.seats).where(here).values(wants=None))
    raised = update(schema.tables).where(schema.tables.c.id == table_id)
    await connection.execute(raised.values(revision=schema.tables.c.revision + 1))


def _update(table_id: str, change: Change) -> Any:
    values: dict[str, Any] = {
        "due_at": change.due_at,
        "to_move": change.to_move,
        "to_move_since": change.to_move_since,
        "paused": change.paused,
    }
    for name in ("status", "started_at", "finished_at", "result"):
        if (value := getattr(change, name)) is not None:
            values[name] = value
    if change.status is not None:
        values["revision"] = schema.tables.c.revision + 1
    if change.status == "over":
        values["code"] = None
    found = update(schema.tables).where(schema.tables.c.id == table_id)
    if change.revision is not None:
        found = found.where(schema.tables.c.revision == change.revision)
    return found.values(**values)
