"""Studies: figures over many games, beside the figures known before."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.test_cli import run
from vesuvius.contract import Outcome
from vesuvius.games import games
from vesuvius.plots import picture
from vesuvius.studies import Figure, Measured, Report, pages, play, report, studies, study
from vesuvius.terminal.study import difference, table_of


def test_every_game_can_be_studied() -> None:
    assert games() == studies()


def test_a_study_of_the_last_days_has_the_figures_of_its_reconstruction() -> None:
    """The reconstruction of board and cards recorded seven tables of fifteen figures."""
    expected = study("lastdays").EXPECTED
    assert list(expected) == [2, 3, 4, 5, 6, 7, 8]
    assert all(len(row) >= 14 for row in expected.values())
    found = report("lastdays", 2, list(play("lastdays", "novice", 2, 3, seed=1)))
    assert (found.games, found.truncated) == (3, 0)
    assert found.figures.keys() >= expected[2].keys()
    figures = found.figures
    assert figures["saved"].mean + figures["lost"].mean == pytest.approx(figures["placed"].mean), "nobody vanishes"
    turns = sum(figures[f"phase {phase} turns"].mean for phase in (1, 2, 3))
    assert 2 * turns == pytest.approx(figures["turns in all"].mean)


def test_in_the_downfall_every_settler_is_saved_or_lost_to_a_cause() -> None:
    figures = report("downfall", 3, list(play("downfall", "novice", 3, 3, seed=1))).figures
    lost = sum(figure.mean for name, figure in figures.items() if name.startswith("lost: "))
    assert figures["saved"].mean + lost == pytest.approx(figures["settled"].mean)


def test_in_pompeji_the_points_by_reason_add_up_to_the_score() -> None:
    for each in play("pompeji", "novice", 2, 3, seed=1):
        assert each is not None
        for deeds, score in zip(each.deeds, each.outcome.scores, strict=True):
            earned = sum(deeds[f"points for {reason}"] for reason in ("kind", "colour", "sevenths"))
            assert earned - deeds["held at the end"] == score


def test_options_reach_the_games_and_their_replays() -> None:
    """10.2: without the option, fetching a whole household at once would be illegal."""
    (one,) = play("lastdays", "novice", 2, 1, seed=1, household=True)
    assert one is not None
    assert report("lastdays", 2, [one], household=True).figures["saved"].expected is None


def test_differences_beyond_noise_are_starred() -> None:
    assert difference(Figure(10.0, 0.1, 12.0)) == "-2.00*"
    assert difference(Figure(10.0, 1.0, 12.0)) == "-2.00 "
    assert difference(Figure(10.0, 1.0)) == ""


def test_the_same_seed_plays_the_same_games_whatever_the_number_of_processes() -> None:
    alone, together = (list(play("pompeji", "novice", 2, 3, seed=5, processes=many)) for many in (1, 2))
    assert alone == together
    assert alone != list(play("pompeji", "novice", 2, 3, seed=6))


def ended(*games: tuple[dict[str, float], ...]) -> Report:
    """Two-player games won by the first seat, with the deeds of both."""
    measured = [Measured({"margin": 3.0, "decisions": 9.0}, deeds, Outcome((1, 2), (5, 2), "score")) for deeds in games]
    return report("downfall", 2, measured)


def test_deeds_are_compared_with_those_of_the_others_at_the_same_table() -> None:
    found = ended(({"built": 9.0, "held": 1.0}, {"built": 8.0, "held": 3.0}), ({"built": 2.0}, {"built": 1.0}))
    assert found.decides() == pytest.approx({"built": 1.0, "held": -1.0})
    assert [won.mean for won in found.seats()] == [1.0, 0.0]


def test_a_shared_victory_is_shared_among_the_seats() -> None:
    tie = Measured({"margin": 0.0}, ({}, {}), Outcome((1, 1), (5, 5), "shared"))
    assert [won.mean for won in report("downfall", 2, [tie]).seats()] == [0.5, 0.5]


def test_a_study_is_printed_as_a_table_or_as_one_object() -> None:
    words = ["study", "lastdays", "--bot", "novice", "--players", "2,3", "--games", "1", "--processes", "1"]
    found = json.loads(run(*words, "--json").splitlines()[-1])
    assert (found["game"], found["bot"], found["seed"]) == ("lastdays", "novice", 1)
    assert [(table["players"], table["games"]) for table in found["tables"]] == [(2, 1), (3, 1)]
    assert found["tables"][0]["figures"]["phase 1 turns"]["expected"] == 23.9
    assert sum(seat["mean"] for seat in found["tables"][1]["won_by_seat"]) == pytest.approx(1, abs=0.002)
    shown = run(*words)
    assert "lastdays, 3 players, 1 games" in shown
    assert "phase 1 turns" in shown
    assert "won by seat 3 %" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_a_page_and_pictures_are_written(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    words = ["study", "pompeji", "--bot", "novice", "--games", "2", "--processes", "1"]
    run(*words, "--report", str(page), "--pictures", str(tmp_path))
    text = page.read_text("utf-8")
    assert text.count("<figure>") == 2 + 2 * 3, "seats and length once, margins and deeds for each table"
    assert "4 players, seat 4" in text
    for name in ("seats", "length", "margins", "decides"):
        drawn = (tmp_path / f"study-pompeji-{name}.svg").read_text("utf-8")
        assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"
        assert "prefers-color-scheme: dark" in drawn
        assert len(drawn) < 60_000


def test_a_picture_of_one_table_shows_the_table_nearest_to_four_players() -> None:
    two = ended(({"built": 2.0}, {"built": 1.0}))
    assert "2 players" in pages.pictures([two])["margins"]
    assert picture(pages.seats([two])).startswith("<svg")


def test_an_impossible_study_is_refused_in_a_sentence() -> None:
    assert "no game 'chess'" in run("study", "chess", code=2)
    assert "for 2 to 8 players, not 9" in run("study", "lastdays", "--players", "9", code=2)
    assert "written as in 2,4" in run("study", "lastdays", "--players", "two", code=2)
    assert "one bot in every seat" in run("study", "lastdays", "--bot", "novice,citizen", code=2)
    assert "no folder nowhere" in run("study", "lastdays", "--report", "nowhere/page.html", code=2)


def test_a_truncated_game_is_reported_and_not_measured() -> None:
    (whole,) = play("lastdays", "novice", 2, 1, seed=1)
    found = report("lastdays", 2, [whole, None])
    assert (found.games, found.truncated) == (2, 1)
    assert "1 of them truncated" in str(table_of(found).title)
