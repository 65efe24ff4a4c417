"""Open, join, leave, start, play again."""

import asyncio
from random import Random

import pytest
from sqlalchemy import update

from tests.tables.conftest import somebody
from tests.tables.playing import NONE, move, table_for_two
from vesuvius.store import Person
from vesuvius.store.schema import tables
from vesuvius.tables import seating
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, FullTable, Invalid, NotNow, TooManyTables, UnknownTable
from vesuvius.tables.seating import (
    LETTERS,
    Place,
    TableSetup,
    find,
    hosts,
    join,
    leave,
    looks,
    open_table,
    put_bot,
    rematch,
    start,
)  # fmt: skip

pytestmark = pytest.mark.anyio

FOR_THREE = [Place("me"), Place("open"), Place("open")]


async def test_a_table_starts_when_its_last_seat_is_taken(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("open"), Place("bot", "novice")]))
    statuses = [table.record.status, (await join(hall, table.id, ben)).record.status]
    assert statuses == ["waiting", "playing"]


async def test_a_table_without_open_seats_starts_at_once(hall: Hall, ann: Person) -> None:
    assert (await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("me")]))).record.status == "playing"


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (TableSetup("monopoly", FOR_THREE), "no game 'monopoly'"),
        (TableSetup("downfall", [Place("me")]), "2, 3 or 4 players"),
        (TableSetup("downfall", FOR_THREE, {"weather": "fine"}), "weather"),
        (TableSetup("downfall", FOR_THREE, {"edition": "stone"}), "edition"),
        (TableSetup("downfall", [Place("me"), Place("bot", "sphinx")]), "no bot 'sphinx'"),
        (TableSetup("downfall", [Place("me"), Place("bot", "strength-99")]), "no bot 'strength-99'.*strength-1"),
    ],
)
async def test_an_impossible_table_is_refused_with_the_games_reason(
    hall: Hall, ann: Person, plan: TableSetup, sentence: str
) -> None:
    with pytest.raises(Invalid, match=sentence):
        await open_table(hall, ann, plan)


async def test_a_short_code_finds_the_table_however_it_is_typed(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    code = table.record.code
    assert code is not None
    assert len(code) == 7
    assert set(code) <= set(LETTERS)
    assert await find(hall, f" {code.lower()} ") == table.id
    with pytest.raises(UnknownTable):
        await find(hall, "AAAAA")


@pytest.mark.parametrize("code", [None, "BCDF"])
async def test_a_code_ends_when_the_game_starts(hall: Hall, ann: Person, ben: Person, code: str | None) -> None:
    """Somebody who finds it later, or guesses it, does not even get to watch. Stored tables have shorter codes."""
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("open")]))
    if code is not None:
        async with hall.store.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table.id).values(code=code))
    code = code or table.record.code or ""
    assert await find(hall, code) == table.id
    await join(hall, table.id, ben)
    with pytest.raises(UnknownTable):
        await find(hall, code)


async def test_a_person_has_a_hundred_tables_at_most(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_TABLES", 2)
    bens = await open_table(hall, ben, TableSetup("downfall", FOR_THREE))
    hosted = await open_table(hall, ann, TableSetup("downfall", [Place("open"), Place("bot", "novice")]))
    seated = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    with pytest.raises(TooManyTables):
        await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    with pytest.raises(TooManyTables):
        await join(hall, bens.id, ann)
    await join(hall, hosted.id, ben)
    await join(hall, seated.id, ann, 1)
    await leave(hall, seated.id, ann)
    await join(hall, bens.id, ann)


async def test_a_new_name_is_sent_only_to_tables_that_are_looked_at(hall: Hall, ann: Person) -> None:
    """A change of name cost as much as all tables of a person together."""
    looked_at, other = [await open_table(hall, ann, TableSetup("downfall", FOR_THREE)) for _ in range(2)]
    hall.retain(looked_at.id.__eq__)
    published: list[str] = []
    hall.feed.listen(lambda progress: published.append(progress.table_id))
    await hall.store.people.rename(ann.id, "Anna")
    await hall.renamed([*await hall.store.tables.renamed(ann.id), "not-in-memory"])
    assert published == [looked_at.id]
    assert [(await hall.table(table.id)).seats[0].name for table in (looked_at, other)] == ["Anna", "Anna"]


async def test_a_seated_person_stays_and_may_take_a_second_seat(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    await join(hall, table.id, ann)
    assert table.seats_of(ann.id) == [0]
    await join(hall, table.id, ann, 2)
    assert table.seats_of(ann.id) == [0, 2]


async def test_of_many_who_join_at_once_each_gets_a_seat_or_a_refusal(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    crowd = [await somebody(hall, f"Guest {n}") for n in range(5)]
    results = await asyncio.gather(*(join(hall, table.id, one) for one in crowd), return_exceptions=True)
    assert sum(one is table for one in results) == 2
    assert sum(isinstance(one, FullTable) for one in results) == 3
    assert table.record.status == "playing"
    assert len({seat.person_id for seat in table.seats}) == 3


async def test_a_taken_seat_is_not_taken_again(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    with pytest.raises(FullTable):
        await join(hall, table.id, ben, 0)
    with pytest.raises(Invalid):
        await join(hall, table.id, ben, 9)


async def test_leaving_before_the_game_frees_the_seat_and_the_last_to_leave_closes_the_table(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    await leave(hall, table.id, ben)
    assert not table.seats[1].taken
    await leave(hall, table.id, ann)
    assert table.record.status == "closed"
    with pytest.raises(NotNow, match="closed"):
        await join(hall, table.id, ben)


async def test_the_host_fills_the_table_with_bots_and_nobody_else_does(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    with pytest.raises(ForeignSeat):
        await start(hall, table.id, ben, "novice")
    await start(hall, table.id, ann, "novice")
    assert table.record.status == "playing"
    assert [seat.bot for seat in table.seats] == [None, None, "novice"]


async def test_the_host_seats_a_bot_and_sends_it_away(hall: Hall, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
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
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    assert [hosts(table.record, table.seats, one) for one in (ann.id, ben.id, None)] == [True, False, False]
    await leave(hall, table.id, ann)
    gaius = await somebody(hall, "Gaius")
    assert [hosts(table.record, table.seats, one) for one in (ben.id, gaius.id, None)] == [True, False, False]
    with pytest.raises(ForeignSeat):
        await start(hall, table.id, gaius, "novice")
    assert (await start(hall, table.id, ben, "novice")).record.status == "playing"


async def test_people_at_one_screen_have_names_and_pieces_of_their_own(hall: Hall, ann: Person) -> None:
    places = [Place("me", look=3), Place("me", name="  Ben "), Place("bot", "novice"), Place("me", name="Cy", look=0)]
    table = await open_table(hall, ann, TableSetup("downfall", places))
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", None, "Cy"]
    assert looks(table.seats) == [3, 1, 2, 0]
    [listed] = await hall.store.tables.of_person(ann.id, 9)
    assert listed.seats == table.seats


@pytest.mark.parametrize(
    ("game", "chosen"), [("downfall", (1, 1, None)), ("downfall", (8, None, None)), ("lastdays", (1, None, None))]
)
async def test_pieces_that_cannot_be_had_are_refused(
    hall: Hall, ann: Person, game: str, chosen: tuple[int | None, ...]
) -> None:
    with pytest.raises(Invalid):
        await open_table(hall, ann, TableSetup(game, [Place("me", look=look) for look in chosen]))


async def test_in_a_rematch_everybody_keeps_name_and_piece(hall: Hall, ann: Person, ben: Person) -> None:
    places = [Place("me", look=5), Place("open"), Place("me", name="Cy")]
    table, rng = await open_table(hall, ann, TableSetup("downfall", places, clock=NONE)), Random(3)
    await join(hall, table.id, ben)
    while table.record.status == "playing":
        await move(hall, table, rng)
    before = {seat.name: look for seat, look in zip(table.seats, looks(table.seats), strict=True)}
    await rematch(hall, table.id, ben)
    again = await rematch(hall, table.id, ann)
    assert [seat.name for seat in again.seats] == ["Ben", "Cy", "Ann"]
    assert {seat.name: look for seat, look in zip(again.seats, looks(again.seats), strict=True)} == before
