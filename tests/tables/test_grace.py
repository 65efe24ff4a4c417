"""Grace: while somebody may interrupt, the table waits a moment for them. The tests hold the clock in their hands."""

import asyncio

import pytest

from tests.tables.conftest import Time, somebody
from tests.tables.playing import legal, table_for_two
from vesuvius.store import Clock, Person
from vesuvius.tables.attending import Attendant
from vesuvius.tables.hall import By, Hall
from vesuvius.tables.refusals import IllegalMove, Stale
from vesuvius.tables.seating import Place, Plan, join, leave, open_table
from vesuvius.tables.table import Table

pytestmark = pytest.mark.anyio

GRACE = Clock()
A_WHILE = 0.35
"""Seconds in which a move that is not held back would long have been stored."""


def first(hall: Hall, table: Table, seat: int, by: By) -> asyncio.Task[int]:
    """The seat's first legal move, on its way."""
    return asyncio.create_task(hall.play(table.id, seat, legal(table, seat)[0], seen=table.number, by=by))


async def stored(move: asyncio.Task[int], table: Table) -> None:
    number = table.number
    assert await asyncio.wait_for(move, 30) == number + 1


async def test_a_fast_move_waits_until_the_grace_is_over(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    assert table.grace_until(table.under_way) == time.now + 3_000
    move = first(hall, table, 0, By(ann.id))
    await asyncio.sleep(A_WHILE)
    time.now += 2_999
    await asyncio.sleep(A_WHILE)
    assert not move.done()
    time.now += 1
    await stored(move, table)


async def test_who_interrupts_is_not_held_and_the_held_move_hears_stale(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    held = first(hall, table, 0, By(ann.id))
    await asyncio.sleep(A_WHILE)
    await hall.play(table.id, 1, "permit", seen=table.number, by=By(ben.id))
    with pytest.raises(Stale):
        await asyncio.wait_for(held, 30)
    await stored(first(hall, table, 1, By(ben.id)), table)
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_a_wrong_move_is_refused_without_delay(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    with pytest.raises(IllegalMove):
        await asyncio.wait_for(hall.play(table.id, 0, "stop", seen=table.number, by=By(ann.id)), 30)
    with pytest.raises(Stale):
        await asyncio.wait_for(hall.play(table.id, 0, legal(table, 0)[0], seen=1, by=By(ann.id)), 30)


async def test_without_grace_nobody_waits(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=Clock(grace=0))
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_a_game_without_interruptions_has_no_grace(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "downfall", clock=GRACE)
    assert table.grace_until(table.under_way) is None
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_nobody_waits_for_themselves_on_one_screen(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, Plan("pompeji", [Place("me"), Place("me")], clock=GRACE))
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_a_bot_leaves_a_person_alone_two_seconds(
    hall: Hall, time: Time, attendant: Attendant, ann: Person
) -> None:
    table = await open_table(hall, ann, Plan("pompeji", [Place("bot", "novice"), Place("me")], clock=GRACE))
    assert table.grace_until(table.under_way) == time.now + 2_000
    await asyncio.sleep(1.5)
    assert table.number == 7
    await hall.play(table.id, 1, "permit", seen=table.number, by=By(ann.id))
    await stored(first(hall, table, 1, By(ann.id)), table)
    async with asyncio.timeout(30):
        while table.to_move != 1:
            await asyncio.sleep(0.02)
    assert table.under_way.state.permits == (1, 0)


async def test_a_bot_out_of_turn_lets_people_go_first(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    """A turn is interrupted once only: a bot must not snatch it away."""
    places = [Place("me"), Place("open"), Place("bot", "novice")]
    table = await open_table(hall, ann, Plan("pompeji", places, clock=GRACE))
    await join(hall, table.id, ben)
    bot = asyncio.create_task(hall.play(table.id, 2, "permit", seen=table.number, by=By(bot="novice")))
    await asyncio.sleep(A_WHILE)
    assert not bot.done()
    time.now += 3_000
    await stored(bot, table)


async def test_who_has_walked_away_is_not_waited_for(hall: Hall, ann: Person, ben: Person) -> None:
    cleo = await somebody(hall, "Cleo")
    table = await open_table(hall, ann, Plan("pompeji", [Place("me"), Place("open"), Place("open")], clock=GRACE))
    await join(hall, table.id, ben)
    await join(hall, table.id, cleo)
    await leave(hall, table.id, ben)
    assert table.grace_until(table.under_way) is not None
    await leave(hall, table.id, cleo)
    assert table.grace_until(table.under_way) is None


async def test_grace_is_charged_to_nobodys_clock(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=Clock("live", 60_000))
    times = table.under_way.times
    assert table.record.due_at == time.now + 63_000
    time.now += 5_000
    assert times.remaining(0, 0, time.now, hall.outages) == 58_000
    await stored(first(hall, table, 0, By(ann.id)), table)
    assert table.under_way.times.left == (58_000, 60_000)
