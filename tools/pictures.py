"""Takes the pictures of the README from the running product: ``make pictures`` (needs Chromium and playwright)."""

from pathlib import Path

from browser import opened
from playwright.sync_api import Page

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
GAMES = Path(__file__).parents[1] / "tests" / "replays"
MOMENTS = {"downfall": ("4-players", 150), "pompeji": ("3-players", 60), "lastdays": ("4-players", 400)}
"""A golden game of each, and the move at which the picture is taken."""


def shoot(page: Page, name: str) -> None:
    """One picture, small enough for a page."""
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=72)


def replay(page: Page, address: str, name: str) -> None:
    """A moment of a golden game, as the replay page shows it."""
    players, move = MOMENTS[name]
    page.goto(f"{address}/replay")
    page.locator("input[type=file]").set_input_files(GAMES / name / f"{players}.txt")
    page.locator("input[type=range]").fill(str(move))
    page.locator("input[type=range]").blur()
    shoot(page, name)


def main() -> None:
    """One moment of each game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with opened("--disable-gpu") as (browser, address):
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
        for name in MOMENTS:
            replay(page, address, name)


if __name__ == "__main__":
    main()
