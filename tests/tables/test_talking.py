"""Names and chat: cleaned, limited, kept."""

import pytest

from tests.tables.conftest import somebody
from tests.tables.playing import table_for_two
from vesuvius.store import Person
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, Invalid
from vesuvius.tables.talking import BadName, clean, clean_name, say


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann\t of\n Pompeii ", "Ann of Pompeii"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Re\u0301mi", "Rémi"),
        ("A\u202enn\u200b\u0007", "Ann"),
        ("火山", "火山"),
        ("e" + "\u0316" * 30, "e" + "\u0316" * 3),
        ("e" + "\u0488" * 30 + "\u0903" + "\u0488" * 30, "e" + "\u0488" * 3),
        ("ज़ें मြို့", "ज़ें मြို့"),
        ("\u3164A\u2800", "A"),
    ],
)
def test_text_is_cleaned_of_what_cannot_be_seen_and_of_nothing_else(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        *((typed, "letter or digit") for typed in ("", "   ", "\u200b", "!?", "\u3164\uffa0")),
        ("x" * 25, "24 characters"),
        ("\ufdfa" * 2, "24 characters"),
        ("Ann \ufdfd", "too wide"),
        ("\U00012031", "too wide"),
        *((typed, "name of a bot") for typed in ("citizen", " Oracle ", "\uff23\uff49\uff54\uff49\uff5a\uff45\uff4e")),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_with_the_reason(typed: str, reason: str) -> None:
    with pytest.raises(BadName, match=reason):
        clean_name(typed)


def test_a_sign_for_a_phrase_becomes_the_phrase() -> None:
    assert clean_name("\ufdfa") == "صلى الله عليه وسلم"
    assert clean_name("\uff21nn") == "Ann"


@pytest.mark.anyio
async def test_chat_is_kept_and_only_seated_people_may_write(hall: Hall, ann: Person, ben: Person) -> None:
    table = await table_for_two(hall, ann, ben)
    await say(hall, table.id, ann, "  Salve,   Ben! ")
    assert [(said.name, said.text) for said in await hall.store.chat.since(table.id, 0)] == [("Ann", "Salve, Ben!")]
    with pytest.raises(ForeignSeat):
        await say(hall, table.id, await somebody(hall, "Gaius"), "Salve!")
    for line in ("", "x" * 501):
        with pytest.raises(Invalid):
            await say(hall, table.id, ann, line)
