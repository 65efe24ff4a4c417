"""Studies: many games measured, beside the figures found before."""

import json
from dataclasses import replace

from tests.test_cli import run
from vesuvius.studies import Figure, play, report, study
from vesuvius.terminal.study import difference, table_of


def test_a_study_of_the_last_days_stands_beside_the_figures_of_its_reconstruction() -> None:
    """Seven tables of fourteen figures were noted when board and cards were reconstructed."""
    expected = study("lastdays").EXPECTED
    assert list(expected) == [2, 3, 4, 5, 6, 7, 8]
    assert all(len(row) >= 13 for row in expected.values())
    found = report("lastdays", 2, list(play("lastdays", "novice", 2, 3, seed=1)))
    assert (found.games, found.cut_off) == (3, 0)
    assert found.figures.keys() >= expected[2].keys()
    figures = found.figures
    assert figures["saved"].mean + figures["lost"].mean == figures["placed"].mean, "nobody vanishes"
    turns = sum(figures[f"phase {phase} turns"].mean for phase in (1, 2, 3))
    assert round(2 * turns, 6) == round(figures["turns in all"].mean, 6)


def test_differences_beyond_noise_are_starred() -> None:
    assert difference(Figure(10.0, 0.1, 12.0)) == "-2.00*"
    assert difference(Figure(10.0, 1.0, 12.0)) == "-2.00 "
    assert difference(Figure(10.0, 1.0)) == ""


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (next(play("lastdays", "novice", 2, 1, seed=5)) for _ in range(2))
    assert first.moves == second.moves


def test_a_study_is_printed_as_a_table_or_as_one_object_a_line() -> None:
    words = ["study", "lastdays", "--bot", "novice", "--players", "2,3", "--games", "1"]
    lines = [json.loads(line) for line in run(*words, "--json").splitlines() if line.startswith("{")]
    assert [(line["players"], line["games"]) for line in lines] == [(2, 1), (3, 1)]
    assert lines[0]["figures"]["phase 1 turns"]["expected"] == 23.9
    shown = run(*words)
    assert "lastdays, 3 players, 1 games" in shown
    assert "phase 1 turns" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_what_cannot_be_studied_is_said_in_a_sentence() -> None:
    assert "no study of downfall yet; there are: lastdays" in " ".join(run("study", "downfall", code=2).split())
    assert "for 2 to 8 players, not 9" in run("study", "lastdays", "--players", "9", code=2)
    assert "written as 2,4" in run("study", "lastdays", "--players", "two", code=2)
    assert "One bot" in run("study", "lastdays", "--bot", "novice,citizen", code=2)


def test_a_game_that_was_cut_off_is_told_and_not_measured() -> None:
    (whole,) = play("lastdays", "novice", 2, 1, seed=1)
    found = report("lastdays", 2, [whole, replace(whole, outcome=None)])
    assert (found.games, found.cut_off) == (2, 1)
    assert "1 of them cut off" in str(table_of(found).title)
