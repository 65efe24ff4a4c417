"""Puzzles: found by their filters, solved on the board by mouse and by keyboard, explained after the answer."""

import re
from datetime import date, timedelta
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.test_axe import built, inspect
from tests.browser.test_keyboard import tab_to
from tests.browser.visitor import SLOW
from vesuvius import puzzles
from vesuvius.web import puzzles as web


def open_puzzle(page: Page, one: puzzles.Puzzle) -> None:
    page.goto(f"/puzzles/{one.game}/{one.id}")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)


def lay(page: Page, move: str) -> None:
    """Choose the square of a lava tile, and confirm it."""
    page.locator(f'.square.open[data-square="{move.split()[1]}"]').click()
    page.locator(".prompt .acts .primary").click()


@pytest.mark.parametrize("width", [1366, 360])
def test_a_puzzle_is_solved_and_explained(visit: Visit, width: int) -> None:
    visitor = visit(width=width, height=800)
    page = visitor.page
    one = lava()
    open_puzzle(page, one)
    picture(page, f"puzzle-{width}")
    visitor.fits()
    assert one.best[0] not in page.content().replace("&nbsp;", " ")
    lay(page, one.mistake)
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Not the best move.", timeout=SLOW)
    expect(answer).to_contain_text("Best:")
    picture(page, f"puzzle-wrong-{width}")
    visitor.fits()
    answer.get_by_role("button", name="Try again").click()
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    lay(page, one.best[0])
    expect(answer).to_contain_text("Right!", timeout=SLOW)
    picture(page, f"puzzle-right-{width}")
    answer.get_by_role("link", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(one.id), timeout=SLOW)
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)


def test_puzzles_are_narrowed_and_the_day_has_one(visit: Visit) -> None:
    visitor = visit(width=1366, height=900)
    page = visitor.page
    page.goto("/")
    daily = page.get_by_role("region", name="Puzzle of the day")
    expect(daily.get_by_role("link", name="Solve it")).to_be_visible(timeout=SLOW)
    picture(page, "home-puzzle")
    daily.get_by_role("link", name="All puzzles").click()
    everything = sum(len(puzzles.puzzles(name)) for name in ("downfall", "pompeji", "lastdays"))
    expect(page.locator("main [role=status]")).to_contain_text(f"{everything} puzzles", timeout=SLOW)
    picture(page, "puzzles")
    page.get_by_label("Game").select_option("pompeji")
    page.get_by_label("Theme").select_option("seventh_card")
    some = [one for one in puzzles.puzzles("pompeji") if "seventh_card" in one.themes]
    expect(page.locator("main li a")).to_have_count(len(some))
    visitor.resize(360, 740)
    visitor.fits()
    page.locator("main li a").first.click()
    expect(page).to_have_url(re.compile(f"/puzzles/pompeji/{some[0].id}"))


def lava() -> puzzles.Puzzle:
    return next(one for one in puzzles.puzzles("downfall") if one.best[0].startswith("lava"))


def lay_by_keyboard(page: Page, square: str) -> None:
    """Go to a square of the board by Tab and arrows, choose it, and confirm."""
    tab_to(page, ".square")
    for _ in range(30):
        dx, dy = page.evaluate(
            """(square) => {
              const [from, to] = [document.activeElement, document.querySelector(`[data-square="${square}"]`)]
                .map((e) => e.getBoundingClientRect());
              return [to.x - from.x, to.y - from.y];
            }""",
            square,
        )
        if abs(dx) < 2 > abs(dy):
            break
        sideways = abs(dx) > abs(dy)
        across, along = "ArrowRight" if dx > 0 else "ArrowLeft", "ArrowDown" if dy > 0 else "ArrowUp"
        page.keyboard.press(across if sideways else along)
    expect(page.locator(f'.square.open[data-square="{square}"]:focus')).to_have_count(1)
    page.keyboard.press("Enter")
    tab_to(page, ".prompt .acts .primary")
    page.keyboard.press("Enter")


def test_the_puzzle_of_the_day_by_keyboard_and_its_streak_on_another_device(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = lava()
    day = next(day for day in map(date.fromordinal, count(740_000)) if puzzles.daily(day.toordinal()) == one)
    monkeypatch.setattr(web, "_today", lambda: day)
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.evaluate(
        "() => fetch('/api/me', {method: 'PUT', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name: 'Livia'})})"
    )
    page.reload()
    daily = page.get_by_role("region", name="Puzzle of the day")
    expect(daily).to_be_visible(timeout=SLOW)
    tab_to(page, f"a[href='/puzzles/{one.game}/{one.id}']")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    lay_by_keyboard(page, one.best[0].split()[1])
    expect(page.locator(".answer")).to_contain_text("Right!", timeout=SLOW)
    page.keyboard.press("p")
    expect(page.get_by_role("dialog", name="Play on from here")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(one.id), timeout=SLOW)

    phone = visit(width=360, height=740)
    phone.context.add_cookies(visitor.context.cookies())  # type: ignore[arg-type]
    phone.page.goto("/")
    there = phone.page.get_by_role("region", name="Puzzle of the day")
    expect(there).to_contain_text("1 day in a row", timeout=SLOW)
    expect(there).to_contain_text("Solved.")
    phone.fits()
    picture(phone.page, "puzzle-streak")
    monkeypatch.setattr(web, "_today", lambda: day + timedelta(days=1))
    phone.page.reload()
    expect(there).to_contain_text("1 day in a row", timeout=SLOW)
    expect(there.get_by_role("link", name="Solve it")).to_be_visible()
    monkeypatch.setattr(web, "_today", lambda: day + timedelta(days=2))
    phone.page.reload()
    expect(there.get_by_role("link", name="Solve it")).to_be_visible(timeout=SLOW)
    expect(there).not_to_contain_text("in a row")


@built
@pytest.mark.parametrize("name", ["list", "puzzle"])
def test_axe(visit: Visit, name: str) -> None:
    visitor = visit()
    page = visitor.page
    if name == "list":
        page.goto("/puzzles")
        expect(page.locator("main li a").first).to_be_visible(timeout=SLOW)
    else:
        open_puzzle(page, puzzles.puzzles("pompeji")[0])
    inspect(visitor, f"puzzles-{name}")
