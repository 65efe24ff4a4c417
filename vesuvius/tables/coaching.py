"""The coach of a table where every other seat is a bot: hints, and a doubt before a move that gives much away.

It searches from the seat's own view, in the thinking processes, after all bots that somebody waits for. A search is
given up when the table moves on. A game in which it has helped is marked for everybody to see.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from vesuvius.bots import SEARCHERS, bots
from vesuvius.coach import DOUBT, HINT, Advise, Hint
from vesuvius.contract import Illegal, Seat
from vesuvius.refusing import SHARED
from vesuvius.review import Judgement
from vesuvius.review.game import Judge
from vesuvius.store import Seated
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import IllegalMove, NoCoach, NotCoached, NotNow, Paused, Stale
from vesuvius.tables.table import Table
from vesuvius.tables.thinking import EvaluationFailed

T = TypeVar("T")


class Coach:
    """The coach of all tables of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._searches: dict[str, dict[asyncio.Task[Any], int]] = {}
        hall.listen(self._changed)

    async def hint(self, table_id: str, seat: Seat, seen: int, person_id: str) -> Hint:
        """A hint for a seat of this person that is to move. The same position gives the same hint."""
        table = await self._table(table_id, seat, seen, person_id)
        course = table.under_way
        view, legal = course.rules.view(course.state, seat), tuple(course.rules.legal(course.state, seat))
        settings = replace(HINT, seed=seen)
        asked = self.hall.thinkers.coach(table.record.game, Advise(view, legal), settings, person_id)
        found = await self._search(table, seen, asked)
        if not isinstance(found, Hint):
            raise NoCoach
        return found

    async def doubt(self, table_id: str, seat: Seat, seen: int, move: str, person_id: str) -> Judgement | None:
        """The judgement of a move that this person is about to make, if it is a blunder."""
        table = await self._table(table_id, seat, seen, person_id)
        course = table.under_way
        try:
            course.rules.play(course.state, seat, played := course.rules.parse(move))
        except Illegal as refused:
            raise IllegalMove(refused) from None
        view, legal = course.rules.view(course.state, seat), tuple(course.rules.legal(course.state, seat))
        settings = replace(DOUBT, seed=seen)
        asked = self.hall.thinkers.coach(table.record.game, Judge(seen, view, legal, played), settings, person_id)
        found = await self._search(table, seen, asked)
        return found if isinstance(found, Judgement) and found.label == "blunder" else None

    async def _table(self, table_id: str, seat: Seat, seen: int, person_id: str) -> Table:
        """The table, marked as coached; a refusal where there is no coach, or nothing to decide."""
        table = await self.hall.current(table_id)
        table.check_may_move(seat, person_id)
        if not set(SEARCHERS) & set(bots(table.record.game)):
            raise NoCoach
        if any(other.seat != seat and (other.bot is None or _may_return(other)) for other in table.seats):
            raise NotCoached
        if table.record.status != "playing":
            raise IllegalMove(SHARED("game_over"))
        course = table.under_way
        if course.paused:
            raise Paused
        if course.number != seen:
            raise Stale(seen, course.number)
        if course.to_move != seat:
            names = course.rules.names(course.state)
            who = course.to_move
            raise IllegalMove(
                SHARED("not_your_turn", who=who, names={"who": names[who]})
                if isinstance(who, int)
                else SHARED("chance_first")
            )
        if not table.record.coached and await self.hall.store.tables.coach(table.id):
            await self.hall.reseated(table.id)
        return table

    async def _search(self, table: Table, seen: int, asked: Coroutine[Any, Any, T]) -> T:
        """The answer of the thinking processes; Stale if the table moves on first."""
        search = asyncio.create_task(asked)
        self._searches.setdefault(table.id, {})[search] = seen
        try:
            await asyncio.wait([search])
            if search.cancelled():
                raise Stale(seen, table.number)
            return search.result()
        except EvaluationFailed:
            raise NotNow("The coach could not look ahead. Try again.") from None
        finally:
            search.cancel()
            running = self._searches[table.id]
            del running[search]
            if not running:
                del self._searches[table.id]

    def _changed(self, table: Table) -> None:
        """Give up what is searched for an earlier position of this table."""
        for search, seen in self._searches.get(table.id, {}).items():
            if table.number != seen:
                search.cancel()


def _may_return(seat: Seated) -> bool:
    """Whether a bot only stands in here for a person who may come back."""
    return seat.person_id is not None and not seat.resigned
