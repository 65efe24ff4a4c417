"""A review: it grows, names the moments, and shows the better move beside the one played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import END, Livia
from tests.browser.test_axe import built, inspect
from tests.browser.test_watching import DROP
from tests.browser.visitor import SLOW
from vesuvius import journal

REPLAYS = Path(__file__).parents[1] / "replays"


def reviewed(page: Page, game: str) -> None:
    """Drop the golden game of two, and wait for its review."""
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", (REPLAYS / game / "2-players.txt").read_text("utf-8")])
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_role("heading", name="Who would win, move by move")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("progressbar")).to_be_hidden(timeout=120_000)


@pytest.mark.parametrize(("game", "size"), [("downfall", (1366, 768)), ("lastdays", (390, 844))])
def test_the_end_has_a_podium_and_a_story(visit: Visit, livia: Livia, game: str, size: tuple[int, int]) -> None:
    """The podium, three sentences with the review's help, and the chart, from which a click leads to its moment."""
    visitor = visit(width=size[0], height=size[1])
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at(game, END)}/end")
    expect(page.get_by_role("img", name=re.compile("On the podium: .*saved"))).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("region", name="The story of the game").locator("p")).to_have_count(3, timeout=120_000)
    picture(page, f"end-{game}-{size[0]}")
    visitor.fits()
    page.locator("figure svg").first.click()
    expect(page).to_have_url(re.compile(r"/review/[\w-]+\?at=\d+"))


@pytest.mark.parametrize(("game", "size"), [("pompeji", (1366, 768)), ("pompeji", (390, 844))])
def test_a_dropped_game_is_reviewed(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(width=size[0], height=size[1])
    page = visitor.page
    reviewed(page, game)
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".row[aria-current]")
    expect(chosen).to_have_count(1)
    page.locator(".row").filter(has_text="Blunder").first.click()
    moment = page.locator(".moment")
    expect(moment).to_contain_text("Blunder")
    expect(moment).to_contain_text("There was a better move.")
    expect(moment.locator("dd")).to_have_count(2)
    expect(page.locator(".seats button")).to_have_count(2)
    picture(page, f"review-{game}-{size[0]}")
    visitor.fits()


def test_moments_are_filtered_and_all_is_there_as_text(visit: Visit) -> None:
    """What mattered, all, a seat's, the draws: the arrow keys step through what is listed. The text has every move."""
    page = visit(width=1366, height=900).page
    reviewed(page, "downfall")
    rows = page.locator(".list .row")
    assert 3 <= rows.count() <= 5
    expect(page.get_by_role("button", name="What mattered")).to_have_attribute("aria-pressed", "true")
    numbers = [int(number) for number in rows.locator(".num:last-child").all_inner_texts()]
    page.keyboard.press("Home")
    for number in numbers:
        page.keyboard.press("ArrowDown")
        expect(page.locator(".row[aria-current]")).to_contain_text(str(number))
    page.get_by_role("button", name="All", exact=True).click()
    everything = rows.count()
    assert everything > len(numbers)
    page.get_by_role("button", name="Luck", exact=True).click()
    assert 0 < rows.count() < everything
    ledger = page.get_by_role("region", name=re.compile("Luck and play"))
    for name in ("Red", "Black"):
        page.locator(".seats button", has_text=name).click()
        expect(page.locator(".row .piece")).to_have_count(rows.count())
        assert 0 < rows.count() < everything
        expect(ledger).to_have_accessible_name(f"Luck and play: {name}")
        terms = [int(term.replace("\u2212", "-")) for term in ledger.locator("dd").all_inner_texts()]
        assert sum(terms[:4]) == pytest.approx(terms[4], abs=2), "each term is rounded"
    ledger.get_by_role("button", name=re.compile("Best luck")).click()
    expect(page.locator(".moment")).to_contain_text("by luck alone")
    page.get_by_text("Everything as text").click()
    text = page.locator("details li:not(.caps)")
    expect(text).to_have_count(len(journal.read((REPLAYS / "downfall" / "2-players.txt").read_text("utf-8")).moves))
    said = text.filter(has_text="There was a better move. This one gave away").first
    expect(said).to_contain_text("Best:")
    expect(said).to_contain_text(re.compile(r"Red \d+% and Black \d+%"))


def test_a_review_is_called_off_and_begun_again(visit: Visit) -> None:
    """It says that it stopped, keeps what was found, and goes on when it is asked again."""
    page = visit(width=1366, height=900).page
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", (REPLAYS / "lastdays" / "8-players.txt").read_text("utf-8")])
    page.get_by_role("link", name="Review this game").click()
    expect(page.locator("polygon.area").first).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(
        "The review stopped before it was finished. What was found stays."
    )
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator("polygon.area").first).to_be_visible()
    page.get_by_role("alert").get_by_role("button", name="Try again").click()
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()


@built
def test_axe(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    reviewed(page, "pompeji")
    page.keyboard.press("ArrowDown")
    page.get_by_text("Everything as text").click()
    inspect(visitor, "review")
    page.keyboard.press("p")
    expect(page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    inspect(visitor, "play on")
    page.keyboard.press("Escape")
    page.locator(".controls").get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Try again").locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    inspect(visitor, "try again")


def test_a_mistake_is_tried_again(visit: Visit) -> None:
    visitor = visit(width=1366, height=900)
    page = visitor.page
    reviewed(page, "pompeji")
    page.get_by_role("button", name="Try again").click()
    tried = page.get_by_role("region", name="Try again")
    expect(tried.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    expect(page.locator(".moment")).to_have_count(0)  # it has the better move
    tried.locator(".own .open").first.click()
    tried.locator(".mount .open").first.click()
    tried.locator(".prompt .acts .primary").click()
    expect(tried.locator(".answer h2")).not_to_be_empty(timeout=SLOW)
    picture(page, "try-again")
    visitor.fits()
    tried.get_by_role("button", name="Next mistake").click()
    expect(tried.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".moment")).to_be_visible()
