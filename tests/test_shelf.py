"""The shelf: no other file names a game, and folders in VESUVIUS_GAMES are added to it or refused in a sentence."""

import os
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import vesuvius
from vesuvius import journal
from vesuvius.bots import bot, bots
from vesuvius.cli import app
from vesuvius.contract import Game
from vesuvius.games import BUILT_IN, ShelfError, spec, twins
from vesuvius.spec import GameSpec, SearchSettings, resolve
from vesuvius.studies import studies
from vesuvius.words import words

ROOT = Path(__file__).parents[1]
SOURCES = [
    path
    for folder, kinds in {"vesuvius": (".py", ".pxd"), "ui/src": (".ts", ".svelte")}.items()
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in kinds
]
"""Files outside the folders of games that must not name a game."""
NAMES = re.compile(r"downfall|pompeji|last[ _-]?days", re.IGNORECASE)
SHELF = ROOT / "vesuvius" / "games" / "__init__.py"
MODULES = {
    "board",
    "coding",
    "ending",
    "evaluation",
    "events",
    "fast",
    "moves",
    "notation",
    "position",
    "rules",
    "soundness",
    "spec",
    "state",
    "views",
}
"""The roles that every game that ships has a module for."""
ELSEWHERE = {
    "vesuvius/bots/{name}": {"__init__.py", "citizen.py", "sense.py"},
    "vesuvius/terminal/{name}": {"__init__.py", "face.py", "story.py"},
    "vesuvius/pictures/{name}": {"__init__.py", "picture.py"},
    "vesuvius/studies/{name}": {"__init__.py", "study.py"},
    "ui/src/lib/games/{name}": {
        *("board.ts", "describe.ts", "index.ts", "notation.ts", "pictures.ts", "preview.ts", "retell.ts"),
        *("sentence.ts", "view.ts", "wire.ts", "words.ts", "parts.svg", "preview.test.ts", "{name}.test.ts"),
        *("Board.svelte", "Card.svelte", "Hand.svelte", "Land.svelte", "Picture.svelte", "Stage.svelte"),
        *("Stock.svelte", "fixtures", "words"),
    },
}
"""The same for what lies in other folders of a game."""
TYPES = {"Event", "Move", "State", "View"}
GOOD = 'from vesuvius.spec import GameSpec\n\nSPEC = GameSpec(name="{name}", rules="{name}")\n'


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_the_shelf_and_the_folders_of_games_name_a_game(path: Path) -> None:
    if path != SHELF and not set(path.relative_to(ROOT).parts[:-1]) & set(vesuvius.games()):
        assert not NAMES.findall(path.read_text("utf-8"))


@pytest.mark.parametrize("name", vesuvius.games())
def test_everything_a_record_names_exists(name: str) -> None:
    record = spec(name)
    assert record.name == name
    named = (record.rules, record.twin, record.offers, record.citizen, record.tempers, record.sense, record.themes)
    assert set(record.former) <= set(range(1, record.version))
    for reference in (
        *named,
        *record.former.values(),
        record.face,
        record.picture,
        record.study,
        *(own.maker for own in record.bots.values()),
    ):
        assert reference is None or resolve(reference)
    assert name in twins()
    assert name in studies()
    assert {"novice", "citizen", "cautious", "sociable", "ruthless", "patrician", "oracle"} <= set(bots(name))


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_games_that_ship_have_the_same_modules_and_exports(name: str) -> None:
    package = SHELF.parent / name
    assert {path.stem for path in package.glob("*.py")} >= MODULES
    functions = {function for function in vars(Game) if not function.startswith("_")}
    assert set(import_module(spec(name).rules).__all__) == TYPES | functions


@pytest.mark.parametrize(
    "nonsense",
    [
        {"sharpness": 0.0},
        {"sharpness": float("nan")},
        {"horizon": -1},
        {"expand_after": -1},
        {"max_depth": 0},
        {"policy": "clever"},
    ],
)
def test_search_settings_that_no_search_can_follow_are_refused(nonsense: dict[str, Any]) -> None:
    (setting,) = nonsense
    with pytest.raises(ValueError, match=f"^{setting} must be .*, not "):
        SearchSettings(**{"sharpness": 20.0, **nonsense})


@pytest.mark.parametrize("folder", ELSEWHERE)
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_games_that_ship_have_the_same_files_elsewhere(name: str, folder: str) -> None:
    found = {path.name for path in (ROOT / folder.format(name=name)).iterdir()}
    assert found >= {file.format(name=name) for file in ELSEWHERE[folder]}


def game_folder(parent: Path, name: str, record: str | None = GOOD) -> Path:
    """A folder that looks like a game."""
    folder = parent / name
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    if record is not None:
        (folder / "spec.py").write_text(record.format(name=name), "utf-8")
    return folder


def test_folders_add_games_after_those_that_ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = vesuvius.games()
    folders = [game_folder(tmp_path, name) for name in ("shelf_one", "shelf_two")]
    monkeypatch.setenv("VESUVIUS_GAMES", os.pathsep.join(map(str, folders)))
    assert vesuvius.games() == [*before, "shelf_one", "shelf_two"]
    assert spec("shelf_two") == GameSpec(name="shelf_two", rules="shelf_two")
    assert bots("shelf_two") == ["novice"]
    monkeypatch.delenv("VESUVIUS_GAMES")
    assert vesuvius.games() == before
    with pytest.raises(KeyError, match="no game 'shelf_one'"):
        spec("shelf_one")


@pytest.mark.parametrize(
    ("name", "record", "reason"),
    [
        ("shelf_three", None, "has no spec.py"),
        ("shelf_four", "", "has no SPEC that is a GameSpec"),
        ("shelf_five", "SPEC = 5", "has no SPEC that is a GameSpec"),
        ("shelf_six", GOOD.replace("{name}", "other"), "says that the game is called 'other', not 'shelf_six'"),
        ("shelf_seven", "import nothing_there", "cannot be imported: ModuleNotFoundError"),
        ("shelf-eight", GOOD, "'shelf-eight' cannot be the name of a game"),
        ("downfall", GOOD, "there is already a game 'downfall'"),
        ("json", GOOD, "Python has another module 'json'"),
    ],
)
def test_a_folder_that_is_no_game_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, record: str | None, reason: str
) -> None:
    monkeypatch.setenv("VESUVIUS_GAMES", str(game_folder(tmp_path, name, record)))
    with pytest.raises(ShelfError, match=re.escape(reason)):
        vesuvius.games()
    refused = CliRunner().invoke(app, ["games"])
    assert refused.exit_code == 2
    assert reason in " ".join(refused.output.split())
    assert "Traceback" not in refused.output


def test_a_journal_of_rules_that_a_game_no_longer_has_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = GOOD.replace('rules="{name}"', 'rules="{name}", version=3')
    monkeypatch.setenv("VESUVIUS_GAMES", str(game_folder(tmp_path, "shelf_ten", record)))
    for headers in ("Game: shelf_ten\nPlayers: a, b", "Rules: 1\nGame: shelf_ten\nPlayers: a, b"):
        with pytest.raises(journal.Malformed, match="line 1: shelf_ten has rules of version 3, not 1"):
            journal.read(f"{headers}\n\n")


def test_a_folder_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESUVIUS_GAMES", str(tmp_path / "nowhere"))
    with pytest.raises(ShelfError, match="there is no folder"):
        vesuvius.games()


def test_a_game_brings_words_and_bots_in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = (
        "from vesuvius.spec import BotSpec, GameSpec\n\n"
        'OWN = BotSpec(maker="{name}:First", level=2, sentence="Plays the first move.")\n'
        'SPEC = GameSpec(name="{name}", rules="{name}", bots=dict(first=OWN))\n'
    )
    folder = game_folder(tmp_path, "shelf_nine", record)
    (folder / "__init__.py").write_text("class First:\n    def __init__(self, rng): self.rng = rng\n", "utf-8")
    (folder / "words").mkdir()
    (folder / "words" / "en.json").write_text('{"title": "Nine", "tag": "nine"}', "utf-8")
    (folder / "words" / "fr.json").write_text('{"title": "Neuf"}', "utf-8")
    monkeypatch.setenv("VESUVIUS_GAMES", str(folder))
    assert bots("shelf_nine") == ["novice", "first"]
    assert type(bot("first", "shelf_nine", 7)).__name__ == "First"
    assert words("shelf_nine", "fr") == {"title": "Neuf", "tag": "nine"}
