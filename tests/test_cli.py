"""The commands as a person types them: what they print, what they refuse, with which exit code."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import vesuvius
import vesuvius.studies
from tests.golden import FOLDER
from vesuvius import journal
from vesuvius.cli import app
from vesuvius.match import play_out
from vesuvius.terminal.session import understood
from vesuvius.words import LANGUAGES

CUSTOM = Path(__file__).parent / "arena" / "custom.py"

GAME = str(Path(__file__).parent / "replays" / "downfall" / "2-players.txt")

games = pytest.mark.parametrize("name", vesuvius.games())


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """The output of a command, on either stream."""
    result = CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": "80", "LINES": "24", "NO_COLOR": "1"})
    assert result.exit_code == code, result.output
    return result.output


def test_the_shelf_is_shown() -> None:
    shown = run("games")
    for name in vesuvius.games():
        assert name in shown
        assert vesuvius.game(name).about()["title"].split()[0] in shown


def test_strengths_are_listed_and_named_by_their_numbers() -> None:
    assert "strength-1 to 8" in run("games")
    watched = run("watch", "pompeji", "--bots", "2,strength-1", "--games", "2")
    assert "strength-2" in watched
    assert "strength-1" in watched
    met = " ".join(run("play", "downfall", "--bots", "3", typed="q\n").split())
    assert "strength-3 takes seat 2. Strength 3 of" in met
    assert "There is no bot '99'" in run("play", "downfall", "--bots", "99", code=2)


@games
def test_the_rules_are_shown(name: str) -> None:
    assert len(run("rules", name).splitlines()) > 50


@games
@pytest.mark.parametrize("language", list(LANGUAGES)[1:])
def test_the_rules_are_shown_in_other_languages(name: str, language: str) -> None:
    shown = run("rules", name, "--language", language)
    assert len(shown.splitlines()) > 50
    assert shown != run("rules", name)


@pytest.mark.parametrize(("file", "end"), [("2-players", "Black stays on H6."), ("2-players-rules-1", "H6 to G6.")])
def test_a_journal_is_replayed_by_the_rules_it_names(file: str, end: str) -> None:
    replayed = run("replay", str(FOLDER / "downfall" / f"{file}.txt"))
    assert end in next(line for line in replayed.splitlines() if line.startswith(" 229"))


@games
def test_a_watched_game_is_printed_written_and_replayed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    watched = run("watch", name, "--seed", "7", "--bots", "novice,novice", "--journal", str(file))
    played = journal.read(file.read_text("utf-8"))
    assert f"Result: {played.headers['Result']}" in watched
    replayed = run("replay", str(file))
    story = [line for line in watched.splitlines() if line[:4].strip().isdecimal()]
    assert len(story) > 20
    assert [line for line in replayed.splitlines() if line[:4].strip().isdecimal()] == story
    assert run("watch", name, "--seed", "7", "--bots", "novice,novice").splitlines()[:40] == watched.splitlines()[:40]


@games
def test_a_series_counts_wins(name: str) -> None:
    shown = run("watch", name, "--bots", "novice,novice", "--games", "2")
    assert "novice" in shown
    assert "%" in shown


def test_a_truncated_game_is_reported_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.match.play_out", partial(play_out, max_moves=30))
    assert "truncated after" in run("watch", "lastdays", "--bots", "novice,novice")
    shown = run("watch", "lastdays", "--bots", "novice,novice", "--games", "2")
    assert shown.count("was truncated after") == 2
    assert "no game ended" in shown


def test_the_last_days_begin_with_what_is_history_and_what_is_not() -> None:
    for words in (["play", "lastdays"], ["watch", "lastdays", "--bots", "novice,novice"], ["rules", "lastdays"]):
        shown = " ".join(run(*words, typed="q\n").split())
        assert "the game's, not history's" in shown.replace("’", "'")


@games
def test_a_person_plays_a_whole_game_by_typing_the_first_number(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = run("play", name, "--bots", "novice", "--seed", "5", "--journal", str(file), typed="1\n" * 3000)
    assert "Result: " in shown
    assert journal.read(file.read_text("utf-8")).headers["Bots"] == "a person, novice"


def test_a_moment_of_a_journal_is_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "--from", GAME, "--move", "200", "--dealt", "--bots", "novice", "--seed", "5")
    assert "Result: " in run(*words, "--journal", str(file), typed="1\n" * 3000)
    read, origin = journal.read(file.read_text("utf-8")), journal.read(Path(GAME).read_text("utf-8")).state_after(200)
    assert read.headers["Origin"] == "move 200 of a journal, what was hidden dealt again"
    assert read.rules.view(read.start, 0) == read.rules.view(origin, 0)


@games
def test_every_screen_of_a_game_fits_80_columns(name: str) -> None:
    for line in run("play", name, "--bots", "novice", "--seed", "5", typed="1\n" * 3000).splitlines():
        assert len(line.removeprefix("> ")) <= 80, line


def test_moves_are_understood_by_number_notation_and_distinctive_words() -> None:
    typed = "nonsense\n99\nplay 3 A1\n?\nc3\nq\n"
    shown = run("play", "downfall", "--bots", "novice", "--seed", "79", typed=typed)
    assert "'nonsense' is not a move" in shown
    assert "Choose a number from 1 to" in shown
    assert "There is no building on A1. (D5)" in shown
    assert "q leaves the table" in shown
    assert "Red plays a 3 and settles on C3." in " ".join(shown.split())
    assert "You left the table" in shown


def test_ambiguous_words_are_asked_about() -> None:
    assert "That could be play 3 C3, play 3 D3." in run("play", "downfall", "--seed", "79", typed="play 3\nq\n")


def test_the_beginning_of_a_word_is_enough_but_numbers_are_typed_in_full() -> None:
    legal = ["forward", "sell 12", "sell 13", "pass"]
    assert understood("f", legal, legal) == "forward"
    assert understood("s 13", legal, legal) == "sell 13"
    assert understood("sell 1", legal, legal) == "sell 1", "not guessed: the rules refuse it"


def test_a_refused_offer_is_explained_with_how_offers_are_written() -> None:
    shown = " ".join(run("play", "lastdays", "--seed", "5", typed="offer 1 13 for 2000\nq\n").split())
    assert "At least one card changes hands. (5.8) offer 1 12 45 500 for 77 0: to seat 1" in shown
    assert "q leaves the table" not in shown


def test_news_too_long_for_the_screen_gets_its_own_page() -> None:
    """Phase 2 of The Last Days: cards are drawn without any choice, often for a dozen turns."""
    shown = run("play", "lastdays", "--bots", "novice", "--seed", "5", typed="1\n" * 3000)
    page = next(page for page in shown.split("Press Enter to go on.") if "ULTIMATE DIE" in page)
    assert page.count(" draws ") > 4


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play"], "Which game?"),
        (["play", "--move", "3"], "need --from"),
        (["play", "pompeji", "--from", GAME, "--move", "99"], "those of the journal"),
        (["play", "--from", GAME], "The game is over there: choose"),
        (["play", "--from", GAME, "--move", "9999"], "there is no move 9999"),
        (["play", "--from", GAME, "--move", "99", "--bots", "novice,novice"], "has 2 seats: name 1 bots, not 2"),
        (["play", "chess"], "no game 'chess' on the shelf; there are: downfall"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "downfall", "--language", "la"], "no rules in 'la'; there are: en, fr, nl, de, ja"),
        (["bench", "chess"], "no game 'chess'"),
        (["play", "downfall", "--bots", "deep-blue"], "no bot 'deep-blue' for downfall; there are: novice, citizen"),
        (["play", "downfall", "--bots", "novice,novice,novice,novice"], "for 2 to 4 players, not 5"),
        (["play", "downfall", "--seat", "3"], "Your seat is from 1 to 2, not 3."),
        (["watch", "downfall", "--bots", "novice"], "for 2 to 4 players, not 1"),
        (["watch", "downfall", "--bots", "novice,,novice"], "Bots are separated by commas, as in citizen,novice"),
        (["watch", "downfall", "-o", "edition=lego"], "edition is 'amigo' or 'mayfair', not 'lego'"),
        (["watch", "downfall", "-o", "edition"], "An option is written name=value, not 'edition'."),
        (["watch", "downfall", "-o", "speed=9"], "no option 'speed'"),
        (["watch", "downfall", "--games", "2", "--journal", "x"], "A journal has one game"),
        (["replay", "there-is-no-such-file"], "there-is-no-such-file cannot be read: No such file or directory."),
    ],
)
def test_an_impossible_command_is_refused_in_a_sentence(words: list[str], reason: str) -> None:
    assert reason in " ".join(run(*words, code=2).split())


def test_a_bad_journal_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("Game: downfall\nPlayers: red, black\n\n1. - deal 12\n", "utf-8")
    assert "line 4" in run("replay", str(file), code=2)
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in " ".join(run("replay", str(file), code=2).split())


def test_a_journal_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "game.txt")
    assert "cannot be written" in " ".join(
        run("watch", "downfall", "--bots", "novice,novice", "--journal", nowhere, code=2).split()
    )


@pytest.mark.parametrize(
    "words",
    [
        ["play", "downfall", "--journal"],
        ["watch", "downfall", "--journal"],
        ["study", "downfall", "--report"],
        ["arena", "downfall", "--seats", "novice,novice", "--report"],
    ],
)
def test_an_unwritable_path_is_reported_before_the_games(words: list[str], tmp_path: Path) -> None:
    for place, reason in ((tmp_path, "it is a folder"), (tmp_path / "no" / "file", "there is no folder")):
        output = " ".join(run(*words, str(place), code=2).split())
        assert f"cannot be written: {reason}" in output
        assert "draws" not in output


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("Crashing", r"crashed in custom\.py, line \d+: RuntimeError: no idea\."),
        ("Leaving", r"crashed in custom\.py, line \d+: SystemExit: I am off\."),
        ("Unborn", r"crashed in custom\.py, line \d+: ValueError: never made\."),
        ("Silent", r"answered illegally, 'None': "),
    ],
)
@pytest.mark.parametrize(
    "words",
    [
        ["play", "downfall", "--seat", "2", "--bots"],
        ["watch", "downfall", "--games", "2", "--bots"],
        ["study", "downfall", "--players", "2", "--games", "2", "--processes", "1", "--bot"],
    ],
)
def test_a_custom_bot_that_fails_is_reported_in_one_line(words: list[str], kind: str, reason: str) -> None:
    name = f"{CUSTOM}:{kind}"
    output = run(*words, f"{name},novice" if words[0] == "watch" else name, code=2).replace("\n", " ")
    assert re.search(f":{kind} {reason}", " ".join(output.split())), output


def test_a_file_that_exits_on_import_is_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "leaves.py"
    file.write_text("import sys\nsys.exit(0)\n", "utf-8")
    output = " ".join(run("watch", "downfall", "--bots", f"{file}:Bot,novice", code=2).split())
    assert "cannot be run: SystemExit: 0" in output


def test_a_study_reports_a_bot_that_ends_its_process_in_one_line() -> None:
    words = ["--players", "2", "--games", "4", "--processes", "2", "--bot", f"{CUSTOM}:Dying"]
    assert "A worker process of the study ended" in " ".join(run("study", "downfall", *words, code=2).split())


def test_a_stopped_study_shows_the_completed_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Ctrl-C arrives during the games of the second table."""
    played = vesuvius.studies.play_one

    def interrupted(*words: Any) -> Any:
        if words[2] == 3:
            raise KeyboardInterrupt
        return played(*words)

    monkeypatch.setattr("vesuvius.studies.play_one", interrupted)
    page = tmp_path / "page.html"
    words = ["--games", "2", "--processes", "1", "--bot", "novice", "--report", str(page)]
    output = " ".join(run("study", "downfall", *words, code=130).split())
    assert "downfall, 2 players, 2 games" in output
    assert "Stopped after 1 of 3 numbers of players" in output
    assert "novice in every seat" in page.read_text("utf-8")


def test_an_ascii_terminal_gets_only_what_it_can_show() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "vesuvius", "watch", "downfall", "--bots", "novice,novice"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Result: " in process.stdout


def test_help_explains_the_signs_of_the_board_and_where_the_rules_are() -> None:
    for name, sign in (("downfall", "are gates"), ("pompeji", "Av is a violet arch"), ("lastdays", "F is Fortuna")):
        shown = " ".join(run("play", name, "--seed", "5", typed="?\nq\n").split())
        assert "(? for help and hints, q to leave)" in shown
        assert sign in shown
        assert f"`vesuvius rules {name}` prints the rules." in shown


def test_a_narrow_terminal_gets_a_hint_about_the_width_a_table_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.cli.playing.console", Console(width=60))
    assert "needs 80 columns; this terminal has 60." in " ".join(run("play", "downfall", typed="q\n").split())


def test_options_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["-o", "dual_vents=True", "-o", "edition=mayfair"]
    run("watch", "downfall", "--bots", "novice,novice", *options, "--journal", str(file))
    assert journal.read(file.read_text("utf-8")).options == {"dual_vents": True, "edition": "mayfair"}


@games
def test_bench_prints_one_object_a_line(name: str) -> None:
    figures = [json.loads(line) for line in run("bench", name, "--json", "--seconds", "0.1").splitlines()]
    assert f"{name}.clear.games_per_cpu_s" in [figure["name"] for figure in figures]
    assert all(figure["value"] > 0 for figure in figures)


@pytest.mark.parametrize(
    "words",
    [
        "watch downfall --bots patrician,novice --seed 1",
        "arena downfall --seats patrician,novice --nodes 2 --games 2 --processes 1",
        "bench pompeji --seconds 0.1 --json",
    ],
)
def test_without_a_compiler_a_command_that_searches_says_so_once(words: str, tmp_path: Path) -> None:
    """A copy of the package without compiled modules, as on a machine without a compiler."""
    package = Path(vesuvius.__file__).parent
    shutil.copytree(package, tmp_path / "vesuvius", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
    hurried = "from vesuvius.bots.patrician import Patrician; Patrician.seconds = 0.001; Patrician.nodes_kept = 1000"
    program = f"{hurried}; from vesuvius.cli import app; app()"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"}
    command = [sys.executable, "-c", program, *words.split()]
    said = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert said.stderr.count("is not compiled here. It runs as plain Python") == 1
