"""The command ``vesuvius review``: a table to read, one object of JSON, and a page in one file."""

import json
import re
from pathlib import Path

import pytest

from tests.golden import FOLDER
from tests.test_cli import run
from vesuvius import journal

FEW = ("--nodes", "40", "--processes", "1")


def reviewed(file: str, *more: str, code: int = 0) -> str:
    return run("review", str(FOLDER / file), *FEW, *more, code=code)


def test_one_object_of_json_has_seats_and_moves() -> None:
    """The keys that the documentation names; each move of the journal, and nothing but JSON on the standard output."""
    file = "pompeji/2-players.txt"
    played = journal.read((FOLDER / file).read_text("utf-8"))
    found = json.loads(reviewed(file, "--json"))
    for seat, name in zip(found["seats"], played.players, strict=True):
        assert seat.keys() == {"name", "accuracy", "start", "luck", "play", "others", "result", "labels", "only"}
        assert list(seat["labels"]) == ["best", "good", "slip", "mistake", "blunder"]
        assert seat["name"] == name
    assert [move["number"] for move in found["moves"]] == list(range(1, len(played.moves) + 1))
    drawn = [move for move in found["moves"] if move["seat"] is None]
    judged = [move for move in found["moves"] if "best" in move]
    assert all(move.keys() == {"number", "seat", "move", "luck"} and len(move["luck"]) == 2 for move in drawn)
    keys = {"number", "seat", "move", "best", "loss", "error", "label", "only", "chances", "change"}
    assert judged
    assert all(move.keys() - {"reasons"} == keys for move in judged)
    assert all(sum(move["chances"]) == pytest.approx(1, abs=0.002) for move in judged)


def test_the_terminal_shows_seats_ledger_chances_and_moments() -> None:
    shown = reviewed("downfall/2-players.txt")
    for name in ("red", "black"):
        assert re.search(rf"{name} +\d+\.\d +\d+", shown), "accuracy and labels"
        assert re.search(rf"{name} +\d+\.\d( +[+-]\d+\.\d){{3}} +\d+\.\d", shown), "the ledger"
        assert re.search(rf"{name} +[▁▂▃▄▅▆▇█]{{20,}} (0|100)%", shown), "the win chances"
    assert re.search(r"Move \d+, (red|black): “[^”]+” (is a \w+ that gives away|was the only good move)", shown)
    assert "offers to trade at a price of one's choice" in " ".join(shown.split())


def test_luck_that_was_not_measured_is_called_so() -> None:
    sentence = "has been measured for two players only"
    assert sentence not in " ".join(reviewed("downfall/2-players.txt").split())
    assert sentence in " ".join(reviewed("downfall/3-players.txt").split())


def test_the_page_needs_no_other_file(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    reviewed("pompeji/2-players.txt", "--html", str(page))
    text = page.read_text("utf-8")
    assert not re.search(r"<(script|link|img|iframe)\b|https?:|url\(|@import", text)
    assert "<svg" in text
    decisions = text.partition("Every decision")[2]
    judged = [move for move in json.loads(reviewed("pompeji/2-players.txt", "--json"))["moves"] if "best" in move]
    assert decisions.count("<tr>") == 1 + len(judged)


def test_a_game_that_is_not_over_is_refused_with_a_sentence(tmp_path: Path) -> None:
    lines = (FOLDER / "pompeji" / "2-players.txt").read_text("utf-8").splitlines()
    file = tmp_path / "game.txt"
    file.write_text("\n".join(line for line in lines[:40] if not line.startswith("Result")), "utf-8")
    assert "only finished games are reviewed" in " ".join(run("review", str(file), code=2).split())
