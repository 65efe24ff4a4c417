"""The rules of the three games, in five languages: text, rulings, pictures; on a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_home import RAW
from vesuvius.games import SHELF

PICTURES = {"downfall": 4, "pompeji": 4, "lastdays": 3}
RULINGS = {"downfall": 8, "pompeji": 8, "lastdays": 35}
# What is read or heard, without the names in code: those are the program's own.
TOLD = """() => [document.title, ...[...document.querySelectorAll("body *:not(code):not(script):not(style)")].flatMap(
  (e) => [e.getAttribute("aria-label"), ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data)],
)].filter((text) => text?.trim())"""
CAPTION = "e => document.getElementById(e.getAttribute('aria-labelledby')).textContent.length"


def opened(page: Page, game: str, rule: str = "") -> None:
    """The page with all its pictures."""
    page.goto(f"/rules/{game}{rule}")
    expect(page.locator("figure > [role=img]")).to_have_count(PICTURES[game], timeout=60_000)


@pytest.mark.parametrize("tag", ["en", "fr", "nl", "de", "ja"])
def test_rules(visit: Visit, tag: str) -> None:
    visitor = visit(locale=tag)
    page = visitor.page
    for game in SHELF:
        opened(page, game)
        expect(page.locator("article")).to_have_attribute("lang", tag)
        expect(page.locator(".ruling .chip")).to_have_count(RULINGS[game])
        for text in page.evaluate(TOLD):
            assert not RAW.search(text), text
            assert not re.search(r"\*\*|picture:|^> ", text), text
        for width, height in ((1440, 900), (360, 740)):
            visitor.resize(width, height)
            visitor.fits()
            for picture in page.locator("figure > [role=img]").all():
                picture.scroll_into_view_if_needed()
                box = picture.bounding_box()
                assert box is not None
                assert box["width"] > 250
                assert box["height"] > 80
                assert picture.locator("svg").count() > 1, "nothing is drawn"
                assert (
                    picture.evaluate(
                        "e => document.getElementById(e.getAttribute('aria-labelledby')).textContent.length"
                    )
                    > 20
                )
            visitor.resize(1440, 900)


@pytest.mark.parametrize(("game", "rule"), [("downfall", "D19"), ("pompeji", "P14"), ("lastdays", "7.12")])
def test_a_link_to_a_paragraph_shows_it(visit: Visit, game: str, rule: str) -> None:
    """Although the pictures above it come later than the text."""
    page = visit(locale="de").page
    opened(page, game, f"#{rule}")
    paragraph = page.locator(f"[id='{rule}']")
    expect(paragraph).to_have_class(re.compile("marked"))
    expect(paragraph).to_be_in_viewport()


@pytest.mark.parametrize(("game", "rule"), [("downfall", "D5"), ("pompeji", "P5"), ("lastdays", "5.1")])
def test_a_prompt_links_to_its_paragraph(visit: Visit, game: str, rule: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up(game, 2, "novice")
    visitor.at_table()
    link = page.locator(".prompt a.rule")
    expect(link).to_have_attribute("href", re.compile(rf"^/rules/{game}#"), timeout=60_000)
    expect(link).to_have_text(f"Rule {rule}")
    with page.context.expect_page() as fresh:
        link.click()
    read = fresh.value
    expect(read.locator(f"[id='{rule}']")).to_be_in_viewport(timeout=60_000)
    read.close()
