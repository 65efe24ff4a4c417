"""A fourth game in one folder, put on the shelf by VESUVIUS_GAMES: everything plays it, no other file names it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import httpx
import pytest
from typer.testing import CliRunner

import vesuvius
from tests.web.running import Player, running
from vesuvius import CHANCE, journal
from vesuvius.cli import app
from vesuvius.games import spec, twin
from vesuvius.match import play_named
from vesuvius.store.database import sqlite_url
from vesuvius.tables.resigning import stand_in
from vesuvius.terminal.face import face
from vesuvius.web.settings import Settings

ROOT = Path(__file__).parents[1]
FOLDER = Path(__file__).parent / "fourth" / "pebbles"


@pytest.fixture(autouse=True, scope="module")
def shelf() -> Iterator[None]:
    """The shelf with the fourth game on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VESUVIUS_GAMES", str(FOLDER))
        yield


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """The output of a command, on either stream."""
    result = CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": "80", "LINES": "24", "NO_COLOR": "1"})
    assert result.exit_code == code, result.output
    return result.output


def test_it_keeps_the_contract(tmp_path: Path) -> None:
    """The contract tests for every game on the shelf, in a process of their own."""
    report = tmp_path / "report.xml"
    words = [
        "-m",
        "pytest",
        "tests/test_contract.py",
        "-k",
        "pebbles",
        "-p",
        "no:cacheprovider",
        f"--junitxml={report}",
    ]
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    names = {case.get("name", "").partition("[")[0] for case in ElementTree.parse(report).iter("testcase")}
    source = (ROOT / "tests/test_contract.py").read_text("utf-8")
    assert names == set(re.findall(r"(?m)^@games$(?s:.*?)^def (test_\w+)", source))


def test_no_other_file_names_it() -> None:
    found = [path for path in (ROOT / "vesuvius").rglob("*.py") if "pebbles" in path.read_text("utf-8").lower()]
    assert found == []


def test_it_is_on_the_shelf() -> None:
    assert vesuvius.games()[-1] == "pebbles"
    assert "Pebbles" in run("games")
    assert "keeps it secret" in run("rules", "pebbles")
    assert "no rules of pebbles in Français" in run("rules", "pebbles", "--language", "fr", code=2)


def test_a_person_plays_it_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = run("play", "pebbles", "--seed", "3", "--journal", str(file), typed="?\n" + "1\n" * 20)
    assert "novice takes seat 2" in shown
    assert "heap: 12" in shown
    assert re.search(r"White: took \(count 1\)\. Black: took \(count \d\)\.", shown)
    assert re.search(r"Result: white \d+, black \d+ \(\w+\)", shown)
    played = journal.read(file.read_text("utf-8"))
    assert journal.write(played) == file.read_text("utf-8")
    assert "took (count 1)" in run("replay", str(file), "--boards")


def test_every_option_plays_and_is_in_the_journal() -> None:
    played = play_named("pebbles", ["novice", "novice"], "7", long=True)
    record = journal.record("pebbles", played.state, played.moves)
    assert record.options == {"long": True}
    short = play_named("pebbles", ["novice", "novice"], "7")
    assert journal.record("pebbles", short.state, short.moves).options == {}, "only what differs from the defaults"
    again = journal.read(journal.write(record))
    assert again == record
    assert [*journal.replay(again)][-1].step.state == played.state


def test_novices_play_it_in_the_arena_in_other_processes(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    words = ("arena", "pebbles", "--seats", "novice,novice", "--games", "4", "--processes", "2")
    assert "4 games" in run(*words, "--journals", str(folder))
    assert len(list(folder.rglob("*.txt"))) == 4


def test_parts_it_does_not_bring_are_replaced_or_refused_in_a_sentence() -> None:
    assert "no study of pebbles" in run("study", "pebbles", code=2)
    assert "no bot 'patrician' for pebbles" in " ".join(run("play", "pebbles", "--bots", "patrician", code=2).split())
    with pytest.raises(KeyError, match="no fast twin of 'pebbles'"):
        twin("pebbles")
    assert stand_in("pebbles") == "novice"


def test_it_is_measured_with_as_many_players_as_it_allows() -> None:
    assert "pebbles.clear.games_per_cpu_s" in run("bench", "pebbles", "--seconds", "0.1")


def test_a_game_that_nothing_ends_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a twin there are only random moves, which some games never end by."""
    record = replace(spec("pebbles"), random_play_ends=False)
    monkeypatch.setattr("vesuvius.bench.spec", lambda _: record)
    assert "random moves do not end it" in " ".join(run("bench", "pebbles", code=2).split())
    assert "pebbles cannot be measured" in " ".join(run("bench").split())


def test_bots_are_watched_playing_it() -> None:
    shown = run("watch", "pebbles", "--boards")
    assert "White: got (stone 6)." in shown
    assert shown.count("next: 0") >= 2
    assert "novice" in run("watch", "pebbles", "--games", "2")


def test_the_plain_face_shows_no_more_than_the_view() -> None:
    rules, looks = vesuvius.game("pebbles"), face("pebbles")
    state = vesuvius.deal(rules, rules.start(2), Random(5)).state
    (own,), (other,) = rules.dump(state)["hands"]
    assert looks.asked(rules.view(state, 0)) == "choose a move"
    assert str(looks.hand(rules.view(state, 0))) == f"Hand: {own}"
    assert str(looks.hand(rules.view(state, None))) == ""
    assert own != other
    assert str(looks.board(rules.view(state, 0), rules.legal(state, 0))).splitlines() == [
        "options: long no",
        "heap: 12",
        "next: 0",
        "taken: 0, 0",
        "hand sizes: 1, 1",
    ]
    for seat, said in ((1, "Black: drew."), (1, "Black: got (stone 4).")):
        draws = rules.play(rules.play(rules.start(2), CHANCE, "draw 2").state, CHANCE, "draw 4").events
        assert said in [looks.sentence(event, rules.names(state)) for event in draws], seat


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has inherited the variable."""
    with running(
        Settings(sqlite_url(tmp_path_factory.mktemp("server") / "vesuvius.db"), "a secret", limits=False)
    ) as at:
        yield at


def test_the_server_lists_it(address: str) -> None:
    found = httpx.get(f"{address}/api/games", params={"language": "fr"}).json()
    assert [card["name"] for card in found] == vesuvius.games()
    assert found[-1] == {
        "name": "pebbles",
        "about": {
            "title": "Pebbles",
            "author": "the tests",
            "year": None,
            "players": [2],
            "minutes": 1,
            "options": {"long": {"type": "bool", "default": False, "choices": None}},
            "seats": ["white", "black"],
        },
        "mark": "mask",
        "interrupts": False,
        "deals_pieces": False,
        "reviewed": False,
        "bots": [{"name": "novice", "level": 1, "sentence": "Plays at random, but does nothing plainly silly."}],
        "strengths": [],
        "words": {},
    }


def test_the_server_sends_its_rules_in_english_where_there_are_no_others(address: str) -> None:
    for language in ("en", "fr", "tlh"):
        book = httpx.get(f"{address}/api/games/pebbles/rules", params={"language": language}).json()
        assert book == {"language": "en", "text": (FOLDER / "RULES.md").read_text("utf-8")}
    refused = httpx.get(f"{address}/api/games/chess/rules")
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid")


@pytest.mark.anyio
async def test_a_table_is_played_to_the_end_over_http(address: str) -> None:
    ann = await Player(address).named("Ann")
    table = await ann.open("me", "novice", game="pebbles", options={"long": True})
    while (here := await ann.snapshot(table["id"], seat=0))["result"] is None:
        assert here["view"]["hand_sizes"] == [1, 1]
        if here["to_move"] == 0:
            await ann.play(table["id"], 0, here["legal"][-1], here["number"])
    assert sum(here["view"]["taken"]) == 20
    assert here["result"]["scores"][0] > here["view"]["taken"][0]
    text = (await ann.http.get(f"/api/tables/{table['id']}/journal")).text
    assert [*journal.replay(journal.read(text))][-1].step.events[-1].type == "ended"
    replay = await ann.ok("GET", f"/api/tables/{table['id']}/replay")
    assert replay["steps"][-1]["hands"] == [hand for hand in replay["steps"][-1]["hands"] if len(hand) == 1]
    await ann.close()


def test_it_brings_a_lesson(address: str) -> None:
    """A folder is enough: the terminal teaches it, the server lists it and plays it, in English for every language."""
    assert '{"game": "pebbles", "lesson": "take", "title": "Taking pebbles", "steps": 4}' in run(
        "learn", "pebbles", "--list", "--json"
    )
    taught = run("learn", "pebbles", "take", typed="\ntake 3\ntake 9\ntake 2\ntake 3\n" + "take 1\n" * 12)
    for said in ("three are allowed, too", "is not a move", "Two are yours.", "The heap is gone"):
        assert said.lower() in " ".join(taught.split()).lower(), said
    (course,) = [one for one in httpx.get(f"{address}/api/lessons?language=fr").json() if one["game"] == "pebbles"]
    assert course["lessons"] == [{"name": "take", "title": "Taking pebbles", "seconds": 30, "steps": 4}]
    assert course["first"] == {"players": 2, "bot": "novice", "options": {}}
    path = f"{address}/api/games/pebbles/lessons/take"
    begun = httpx.post(path, json={"moves": []}).json()
    assert (begun["step"], begun["wanted"], begun["snapshot"]["view"]["hand"]) == (0, [], [2])
    moved = httpx.post(path, json={"moves": [">", "take 2"]}).json()
    assert (moved["step"], moved["wanted"]) == (2, ["take 3"])
    assert [entry["seat"] for entry in moved["snapshot"]["story"]] == [0, 1]
