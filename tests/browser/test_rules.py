"""The rules of the three games in five languages: text, rulings, pictures; on a desktop and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_home import RAW
from tests.games.test_rule_books import book, captions, rulings
from vesuvius.games import games

OLD_RULINGS = {"downfall": 8, "pompeji": 8, "lastdays": 35}
# All text that is shown or read aloud, without names in code, which are not translated.
SHOWN = """() => [document.title, ...[...document.querySelectorAll("body *:not(code):not(script):not(style)")].flatMap(
  (e) => [e.getAttribute("aria-label"), ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data)],
)].filter((text) => text?.trim())"""
# How the text of a page breaks, outside the rule book too.
STYLE = """() => {
  const { hyphens, lineBreak, wordBreak } = getComputedStyle(document.querySelector("main > nav"));
  return [hyphens, lineBreak, wordBreak];
}"""
BROKEN = {
    "de": ["auto", "auto", "normal"],
    "nl": ["auto", "auto", "normal"],
    "ja": ["manual", "strict", "auto-phrase"],
}
# Whether a board or plan fills the frame of its picture.
FILLED = """e => {
  const frame = e.getBoundingClientRect();
  return [...e.querySelectorAll("svg")].map((svg) => svg.getBoundingClientRect()).some((drawn) =>
    drawn.left <= frame.left + 6 && drawn.right >= frame.right - 6 &&
    drawn.top <= frame.top + 6 && drawn.bottom >= frame.bottom - 6);
}"""
CAPTION = "e => document.getElementById(e.getAttribute('aria-labelledby')).textContent.length"


def opened(page: Page, game: str, language: str, rule: str = "") -> None:
    """Open the page and wait for all its pictures."""
    page.goto(f"/rules/{game}{rule}")
    count = len(captions(book(game, language)))
    expect(page.locator("figure > [role=img]")).to_have_count(count, timeout=60_000)


def filled(picture: Locator) -> None:
    """Wait until the board fills the frame: it is drawn when the reader comes near."""
    for _ in range(300):
        if picture.evaluate(FILLED):
            return
        picture.page.wait_for_timeout(100)
    raise AssertionError(picture.evaluate("e => e.parentElement.textContent"))


@pytest.mark.parametrize("tag", ["en", "fr", "nl", "de", "ja"])
def test_rules(visit: Visit, tag: str) -> None:
    visitor = visit(locale=tag)
    page = visitor.page
    for game in games():
        opened(page, game, tag)
        expect(page.locator("article")).to_have_attribute("lang", tag)
        if tag in BROKEN:
            assert page.evaluate(STYLE) == BROKEN[tag]
        counted = sum(len(found) for found in rulings(book(game, tag)).values())
        expect(page.locator(".ruling")).to_have_count(counted or OLD_RULINGS[game])
        for text in page.evaluate(SHOWN):
            assert not RAW.search(text), text
            assert not re.search(r"\*\*|picture:|^> ", text), text
        for width, height in ((1440, 900), (360, 740)):
            visitor.resize(width, height)
            visitor.fits()
            for number, picture in enumerate(page.locator("figure > [role=img]").all()):
                picture.scroll_into_view_if_needed()
                if number:  # the first shows what is in the box, piece by piece
                    filled(picture)
                box = picture.bounding_box()
                assert box is not None
                assert box["width"] > 200
                assert box["height"] > 80
                expect(picture.locator("svg").nth(1)).to_be_attached()
                assert (
                    picture.evaluate(
                        "e => document.getElementById(e.getAttribute('aria-labelledby')).textContent.length"
                    )
                    > 20
                )
            visitor.resize(1440, 900)


@pytest.mark.parametrize(("game", "rule"), [("downfall", "D19"), ("pompeji", "P14"), ("lastdays", "7.12")])
def test_a_link_to_a_paragraph_shows_it(visit: Visit, game: str, rule: str) -> None:
    """It stays in view although the pictures above it load later than the text."""
    page = visit(locale="de").page
    opened(page, game, "de", f"#{rule}")
    paragraph = page.locator(f"[id='{rule}']")
    expect(paragraph).to_have_class(re.compile("marked"))
    expect(paragraph).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "rule", "width", "height"),
    [("downfall", "D5", 1366, 768), ("pompeji", "P5", 390, 844), ("lastdays", "5.1", 844, 390)],
)
def test_a_prompt_opens_its_paragraph_beside_the_game(
    visit: Visit, game: str, rule: str, width: int, height: int
) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.page
    visitor.set_up(game, 2, "novice")
    visitor.at_table()
    link = page.locator(".prompt a.rule")
    expect(link).to_have_attribute("href", re.compile(rf"^/rules/{game}#"), timeout=60_000)
    expect(link).to_have_text(f"Rule {rule}")
    at = page.url
    board = page.locator("div.mount").bounding_box()
    link.focus()
    page.keyboard.press("Enter")
    book = page.get_by_role("complementary", name="Rules of")
    expect(book.locator(f"[id='{rule}']")).to_be_in_viewport(timeout=60_000)
    assert page.url == at
    assert page.locator("div.mount").bounding_box() == board, "the board keeps its place"
    visitor.fits()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    expect(link).to_be_focused()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(book.get_by_role("searchbox")).to_be_visible(timeout=60_000)
    book.get_by_role("button", name="Close").click()
    expect(book).to_be_hidden()


# Text of the article that can be found: no drawings, nothing inert.
FOUND = """words => {
  const text = document.querySelector("article").cloneNode(true);
  for (const drawn of text.querySelectorAll("svg, [inert]")) drawn.remove();
  return text.textContent.toLowerCase().split(words).length - 1;
}"""
LIT = "() => [...(CSS.highlights.get('found') ?? [])].map(range => range.getBoundingClientRect().top)"


def test_search_finds_counts_and_jumps(visit: Visit) -> None:
    """Folded rulings count too, and open when one is found there."""
    page = visit(locale="en").page
    opened(page, "lastdays", "en")
    box, status = page.get_by_role("searchbox"), page.locator("[role=search] [role=status]")
    box.fill("orphan")
    count = page.evaluate(FOUND, "orphan")
    assert count > 5
    expect(status).to_have_text(re.compile(rf"^1 of {count}\."))
    assert len(page.evaluate(LIT)) == count
    for at in (2, 3):
        page.keyboard.press("Enter")
        expect(status).to_have_text(re.compile(rf"^{at} of {count}\."))
        assert 0 < page.evaluate(LIT)[at - 1] < 900, "the place that is found is in view"
    ruling = page.locator("details", has_text="In lanes one dot wide")
    expect(ruling).not_to_have_attribute("open", "")
    box.fill("lanes one dot")
    expect(status).to_have_text(re.compile(r"^1 of 1\."))
    expect(ruling).to_have_attribute("open", "")
    expect(ruling).to_be_in_viewport()
    box.fill("kangaroo")
    expect(status).to_contain_text("Nothing found")
    assert page.evaluate(LIT) == []
    box.fill("")
    expect(status).to_be_empty()


@pytest.mark.parametrize("tag", ["en", "fr", "nl", "de", "ja"])
def test_the_summary_prints_on_one_page(visit: Visit, tag: str) -> None:
    """On A4 and on the shorter Letter, with margins of a centimetre, light although the screen is dark."""
    page = visit(locale=tag).page
    page.emulate_media(color_scheme="dark")
    for game in games():
        page.goto(f"/rules/{game}")
        expect(page.locator("section.numbers")).to_be_attached(timeout=60_000)
        page.evaluate("window.print = () => { window.printed = document.documentElement.dataset.print }")
        page.locator(".acts button").click()
        assert page.evaluate("window.printed") == "sheet"
        page.evaluate("document.documentElement.dataset.print = 'sheet'")
        page.emulate_media(media="print")
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
        assert page.evaluate("document.querySelectorAll('.sheet table').length") > 1
        page.set_viewport_size({"width": 718, "height": 1000})  # A4 without its margins
        wide = page.locator(".sheet .wide").evaluate_all("e => e.map(one => one.scrollWidth - one.clientWidth)")
        assert max(wide) <= 0, "no table is cut off"
        for size in ("A4", "Letter"):
            margin = {"top": "1cm", "bottom": "1cm", "left": "1cm", "right": "1cm"}
            printed = page.pdf(format=size, margin=margin)  # type: ignore[arg-type]
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, (game, size)
        page.emulate_media(media="screen")
