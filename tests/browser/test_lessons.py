"""Lessons in Chromium: each is clicked through to its end; one by touch in Japanese, one by keyboard alone."""

import json
import time

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit, picture
from tests.browser.visitor import SLOW, Visitor
from vesuvius.lessons import Lesson, courses

LESSONS = [one for course in courses() for one in course.lessons]

NEXT = """() => {
  const here = (what) => [...document.querySelectorAll(what)].find((e) => e.checkVisibility() && !e.disabled);
  const free = document.querySelector(".free");
  if (document.querySelector(".bub.good")) return "done";
  const due = here(".guidance .row .btn.primary, .free .acts .btn.primary, .interlude .btn.primary")
    ?? here(".mount .square.open, .mount [role=button].open, .mount button.open, .own .open:not([aria-pressed=true])")
    ?? here(free ? ".free .acts button:not(.sec)" : ".guidance .row .shines, .own .names button");
  if (!due || document.querySelector(".story .btn.sm")) return "";
  due.scrollIntoView({ block: "center", behavior: "instant" });
  due.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return due.textContent.trim().slice(0, 40) || due.getAttribute("aria-label");
}"""
"""Choose the next thing that shines; returns what it was."""


def enter(visitor: Visitor, lesson: Lesson) -> Page:
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('settings', {json.dumps(json.dumps({'speed': 4, 'sound': False}))})")
    page.goto(f"/learn/{lesson.game}/{lesson.id}")
    expect(page.locator(".bub")).to_be_visible(timeout=SLOW)
    return page


def to_the_end(page: Page, seconds: float = 120, stop: str = ".bub.good") -> None:
    until = time.monotonic() + seconds
    chosen: list[str] = []
    while not page.locator(stop).is_visible() and (now := page.evaluate(NEXT)) != "done":
        assert time.monotonic() < until, f"not done in {seconds} s: {chosen[-9:]}, {page.locator('.bub').inner_text()}"
        if now:
            chosen.append(now)
        page.wait_for_timeout(60)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_lesson_is_clicked_through_to_its_end(visit: Visit, lesson: Lesson) -> None:
    """Where it lets play on, to the first move of that game: tests/lessons plays it to its end."""
    visitor = visit()
    page = enter(visitor, lesson)
    if any(step.kind == "free" for step in lesson.steps):
        to_the_end(page, stop=".free .prompt:not(.waits)")
        visitor.fits()
        picture(page, f"lesson-{lesson.game}-{lesson.id}")
        return
    to_the_end(page)
    expect(page.locator(".bub .steps i.on")).to_have_count(len(lesson.steps))
    expect(page.locator(".bub a.primary, .bub button.primary")).to_be_visible()
    picture(page, f"lesson-{lesson.game}-{lesson.id}")
    page.goto("/learn")
    expect(page.locator(f".lessons li.done a[href='/learn/{lesson.game}/{lesson.id}']")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize("lesson", [course.lessons[0] for course in courses()], ids=lambda one: one.game)
def test_a_lesson_on_a_phone_in_japanese(visit: Visit, lesson: Lesson) -> None:
    visitor = visit(locale="ja", width=360, height=740, has_touch=True, is_mobile=True)
    page = enter(visitor, lesson)
    visitor.fits()
    picture(page, f"lesson-phone-{lesson.game}")
    to_the_end(page)
    visitor.fits()


def reach(page: Page, what: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {what}")


def test_a_lesson_by_keyboard_alone_and_read_aloud(visit: Visit) -> None:
    """Tab, Enter and Escape; each task is announced with the name of what shines."""
    page = enter(visit(), next(one for one in LESSONS if one.id == "save"))
    spoken = page.locator(".bub [role=status]")
    reach(page, ".guidance .row .btn.primary")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Choose your citizen on G6.")
    expect(spoken).to_contain_text("These shine: G6")
    reach(page, ".square.open")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Choose the gate")
    reach(page, ".guidance .row .shines")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("One is out, and saved.", timeout=SLOW)
    expect(spoken).to_contain_text("These shine: F2")
    page.keyboard.press("Escape")
    expect(spoken).to_contain_text("Choose your citizen on G6.", timeout=SLOW)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Go on")).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")
    expect(page.locator(".courses article").first).to_be_visible(timeout=SLOW)


def test_anything_may_be_tapped_and_is_answered(visit: Visit) -> None:
    """A legal move that is not asked for, and one that the rules refuse; nothing has moved, and the task stays."""
    page = enter(visit(), next(one for one in LESSONS if one.id == "place"))
    said = page.locator(".bub .say")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-place='card:6']").click(force=True)
    expect(said).to_contain_text("That card has its buildings, too. Here we begin with the 3.")
    page.locator("[data-place='card:3']").click()
    page.locator("[data-square=F3]").click(force=True)
    expect(said).to_contain_text("F3")
    expect(page.locator(".bub .task")).to_have_text("Choose a building 3.")
    page.locator("[data-square=C3]").click()
    expect(page.locator(".bub .praise")).to_be_visible(timeout=SLOW)
    page.reload()
    expect(said).to_contain_text("a building beside a gate is good", timeout=SLOW)
    page.get_by_role("button", name="Skip").click()
    expect(said).to_contain_text("Now it is your choice", timeout=SLOW)


def test_what_is_tapped_before_a_lesson_has_gone_on_is_answered_then(visit: Visit) -> None:
    """The server takes its time: a tap after "Go on" is neither lost nor judged by the step before."""
    page = enter(visit(), next(one for one in LESSONS if one.id == "place"))
    said = page.locator(".bub .say")
    card = page.locator("[data-place='card:6']")
    card.click(force=True)
    expect(said).to_contain_text("First go on.")
    asked: list[Route] = []
    page.route("**/games/*/lessons/place", lambda route: route.continue_() if asked else asked.append(route))
    page.get_by_role("button", name="Go on").click()
    while not asked:
        page.wait_for_timeout(20)
    card.click(force=True)
    asked[0].continue_()
    expect(said).to_contain_text("That card has its buildings, too. Here we begin with the 3.")


def test_how_far_one_has_come_goes_along_to_another_device(visit: Visit) -> None:
    """First nobody, who gets a name on the way; then the same person on a second device, and back on the first."""
    here, there = visit().page, visit()
    here.goto("/learn/downfall/place")
    here.get_by_role("button", name="Go on").click()
    task = "Choose the 3."
    expect(here.locator(".bub .task")).to_have_text(task)
    here.request.put("/api/me", data={"name": "Ann"})
    here.goto("/learn")
    expect(here.locator(".goon")).to_contain_text("Step 2 of")
    token = here.request.post("/api/me/link").json()["token"]
    there.page.goto(f"/move#{token}")
    there.page.get_by_role("button", name="Be Ann").click()
    expect(there.page.locator("footer")).to_contain_text("Ann")
    place = next(one for one in LESSONS if one.id == "place")
    expect(enter(there, place).locator(".bub .task")).to_have_text(task)
    to_the_end(there.page)
    there.page.goto("/learn")
    done = ".lessons li.done a[href='/learn/downfall/place']"
    expect(there.page.locator(done)).to_be_visible(timeout=SLOW)
    here.reload()
    expect(here.locator(done)).to_be_visible(timeout=SLOW)
    here.request.post("/api/me/sign-out")
    here.goto("/learn")
    expect(here.locator(".lessons a").first).to_be_visible(timeout=SLOW)
    expect(here.locator(done)).to_have_count(0)


def test_people_who_never_played_are_invited_once(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Show me").click(timeout=SLOW)
    expect(page.locator(".bub")).to_be_visible(timeout=SLOW)
    page.goto("/")
    page.locator("section", has=page.get_by_role("link", name="Show me")).get_by_role("button", name="Close").click()
    expect(page.get_by_role("link", name="Show me")).to_have_count(0)
    page.reload()
    expect(page.locator(".game .learn").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("link", name="Show me")).to_have_count(0)
