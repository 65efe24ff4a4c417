"""The puzzles that ship: enough, small, legal, true to their themes, and right in a new search."""

import json

import pytest

from tests.test_cli import run
from vesuvius.games import compiled, folder, game, spec, twins
from vesuvius.puzzles import daily, puzzle, puzzles
from vesuvius.puzzles.mine import CHECKED, CHECKS, LEAD, MOST_RIGHT, WIDE, difficulty_of, examine, margin, themes_of
from vesuvius.puzzles.shelf import FILE, Puzzle, judged
from vesuvius.spec import resolve

GAMES = [name for name in twins() if puzzles(name)]
SEARCHED = 5
"""How many of a game are searched again; ``make proof`` searches all, with more nodes."""

games = pytest.mark.parametrize("name", GAMES)


def test_sixty_ship_with_each_game_in_less_than_200_kb() -> None:
    assert {"downfall", "pompeji", "lastdays"} <= set(GAMES)
    for name in GAMES:
        assert len(puzzles(name)) >= 60
        assert len({one.id for one in puzzles(name)}) == len(puzzles(name))
    assert sum(len(folder(name).joinpath(FILE).read_bytes()) for name in GAMES) < 200_000


@games
def test_answers_are_legal_and_themes_and_difficulties_are_true(name: str) -> None:
    rules = game(name)
    for one in puzzles(name):
        state = one.state
        assert rules.turn(state) == one.seat
        legal = {str(move): move for move in one.legal}
        assert {*one.best, one.mistake} <= legal.keys()
        assert one.mistake not in one.best
        assert len(one.best) <= MOST_RIGHT < len(legal)
        assert one.lead >= LEAD
        assert one.loss >= one.lead - 0.001
        assert one.themes == themes_of(name, state, one.seat, legal[one.best[0]])
        assert one.themes
        assert one.difficulty == difficulty_of(one.found)
        assert Puzzle.read(name, json.loads(json.dumps(one.as_json()))) == one


@games
def test_each_theme_is_one_that_the_game_names(name: str) -> None:
    reference = spec(name).themes
    assert reference is not None
    assert {theme for one in puzzles(name) for theme in one.themes} <= {*resolve(reference).THEMES}


@pytest.mark.parametrize(
    "one",
    [one for name in GAMES for one in puzzles(name)[:: max(1, len(puzzles(name)) // SEARCHED)][:SEARCHED]],
    ids=lambda one: f"{one.game}-{one.id}",
)
def test_the_answer_is_best_by_a_wide_margin_in_a_new_search(one: Puzzle) -> None:
    if not compiled(one.game):
        pytest.skip("the twin is not compiled: a search would take minutes")
    assert margin(one, CHECKED, CHECKS[0]) > WIDE


@games
def test_nothing_in_a_view_depends_on_what_it_hides(name: str) -> None:
    """Who looks only at the view cannot find more than the seat could know."""
    from random import Random

    rules = game(name)
    for one in puzzles(name)[:10]:
        other = rules.imagine(one.view, Random(5))
        assert rules.view(other, one.seat) == one.view
        assert judged(name, rules.legal(other, one.seat)) == one.legal


def test_a_position_without_a_wide_margin_is_no_puzzle() -> None:
    """The first decision of a game of Downfall is never that clear."""
    from random import Random

    from vesuvius.contract import deal

    rules = game("downfall")
    state = deal(rules, rules.start(2), Random(1)).state
    seat = rules.turn(state)
    assert isinstance(seat, int)
    assert examine("downfall", rules.dump(state), seat, "1") is None


def test_the_games_take_turns_with_the_puzzle_of_the_day() -> None:
    days = [daily(day) for day in range(900)]
    assert [one.game for one in days[: len(GAMES)] if one] == [name for name in twins() if name in GAMES]
    for name in GAMES:
        assert {one.id for one in days if one and one.game == name} == {one.id for one in puzzles(name)}
    assert daily(0) == days[0]


def test_puzzles_are_listed_one_object_a_line() -> None:
    lines = [json.loads(line) for line in run("puzzles", "list", "pompeji", "--json").splitlines()]
    assert [one["id"] for one in lines] == [one.id for one in puzzles("pompeji")]
    assert all({"id", "themes", "difficulty"} <= one.keys() for one in lines)
    assert lines[0]["id"] in run("puzzles", "list", "pompeji")


@games
def test_a_puzzle_is_solved_in_the_terminal(name: str) -> None:
    one = puzzles(name)[0]
    shown = " ".join(run("puzzles", "play", name, one.id, typed=f"nonsense\n{one.mistake}\nq\n").split())
    assert "Not the best move" in shown
    assert one.best[0] in shown
    assert "Right!" in run("puzzles", "play", name, one.id, typed=f"{one.best[0]}\nq\n")
    assert "There is no puzzle" in run("puzzles", "play", name, "nosuch", code=2)


def test_there_is_no_puzzle_of_that_id() -> None:
    assert puzzle("downfall", "nosuch") is None
    assert spec("downfall").themes
