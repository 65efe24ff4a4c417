"""The file of a run: games already played are not played again, and the file of another run is refused."""

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from vesuvius.arena.ledger import Ledger
from vesuvius.arena.plan import ArenaFailed, plan_of
from vesuvius.arena.run import Run
from vesuvius.bots import Budget

PLAN = plan_of("downfall", ["novice", "novice"])
CUSTOM = Path(__file__).with_name("custom.py")


def play(file: Path, games: int) -> list[int]:
    """The numbers of the games that had to be played."""
    with Run(PLAN, games, processes=1, file=file) as run:
        numbers = [result.number for result in run.results()]
        assert len(run.standings.results) == games
        return sorted(numbers)


def test_a_run_resumes_where_it_stopped_and_can_be_extended(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    assert play(file, 2) == [0, 1]
    assert play(file, 5) == [2, 3, 4]
    assert play(file, 5) == []
    assert play(file, 3) == [], "only as many games as requested are counted"


@pytest.mark.parametrize("torn", ['{"number":1,"rou', '{"number":1,"rou\n', "\x00\x00\n"])
def test_a_line_torn_by_a_crash_is_played_again(tmp_path: Path, torn: str) -> None:
    file = tmp_path / "run.jsonl"
    play(file, 2)
    whole = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(whole[:2]) + torn, "utf-8")
    assert len(play(file, 2)) == 1
    assert file.read_text("utf-8").splitlines()[0] == whole[0].strip()
    assert play(file, 2) == []


def test_a_file_torn_in_its_first_line_is_started_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text('{"arena":1,"pl', "utf-8")
    assert play(file, 1) == [0]


def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with Run(PLAN, 2, processes=1, file=file), pytest.raises(ArenaFailed, match="is in use by another run"):
        Run(PLAN, 2, processes=1, file=file)
    assert play(file, 2) == [0, 1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": [1, 2, 3]},
        {"places": [0, 1]},
        {"seats": ["wizard", "novice"]},
        {"scores": [7]},
        {"round": 3},
        {"number": -1},
        {"forfeit": {"seat": 2, "reason": "crashed"}},
    ],
)
def test_a_game_that_does_not_belong_to_the_run_is_refused_with_its_line(tmp_path: Path, wrong: dict[str, Any]) -> None:
    file = tmp_path / "run.jsonl"
    play(file, 3)
    head, first, *rest = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([head, json.dumps({**json.loads(first), **wrong}), *rest, ""]), "utf-8")
    before = file.read_bytes()
    with pytest.raises(ArenaFailed, match="line 2: this is no game of this run"):
        Run(PLAN, 3, processes=1, file=file)
    assert file.read_bytes() == before


def test_a_folder_or_a_device_is_not_accepted_as_the_file(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/null")):
        with pytest.raises(ArenaFailed, match=f"{path} is not a file"):
            Run(PLAN, 1, file=path)


def test_a_run_of_a_billion_games_starts_at_once() -> None:
    with Run(PLAN, 10**12, processes=1) as run:
        assert next(run.results()).number == 0


def test_journals_of_another_run_are_not_overwritten(tmp_path: Path) -> None:
    def journals(seed: int, games: int, **options: Any) -> None:
        plan = plan_of("downfall", ["novice", "novice"], seed=seed, **options)
        with Run(plan, games, processes=1, journals=tmp_path) as run:
            list(run.results())

    journals(1, 2)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for seed, options in ((2, {}), (1, {"dual_vents": True})):
        with pytest.raises(ArenaFailed, match="is of another run: name another folder"):
            journals(seed, 2, **options)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    file = tmp_path / "00000.txt"
    file.write_text(file.read_text("utf-8").replace("Rules: 2\n", ""), "utf-8")
    with pytest.raises(ArenaFailed, match="is of another run"):
        journals(1, 2)
    file.write_bytes(before["00000.txt"])
    journals(1, 3)
    assert {path.name for path in tmp_path.iterdir()} == {"00000.txt", "00001.txt", "00002.txt"}


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (plan_of("pompeji", ["novice", "novice"]), "another game"),
        (plan_of("downfall", ["citizen", "novice"]), "another line-up"),
        (plan_of("downfall", ["novice", "novice"], seed=2), "another seed"),
        (plan_of("downfall", ["novice", "novice"], dual_vents=True), "other options"),
        (plan_of("downfall", ["novice", "novice"], budget=Budget(nodes=5)), "another budget"),
        (msgspec.structs.replace(PLAN, rules=1), "other rules"),
        (msgspec.structs.replace(PLAN, version="0.0"), "bots of another version"),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_unchanged(tmp_path: Path, other: object, reason: str) -> None:
    file = tmp_path / "run.jsonl"
    Ledger(file, other).close()  # type: ignore[arg-type]
    before = file.read_bytes()
    with pytest.raises(ArenaFailed, match=f"another run: it has {reason}"):
        Run(PLAN, 1, file=file)
    assert file.read_bytes() == before


def test_a_changed_bot_is_another_bot(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_bytes(CUSTOM.read_bytes())
    Ledger(tmp_path / "run.jsonl", plan_of("downfall", [f"{mine}:First", "novice"])).close()
    mine.write_bytes(CUSTOM.read_bytes() + b"\n# changed\n")
    with pytest.raises(ArenaFailed, match="a bot whose file has changed since"):
        Ledger(tmp_path / "run.jsonl", plan_of("downfall", [f"{mine}:First", "novice"]))


@pytest.mark.parametrize("text", ["a shopping list", "milk\neggs\n", '{"arena":7,"plan":{"game":"x","lineups":[]}}\n'])
def test_a_file_not_written_by_an_arena_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "list.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(ArenaFailed, match=r"is not the file of an arena|another version"):
        Ledger(file, PLAN)
    assert file.read_text("utf-8") == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    play(file, 3)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([lines[0], lines[1], "{}\n", lines[3]]), "utf-8")
    with pytest.raises(ArenaFailed, match="line 3"):
        Ledger(file, PLAN)


def test_a_run_killed_without_warning_goes_on(tmp_path: Path) -> None:
    """After ``kill -9`` in mid-run, no written game is lost or played twice, and no process is left over."""
    file = tmp_path / "run.jsonl"
    seats = f"{CUSTOM}:Slow,novice"
    words = [sys.executable, "-m", "vesuvius", "arena", "downfall", "--seats", seats, "--file", str(file)]
    with subprocess.Popen([*words, "--games", "400", "--processes", "2"], stderr=subprocess.PIPE, text=True) as arena:
        until = monotonic() + 120
        while not file.exists() or len(file.read_bytes().splitlines()) < 4:
            assert monotonic() < until
            assert arena.poll() is None, arena.stderr.read() if arena.stderr else ""
            sleep(0.05)
        arena.kill()
        _, _ = arena.communicate(timeout=60)  # its error stream closes when its last process has ended
    before = file.read_bytes().splitlines()
    games = len(before)
    process = subprocess.run([*words, "--games", str(games), "--json"], capture_output=True, text=True, check=True)
    assert f'"games": {games}' in process.stdout.splitlines()[-1]
    after = file.read_bytes().splitlines()
    assert after[: len(before) - 1] == before[:-1]
    assert len({line.split(b",")[0] for line in after[1:]}) == games
    assert file.stat().st_size == sum(len(line) + 1 for line in after)
