"""Give up, pause by consent, and end without a result by consent."""

import asyncio
from random import Random

import pytest

from tests.tables.conftest import Time, somebody
from tests.tables.playing import LIVE, NONE, legal, move, table_for_two
from vesuvius import journal
from vesuvius.store import Person
from vesuvius.tables import doctor
from vesuvius.tables.agreeing import agree, resign, resume
from vesuvius.tables.attempts import TAKE_BACK, Attempt, By
from vesuvius.tables.attending import Attendant
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import Closed, ForeignSeat, NotNow, Paused
from vesuvius.tables.seating import Place, TableSetup, come_back, join, leave, open_table
from vesuvius.tables.table import Table

pytestmark = pytest.mark.anyio


async def for_three(hall: Hall, ann: Person, ben: Person, third: str = "open") -> Table:
    """A game of Ann, Ben and Cy, or a bot."""
    last = Place("open") if third == "open" else Place("bot", third)
    table = await open_table(hall, ann, TableSetup("downfall", [Place("me"), Place("open"), last], clock=NONE))
    table = await join(hall, table.id, ben)
    return await join(hall, table.id, await somebody(hall, "Cy")) if third == "open" else table


async def after_restart(hall: Hall, table: Table) -> Table:
    """The table as another server reads it, or this one after a kill."""
    return await Hall(hall.store).table(table.id)


async def test_of_two_the_one_who_does_not_give_up_wins(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    for n in range(4):
        await move(hall, table, Random(n))
    with pytest.raises(ForeignSeat):
        await resign(hall, table.id, await somebody(hall, "Gaius"))
    await resign(hall, table.id, ann)
    result = {"places": [2, 1], "scores": [], "reason": "resigned", "resigned": [0]}
    for known in (table, await after_restart(hall, table)):
        assert (known.record.status, known.record.result, known.to_move) == ("over", result, None)
    with pytest.raises(NotNow):
        await hall.play(table.id, Attempt(1, "end", By(ben.id), table.number))
    with pytest.raises(NotNow):
        await resign(hall, table.id, ben)
    text = await journal_of(hall, table)
    assert "Resigned: red" in text
    assert journal.read(text).headers["Resigned"] == "red"
    assert [problem async for _, problem in doctor.examine(hall.store) if problem] == []


async def test_of_three_a_bot_plays_on_for_good_and_the_result_says_so(
    hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    table = await for_three(hall, ann, ben)
    await resign(hall, table.id, ann)
    assert (table.record.status, table.seats[0].bot, table.seats[0].resigned) == ("playing", "citizen", True)
    for refused in (come_back, resign):
        with pytest.raises(NotNow):
            await refused(hall, table.id, ann)
    assert (await after_restart(hall, table)).seats == table.seats
    rng = Random(7)
    while table.record.status == "playing":
        await attendant.attend(table)
        await asyncio.sleep(0)
        if table.to_move is not None and table.seats[int(str(table.to_move))].plays:
            await move(hall, table, rng)
    assert table.record.result is not None
    assert table.record.result["resigned"] == [0]
    assert table.record.result["reason"] != "resigned"
    assert "Resigned: red" in await journal_of(hall, table)


async def test_the_last_of_three_wins_when_the_others_give_up(hall: Hall, ann: Person, ben: Person) -> None:
    table = await for_three(hall, ann, ben)
    await resign(hall, table.id, ann)
    await resign(hall, table.id, ben)
    assert table.record.result == {"places": [2, 2, 1], "scores": [], "reason": "resigned", "resigned": [0, 1]}


async def test_with_no_person_left_the_bots_win(hall: Hall, ann: Person) -> None:
    places = [Place("me"), Place("bot", "novice"), Place("bot", "novice")]
    table = await open_table(hall, ann, TableSetup("downfall", places, clock=NONE))
    await resign(hall, table.id, ann)
    assert table.record.result == {"places": [3, 1, 1], "scores": [], "reason": "resigned", "resigned": [0]}


async def listed_as_paused(hall: Hall, person: Person) -> bool:
    """Whether the list of this person's tables says that the only one is paused."""
    [listed] = await hall.store.tables.of_person(person.id, 9)
    return listed.record.paused


async def test_a_pause_needs_all_people_and_stops_every_clock(
    hall: Hall, attendant: Attendant, time: Time, ann: Person, ben: Person
) -> None:
    table = await table_for_two(hall, ann, ben, clock=LIVE)
    time.now += 10_000
    await agree(hall, table.id, ann, "pause")
    assert [seat.wants for seat in table.seats] == ["pause", None]
    await move(hall, table, Random(1))
    assert not table.under_way.paused, "a request stops nothing"
    before = table.under_way.times.left
    assert before[0] == 60_000 - 10_000 + 1_000
    time.now += 5_000
    await agree(hall, table.id, ben, "pause")
    assert table.under_way.paused
    assert [seat.wants for seat in table.seats] == [None, None]
    assert table.record.due_at is None
    assert await listed_as_paused(hall, ann)
    with pytest.raises(Paused):
        await hall.play(table.id, Attempt(1, legal(table, 1)[0], By(ben.id), table.number))
    with pytest.raises(NotNow):
        await agree(hall, table.id, ann, "pause")
    time.now += 3_600_000
    await attendant.attend_due()
    for known in (table, await after_restart(hall, table)):
        assert known.under_way.paused
        assert known.under_way.times.left == (before[0], before[1] - 5_000)
    await resume(hall, table.id, ann)
    assert not await listed_as_paused(hall, ann)
    with pytest.raises(NotNow):
        await resume(hall, table.id, ann)
    time.now += 1_000
    await move(hall, table, Random(1))
    again = await after_restart(hall, table)
    assert again.under_way.times.left == table.under_way.times.left == (before[0], before[1] - 5_000 - 1_000 + 1_000)


async def test_a_pause_leaves_a_take_back_possible(hall: Hall, ann: Person) -> None:
    places = [Place("me"), Place("me")]
    table = await open_table(hall, ann, TableSetup("lastdays", places, clock=NONE))
    while not any(table.under_way.may_take_back(seat) for seat in (0, 1)):
        await move(hall, table, Random(2))
    seat, number = table.under_way.undoable[-1].seat, table.number
    await agree(hall, table.id, ann, "pause")
    await resume(hall, table.id, ann)
    await hall.play(table.id, Attempt(seat, TAKE_BACK, By(ann.id), table.number))
    assert [entry.undoes for entry in (await hall.story(table, number)).entries] == [None, None, number]
    assert (await after_restart(hall, table)).under_way.state == table.under_way.state


async def test_bots_and_people_who_left_are_not_asked(
    hall: Hall, attendant: Attendant, ann: Person, ben: Person
) -> None:
    table = await for_three(hall, ann, ben, "novice")
    await agree(hall, table.id, ann, "pause")
    with pytest.raises(ForeignSeat):
        await agree(hall, table.id, await somebody(hall, "Gaius"), "pause")
    await leave(hall, table.id, ben)
    with pytest.raises(NotNow):
        await agree(hall, table.id, ben, "pause")
    await attendant.attend_due()
    assert table.under_way.paused
    number = table.number
    await attendant.attend(table)
    assert table.number == number, "no bot moves during a pause"


async def test_a_request_is_refused_or_withdrawn(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    await agree(hall, table.id, ann, "abandon")
    await agree(hall, table.id, ben, None)
    assert [seat.wants for seat in table.seats] == [None, None]
    await agree(hall, table.id, ann, "abandon")
    await agree(hall, table.id, ben, "pause")
    assert table.record.status == "playing"
    assert not table.under_way.paused


async def test_all_people_end_a_game_without_a_result(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    await move(hall, table, Random(1))
    await agree(hall, table.id, ann, "abandon")
    assert (await agree(hall, table.id, ben, "abandon")).record.status == "closed"
    for known in (hall, Hall(hall.store)):
        with pytest.raises(Closed) as refused:
            await known.table(table.id)
        assert refused.value.code == "closed_agreed"


@pytest.mark.parametrize("wish", ["pause", "abandon"])
async def test_another_server_does_what_was_agreed_when_one_dies(
    hall: Hall, attendant: Attendant, ann: Person, ben: Person, wish: str
) -> None:
    table = await table_for_two(hall, ann, ben)
    for person in (ann, ben):
        await hall.store.tables.want(table.id, person.id, wish, hall.now())  # type: ignore[arg-type]
    await attendant.attend_due()
    found = await hall.store.tables.get(table.id)
    assert found is not None
    assert found[0].status == ("closed" if wish == "abandon" else "playing")
    assert wish == "abandon" or (await after_restart(hall, table)).under_way.paused
