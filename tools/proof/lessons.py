"""Every lesson clicked through in every language, on a desktop by day and by night and on a phone."""

import asyncio
import shutil
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.proof.report import Batch, Missing, Proof
from tools.proof.services import OFF, quiet, server
from vesuvius.lessons import Lesson, courses
from vesuvius.words import LANGUAGES

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "desktop at night": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
LONGEST = 180
"""Seconds a lesson may take."""

FREE = 40
"""The clicks for which a short game is played; tests/lessons plays it to its end."""

NEXT = """() => {
  const here = (what) => [...document.querySelectorAll(what)].find((e) => e.checkVisibility() && !e.disabled);
  if (document.querySelector(".bub.good")) return "done";
  const due = here(".guidance .row .btn.primary, .free .acts .btn.primary, .interlude .btn.primary")
    ?? here(".mount .square.open, .mount [role=button].open, .mount button.open, .own .open:not([aria-pressed=true])")
    ?? here(document.querySelector(".free") ? ".free .acts button:not(.sec)"
      : ".guidance .row .shines, .own .names button");
  if (!due || document.querySelector(".story .btn.sm")) return "";
  due.scrollIntoView({ block: "center", behavior: "instant" });
  due.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return "chosen";
}"""
CLIPPED = """() => [...document.querySelectorAll(".bub .words, .bub .row, .top nav")]
  .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => `${e.className || e.tagName}: ${e.innerText.slice(0, 60)}`)"""
"""Words of the guide that are cut off, and buttons beside the screen."""


def matrix() -> Iterator[tuple[Lesson, str, str]]:
    """Each lesson in each language on each screen; the languages and screens take turns."""
    yield from (
        (lesson, language, screen)
        for language, screen in product(LANGUAGES, SCREENS)
        for course in courses()
        for lesson in course.lessons
    )


def taught(browser: Browser, address: str, lesson: Lesson, language: str, screen: str, batch: Batch) -> None:
    """Click through a lesson and note what is wrong with it."""
    name = f"{lesson.game} {lesson.id}, {language}, {screen}"
    context = browser.new_context(locale=language, reduced_motion="reduce", base_url=address, **SCREENS[screen])
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: batch.expect(False, f"{name}: {error}"))
        page.add_init_script("localStorage.setItem('settings', JSON.stringify({ speed: 4, sound: false }))")
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        page.locator(".bub").wait_for(timeout=60_000)
        begun, clicks, free = time.monotonic(), 0, 0
        while (now := page.evaluate(NEXT)) != "done" and free < FREE and time.monotonic() < begun + LONGEST:
            clicks += now == "chosen"
            free += now == "chosen" and page.locator(".free").is_visible()
            _look(page, name, batch)
            page.wait_for_timeout(40)
        batch.within(f"{name}", time.monotonic() - begun, LONGEST, "slowest lesson")
        batch.count("clicks", clicks)
    finally:
        context.close()


def _look(page: Page, name: str, batch: Batch) -> None:
    for one in page.evaluate(CLIPPED):
        batch.expect(False, f"{name}: cut off: {one}")
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    batch.expect(wide <= window, f"{name}: {wide} px in a window of {window}")


async def lessons(amount: int, seed: int, folder: Path) -> Batch:
    """Click through lessons, from where the last batch ended."""
    batch, chromium = Batch(), shutil.which("chromium")
    if chromium is None:
        raise Missing("needs Chromium")
    chosen = [*matrix()][seed - 79 :][:amount]

    def look_at_all(address: str) -> None:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for lesson, language, screen in chosen:
                taught(browser, address, lesson, language, screen, batch)
            browser.close()

    async with server(folder, OFF) as one:
        await asyncio.to_thread(look_at_all, one.address)
        quiet([one], batch)
    batch.amount = len(chosen)
    return batch


PROOFS = (
    Proof("lessons", "every lesson clicked through, in five languages", "lessons", lessons, 315, 15, 0, ("ui/src",)),
)
