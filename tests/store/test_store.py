"""The store, over SQLite and PostgreSQL alike."""

import asyncio
import re
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import AsyncAdaptedQueuePool

from vesuvius.store import (
    Answered,
    Change,
    Claim,
    Clock,
    Conflict,
    Due,
    Finding,
    Person,
    Reached,
    Row,
    Seated,
    Store,
    TableRecord,
    Unavailable,
    Wanted,
)  # fmt: skip
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
    assert len(await store.history.since(record.id, 0)) == 3


async def test_of_two_moves_with_one_number_one_is_stored_and_the_other_conflicts(store: Store) -> None:
    record = await table(store, await person(store))
    racing = [store.history.append(record.id, [Row(1, seat, "m", 1), Row(2, None, "n", 1)]) for seat in range(2)]
    results = await asyncio.gather(*racing, return_exceptions=True)
    assert sorted(map(type, results), key=str) == sorted([type(None), Conflict], key=str)
    assert len(await store.history.since(record.id, 0)) == 2


async def test_a_conflict_in_a_shared_transaction_affects_only_the_losing_move(store: Store) -> None:
    """Moves of several tables share a commit; a conflict at one table must not lose the moves of the others."""
    host = await person(store)
    records = [await table(store, host) for _ in range(5)]
    await store.history.append(records[2].id, [Row(1, 0, "first", 1)])
    writes = [store.history.append(record.id, [Row(1, 1, "second", 2)]) for record in records]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(one) for one in results] == [type(None), type(None), Conflict, type(None), type(None)]
    assert [(await store.history.since(record.id, 0))[0].move for record in records] == [
        "second", "second", "first", "second", "second",
    ]  # fmt: skip


@pytest.mark.parametrize("bad", ["U+0000: \0", "half a character: \ud800"])
async def test_a_value_that_the_database_rejects_affects_only_its_own_move(store: Store, bad: str) -> None:
    """PostgreSQL cannot store U+0000, and no database a lone surrogate."""
    host = await person(store)
    records = [await table(store, host) for _ in range(5)]
    keys = ["a", "b", bad, "d", "e"]
    writes = [
        store.history.append(one.id, [Row(1, 1, "m", 2, key=key)]) for one, key in zip(records, keys, strict=True)
    ]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [result for result in results[:2] + results[3:] if result is not None] == []
    assert isinstance(results[2], Exception) or ("\0" in bad and "sqlite" in str(store.engine.url))
    assert [len(await store.history.since(one.id, 0)) for one in records[:2] + records[3:]] == [1, 1, 1, 1]


async def test_an_id_or_a_code_with_control_characters_is_unknown(store: Store) -> None:
    assert await store.tables.get("a\0b") is None
    assert await store.tables.by_code("a\0b") is None
    assert await store.findings.get("a\0b", "review") is None


async def test_a_key_is_used_once_at_a_table(store: Store) -> None:
    host = await person(store)
    first, second = await table(store, host), await table(store, host)
    await store.history.append(first.id, [Row(1, 0, "m", 1, key="k")])
    await store.history.append(second.id, [Row(1, 0, "m", 1, key="k")])
    with pytest.raises(Conflict):
        await store.history.append(first.id, [Row(2, 0, "m", 1, key="k")])


async def test_the_end_of_a_game_is_written_with_its_last_move(store: Store) -> None:
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


async def test_of_two_people_who_take_a_seat_at_once_one_gets_it(store: Store) -> None:
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
    listed = [one.record.id for one in await store.tables.waiting(10) if one.record.host_id == host.id]
    assert listed == [shown.id]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), [0, 1, 2]),
        (Wanted(game="pompeji"), [1]),
        (Wanted(players=3), [2]),
        (Wanted(clock="live"), [1]),
        (Wanted(clock="none"), [0, 2]),
        (Wanted(free=1), [0, 1, 2]),
        (Wanted(free=2), []),
        (Wanted(game="downfall", players=2, clock="none", free=1), [0]),
    ],
)
async def test_a_person_finds_the_tables_they_look_for(store: Store, wanted: Wanted, found: list[int]) -> None:
    host = await person(store)
    live = Clock("live", 60_000)
    none = Clock()
    kinds = ({"clock": none}, {"game": "pompeji", "clock": live}, {"players": 3, "clock": none})
    shown = [(await table(store, host, created_at=2**50, **kind)).id for kind in kinds]
    listed = [one.record.id for one in await store.tables.waiting(50, wanted) if one.record.host_id == host.id]
    assert sorted(map(shown.index, listed)) == found


async def test_my_tables_list_those_in_progress_first(store: Store) -> None:
    me = await person(store)
    over = await table(store, me, status="over", created_at=9)
    old, new = await table(store, me, created_at=1), await table(store, me, created_at=2)
    await store.history.append(old.id, [Row(1, 0, "m", 1), Row(2, 0, "n", 2)])
    listed = await store.tables.of_person(me.id, 10)
    assert [one.record for one in listed] == [new, old, over]
    assert [one.seats for one in listed] == [(Seated(0, me.id, "Livia"), Seated(1))] * 3
    assert [one.number for one in listed] == [0, 2, 0]
    assert [one.record for one in await store.tables.of_person(me.id, 2)] == [new, old]


async def test_my_tables_are_found_by_indexes(store: Store) -> None:
    """Neither tables nor seats are read from end to end."""
    me = await person(store)
    await table(store, me)
    asked: list[tuple[str, Any]] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    assert len(await store.tables.of_person(me.id, 50)) == 1
    event.remove(store.engine.sync_engine, "before_cursor_execute", note)
    sqlite = store.engine.dialect.name == "sqlite"
    async with store.engine.connect() as connection:
        if not sqlite:  # it would rather read a small table
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        explain = "EXPLAIN QUERY PLAN " if sqlite else "EXPLAIN "
        statement, parameters = next(one for one in asked if "row_number" in one[0])
        plan = [str(row[-1]) for row in await connection.exec_driver_sql(explain + statement, parameters)]
    assert any("ix_tables_host_id" in line for line in plan), plan
    assert not [line for line in plan if re.search(r"(SCAN|Seq Scan on) (tables|seats|moves)", line)]


async def test_my_tables_begin_with_those_where_it_is_my_turn(store: Store) -> None:
    me = await person(store)
    mine = await table(store, me, status="playing", created_at=1, to_move=0, to_move_since=3)
    theirs = await table(store, me, status="playing", created_at=2, to_move=1, to_move_since=3)
    left = await table(store, me, status="playing", created_at=3, to_move=0, to_move_since=3)
    await store.tables.stand_in(left.id, 0, me.id, "citizen", 9)
    listed = [one.record.id for one in await store.tables.of_person(me.id, 10)]
    assert listed == [mine.id, left.id, theirs.id], "a stand-in plays at the table I left"
    assert [one.record.id for one in await store.tables.of_person(me.id, 1)] == [mine.id]


async def test_whose_turn_it_is_is_stored_with_the_move(store: Store) -> None:
    host = await person(store)
    records = [await table(store, host, status="playing") for _ in range(3)]
    changes = [Change(5, 1, 20), None, Change(None, 0, 30)]
    writes = (
        store.history.append(record.id, [Row(1, 0, "m", 20)], change)
        for record, change in zip(records, changes, strict=True)
    )
    await asyncio.gather(*writes)
    found = [pair[0] for record in records if (pair := await store.tables.get(record.id)) is not None]
    assert [(one.due_at, one.to_move, one.to_move_since) for one in found] == [
        (5, 1, 20), (None, None, None), (None, 0, 30),
    ]  # fmt: skip
    with pytest.raises(Conflict):
        await store.history.append(records[0].id, [Row(1, 1, "n", 40)], Change(None, 0, 40))
    again = await store.tables.get(records[0].id)
    assert again is not None
    assert again[0].to_move == 1, "the losing move changes nothing"


async def test_whose_turn_it_is_is_filled_in_only_where_it_is_unknown(store: Store) -> None:
    record = await table(store, await person(store), status="playing")
    await store.tables.fill_to_move(record.id, 1, 10)
    await store.tables.fill_to_move(record.id, 0, 20)
    found = await store.tables.get(record.id)
    assert found is not None
    assert (found[0].to_move, found[0].to_move_since) == (1, 10)


async def test_a_finding_is_kept_by_table_and_kind_and_may_be_replaced(store: Store) -> None:
    host = await person(store)
    first, second = await table(store, host), await table(store, host)
    assert await store.findings.get(first.id, "review") is None
    puts = (store.findings.put(first.id, "review", 1, {"moves": [n]}, 10) for n in range(5))
    await asyncio.gather(*puts)
    await store.findings.put(first.id, "review", 2, {"moves": [0.5, None]}, 20)
    await store.findings.put(first.id, "other", 1, [], 30)
    assert await store.findings.get(first.id, "review") == Finding("review", 2, {"moves": [0.5, None]}, 20)
    assert await store.findings.get(first.id, "other") == Finding("other", 1, [], 30)
    assert await store.findings.get(second.id, "review") is None
    with pytest.raises(IntegrityError):
        await store.findings.put("nowhere", "review", 1, {}, 10)


async def test_how_far_a_person_is_in_a_lesson_is_kept_and_what_was_done_stays_done(store: Store) -> None:
    livia, marcus = await person(store), await person(store, "Marcus")
    begun = Reached("downfall", "place", False, [">", "play 3 C3"], [0, 1])
    await asyncio.gather(*(store.learning.keep(livia.id, begun, 10) for _ in range(5)))  # of several devices at once
    await store.learning.keep(livia.id, other := Reached("downfall", "goal", False, [], [0]), 20)
    assert await store.learning.of(livia.id) == [begun, other]
    await store.learning.keep(livia.id, replace(begun, done=True, moves=[], starts=[0]), 30)
    await store.learning.keep(livia.id, again := replace(begun, moves=[">"], starts=[0, 1]), 40)
    assert await store.learning.of(livia.id) == [other, replace(again, done=True)]
    assert await store.learning.of(marcus.id) == []


async def test_a_claim_is_one_servers_until_it_ends(store: Store) -> None:
    ann = Claim("abc", "one", "Ann", 1_000, 0, 9)
    claims = [replace(ann, server=name) for name in ("one", "two", "three")]
    taken = await asyncio.gather(*(store.claims.take(claim, 100) for claim in claims))
    assert sorted(taken) == [False, False, True]
    holder = await store.claims.get("abc")
    assert holder is not None
    other = replace(holder, server="other", until=3_000)
    assert not await store.claims.take(other, 1_000), "it holds"
    assert not await store.claims.renew(other)
    assert await store.claims.renew(replace(holder, until=2_000, done=4, data={"moves": [None]}))
    assert await store.claims.under_way("Ann", 2_000) == 1
    assert await store.claims.take(other, 2_001), "its server has died"
    assert not await store.claims.renew(holder), "and comes back"
    assert not await store.claims.call_off("abc", "Ben")
    await store.claims.release("other")
    assert await store.claims.take(holder, 2_001), "its server has stopped"
    assert await store.claims.call_off("abc", "Ann")
    assert await store.claims.get("abc") is None
    assert not await store.claims.call_off("abc", "Ann")
    assert await store.claims.get("a\0b") is None


async def test_the_first_answer_to_a_puzzle_counts_and_the_first_of_its_day(store: Store) -> None:
    ann = (await person(store)).id
    given = [
        Answered("pompeji", "a", False),
        Answered("pompeji", "a", True, "2026-11-19"),
        Answered("pompeji", "b", True),
    ]
    again = [Answered("pompeji", "a", True), Answered("pompeji", "a", False, "2026-11-19")]
    for at, one in enumerate((*given, *again)):
        await store.answers.add(ann, one, at)
    assert await store.answers.of(ann) == given
    assert await store.answers.of("nobody") == []


async def test_all_players_get_the_first_rematch(store: Store) -> None:
    record = await table(store, await person(store))
    assert await store.tables.follow(record.id, "one") == "one"
    assert await store.tables.follow(record.id, "two") == "one"


async def test_a_table_is_due_when_its_time_has_come(store: Store) -> None:
    record = await table(store, await person(store))
    await store.tables.set_due(record, 100)
    assert Due(record.id, 1, 100) not in await store.tables.due(99, 1000)
    assert Due(record.id, 1, 100) in await store.tables.due(100, 1000)
    await store.tables.sit(record.id, 1, (await person(store)).id, 50)
    await store.tables.set_due(record, None)
    due = await store.tables.due(99, 1000)
    assert Due(record.id, 2, 50) in due, "somebody has taken a seat, but the table stays due"


async def test_the_tables_that_are_due_are_read_page_by_page(store: Store) -> None:
    host = await person(store)
    records = [await table(store, host) for _ in range(5)]
    for number, record in enumerate(records):
        await store.tables.set_due(record, 60 + number // 2)
    found: list[Due] = []
    while page := await store.tables.due(62, 2, found[-1] if found else None):
        found += page
    assert [due for due in found if due.due_at >= 60] == sorted(
        (Due(record.id, 1, 60 + number // 2) for number, record in enumerate(records)),
        key=lambda due: (due.due_at, due.table_id),
    )


async def test_a_link_to_another_device_works_once_and_not_after_its_time(store: Store) -> None:
    me = await person(store)
    digest = secrets.token_hex(8)
    await store.people.add_link(digest, me.id, 100)
    assert await store.people.use_link(digest, 50) == me.id
    assert await store.people.use_link(digest, 50) is None
    await store.people.add_link(digest, me.id, 100)
    assert await store.people.use_link(digest, 101) is None


async def test_two_chat_lines_sent_at_once_are_stored_one_after_the_other(store: Store) -> None:
    me = await person(store)
    record = await table(store, me)
    numbers = await asyncio.gather(*(store.chat.say(record.id, me, f"line {n}", n) for n in range(5)))
    assert sorted(numbers) == [1, 2, 3, 4, 5]
    assert [said.number for said in await store.chat.since(record.id, 3)] == [4, 5]


async def test_downtime_is_recorded_as_an_outage(store: Store) -> None:
    at, uptime = 10**6 * secrets.randbelow(10**6), store.uptime
    assert await uptime.last() is None
    assert await uptime.heartbeat(at) is None
    assert await uptime.heartbeat(at + 5_000) is None
    assert await uptime.heartbeat(at + 500_000) == (at + 5_000, at + 500_000)
    assert await uptime.heartbeat(at + 500_300, silence=0) == (at + 500_000, at + 500_300), "at a start"
    assert await uptime.outages(at + 500_300) == [(at + 5_000, at + 500_000), (at + 500_000, at + 500_300)]
    assert await uptime.latest() == (at + 500_000, at + 500_300)
    assert await uptime.last() == at + 500_300


async def test_what_a_wrong_clock_has_written_is_dropped(store: Store) -> None:
    at, uptime = 10**6 * secrets.randbelow(10**6), store.uptime
    await uptime.heartbeat(at)
    assert await uptime.heartbeat(at + 10**9) == (at, at + 10**9)
    assert await uptime.heartbeat(at + 60_000) is None
    assert await uptime.last() == at + 60_000
    assert await uptime.outages(at + 60_000) == []
    await uptime.heartbeat(at + 61_000)
    assert await uptime.heartbeat(at + 60_500) is None
    assert await uptime.last() == at + 61_000, "the clocks of two servers differ a little"


async def test_of_two_servers_that_start_first_both_start(store: Store) -> None:
    assert await asyncio.gather(*(store.uptime.heartbeat(at) for at in (10**6, 10**6 + 1))) == [None, None]


async def test_servers_that_start_at_once_with_a_new_database_do_not_fail(store: Store) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM pulse"))
    assert await asyncio.gather(*(store.uptime.heartbeat(1000) for _ in range(8))) == [None] * 8
    async with store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM pulse"))


async def test_a_new_sqlite_database_can_be_read_by_its_owner_only(tmp_path: Path) -> None:
    store = await Store.open(sqlite_url(tmp_path / "v.db"), migrate=True)
    await person(store)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    await store.close()
    assert modes == dict.fromkeys(("v.db", "v.db-wal", "v.db-shm"), 0o600)


async def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    """WAL with synchronous FULL (2): a commit is on disk when it returns."""
    store = await Store.open(sqlite_url(tmp_path / "v.db"), migrate=True)
    async with store.engine.connect() as connection:
        pragmas = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    await store.close()
    assert pragmas == ["wal", 2]


async def test_a_database_without_a_free_connection_is_unavailable(store: Store) -> None:
    pool = store.engine.pool
    assert isinstance(pool, AsyncAdaptedQueuePool)
    pool._timeout = 0.1  # noqa: SLF001 - the default of 30 seconds is too long for a test

    async def take_all() -> None:
        async with AsyncExitStack() as taken:
            for _ in range(50):
                await taken.enter_async_context(begin(store.engine))

    with pytest.raises(Unavailable):
        await take_all()
    assert await store.people.get("nobody") is None
