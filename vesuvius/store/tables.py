"""Tables and their seats. A seat is taken by a conditional update, so of two people who want it only one gets it."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import to_builtins
from sqlalchemy import ColumnElement, CompoundSelect, and_, delete, exists, func, insert, select, tuple_, update
from sqlalchemy.engine import Row as Found
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.contract import Json, Seat
from vesuvius.store.database import begin
from vesuvius.store.records import ANY, Clock, Due, Listing, Seated, TableRecord, Wanted, Wish
from vesuvius.store.schema import chat, findings, moves, people, seats, tables

LIVE = ("waiting", "playing")


class Tables:
    """Every change of a table's seats or status raises its revision."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, record: TableRecord, seated: Sequence[Seated]) -> None:
        """Add a table; IntegrityError if its code is in use."""
        async with begin(self._engine) as connection:
            await connection.execute(insert(tables), [to_builtins(record)])
            places = [{"table_id": record.id, **to_builtins(seat)} for seat in seated]
            await connection.execute(insert(seats), places)

    async def get(self, table_id: str) -> tuple[TableRecord, tuple[Seated, ...]] | None:
        """A table with its seats, or None."""
        if not table_id.isprintable():  # PostgreSQL rejects some of these; no id has such characters
            return None
        async with begin(self._engine) as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if found is None:
                return None
            return _record(found), (await _seats(connection, [table_id]))[table_id]

    async def by_code(self, code: str) -> str | None:
        """The id of the table with that short code; codes end when the game starts."""
        if not code.isprintable():
            return None
        query = select(tables.c.id).where(tables.c.code == code, tables.c.status == "waiting")
        async with begin(self._engine) as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def waiting(self, limit: int, wanted: Wanted = ANY) -> list[Listing]:
        """Public tables with open seats, the newest first: those that are wanted."""
        empty = (seats.c.table_id == tables.c.id, seats.c.person_id.is_(None), seats.c.bot.is_(None))
        free = select(func.count()).select_from(seats).where(*empty).scalar_subquery()
        chosen: list[ColumnElement[bool]] = []
        if wanted.game is not None:
            chosen.append(tables.c.game == wanted.game)
        if wanted.players is not None:
            chosen.append(tables.c.players == wanted.players)
        if wanted.clock is not None:
            chosen.append(tables.c.clock["kind"].as_string() == wanted.clock)
        if wanted.free is not None:
            chosen.append(free >= wanted.free)
        return await self._list(tables.c.status == "waiting", tables.c.public.is_(True), *chosen, limit=limit)

    async def of_person(self, person_id: str, limit: int) -> list[Listing]:
        """The tables a person sits at or has opened: first those where it is their turn, then those under way or
        waiting, then the others; the newest first."""
        seat = exists().where(seats.c.table_id == tables.c.id, seats.c.person_id == person_id)
        to_move = and_(
            tables.c.status == "playing",
            tables.c.paused.is_(False),
            seat.where(seats.c.seat == tables.c.to_move, seats.c.bot.is_(None)),
        )
        return await self._list(
            tables.c.id.in_(_mine(person_id)),
            tables.c.status != "closed",
            limit=limit,
            first=(to_move, tables.c.status.in_(LIVE)),
        )

    async def over(self, person_id: str, limit: int) -> list[Listing]:
        """The finished games of a person, the newest first."""
        return await self._list(tables.c.id.in_(_mine(person_id)), tables.c.status == "over", limit=limit)

    async def over_in_public(self, limit: int) -> list[Listing]:
        """Finished games that everybody on this server could see, the newest first."""
        return await self._list(tables.c.status == "over", tables.c.public.is_(True), limit=limit)

    async def live_of_person(self, person_id: str) -> int:
        """How many tables that wait or are under way a person sits at or has opened."""
        query = select(func.count()).where(tables.c.id.in_(_mine(person_id)), tables.c.status.in_(LIVE))
        async with begin(self._engine) as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _list(
        self, *where: ColumnElement[bool], limit: int, first: Sequence[ColumnElement[bool]] = ()
    ) -> list[Listing]:
        """The tables with their seats, in one query; those for which ``first`` holds come first."""
        number = select(func.coalesce(func.max(moves.c.number), 0)).where(moves.c.table_id == tables.c.id)
        order = func.row_number().over(order_by=[*(one.desc() for one in first), tables.c.created_at.desc()])
        listed = (
            select(tables, number.scalar_subquery().label("number"), order.label("place"))
            .where(*where)
            .order_by("place")
            .limit(limit)
            .subquery()
        )
        query = (
            select(listed, *_seat_columns)
            .select_from(listed.join(seats, seats.c.table_id == listed.c.id))
            .join(people, seats.c.person_id == people.c.id, isouter=True)
            .order_by(listed.c.place, seats.c.seat)
        )
        async with begin(self._engine) as connection:
            found = (await connection.execute(query)).all()
        return [_listing(list(rows)) for _, rows in groupby(found, key=lambda row: row.place)]

    async def fill_to_move(self, table_id: str, seat: Seat, since: int) -> None:
        """Set whose turn it is at a table that was stored before the store had that column."""
        unknown = (tables.c.id == table_id, tables.c.status == "playing", tables.c.to_move.is_(None))
        async with begin(self._engine) as connection:
            await connection.execute(update(tables).where(*unknown).values(to_move=seat, to_move_since=since))

    async def sit(self, table_id: str, seat: Seat, person_id: str, now: int, name: str | None = None) -> bool:
        """Take an empty seat at a waiting table; False if somebody else took it first. The table becomes due: if this
        server dies once the last seat is taken, another one starts the game."""
        waits = exists().where(tables.c.id == table_id, tables.c.status == "waiting")
        empty = (seats.c.person_id.is_(None), seats.c.bot.is_(None))
        taken = {"person_id": person_id, "name": name}
        return await self._seat(table_id, seat, *empty, waits, **taken, touch={"due_at": now})

    async def stand_up(self, table_id: str, seat: Seat, person_id: str) -> bool:
        """Free a person's seat before the game."""
        mine = seats.c.person_id == person_id
        return await self._seat(table_id, seat, mine, person_id=None, bot=None, name=None, look=None)

    async def describe(self, table_id: str, seat: Seat, person_id: str, name: str | None, look: int | None) -> bool:
        """Set the name and the look of a person's seat, before the game."""
        waits = exists().where(tables.c.id == table_id, tables.c.status == "waiting")
        return await self._seat(table_id, seat, seats.c.person_id == person_id, waits, name=name, look=look)

    async def change(
        self, table_id: str, name: str | None, options: Mapping[str, Json], clock: Clock, *, public: bool
    ) -> bool:
        """Change what the host decides of a table that waits; False if it waits no more."""
        values = {"name": name, "options": dict(options), "clock": to_builtins(clock), "public": public}
        waits = and_(tables.c.id == table_id, tables.c.status == "waiting")
        async with begin(self._engine) as connection:
            return (await connection.execute(_touch(waits).values(**values))).rowcount == 1

    async def stand_in(self, table_id: str, seat: Seat, person_id: str, bot: str | None, now: int) -> bool:
        """Let a bot stand in for a person who leaves; None: the person is back. The table becomes due at once."""
        mine = seats.c.person_id == person_id
        kept = seats.c.resigned.is_(False)
        return await self._seat(table_id, seat, mine, kept, bot=bot, wants=None, touch={"due_at": now})

    async def want(self, table_id: str, person_id: str, wish: Wish | None, now: int) -> None:
        """Store what a person wants who plays in a game; None: nobody wants anything any more. The table becomes due:
        if this server dies once all agree, another one does it."""
        playing = exists().where(tables.c.id == table_id, tables.c.status == "playing")
        wanting = update(seats).where(seats.c.table_id == table_id, playing)
        if wish is not None:
            plays = (seats.c.person_id == person_id, seats.c.bot.is_(None), seats.c.resigned.is_(False))
            wanting = wanting.where(*plays)
        async with begin(self._engine) as connection:
            await connection.execute(wanting.values(wants=wish))
            await connection.execute(_touch(tables.c.id == table_id).values(due_at=now))

    async def put_bot(self, table_id: str, seat: Seat, bot: str | None, now: int) -> bool:
        """Seat a bot where no person sits, before the game; None removes it. The table becomes due, as when a person
        sits down."""
        waits = exists().where(tables.c.id == table_id, tables.c.status == "waiting")
        return await self._seat(table_id, seat, seats.c.person_id.is_(None), waits, bot=bot, touch={"due_at": now})

    async def _seat(
        self,
        table_id: str,
        seat: Seat,
        *where: ColumnElement[bool],
        touch: Mapping[str, int] | None = None,
        **values: str | int | None,
    ) -> bool:
        place = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, *where).values(**values)
        async with begin(self._engine) as connection:
            if (await connection.execute(place)).rowcount != 1:
                return False
            await connection.execute(_touch(tables.c.id == table_id).values(**touch or {}))
        return True

    async def coach(self, table_id: str) -> bool:
        """Mark a table as coached; False if it is already."""
        unmarked = and_(tables.c.id == table_id, tables.c.coached.is_(False))
        async with begin(self._engine) as connection:
            return (await connection.execute(_touch(unmarked).values(coached=True))).rowcount == 1

    async def close(self, table_id: str, because: str | None = None, now: int | None = None) -> bool:
        """Close a live table for a reason or, without one, a waiting table that everybody left; False if it is not
        live. With a reason it becomes due, so that every server drops it from memory."""
        live = LIVE if because is not None else ("waiting",)
        shut = update(tables).where(tables.c.id == table_id, tables.c.status.in_(live))
        async with begin(self._engine) as connection:
            return (await connection.execute(shut.values(_closed(because, now)))).rowcount == 1

    async def close_idle(self, waiting_since: int, idle_since: int, now: int, limit: int = 500) -> list[str]:
        """Close tables that wait since before ``waiting_since``, and games without a move since ``idle_since``, at most
        ``limit`` of each; returns their ids."""
        moved = exists().where(moves.c.table_id == tables.c.id, moves.c.at >= idle_since)
        began = func.coalesce(tables.c.to_move_since, tables.c.started_at, tables.c.created_at)
        idle = {
            "unfilled": (tables.c.status == "waiting", tables.c.created_at < waiting_since),
            "abandoned": (tables.c.status == "playing", began < idle_since, ~moved),
        }
        closed: list[str] = []
        for because, where in idle.items():
            found = select(tables.c.id).where(*where).limit(limit)
            shut = update(tables).where(tables.c.id.in_(found), where[0]).values(_closed(because, now))
            async with begin(self._engine) as connection:
                closed += (await connection.execute(shut.returning(tables.c.id))).scalars()
        return closed

    async def ended(self, before: int, limit: int) -> list[str]:
        """Tables that were finished or closed before that time."""
        query = select(tables.c.id).where(tables.c.status.in_(("over", "closed")), _ended_at < before).limit(limit)
        async with begin(self._engine) as connection:
            return list((await connection.execute(query)).scalars())

    async def count_ended(self, before: int) -> int:
        """The number of tables that were finished or closed before that time."""
        query = select(func.count()).where(tables.c.status.in_(("over", "closed")), _ended_at < before)
        async with begin(self._engine) as connection:
            return int((await connection.execute(query)).scalar_one())

    async def delete(self, ids: Sequence[str]) -> int:
        """Delete tables that have ended, with all that belongs to them; returns the number of moves."""
        async with begin(self._engine) as connection:
            gone = (await connection.execute(delete(moves).where(moves.c.table_id.in_(ids)))).rowcount
            for belonging in (chat, findings, seats):
                await connection.execute(delete(belonging).where(belonging.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return gone

    async def count_waiting(self, host_id: str) -> int:
        """The number of public tables of a host that wait for people."""
        mine = (tables.c.host_id == host_id, tables.c.status == "waiting", tables.c.public.is_(True))
        async with begin(self._engine) as connection:
            return int((await connection.execute(select(func.count()).where(*mine))).scalar_one())

    async def reopen(self, table_id: str, now: int) -> bool:
        """Continue a game that was closed; the table becomes due."""
        closed = (tables.c.id == table_id, tables.c.status == "closed", tables.c.started_at.is_not(None))
        values = {"status": "playing", "closed_because": None, "finished_at": None, "due_at": now}
        async with begin(self._engine) as connection:
            done = await connection.execute(_touch(and_(*closed)).values(**values))
        return done.rowcount == 1

    async def closed_because(self, reasons: Sequence[str]) -> list[TableRecord]:
        """The tables that were closed for one of these reasons, the oldest first."""
        query = select(tables).where(tables.c.closed_because.in_(reasons)).order_by(tables.c.created_at)
        async with begin(self._engine) as connection:
            return [_record(row) for row in await connection.execute(query)]

    async def started(self, after: str = "", limit: int = 100) -> list[TableRecord]:
        """Games that have started, in the order of their ids, from the first after that id."""
        query = select(tables).where(tables.c.id > after, tables.c.started_at.is_not(None))
        async with begin(self._engine) as connection:
            return [_record(row) for row in await connection.execute(query.order_by(tables.c.id).limit(limit))]

    async def follow(self, table_id: str, next_id: str) -> str:
        """Set the table of the rematch, once; returns the table that was set first."""
        name = update(tables).where(tables.c.id == table_id, tables.c.next_id.is_(None))
        async with begin(self._engine) as connection:
            await connection.execute(name.values(next_id=next_id, revision=tables.c.revision + 1))
            found = await connection.execute(select(tables.c.next_id).where(tables.c.id == table_id))
            return str(found.scalar_one())

    async def due(self, now: int, limit: int, after: Due | None = None) -> list[Due]:
        """The tables at which the server must act, the longest due first, after the last one of the page before."""
        query = (
            select(tables.c.id, tables.c.revision, tables.c.due_at)
            .where(tables.c.due_at <= now)
            .order_by(tables.c.due_at, tables.c.id)
            .limit(limit)
        )
        if after is not None:
            query = query.where(tuple_(tables.c.due_at, tables.c.id) > (after.due_at, after.table_id))
        async with begin(self._engine) as connection:
            return [Due(*row) for row in await connection.execute(query)]

    async def set_due(self, record: TableRecord, due_at: int | None) -> None:
        """Set when the table is due, unless its seats have changed in the meantime: then it stays due."""
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


def _mine(person_id: str) -> CompoundSelect[tuple[str]]:
    """The tables where a person sits, and those that they opened: two indexed searches, where an OR would read all."""
    sits = select(seats.c.table_id).where(seats.c.person_id == person_id)
    return sits.union(select(tables.c.id).where(tables.c.host_id == person_id))


_name = func.coalesce(seats.c.name, people.c.name).label("called")
"""The name of a seat: its own, or the person's."""

_seat_columns = (
    seats.c.seat, seats.c.person_id, _name, seats.c.bot, seats.c.look, seats.c.resigned, seats.c.wants,
)  # fmt: skip

_ended_at = func.coalesce(tables.c.finished_at, tables.c.created_at)
"""When a table ended; one that everybody left before the game has no such time."""


def _closed(because: str | None, now: int | None) -> dict[str, Any]:
    """The values of a table that is closed. Its code is free again."""
    return {
        "status": "closed",
        "closed_because": because,
        "code": None,
        "finished_at": now,
        "due_at": now if because is not None else None,
        "to_move": None,
        "to_move_since": None,
        "paused": False,
        "revision": tables.c.revision + 1,
    }


def _touch(where: ColumnElement[bool]) -> Any:
    return update(tables).where(where).values(revision=tables.c.revision + 1)


def _record(row: Found[Any]) -> TableRecord:
    columns = {name: getattr(row, name) for name in TableRecord.__struct_fields__}
    return TableRecord(**{**columns, "clock": Clock(**columns["clock"])})


def _listing(rows: Sequence[Found[Any]]) -> Listing:
    """A table from its rows, one for each seat."""
    seated = tuple(
        Seated(row.seat, row.person_id, row.called, row.bot, row.look, row.resigned, row.wants) for row in rows
    )
    return Listing(_record(rows[0]), seated, rows[0].number)


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[Seated, ...]]:
    query = (
        select(seats.c.table_id, *_seat_columns)
        .join_from(seats, people, seats.c.person_id == people.c.id, isouter=True)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, tuple[Seated, ...]] = dict.fromkeys(ids, ())
    for table_id, *place in await connection.execute(query):
        found[table_id] = (*found[table_id], Seated(*place))
    return found
