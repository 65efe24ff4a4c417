"""Commands for hosts: examine stored games, close and remove tables."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from vesuvius.cli.arguments import console, fail
from vesuvius.cli.hosting import read_settings, run_work

if TYPE_CHECKING:
    from vesuvius.store import Store


def doctor(
    replay: Annotated[bool, typer.Option("--replay", help="replay every stored game; this may take a while")] = False,
    reopen: Annotated[
        bool, typer.Option("--reopen", help="with --replay: continue games that were closed and can be replayed again")
    ] = False,
) -> None:
    """List games that had to be closed because they cannot be continued; exit with 1 if there are any."""
    if run_work(_examined(reopen) if replay else _closed()):
        raise typer.Exit(1)


class Reason(StrEnum):
    """Why a table is closed by hand; people read it in their language."""

    OPERATOR = "operator"
    ABANDONED = "abandoned"
    UNFILLED = "unfilled"
    RULES = "rules"


def close(
    table: Annotated[str, typer.Argument(help="the table's id, as in its address, or its code")],
    because: Annotated[Reason, typer.Option(help="the reason that people are shown")] = Reason.OPERATOR,
) -> None:
    """Close a table, for example one that annoys others; the server may run meanwhile."""
    if not run_work(_close(table, because)):
        fail(f"There is no table {table!r} that waits or is being played.")
    console.print(f"Table {table} is closed.", markup=False)


@asynccontextmanager
async def _store() -> AsyncIterator["Store"]:
    """The store of the server, without its time limits: these commands may take long."""
    from vesuvius.store import Store

    store = await Store.open(read_settings().database_url, timeout=None)
    try:
        yield store
    finally:
        await store.close()


async def _close(table: str, because: Reason) -> bool:
    async with _store() as store:
        table_id = await store.tables.by_code(table.upper()) or table
        return await store.tables.close(table_id, because.value, int(time.time() * 1000))


def tidy(
    older_than: Annotated[int, typer.Option(min=1, help="the tables that ended more than N days ago")],
    delete: Annotated[bool, typer.Option("--delete", help="delete them; without it, they are only counted")] = False,
) -> None:
    """Delete finished and closed tables, with their moves and chat; the server may run meanwhile."""
    found, moves = run_work(_tidied(int(time.time() * 1000) - older_than * 86_400_000, delete=delete))
    if delete:
        console.print(f"Deleted: {found} tables with {moves} moves.")
    else:
        console.print(f"{found} tables ended more than {older_than} days ago. --delete deletes them for good.")


async def _tidied(before: int, *, delete: bool) -> tuple[int, int]:
    """Count or delete the tables that ended before that time, a few in each transaction; their number and moves."""
    found = moves = 0
    async with _store() as store:
        if not delete:
            return await store.tables.count_ended(before), 0
        while ids := await store.tables.ended(before, limit=100):
            found, moves = found + len(ids), moves + await store.tables.delete(ids)
    return found, moves


async def _closed() -> int:
    """Print the games that were closed; returns their number."""
    from vesuvius.tables import doctor

    async with _store() as store:
        found = await doctor.closed(store)
    for record in found:
        console.print(f"{record.id}  {record.game}, rules {record.rules}: {record.closed_because}", markup=False)
    console.print(f"Games that were closed because they cannot be continued: {len(found)}.")
    return len(found)


async def _examined(reopen: bool) -> int:
    """Replay every game and print those that fail; returns their number."""
    from vesuvius.tables import doctor

    games = failed = opened = 0
    async with _store() as store:
        async for record, problem in doctor.examine(store):
            games += 1
            if problem is not None:
                failed += 1
                about = f"{record.id}  {record.game}, rules {record.rules}, {record.status}"
                console.print(f"{about}: {problem}", markup=False)
            elif reopen and await doctor.reopen(store, record, int(time.time() * 1000)):
                opened += 1
                console.print(f"{record.id}  {record.game}: opened again", markup=False)
    console.print(f"Games replayed: {games}; with a problem: {failed}; opened again: {opened}.")
    return failed
