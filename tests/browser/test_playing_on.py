"""Play on from a moment: of a replay by its key, of a review by its button."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.test_lessons import LESSONS, enter, to_the_end
from tests.browser.test_watching import DROP
from tests.browser.visitor import SLOW

REPLAYS = Path(__file__).parents[1] / "replays"


def bring(page: Page, game: str) -> None:
    """Drop a journal on the page of replays."""
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", (REPLAYS / game / "2-players.txt").read_text("utf-8")])
    expect(page.locator(".caption")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("width", [1366, 360])
def test_a_moment_of_a_replay_becomes_a_table(visit: Visit, width: int) -> None:
    visitor = visit(width=width, height=800)
    page = visitor.page
    bring(page, "downfall")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_be_visible()
    picture(page, f"play-on-{width}")
    visitor.fits()
    dialog.get_by_label("Black becomes").select_option("me")
    dialog.get_by_label("Red becomes").select_option("novice")
    dialog.get_by_role("radio", name=re.compile("dealt again")).check()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    visitor.name("Livia")
    expect(page).to_have_url(re.compile("/table/"), timeout=SLOW)
    expect(page.locator(".seats li")).to_have_count(2)
    expect(page.locator(".own")).to_be_visible(timeout=SLOW)
    if width > 1000:
        note = page.locator(".origin")
        expect(note).to_contain_text(re.compile(r"Played on from move \d+ of a journal\s·\swhat was hidden was dealt"))
    picture(page, f"played-on-{width}")


def test_a_moment_of_a_review_becomes_a_table_for_a_friend(visit: Visit) -> None:
    visitor = visit(width=1366, height=800)
    page = visitor.page
    bring(page, "pompeji")
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_role("heading", name="Who would win, move by move")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("progressbar")).to_be_hidden(timeout=120_000)
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    mine = dialog.locator("select").filter(has=page.locator("option:checked[value=me]"))
    expect(mine).to_have_count(1)
    dialog.locator("select").filter(has_not=page.locator("option:checked[value=me]")).select_option("open")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    visitor.name("Livia")
    expect(page).to_have_url(re.compile("/table/"), timeout=SLOW)
    expect(page.get_by_role("link", name=re.compile("Played on from move"))).to_have_count(0)  # a journal has no page
    expect(page.get_by_text(re.compile(r"Played on from move \d+ of a journal"))).to_be_visible(timeout=SLOW)
    picture(page, "played-on-waits")


@pytest.mark.parametrize("width", [1366, 360])
def test_a_lesson_becomes_a_table(visit: Visit, width: int) -> None:
    lesson = next(one for one in LESSONS if one.game == "downfall" and one.id == "save")
    visitor = visit(width=width, height=800)
    page = enter(visitor, lesson)
    if width > 1000:  # beside the board at any moment, else at the end
        expect(page.locator(".beside").get_by_role("button", name="Play on from here")).to_be_visible(timeout=SLOW)
    to_the_end(page)
    picture(page, f"play-on-lesson-{width}")
    visitor.fits()
    page.locator(".bub").get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Play on", exact=True).click()
    visitor.name("Livia")
    expect(page).to_have_url(re.compile("/table/"), timeout=SLOW)
    expect(page.locator(".own")).to_be_visible(timeout=SLOW)
    if width > 1000:
        expect(page.get_by_role("link", name="Played on from a lesson")).to_have_attribute(
            "href", f"/learn/{lesson.game}/{lesson.id}"
        )
