"""The store, over SQLite and PostgreSQL alike."""

import asyncio
import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.pool import AsyncAdaptedQueuePool

from vesuvius.store import Change, Clock, Conflict, Person, Row, Seated, Store, TableRecord, Unavailable
from vesuvius.store.database import begin, sqlite_url

pytestmark = pytest.mark.anyio


async def person(store: Store, name: str = "Livia") -> Person:
    somebody = Person(secrets.token_urlsafe(8), name)
    await store.people.add(somebody, 0)
    return somebody


async def table(store: Store, host: Person, **fields: object) -> TableRecord:
    """A waiting table for two, the host in the first seat."""
    given: dict[str, object] = {
        "id": secrets.token_urlsafe(8), "code": secrets.token_hex(3), "game": "downfall", "players": 2, "options": {},
        "clock": Clock("live", 60_000, 1000), "public": True, "status": "waiting", "host_id": host.id, "created_at": 5,
    }  # fmt: skip
    record = TableRecord(**(given | fields))  # type: ignore[arg-type]
    await store.tables.add(record, [Seated(0, host.id), Seated(1)])
    return record


async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    host = await person(store)
    record = await table(store, host, options={"dual_vents": True})
    assert await store.tables.get(record.id) == (record, (Seated(0, host.id, "Livia"), Seated(1)))
    assert await store.tables.by_code(record.code or "") == record.id


async def test_moves_come_back_in_order_with_everything_about_them(store: Store) -> None:
    record = await table(store, await person(store))
    rows = [
        Row(1, None, "deal 3", 10),
        Row(2, 0, "play 3 C3", 20, person_id="p", key="a"),
        Row(3, 1, "x", 30, late=True),
    ]
    await store.history.append(record.id, rows)
    assert await store.history.since(record.id, 0) == rows
    assert await store.history.since(record.id, 2) == rows[2:]
    assert await store.history.keyed(record.id, "a") == rows[1]
    assert await store.history.keyed(record.id, "b") is None
    assert await store.history.length(record.id) == 3


async def test_of_two_moves_with_one_number_one_is_stored_and_the_other_conflicts(store: Store) -> None:
    record = await table(store, await person(store))
    racing = [store.history.append(record.id, [Row(1, seat, "m", 1), Row(2, None, "n", 1)]) for seat in range(2)]
    heard = await asyncio.gather(*racing, return_exceptions=True)
    assert sorted(map(type, heard), key=str) == sorted([type(None), Conflict], key=str)
    assert await store.history.length(record.id) == 2


async def test_a_conflict_in_a_shared_transaction_hurts_only_the_one_who_lost(store: Store) -> None:
    """Moves of many tables share a commit; a lost race at one of them must not lose the others' moves."""
    host = await person(store)
    records = [await table(store, host) for _ in range(5)]
    await store.history.append(records[2].id, [Row(1, 0, "first", 1)])
    writes = [store.history.append(record.id, [Row(1, 1, "second", 2)]) for record in records]
    heard = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in heard] == [type(None), type(None), Conflict, type(None), type(None)]
    assert [(await store.history.since(record.id, 0))[0].move for record in records] == [
        "second", "second", "first", "second", "second",
    ]  # fmt: skip


async def test_a_key_is_used_once_at_a_table(store: Store) -> None:
    host = await person(store)
    first, second = await table(store, host), await table(store, host)
    await store.history.append(first.id, [Row(1, 0, "m", 1, key="k")])
    await store.history.append(second.id, [Row(1, 0, "m", 1, key="k")])
    with pytest.raises(Conflict):
        await store.history.append(first.id, [Row(2, 0, "m", 1, key="k")])


async def test_what_ends_a_game_is_written_with_its_last_move(store: Store) -> None:
    record = await table(store, await person(store), status="playing")
    await store.history.append(record.id, [Row(1, 0, "m", 1)], Change(status="over", finished_at=9, result={"a": [1]}))
    found = await store.tables.get(record.id)
    assert found is not None
    after = found[0]
    assert (after.status, after.finished_at, after.result, after.code, after.revision) == (
        "over",
        9,
        {"a": [1]},
        None,
        2,
    )


async def test_of_two_who_reach_for_a_seat_one_gets_it(store: Store) -> None:
    record = await table(store, await person(store))
    people = [await person(store, name) for name in ("Gaius", "Marcus")]
    got = await asyncio.gather(*(store.tables.sit(record.id, 1, one.id, 7) for one in people))
    assert sorted(got) == [False, True]


async def test_no_seat_can_be_taken_once_the_game_has_started(store: Store) -> None:
    record = await table(store, await person(store), status="playing")
    assert not await store.tables.sit(record.id, 1, (await person(store)).id, 7)


async def test_a_bot_is_put_only_where_no_person_sits(store: Store) -> None:
    record = await table(store, await person(store))
    assert not await store.tables.put_bot(record.id, 0, "novice", 7)
    assert await store.tables.put_bot(record.id, 1, "novice", 7)


async def test_public_tables_that_wait_are_listed_and_others_are_not(store: Store) -> None:
    host = await person(store)
    shown = await table(store, host, created_at=2**50)
    for hidden in ({"public": False}, {"status": "playing"}, {"status": "over"}):
        await table(store, host, created_at=2**50, **hidden)
    listed = [record.id for record, _ in await store.tables.waiting(10) if record.host_id == host.id]
    assert listed == [shown.id]


async def test_my_tables_are_those_under_way_first(store: Store) -> None:
    me = await person(store)
    over = await table(store, me, status="over", created_at=9)
    old, new = await table(store, me, created_at=1), await table(store, me, created_at=2)
    assert [record.id for record, _ in await store.tables.of_person(me.id, 10)] == [new.id, old.id, over.id]


async def test_the_first_rematch_is_everybodys(store: Store) -> None:
    record = await table(store, await person(store))
    assert await store.tables.follow(record.id, "one") == "one"
    assert await store.tables.follow(record.id, "two") == "one"


async def test_a_table_is_due_when_its_time_has_come(store: Store) -> None:
    record = await table(store, await person(store))
    await store.tables.set_due(record, 100)
    assert (record.id, 1) not in await store.tables.due(99, 1000)
    assert (record.id, 1) in await store.tables.due(100, 1000)
    await store.tables.sit(record.id, 1, (await person(store)).id, 50)
    await store.tables.set_due(record, None)
    assert (record.id, 2) in await store.tables.due(99, 1000), "somebody has sat down: it is due all the same"


async def test_a_link_to_another_device_works_once_and_not_after_its_time(store: Store) -> None:
    me = await person(store)
    digest = secrets.token_hex(8)
    await store.people.add_link(digest, me.id, 100)
    assert await store.people.use_link(digest, 50) == me.id
    assert await store.people.use_link(digest, 50) is None
    await store.people.add_link(digest, me.id, 100)
    assert await store.people.use_link(digest, 101) is None


async def test_two_who_speak_at_once_are_heard_one_after_the_other(store: Store) -> None:
    me = await person(store)
    record = await table(store, me)
    numbers = await asyncio.gather(*(store.chat.say(record.id, me, f"line {n}", n) for n in range(5)))
    assert sorted(numbers) == [1, 2, 3, 4, 5]
    assert [said.number for said in await store.chat.since(record.id, 3)] == [4, 5]


async def test_time_without_a_server_is_an_outage(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM pulse"))
    at = 10**6 * secrets.randbelow(10**6)
    assert await store.uptime.beat(at) is None
    assert await store.uptime.beat(at + 5_000) is None
    assert await store.uptime.beat(at + 500_000) == (at + 5_000, at + 500_000)
    assert (at + 5_000, at + 500_000) in await store.uptime.outages()


async def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    """WAL with synchronous FULL (2): a commit is on disk when it returns."""
    store = await Store.open(sqlite_url(tmp_path / "v.db"), migrate=True)
    async with store.engine.connect() as connection:
        pragmas = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    await store.close()
    assert pragmas == ["wal", 2]


async def test_a_database_without_a_connection_to_spare_is_unavailable(store: Store) -> None:
    pool = store.engine.pool
    assert isinstance(pool, AsyncAdaptedQueuePool)
    pool._timeout = 0.1  # noqa: SLF001 - nobody wants to wait for half a minute here

    async def take_all() -> None:
        async with AsyncExitStack() as taken:
            for _ in range(50):
                await taken.enter_async_context(begin(store.engine))

    with pytest.raises(Unavailable):
        await take_all()
    await store.ready()
