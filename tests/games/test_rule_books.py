"""The rules speak five languages: the same paragraphs, rulings, references and pictures in each."""

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import SHELF as GAMES
from vesuvius.games import game as rules_of

RULING = {"": "Ruling", "fr": "Décision", "nl": "Beslissing", "de": "Entscheid", "ja": "裁定"}
LANGUAGES = [language for language in RULING if language]
# Names and words that are the same in English.
ALIKE = {"Pompeji", "Notation", "6. Phase 2: Vita Romana"}

Paragraph = tuple[str, list[str], set[str]]


def book(game: str, language: str = "") -> str:
    name = f"RULES.{language}.md" if language else "RULES.md"
    return files(f"vesuvius.games.{game}").joinpath(name).read_text("utf-8")


def paragraphs(text: str, ruling: str) -> list[Paragraph]:
    """Every numbered paragraph: its number, its rulings (by their own numbers, if they have any), what it refers to."""
    found: list[Paragraph] = []
    for chunk in re.split(r"\n{2,}", text):
        if numbered := re.match(r"\*\*([A-Z]?\d+(?:\.\d+)?)\*\*", chunk):
            told = re.search(rf"^\*{ruling}[^*]+\*$", chunk, re.MULTILINE)
            ids = (re.findall(rf"{ruling}\s?(A\d+)", told[0]) or ["-"]) if told else []
            refers = set(re.findall(r"\b[DP]\d+\b|(?<![\d.])\d{1,2}\.\d{1,2}(?!\d)", chunk, re.ASCII))
            found.append((numbered[1], ids, refers))
    return found


def headings(text: str) -> list[tuple[int, str]]:
    return [(len(level), title) for level, title in re.findall(r"^(#+) (.*)$", text, re.MULTILINE)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_is_there_with_its_rulings_and_references(game: str, language: str) -> None:
    english = paragraphs(book(game), RULING[""])
    assert len(english) > 15
    assert paragraphs(book(game, language), RULING[language]) == english


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_translated(game: str, language: str) -> None:
    english, own = headings(book(game)), headings(book(game, language))
    assert [level for level, _ in own] == [level for level, _ in english]
    assert {title for _, title in own} & {title for _, title in english} <= ALIKE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stand_in_the_same_places(game: str, language: str) -> None:
    """A picture follows the same paragraph in every language, and so do tables, lists and names in code."""

    def places(text: str) -> list[str]:
        return re.findall(r"^\*\*([A-Z]?\d+(?:\.\d+)?)\*\*|\(picture:(\w+)\)$|^(- |\|)", text, re.MULTILINE)

    assert places(book(game, language)) == places(book(game))
    code = {name for name in re.findall(r"`([^`]+)`", book(game)) if not name.startswith(("test", "tests/"))}
    assert set(re.findall(r"`([^`]+)`", book(game, language))) == code


@pytest.mark.parametrize("game", GAMES)
def test_french_spaces_do_not_break(game: str) -> None:
    """No line of French begins with a colon, a semicolon or a closing mark."""
    assert not re.findall(r".{12} [;:!?»]|« .{12}", book(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_refusals_name_are_in_the_book(game: str) -> None:
    numbers = {number for number, *_ in paragraphs(book(game), RULING[""])}
    folder = Path(str(files(f"vesuvius.games.{game}")))
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    named = set(re.findall(r'"([DP]\d+|\d{1,2}\.\d{1,2})"', sources))
    assert len(named) > 10
    assert named <= numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_move_names_its_paragraph(game: str) -> None:
    """In every position of a game, a move that is right elsewhere is refused with the number of a rule."""
    rules, dice = rules_of(game), random.Random(79)
    state = rules.start(2)
    tried: list[str] = []
    nameless: list[str] = []
    for _ in range(400):
        actor = rules.turn(state)
        if actor is None:
            break
        moves = rules.legal(state, actor)
        texts = {str(getattr(move, "move", move)) for move in moves}
        for seat in (0, 1, CHANCE):
            for text in dice.sample(tried, min(6, len(tried))):
                try:
                    rules.play(state, seat, text)
                except Illegal as refused:
                    nameless += [] if refused.rule else [f"{text} by {seat}: {refused}"]
        tried.extend(texts)
        state = rules.play(state, actor, dice.choice(moves)).state
    assert len(tried) > 100
    assert not nameless
