"""Claims: a server says that it computes a review, so that no other does, and how far it is.

A claim holds for a while, and its server renews it. When that server dies the claim ends, and another server takes it.
"""

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.records import Claim
from vesuvius.store.schema import claims

KEPT = 24 * 3_600_000
"""Milliseconds for which a claim that has ended is kept: its review is computed when somebody looks at it again."""

UNDER_WAY = and_(claims.c.done < claims.c.total, ~claims.c.failed)


class Claims:
    """One claim for each review that is computed, and the finished reviews of journals, which belong to no table."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, key: str) -> Claim | None:
        """The claim of that key, whether it still holds or not."""
        if not key.isprintable():  # PostgreSQL rejects some of these; no key has such characters
            return None
        async with begin(self._engine) as connection:
            row = (await connection.execute(select(claims).where(claims.c.key == key))).one_or_none()
        return None if row is None else Claim(*row)

    async def take(self, claim: Claim, now: int) -> bool:
        """Store a new claim; False if the work is under way, by another claim that holds."""
        old = or_(and_(claims.c.key == claim.key, or_(claims.c.until < now, ~UNDER_WAY)), claims.c.until < now - KEPT)
        try:
            async with begin(self._engine) as connection:
                await connection.execute(delete(claims).where(old))
                await connection.execute(insert(claims).values(**_values(claim)))
        except IntegrityError:
            return False
        return True

    async def renew(self, claim: Claim) -> bool:
        """Store how far the work is; False if the claim has been called off, or another server has taken it."""
        async with begin(self._engine) as connection:
            query = update(claims).where(_same(claim)).values(**_values(claim))
            return (await connection.execute(query)).rowcount == 1

    async def drop(self, claim: Claim) -> None:
        """End a claim: the work is done and stored elsewhere."""
        async with begin(self._engine) as connection:
            await connection.execute(delete(claims).where(_same(claim)))

    async def call_off(self, key: str, asker: str) -> bool:
        """End the claim on a review that is under way and that this person asked for."""
        mine = and_(claims.c.key == key, claims.c.asker == asker, claims.c.number.is_(None), UNDER_WAY)
        async with begin(self._engine) as connection:
            return (await connection.execute(delete(claims).where(mine))).rowcount == 1

    async def release(self, server: str) -> None:
        """Let others take what this server computes: it stops."""
        async with begin(self._engine) as connection:
            await connection.execute(update(claims).where(claims.c.server == server, UNDER_WAY).values(until=0))

    async def under_way(self, asker: str, now: int) -> int:
        """How many reviews are computed for this person."""
        query = select(func.count()).where(claims.c.asker == asker, claims.c.until >= now, UNDER_WAY)
        async with begin(self._engine) as connection:
            return (await connection.execute(query)).scalar_one()


def _same(claim: Claim) -> ColumnElement[bool]:
    return and_(claims.c.key == claim.key, claims.c.server == claim.server)


def _values(claim: Claim) -> dict[str, object]:
    return {name: getattr(claim, name) for name in claim.__struct_fields__}
