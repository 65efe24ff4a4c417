"""Without a mouse: Tab, arrows and Enter."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import Livia

OPEN = (
    ".prompt .acts .primary",
    ".square.open",
    ".own .open:not([aria-pressed=true])",
    ".prompt .acts button:not(.sec)",
)
"""What a person chooses first: to confirm, else the board, else the hand, else another button."""
FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"


def reach(page: Page, selector: str, most: int = 60) -> bool:
    """Press Tab until such an element has the focus; False if there is none any more, as when the turn has passed."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return True
        if not page.locator(selector).count():
            return False
    raise AssertionError(f"no {selector} within {most} tabs; the focus is on {page.evaluate(FOCUSED)}")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until such an element has the focus."""
    assert reach(page, selector), f"no {selector}; the focus is on {page.evaluate(FOCUSED)}"


def test_first_move_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    tab_to(page, ".game:first-child .btn")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
    tab_to(page, "dialog input")
    page.keyboard.type("Livia")
    page.keyboard.press("Enter")
    visitor.at_table()
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=60_000)

    tab_to(page, ".hand button[aria-disabled=false]")
    page.keyboard.press("Enter")
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".square.open").first).to_be_attached()
    page.keyboard.press("Shift+Tab")
    if not page.evaluate("document.activeElement.matches('.square')"):
        tab_to(page, ".square")
    expect(page.locator(".square.open:focus")).to_have_count(1)  # Tab enters the board at a square that can be chosen
    names = {page.evaluate(FOCUSED)}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        names.add(page.evaluate(FOCUSED))
    assert len(names) > 2, names
    page.keyboard.press("Home")
    expect(page.locator(".square.open:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".square[aria-pressed=true]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#panel-talk")).to_contain_text("You played", timeout=30_000)
    assert visitor.moves == 1


@pytest.mark.parametrize(("game", "moment"), [("pompeji", "turn"), ("lastdays", "move")])
def test_a_turn_by_keyboard(visit: Visit, livia: Livia, game: str, moment: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at(game, moment)}")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=60_000)
    others = page.locator(".log").get_by_text("Cassia")
    before, until = others.count(), time.monotonic() + 120
    while others.count() == before:
        assert time.monotonic() < until, f"{visitor.moves} moves"
        found = next((one for one in OPEN if page.locator(one).count()), None)
        if page.locator(".prompt:not(.waits)").count() and found and reach(page, found, most=120):
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    expect(page.locator(".log")).to_contain_text("You")
    assert visitor.moves >= 1
