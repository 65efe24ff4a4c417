"""``vesuvius load`` measures a server over real sockets; its figures are reported, never asserted."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vesuvius.cli import app, hosting


def test_load_measures_its_own_server() -> None:
    words = ["load", "--game", "downfall", "--tables", "3", "--seconds", "2", "--every", "1", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    figures = json.loads(result.output)
    assert figures["moves"] > 3
    assert figures["moves_per_server_cpu_s"] > 0
    assert [look["s"] for look in figures["memory"]] == [0, 1, 2]
    assert all(look["mb"] > 10 for look in figures["memory"])
    assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"]


def test_the_figures_are_those_of_the_tally() -> None:
    tool, waits = hosting.load_tool(), [n / 1000 for n in range(1, 100)]
    tally = tool.Tally(10.0, 0.5, empty_kb=1000, idle_kb=1500, played_kb=2000, waits=waits)
    figures = tally.figures(tool.LoadPlan("any", tables=10))
    assert figures["moves_per_s"] == 9.9
    assert figures["moves_per_server_cpu_s"] == 198
    assert (figures["p50_ms"], figures["p99_ms"]) == (50, 99)
    assert (figures["kb_per_idle_table"], figures["kb_per_played_table"]) == (50, 100)


def test_an_unreachable_address_is_reported_in_one_sentence() -> None:
    for url in ("http://127.0.0.1:9", "ftp://here"):
        result = CliRunner().invoke(app, ["load", "--url", url])
        assert result.exit_code == 2
        assert "Traceback" not in result.output


def test_without_a_working_copy_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A wheel does not contain the tool."""
    monkeypatch.setattr("vesuvius.__file__", str(tmp_path / "vesuvius" / "__init__.py"))
    result = CliRunner().invoke(app, ["load"])
    assert result.exit_code == 2
    assert "working copy" in result.output
    assert len(result.output.splitlines()) <= 2
