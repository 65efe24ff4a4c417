"""Choose how strong a bot is, by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import SLOW
from vesuvius.bots import strengths


@pytest.mark.parametrize("width", [1280, 390])
def test_a_strength_is_chosen_by_keyboard_and_remembered(visit: Visit, width: int) -> None:
    visitor = visit(width=width)
    page = visitor.page
    page.goto("/open/downfall")
    page.locator("label.pick", has_text="2").click(timeout=SLOW)
    seat = page.locator(".seats li").nth(1)
    seat.locator("select").first.select_option("bot")
    slider = seat.get_by_role("slider", name="Strength")
    expect(slider).to_have_attribute("max", str(len(strengths("downfall"))))

    seat.locator("select").nth(1).focus()
    page.keyboard.press("Tab")
    expect(slider).to_be_focused()
    page.keyboard.press("End")
    expect(seat).to_contain_text("Master")
    page.keyboard.press("Home")
    expect(seat).to_contain_text("1 · Newcomer")
    expect(slider).to_have_attribute("aria-valuetext", "1 · Newcomer, Elo 0")
    page.keyboard.press("ArrowRight")
    expect(seat).to_contain_text("2 · ")
    chosen = seat.locator("b").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    seat.locator("select").nth(1).select_option("citizen")
    expect(slider).to_have_count(0)
    seat.locator("select").nth(1).select_option("strength")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Start the game").press("Enter")
    visitor.name("Livia")
    visitor.at_table()
    expect(page.locator(".plate", has_text=chosen)).to_have_count(1)

    page.goto("/open/downfall")
    page.locator(".seats li").nth(1).locator("select").first.select_option("bot")
    expect(page.locator(".seats li").nth(1)).to_contain_text(chosen)
