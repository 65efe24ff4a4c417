"""Reasons in words: known positions, sentences for every code in every language, and nothing invented."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import vesuvius
from tests.golden import FOLDER
from tests.test_refusals import NOTATION
from vesuvius import journal
from vesuvius.contract import AnyState
from vesuvius.games import spec
from vesuvius.reasons import ONLY, OPEN, SEARCHED, Term, catalogue, compare, explaining, holes, reasons, sentence
from vesuvius.words import LANGUAGES

KNOWN = Path(__file__).parent / "reasons"
"""For each game positions with two moves, and why the first is better: a position, or a move of a golden replay."""

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eva", "Fay", "Gus", "Hal")

GAMES = [game for game in vesuvius.games() if spec(game).reasons]


def known(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((KNOWN / f"{game}.json").read_text("utf-8"))
    return found


def position(game: str, row: dict[str, Any]) -> AnyState:
    """The position of a row."""
    rules = vesuvius.game(game)
    if "position" in row:
        return rules.load(row["position"])
    played = journal.read((FOLDER / game / f"{row['replay']}.txt").read_text("utf-8"))
    state = rules.start(len(played.players), **played.options)
    for frame in journal.replay(played):
        if frame.number == row["before"]:
            break
        state = frame.step.state
    return state


@pytest.mark.parametrize("game", GAMES)
def test_known_positions_have_their_reasons(game: str) -> None:
    rules, rows = vesuvius.game(game), known(game)
    assert len(rows) >= 12
    for row in rows:
        view = rules.view(position(game, row), row["seat"])
        better, other = (None if row[move] is None else rules.parse(row[move]) for move in ("better", "other"))
        found = reasons(view, better, other)
        assert [reason.as_json() for reason in found] == row["reasons"], row
        assert " ".join(sentence(reason, game, NAMES) for reason in found) == row["sentences"]


@pytest.mark.parametrize("game", GAMES)
def test_every_code_is_known_and_has_a_sentence_in_every_language(game: str) -> None:
    english = catalogue(game)
    module = explaining(game)
    assert module is not None
    codes = {reason["code"] for row in known(game) for reason in row["reasons"]}
    assert codes | set(module.NUDGES) | {OPEN, ONLY} == set(english)
    assert sorted(code for those in module.NUDGES.values() for code in those) == sorted(codes - {SEARCHED.code})
    for language in LANGUAGES:
        said = catalogue(game, language)
        assert list(said) == list(english), language
        for code, message in said.items():
            assert holes(message) | {"n"} == holes(english[code]) | {"n"}, f"{language} {code}"
            for text in [message] if isinstance(message, str) else message.values():
                assert not NOTATION.search(text), f"{code}: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_of_two_moves_only_one_is_explained_as_better(game: str) -> None:
    """In random positions: whatever is said of one move against another, the opposite is never said as well."""
    rules, dice, explained = vesuvius.game(game), random.Random(79), 0
    for path in sorted((FOLDER / game).glob("[34]-players.txt")):
        played = journal.read(path.read_text("utf-8"))
        state = rules.start(len(played.players), **played.options)
        for frame in journal.replay(played):
            turn = rules.turn(state)
            legal = rules.legal(state, turn) if isinstance(turn, int) else []
            if isinstance(turn, int) and len(legal) > 1 and frame.number % 3 == 0:
                view, (one, two) = rules.view(state, turn), dice.sample(legal, 2)
                pair = (reasons(view, one, two), reasons(view, two, one))
                assert (SEARCHED,) in pair
                assert all(sentence(reason, game, NAMES).endswith(".") for found in pair for reason in found)
                explained += pair != ((SEARCHED,), (SEARCHED,))
            state = frame.step.state
    assert explained > 5


def test_a_term_is_named_only_if_it_speaks_for_the_better_move() -> None:
    def term(code: str, amount: float, fact: float) -> Term:
        return Term(code, amount, {"n": round(fact)}, fact)

    better = [term("near", 5, 2), term("crowd", 1, 1), term("safe", 0, 3)]
    other = [term("near", 1, 1), term("crowd", 2, 1), term("safe", -2, 3)]
    found = compare(better, other)
    assert [reason.code for reason in found] == ["near"]  # "safe" has no more to show, "crowd" speaks against it
    assert found[0].params == {"n": 2, "other_n": 1}
    assert compare(other, better) == ()
    assert compare(better, [term("near", 4.5, 1), term("crowd", 1, 1), term("safe", 0, 3)]) == ()  # hardly a difference
    assert compare(better, []) == ()  # a move without terms cannot be compared


def test_a_game_without_terms_says_only_what_the_search_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.reasons.explaining", lambda _: None)
    game = GAMES[0]
    row = next(row for row in known(game) if row["reasons"] != [SEARCHED.as_json()])
    rules = vesuvius.game(game)
    view = rules.view(position(game, row), row["seat"])
    assert reasons(view, rules.parse(row["better"]), rules.parse(row["other"])) == (SEARCHED,)
    assert explaining(game) is not None
