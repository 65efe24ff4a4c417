"""The coach at a table against bots: a hint of three depths, a doubt, and what happened while one waited."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia
from tests.browser.test_axe import built, inspect
from tests.browser.visitor import SLOW, Visitor


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


def run_badly(visit: Visit, livia: Livia, *, sure: bool) -> Visitor:
    """A person who leads their best marker, two squares from a gate, back into the city."""
    visitor = visit()
    page = visitor.page
    settings = json.dumps({"sure": sure, "speed": 4, "sound": False})
    page.add_init_script(f"localStorage.settings ??= {json.dumps(settings)}")
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('downfall', 'run')}")
    choose_badly(visitor)
    return visitor


def choose_badly(visitor: Visitor) -> None:
    for square in ("E1", "D2"):
        visitor.page.locator(f"[data-square={square}].open").click()
    visitor.page.get_by_role("button", name="Move to D2").click()


def made(visitor: Visitor) -> None:
    """Assert that the move is made: its marker is asked for no more."""
    expect(visitor.page.locator(".prompt")).to_contain_text("Second move", timeout=SLOW)


def test_a_move_that_gives_much_away_is_asked_about_and_one_tap_plays_it(visit: Visit, livia: Livia) -> None:
    visitor = run_badly(visit, livia, sure=True)
    coach = visitor.page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text("Are you sure?")
    expect(coach).to_contain_text(re.compile(r"Your chance to win falls from \d+% to \d+%\. \w+"))
    expect(coach.get_by_role("checkbox", name="Warn me like this")).to_be_checked()
    picture(visitor.page, "coach-sure")
    coach.get_by_role("button", name="Move to D2").click()
    made(visitor)
    expect(coach).to_be_hidden()


def test_it_is_asked_once_a_turn(visit: Visit, livia: Livia) -> None:
    visitor = run_badly(visit, livia, sure=True)
    coach = visitor.page.get_by_role("region", name="The coach")
    coach.get_by_role("button", name="Let me think").click()
    expect(coach).to_be_hidden()
    expect(visitor.page.locator(".prompt")).to_contain_text("Move to D2")  # it is still chosen
    visitor.page.get_by_role("button", name="Move to D2").click()
    made(visitor)


def test_it_is_not_asked_when_the_setting_is_off(visit: Visit, livia: Livia) -> None:
    visitor = run_badly(visit, livia, sure=False)
    made(visitor)
    expect(visitor.page.get_by_text("Are you sure?")).to_have_count(0)


def test_the_question_switches_itself_off(visit: Visit, livia: Livia) -> None:
    visitor = run_badly(visit, livia, sure=True)
    visitor.page.get_by_role("checkbox", name="Warn me like this").uncheck()
    visitor.page.get_by_role("button", name="Move to D2").click()
    made(visitor)
    visitor.page.goto(f"/table/{livia.at('downfall', 'run')}")
    choose_badly(visitor)
    made(visitor)


@built
def test_the_question_is_accessible(visit: Visit, livia: Livia) -> None:
    visitor = run_badly(visit, livia, sure=True)
    expect(visitor.page.get_by_text("Are you sure?")).to_be_visible()
    inspect(visitor, "coach-sure")


@built
def test_the_panel_of_the_coach_is_accessible_at_every_depth(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('downfall', 'run')}")
    page.get_by_role("button", name=re.compile("Hint, depth 1")).click()
    for depth, button in enumerate(("Show me where", "Show the best move", "Choose it for me"), start=1):
        shown = page.get_by_role("region", name="The coach").get_by_role("button", name=button)
        expect(shown).to_be_visible()
        inspect(visitor, f"coach-{depth}")
        shown.click()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_it_says_what_happened_while_one_waited(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.page
    visitor.set_up("downfall", 2, "novice")
    visitor.play(1)
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(re.compile(r"Cassia settled on [A-K]\d+\."), timeout=SLOW)
    found = re.search(r"settled on ([A-K]\d+)\.", prompt.inner_text())
    assert found
    expect(page.locator(".trace")).to_have_count(2)  # one's own last marker, and his
    picture(page, f"coach-meanwhile-{width}")
    visitor.fits()
    again = page.get_by_role("button", name="Show again what happened meanwhile")
    again.click()
    expect(prompt).to_contain_text(f"settled on {found[1]}", timeout=SLOW)
    expect(again).to_be_visible(timeout=SLOW)
