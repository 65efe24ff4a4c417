"""The primary button plays the natural act; several moves at once are played one by one, as a person would."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia
from tests.browser.visitor import SLOW, Visitor

TURN = ".prompt:not(.waits)"
HOMELESS = ".own .roofless"


def at(visitor: Visitor, livia: Livia, moment: str) -> Page:
    """A table of her own at that moment of The Last Days."""
    visitor.become(livia.address, livia.http.cookies)
    visitor.page.goto(f"/table/{livia.at('lastdays', moment)}")
    expect(visitor.page.locator(TURN)).to_be_visible(timeout=SLOW)
    return visitor.page


def test_house_everyone_does_what_single_moves_would(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = at(visitor, livia, "house")
    expect(page.locator(HOMELESS).first).to_be_visible(timeout=SLOW)
    people = page.locator(HOMELESS).count()
    assert people > 2
    picture(page, "house-everyone")
    page.get_by_role("button", name="House everyone").click()
    expect(page.locator(HOMELESS)).to_have_count(0, timeout=SLOW)
    expect(page.locator(".prompt")).to_contain_text("All your people have a home.")
    expect(page.get_by_role("button", name="Done: everyone is housed")).to_have_class(re.compile("primary"))
    assert visitor.moves == people
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(HOMELESS)).to_have_count(1, timeout=SLOW)


def test_the_way_to_the_client_is_the_primary_button(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = at(visitor, livia, "go")
    primary = page.locator(".prompt .acts .primary")
    expect(primary).to_have_text(re.compile(r"(Enter building \d+|Towards .+|Lead .+ out through .+): ?"))
    expect(page.locator(".way").first).to_be_attached()
    expect(page.get_by_role("button", name="Stop here")).not_to_have_class(re.compile("primary"))
    picture(page, "natural-act")
    primary.click()
    expect(page.locator("#panel-talk")).to_contain_text("You walked", timeout=SLOW)
    assert visitor.moves == 1


def test_a_card_on_the_track_is_bought_by_the_primary_button(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = at(visitor, livia, "buy")
    expect(page.get_by_role("button", name=re.compile("^Buy for ST"))).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Buy for ST")).click()
    expect(page.locator("#panel-talk")).to_contain_text("You bought", timeout=SLOW)
    assert visitor.moves == 1


@pytest.mark.parametrize(("moment", "width", "height"), [("house", 1366, 768), ("house", 360, 640), ("move", 844, 390)])
@pytest.mark.parametrize("locale", ["en", "de", "fr"])
def test_every_button_of_the_prompt_is_whole(
    visit: Visit, livia: Livia, moment: str, width: int, height: int, locale: str
) -> None:
    visitor = visit(locale, width, height)
    page = at(visitor, livia, moment)
    acts = page.locator(".prompt .acts")
    expect(acts.locator(".primary")).to_be_visible()
    expect(acts).not_to_have_class(re.compile("more-"))
    cut = "(acts) => [acts.scrollWidth - acts.clientWidth, acts.scrollHeight - acts.clientHeight]"
    wide, high = acts.evaluate(cut)
    assert max(wide, high) <= 1
