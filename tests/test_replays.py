"""Golden replays: any change of behaviour shows as a diff."""

from pathlib import Path

import pytest

import vesuvius
from tests.golden import FOLDER, GAMES, story
from vesuvius import journal
from vesuvius.games import spec

JOURNALS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_replays_with_every_event_and_every_position(path: Path) -> None:
    played = journal.read(path.read_text("utf-8"))
    recorded = path.with_suffix(".story").read_text("utf-8").splitlines()
    for now, then in zip(story(played), recorded, strict=True):
        assert now == then
    assert played.headers["Result"] != journal.UNFINISHED


@pytest.mark.parametrize("name", vesuvius.games())
def test_every_game_has_three_golden_replays_and_one_of_each_former_version(name: str) -> None:
    record = spec(name)
    stems = [path.stem for path in JOURNALS if path.parent.name == name]
    former = {stem: int(stem.partition("-rules-")[2]) for stem in stems if "-rules-" in stem}
    assert len(stems) - len(former) == len(GAMES[name]) >= 3
    assert set(former.values()) == set(record.former)
    for stem in stems:
        played = journal.read((FOLDER / name / f"{stem}.txt").read_text("utf-8"))
        assert played.version == former.get(stem, record.version)
