"""Grace: while somebody may interrupt, the table holds a move for a moment. The tests control the clock."""

import asyncio
from typing import Any

import pytest

from tests.tables.conftest import Time, somebody
from tests.tables.playing import legal, table_for_two
from vesuvius.store import Clock, Person
from vesuvius.tables.attempts import Attempt, By
from vesuvius.tables.attending import Attendant
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import IllegalMove, Stale
from vesuvius.tables.seating import Place, TableSetup, join, leave, open_table
from vesuvius.tables.table import Draft, Table

pytestmark = pytest.mark.anyio

GRACE = Clock()
A_WHILE = 0.35
"""Seconds within which a move that is not held is certainly stored."""


def first(hall: Hall, table: Table, seat: int, by: By) -> asyncio.Task[int]:
    """A task that plays the seat's first legal move."""
    return asyncio.create_task(hall.play(table.id, Attempt(seat, legal(table, seat)[0], by, table.number)))


async def stored(move: asyncio.Task[int], table: Table) -> None:
    number = table.number
    assert await asyncio.wait_for(move, 30) == number + 1


async def test_a_fast_move_waits_until_the_grace_is_over(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    assert table.grace_until(table.under_way) == time.now + 3_000
    move = first(hall, table, 0, By(ann.id))
    await asyncio.sleep(A_WHILE)
    time.now += 2_999
    table.recheck()
    await asyncio.sleep(A_WHILE)
    assert not move.done()
    time.now += 1
    table.recheck()
    await stored(move, table)


async def test_a_held_move_is_stored_as_soon_as_the_grace_is_over(hall: Hall, ann: Person, ben: Person) -> None:
    hall.now = hall.time
    table = await table_for_two(hall, ann, ben, "pompeji", clock=Clock(grace=200))
    until = table.grace_until(table.under_way)
    assert until is not None
    await stored(first(hall, table, 0, By(ann.id)), table)
    assert 0 <= table.under_way.times.at - until < 100


async def test_a_held_move_is_judged_once_and_not_over_and_over(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged, judge = 0, hall._judge  # noqa: SLF001

    def counted(*args: Any) -> Draft:
        nonlocal judged
        judged += 1
        return judge(*args)

    monkeypatch.setattr(hall, "_judge", counted)
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    held = first(hall, table, 0, By(ann.id))
    await asyncio.sleep(A_WHILE)
    assert (judged, held.done()) == (1, False)
    held.cancel()
    await asyncio.gather(held, return_exceptions=True)


async def test_a_seat_has_one_held_move(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    """A person sends many moves while they are held: each takes the place of the one before."""
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    texts = legal(table, 0)
    sent = [
        asyncio.create_task(hall.play(table.id, Attempt(0, texts[n % len(texts)], By(ann.id), table.number, str(n))))
        for n in range(50)
    ]
    refused = await asyncio.gather(*sent[:-1], return_exceptions=True)
    assert all(isinstance(one, Stale) and "taken its place" in one.sentence for one in refused)
    assert not sent[-1].done()
    time.now += 3_000
    table.recheck()
    await stored(sent[-1], table)


async def test_an_interruption_is_not_held_and_makes_the_held_move_stale(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    held = first(hall, table, 0, By(ann.id))
    await asyncio.sleep(A_WHILE)
    await hall.play(table.id, Attempt(1, "permit", By(ben.id), table.number))
    with pytest.raises(Stale):
        await asyncio.wait_for(held, 30)
    await stored(first(hall, table, 1, By(ben.id)), table)
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_a_wrong_move_is_refused_without_delay(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=GRACE)
    with pytest.raises(IllegalMove):
        await asyncio.wait_for(hall.play(table.id, Attempt(0, "stop", By(ann.id), table.number)), 30)
    with pytest.raises(Stale):
        await asyncio.wait_for(hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 1)), 30)


async def test_without_grace_moves_are_stored_at_once(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=Clock(grace=0))
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_a_game_without_interruptions_has_no_grace(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "downfall", clock=GRACE)
    assert table.grace_until(table.under_way) is None
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_on_one_screen_there_is_no_grace_between_a_persons_seats(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("pompeji", [Place("me"), Place("me")], clock=GRACE))
    await stored(first(hall, table, 0, By(ann.id)), table)


async def test_a_bots_opponent_gets_two_seconds_of_grace(
    hall: Hall, time: Time, attendant: Attendant, ann: Person
) -> None:
    table = await open_table(hall, ann, TableSetup("pompeji", [Place("bot", "novice"), Place("me")], clock=GRACE))
    assert table.grace_until(table.under_way) == time.now + 2_000
    await asyncio.sleep(1.5)
    assert table.number == 7
    await hall.play(table.id, Attempt(1, "permit", By(ann.id), table.number))
    await stored(first(hall, table, 1, By(ann.id)), table)
    async with asyncio.timeout(30):
        while table.to_move != 1:
            await asyncio.sleep(0.02)
    assert table.under_way.state.permits == (1, 0)


async def test_people_may_interrupt_before_bots(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    """A turn can be interrupted only once: a bot must not do so before a person can."""
    places = [Place("me"), Place("open"), Place("bot", "novice")]
    table = await open_table(hall, ann, TableSetup("pompeji", places, clock=GRACE))
    await join(hall, table.id, ben)
    bot = asyncio.create_task(hall.play(table.id, Attempt(2, "permit", By(bot="novice"), table.number)))
    await asyncio.sleep(A_WHILE)
    assert not bot.done()
    time.now += 3_000
    table.recheck()
    await stored(bot, table)


async def test_a_person_who_has_left_gets_no_grace(hall: Hall, ann: Person, ben: Person) -> None:
    cleo = await somebody(hall, "Cleo")
    table = await open_table(hall, ann, TableSetup("pompeji", [Place("me"), Place("open"), Place("open")], clock=GRACE))
    await join(hall, table.id, ben)
    await join(hall, table.id, cleo)
    await leave(hall, table.id, ben)
    assert table.grace_until(table.under_way) is not None
    await leave(hall, table.id, cleo)
    assert table.grace_until(table.under_way) is None


async def test_grace_is_charged_to_no_clock(hall: Hall, time: Time, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben, "pompeji", clock=Clock("live", 60_000))
    times = table.under_way.times
    assert table.record.due_at == time.now + 63_000
    time.now += 5_000
    assert times.remaining(0, 0, time.now, hall.outages) == 58_000
    await stored(first(hall, table, 0, By(ann.id)), table)
    assert table.under_way.times.left == (58_000, 60_000)
