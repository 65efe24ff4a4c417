"""A review: it grows, names the moments, and shows the better move beside the one played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import END, Livia
from tests.browser.test_watching import DROP
from tests.browser.visitor import SLOW

REPLAYS = Path(__file__).parents[1] / "replays"


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
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", (REPLAYS / game / "2-players.txt").read_text("utf-8")])
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_role("heading", name="Who would win, move by move")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("progressbar")).to_be_hidden(timeout=120_000)
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


def test_a_mistake_is_tried_again(visit: Visit) -> None:
    visitor = visit(width=1366, height=900)
    page = visitor.page
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", (REPLAYS / "pompeji" / "2-players.txt").read_text("utf-8")])
    page.get_by_role("link", name="Review this game").click()
    page.get_by_role("button", name="Try again").click(timeout=120_000)
    tried = page.get_by_role("region", name="Try again")
    expect(tried.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    expect(page.locator(".moment")).to_have_count(0)  # it has the better move
    tried.locator(".own .open").first.click()
    tried.locator(".mount .open").first.click()
    tried.locator(".prompt .acts .primary").click()
    expect(tried.locator(".answer h3")).not_to_be_empty(timeout=SLOW)
    picture(page, "try-again")
    visitor.fits()
    tried.get_by_role("button", name="Next mistake").click()
    expect(tried.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".moment")).to_be_visible()
