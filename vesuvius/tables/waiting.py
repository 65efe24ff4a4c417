"""What may be changed before the game starts: the table by its host, a seat by the person who has it."""

from collections.abc import Mapping
from dataclasses import dataclass

from vesuvius.contract import Json, Seat
from vesuvius.store import Clock, Person
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Invalid, PieceTaken
from vesuvius.tables.seating import (
    check_host,
    check_look,
    check_options,
    check_public,
    check_waiting,
    looks,
    seats_of,
)
from vesuvius.tables.table import Table
from vesuvius.tables.talking import clean_name, clean_title


@dataclass(frozen=True, slots=True)
class Terms:
    """What the host of a table decides besides its seats."""

    name: str | None
    options: Mapping[str, Json]
    clock: Clock
    public: bool


async def change(hall: Hall, table_id: str, person: Person, terms: Terms) -> Table:
    """Change the name, the options and the clock of a table; nobody loses a seat. The host only."""
    table = await hall.current(table_id)
    check_host(table, person)
    check_waiting(table)
    record = table.record
    check_options(record.game, record.players, terms.options)
    if record.origin is not None and _all_options(table, terms.options) != _all_options(table, record.options):
        raise Invalid("A game that is played on keeps its options.")
    name = clean_title(terms.name) if terms.name else None
    if terms.public and not record.public:
        await check_public(hall, person)
    changed = await hall.store.tables.change(table_id, name, terms.options, terms.clock, public=terms.public)
    table = await hall.reseated(table_id)
    if not changed:
        check_waiting(table)  # the last seat was taken meanwhile
    return table


def _all_options(table: Table, chosen: Mapping[str, Json]) -> dict[str, Json]:
    """The value of every option, whether it was chosen or is the default."""
    return {name: option["default"] for name, option in table.rules.about()["options"].items()} | dict(chosen)


async def describe(hall: Hall, table_id: str, person: Person, seat: Seat, name: str | None, look: int | None) -> Table:
    """Choose the name and the piece of one of my seats; None is my own name, and any piece."""
    table = await hall.current(table_id)
    seats_of(table, person, seat)
    check_waiting(table)
    if look is not None:
        check_look(table.record.game, look)
        for other, shown in zip(table.seats, looks(table.seats), strict=True):
            chosen = other.look is not None or other.person_id not in (None, person.id)
            if other.seat != seat and shown == look and chosen:
                raise PieceTaken
    name = clean_name(name) if name else None
    await hall.store.tables.describe(table_id, seat, person.id, None if name == person.name else name, look)
    return await hall.reseated(table_id)
