"""Every page and every state of a table in five languages, on a desk and on a phone."""

import json
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import PLACES, Livia, come_to
from tests.browser.test_home import RAW, SAID

WORDS = Path(__file__).parents[2] / "ui" / "src" / "lib"
LANGUAGES = ("en", "fr", "nl", "de", "ja")
ELSEWHERE = "rules of "
"""The rules have a test of their own."""


@cache
def sentences(tag: str) -> set[str]:
    """What is said in a language in more than one word."""
    found: set[str] = set()
    for file in WORDS.glob(f"**/words/{tag}.json"):
        for text in json.loads(file.read_text("utf-8")).values():
            found |= {text} if isinstance(text, str) else set(text.values())
    return {text for text in found if " " in text}


@pytest.mark.parametrize("name", [name for name in PLACES if not name.startswith(ELSEWHERE)])
def test_every_place_speaks(visit: Visit, livia: Livia, name: str) -> None:
    """All languages in one browser: what is no matter of language it has at hand already."""
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
    """A television across the room: the board fills it, and words grow along."""
    visitor = visit(width=3840, height=2160)
    come_to(visitor, livia, name)
    visitor.fits()
    size, board = visitor.page.evaluate(
        "[parseFloat(getComputedStyle(document.body).fontSize), document.querySelector('.mount').offsetHeight]"
    )
    assert size > 24
    assert board > 0.75 * 2160
