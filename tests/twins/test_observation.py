"""An observation holds the same numbers in the same cells as when its version was recorded.

``python -m tests.twins.test_observation`` records the layouts and observations again after a version was raised.
"""

import json
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from tests.golden import FOLDER
from tests.lockstep import check_fresh
from vesuvius import journal
from vesuvius.games import twin, twins
from vesuvius.layout import Layout, Plane, layout

RECORDED = Path(__file__).with_name("observations.json")

names = pytest.mark.parametrize("name", twins())


def recording(name: str) -> dict[str, Any]:
    """For each plane its offset, and a digest of its cells as every seat observes the golden replays."""
    planes = vesuvius.observation(name).planes
    cells = {plane.name: sha256() for plane in planes}
    for path in sorted((FOLDER / name).glob("*.txt")):
        for frame in journal.replay(journal.read(path.read_text("utf-8"))):
            game = twin(name).from_state(frame.step.state)
            for seat in range(game.players):
                seen = game.observe(seat)
                for plane in planes:
                    cells[plane.name].update(array("b", seen[plane.offset : plane.offset + plane.size]))
    return {
        "version": vesuvius.observation(name).version,
        "planes": {plane.name: [plane.offset, cells[plane.name].hexdigest()[:16]] for plane in planes},
    }


@names
def test_observations_are_as_recorded(name: str) -> None:
    check_fresh(name)
    recorded = json.loads(RECORDED.read_text("utf-8"))[name]
    assert recording(name) == recorded, "a cell with another meaning needs another version and a new recording"


@names
def test_the_layout_covers_the_observation(name: str) -> None:
    found = vesuvius.observation(name)
    offset = 0
    for plane in found.planes:
        assert plane.offset == offset == found.at(plane.name)
        assert plane.name.isidentifier()
        assert plane.meaning.endswith(".")
        offset += plane.size
    assert offset == found.size == len(twin(name).Twin(2).observe(0))


def test_a_game_without_a_twin_has_no_observation() -> None:
    with pytest.raises(KeyError, match=r"chess.*downfall, pompeji, lastdays"):
        vesuvius.observation("chess")


def test_planes_follow_one_another() -> None:
    found = layout(3, Plane("board", (2, 5), "The board."), Plane("deck", (1,), "The deck."))
    assert found == Layout(3, (Plane("board", (2, 5), "The board.", 0), Plane("deck", (1,), "The deck.", 10)), 11)
    assert found.at("deck") == 10
    with pytest.raises(KeyError, match="board, deck"):
        found.at("hand")


@pytest.mark.parametrize("planes", [(Plane("a", (1,), ""), Plane("a", (2,), "")), (Plane("a", (), ""),)])
def test_a_layout_refuses_what_cannot_be_laid_out(planes: tuple[Plane, ...]) -> None:
    with pytest.raises(ValueError, match="a"):
        layout(0, *planes)


if __name__ == "__main__":
    RECORDED.write_text(json.dumps({name: recording(name) for name in twins()}, indent=1) + "\n", "utf-8")
