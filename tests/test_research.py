"""The programs printed in docs/research.md run one after the other."""

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs vesuvius[rl]")

PAGE = (Path(__file__).parents[1] / "docs" / "research.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python( openspiel)?\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """The names defined by all programs up to the OpenSpiel part."""
    names: dict[str, Any] = {}
    for needs, program in PROGRAMS:
        if not needs:
            exec(compile(program, "docs/research.md", "exec"), names)
    return names


def test_the_programs_run(names: dict[str, Any]) -> None:
    assert names["terminated"] is True
    assert names["moves"]


def test_the_first_training_loop_is_short_and_learns(names: dict[str, Any]) -> None:
    """It finishes games within a few hundred steps, and their results change its policy."""
    loop = next(program for _, program in PROGRAMS if "def train" in program)
    assert len([line for line in loop.splitlines() if line.strip()]) <= 26
    before = names["policy"].copy()
    names["train"](260)
    assert (names["policy"] != before).any()


def test_the_openspiel_program_runs(names: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="needs vesuvius[open_spiel]")
    (program,) = (program for needs, program in PROGRAMS if needs)
    exec(compile(program, "docs/research.md", "exec"), names)
    assert re.match(r"\[-?[01]\.0, -?[01]\.0\]", capsys.readouterr().out)
