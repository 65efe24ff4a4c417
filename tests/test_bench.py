"""The benchmark reports every figure it names; the speed depends on the machine and is never asserted."""

import json
from time import sleep

import pytest
from typer.testing import CliRunner

from tools import threads_there
from vesuvius.bench import thread_counts, times_as_fast
from vesuvius.cli import app
from vesuvius.games import compiled, game, twin, twins
from vesuvius.workers import cores_allowed


@pytest.mark.parametrize("name", twins())
def test_every_figure_is_one_object_a_line(name: str) -> None:
    result = CliRunner().invoke(app, ["bench", name, "--json", "--seconds", "0.1"])
    figures = {figure["name"]: figure["value"] for figure in map(json.loads, result.stdout.splitlines())}
    assert figures.keys() >= {
        f"{name}.clear.games_per_cpu_s",
        f"{name}.twin.games_per_cpu_s",
        f"{name}.twin.decisions_per_cpu_s",
        f"{name}.twin.copies_per_cpu_s",
        f"{name}.stepped.decisions_per_cpu_s",
        f"{name}.twin.times_clear",
        *(f"{name}.batch.threads_{threads}.times_one" for threads in thread_counts()),
        *(f"{name}.twin.us_per_game_of_{players}" for players in game(name).about()["players"]),
    }
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize(("cores", "counts"), [(1, []), (2, [2]), (3, [2, 3]), (8, [2, 4, 8]), (12, [2, 4, 8, 12])])
def test_threads_are_measured_up_to_the_number_of_cores(
    cores: int, counts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert thread_counts() == counts


def test_one_and_many_do_the_same_work_in_turns() -> None:
    """Positions late in a game take longer than early ones: both must meet the same."""
    calls = {"one": 0, "many": 0}

    def work(name: str) -> int:
        calls[name] += 1
        assert abs(calls["one"] - calls["many"]) <= 20
        sleep(0.01 if name == "one" else 0.001)
        return 1

    assert times_as_fast(lambda: work("one"), lambda: work("many"), seconds=0.5) > 1
    assert calls["one"] == calls["many"] > 9


def test_a_game_without_a_twin_is_answered_with_those_that_have_one() -> None:
    with pytest.raises(KeyError, match="downfall"):
        twin("chess")


def test_threads_are_measured_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The command for machines with many cores: lines for threads, and whether the games agree."""
    if not compiled("pompeji"):
        pytest.skip("the twins are not compiled")
    words = "threads_there --games pompeji --each 8 --threads 1 2 --seconds 0.01"
    monkeypatch.setattr("sys.argv", words.split())
    monkeypatch.setattr("subprocess.run", lambda *_, **__: None)  # the twins are built
    threads_there.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line[:7].strip().isdecimal()] == ["1", "2"][: cores_allowed()]
    assert lines[-1] == f"pompeji: the same games with {cores_allowed()} threads as with one: yes"
