"""Examine stored games: those that were closed because they cannot be continued, and the replay of every game."""

from collections.abc import AsyncIterator

from vesuvius.store import Store, TableRecord
from vesuvius.tables.clock import Outages
from vesuvius.tables.refusals import Closed, Unreplayable
from vesuvius.tables.resigning import RESIGNED
from vesuvius.tables.table import Table

INCURABLE = ("rules", "unreadable")
"""The reasons of tables that were closed because their games cannot be continued."""


async def closed(store: Store) -> list[TableRecord]:
    """The tables that were closed because their games cannot be continued."""
    return await store.tables.closed_because(INCURABLE)


async def examine(store: Store) -> AsyncIterator[tuple[TableRecord, str | None]]:
    """Replay every game that has started, one after the other; with each, what is wrong with it."""
    after = ""
    while records := await store.tables.started(after):
        for record in records:
            problem = await _problem(store, record)
            if problem is not None and (found := await store.tables.get(record.id)) is not None:
                problem = await _problem(store, found[0])  # it may have been played in the meantime
            yield record, problem
        after = records[-1].id


async def _problem(store: Store, record: TableRecord) -> str | None:
    """What is wrong with a game: it cannot be replayed, or its record does not belong to its last move."""
    table = Table(record.id, Outages())
    table.record = record
    try:
        await table.replay(await store.history.since(record.id, 0))
    except Unreplayable as refusal:
        return f"move {refusal.number}: {type(refusal.error).__name__}: {refusal.error}"
    except Closed as refusal:
        return refusal.sentence
    outcome = table.rules.outcome(table.under_way.state)
    if record.status == "over":
        if record.result and record.result["reason"] == RESIGNED:
            return None
        places = list(outcome.places) if outcome is not None else None
        kept = list(record.result["places"]) if record.result else None
        return None if places == kept else f"the result is {places}, but {kept} is stored"
    return "the game is over, but its table is not" if record.status == "playing" and outcome is not None else None


async def reopen(store: Store, record: TableRecord, now: int) -> bool:
    """Open a table again whose game can be continued after all."""
    return record.closed_because in INCURABLE and await store.tables.reopen(record.id, now)
