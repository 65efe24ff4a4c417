"""Chat lines and display names."""

import re
import unicodedata
from functools import cache

from vesuvius.bots import names
from vesuvius.games import games
from vesuvius.store import Person, Said
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import ForeignSeat, Invalid, Refusal

NAME = 24
"""The maximum length of a name."""

TITLE = 40
"""The maximum length of a table's name."""

LINE = 500
"""The maximum length of a chat line."""


MARKS = 3
"""The most marks above, below and around one letter; Hindi and Burmese need three."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""

WIDE = re.compile("[\u2e3a\u2e3b\ufdfd\U00012000-\U0001254f]")
"""Characters as wide as a word or a line: long dashes, a phrase in one sign, cuneiform."""


class BadName(Refusal):
    """A name that cannot be used, and why."""

    code = "bad_name"


class BadTitle(Refusal):
    """A name of a table that cannot be used, and why."""

    code = "bad_title"


def clean(text: str) -> str:
    """The text made safe to show: normalised, with single spaces and without control, invisible and direction-changing
    characters. A letter keeps at most three marks."""
    text = unicodedata.normalize("NFC", text)
    text = "".join(" " if c.isspace() else c for c in text if c.isspace() or _shows(c))
    text = re.sub(r"\s+", " ", text).strip()
    kept: list[str] = []
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else marks if kind == "Mc" else 0
        if marks <= MARKS:
            kept.append(character)
    return "".join(kept)


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] != "C" and character not in BLANK


def clean_name(text: str) -> str:
    """A valid display name: at least one letter or digit, at most 24 characters, none very wide, and not a bot's name.
    Compatibility characters, such as a phrase in one sign, are replaced with the letters they stand for."""
    name = clean(unicodedata.normalize("NFKC", text))
    if not any(character.isalnum() for character in name):
        raise BadName("A name needs at least one letter or digit.")
    if len(name) > NAME:
        raise BadName(f"A name has at most {NAME} characters.")
    if wide := WIDE.search(name):
        raise BadName(f"A name cannot have {wide[0]!r}, which is too wide.")
    if name.casefold() in bot_names():
        raise BadName(f"{name} is the name of a bot. Choose another name.")
    return name


def clean_title(text: str) -> str | None:
    """The name of a table: at most 40 characters, none very wide; None if nothing is left of it."""
    title = clean(unicodedata.normalize("NFKC", text))
    if len(title) > TITLE:
        raise BadTitle(f"The name of a table has at most {TITLE} characters.")
    if wide := WIDE.search(title):
        raise BadTitle(f"The name of a table cannot have {wide[0]!r}, which is too wide.")
    return title or None


@cache
def bot_names() -> frozenset[str]:
    """The names of all bots. The first call loads every game on the shelf."""
    return frozenset(name for game in games() for name in names(game))


async def say(hall: Hall, table_id: str, person: Person, text: str) -> Said:
    """Store and publish a chat line. Only people who sit at the table may speak; all who look at it can read."""
    table = await hall.table(table_id)
    if not table.seats_of(person.id):
        raise ForeignSeat("Only people who sit at the table can write.")
    line = clean(text)
    if not line:
        raise Invalid("The line is empty.")
    if len(line) > LINE:
        raise Invalid(f"A line has at most {LINE} characters.")
    at = hall.now()
    number = await hall.store.chat.say(table_id, person, line, at)
    await hall.publish_chat(table, number)
    return Said(number, person.name, line, at, person.id)
