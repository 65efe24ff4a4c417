"""What tables do by themselves: bots move, and a bot moves for a seat whose time is up."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace

from vesuvius.bots import bots
from vesuvius.contract import Illegal, Seat
from vesuvius.store import Unavailable
from vesuvius.store.uptime import HEARTBEAT
from vesuvius.tables.course import Course
from vesuvius.tables.hall import By, Hall
from vesuvius.tables.refusals import Refusal
from vesuvius.tables.table import Table
from vesuvius.tables.thinking import ANY_MOVE

log = logging.getLogger("vesuvius.attending")

LOOK_ROUND = 0.5
"""Seconds between two looks at the tables that are due."""


def stand_in(game: str) -> str:
    """The bot that sits in for people: a citizen, who plays well and at once; where none plays, any legal move."""
    return "citizen" if "citizen" in bots(game) else ANY_MOVE


def lawful(course: Course, seat: Seat, move: str, legal: Sequence[str]) -> bool:
    """Will the rules take this? Not all that is legal is listed: an offer may name any price."""
    if move in legal:
        return True
    try:
        course.rules.play(course.state, seat, move)
    except Illegal:
        return False
    return True


class Attendant:
    """Looks after the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.on_stored = self.attend
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Note how long nobody was here, and begin to look round."""
        await self.hall.store.uptime.beat(self.hall.now())
        for span in await self.hall.store.uptime.outages():
            self.hall.outages.add(*span)
        self._tasks = [asyncio.create_task(self._look_round()), asyncio.create_task(self._keep_pulse())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def attend(self, table: Table) -> None:
        """Let bots act until a person is waited for."""
        if table.attended or not self._restless(table):
            return
        table.attended = True
        try:
            while table.record.status == "playing":
                number = table.number
                acted = await self._react(table) or await self._move(table)
                if not acted and table.number == number:
                    break
        finally:
            table.attended = False

    @staticmethod
    def _restless(table: Table) -> bool:
        return table.record.due_at is not None or any(seat.bot is not None for seat in table.seats)

    async def _react(self, table: Table) -> bool:
        """The first out-of-turn move that a bot wants to make, clockwise from the seat that is waited for."""
        course, to_move = table.under_way, table.to_move
        if not isinstance(to_move, int):
            return False
        for step in range(1, table.record.players):
            seat = (to_move + step) % table.record.players
            bot = table.seats[seat].bot
            legal = self._legal(course, seat) if bot is not None else []
            if bot is None or not legal:
                continue
            view = course.rules.view(course.state, seat)
            move = await self.hall.thinkers.react(bot, table.record.game, view, legal)
            if move is not None:
                return await self._play(table, seat, move, course.number, By(bot=bot))
        return False

    async def _move(self, table: Table) -> bool:
        """The move of a bot that is waited for, or of one that moves for a seat whose time is up."""
        course, seat = table.under_way, table.to_move
        if not isinstance(seat, int):
            return False
        by = By(bot=table.seats[seat].bot)
        if by.bot is None:
            if not self._late(course, seat):
                return False
            by = By(bot=stand_in(table.record.game), late=True)
        view, legal = course.rules.view(course.state, seat), self._legal(course, seat)
        assert by.bot is not None
        move = await self.hall.thinkers.choose(by.bot, table.record.game, view, legal)
        if not lawful(course, seat, move, legal):
            log.warning("a bot answered illegally", extra={"table": table.id, "bot": by.bot, "move": move})
            move = secrets.choice(legal)
        return await self._play(table, seat, move, course.number, by)

    def _late(self, course: Course, seat: Seat) -> bool:
        hall = self.hall
        due = course.times.due(seat, hall.now(), hall.outages)
        return due is not None and due <= hall.now()

    @staticmethod
    def _legal(course: Course, seat: Seat) -> list[str]:
        return [str(move) for move in course.rules.legal(course.state, seat)]

    async def _play(self, table: Table, seat: Seat, move: str, seen: int, by: By) -> bool:
        """A bot goes through the same door as everybody; if the table has moved on, it looks again."""
        try:
            await self.hall.play(table.id, seat, move, seen=seen, by=by)
        except Refusal as refusal:
            log.info("a bot was refused", extra={"table": table.id, "code": refusal.code})
            await asyncio.sleep(0.05)
        return True

    async def _look_round(self) -> None:
        """Attend to every table that is due: after a restart, after a time-out, after another server has died."""
        hall = self.hall
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                for table_id, revision in await hall.store.tables.due(hall.now(), limit=200):
                    await hall.level(table_id)
                    await self._due(await hall.table(table_id, revision=revision))
            except (Unavailable, Refusal) as error:
                log.warning("cannot look round", extra={"error": type(error).__name__})

    async def _due(self, table: Table) -> None:
        hall = self.hall
        if table.attended:
            return
        if table.full:  # whoever took the last seat heard nothing more from a server that died
            await hall.begin(table)
            return
        due_at = table.due(table.course, hall.now()) if table.course and table.record.status == "playing" else None
        seat = table.to_move
        if isinstance(seat, int) and (table.seats[seat].bot is not None or self._late(table.under_way, seat)):
            hall.run(self.attend(table))
        else:
            await hall.store.tables.set_due(table.record, due_at)
            table.record = replace(table.record, due_at=due_at)

    async def _keep_pulse(self) -> None:
        """Note that a server is awake, and hear from the store when none was."""
        while True:
            await asyncio.sleep(HEARTBEAT / 1000)
            try:
                span = await self.hall.store.uptime.beat(self.hall.now())
            except Unavailable:
                continue
            if span is not None:
                self.hall.outages.add(*span)
