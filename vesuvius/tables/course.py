"""The course of one game: its state after so many moves, and the story of each.

Playing and replaying are the same: every row, new or read from the store, goes through :func:`advance`.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vesuvius.contract import CHANCE, Actor, AnyGame, Event, Rng, Seat, draw
from vesuvius.store import Row
from vesuvius.tables.clock import Outages, Times
from vesuvius.tables.refusals import IllegalMove


@dataclass(frozen=True, slots=True)
class Entry:
    """One move as it is told: who made it, and what happened. Not its notation, which may hold what is hidden."""

    number: int
    actor: Actor
    at: int
    events: tuple[Event, ...]
    bot: str | None = None
    late: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """A game up to a move. ``back`` holds the moves that may still be taken back, each as (seat, state before)."""

    rules: AnyGame
    state: Any
    number: int
    times: Times
    back: tuple[tuple[Seat, Any], ...] = ()

    @property
    def to_move(self) -> Actor | None:
        return self.rules.turn(self.state)

    def may_take_back(self, seat: Seat) -> bool:
        """The last move is this seat's own, and it has shown nothing hidden to anybody."""
        return bool(self.back) and self.back[-1][0] == seat and self.to_move is not None


def advance(course: Course, row: Row, outages: Outages) -> tuple[Course, Entry]:
    """The course after one more row; Illegal if the rules refuse it."""
    rules = course.rules
    if row.back:
        state, back = _taken_back(course, row)
        events: tuple[Event, ...] = ({"type": "taken_back", "seen_by": "all", "seat": row.seat},)
    else:
        step = rules.play(course.state, row.actor, row.move)
        state, events, back = step.state, step.events, _keep(course, row, step.events)
    may_interrupt = bool(rules.may_interrupt(state))
    times = course.times.after(course.to_move, row.actor, row.at, outages, may_interrupt=may_interrupt)
    told = Entry(row.number, row.actor, row.at, events, row.bot, row.late)
    return Course(rules, state, row.number, times, back), told


def _taken_back(course: Course, row: Row) -> tuple[Any, tuple[tuple[Seat, Any], ...]]:
    if row.seat is None or not course.may_take_back(row.seat):
        raise IllegalMove(
            "Only your own last move can be taken back, before anybody else acts or anything is revealed."
        )
    return course.back[-1][1], course.back[:-1]


def _keep(course: Course, row: Row, events: tuple[Event, ...]) -> tuple[tuple[Seat, Any], ...]:
    """What may be taken back after this move: nothing once chance or another seat has acted, or a secret was told."""
    if row.seat is None or any(event["seen_by"] != "all" for event in events):
        return ()
    mine = course.back if course.back and course.back[-1][0] == row.seat else ()
    return (*mine, (row.seat, course.state))


AT_ONCE = 16
"""How many moves are played again on the event loop; more would keep every other table waiting."""


async def retell(course: Course, rows: Sequence[Row], outages: Outages) -> tuple[Course, list[Entry]]:
    """The course after these rows, and the story of each; a long one in a thread of its own."""

    def tell() -> tuple[Course, list[Entry]]:
        now, story = course, list[Entry]()
        for row in rows:
            now, told = advance(now, row, outages)
            story.append(told)
        return now, story

    return tell() if len(rows) <= AT_ONCE else await asyncio.to_thread(tell)


def luck(course: Course, at: int, rng: Rng, outages: Outages) -> Iterator[tuple[Course, Row, Entry]]:
    """Chance moves until a seat is waited for or the game is over, each drawn at this moment."""
    while course.to_move == CHANCE:
        move = draw(course.rules.legal(course.state, CHANCE), rng)
        row = Row(course.number + 1, None, str(move), at)
        course, told = advance(course, row, outages)
        yield course, row, told
