"""The one door: judged, stored, told. Over SQLite and PostgreSQL alike."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import vesuvius
from tests.tables.playing import legal, move, table_for_two
from vesuvius import journal
from vesuvius.contract import CHANCE, Seat
from vesuvius.store import Person, Row, Store, Unavailable
from vesuvius.tables.feed import Progress
from vesuvius.tables.hall import By, Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import Closed, ForeignSeat, IllegalMove, Invalid, NotNow, Refusal, Stale, UnknownTable
from vesuvius.tables.seating import Place, Plan, open_table
from vesuvius.tables.table import Table

pytestmark = pytest.mark.anyio


async def test_a_move_is_stored_before_it_is_told(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    told: list[tuple[int, int]] = []
    lengths: list[asyncio.Task[int]] = []

    def listener(standing: Progress) -> None:
        lengths.append(asyncio.create_task(hall.store.history.length(standing.table_id)))
        told.append((standing.number, table.number))

    hall.feed.listen(listener)
    number = await hall.play(table.id, 0, legal(table, 0)[0], seen=table.number, by=By(ann.id))
    assert told == [(table.number, table.number)]
    assert await lengths[0] == table.number >= number


async def test_chance_moves_are_drawn_and_stored_with_the_move_that_calls_for_them(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    assert table.number == 8, "eight cards are dealt"
    number = await hall.play(table.id, 0, legal(table, 0)[0], seen=8, by=By(ann.id))
    rows = await hall.store.history.since(table.id, 8)
    assert number == 9
    assert [row.actor for row in rows] == [0, CHANCE]
    assert rows[0].person_id == ann.id


async def test_a_refused_move_is_a_sentence_with_its_rule_and_leaves_no_trace(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    with pytest.raises(IllegalMove, match="does not belong"):
        await hall.play(
            table.id, 0, f"play {table.rules.view(table.under_way.state, 0)['hand'][0]} A1", seen=8, by=By(ann.id)
        )
    with pytest.raises(IllegalMove):
        await hall.play(table.id, 0, "fly to Rome", seen=8, by=By(ann.id))
    assert await hall.store.history.length(table.id) == 8


async def test_of_two_racing_moves_one_is_stored_and_the_other_hears_stale(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    first, second = legal(table, 0)[:2]
    heard = await asyncio.gather(
        *(hall.play(table.id, 0, text, seen=8, by=By(ann.id)) for text in (first, second)), return_exceptions=True
    )
    assert [type(one) for one in heard] == [int, Stale]
    assert (await hall.store.history.since(table.id, 8))[0].move == first


async def test_of_two_servers_racing_one_hears_stale(store: Store, hall: Hall, ann: Person, ben: Person) -> None:
    """Two workers that know nothing of each other share the database alone."""
    table = await table_for_two(hall, ann, ben)
    other = Hall(store, rng=Random(5))
    await other.table(table.id)
    first, second = legal(table, 0)[:2]
    heard = await asyncio.gather(
        hall.play(table.id, 0, first, seen=8, by=By(ann.id)),
        other.play(table.id, 0, second, seen=8, by=By(ann.id)),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in heard) == ["Stale", "int"]
    ours, theirs = await hall.table(table.id, 9), await other.table(table.id, 9)
    assert ours.under_way.state == theirs.under_way.state
    await other.close()


async def test_an_out_of_turn_move_that_is_still_legal_is_accepted_although_stale(
    hall: Hall, ann: Person, ben: Person
) -> None:
    """Downfall, D11: black holds only jokers and declares the eruption while red moves on."""
    table, rules = await table_for_two(hall, ann, ben), vesuvius.game("downfall")
    state = rules.load(
        {
            "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "turn": 0,
            "hands": [[3], [9, 9]], "deck": {"left": 20, "omens": 3, "ad79": 1}, "markers": {"E6": [0, 4]},
        }
    )  # fmt: skip
    table.course = replace(table.under_way, state=state)
    with pytest.raises(Stale):
        await hall.play(table.id, 0, legal(table, 0)[0], seen=table.number - 1, by=By(ann.id))
    number = await hall.play(table.id, 1, "erupt", seen=table.number - 1, by=By(ben.id))
    assert number == 9


async def test_a_resend_with_its_key_is_answered_like_the_first_time(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    text = legal(table, 0)[0]
    numbers = [await hall.play(table.id, 0, text, seen=8, by=By(ann.id), key="one") for _ in range(3)]
    assert numbers == [9, 9, 9]
    assert len([row for row in await hall.store.history.since(table.id, 8) if row.seat is not None]) == 1


async def test_a_key_belongs_to_one_move(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    rng = Random(1)
    await hall.play(table.id, 0, legal(table, 0)[0], seen=8, by=By(ann.id), key="one")
    while table.to_move != 1:
        await move(hall, table, rng)
    with pytest.raises(Invalid, match="another move"):
        await hall.play(table.id, 1, legal(table, 1)[0], seen=table.number, by=By(ben.id), key="one")


async def test_only_a_seats_owner_moves_it(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    for seat in (0, 7):
        with pytest.raises(ForeignSeat):
            await hall.play(table.id, seat, legal(table, 0)[0], seen=8, by=By(ben.id))


async def test_a_table_that_is_not_there_says_so(hall: Hall) -> None:
    with pytest.raises(UnknownTable):
        await hall.table("nowhere")


@pytest.mark.parametrize("game", vesuvius.games())
async def test_another_server_rebuilds_every_table_by_replay(
    store: Store, hall: Hall, ann: Person, ben: Person, game: str
) -> None:
    """Nothing but the moves is needed: state, clock and story are the same after a restart."""
    table, rng = await table_for_two(hall, ann, ben, game), Random(3)
    for _ in range(25):
        await move(hall, table, rng)
    again = Hall(store)
    rebuilt = await again.table(table.id)
    assert rebuilt.under_way == table.under_way
    assert await again.story(rebuilt, 0) == await hall.story(table, 0)
    assert [told.number for told in await hall.story(table, 5)] == list(range(6, table.number + 1))
    await again.close()


async def test_the_journal_of_a_finished_game_replays_and_an_unfinished_one_is_kept_back(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    with pytest.raises(NotNow):
        await journal_of(hall, table)
    taken_back = False
    while table.record.status == "playing":
        seat = table.to_move
        await move(hall, table, rng)
        if not taken_back and isinstance(seat, int) and table.under_way.may_take_back(seat):
            await hall.take_back(table.id, seat, seen=table.number, by=By(table.seats[seat].person_id))
            taken_back = True
    assert taken_back
    read = journal.read(await journal_of(hall, table))
    assert read.headers["People"] == "Ann, Ben"
    assert len(read.moves) == table.number - 2, "the move taken back, and the taking back, are not part of it"
    with pytest.raises(Refusal, match="over"):
        await hall.play(table.id, 0, "erupt", seen=table.number, by=By(ann.id))


async def until_a_move_can_be_taken_back(hall: Hall, ann: Person, ben: Person) -> tuple[Table, Seat, Any]:
    """Play until somebody has made a move that can be taken back: the table, the seat, the state before it."""
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    while True:
        seat, before = table.to_move, table.under_way.state
        await move(hall, table, rng)
        if isinstance(seat, int) and table.under_way.may_take_back(seat):
            return table, seat, before


async def test_a_move_is_taken_back_and_the_table_stands_as_before_it(hall: Hall, ann: Person, ben: Person) -> None:
    table, seat, before = await until_a_move_can_be_taken_back(hall, ann, ben)
    people, number = [ann, ben], table.number
    with pytest.raises(ForeignSeat):
        await hall.take_back(table.id, seat, seen=number, by=By(people[1 - seat].id))
    with pytest.raises(IllegalMove, match="your own last move"):
        await hall.take_back(table.id, 1 - seat, seen=number, by=By(people[1 - seat].id))
    with pytest.raises(Stale):
        await hall.take_back(table.id, seat, seen=number - 1, by=By(people[seat].id))
    assert await hall.take_back(table.id, seat, seen=number, by=By(people[seat].id)) == number + 1
    assert table.under_way.state == before
    assert (await hall.story(table, number))[0].events[0]["type"] == "taken_back"
    rows = await hall.store.history.since(table.id, number - 1)
    assert [row.back for row in rows] == [False, True], "history only grows"


async def test_nothing_is_taken_back_once_a_card_was_drawn(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    await hall.play(table.id, 0, legal(table, 0)[0], seen=8, by=By(ann.id))
    assert table.number == 10, "a card was drawn"
    with pytest.raises(IllegalMove):
        await hall.take_back(table.id, 0, seen=table.number, by=By(ann.id))


async def test_a_store_that_is_away_refuses_and_the_table_goes_on_when_it_is_back(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the move arrived is unknown: the table asks the store before it believes anything."""
    table = await table_for_two(hall, ann, ben)
    text, append = legal(table, 0)[0], hall.store.history.append

    async def stored_but_unheard(table_id: str, rows: list[Row], change: object = None) -> None:
        await append(table_id, rows)
        raise Unavailable

    monkeypatch.setattr(hall.store.history, "append", stored_but_unheard)
    with pytest.raises(Closed):
        await hall.play(table.id, 0, text, seen=8, by=By(ann.id), key="lost")
    monkeypatch.undo()
    assert await hall.play(table.id, 0, text, seen=8, by=By(ann.id), key="lost") == 9
    assert table.number == 10


async def test_several_seats_on_one_screen_are_one_persons(hall: Hall, ann: Person) -> None:
    table, rng = await open_table(hall, ann, Plan("downfall", [Place("me")] * 3)), Random(2)
    assert table.seats_of(ann.id) == [0, 1, 2]
    for _ in range(10):
        await move(hall, table, rng)


async def test_a_table_that_begins_at_another_server_while_it_is_read_is_read_as_it_stood(
    hall: Hall, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await open_table(hall, ann, Plan("downfall", [Place("me"), Place("me")]))
    before = replace(begun.record, started_at=None, status="waiting")

    async def get(_table_id: str) -> object:
        return before, begun.seats

    elsewhere = Hall(hall.store)
    with monkeypatch.context() as patch:
        patch.setattr(hall.store.tables, "get", get)
        assert (await elsewhere.table(begun.id)).number == 0
    assert (await elsewhere.table(begun.id, begun.number)).number == begun.number
