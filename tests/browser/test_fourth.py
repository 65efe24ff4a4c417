"""A game with rules and nothing else appears on the first page and is played by clicking on the plain face."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit, picture
from tests.web.running import running
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings

FOLDER = Path(__file__).parents[1] / "fourth" / "pebbles"


@pytest.fixture(scope="module")
def address(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with one more game on its shelf."""
    assert chromium.is_connected()
    database = sqlite_url(tmp_path_factory.mktemp("fourth") / "vesuvius.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VESUVIUS_GAMES", str(FOLDER))
        with running(Settings(database, "a secret of tests", limits=False)) as here:
            yield here


@pytest.mark.parametrize("width", [1440, 360])
def test_a_game_without_a_face_is_found_set_up_and_played_to_the_end(visit: Visit, width: int) -> None:
    visitor = visit(width=width)
    page = visitor.page
    page.goto("/")
    card = page.locator(".game", has_text="Pebbles")
    expect(card).to_contain_text("1 min")
    expect(card.get_by_role("img")).to_be_visible()
    visitor.fits()
    card.scroll_into_view_if_needed()
    picture(page, f"fourth-home-{width}")

    card.get_by_role("link", name="Open a table").click()
    seat = page.locator(".seats li").nth(1)
    seat.locator("select").first.select_option("bot")
    seat.locator("select").nth(1).select_option("novice")
    expect(page.get_by_role("checkbox", name="long")).to_be_visible()
    visitor.fits()
    picture(page, f"fourth-set-up-{width}")
    page.get_by_role("button", name="Start the game").click()
    visitor.name("Livia")

    visitor.at_table()
    expect(page.get_by_role("button", name="take 2", exact=True)).to_be_visible()
    visitor.fits()
    picture(page, f"fourth-table-{width}")
    visitor.play(decisions=1)
    if width > 1000:
        expect(page.locator("#panel-talk")).to_contain_text("Livia: took (count")
    visitor.play(decisions=20)
    assert visitor.over
    assert visitor.moves >= 2
    picture(page, f"fourth-over-{width}")
    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_role("row", name="Livia")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(3)
    visitor.fits()
    page.get_by_role("link", name="Replay", exact=True).last.click()
    expect(page.locator("input[type=range]")).to_be_visible()


def test_its_rules_are_shown_in_the_language_it_has(visit: Visit) -> None:
    visitor = visit(locale="fr")
    page = visitor.page
    page.goto("/rules/pebbles")
    expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()
    expect(page.locator("[id='1']")).to_contain_text("Twelve pebbles lie in a heap")
    expect(page.locator("article")).to_have_attribute("lang", "en")
    expect(page.get_by_text("Ces règles ne sont pas encore écrites en français")).to_be_visible()
    visitor.fits()
    page.goto("/rules/pebbles#3")
    expect(page.locator("[id='3']")).to_have_class(re.compile("marked"))
    page.goto("/rules")
    expect(page.locator("nav.games > a")).to_have_count(4)
    expect(page.locator("article h1")).to_be_visible()
