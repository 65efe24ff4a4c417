"""Refusals as data: every code of every game is provoked, and has one sentence in each language."""

import json
import pickle
import random
import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import vesuvius
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import folder
from vesuvius.refusing import SHARED, sentences
from vesuvius.words import LANGUAGES

PROVOKED = Path(__file__).parent / "refusals"
"""A position and a move for each code of a game, and what the rules answer."""

NOT_BY_A_MOVE = {"bad_position", "bad_action", "no_take_back"}
"""Shared codes that no move provokes: of positions read from JSON, of learners, of take-backs."""

VERBS = "play|build|relative|lava|run|omen|statue|fetch|go|buy|sell"
NOTATION = re.compile(rf"`|\b({VERBS}) [A-Z]?\d|\b[dps]\d")
"""What only people who type their moves should read."""

GAMES = vesuvius.games()


def package(game: str) -> str:
    return f"vesuvius.games.{game}"


def catalogue(game: str | None, language: str) -> dict[str, Any]:
    """The messages of a game, or those that all games share, in one language."""
    root = Path(vesuvius.__file__).parent if game is None else folder(game)
    found: dict[str, Any] = json.loads(root.joinpath("refusals", f"{language}.json").read_text("utf-8"))
    return found


def texts(message: str | Mapping[str, str]) -> list[str]:
    return [message] if isinstance(message, str) else list(message.values())


def holes(message: str | Mapping[str, str]) -> set[str]:
    """The parameters that a message names, over all its plural forms."""
    return {name for text in texts(message) for _, name, _, _ in Formatter().parse(text) if name}


def provoked(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((PROVOKED / f"{game}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_code_is_provoked_with_its_parameters_and_sentence(game: str) -> None:
    """The table has one row for each code: position, seat, move; code, rule, params, the English sentence."""
    rules = vesuvius.game(game)
    rows = provoked(game)
    for row in rows:
        with pytest.raises(Illegal) as refused:
            rules.play(rules.load(row["position"]), row["seat"], row["move"])
        reason = refused.value
        assert (reason.code, reason.rule, reason.params) == (row["code"], row["rule"], row["params"])
        assert str(reason) == row["sentence"]
        assert holes(sentences(package(game))[reason.code]) <= reason.params.keys()
    assert [row["code"] for row in rows] == [code for code in sentences(package(game)) if code not in NOT_BY_A_MOVE]


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_language_has_every_code_with_the_same_holes(game: str | None) -> None:
    english = catalogue(game, "en")
    assert english
    for language in LANGUAGES:
        said = catalogue(game, language)
        assert list(said) == list(english), language
        for code, message in said.items():
            assert holes(message) | {"n"} == holes(english[code]) | {"n"}, f"{language} {code}"
            assert "other" in message if isinstance(message, dict) else message, f"{language} {code}"


@pytest.mark.parametrize("game", [None, *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_notation(game: str | None, language: str) -> None:
    for code, message in catalogue(game, language).items():
        for text in texts(message):
            assert not NOTATION.search(text), f"{code}: {text}"


@pytest.mark.parametrize("game", GAMES)
def test_bad_moves_of_random_games_are_refused_with_a_known_code(game: str) -> None:
    """What is legal in one position is tried in others, by every seat and by chance."""
    rules, dice = vesuvius.game(game), random.Random(1979)
    known = sentences(package(game))
    tried: list[str] = ["nonsense", "pass 3", "-"]
    refusals: dict[str, Illegal] = {}
    for players in rules.about()["players"][:2]:
        state = rules.start(players)
        for _ in range(500):
            actor = rules.turn(state)
            if actor is None:
                break
            moves = rules.legal(state, actor)
            tried += [str(move) for move in dice.sample(moves, min(4, len(moves)))]
            for seat in (*range(players), CHANCE):
                for move in dice.sample(tried, min(4, len(tried))):
                    try:
                        rules.play(state, seat, move)
                    except Illegal as illegal:
                        refusals[illegal.code] = illegal
            state = rules.play(state, actor, dice.choice(moves)).state
    assert len(refusals) > 8
    for code, refused in refusals.items():
        assert holes(known[code]) <= refused.params.keys()
        assert all(isinstance(value, str | int) for value in refused.params.values())


def test_a_shared_sentence_is_made_from_its_entry() -> None:
    assert str(SHARED("bad_action", action="7", seat=2)) == "7 is not a legal action of seat 2."


def test_a_refusal_survives_the_way_to_another_process() -> None:
    """Worker processes send what they raise."""
    sent = pickle.loads(pickle.dumps(SHARED("bad_action", "D4", action="7", seat=2)))
    assert (str(sent), sent.rule, sent.code) == ("7 is not a legal action of seat 2.", "D4", "bad_action")
    assert sent.params == {"action": "7", "seat": 2}
