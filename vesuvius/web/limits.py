"""How much one person or one address may do: counted in this server, or in Redis for all of them."""

import logging
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from vesuvius.tables.refusals import TooFast

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("vesuvius.limits")


@dataclass(frozen=True, slots=True)
class Limit:
    """So many in so many seconds."""

    most: int
    seconds: int


LIMITS = {
    "request": Limit(600, 20),
    "person": Limit(60, 60),
    "open": Limit(20, 60),
    "move": Limit(60, 3),
    "chat": Limit(6, 10),
    "code": Limit(30, 60),
    "claim": Limit(10, 60),
    "socket": Limit(120, 20),
    "replay": Limit(20, 60),
}
"""By what is done: moves, chat and new tables for each person, the others for each address."""

CROWD = 20_000
"""How many counters are kept before those that have run out are swept."""


class Limits:
    """Counters in this server."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._counts: dict[tuple[str, str], tuple[float, int]] = {}

    async def take(self, what: str, who: str) -> None:
        """Count one more; TooFast if it is one too many."""
        if self._on and await self._count(what, who, LIMITS[what]) > LIMITS[what].most:
            raise TooFast(f"That was too fast. Wait {LIMITS[what].seconds} seconds and try again.")

    async def _count(self, what: str, who: str, limit: Limit) -> int:
        now = monotonic()
        if len(self._counts) > CROWD:
            self._counts = {key: kept for key, kept in self._counts.items() if kept[0] > now}
        until, count = self._counts.get((what, who), (0.0, 0))
        if until <= now:
            until, count = now + limit.seconds, 0
        self._counts[what, who] = (until, count + 1)
        return count + 1


class SharedLimits(Limits):
    """Counters in Redis; while Redis is away, each server counts for itself."""

    def __init__(self, redis: "Redis", *, on: bool = True) -> None:
        super().__init__(on=on)
        self._redis = redis

    async def _count(self, what: str, who: str, limit: Limit) -> int:
        key = f"vesuvius:limit:{what}:{who}"
        try:
            async with self._redis.pipeline(transaction=True) as pipe:
                pipe.incr(key)
                pipe.expire(key, limit.seconds, nx=True)
                return int((await pipe.execute())[0])
        except Exception as error:  # a club must be able to play without Redis
            log.warning("limits are not shared", extra={"error": type(error).__name__})
            return await super()._count(what, who, limit)
