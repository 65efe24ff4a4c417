"""What may be changed in the waiting room."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from tests.tables.playing import NONE, SLOW, move
from vesuvius.store import Change, Conflict, Person, Store
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, FullTable, Invalid, PieceTaken, TooManyWaiting
from vesuvius.tables.seating import Place, TableSetup, join, leave, looks, open_table, start
from vesuvius.tables.talking import BadName, BadTitle
from vesuvius.tables.waiting import Terms, change, describe

pytestmark = pytest.mark.anyio

FOR_THREE = [Place("me"), Place("open"), Place("open")]
TERMS = Terms("Friday", {"edition": "mayfair"}, SLOW, public=False)


async def test_the_host_changes_the_table_and_nobody_loses_a_seat(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE, clock=NONE, name="  Our \u202e table "))
    assert table.record.name == "Our table"
    await join(hall, table.id, ben)
    seats, published = table.seats, list[int]()
    hall.feed.listen(lambda progress: published.append(progress.revision))
    await change(hall, table.id, ann, TERMS)
    assert (table.record.name, table.record.options, table.record.clock) == ("Friday", {"edition": "mayfair"}, SLOW)
    assert table.seats == seats
    assert published == [table.record.revision], "everybody at the table receives it"
    await start(hall, table.id, ann, "novice")
    assert table.under_way.times.clock == SLOW
    assert table.under_way.state.options.edition == "mayfair"
    await move(hall, table, Random(1))


async def test_a_change_that_cannot_be_is_refused_and_changes_nothing(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE, clock=NONE))
    await join(hall, table.id, ben)
    before = table.record
    with pytest.raises(ForeignSeat):
        await change(hall, table.id, ben, TERMS)
    with pytest.raises(Invalid, match="edition"):
        await change(hall, table.id, ann, replace(TERMS, options={"edition": "stone"}))
    with pytest.raises(BadTitle):
        await change(hall, table.id, ann, replace(TERMS, name="x" * 41))
    assert (await hall.current(table.id)).record == before
    await start(hall, table.id, ann, "novice")
    with pytest.raises(FullTable):
        await change(hall, table.id, ann, TERMS)


async def test_a_person_shows_three_waiting_tables_at_most(hall: Hall, ann: Person) -> None:
    for _ in range(3):
        await open_table(hall, ann, TableSetup("downfall", FOR_THREE, public=True))
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    with pytest.raises(TooManyWaiting):
        await change(hall, table.id, ann, replace(TERMS, public=True))
    assert not table.record.public


async def test_a_game_starts_with_what_the_host_has_changed_at_the_last_moment(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change reaches the store after the table was read and before the deal is stored."""
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("open")], clock=NONE))
    append = hall.store.history.append

    async def late(*sent: object) -> None:
        monkeypatch.undo()
        assert await hall.store.tables.change(table.id, None, {"edition": "mayfair"}, SLOW, public=False)
        await append(*sent)  # type: ignore[arg-type]

    monkeypatch.setattr(hall.store.history, "append", late)
    await join(hall, table.id, ben)
    assert table.record.status == "playing"
    assert table.under_way.state.options.edition == "mayfair"
    assert (await hall.store.history.since(table.id, 0))[-1].number == table.number


async def test_a_start_that_answers_an_older_table_is_not_stored(hall: Hall, store: Store, ann: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))

    def started() -> Change:
        return Change(status="playing", started_at=1, revision=table.record.revision)

    older = started()
    await describe(hall, table.id, ann, 0, None, 5)
    results = await asyncio.gather(
        store.history.append(table.id, [], older),
        store.history.append(table.id, [], started()),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, type(None)]


async def test_a_name_and_a_piece_are_chosen_in_the_waiting_room(hall: Hall, ann: Person, ben: Person) -> None:
    table = await open_table(hall, ann, TableSetup("downfall", FOR_THREE))
    await join(hall, table.id, ben)
    with pytest.raises(PieceTaken):
        await describe(hall, table.id, ann, 0, "Anna", 1)
    await describe(hall, table.id, ann, 0, "Anna", 2)
    assert (table.seats[0].name, looks(table.seats)) == ("Anna", [2, 1, 0]), "a seat that nobody has makes room"
    with pytest.raises(PieceTaken):
        await describe(hall, table.id, ben, 1, None, 2)
    with pytest.raises(Invalid):
        await describe(hall, table.id, ben, 1, None, 8)
    with pytest.raises(BadName):
        await describe(hall, table.id, ben, 1, "novice", None)
    with pytest.raises(ForeignSeat):
        await describe(hall, table.id, ben, 0, "Mallory", None)
    await leave(hall, table.id, ann)
    await join(hall, table.id, ann)
    assert (table.seats[0].name, looks(table.seats)) == ("Ann", [0, 1, 2])
    await start(hall, table.id, ann, "novice")
    with pytest.raises(FullTable):
        await describe(hall, table.id, ben, 1, "Benjamin", None)
