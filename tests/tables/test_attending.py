"""Tables without people's requests: bots move, time runs out, servers die."""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from time import perf_counter
from time import time as clock

import pytest
from sqlalchemy import text

from tests.tables.conftest import Time
from tests.tables.playing import LIVE, SLOW, legal, move, table_for_two
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import CARDS
from vesuvius.games.lastdays.moves import Offer
from vesuvius.store import Clock, Person, Store
from vesuvius.tables import attending
from vesuvius.tables.attempts import Attempt, By
from vesuvius.tables.attending import Attendant, is_legal
from vesuvius.tables.clock import ServerTime
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.seating import Place, TableSetup, come_back, leave, open_table
from vesuvius.tables.thinking import Question

pytestmark = pytest.mark.anyio


async def until(happens: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not happens():
            await asyncio.sleep(0.02)


async def test_bots_play_a_whole_game_by_themselves(hall: Hall, attendant: Attendant, ann: Person) -> None:
    hall.retain(lambda _table_id: True)  # somebody watches
    places = [Place("bot", "novice"), Place("bot", "citizen")]
    table = await open_table(hall, ann, TableSetup("downfall", places))
    await until(lambda: table.record.status == "over")
    rows = await hall.store.history.since(table.id, 0)
    assert {row.bot for row in rows if row.seat is not None} == {"novice", "citizen"}
    assert table.record.due_at is None


async def test_bots_play_only_while_a_person_plays_or_watches(
    hall: Hall, attendant: Attendant, time: Time, ann: Person
) -> None:
    watched = set[str]()
    hall.retain(watched.__contains__)
    table = await open_table(hall, ann, TableSetup("downfall", [Place("bot", "novice"), Place("bot", "novice")]))
    assert (table.number, table.attended, table.record.due_at) == (8, False, None), "nobody watches"
    watched.add(table.id)
    hall.wake(table)
    await until(lambda: table.number > 10)
    watched.clear()
    await until(lambda: not table.attended)
    assert table.record.status == "playing"
    number, time.now = table.number, time.now + 60_000
    assert table.id not in [due.table_id for due in await hall.store.tables.due(time.now, 1_000)]
    hall.wake(table)
    assert (table.number, table.attended) == (number, False)


async def test_a_table_that_everybody_has_left_thinks_again_when_somebody_is_back(
    hall: Hall, attendant: Attendant, ann: Person
) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("bot", "novice")]))
    await leave(hall, table.id, ann)
    assert not table.attended
    await attendant.attend_due()
    assert (table.number, table.record.due_at) == (8, None)
    await come_back(hall, table.id, ann)
    await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 8))
    await until(lambda: table.number > 10)


async def test_tables_that_stay_due_delay_no_other(
    hall: Hall, attendant: Attendant, time: Time, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their bots wait for a process; the seat whose time is up is on a later page."""
    monkeypatch.setattr(attending, "PAGE", 1)
    busy = [await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("me")])) for _ in range(3)]
    for table in busy:
        await hall.store.tables.set_due(table.record, time.now - 1)
        table.attended = True
    late = await table_for_two(hall, ann, ben, clock=LIVE)
    time.now += 60_000
    await attendant.attend_due()
    await until(lambda: late.number > 8)


async def test_a_table_that_fails_is_set_aside_and_harms_no_other(
    store: Store, hall: Hall, time: Time, ann: Person, ben: Person, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """A rule has changed while the game was under way: its moves can no longer be replayed."""
    monkeypatch.setattr("vesuvius.tables.attending.FIRST_PAUSE", 60.0)  # longer than a busy machine may take
    broken = await table_for_two(hall, ann, ben, clock=LIVE)
    sound = await table_for_two(hall, ann, ben, clock=LIVE)
    async with store.engine.begin() as connection:
        where = {"id": broken.id}
        await connection.execute(text("UPDATE moves SET move = 'fly' WHERE table_id = :id AND number = 8"), where)
        await connection.execute(text("UPDATE tables SET due_at = due_at - 1 WHERE id = :id"), where)
    time.now += 60_000
    other = Hall(store)
    other.now = time
    attendant = Attendant(other)
    caplog.set_level(logging.INFO)
    await attendant.attend_due()
    again = await other.table(sound.id)
    await until(lambda: again.number > 8)
    assert [record.__dict__["table"] for record in caplog.records if "set aside" in record.message] == [broken.id]
    await attendant.attend_due()
    assert sum("set aside" in record.message for record in caplog.records) == 1, "it is left alone for a while"
    await attendant.close()
    await other.close()


async def test_a_flood_of_oracles_delays_no_other_hosts_novice_and_no_clock(
    hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    """One host seats three oracles against a person at twenty tables, and the pool has a single process for them."""
    hall.now = lambda: int(clock() * 1000)
    oracles = [Place("bot", "oracle")] * 3
    for _ in range(20):
        await open_table(hall, ann, TableSetup("downfall", [*oracles, Place("me")]))

    async def answer() -> float:
        table = await open_table(hall, ben, TableSetup("downfall", [Place("me"), Place("bot", "novice")]))
        await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ben.id), 8))
        since = perf_counter()
        await until(lambda: table.number > 10)
        return perf_counter() - since

    await answer()  # the processes have started
    assert await answer() < 10
    late = await table_for_two(hall, ben, ann, clock=Clock("live", 500))
    due = hall.now() + 500
    await until(lambda: late.number > 8)
    assert hall.now() - due < 10_000
    assert hall.thinkers.queue >= 10, "the flood goes on"


async def test_a_bot_answers_a_person_and_then_waits(hall: Hall, attendant: Attendant, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("bot", "novice")]))
    await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 8))
    await until(lambda: table.to_move == 0 and not table.attended)
    assert table.record.due_at is None


async def test_a_bot_plays_for_a_person_who_has_left_until_they_return(
    hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    await leave(hall, table.id, ann)
    await until(lambda: table.to_move == 1 and not table.attended)
    assert table.seats[0].person_id == ann.id
    with pytest.raises(NotNow, match="come back"):
        await hall.play(table.id, Attempt(0, "erupt", By(ann.id), table.number))
    await come_back(hall, table.id, ann)
    rng = Random(4)
    while table.to_move == 1:
        await move(hall, table, rng)
    assert table.to_move == 0
    await asyncio.sleep(0.1)
    await move(hall, table, rng)


@pytest.mark.parametrize("clock", [LIVE, SLOW], ids=["live", "slow"])
async def test_when_time_is_up_a_bot_moves_for_the_seat_and_says_so(
    hall: Hall, attendant: Attendant, time: Time, ann: Person, ben: Person, clock: object
) -> None:
    table = await table_for_two(hall, ann, ben, clock=clock)
    time.now += 4_000_000
    await until(lambda: table.number > 8)
    late = (await hall.story(table, 8)).entries[0]
    assert (late.actor, late.late, late.bot) == (0, True, "citizen")


async def test_no_seat_is_late_before_its_time_is_up(
    hall: Hall, attendant: Attendant, time: Time, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben, clock=LIVE)
    assert table.record.due_at == time.now + 60_000
    time.now += 59_000
    await asyncio.sleep(1.2)
    assert table.number == 8


async def test_a_bots_turn_survives_the_death_of_its_server(store: Store, hall: Hall, time: Time, ann: Person) -> None:
    """The server died before its bot moved; the next server finds the table due."""
    table = await open_table(hall, ann, TableSetup("downfall", [Place("bot", "novice"), Place("me")]))
    assert table.to_move == 0
    other = Hall(store)
    other.now = time
    attendant = Attendant(other)
    time.now += 6_000
    await attendant.open()
    rebuilt = await other.table(table.id)
    await until(lambda: rebuilt.to_move == 1)
    await attendant.close()
    await other.close()


async def test_a_bot_may_make_an_offer_that_is_not_listed(hall: Hall, attendant: Attendant, ann: Person) -> None:
    """Legal moves name one price for each card; a sociable bot asks for less and offers more, which is accepted."""

    hall.retain(lambda _table_id: True)  # somebody watches

    async def unlisted() -> bool:
        places = [Place("bot", "sociable"), Place("bot", "sociable")]
        table = await open_table(hall, ann, TableSetup("lastdays", places))
        await until(lambda: table.record.status == "over", 60)
        rows = await hall.store.history.since(table.id, 0)
        offers = [move for row in rows if isinstance(move := lastdays.parse(row.move), Offer)]
        return any(cost(offer.give) != offer.get or cost(offer.take) != offer.pay for offer in offers)

    def cost(cards: tuple[int, ...]) -> int:
        return sum(CARDS[card].price for card in cards)

    assert any([await unlisted() for _ in range(2)])


async def test_a_bots_answer_is_judged_by_the_rules(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("bot", "novice")]))
    listed = legal(table, 0)
    assert is_legal(table.under_way, 0, listed[0], listed)
    assert not is_legal(table.under_way, 0, "lay 99", listed)
    assert not is_legal(table.under_way, 0, "nonsense", listed)


async def test_a_bots_illegal_answer_is_replaced_and_the_log_does_not_have_it(
    hall: Hall, attendant: Attendant, ann: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(*_: object, **__: object) -> str:
        return "fly to Rome"

    monkeypatch.setattr(hall.thinkers, "choose", answer)
    hall.retain(lambda _table_id: True)  # somebody watches
    table = await open_table(hall, ann, TableSetup("downfall", [Place("bot", "novice"), Place("bot", "novice")]))
    await until(lambda: len(caplog.records) >= 3)
    first = [record for record in caplog.records if record.message == "a bot answered illegally"]
    assert first[0].__dict__["table"] == table.id
    assert not [record for record in caplog.records if "Rome" in str(record.__dict__)]
    await until(lambda: table.record.status == "over", 60)


async def test_a_full_table_begins_though_its_server_died_when_the_last_seat_was_taken(
    store: Store, hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("open")]))
    await store.tables.sit(table.id, 1, ben.id, hall.now())
    await until(lambda: table.to_move == 0)
    assert table.record.due_at is None


@pytest.mark.parametrize("down", [2_000, 10_000, 5_000_000])
async def test_a_clock_survives_a_restart_and_the_outage_is_charged_to_nobody(
    store: Store, hall: Hall, time: Time, ann: Person, ben: Person, down: int
) -> None:
    first = Attendant(hall)
    await first.open()
    table = await table_for_two(hall, ann, ben, clock=LIVE)
    time.now += 4_000
    await first.close()
    time.now += down
    other = Hall(store)
    other.now = time
    attendant = Attendant(other)
    await attendant.open()
    rebuilt = await other.table(table.id)
    times = rebuilt.under_way.times
    assert times.remaining(0, 0, time.now, other.outages) == 56_000
    await attendant.attend_due()
    await asyncio.sleep(0)
    assert not rebuilt.attended, "nobody is late"
    await attendant.close()
    await other.close()


async def test_nobody_is_late_because_the_clock_was_set(store: Store, ann: Person, ben: Person) -> None:
    """An hour forward, as after a night's sleep of a laptop, and back again."""
    wall, passed = Time(), Time()
    hall = Hall(store)
    hall.time = ServerTime(hall.outages, wall, passed)
    hall.now = hall.time
    table = await table_for_two(hall, ann, ben, clock=LIVE)
    attendant = Attendant(hall)
    await attendant.open()
    for step in (3_600_000, -3_600_000):
        wall.now += step
        await attendant.attend_due()
        await asyncio.sleep(0)
        assert not table.attended
    assert table.under_way.times.remaining(0, 0, hall.now(), hall.outages) == pytest.approx(60_000, abs=2_000)
    for _ in range(70):
        wall.now, passed.now = wall.now + 1_000, passed.now + 1_000
        hall.now()
    await until(lambda: table.number > 8)  # time goes on
    await attendant.close()
    await hall.close()


async def test_a_killed_thinking_process_is_replaced(hall: Hall, attendant: Attendant, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("bot", "citizen")]))
    view, moves = table.rules.view(table.under_way.state, 0), legal(table, 0)
    question = Question("citizen", "downfall", 0, view, tuple(moves), table.id)
    assert await hall.thinkers.choose(question) in moves
    for process in hall.thinkers.processes():
        process.kill()
    assert await hall.thinkers.choose(question) in moves
