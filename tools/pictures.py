"""Takes the pictures of the README, and those that chats show of links, from the running product: ``make pictures``
(needs Chromium and playwright)."""

from pathlib import Path

from playwright.sync_api import Page

from tools.browser import opened

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SHARED = Path(__file__).parents[1] / "ui" / "public" / "share"
"""What chats show of a game, or where the picture of a finished game cannot be made (``vesuvius/web/pictures.py``)."""
GAMES = Path(__file__).parents[1] / "tests" / "replays"
MOMENTS = {"downfall": ("4-players", 150), "pompeji": ("3-players", 60), "lastdays": ("4-players", 400)}
"""For each game a golden replay and the move at which the picture is taken."""

ALONE = """fresco => {
  Object.assign(fresco.style, { position: "fixed", inset: 0, zIndex: 99, border: 0, borderRadius: 0, height: "100vh" });
  const drawing = fresco.querySelector("svg:not(.parts)");
  drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
  Object.assign(drawing.style, { width: "100%", height: "100%", maxHeight: "none" });
  document.body.style.overflow = "hidden";
}"""
"""Lets the drawing of a game fill the page."""


def shoot(page: Page, file: Path, quality: int = 72) -> None:
    """Take a screenshot, small enough for a web page."""
    page.wait_for_timeout(1500)
    page.screenshot(path=file, type="jpeg", quality=quality)


def replay(page: Page, address: str, name: str) -> None:
    """Show a golden replay at its move."""
    players, move = MOMENTS[name]
    page.goto(f"{address}/replay")
    page.locator("input[type=file]").set_input_files(GAMES / name / f"{players}.txt")
    page.locator("input[type=range]").fill(str(move))
    page.locator("input[type=range]").blur()


def main() -> None:
    """Take the pictures of each game, and one of the first page."""
    for folder in (PICTURES, SHARED):
        folder.mkdir(parents=True, exist_ok=True)
    with opened("--disable-gpu") as (browser, address):
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
        for name in MOMENTS:
            replay(page, address, name)
            shoot(page, PICTURES / f"{name}.jpg")
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(address)
        shoot(page, SHARED / "vesuvius.jpg", 45)
        for number, name in enumerate(MOMENTS):
            page.goto(address)
            page.locator(".fresco").nth(number).evaluate(ALONE)
            shoot(page, SHARED / f"{name}.jpg", 45)


if __name__ == "__main__":
    main()
