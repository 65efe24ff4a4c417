"""The server's time, and the clock of a table, computed from the times of the moves, so that it survives a restart."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from time import monotonic, time

from msgspec import Struct
from msgspec.structs import replace

from vesuvius.contract import Actor, Seat
from vesuvius.store import Clock

STEP = 5_000
"""Milliseconds between two looks at the time after which the time in between counts as an outage: the server was
stopped, the machine slept, or its clock was set forward. A server looks at least every half second."""

SLEW = 100
"""When the machine's clock was set back, the server's time runs slower by one part in ``SLEW`` until they agree."""

MOST_AHEAD = 24 * 3_600_000
"""The most milliseconds that the server's time may be ahead of the machine's clock. Beyond that the earlier time was
wrong, and is given up."""


class Outages:
    """The spans in which no server was up: time that is charged to nobody. One is suspected until the next heartbeat,
    which shows whether another server was up."""

    def __init__(self, spans: Sequence[tuple[int, int]] = ()) -> None:
        self._recorded, self._suspected = set(spans), list[tuple[int, int]]()
        self._spans: list[tuple[int, int]] = []
        self._merge()

    def add(self, since: int, until: int) -> None:
        """Add an outage that has been recorded."""
        if (since, until) not in self._recorded:
            self._recorded.add((since, until))
            self._merge()

    def suspect(self, since: int, until: int) -> None:
        """Add a span in which this server was not up."""
        self._suspected.append((since, until))
        self._merge()

    def clear_suspected(self, until: int) -> None:
        """Drop what was suspected up to a heartbeat; what was an outage has been recorded."""
        if self._suspected:
            self._suspected = [span for span in self._suspected if span[1] > until]
            self._merge()

    def _merge(self) -> None:
        """Sort the spans, and join those that overlap."""
        self._spans = []
        for since, until in sorted([*self._recorded, *self._suspected]):
            if self._spans and since <= self._spans[-1][1]:
                since, before = self._spans.pop()
                until = max(until, before)
            self._spans.append((since, until))

    def elapsed(self, start: int, end: int) -> int:
        """The milliseconds from start to end in which a server was up."""
        down = 0
        at = bisect_right(self._spans, (end, end))
        for since, until in reversed(self._spans[:at]):
            if until <= start:
                break
            down += max(0, min(end, until) - max(start, since))
        return max(0, end - start - down)


def _wall() -> float:
    return time() * 1000


def _monotonic() -> float:
    return monotonic() * 1000


class ServerTime:
    """The server's time in milliseconds since 1970. It follows the machine's clock, but never goes back, and what it
    skips is suspected to be an outage before anybody can be found late."""

    def __init__(
        self, outages: Outages, wall: Callable[[], float] = _wall, monotonic: Callable[[], float] = _monotonic
    ) -> None:
        self._outages, self._wall, self._monotonic = outages, wall, monotonic
        self._time, self._looked = wall(), monotonic()

    def __call__(self) -> int:
        looked = self._monotonic()
        elapsed, self._looked = looked - self._looked, looked
        before, steady, wall = self._time, self._time + elapsed, self._wall()
        ahead = steady - wall
        self._time = wall if ahead <= 0 else steady - min(ahead, elapsed / SLEW)
        if self._time - before > STEP:
            self._outages.suspect(int(before), int(self._time))
        return int(self._time)

    def catch_up(self, heartbeat: int) -> None:
        """Go on from the last heartbeat, if the machine's clock has been set back since."""
        if heartbeat - self._time <= MOST_AHEAD:
            self._time = max(self._time, heartbeat)


class Times(Struct, frozen=True):
    """The time each seat has left, as of the last move."""

    clock: Clock
    left: tuple[int, ...]
    at: int
    free: int = 0
    """The milliseconds after ``at`` that are charged to nobody, because others may interrupt."""

    @classmethod
    def begin(cls, clock: Clock, players: int, at: int) -> "Times":
        return cls(clock, (clock.time,) * players if clock.kind != "none" else (), at)

    def after(
        self, to_move: Actor | None, actor: Actor, at: int, outages: Outages, *, may_interrupt: bool = False
    ) -> "Times":
        """The times after a move. The clock of the seat to move has run; if the move was its own, it gets the
        increment, or its full time with a slow clock. ``may_interrupt``: the next turn may be interrupted."""
        free = self.clock.grace if may_interrupt else 0
        if self.clock.kind == "none" or not isinstance(to_move, int):
            return Times(self.clock, self.left, at, free)
        if self.clock.kind == "slow":
            left = self.clock.time if actor == to_move else self.remaining(to_move, to_move, at, outages)
        else:
            bonus = self.clock.increment if actor == to_move else 0
            left = self.remaining(to_move, to_move, at, outages) + bonus
        return replace(self, at=at, free=free, left=(*self.left[:to_move], left, *self.left[to_move + 1 :]))

    def paused(self, to_move: Actor | None, at: int, outages: Outages) -> "Times":
        """The times when the game is paused: the clock that ran is charged, and stops."""
        if self.clock.kind == "none" or not isinstance(to_move, int):
            return replace(self, at=at, free=0)
        left = self.remaining(to_move, to_move, at, outages)
        return replace(self, at=at, free=0, left=(*self.left[:to_move], left, *self.left[to_move + 1 :]))

    def resumed(self, at: int, *, may_interrupt: bool) -> "Times":
        """The times when the game goes on after a pause; grace begins again."""
        return replace(self, at=at, free=self.clock.grace if may_interrupt else 0)

    def remaining(self, seat: Seat, to_move: Actor | None, now: int, outages: Outages) -> int:
        """The milliseconds a seat has left; they run only while it is to move."""
        left = self.left[seat]
        return max(0, left - max(0, outages.elapsed(self.at, now) - self.free)) if seat == to_move else left

    def due(self, to_move: Actor | None, now: int, outages: Outages) -> int | None:
        """When the time of the seat to move is up; None without a clock."""
        if self.clock.kind == "none" or not isinstance(to_move, int):
            return None
        still_free = max(0, self.free - outages.elapsed(self.at, now))
        return now + still_free + self.remaining(to_move, to_move, now, outages)
