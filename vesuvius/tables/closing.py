"""Close tables that nobody uses: those that wait too long for people, and games in which nobody moves."""

import asyncio
import logging
from dataclasses import dataclass

from vesuvius.store import Unavailable
from vesuvius.tables.hall import Hall
from vesuvius.tables.tasks import Tasks

log = logging.getLogger("vesuvius.closing")

HOUR = 3_600_000
DAY = 24 * HOUR

PAUSE = 600.0
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class Lifetimes:
    """After how many hours a table is closed whose seats are not taken, and after how many days a game in which nobody
    moves; 0 is never."""

    waiting_hours: int = 24
    idle_days: int = 60


LIFETIMES = Lifetimes()


class Closing:
    """Looks for such tables from time to time. The server that finds a closed table due drops it from memory."""

    def __init__(self, hall: Hall, lifetimes: Lifetimes) -> None:
        self.hall, self.lifetimes = hall, lifetimes
        self._tasks = Tasks(hall.deaths)

    async def open(self) -> None:
        self._tasks.keep("idle tables", self._look)

    async def close(self) -> None:
        await self._tasks.close()

    async def close_idle(self) -> list[str]:
        """Close the tables that are idle now; returns their ids."""
        now, lifetimes = self.hall.now(), self.lifetimes
        waiting_since = now - lifetimes.waiting_hours * HOUR if lifetimes.waiting_hours else 0
        idle_since = now - lifetimes.idle_days * DAY if lifetimes.idle_days else 0
        return await self.hall.store.tables.close_idle(waiting_since, idle_since, now)

    async def _look(self) -> None:
        while True:
            try:
                while closed := await self.close_idle():
                    log.info("closed idle tables", extra={"tables": len(closed)})
            except Unavailable as error:
                log.warning("cannot look for idle tables", extra={"error": str(error)})
            await asyncio.sleep(PAUSE)
