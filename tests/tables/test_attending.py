"""What tables do by themselves: bots move, time runs out, servers die."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tests.tables.conftest import Time
from tests.tables.playing import LIVE, SLOW, legal, move, table_for_two
from vesuvius.games import lastdays
from vesuvius.games.lastdays.board import CARDS
from vesuvius.games.lastdays.moves import Offer
from vesuvius.store import Person, Store
from vesuvius.tables.attending import Attendant, lawful
from vesuvius.tables.hall import By, Hall
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.seating import Place, Plan, come_back, leave, open_table

pytestmark = pytest.mark.anyio


async def until(happens: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not happens():
            await asyncio.sleep(0.02)


async def test_bots_play_a_whole_game_by_themselves(hall: Hall, attendant: Attendant, ann: Person) -> None:
    places = [Place("bot", "novice"), Place("bot", "citizen")]
    table = await open_table(hall, ann, Plan("downfall", places))
    await until(lambda: table.record.status == "over")
    rows = await hall.store.history.since(table.id, 0)
    assert {row.bot for row in rows if row.seat is not None} == {"novice", "citizen"}
    assert table.record.due_at is None


async def test_a_bot_answers_a_person_and_then_waits(hall: Hall, attendant: Attendant, ann: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", [Place("me"), Place("bot", "novice")]))
    await hall.play(table.id, 0, legal(table, 0)[0], seen=8, by=By(ann.id))
    await until(lambda: table.to_move == 0 and not table.attended)
    assert table.record.due_at is None


async def test_a_bot_sits_in_for_who_walks_away_until_they_come_back(
    hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    await leave(hall, table.id, ann)
    await until(lambda: table.to_move == 1 and not table.attended)
    assert table.seats[0].person_id == ann.id
    with pytest.raises(NotNow, match="come back"):
        await hall.play(table.id, 0, "erupt", seen=table.number, by=By(ann.id))
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
    late = (await hall.story(table, 8))[0]
    assert (late.actor, late.late, late.bot) == (0, True, "citizen")


async def test_nobody_is_late_before_the_time_is_up(
    hall: Hall, attendant: Attendant, time: Time, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben, clock=LIVE)
    assert table.record.due_at == time.now + 60_000
    time.now += 59_000
    await asyncio.sleep(1.2)
    assert table.number == 8


async def test_a_bots_turn_survives_the_death_of_its_server(store: Store, hall: Hall, time: Time, ann: Person) -> None:
    """The server died before its bot moved; the next one finds the table due."""
    table = await open_table(hall, ann, Plan("downfall", [Place("bot", "novice"), Place("me")]))
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


async def test_a_bot_may_offer_what_no_list_names(hall: Hall, attendant: Attendant, ann: Person) -> None:
    """Legal moves name one price for a card; a sociable bot asks for less and offers more, and is taken at its word."""

    async def unlisted() -> bool:
        places = [Place("bot", "sociable"), Place("bot", "sociable")]
        table = await open_table(hall, ann, Plan("lastdays", places))
        await until(lambda: table.record.status == "over", 60)
        rows = await hall.store.history.since(table.id, 0)
        offers = [move for row in rows if isinstance(move := lastdays.parse(row.move), Offer)]
        return any(cost(offer.give) != offer.get or cost(offer.take) != offer.pay for offer in offers)

    def cost(cards: tuple[int, ...]) -> int:
        return sum(CARDS[card].price for card in cards)

    assert any([await unlisted() for _ in range(2)])


async def test_what_a_bot_answers_is_judged_by_the_rules(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", [Place("me"), Place("bot", "novice")]))
    listed = legal(table, 0)
    assert lawful(table.under_way, 0, listed[0], listed)
    assert not lawful(table.under_way, 0, "lay 99", listed)
    assert not lawful(table.under_way, 0, "nonsense", listed)


async def test_a_full_table_begins_though_its_server_died_when_the_last_seat_was_taken(
    store: Store, hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    table = await open_table(hall, ann, Plan("downfall", [Place("me"), Place("open")]))
    await store.tables.sit(table.id, 1, ben.id, hall.now())
    await until(lambda: table.to_move == 0)
    assert table.record.due_at is None


async def test_a_clock_survives_a_restart_and_the_outage_is_nobodys(
    store: Store, hall: Hall, time: Time, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben, clock=LIVE)
    await store.uptime.beat(time.now)
    time.now += 10_000
    await store.uptime.beat(time.now)
    time.now += 5_000_000
    other = Hall(store)
    other.now = time
    attendant = Attendant(other)
    await attendant.open()
    rebuilt = await other.table(table.id)
    times = rebuilt.under_way.times
    assert times.remaining(0, 0, time.now, other.outages) == 50_000
    await asyncio.sleep(1.2)
    assert rebuilt.number == 8, "nobody was late"
    await attendant.close()
    await other.close()


async def test_a_broken_pool_is_built_anew(hall: Hall, attendant: Attendant, ann: Person) -> None:
    """A thinking process that is killed takes its pool with it; the bot moves all the same."""
    table = await open_table(hall, ann, Plan("downfall", [Place("me"), Place("bot", "citizen")]))
    view, moves = table.rules.view(table.under_way.state, 0), legal(table, 0)
    assert await hall.thinkers.choose("citizen", "downfall", view, moves) in moves
    for process in hall.thinkers.processes():
        process.kill()
    assert await hall.thinkers.choose("citizen", "downfall", view, moves) in moves
