"""The first page, in five languages, by day and by night, on a desktop and on a phone."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vesuvius
from tests.browser.conftest import Visit

WORDS = Path(__file__).parents[2] / "ui" / "src" / "lib" / "words"
# All text that is shown or read aloud: text nodes, names of controls, titles.
SAID = """() => [document.title, ...[...document.querySelectorAll("body *")].flatMap((e) => [
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data),
  e.getAttribute("aria-label"), e.getAttribute("title"), e.getAttribute("placeholder"),
])].filter((text) => text?.trim())"""
RAW = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|\{\w+\}|\bundefined\b|\bNaN\b|\[object")


@pytest.mark.parametrize("tag", ["en", "fr", "nl", "de", "ja"])
def test_home(visit: Visit, tag: str) -> None:
    visitor = visit(locale=tag)
    page = visitor.page
    words = json.loads((WORDS / f"{tag}.json").read_text("utf-8"))
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.get_by_role("heading", level=1)).to_contain_text(words["hero_1"])
    expect(page.get_by_role("button", name=words["play_now"])).to_have_count(len(vesuvius.games()))
    expect(page.get_by_role("button", name=words["play_now"]).first).to_be_enabled()
    keys = {key for key in words if "_" in key}
    for text in page.evaluate(SAID):
        assert not RAW.search(text), text
        assert text.strip() not in keys
    grounds: set[str] = set()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        for width, height in ((1440, 900), (360, 740)):
            visitor.resize(width, height)
            visitor.fits()
    assert len(grounds) == 2, "night looks like day"
