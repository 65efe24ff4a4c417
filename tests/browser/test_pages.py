"""Every page and every state of a table in five languages, on a desktop and on a phone."""

import json
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import PLACES, Livia, come_to
from tests.browser.test_home import RAW, SAID
from vesuvius.words import LANGUAGES as NAMES

WORDS = Path(__file__).parents[2] / "ui" / "src" / "lib"
GAMES = Path(__file__).parents[2] / "vesuvius" / "games"
LANGUAGES = tuple(NAMES)
ELSEWHERE = ("rules of ", "translating")
"""The rules page has a test of its own; the page for translators shows English, and names of holes."""


@cache
def sentences(tag: str) -> set[str]:
    """The messages of a language that have more than one word."""
    found: set[str] = set()
    for file in (*WORDS.glob(f"**/words/{tag}.json"), *GAMES.glob(f"*/words/{tag}.json")):
        for text in json.loads(file.read_text("utf-8")).values():
            found |= {text} if isinstance(text, str) else set(text.values())
    return {text for text in found if " " in text}


@pytest.mark.parametrize("name", [name for name in PLACES if not name.startswith(ELSEWHERE)])
def test_every_page_speaks_every_language(visit: Visit, livia: Livia, name: str) -> None:
    """All languages in one browser, which has cached everything that is the same in each."""
    visitor = visit(locale=LANGUAGES[0])
    page = visitor.page
    for tag in LANGUAGES:
        if tag != LANGUAGES[0]:
            visitor.speak(tag)
        visitor.resize(1440, 900)
        come_to(visitor, livia, name)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        foreign = sentences("en") - sentences(tag)
        for text in page.evaluate(SAID):
            assert not RAW.search(text), (tag, text)
            assert text.strip() not in foreign, (tag, text)
        visitor.fits()
        visitor.resize(360, 740)
        visitor.fits()
        if tag == "de":  # the longest words
            picture(page, f"phone-{name.replace(' ', '-')}")


@pytest.mark.parametrize("name", ["lava", "laying", "going"])
def test_on_a_very_large_screen_everything_is_larger(visit: Visit, livia: Livia, name: str) -> None:
    """On a television seen from across the room the board fills the screen, and the text grows with it."""
    visitor = visit(width=3840, height=2160)
    come_to(visitor, livia, name)
    visitor.fits()
    size, board = visitor.page.evaluate(
        "[parseFloat(getComputedStyle(document.body).fontSize), document.querySelector('.mount').offsetHeight]"
    )
    assert size > 24
    assert board > 0.75 * 2160
