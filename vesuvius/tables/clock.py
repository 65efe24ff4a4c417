"""The clock of a table: worked out from when its moves were made, so that it survives a restart."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from vesuvius.contract import Actor, Seat
from vesuvius.store import Clock


class Outages:
    """When the server slept: time that is charged to nobody."""

    def __init__(self, spans: Sequence[tuple[int, int]] = ()) -> None:
        self._spans = sorted(spans)

    def add(self, since: int, until: int) -> None:
        self._spans = sorted({*self._spans, (since, until)})

    def elapsed(self, start: int, end: int) -> int:
        """Milliseconds from start to end in which the server was awake."""
        slept = 0
        at = bisect_right(self._spans, (end, end))
        for since, until in reversed(self._spans[:at]):
            if until <= start:
                break
            slept += max(0, min(end, until) - max(start, since))
        return max(0, end - start - slept)


@dataclass(frozen=True, slots=True)
class Times:
    """What is left to each seat, as of the last move."""

    clock: Clock
    left: tuple[int, ...]
    at: int
    free: int = 0
    """The first milliseconds after ``at`` that are charged to nobody: others may interrupt."""

    @classmethod
    def begin(cls, clock: Clock, players: int, at: int) -> "Times":
        return cls(clock, (clock.time,) * players if clock.kind != "none" else (), at)

    def after(
        self, to_move: Actor | None, actor: Actor, at: int, outages: Outages, *, may_interrupt: bool = False
    ) -> "Times":
        """A move was made: time ran for the seat that was waited for, and its own move brings the increment, or a
        fresh allowance where each move has its own. ``may_interrupt``: somebody may interrupt what comes next."""
        free = self.clock.grace if may_interrupt else 0
        if self.clock.kind == "none" or not isinstance(to_move, int):
            return Times(self.clock, self.left, at, free)
        if self.clock.kind == "slow":
            left = self.clock.time if actor == to_move else self.remaining(to_move, to_move, at, outages)
        else:
            bonus = self.clock.increment if actor == to_move else 0
            left = self.remaining(to_move, to_move, at, outages) + bonus
        return replace(self, at=at, free=free, left=(*self.left[:to_move], left, *self.left[to_move + 1 :]))

    def remaining(self, seat: Seat, to_move: Actor | None, now: int, outages: Outages) -> int:
        """Milliseconds left to a seat; they run only while it is waited for."""
        left = self.left[seat]
        return max(0, left - max(0, outages.elapsed(self.at, now) - self.free)) if seat == to_move else left

    def due(self, to_move: Actor | None, now: int, outages: Outages) -> int | None:
        """When the time of the seat that is waited for is up; None without a clock."""
        if self.clock.kind == "none" or not isinstance(to_move, int):
            return None
        still_free = max(0, self.free - outages.elapsed(self.at, now))
        return now + still_free + self.remaining(to_move, to_move, now, outages)
