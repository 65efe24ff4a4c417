"""Takes the pictures of the README from the running product: ``make pictures`` (needs Chromium and playwright)."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen

from playwright.sync_api import Page, sync_playwright

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PORT = 8917
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
GAMES = Path(__file__).parents[1] / "tests" / "replays"
MOMENTS = {"downfall": ("4-players", 150), "pompeji": ("3-players", 60), "lastdays": ("4-players", 400)}
"""A golden game of each, and the move at which the picture is taken."""


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, with nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vesuvius", "serve", "--port", str(PORT)]
        process = Popen(command, env={"VESUVIUS_DATA": folder, "PATH": "/usr/bin:/bin"}, stdout=DEVNULL, stderr=DEVNULL)
        try:
            yield f"http://127.0.0.1:{PORT}"
        finally:
            process.terminate()
            process.wait(10)


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
    shoot(page, name)


def main() -> None:
    """One moment of each game."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("The pictures are taken with Chromium, and there is none here.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
        for _ in range(50):
            try:
                page.goto(address)
                break
            except Exception:  # it is not awake yet
                page.wait_for_timeout(200)
        for name in MOMENTS:
            replay(page, address, name)
        browser.close()


if __name__ == "__main__":
    main()
