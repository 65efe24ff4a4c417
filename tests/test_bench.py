"""The benchmark reports every figure it names; the speed depends on the machine and is never asserted."""

import json

import pytest
from typer.testing import CliRunner

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
        *(f"{name}.twin.us_per_game_of_{players}" for players in game(name).about()["players"]),
    }
    assert all(value > 0 for value in figures.values())


def test_a_game_without_a_twin_is_answered_with_those_that_have_one() -> None:
    with pytest.raises(KeyError, match="downfall"):
        twin("chess")
