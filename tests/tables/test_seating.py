"""Open, join, leave, start, play again."""

import asyncio
from random import Random

import pytest

from tests.tables.conftest import somebody
from tests.tables.playing import move, table_for_two
from vesuvius.store import Person
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, FullTable, Invalid, NotNow, UnknownTable
from vesuvius.tables.seating import LETTERS, Place, Plan, find, join, leave, open_table, put_bot, rematch, start

pytestmark = pytest.mark.anyio

FOR_THREE = [Place("me"), Place("open"), Place("open")]


async def test_a_table_starts_when_its_last_seat_is_taken(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", [Place("me"), Place("open"), Place("bot", "novice")]))
    statuses = [table.record.status, (await join(hall, table.id, ben)).record.status]
    assert statuses == ["waiting", "playing"]


async def test_a_table_without_open_seats_starts_at_once(hall: Hall, ann: Person) -> None:
    assert (await open_table(hall, ann, Plan("downfall", [Place("me"), Place("me")]))).record.status == "playing"


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("monopoly", FOR_THREE), "no game 'monopoly'"),
        (Plan("downfall", [Place("me")]), "2, 3 or 4 players"),
        (Plan("downfall", FOR_THREE, {"weather": "fine"}), "weather"),
        (Plan("downfall", FOR_THREE, {"edition": "stone"}), "edition"),
        (Plan("downfall", [Place("me"), Place("bot", "sphinx")]), "no bot 'sphinx'"),
    ],
)
async def test_what_cannot_be_set_up_is_refused_in_the_games_own_words(
    hall: Hall, ann: Person, plan: Plan, sentence: str
) -> None:
    with pytest.raises(Invalid, match=sentence):
        await open_table(hall, ann, plan)


async def test_a_short_code_finds_the_table_however_it_is_typed(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    code = table.record.code
    assert code is not None
    assert set(code) <= set(LETTERS)
    assert await find(hall, f" {code.lower()} ") == table.id
    with pytest.raises(UnknownTable):
        await find(hall, "AAAAA")


async def test_whoever_sits_already_stays_and_may_take_a_second_seat(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    await join(hall, table.id, ann)
    assert table.seats_of(ann.id) == [0]
    await join(hall, table.id, ann, 2)
    assert table.seats_of(ann.id) == [0, 2]


async def test_of_many_who_join_at_once_each_gets_a_seat_or_hears_that_it_is_full(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    crowd = [await somebody(hall, f"Guest {n}") for n in range(5)]
    heard = await asyncio.gather(*(join(hall, table.id, one) for one in crowd), return_exceptions=True)
    assert sum(one is table for one in heard) == 2
    assert sum(isinstance(one, FullTable) for one in heard) == 3
    assert table.record.status == "playing"
    assert len({seat.person_id for seat in table.seats}) == 3


async def test_a_taken_seat_is_not_taken_again(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    with pytest.raises(FullTable):
        await join(hall, table.id, ben, 0)
    with pytest.raises(Invalid):
        await join(hall, table.id, ben, 9)


async def test_who_leaves_before_the_game_frees_the_seat_and_the_last_one_closes_the_table(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    await leave(hall, table.id, ben)
    assert not table.seats[1].taken
    await leave(hall, table.id, ann)
    assert table.record.status == "closed"
    with pytest.raises(NotNow, match="closed"):
        await join(hall, table.id, ben)


async def test_the_host_fills_the_table_with_bots_and_nobody_else_does(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    with pytest.raises(ForeignSeat):
        await start(hall, table.id, ben, "novice")
    await start(hall, table.id, ann, "novice")
    assert table.record.status == "playing"
    assert [seat.bot for seat in table.seats] == [None, None, "novice"]


async def test_the_host_seats_a_bot_and_sends_it_away(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    await put_bot(hall, table.id, ann, 1, "citizen")
    assert table.seats[1].bot == "citizen"
    await put_bot(hall, table.id, ann, 1, None)
    assert not table.seats[1].taken
    with pytest.raises(FullTable):
        await put_bot(hall, table.id, ann, 0, "citizen")


async def test_a_rematch_is_one_table_for_all_with_everybody_one_seat_further(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    with pytest.raises(NotNow):
        await rematch(hall, table.id, ann)
    while table.record.status == "playing":
        await move(hall, table, rng)
    with pytest.raises(ForeignSeat):
        await rematch(hall, table.id, await somebody(hall, "Gaius"))
    first, second = [await rematch(hall, table.id, person) for person in (ann, ben)]
    assert first.id == second.id == (await hall.table(table.id)).record.next_id
    assert [seat.name for seat in second.seats] == ["Ben", "Ann"]
    assert second.record.status == "playing"


async def test_when_the_host_has_left_anybody_at_the_table_may_start(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, Plan("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    await leave(hall, table.id, ann)
    with pytest.raises(ForeignSeat):
        await start(hall, table.id, await somebody(hall, "Gaius"), "novice")
    assert (await start(hall, table.id, ben, "novice")).record.status == "playing"
