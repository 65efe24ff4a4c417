"""``vesuvius arena`` as a person types it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from time import monotonic, sleep

import pytest

import vesuvius
from tests.test_cli import run
from vesuvius import journal
from vesuvius.bots import ALSO_CALLED, card

CUSTOM = Path(__file__).with_name("custom.py")
NOVICES = ["arena", "downfall", "--seats", "novice,novice", "--processes", "1"]


@pytest.mark.parametrize("name", vesuvius.games())
def test_the_last_line_is_one_object(name: str) -> None:
    results = json.loads(run("arena", name, "--seats", "citizen,novice", "--games", "2", "--json").splitlines()[-1])
    assert results["games"] == 2
    assert (
        results["score"].keys() == results["ci95"].keys() == results["seconds_per_move"].keys() == {"citizen", "novice"}
    )
    assert sum(results["score"].values()) == pytest.approx(1)
    for bot, score in results["score"].items():
        assert results["ci95"][bot][0] <= score <= results["ci95"][bot][1]
    assert results["seconds_per_move"]["citizen"] > 0
    assert results["forfeits"] == {"citizen": 0, "novice": 0}


def test_a_custom_bot_plays_in_the_arena_and_can_be_watched(tmp_path: Path) -> None:
    mine = f"{CUSTOM}:First"
    results = json.loads(
        run("arena", "downfall", "--seats", f"{mine},novice", "--games", "2", "--json").splitlines()[-1]
    )
    assert results["score"].keys() == {mine, "novice"}
    assert "Result: " in run("watch", "downfall", "--bots", f"{mine},novice")
    assert "Takes the first move there is." in " ".join(run("play", "downfall", "--bots", mine, typed="q\n").split())


def test_a_level_names_its_bot() -> None:
    """``hard`` stands for the bot of that level; the results keep the names that were given."""
    words = ["arena", "downfall", "--seats", f"{CUSTOM}:First,hard", "--nodes", "30", "--games", "2", "--json"]
    results = json.loads(run(*words).splitlines()[-1])
    assert results["score"] == {f"{CUSTOM}:First": 0.0, "hard": 1.0}
    for level, name in enumerate(ALSO_CALLED.values(), 1):
        assert card(name, "downfall").level == level


def test_the_output_of_a_bot_stays_out_of_the_results() -> None:
    words = [*NOVICES[:2], "--seats", f"{CUSTOM}:Chatty,novice", "--games", "1", "--json"]
    process = subprocess.run([sys.executable, "-m", "vesuvius", *words], capture_output=True, text=True, check=True)
    assert "I am thinking." in process.stderr
    assert len(process.stdout.splitlines()) == 1


def test_progress_is_logged_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.terminal.arena.LOG_EVERY", 0.0)
    output = run(*NOVICES, "--games", "3")
    assert "2 of 3 games have been played." in output


def test_a_tournament_ends_with_a_cross_table() -> None:
    output = run("arena", "downfall", "--seats", f"citizen,novice,{CUSTOM}:First", "--players", "2", "--games", "2")
    assert output.count("citizen") >= 3
    assert "Elo" in output


def test_journals_are_written_and_a_page_with_plots(tmp_path: Path) -> None:
    page, folder = tmp_path / "report.html", tmp_path / "all" / "journals"
    words = ["--seats", f"{CUSTOM}:Crashing,novice,novice", "--games", "3", "--option", "dual_vents=true"]
    output = run("arena", "downfall", *words, "--journals", str(folder), "--report", str(page))
    assert f"The report is in {page}" in output.replace("\n", "")
    line = next(number for number, text in enumerate(CUSTOM.read_text("utf-8").splitlines(), 1) if "no\\nidea" in text)
    reason = f"crashed in custom.py, line {line}: RuntimeError: no idea"
    assert reason in " ".join(output.split())
    assert [file.name for file in sorted(folder.iterdir())] == ["00000.txt", "00001.txt", "00002.txt"]
    assert journal.read((folder / "00001.txt").read_text("utf-8")).options == {"dual_vents": True}
    text = page.read_text("utf-8")
    assert text.count("<svg") == 6
    assert reason in text
    assert "dual_vents = True" in text
    assert "3 games with 3 players" in text
    assert not re.search(r"https?://|src=", text)


def test_a_run_is_kept_in_its_file_and_another_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    first = run(*NOVICES, "--games", "2", "--file", file, "--json").splitlines()[-1]
    assert run(*NOVICES, "--games", "2", "--file", file, "--json").splitlines()[-1] == first
    assert "it has another seed." in " ".join(run(*NOVICES, "--seed", "2", "--file", file, code=2).split())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess", "--seats", "novice,novice"], "no game 'chess' on the shelf"),
        (["downfall", "--seats", "emperor,novice"], "no bot 'emperor' for downfall; there are: novice, citizen"),
        (["downfall", "--seats", "novice"], "for 2 to 4 players, not 1"),
        (["downfall", "--seats", "novice,novice", "--players", "0"], "for 2 to 4 players, not 0"),
        (["downfall", "--seats", "novice,novice", "--file", "x", "--report", "./x"], "both the results and the report"),
        (["downfall", "--seats", "novice,citizen", "--players", "3"], "3 players need at least 3 bots, not 2"),
        (["downfall", "--seats", "novice,nowhere.py:Bot"], "there is no file nowhere.py"),
        (["downfall", "--seats", f"novice,{CUSTOM}:Nobody"], "has no class Nobody"),
        (["downfall", "--seats", f"novice,{CUSTOM}:Mute"], "Mute has no method react"),
        (["downfall", "--seats", "novice,novice", "-o", "speed=9"], "no option 'speed'"),
        (["downfall", "--seats", "novice,novice", "--report", "no/where.html"], "there is no folder no"),
        (["downfall", "--seats", "novice,novice", "--file", "no/where"], "no/where cannot be written"),
    ],
)
def test_an_impossible_command_is_refused_in_a_sentence(words: list[str], reason: str) -> None:
    assert reason in " ".join(run("arena", *words, code=2).split())


def test_a_file_that_fails_to_import_is_reported(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_the_kind\n", "utf-8")
    output = " ".join(run("watch", "downfall", "--bots", f"novice,{broken}:Bot", code=2).split())
    assert "cannot be run: ModuleNotFoundError" in output


def test_ctrl_c_shows_the_standings_and_how_to_go_on(tmp_path: Path) -> None:
    """A terminal shows a bar with rate and standings while the arena runs, then the results so far."""
    file = tmp_path / "run.jsonl"
    words = ["arena", "downfall", "--seats", f"{CUSTOM}:Slow,novice", "--games", "400", "--file", str(file)]
    main, terminal = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "30"}
    command = [sys.executable, "-m", "vesuvius", *words]
    interruptible = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # background tests ignore SIGINT
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=terminal, env=env, text=True, preexec_fn=interruptible
    ) as arena:
        os.close(terminal)
        shown, until = "", monotonic() + 120
        while "/400" not in shown or "games/" not in shown or "Elo" not in shown:
            assert monotonic() < until, shown
            shown += os.read(main, 4096).decode()
        sleep(0.2)
        arena.send_signal(signal.SIGINT)
        rest = b""
        try:
            while piece := os.read(main, 4096):
                rest += piece
        except OSError:
            pass  # the other end is closed
        output = arena.stdout.read() if arena.stdout else ""
    os.close(main)
    assert arena.returncode == 130
    assert "of 400 games have been played. The same command resumes from there." in rest.decode()
    assert "novice" in output
    played = len(file.read_bytes().splitlines()) - 1
    assert f"{played} of 400" in rest.decode()
