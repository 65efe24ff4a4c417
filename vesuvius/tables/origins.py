"""The moments at which tables begin that are played on from another game."""

import asyncio
from collections.abc import Callable, Sequence

from vesuvius import journal as journals
from vesuvius.contract import replay
from vesuvius.games import games, spec
from vesuvius.lessons import Astray, lesson, play
from vesuvius.origin import NoMoment, Origin, of_journal, origin
from vesuvius.puzzles import puzzle
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import moves_of
from vesuvius.tables.refusals import Invalid


async def in_table(hall: Hall, table_id: str, number: int) -> Origin:
    """A moment of a finished game, by the numbers of its replay; NotNow before the end."""
    table = await hall.current(table_id)
    rows = [row for row in await moves_of(hall, table) if row.number <= number]

    def found() -> Origin:
        record, state = table.record, table.begin(0).state
        for moment in replay(table.rules, state, ((row.actor, row.move) for row in rows)):
            state = moment.step.state
        return origin(record.game, record.rules, state, "table", number, table_id)

    return await _found(found)


async def in_journal(text: str, number: int) -> Origin:
    """A moment of a journal that somebody brought along."""
    return await _found(lambda: of_journal(journals.read(text), number))


def in_puzzle(name: str, key: str) -> Origin:
    """The position of a puzzle."""
    found = puzzle(name, key) if name in games() else None
    if found is None:
        raise Invalid("There is no such puzzle.")
    return Origin(name, found.state, "puzzle", 0, f"{name}/{key}")


async def in_lesson(name: str, key: str, moves: Sequence[str]) -> Origin:
    """Where a lesson stands after these moves of the learner."""
    one = lesson(name, key) if name in games() else None
    if one is None:
        raise Invalid("There is no such lesson.")

    def found() -> Origin:
        standing = play(one, moves)
        return origin(name, spec(name).version, standing.state, "lesson", len(standing.entries), f"{name}/{key}")

    return await _found(found)


async def _found(find: Callable[[], Origin]) -> Origin:
    """Replay a game in a thread; Invalid where nobody can play on."""
    try:
        return await asyncio.to_thread(find)
    except journals.Malformed as error:
        raise Invalid(f"This is not the journal of a game: {error}") from None
    except (NoMoment, Astray) as error:
        raise Invalid(str(error)) from None
