"""When the server was awake: time in which it was not is charged to nobody's clock."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vesuvius.store.database import begin
from vesuvius.store.schema import outages, pulse

HEARTBEAT = 5_000
"""Milliseconds between two beats of the pulse."""


class Uptime:
    """Every server keeps the pulse; whoever finds it still writes an outage."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def beat(self, now: int) -> tuple[int, int] | None:
        """Note that a server is awake; the outage that has just ended, if there was one."""
        async with begin(self._engine) as connection:
            last = (await connection.execute(select(pulse.c.at))).scalar_one_or_none()
            if last is None:
                await connection.execute(insert(pulse).values(id=1, at=now))
                return None
            await connection.execute(update(pulse).where(pulse.c.at < now).values(at=now))
        if now - last <= 3 * HEARTBEAT:
            return None
        try:
            async with begin(self._engine) as connection:
                await connection.execute(insert(outages).values(since=last, until=now))
        except IntegrityError:
            return None  # another server woke at the same time and has noted it
        return last, now

    async def outages(self) -> list[tuple[int, int]]:
        """All outages, in order."""
        async with begin(self._engine) as connection:
            found = await connection.execute(select(outages.c.since, outages.c.until).order_by(outages.c.since))
            return [(since, until) for since, until in found]
