"""The hall: every move is judged, stored, published. Over SQLite and PostgreSQL alike."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

import vesuvius
import vesuvius.tables.attending
from tests.tables.playing import NONE, legal, move, table_for_two
from vesuvius import journal
from vesuvius.contract import CHANCE, Seat
from vesuvius.store import Person, Row, Store, Unavailable
from vesuvius.tables.attempts import TAKE_BACK, Attempt, By
from vesuvius.tables.attending import Attendant
from vesuvius.tables.course import standing
from vesuvius.tables.feed import Progress
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import (
    ForeignSeat,
    IllegalMove,
    Invalid,
    NotNow,
    Refusal,
    Stale,
    TooLong,
    UnknownTable,
)
from vesuvius.tables.seating import Place, TableSetup, open_table
from vesuvius.tables.table import Table
from vesuvius.web.cards import snapshot

pytestmark = pytest.mark.anyio


async def test_a_move_is_stored_before_it_is_published(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    published: list[tuple[int, int]] = []
    stored: list[asyncio.Task[list[Row]]] = []

    def listener(progress: Progress) -> None:
        stored.append(asyncio.create_task(hall.store.history.since(progress.table_id, 0)))
        published.append((progress.number, table.number))

    hall.feed.listen(listener)
    number = await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), table.number))
    assert published == [(table.number, table.number)]
    assert len(await stored[0]) == table.number >= number


async def test_chance_moves_are_drawn_and_stored_with_the_move_that_calls_for_them(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    assert table.number == 8, "eight cards are dealt"
    number = await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 8))
    rows = await hall.store.history.since(table.id, 8)
    assert number == 9
    assert [row.actor for row in rows] == [0, CHANCE]
    assert rows[0].person_id == ann.id


async def test_a_refused_move_is_a_sentence_with_its_rule_and_leaves_no_trace(
    hall: Hall, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben)
    card = table.under_way.state.hands[0][0]
    with pytest.raises(IllegalMove, match="There is no building on A1"):
        await hall.play(table.id, Attempt(0, f"play {card} A1", By(ann.id), 8))
    with pytest.raises(IllegalMove):
        await hall.play(table.id, Attempt(0, "fly to Rome", By(ann.id), 8))
    assert len(await hall.store.history.since(table.id, 0)) == 8


async def test_of_two_racing_moves_one_is_stored_and_the_other_is_stale(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    first, second = legal(table, 0)[:2]
    results = await asyncio.gather(
        *(hall.play(table.id, Attempt(0, text, By(ann.id), 8)) for text in (first, second)), return_exceptions=True
    )
    assert [type(one) for one in results] == [int, Stale]
    assert (await hall.store.history.since(table.id, 8))[0].move == first


async def test_of_two_racing_servers_one_move_is_stale(store: Store, hall: Hall, ann: Person, ben: Person) -> None:
    """Two workers without a common feed share nothing but the database."""
    table = await table_for_two(hall, ann, ben)
    other = Hall(store, rng=Random(5))
    await other.table(table.id)
    first, second = legal(table, 0)[:2]
    results = await asyncio.gather(
        hall.play(table.id, Attempt(0, first, By(ann.id), 8)),
        other.play(table.id, Attempt(0, second, By(ann.id), 8)),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in results) == ["Stale", "int"]
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
        await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), table.number - 1))
    number = await hall.play(table.id, Attempt(1, "erupt", By(ben.id), table.number - 1))
    assert number == 9


async def test_a_resend_with_its_key_is_answered_like_the_first_time(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    text = legal(table, 0)[0]
    numbers = [await hall.play(table.id, Attempt(0, text, By(ann.id), 8, "one")) for _ in range(3)]
    assert numbers == [9, 9, 9]
    assert len([row for row in await hall.store.history.since(table.id, 8) if row.seat is not None]) == 1


async def test_a_key_belongs_to_one_move(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    rng = Random(1)
    await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 8, "one"))
    while table.to_move != 1:
        await move(hall, table, rng)
    with pytest.raises(Invalid, match="another move"):
        await hall.play(table.id, Attempt(1, legal(table, 1)[0], By(ben.id), table.number, "one"))


async def test_only_a_seats_owner_moves_it(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    for seat in (0, 7):
        with pytest.raises(ForeignSeat):
            await hall.play(table.id, Attempt(seat, legal(table, 0)[0], By(ben.id), 8))


async def test_an_unknown_table_is_refused(hall: Hall) -> None:
    with pytest.raises(UnknownTable):
        await hall.table("nowhere")


@pytest.mark.parametrize("game", vesuvius.games())
async def test_another_server_rebuilds_every_table_by_replay(
    store: Store, hall: Hall, ann: Person, ben: Person, game: str
) -> None:
    """The moves alone suffice: state, clock and story are the same after a restart."""
    table, rng = await table_for_two(hall, ann, ben, game), Random(3)
    for _ in range(25):
        await move(hall, table, rng)
    again = Hall(store)
    rebuilt = await again.table(table.id)
    assert rebuilt.under_way == table.under_way
    assert (await again.story(rebuilt, 0)).entries == (await hall.story(table, 0)).entries
    assert [entry.number for entry in (await hall.story(table, 5)).entries] == list(range(6, table.number + 1))
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
            await hall.play(table.id, Attempt(seat, TAKE_BACK, By(table.seats[seat].person_id), table.number))
            taken_back = True
    assert taken_back
    read = journal.read(await journal_of(hall, table))
    assert read.headers["People"] == "Ann, Ben"
    assert len(read.moves) == table.number - 2, "neither the move taken back nor the take-back is part of it"
    with pytest.raises(Refusal, match="over"):
        await hall.play(table.id, Attempt(0, "erupt", By(ann.id), table.number))


async def until_a_move_can_be_taken_back(hall: Hall, ann: Person, ben: Person) -> tuple[Table, Seat, Any]:
    """Play until somebody has made a move that can be taken back: the table, the seat, the state before it."""
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    while True:
        seat, before = table.to_move, table.under_way.state
        await move(hall, table, rng)
        if isinstance(seat, int) and table.under_way.may_take_back(seat):
            return table, seat, before


async def test_taking_back_a_move_restores_the_table(hall: Hall, ann: Person, ben: Person) -> None:
    table, seat, before = await until_a_move_can_be_taken_back(hall, ann, ben)
    people, number = [ann, ben], table.number
    with pytest.raises(ForeignSeat):
        await hall.play(table.id, Attempt(seat, TAKE_BACK, By(people[1 - seat].id), number))
    with pytest.raises(IllegalMove, match="your own last move"):
        await hall.play(table.id, Attempt(1 - seat, TAKE_BACK, By(people[1 - seat].id), number))
    with pytest.raises(Stale):
        await hall.play(table.id, Attempt(seat, TAKE_BACK, By(people[seat].id), number - 1))
    assert await hall.play(table.id, Attempt(seat, TAKE_BACK, By(people[seat].id), number)) == number + 1
    assert table.under_way.state == before
    entry = (await hall.story(table, number)).entries[0]
    assert (entry.events[0].type, entry.undoes) == ("taken_back", number)
    rows = await hall.store.history.since(table.id, number - 1)
    assert [row.back for row in rows] == [False, True], "history only grows"


async def test_two_moves_are_taken_back_one_by_one_and_both_are_undone(hall: Hall, ann: Person) -> None:
    """Each take-back names the move it undoes; the rows that remain valid are those before both."""
    table, rng = await open_table(hall, ann, TableSetup("pompeji", [Place("me"), Place("me")], clock=NONE)), Random(1)
    while len(table.under_way.undoable) < 2:
        await move(hall, table, rng)
    number, seat = table.number, table.under_way.undoable[-1].seat
    for _ in range(2):
        await hall.play(table.id, Attempt(seat, TAKE_BACK, By(ann.id), table.number))
    entries = (await hall.story(table, 0)).entries
    assert [entry.undoes for entry in entries[-3:]] == [None, number, number - 1]
    assert [row.number for row in standing(await hall.store.history.since(table.id, 0), entries)] == list(
        range(1, number - 1)
    )


async def test_whose_turn_it_is_is_stored_with_every_move(hall: Hall, ann: Person, ben: Person) -> None:
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    assert await turn_stored(hall, table) == (0, hall.now())
    while table.record.status == "playing":
        since = await turn_stored(hall, table)
        at, mover = hall.now() + 1_000, table.to_move
        hall.now = lambda at=at: at  # type: ignore[misc]
        await move(hall, table, rng)
        if table.record.status == "playing":
            assert await turn_stored(hall, table) == (since if table.to_move == mover else (table.to_move, at))
            assert (table.record.to_move, table.record.to_move_since) == await turn_stored(hall, table)
    assert await turn_stored(hall, table) == (None, None)


async def turn_stored(hall: Hall, table: Table) -> tuple[int | None, int | None]:
    found = await hall.store.tables.get(table.id)
    assert found is not None
    return found[0].to_move, found[0].to_move_since


async def test_whose_turn_it_is_is_filled_in_when_an_older_table_is_loaded(
    store: Store, hall: Hall, ann: Person, ben: Person
) -> None:
    """An older version, which did not store whose turn it is, wrote the table."""
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    for _ in range(7):
        await move(hall, table, rng)
    known = await turn_stored(hall, table)
    async with store.engine.begin() as connection:
        await connection.execute(
            text("UPDATE tables SET to_move = NULL, to_move_since = NULL WHERE id = :id"), {"id": table.id}
        )
    later = Hall(store)
    loaded = await later.table(table.id)
    assert await turn_stored(hall, table) == known == (loaded.record.to_move, loaded.record.to_move_since)
    await later.close()


async def test_every_listener_is_called_for_each_move(hall: Hall, ann: Person, ben: Person) -> None:
    first: list[int] = []
    second: list[int] = []
    seconds: list[float] = []
    table = await table_for_two(hall, ann, ben)
    hall.listen(lambda table: first.append(table.number))
    hall.listen(lambda table: second.append(table.number))
    hall.measure(seconds.append)
    await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 8))
    assert first == second == [table.number]
    assert len(seconds) == 1


async def test_a_finished_table_stays_in_memory_while_it_is_in_use(hall: Hall, ann: Person, ben: Person) -> None:
    in_use = {"nothing"}
    hall.retain(in_use.__contains__)
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    in_use.add(table.id)
    while table.record.status == "playing":
        await move(hall, table, rng)
    assert hall.cached(table.id) is table
    in_use.clear()
    hall.evict(table.id)
    assert hall.cached(table.id) is None


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stories of twenty moves."""
    monkeypatch.setattr("vesuvius.tables.table.STORY", 20)
    monkeypatch.setattr("vesuvius.tables.table.MARK", 10)
    monkeypatch.setattr("vesuvius.tables.course.MARK", 10)


@pytest.mark.usefixtures("short")
async def test_a_long_story_begins_later_with_the_state_there(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rng = await table_for_two(hall, ann, ben), Random(3)
    states = {table.number: table.under_way.state}
    whole = (await hall.story(table, 0)).entries
    story, reads = await hall.story(table, 0), 0
    since_number = hall.store.history.since

    async def counted(table_id: str, number: int) -> list[Row]:
        nonlocal reads
        reads += 1
        return await since_number(table_id, number)

    monkeypatch.setattr(hall.store.history, "since", counted)
    while table.number < 70:
        await move(hall, table, rng)
        states[table.number] = table.under_way.state
        whole += (await hall.story(table, whole[-1].number)).entries
        story = await hall.story(table, 0)
        assert len(story.entries) <= 20
        assert story.entries == whole[story.since :]
        assert story.opening == (states[story.since] if story.since else table.begin(0).state)
    assert story.since >= 50
    assert (await hall.story(table, 69)).opening is None
    assert reads == 1, "the events of a table that is watched are kept"
    again = Hall(hall.store)
    reread = await again.story(await again.table(table.id), 0)
    assert reread.entries == whole[reread.since :]
    assert len(reread.entries) >= 10
    card = await snapshot(again, await again.table(table.id), 0, 0)
    assert (card.since, card.opening is None, len(card.story)) == (reread.since, False, len(reread.entries))
    await again.close()


@pytest.mark.usefixtures("short")
async def test_only_the_stories_read_last_are_kept_and_each_is_read_once(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vesuvius.tables.hall.STORIES", 2)
    three = [await table_for_two(hall, ann, ben) for _ in range(3)]
    for table in three:
        for _ in range(20):
            await move(hall, table, Random(table.number))
        stories = await asyncio.gather(*(hall.story(table, 0) for _ in range(4)))
        assert all(story == stories[0] for story in stories)
    assert [table.keeps_story for table in three] == [False, True, True]


async def test_a_table_holds_a_bounded_number_of_moves(
    hall: Hall, attendant: Attendant, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("hall", "table", "attending"):
        monkeypatch.setattr(f"vesuvius.tables.{module}.MOST_MOVES", 12)
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("bot", "novice")]))
    while table.number < 12:
        if table.to_move == 0:
            await move(hall, table, Random(1))
        await asyncio.sleep(0.01)
    for seat in (0, 1):
        with pytest.raises(TooLong):
            await hall.play(table.id, Attempt(seat, TAKE_BACK, By(bot="novice"), table.number))
    assert 12 <= table.number <= 14
    assert (table.record.due_at, table.attended) == (None, False)


async def test_nothing_is_taken_back_once_a_card_was_drawn(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    await hall.play(table.id, Attempt(0, legal(table, 0)[0], By(ann.id), 8))
    assert table.number == 10, "a card was drawn"
    with pytest.raises(IllegalMove):
        await hall.play(table.id, Attempt(0, TAKE_BACK, By(ann.id), table.number))


async def test_an_unavailable_store_refuses_and_the_table_goes_on_when_it_is_back(
    hall: Hall, ann: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the move was stored is unknown: the table reads the store before its next move."""
    table = await table_for_two(hall, ann, ben)
    text, append = legal(table, 0)[0], hall.store.history.append

    async def stored_without_answer(table_id: str, rows: list[Row], change: object = None) -> None:
        await append(table_id, rows)
        raise Unavailable

    monkeypatch.setattr(hall.store.history, "append", stored_without_answer)
    with pytest.raises(Unavailable):
        await hall.play(table.id, Attempt(0, text, By(ann.id), 8, "lost"))
    monkeypatch.undo()
    assert await hall.play(table.id, Attempt(0, text, By(ann.id), 8, "lost")) == 9
    assert table.number == 10


async def test_several_seats_on_one_screen_are_one_persons(hall: Hall, ann: Person) -> None:
    table, rng = await open_table(hall, ann, TableSetup("downfall", [Place("me")] * 3)), Random(2)
    assert table.seats_of(ann.id) == [0, 1, 2]
    for _ in range(10):
        await move(hall, table, rng)


async def test_a_table_that_starts_on_another_server_during_a_read_is_read_as_before(
    hall: Hall, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("me")]))
    before = replace(begun.record, started_at=None, status="waiting")

    async def get(_table_id: str) -> object:
        return before, begun.seats

    elsewhere = Hall(hall.store)
    with monkeypatch.context() as patch:
        patch.setattr(hall.store.tables, "get", get)
        assert (await elsewhere.table(begun.id)).number == 0
    assert (await elsewhere.table(begun.id, begun.number)).number == begun.number
