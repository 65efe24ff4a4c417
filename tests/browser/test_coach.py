"""The coach at a table against bots: a hint of three depths, by mouse, by touch and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.visitor import SLOW


@pytest.mark.parametrize(("width", "height", "language"), [(1366, 768, "en"), (360, 740, "en")])
def test_a_hint_goes_deeper_with_each_press(visit: Visit, width: int, height: int, language: str) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.page
    visitor.set_up("downfall", 2, "novice")
    hint = page.get_by_role("button", name=re.compile("Hint, depth 1"))
    expect(hint).to_be_visible(timeout=SLOW)
    hint.click()
    coach = page.get_by_role("region", name="The coach")
    where = coach.get_by_role("button", name="Show me where")
    expect(where).to_be_visible(timeout=SLOW)
    expect(coach).to_contain_text("The coach sees what you see.")
    picture(page, f"coach-1-{width}-{language}")
    where.click()
    best = coach.get_by_role("button", name="Show the best move")
    expect(best).to_be_visible()
    picture(page, f"coach-2-{width}-{language}")
    best.click()
    expect(coach).to_contain_text(re.compile(r"Chance to win: \d+%"))
    picture(page, f"coach-3-{width}-{language}")
    visitor.fits()
    coach.get_by_role("button", name="Choose it for me").click()
    expect(page.locator(".prompt .btn.primary")).to_be_visible()
    expect(page.get_by_role("region", name="The coach")).to_be_hidden()


def test_hints_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("pompeji", 2, "novice")
    expect(page.get_by_role("button", name=re.compile("Hint, depth 1"))).to_be_visible(timeout=SLOW)
    coach = page.get_by_role("region", name="The coach")
    page.keyboard.press("h")
    expect(coach.get_by_role("button", name="Show me where")).to_be_visible(timeout=SLOW)
    page.keyboard.press("h")
    page.keyboard.press("h")
    expect(coach).to_contain_text(re.compile(r"Chance to win: \d+%"))
    page.keyboard.press("Escape")
    expect(coach).to_be_hidden()
