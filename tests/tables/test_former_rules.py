"""A game that began under former rules is finished under them."""

from pathlib import Path
from random import Random

import pytest

from tests.golden import FOLDER
from tests.tables.conftest import NOON
from tests.tables.playing import NONE, move
from vesuvius import journal
from vesuvius.store import Person, Row, Seated, TableRecord
from vesuvius.tables.attempts import Attempt, By
from vesuvius.tables.hall import Hall
from vesuvius.tables.journals import journal_of
from vesuvius.tables.refusals import IllegalMove
from vesuvius.tables.table import Table

pytestmark = pytest.mark.anyio

GAME: Path = FOLDER / "downfall" / "2-players-rules-1.txt"


async def under_way(hall: Hall, ann: Person, ben: Person, version: int) -> Table:
    """A table as it was stored under a version of the rules: black has just moved its only marker once (D20)."""
    table_id = f"version-{version}-{ann.id}"
    record = TableRecord(
        table_id, None, "downfall", 2, {}, NONE, False, "playing", ann.id, NOON, started_at=NOON, rules=version
    )
    await hall.store.tables.add(record, [Seated(0, ann.id), Seated(1, ben.id)])
    played = journal.read(GAME.read_text("utf-8")).moves[:228]
    rows = [
        Row(number, actor if isinstance(actor, int) else None, str(one), NOON)
        for number, (actor, one) in enumerate(played, start=1)
    ]
    await hall.store.history.append(table_id, rows)
    return await hall.table(table_id)


@pytest.mark.parametrize("version", [1, 2])
async def test_a_table_is_played_to_the_end_by_the_rules_it_began_with(
    hall: Hall, ann: Person, ben: Person, version: int
) -> None:
    table = await under_way(hall, ann, ben, version)
    stop = Attempt(1, "done", By(ben.id), table.number)
    if version == 1:
        with pytest.raises(IllegalMove, match="not optional"):
            await hall.play(table.id, stop)
    else:
        await hall.play(table.id, stop)
    rng = Random(3)
    while table.record.status == "playing":
        await move(hall, table, rng)
    read = journal.read(await journal_of(hall, table))
    assert read.version == version
    assert read.headers["Result"] != journal.UNFINISHED
