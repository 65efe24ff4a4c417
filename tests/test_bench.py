"""The benchmark reports every figure it names; the speed depends on the machine and is never asserted."""

import json

import pytest
from typer.testing import CliRunner

from vesuvius.bench import thread_counts
from vesuvius.cli import app
from vesuvius.games import game, twin, twins


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


def test_a_game_without_a_twin_is_answered_with_those_that_have_one() -> None:
    with pytest.raises(KeyError, match="downfall"):
        twin("chess")
