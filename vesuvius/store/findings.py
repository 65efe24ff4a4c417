"""Findings: results computed from a game, such as a review. They can be computed again, so they may be replaced."""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.contract import Json
from vesuvius.store.database import begin
from vesuvius.store.records import Finding
from vesuvius.store.schema import findings


class Findings:
    """One finding of each kind for a table."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, table_id: str, kind: str, version: int, data: Json, now: int) -> None:
        """Store a finding in place of an earlier one. ``version`` is that of the code that made it."""
        same = (findings.c.table_id == table_id, findings.c.kind == kind)
        row = {"table_id": table_id, "kind": kind, "version": version, "data": data, "created_at": now}
        while True:
            try:
                async with begin(self._engine) as connection:
                    await connection.execute(delete(findings).where(*same))
                    await connection.execute(insert(findings).values(**row))
                    return
            except IntegrityError:
                if await self.get(table_id, kind) is None:  # not a race: there is no such table
                    raise

    async def get(self, table_id: str, kind: str) -> Finding | None:
        """The finding of that kind, if there is one."""
        if not table_id.isprintable():  # PostgreSQL rejects some of these; no id has such characters
            return None
        columns = (findings.c.kind, findings.c.version, findings.c.data, findings.c.created_at)
        query = select(*columns).where(findings.c.table_id == table_id, findings.c.kind == kind)
        async with begin(self._engine) as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Finding(*row)
