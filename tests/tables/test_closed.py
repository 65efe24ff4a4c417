"""Tables that were closed for a reason, and games that cannot be replayed."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from tests.tables.conftest import Time
from tests.tables.playing import move, table_for_two
from vesuvius.store import Person
from vesuvius.store.database import begin
from vesuvius.store.schema import moves, tables
from vesuvius.tables import doctor
from vesuvius.tables.clock import Outages
from vesuvius.tables.closing import DAY, HOUR, Closing, Lifetimes
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Closed, TooManyWaiting, Unreplayable
from vesuvius.tables.seating import Place, TableSetup, join, open_table
from vesuvius.tables.table import Table
from vesuvius.tables.talking import say

pytestmark = pytest.mark.anyio


async def played(hall: Hall, ann: Person, ben: Person, number: int = 3) -> Table:
    table = await table_for_two(hall, ann, ben)
    for n in range(number):
        await move(hall, table, Random(n))
    return table


async def change(hall: Hall, table: Table, number: int | None = None, **values: object) -> None:
    """Change the stored table or, with ``number``, one of its moves."""
    there = moves if number is not None else tables
    same = (
        (there.c.table_id == table.id, moves.c.number == number) if number is not None else (tables.c.id == table.id,)
    )
    async with begin(hall.store.engine) as connection:
        await connection.execute(update(there).where(*same).values(**values))
    hall._tables.clear()  # noqa: SLF001 - as after a restart


async def test_a_game_that_the_rules_refuse_is_closed_and_others_go_on(hall: Hall, ann: Person, ben: Person) -> None:
    bad, good = await played(hall, ann, ben), await played(hall, ann, ben)
    await change(hall, bad, number=bad.number, move="play 99 Z9")
    for _ in range(2):
        with pytest.raises(Closed) as refused:
            await hall.table(bad.id)
        assert refused.value.code == "closed_unreadable"
    found = await hall.store.tables.get(bad.id)
    assert found is not None
    assert (found[0].status, found[0].closed_because, found[0].to_move) == ("closed", "unreadable", None)
    assert [one.record.id for one in await hall.store.tables.of_person(ann.id, 10)] == [good.id]
    assert (await hall.table(good.id)).number == good.number


async def test_a_finished_game_that_the_rules_refuse_keeps_its_result(hall: Hall, ann: Person, ben: Person) -> None:
    table = await played(hall, ann, ben)
    await change(hall, table, status="over")
    await change(hall, table, number=2, move="nonsense")
    with pytest.raises(Unreplayable):
        await hall.table(table.id)
    found = await hall.store.tables.get(table.id)
    assert found is not None
    assert found[0].status == "over"


async def test_a_game_of_a_dropped_version_of_the_rules_is_closed(hall: Hall, ann: Person, ben: Person) -> None:
    table = await played(hall, ann, ben)
    await change(hall, table, rules=0)
    with pytest.raises(Closed) as refused:
        await hall.table(table.id)
    assert refused.value.code == "closed_rules"
    found = await hall.store.tables.get(table.id)
    assert found is not None
    assert found[0].closed_because == "rules"


@pytest.mark.parametrize("values", [{"rules": 99}, {"game": "senet"}])
async def test_a_game_whose_rules_may_come_back_is_refused_but_stays(
    hall: Hall, ann: Person, ben: Person, values: dict[str, Any]
) -> None:
    """A newer server may share the database, and a game may be missing from the shelf for a while."""
    table = await played(hall, ann, ben)
    await change(hall, table, **values)
    with pytest.raises(Closed):
        await hall.table(table.id)
    await change(hall, table, rules=table.record.rules, game=table.record.game)
    assert (await hall.table(table.id)).number == table.number


async def test_a_wrong_table_in_memory_is_read_again_and_not_closed(hall: Hall, ann: Person, ben: Person) -> None:
    table, other = await played(hall, ann, ben, 0), await played(hall, ann, ben, 0)
    while table.number == other.number:
        await move(hall, other, Random(1))
    number = other.number
    other.course = Table(other.id, Outages()).course = table.course  # one move fewer, and another deal
    other.stale = True
    assert (await hall.table(other.id)).number == number
    assert other.record.status == "playing"


async def test_a_table_closed_elsewhere_is_dropped_from_memory(hall: Hall, ann: Person, ben: Person) -> None:
    """`vesuvius close` runs in a process of its own: the table is due at once, so that the server reads it."""
    table = await played(hall, ann, ben)
    assert await hall.store.tables.close(table.id, "operator", hall.now())
    assert not await hall.store.tables.close(table.id, "operator", hall.now()), "it is closed"
    due = {one.table_id: one.revision for one in await hall.store.tables.due(hall.now(), 1000)}
    with pytest.raises(Closed) as refused:
        await hall.table(table.id, revision=due[table.id])
    assert refused.value.code == "closed_operator"
    assert table.record.status == "closed"
    assert table.id not in {one.table_id for one in await hall.store.tables.due(hall.now(), 1000)}, (
        "it is looked at once"
    )
    assert await hall.store.tables.reopen(table.id, hall.now())
    assert (await hall.table(table.id)).number == table.number


async def test_tables_that_wait_too_long_and_games_without_moves_are_closed(
    hall: Hall, time: Time, ann: Person, ben: Person
) -> None:
    closing = Closing(hall, Lifetimes(waiting_hours=24, idle_days=60))
    waits = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("open")], public=True))
    plays, moves_on = await played(hall, ann, ben), await played(hall, ann, ben)
    time.now += 24 * HOUR
    await move(hall, moves_on, Random(9))
    assert not {waits.id, plays.id, moves_on.id} & {*await closing.close_idle()}
    time.now += 1
    assert {waits.id, plays.id, moves_on.id} & {*await closing.close_idle()} == {waits.id}
    time.now += 59 * DAY
    assert {waits.id, plays.id, moves_on.id} & {*await closing.close_idle()} == {plays.id}
    for table, code in ((waits, "closed_unfilled"), (plays, "closed_abandoned")):
        with pytest.raises(Closed) as refused:
            await hall.table(table.id, revision=table.record.revision + 1)
        assert refused.value.code == code
    assert waits.id not in [one.record.id for one in await hall.store.tables.waiting(50)]
    time.now += 1000 * DAY
    assert moves_on.id not in await Closing(hall, Lifetimes(0, 0)).close_idle(), "0 is never"


async def test_a_person_has_few_public_tables_that_wait(hall: Hall, ann: Person, ben: Person) -> None:
    plan = TableSetup("downfall", [Place("me"), Place("open")], public=True)
    opened = [await open_table(hall, ann, plan) for _ in range(3)]
    with pytest.raises(TooManyWaiting):
        await open_table(hall, ann, plan)
    await open_table(hall, ann, replace(plan, public=False))
    await open_table(hall, ben, plan)
    await join(hall, opened[0].id, ben)
    await open_table(hall, ann, plan)


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(hall: Hall, ann: Person, ben: Person) -> None:
    old, new = await played(hall, ann, ben), await played(hall, ann, ben)
    await say(hall, old.id, ann, "Salve!")
    await hall.store.tables.close(old.id, "operator", 1000)
    assert old.id not in await hall.store.tables.ended(1000, 100)
    assert old.id in await hall.store.tables.ended(1001, 100)
    assert await hall.store.tables.delete([old.id]) == old.number
    assert await hall.store.tables.get(old.id) is None
    assert await hall.store.history.since(old.id, 0) == []
    assert (await hall.table(new.id)).number == new.number
    with pytest.raises(IntegrityError):  # and does not try for ever
        await hall.store.chat.say(old.id, ann, "Is anybody there?", 5)


async def test_the_doctor_lists_closed_games_and_replays_all(hall: Hall, ann: Person, ben: Person) -> None:
    good, bad, over = [await played(hall, ann, ben) for _ in range(3)]
    await change(hall, bad, number=2, move="play 99 Z9")
    await change(hall, over, status="over", result={"places": [1, 2], "scores": [3, 2], "reason": "people saved"})
    with pytest.raises(Closed):
        await hall.table(bad.id)
    assert bad.id in [record.id for record in await doctor.closed(hall.store)]
    problems = {record.id: problem async for record, problem in doctor.examine(hall.store)}
    assert problems[good.id] is None
    assert "move 2: " in (problems[bad.id] or "")
    assert problems[over.id] == "the result is None, but [1, 2] is stored"


async def test_a_game_that_can_be_replayed_again_is_opened_again(hall: Hall, ann: Person, ben: Person) -> None:
    """The faulty rules have been corrected."""
    table = await played(hall, ann, ben)
    move = (await hall.store.history.since(table.id, 1))[0].move
    await change(hall, table, number=2, move="nonsense")
    with pytest.raises(Closed):
        await hall.table(table.id)
    await change(hall, table, number=2, move=move)
    found = await hall.store.tables.get(table.id)
    assert found is not None
    assert await doctor.reopen(hall.store, found[0], hall.now())
    assert (await hall.table(table.id)).number == table.number
    assert await hall.store.tables.close(table.id, "operator", hall.now())
    found = await hall.store.tables.get(table.id)
    assert found is not None
    assert not await doctor.reopen(hall.store, found[0], hall.now()), "it was closed on purpose"
