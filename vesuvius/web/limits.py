"""Rate limits for people and addresses, counted in this server or in Redis for all servers."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from time import monotonic
from typing import TYPE_CHECKING

from vesuvius.tables.refusals import TooFast

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("vesuvius.limits")


@dataclass(frozen=True, slots=True)
class Limit:
    """At most ``most`` requests in ``seconds`` by a person, or by an address without a valid cookie; at most ``club``
    by all people of an address together."""

    most: int
    seconds: int
    club: int


LIMITS = {
    "request": Limit(600, 20, 6000),
    "person": Limit(60, 60, 60),
    "rename": Limit(3, 60, 120),
    "open": Limit(20, 60, 60),
    "setup": Limit(30, 60, 300),
    "vote": Limit(20, 60, 300),
    "bot": Limit(60, 60, 180),
    "move": Limit(60, 3, 1200),
    "look": Limit(60, 10, 600),
    "why": Limit(30, 10, 600),
    "message": Limit(200, 10, 4000),
    "chat": Limit(6, 10, 300),
    "code": Limit(30, 60, 120),
    "claim": Limit(10, 60, 30),
    "socket": Limit(120, 20, 1200),
    "replay": Limit(20, 60, 60),
    "lesson": Limit(120, 10, 1200),
    "hint": Limit(20, 60, 240),
    "doubt": Limit(60, 60, 600),
    "review": Limit(10, 600, 60),
    "deepen": Limit(20, 600, 120),
    "picture": Limit(60, 60, 240),
    "try": Limit(60, 600, 360),
    "puzzle": Limit(60, 60, 360),
}
"""Limits by action. ``bot`` counts seats given to bots, ``person`` new people."""

WRONG_CODES = 600
"""Wrong codes a minute, from everybody together, above which many addresses seem to search for tables."""

GUESSED = Limit(3, 60, 12)
"""The limit on codes for the minute after that: enough for people, who have a code or mistype it."""

SITE = 10
"""A site (/48) has the limit of its IPv6 networks (/64) times this."""

AT_ONCE = 2
"""Stories that an address may have read for it at once; further ones wait for their turn."""

CROWD = 20_000
"""The number of counters above which expired ones are removed."""

PAUSE = 5.0
"""Seconds for which a server counts alone after Redis has not answered."""


def network(address: str, bits: int = 64) -> str:
    """What to count an address by: itself, or the network of an IPv6 address, because one line has all of a /64."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, bits), strict=False))


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends a request, as the limits count it: the person of a cookie that we signed, if there is one, and the
    address. The person may have signed out since, so this gives no right to anything."""

    person_id: str | None
    address: str

    def bounds(self, limit: Limit) -> dict[str, int]:
        """The counters of a request by this sender, and how far each may go."""
        whose, shared = ("", limit.most) if self.person_id is None else ("people of ", limit.club)
        site, net = network(self.address, 48), network(self.address)
        bounds = {whose + site: shared * SITE, whose + net: shared}  # one counter for IPv4
        if self.person_id is not None:
            bounds[self.person_id] = limit.most
        return bounds


def _check(counts: list[int], bounds: dict[str, int], limit: Limit) -> None:
    if any(count > most for count, most in zip(counts, bounds.values(), strict=True)):
        raise TooFast(f"That was too fast. Wait {limit.seconds} seconds and try again.")


class Limits:
    """Limits counted in this server."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._counts: dict[str, tuple[float, int]] = {}
        self._clean_at = self._guessed_until = 0.0
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._queues: Counter[str] = Counter()

    async def take(self, what: str, sender: Sender, times: int = 1) -> None:
        """Count a request, or several; TooFast if that exceeds a limit."""
        if self.on and times:
            limit = GUESSED if what == "code" and monotonic() < self._guessed_until else LIMITS[what]
            bounds = sender.bounds(limit)
            counts = await self._count([f"{what}:{who}" for who in bounds], limit.seconds, times)
            _check(counts, bounds, limit)

    def take_here(self, what: str, sender: Sender) -> None:
        """Count in this server only what costs less than asking Redis."""
        if self.on:
            bounds = sender.bounds(LIMITS[what])
            counts = self.count_here([f"{what}:{who}" for who in bounds], LIMITS[what].seconds, 1)
            _check(counts, bounds, LIMITS[what])

    async def wrong_code(self) -> None:
        """Count a code that leads to no table."""
        if (await self._count(["wrong codes"], 60, 1))[0] > WRONG_CODES:
            self._guessed_until = monotonic() + 60

    async def _count(self, keys: list[str], seconds: int, times: int) -> list[int]:
        return self.count_here(keys, seconds, times)

    def count_here(self, keys: list[str], seconds: int, times: int) -> list[int]:
        """Count in this server; returns the counts."""
        now = monotonic()
        if len(self._counts) > CROWD and now > self._clean_at:
            self._clean_at = now + 1
            self._counts = {key: kept for key, kept in self._counts.items() if kept[0] > now}
        counts = []
        for key in keys:
            until, count = self._counts.get(key, (0.0, 0))
            if until <= now:
                until, count = now + seconds, 0
            self._counts[key] = until, count + times
            counts.append(count + times)
        return counts

    @asynccontextmanager
    async def turn(self, sender: Sender) -> AsyncIterator[None]:
        """Wait until fewer than ``AT_ONCE`` other costly requests of this address are under way."""
        if not self.on:
            yield
            return
        here = network(sender.address)
        turns = self._turns.setdefault(here, asyncio.Semaphore(AT_ONCE))
        self._queues[here] += 1
        try:
            async with turns:
                yield
        finally:
            self._queues[here] -= 1
            if not self._queues[here]:
                del self._queues[here], self._turns[here]


class SharedLimits(Limits):
    """Limits counted in Redis; while Redis does not answer, each server counts alone."""

    def __init__(self, redis: "Redis", *, on: bool = True) -> None:
        super().__init__(on=on)
        self._redis = redis
        self._alone_until = 0.0

    async def _count(self, keys: list[str], seconds: int, times: int) -> list[int]:
        if monotonic() < self._alone_until:
            return self.count_here(keys, seconds, times)
        try:
            async with self._redis.pipeline(transaction=True) as pipe:
                for key in keys:
                    pipe.incrby(f"vesuvius:limit:{key}", times)
                    pipe.expire(f"vesuvius:limit:{key}", seconds, nx=True)
                return [int(count) for count in (await pipe.execute())[::2]]
        except Exception as error:  # people must be able to play without Redis
            self._alone_until = monotonic() + PAUSE
            log.warning("limits are not shared", extra={"error": type(error).__name__})
            return self.count_here(keys, seconds, times)
