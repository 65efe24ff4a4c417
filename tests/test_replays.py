"""Golden replays: any change of behaviour shows as a diff."""

from pathlib import Path

import pytest

import vesuvius
from tests.golden import FOLDER, GAMES, story
from vesuvius import journal

JOURNALS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_replays_with_every_event_and_every_position(path: Path) -> None:
    played = journal.read(path.read_text("utf-8"))
    told = path.with_suffix(".story").read_text("utf-8").splitlines()
    for now, then in zip(story(played), told, strict=True):
        assert now == then
    assert played.headers["Result"] != journal.UNFINISHED


@pytest.mark.parametrize("name", vesuvius.games())
def test_every_game_has_three_golden_replays(name: str) -> None:
    assert sum(path.parent.name == name for path in JOURNALS) == len(GAMES[name]) >= 3
