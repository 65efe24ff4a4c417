"""The course of one game: its state after each move, and the entry that clients receive of that move.

Playing and replaying are the same: every row, new or read from the store, goes through :meth:`Course.after`.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from vesuvius.contract import Actor, AnyGame, AnyState, BaseEvent, Seat, Step
from vesuvius.refusing import SHARED
from vesuvius.store import Note, Row
from vesuvius.tables.clock import Outages, Times
from vesuvius.tables.refusals import IllegalMove, Unreplayable

INLINE = 16
"""The most rows that are replayed on the event loop; a longer replay runs in a thread, so as not to block it."""

MARK = 100
"""The moves between two points at which a story that is cut may begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(BaseEvent):
    """A seat took back its last move."""

    type: Literal["taken_back"] = "taken_back"
    seat: Seat
    """The seat that made the move."""


class Entry(Struct, frozen=True):
    """One move as clients receive it: who made it, and its events. Its notation is left out, because it may name a
    hidden card. ``undoes`` is the number of the move that a take-back undoes; ``note`` is what happened
    instead of a move."""

    number: int
    actor: Actor
    at: int
    events: tuple[BaseEvent, ...]
    bot: str | None = None
    late: bool = False
    undoes: int | None = None
    note: Note | None = None


class Undoable(Struct, frozen=True):
    """A move that may still be taken back: its number, its seat, and the state before it."""

    number: int
    seat: Seat
    before: AnyState


class Course(Struct, frozen=True):
    """A game up to a move. ``mover`` is the seat to move or, while chance is to move, the seat before it; ``since`` is
    when its turn began. ``undoable`` holds the moves that may still be taken back, oldest first."""

    rules: AnyGame
    state: AnyState
    number: int
    times: Times
    to_move: Actor | None
    undoable: tuple[Undoable, ...] = ()
    mover: Seat | None = None
    since: int = 0
    paused: bool = False

    def may_take_back(self, seat: Seat) -> bool:
        """Whether the last move is this seat's own and has revealed nothing hidden."""
        return bool(self.undoable) and self.undoable[-1].seat == seat and self.to_move is not None

    def after(self, row: Row, outages: Outages, step: Step[AnyState] | None = None) -> "tuple[Course, Entry]":
        """The course after one more row, and the row's entry; Illegal if the rules refuse it. Pass ``step`` if
        the rules have judged the move already."""
        if row.note is not None:
            return self._noted(row, row.note, outages)
        rules, undoes = self.rules, None
        if row.back:
            last = self._taken_back(row)
            state, undoable, undoes = last.before, self.undoable[:-1], last.number
            events: tuple[BaseEvent, ...] = (TakenBack(seat=last.seat),)
        else:
            step = step or rules.play(self.state, row.actor, row.move)
            state, events, undoable = step.state, step.events, self._undoable(row, step.events)
        may_interrupt = bool(rules.may_interrupt(state))
        times = self.times.after(self.to_move, row.actor, row.at, outages, may_interrupt=may_interrupt)
        to_move, mover, since = rules.turn(state), self.mover, self.since
        if isinstance(to_move, int) and to_move != mover:
            mover, since = to_move, row.at
        entry = Entry(row.number, row.actor, row.at, events, row.bot, row.late, undoes)
        return Course(rules, state, row.number, times, to_move, undoable, mover, since), entry

    def _noted(self, row: Row, note: Note, outages: Outages) -> "tuple[Course, Entry]":
        """The course after a row that is no move: a seat is given up, or the clocks stop, or run again."""
        times = self.times
        if note == "pause":
            times = times.paused(self.to_move, row.at, outages)
        elif note == "resume":
            times = times.resumed(row.at, may_interrupt=bool(self.rules.may_interrupt(self.state)))
        paused = note == "pause" or (note == "resign" and self.paused)
        entry = Entry(row.number, row.actor, row.at, (), row.bot, row.late, None, note)
        return replace(self, number=row.number, times=times, paused=paused), entry

    def _taken_back(self, row: Row) -> Undoable:
        """The move that a take-back undoes: one take-back is one row, and undoes the last row that stands."""
        if row.seat is None or not self.may_take_back(row.seat):
            raise IllegalMove(SHARED("no_take_back"))
        return self.undoable[-1]

    def _undoable(self, row: Row, events: tuple[BaseEvent, ...]) -> tuple[Undoable, ...]:
        """The moves that may be taken back after this one: none once chance or another seat has acted, or the move
        revealed something to one seat only."""
        if row.seat is None or any(event.seen_by != "all" for event in events):
            return ()
        own = self.undoable if self.undoable and self.undoable[-1].seat == row.seat else ()
        return (*own, Undoable(row.number, row.seat, self.state))


async def replay(
    course: Course, rows: Sequence[Row], outages: Outages, marks: list[Course] | None = None
) -> tuple[Course, list[Entry]]:
    """The course after these rows, and the entry of each; Unreplayable if the rules do not accept them. Many rows are
    replayed in a thread. The course at every hundredth move is added to ``marks``."""

    def replayed() -> tuple[Course, list[Entry]]:
        now, entries = course, list[Entry]()
        for row in rows:
            try:
                now, entry = now.after(row, outages)
            except MemoryError:
                raise
            except Exception as error:  # a rule has changed, or the row is damaged
                raise Unreplayable(row.number, error) from error
            entries.append(entry)
            if marks is not None and now.number % MARK == 0:
                marks.append(now)
        return now, entries

    return replayed() if len(rows) <= INLINE else await asyncio.to_thread(replayed)


def standing(rows: Sequence[Row], entries: Sequence[Entry]) -> list[Row]:
    """The moves that stand: all but the take-backs and the moves they undo."""
    undone = {entry.undoes for entry in entries}
    return [row for row in rows if not row.back and row.note is None and row.number not in undone]
