"""Is what was acknowledged on an evening there, once, and does every journal replay?"""

from collections import Counter
from collections.abc import Mapping

import vesuvius
from tools.proof.playing import Evening
from tools.proof.report import Batch
from vesuvius.contract import Illegal
from vesuvius.store import Clock, Store
from vesuvius.tables.clock import Outages, Times
from vesuvius.tables.course import Course, replay
from vesuvius.tables.refusals import Refusal


async def end(evening: Evening, database_url: str, batch: Batch) -> None:
    """End the evening, and compare what its clients know with the database."""
    await evening.fall_silent()
    await evening.level(await check_kept(evening, database_url, batch))
    batch.faults += evening.faults


async def check_kept(evening: Evening, database_url: str, batch: Batch) -> Mapping[str, int]:
    """Compare what was acknowledged with what is stored; returns the number of moves of each table."""
    store = await Store.open(database_url)
    lengths: dict[str, int] = {}
    try:
        for seat in evening.seats:
            rows = await store.history.since(seat.table_id, 0)
            kept = {row.number: row.key for row in rows if row.seat == seat.seat and row.bot is None}
            batch.expect(kept == seat.acknowledged, f"{seat}: stored {_difference(kept, seat.acknowledged)}")
            batch.count("moves", sum(" at " in key for key in seat.acknowledged.values()))
            batch.count("take-backs", sum(" back " in key for key in seat.acknowledged.values()))
            if seat.table_id in lengths:
                continue
            lengths[seat.table_id] = len(rows)
            batch.expect([row.number for row in rows] == list(range(1, len(rows) + 1)), f"{seat}: a gap")
            rules = vesuvius.game(seat.game)
            state, times = rules.start(2), Times.begin(Clock(), 2, 0)
            try:
                await replay(Course(rules, state, 0, times, rules.turn(state)), rows, Outages())
            except (Illegal, Refusal) as error:
                batch.faults.append(f"{seat}: the journal does not replay: {error}")
        said = Counter[str]()
        for table_id in set(evening.lines.values()):
            said.update(f"{table_id} {line.text}" for line in await store.chat.since(table_id, 0, 100_000))
        twice = [line for line, number in said.items() if number > 1]
        lost = [line for line, table_id in evening.lines.items() if f"{table_id} {line}" not in said]
        batch.expect(not twice and not lost, f"lines lost: {lost}, twice: {twice}")
        for cookie, name in evening.people.items():
            person = await store.people.get(cookie.partition(".")[0])
            batch.expect(person is not None and person.name == name, f"{name} is {person}")
    finally:
        await store.close()
    batch.count("tables", len(lengths))
    batch.count("lines", len(evening.lines))
    batch.count("people", len(evening.people))
    return lengths


def _difference(stored: Mapping[int, str | None], acknowledged: Mapping[int, str]) -> str:
    return f"{dict(stored.items() - acknowledged.items())}, acknowledged {dict(acknowledged.items() - stored.items())}"
