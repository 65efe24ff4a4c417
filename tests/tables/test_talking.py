"""Names and chat: cleaned, limited, kept."""

import pytest

from tests.tables.conftest import somebody
from tests.tables.playing import table_for_two
from vesuvius.store import Person
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, Invalid
from vesuvius.tables.talking import clean, clean_name, say


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann\t of\n Pompeii ", "Ann of Pompeii"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Re\u0301mi", "Rémi"),
        ("A\u202enn\u200b\u0007", "Ann"),
        ("火山", "火山"),
        ("e" + "\u0316" * 30, "e\u0316\u0316"),
    ],
)
def test_text_is_cleaned_of_what_cannot_be_seen_and_of_nothing_else(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b", "!?", "x" * 25])
def test_a_name_has_a_letter_and_is_not_too_long(typed: str) -> None:
    with pytest.raises(Invalid):
        clean_name(typed)


@pytest.mark.anyio
async def test_what_is_said_is_kept_and_only_those_who_sit_speak(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    await say(hall, table.id, ann, "  Salve,   Ben! ")
    assert [(said.name, said.text) for said in await hall.store.chat.since(table.id, 0)] == [("Ann", "Salve, Ben!")]
    with pytest.raises(ForeignSeat):
        await say(hall, table.id, await somebody(hall, "Gaius"), "Salve!")
    for line in ("", "x" * 501):
        with pytest.raises(Invalid):
            await say(hall, table.id, ann, line)
