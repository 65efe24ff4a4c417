"""The rule books in five languages: the same sections, rules, rulings, tables, pictures and terms in each.

A book in the old form, which has no section ``{#minute}``, is held to the numbers of the rules only.
"""

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import game as rules_of
from vesuvius.games import games
from vesuvius.words import ENGLISH, LANGUAGES, rule_book

GAMES = games()
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
ROOT = Path(__file__).parents[2]

OPENING = ["minute", "goal", "box", "setup", "turns"]
CLOSING = ["end", "variants", "faq", "mistakes", "hints", "numbers", "words", "about"]
"""The sections with which every book begins and ends; the phases stand between them."""

LONGEST = {"en": 30, "fr": 34, "nl": 30, "de": 30, "ja": 120}
"""The most words of a sentence of a rule; characters in Japanese."""

BOOKS = [
    (game, language) for game in GAMES for language in LANGUAGES if "{#minute}" in (rule_book(game, language) or "")
]
"""The books in the new form."""

RULE = re.compile(r"\*\*([A-Z]?\d+(?:\.\d+)?)\*\*")


def book(game: str, language: str = ENGLISH) -> str:
    found = rule_book(game, language)
    assert found is not None
    return found


def numbers(text: str) -> list[str]:
    """The numbers of the rules."""
    return [found[1] for chunk in re.split(r"\n{2,}", text) if (found := RULE.match(chunk))]


def rulings(text: str) -> dict[str, list[str]]:
    """The rulings of each rule, by their own numbers if they have any."""
    found: dict[str, list[str]] = {}
    for chunk in re.split(r"\n{2,}", text):
        if rule := RULE.match(chunk):
            quoted = "\n".join(re.findall(r"^> ?(.*)", chunk, re.MULTILINE))
            parts = [part for part in re.split(r"\n{2,}", quoted) if part.strip()]
            if parts:
                found[rule[1]] = [(re.match(r"\*\*(A\d+)\*\*", part) or ["", "-"])[1] for part in parts]
    return found


def shape(text: str) -> list[tuple[str, ...]]:
    """Everything but the words: headings, rules with their lists and rulings, pictures, tables, steps, terms."""
    found: list[tuple[str, ...]] = []
    for chunk in re.split(r"\n{2,}", text.strip()):
        heading = re.match(r"(#+) .*?(?:\{#([\w-]+)\})?(?:\n|$)", chunk)
        lists = [mark.strip() for mark in re.findall(r"^(- |\d+\. |\| )", chunk, re.MULTILINE)]
        marks = ("list", *sorted(lists)) if lists else ()
        if heading:
            found.append(("heading", heading[1], heading[2] or ""))
        elif rule := RULE.match(chunk):
            found.append(("rule", rule[1], *marks, *rulings(chunk).get(rule[1], [])))
        elif picture := re.match(r"!\[[^\]]+\]\(picture:([\w-]+)\)$", chunk):
            found.append(("picture", picture[1]))
        elif chunk.startswith("|"):
            found.append(("table", *(str(line.count("|")) for line in chunk.split("\n"))))
        elif terms := re.findall(r"^- \*\*.+?\*\* \{#([\w-]+)\}", chunk, re.MULTILINE):
            found.append(("terms", *sorted(terms)))
        else:
            found.append((*marks, str(chunk.count("{may}"))) if marks else ("text",))
    return found


def sections(text: str) -> list[str]:
    return re.findall(r"^## .*\{#([\w-]+)\}$", text, re.MULTILINE)


def captions(text: str) -> dict[str, str]:
    return {name: caption for caption, name in re.findall(r"!\[([^\]]+)\]\(picture:([\w-]+)\)", text)}


def figures(text: str) -> list[str]:
    """Numbers and squares of a text, however a language groups thousands."""
    return sorted(re.findall(r"(?:\b[A-K])?\d+", re.sub(r"(?<=\d)[\s.,\u00a0\u202f](?=\d{3}\b)", "", text)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_rules(game: str, language: str) -> None:
    english = numbers(book(game))
    assert len(english) > 15
    own = [number for number in numbers(book(game, language)) if not re.match(r"B\d", number)]  # an old chapter
    assert own == english


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_same_parts(game: str, language: str) -> None:
    """Sections, rulings, pictures, tables and terms stand in the same order; numbers in tables and captions agree."""
    english, own = book(game), book(game, language)
    assert shape(own) == shape(english)
    assert {name: figures(text) for name, text in captions(own).items()} == {
        name: figures(text) for name, text in captions(english).items()
    }
    tables = [re.findall(r"^\|.*", text, re.MULTILINE) for text in (own, english)]
    for mine, theirs in zip(*tables, strict=True):
        assert figures(mine) == figures(theirs), mine


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_has_every_section_and_every_term_is_explained_and_used(game: str, language: str) -> None:
    text = book(game, language)
    found = sections(text)
    assert found[: len(OPENING)] == OPENING
    assert found[-len(CLOSING) :] == CLOSING
    terms = set(re.findall(r"^- \*\*.+?\*\* \{#([\w-]+)\}", text, re.MULTILINE))
    assert len(terms) > 8
    assert set(re.findall(r"(?<!!)\[[^\]]+\]\(#([^)]+)\)", text)) == terms
    ids = re.findall(r"\{#([\w-]+)\}", text)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_rules_are_short_sentences(game: str, language: str) -> None:
    text = book(game, language)
    for chunk in re.split(r"\n{2,}", text):
        if not RULE.match(chunk):
            continue
        plain = re.sub(r"\]\([^)]*\)|[*\[]|^> ?|^- ", "", chunk, flags=re.MULTILINE).replace("A.D. 79", "AD79")
        for sentence in re.split(r"(?<=[.!?;:])\s+|。|\n(?=- )", plain):
            length = len(sentence) if language == "ja" else len(sentence.split())
            assert length <= LONGEST[language], sentence


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_players_read_nothing_about_the_program(game: str, language: str) -> None:
    """Notation, weights and tests are in ``docs/games``."""
    assert not re.findall(r"`[^`]*`|test_\w+|Seat 0|seat 0", book(game, language))


@pytest.mark.parametrize("game", [game for game, language in BOOKS if language == ENGLISH])
def test_every_ruling_is_pinned_by_a_test(game: str) -> None:
    """The page of the game in ``docs/games`` names the tests of each ruling, and they exist."""
    page = (ROOT / f"docs/games/{game}.md").read_text("utf-8").split("<!-- Generated")[0]
    rows = dict(re.findall(r"^\| ([A-Z]?\d[\w.]*) \| (`test_.*`) \|", page, re.MULTILINE))
    names = {name if name != "-" else rule for rule, found in rulings(book(game)).items() for name in found}
    assert set(rows) == names
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / f"tests/games/{game}").glob("test_*.py"))
    for row in rows.values():
        for test in re.findall(r"`(test_\w+)`", row):
            assert f"def {test}(" in tests


@pytest.mark.parametrize("game", GAMES)
def test_french_spaces_do_not_break(game: str) -> None:
    """No line of French begins with a colon, a semicolon or a closing mark."""
    assert not re.findall(r".{12} [;:!?»]|« .{12}", book(game, "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_refusals_name_are_in_the_book(game: str) -> None:
    folder = Path(str(files(f"vesuvius.games.{game}")))
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    named = set(re.findall(r'"([DP]\d+|\d{1,2}\.\d{1,2})"', sources))
    assert len(named) > 10
    assert named <= set(numbers(book(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_move_names_its_paragraph(game: str) -> None:
    """In every position of a game, a move that is legal elsewhere is refused with the number of a rule."""
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
