"""What people say at a table, and what they are called."""

import re
import unicodedata

from vesuvius.store import Person, Said
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, Invalid

NAME = 24
"""The most letters of a name."""

LINE = 500
"""The most letters of a line of chat."""


def clean(text: str) -> str:
    """Text as it may be shown: composed, without control, invisible and direction-changing characters, one space at a
    time. Marks that pile up on one letter are cut to two."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    text = re.sub(r"\s+", " ", text).strip()
    kept: list[str] = []
    for character in text:
        marks = "".join(kept[-2:])
        piled = unicodedata.combining(character) and len(marks) == 2 and all(map(unicodedata.combining, marks))
        if not piled:
            kept.append(character)
    return "".join(kept)


def clean_name(text: str) -> str:
    """A display name: at least one letter or digit, at most 24 characters."""
    name = clean(text)
    if not any(character.isalnum() for character in name):
        raise Invalid("A name needs at least one letter or digit.")
    if len(name) > NAME:
        raise Invalid(f"A name has at most {NAME} characters.")
    return name


async def say(hall: Hall, table_id: str, person: Person, text: str) -> Said:
    """Say something to the table; those who sit at it speak, all who look at it hear."""
    table = await hall.table(table_id)
    if not table.seats_of(person.id):
        raise ForeignSeat("Only those who sit at the table can speak.")
    line = clean(text)
    if not line:
        raise Invalid("There is nothing to say.")
    if len(line) > LINE:
        raise Invalid(f"A line has at most {LINE} characters.")
    at = hall.now()
    number = await hall.store.chat.say(table_id, person, line, at)
    await hall.tell_said(table, number)
    return Said(number, person.name, line, at, person.id)
