"""Every page and every state of a table in five languages, on a desk and on a phone."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import PLACES, Livia, come_to

WORDS = Path(__file__).parents[2] / "ui" / "src" / "lib"
LANGUAGES = ("en", "fr", "nl", "de", "ja")
# All that is read out or shown: text, names of controls, titles.
SAID = """() => [document.title, ...[...document.querySelectorAll("body *:not(script, style)")].flatMap((e) => [
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data),
  e.getAttribute("aria-label"), e.getAttribute("title"), e.getAttribute("placeholder"),
])].map((text) => text?.trim()).filter(Boolean)"""
RAW = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|\{\w+\}|\bundefined\b|\bNaN\b|\[object")


def sentences(tag: str) -> set[str]:
    """What is said in a language in more than one word."""
    found: set[str] = set()
    for file in WORDS.glob(f"**/words/{tag}.json"):
        for text in json.loads(file.read_text("utf-8")).values():
            found |= {text} if isinstance(text, str) else set(text.values())
    return {text for text in found if " " in text}


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("name", PLACES)
def test_every_place_speaks(visit: Visit, livia: Livia, address: str, name: str, tag: str) -> None:
    visitor = visit(locale=tag)
    visitor.become(address, livia.http.cookies)
    page = visitor.page
    come_to(visitor, livia, name)
    expect(page.locator("html")).to_have_attribute("lang", tag)
    foreign = sentences("en") - sentences(tag)
    for text in page.evaluate(SAID):
        assert not RAW.search(text), text
        assert text not in foreign, text
    visitor.fits()
    page.set_viewport_size({"width": 360, "height": 740})
    visitor.fits()
    if tag == "de":  # the longest words
        picture(page, f"phone-{name.replace(' ', '-')}")
