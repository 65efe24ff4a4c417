"""Every moment of every game at nine sizes of window: nothing clipped, nothing too small, and a board that stays.

Each moment is looked at from the seat to move and from another, with something picked, and looking back. One page is
loaded for each seat; then the window is resized. The languages take turns.
"""

import asyncio
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import vesuvius
from tools.proof.gallery import Gallery, Scene, scenes
from tools.proof.report import Batch, Missing, Proof
from tools.proof.services import OFF, database_of, quiet, server
from vesuvius.web.identity import COOKIE
from vesuvius.words import LANGUAGES

SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
)
MEASURE = (Path(__file__).parent / "sizes.js").read_text("utf-8")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))))"
PLACE = """() => {
  const board = document.querySelector(".mount svg.board");
  let frame = board;
  for (let e = board; !e.matches(".mount"); e = e.parentElement)
    if (getComputedStyle(e).overflowX === "auto") frame = e;
  const { x, y, width, height } = frame.getBoundingClientRect();
  return [board.getAttribute("aria-label"), [x + scrollX, y + scrollY, width, height].map(Math.round)];
}"""
"""The name of the board and where it is; one that scrolls in a frame is where the frame is."""
CELL, LEAST = 39.5, 23.5
"""The size of what may be chosen on a board, and the least where a zoom or a list has the same choices larger."""
LOW, HIGH = 390, 0.8
"""In a window this low the board has at least that part of the height."""


def moments() -> list[tuple[str, Scene]]:
    """All scenes with their names, of each game in turn, so that a few are of all games."""
    lists = [[(f"{game} {name}", scene) for name, scene in scenes(game).items()] for game in vesuvius.games()]
    return [one[i] for i in range(max(map(len, lists))) for one in lists if i < len(one)]


@dataclass
class Look:
    """What was found at one moment."""

    name: str
    faults: list[str] = field(default_factory=list)
    measured: int = 0
    _places: dict[tuple[str, tuple[int, int]], list[int]] = field(default_factory=dict)

    def sizes(self, page: Page, what: str) -> None:
        """Measure the page at all sizes."""
        for size in self._resized(page):
            self._same(what, size, page)
            found: dict[str, Any] = page.evaluate(MEASURE)
            self.measured += 1
            self._say(what, size, found["faults"])
            smallest = found["smallest"]
            if smallest is None or smallest >= CELL:
                continue
            if not found["larger"]:
                self._say(what, size, [f"squares of {smallest:.0f} px, and no zoom or list"])
            if smallest < LEAST and found["zooms"]:
                page.locator("button[data-larger]").click()
                page.evaluate(DRAWN)
                smallest = page.evaluate(MEASURE)["smallest"]
                page.locator("button[data-larger]").click()
            if smallest < LEAST:
                self._say(what, size, [f"squares of {smallest:.0f} px at best"])

    def stays(self, page: Page, what: str) -> None:
        """The board is where it was."""
        for size in self._resized(page):
            self._same(what, size, page)

    def _resized(self, page: Page) -> Iterator[tuple[int, int]]:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            yield width, height

    def _same(self, what: str, size: tuple[int, int], page: Page) -> None:
        board, place = page.evaluate(PLACE)
        before = self._places.setdefault((board, size), place)
        if size[1] <= LOW and place[3] < HIGH * size[1]:
            self._say(what, size, [f"the board is only {place[3]} px high"])
        if any(abs(one - other) > 1 for one, other in zip(before, place, strict=True)):
            self._say(what, size, [f"the board moved from {before} to {place}"])

    def _say(self, what: str, size: tuple[int, int], faults: list[str]) -> None:
        self.faults += [f"{self.name}, {what}, {size[0]}x{size[1]}: {fault}" for fault in faults]


EYES = ("own", "other")


def look(
    browser: Browser, gallery: Gallery, table: str, name: str, scene: Scene, language: str, eyes: Sequence[str] = EYES
) -> Look:
    """Look at a moment from the seat to move, and from the next one."""
    found = Look(name)
    for what in eyes:
        seat = ((scene.to_move or 0) + EYES.index(what)) % scene.players
        context = browser.new_context(locale=language, reduced_motion="reduce", base_url=gallery.address)
        context.add_cookies([{"name": COOKIE, "value": gallery.cookies[seat], "url": gallery.address}])
        page = context.new_page()
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"/table/{table}")
        page.locator(".prompt").wait_for(timeout=60_000)
        page.locator(".mount svg.board").wait_for(timeout=60_000)
        found.sizes(page, what)
        if what == "own" and (choice := page.locator(".own .open, .mount .square.open")).count():
            choice.first.dispatch_event("click")
            page.reload()  # what was enlarged above is not any more
            choice.first.wait_for(timeout=60_000)
            choice.first.dispatch_event("click")
            found.stays(page, "picked")
        elif what == "other" or scene.to_move is None:
            page.locator("#panel-talk .moment").nth(-2).dispatch_event("click")
            page.locator(".past").wait_for(timeout=60_000)
            found.sizes(page, "looking back")
        context.close()
    return found


async def sizes(amount: int, seed: int, folder: Path) -> Batch:
    """Look at moments, from where the last batch ended."""
    batch, chromium = Batch(), shutil.which("chromium")
    if chromium is None:
        raise Missing("needs Chromium")
    async with server(folder, OFF) as one:
        gallery = await asyncio.to_thread(Gallery, one.address, database_of(folder))
        chosen = moments()[seed - 79 :][:amount]
        tables = [await gallery.table(scene) for _, scene in chosen]

        def all_of_them() -> None:
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
                for i, ((name, scene), table) in enumerate(zip(chosen, tables, strict=True)):
                    language = list(LANGUAGES)[(seed + i) % len(LANGUAGES)]
                    found = look(browser, gallery, table, name, scene, language)
                    batch.amount += 1
                    batch.faults += found.faults
                    batch.count("windows measured", found.measured)
                browser.close()

        await asyncio.to_thread(all_of_them)
        quiet([one], batch)
    return batch


PROOFS = (Proof("sizes", "every moment at nine sizes", "moments", sizes, 23, 23, 0, ("ui/src",)),)
