"""Give up a seat; pause, or end without a result, when all people at the table agree."""

from contextlib import suppress
from typing import Final

from vesuvius.contract import Seat
from vesuvius.store import Person, Wish
from vesuvius.tables.attempts import PAUSE, RESIGN, RESUME, Attempt, By, Special
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Closed, ForeignSeat, NotNow
from vesuvius.tables.table import Table

AGREED: Final = "agreed"
"""The code of a table that all people at it agreed to close."""


async def resign(hall: Hall, table_id: str, person: Person, seat: Seat | None = None) -> Table:
    """Give up a seat, or all of mine, for good. With one seat left in the game, or no person, the game is over and the
    others win; else a bot plays on for the seat."""
    table = await hall.current(table_id)
    for mine in _playing(table, person):
        if seat in (None, mine) and table.record.status == "playing":
            await _note(hall, table, mine, person, RESIGN)
    return await hall.current(table_id)


async def agree(hall: Hall, table_id: str, person: Person, wish: Wish | None) -> Table:
    """Ask for a pause or an end without a result, or agree to it; None refuses or withdraws what anybody asked for.
    What all people at the table want is done."""
    table = await hall.current(table_id)
    _playing(table, person)
    if wish == "pause" and table.under_way.paused:
        raise NotNow("The game is paused already.")
    await hall.store.tables.want(table_id, person.id, wish, hall.now())
    table = await hall.reseated(table_id)
    await settle(hall, table)
    return table


async def resume(hall: Hall, table_id: str, person: Person) -> Table:
    """Go on after a pause; anybody at the table may."""
    table = await hall.current(table_id)
    await _note(hall, table, _playing(table, person)[0], person, RESUME)
    return table


async def settle(hall: Hall, table: Table) -> None:
    """Do what all people at a table want."""
    wish = table.agreed
    if wish == "pause" and not table.under_way.paused:
        seat = next(place for place in table.seats if place.wants == wish)
        by = Person(seat.person_id or "", seat.name or "")
        with suppress(NotNow):  # another server was faster
            await _note(hall, table, seat.seat, by, PAUSE)
    elif wish == "abandon":
        await hall.store.tables.close(table.id, AGREED, hall.now())
        with suppress(Closed):
            await hall.reseated(table.id)


async def _note(hall: Hall, table: Table, seat: Seat, person: Person, note: Special) -> None:
    await hall.play(table.id, Attempt(seat, note, By(person.id), table.number))


def _playing(table: Table, person: Person) -> list[Seat]:
    """The seats of a person who plays in a game under way."""
    if table.record.status != "playing":
        raise NotNow("The game is over." if table.record.status == "over" else "The game has not started yet.")
    if not table.seats_of(person.id):
        raise ForeignSeat("Only people who sit at the table can do that.")
    seats = [place.seat for place in table.seats if place.person_id == person.id and place.plays]
    if not seats:
        raise NotNow("A bot plays for you: come back to the table first.")
    return seats
