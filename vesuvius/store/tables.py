"""Tables and their seats. A seat is taken by a conditional update, so that of two who reach for it one gets it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, exists, insert, or_, select, update
from sqlalchemy.engine import Row as Found
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.contract import Seat
from vesuvius.store.database import begin
from vesuvius.store.records import Clock, Seated, TableRecord
from vesuvius.store.schema import people, seats, tables

LIVE = ("waiting", "playing")


class Tables:
    """Every change of a table's seats or status raises its revision."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, record: TableRecord, seated: Sequence[Seated]) -> None:
        """A new table; an IntegrityError if its code is in use."""
        async with begin(self._engine) as connection:
            await connection.execute(insert(tables), [asdict(record)])
            places = [{"table_id": record.id, "seat": s.seat, "person_id": s.person_id, "bot": s.bot} for s in seated]
            await connection.execute(insert(seats), places)

    async def get(self, table_id: str) -> tuple[TableRecord, tuple[Seated, ...]] | None:
        """A table with its seats, or None."""
        async with begin(self._engine) as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if found is None:
                return None
            return _record(found), (await _seats(connection, [table_id]))[table_id]

    async def by_code(self, code: str) -> str | None:
        """The id of the live table with that short code."""
        async with begin(self._engine) as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.code == code))
            return found.scalar_one_or_none()

    async def waiting(self, limit: int) -> list[tuple[TableRecord, tuple[Seated, ...]]]:
        """Public tables that wait for players, the newest first."""
        return await self._list(tables.c.status == "waiting", tables.c.public.is_(True), limit=limit)

    async def of_person(self, person_id: str, limit: int) -> list[tuple[TableRecord, tuple[Seated, ...]]]:
        """The tables a person sits at or has opened, those under way first, then the newest."""
        sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person_id == person_id)
        return await self._list(
            or_(sits, tables.c.host_id == person_id), tables.c.status != "closed", limit=limit, live_first=True
        )

    async def _list(
        self, *where: ColumnElement[bool], limit: int, live_first: bool = False
    ) -> list[tuple[TableRecord, tuple[Seated, ...]]]:
        order = [tables.c.status.in_(LIVE).desc()] if live_first else []
        query = select(tables).where(*where).order_by(*order, tables.c.created_at.desc()).limit(limit)
        async with begin(self._engine) as connection:
            records = [_record(row) for row in await connection.execute(query)]
            seated = await _seats(connection, [record.id for record in records])
        return [(record, seated[record.id]) for record in records]

    async def sit(self, table_id: str, seat: Seat, person_id: str, now: int) -> bool:
        """Take an empty seat at a table that waits; False if somebody else was faster. The server is due: was it the
        last seat, the game begins, even if the server that heard of it dies."""
        waits = exists().where(tables.c.id == table_id, tables.c.status == "waiting")
        empty = (seats.c.person_id.is_(None), seats.c.bot.is_(None))
        return await self._seat(table_id, seat, *empty, waits, person_id=person_id, touch={"due_at": now})

    async def stand_up(self, table_id: str, seat: Seat, person_id: str) -> bool:
        """Free one's seat before the game."""
        return await self._seat(table_id, seat, seats.c.person_id == person_id, person_id=None, bot=None)

    async def stand_in(self, table_id: str, seat: Seat, person_id: str, bot: str | None, now: int) -> bool:
        """Let a bot sit in for a person who walks away; None: the person is back. The server is due at once."""
        mine = seats.c.person_id == person_id
        return await self._seat(table_id, seat, mine, bot=bot, touch={"due_at": now})

    async def put_bot(self, table_id: str, seat: Seat, bot: str | None, now: int) -> bool:
        """Seat a bot where no person sits, before the game; None takes it away. The server is due, as when somebody
        sits down."""
        waits = exists().where(tables.c.id == table_id, tables.c.status == "waiting")
        return await self._seat(table_id, seat, seats.c.person_id.is_(None), waits, bot=bot, touch={"due_at": now})

    async def _seat(
        self,
        table_id: str,
        seat: Seat,
        *where: ColumnElement[bool],
        touch: Mapping[str, int] | None = None,
        **values: str | None,
    ) -> bool:
        place = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, *where).values(**values)
        async with begin(self._engine) as connection:
            if (await connection.execute(place)).rowcount != 1:
                return False
            await connection.execute(_touch(tables.c.id == table_id).values(**touch or {}))
        return True

    async def close(self, table_id: str) -> None:
        """A table that everybody left before the game is put away."""
        away = update(tables).where(tables.c.id == table_id, tables.c.status == "waiting")
        values = {"status": "closed", "code": None, "revision": tables.c.revision + 1}
        async with begin(self._engine) as connection:
            await connection.execute(away.values(**values))

    async def follow(self, table_id: str, next_id: str) -> str:
        """Name the table of the rematch, once: whoever asks second gets the first one's table."""
        name = update(tables).where(tables.c.id == table_id, tables.c.next_id.is_(None))
        async with begin(self._engine) as connection:
            await connection.execute(name.values(next_id=next_id, revision=tables.c.revision + 1))
            found = await connection.execute(select(tables.c.next_id).where(tables.c.id == table_id))
            return str(found.scalar_one())

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """The tables at which the server must act, with their revisions."""
        query = (
            select(tables.c.id, tables.c.revision).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(limit)
        )
        async with begin(self._engine) as connection:
            return [(table_id, revision) for table_id, revision in await connection.execute(query)]

    async def set_due(self, record: TableRecord, due_at: int | None) -> None:
        """Unless somebody has sat down or got up in the meantime: then the table stays due."""
        same = (tables.c.id == record.id, tables.c.revision == record.revision)
        async with begin(self._engine) as connection:
            await connection.execute(update(tables).where(*same).values(due_at=due_at))

    async def renamed(self, person_id: str) -> list[str]:
        """Raise the revision of every live table where a person sits: their name has changed."""
        sits = select(seats.c.table_id).where(seats.c.person_id == person_id)
        query = select(tables.c.id).where(tables.c.id.in_(sits), tables.c.status.in_(LIVE))
        async with begin(self._engine) as connection:
            ids = list((await connection.execute(query)).scalars())
            await connection.execute(_touch(tables.c.id.in_(ids)))
        return ids


def _touch(where: ColumnElement[bool]) -> Any:
    return update(tables).where(where).values(revision=tables.c.revision + 1)


def _record(row: Found[Any]) -> TableRecord:
    columns = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy documents it as public
    return TableRecord(**{**columns, "clock": Clock(**columns["clock"])})


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[Seated, ...]]:
    query = (
        select(seats.c.table_id, seats.c.seat, seats.c.person_id, people.c.name, seats.c.bot)
        .join_from(seats, people, seats.c.person_id == people.c.id, isouter=True)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, tuple[Seated, ...]] = dict.fromkeys(ids, ())
    for table_id, *place in await connection.execute(query):
        found[table_id] = (*found[table_id], Seated(*place))
    return found
