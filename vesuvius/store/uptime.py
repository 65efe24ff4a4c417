"""The heartbeat, and the outages: spans in which no server was up, which are charged to nobody's clock."""

from contextlib import suppress

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vesuvius.store.database import Unavailable, begin
from vesuvius.store.schema import heartbeat, outages

HEARTBEAT = 1_000
"""Milliseconds between two updates of the heartbeat."""

SILENCE = 5 * HEARTBEAT
"""The longest time between two heartbeats while a server is up."""

SKEW = 60_000
"""The most milliseconds by which the clocks of two servers may differ. What lies further ahead was written when a clock
was wrong."""

FAR_AHEAD = 24 * 3_600_000
"""Milliseconds. A heartbeat further ahead was written when a clock was wrong; from any other a server goes on."""


class Uptime:
    """Every server updates a shared heartbeat; the first to find it stale records an outage."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def last(self) -> int | None:
        """The last heartbeat of any server."""
        async with begin(self._engine) as connection:
            return await _last(connection)

    async def heartbeat(self, now: int, silence: int = SILENCE) -> tuple[int, int] | None:
        """Update the heartbeat; returns the outage that has just ended, if there was one: a longer silence."""
        async with begin(self._engine) as connection:
            last = await _last(connection)
            behind = or_(heartbeat.c.at < now, heartbeat.c.at > now + FAR_AHEAD)
            await connection.execute(update(heartbeat).where(behind).values(at=now))
        try:
            if last is None:
                async with begin(self._engine) as connection:
                    await connection.execute(insert(heartbeat).values(id=1, at=now))
                return None
            if now - last <= silence:
                return None
            async with begin(self._engine) as connection:
                await connection.execute(insert(outages).values(since=last, until=now))
        except IntegrityError:
            return None  # another server started at the same time and has recorded it
        return last, now

    async def latest(self) -> tuple[int, int] | None:
        """The latest outage that any server has recorded."""
        query = select(outages.c.since, outages.c.until).order_by(outages.c.since.desc()).limit(1)
        async with begin(self._engine) as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else (found.since, found.until)

    async def outages(self, now: int) -> list[tuple[int, int]]:
        """All outages, in order. Those that end in the future are dropped: a clock was wrong."""
        async with begin(self._engine) as connection:
            query = select(outages.c.since, outages.c.until).order_by(outages.c.since)
            found = [(since, until) for since, until in await connection.execute(query)]
        true = [(since, until) for since, until in found if until <= now + SKEW]
        if len(true) < len(found):
            with suppress(Unavailable):  # a disk that is full or read-only: the next server drops them
                async with begin(self._engine) as connection:
                    await connection.execute(delete(outages).where(outages.c.until > now + SKEW))
        return true


async def _last(connection: AsyncConnection) -> int | None:
    return (await connection.execute(select(heartbeat.c.at))).scalar_one_or_none()
