"""Measures the web client with the browser's own tools: ``python -m tools.measure_ui`` (needs Chromium and playwright).

Prints the bytes transferred for the first page and for a table, the time until the board is on the screen with an empty
cache, and the frames and the work of the main thread while lava flows and while three bots move. Other load on the
machine makes the figures worse, so the load average is printed as well; the work of the main thread is processor time.

``--against FOLDER``: another checkout with its client built; both are measured in turn while bots move.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.browser import opened

GAMES = Path(__file__).parents[1] / "tests" / "replays"
BOTS = {"downfall": 3, "pompeji": 2, "lastdays": 3}
ROUNDS = 5

FRAMES = """() => new Promise((done) => {
  const times = [];
  let last = 0;
  const until = performance.now() + 6000;
  const tick = (now) => {
    if (last) times.push(now - last);
    last = now;
    now < until ? requestAnimationFrame(tick) : done(times);
  };
  requestAnimationFrame(tick);
})"""
PAINTED = """() => new Promise((done) => {
  const seen = () => document.querySelector("svg.board")?.getBoundingClientRect().width > 100;
  const look = () => (seen() ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 5));
  look();
})"""


HOME, GOAL = ".game .btn.primary:enabled", "[data-scene=goal] svg:not(.parts)"
NOT_LATER = """(() => {
  const wait = window.setTimeout;
  window.setTimeout = (what, time, ...more) => (time < 3000 ? wait(what, time, ...more) : 0);
})()"""
"""Calls off what the page fetches once its first screen has been there a while (``later.ts``)."""


def wire(page: Page, address: str, seen: str) -> int:
    """The bytes a page transfers until its first screen is there, compressed as on the wire; ``seen``: what is visible
    then."""
    page.add_init_script(NOT_LATER)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    client.on("Network.loadingFinished", finished)
    page.goto(address)
    page.locator(seen).first.wait_for(timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    client.detach()
    return round(sum(sizes))


def open_table(page: Page, address: str, game: str) -> str:
    """Open a table against bots; returns its address."""
    request = page.context.request
    request.put(f"{address}/api/me", data={"name": "Livia"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "novice"} for _ in range(BOTS[game]))]
    table: str = request.post(f"{address}/api/tables", data={"game": game, "seats": seats}).json()["id"]
    return f"{address}/table/{table}"


def first_board(browser: Browser, address: str, game: str) -> float:
    """Milliseconds from opening a table to its board on the screen, with an empty cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    table = open_table(page, address, game)
    page.goto(table, wait_until="commit")
    painted: float = page.evaluate(PAINTED)
    context.close()
    return painted


def lava(browser: Browser, address: str) -> list[float]:
    """The lengths of the frames, in milliseconds, while a replay plays from the eruption on."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(f"{address}/replay")
    page.locator("input[type=file]").set_input_files(GAMES / "downfall" / "4-players.txt")
    page.get_by_role("button", name="The lava comes").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_timeout(500)
    times: list[float] = page.evaluate(FRAMES)
    context.close()
    return times


@dataclass
class Moving:
    """What the page did while bots moved."""

    frames: list[float] = field(default_factory=list)
    """Milliseconds from frame to frame."""
    moves: int = 0
    work: dict[str, float] = field(default_factory=dict)
    """Processor seconds of the main thread, by kind."""

    def add(self, other: "Moving") -> None:
        self.frames += other.frames
        self.moves += other.moves
        for kind, seconds in other.work.items():
            self.work[kind] = self.work.get(kind, 0) + seconds

    def words(self) -> str:
        wall = sum(self.frames) / 1000
        over = sum(frame > 50 for frame in self.frames)
        kinds = ", ".join(f"{kind} {1000 * seconds / self.moves:.1f}" for kind, seconds in self.work.items())
        return (
            f"{len(self.frames) / wall:.1f} frames a second ({len(self.frames)} in {wall:.1f} s, {over} longer than"
            f" 50 ms); main thread, ms a move: {kinds} ({self.moves} moves)"
        )


WORK = {"all": "TaskDuration", "scripts": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
NUMBER = "() => Number([...document.querySelectorAll('#panel-talk .moment')].at(-1)?.textContent)"
"""The number of the last move in the log."""
FOLLOWED = """() => new Promise((done) => {
  const look = setInterval(() => {
    if (document.querySelector(".prompt.waits")) return;
    clearInterval(look);
    done();
  }, 200);
})"""
"""Until it is her turn. The page looks by itself: a question from outside takes milliseconds of its main thread."""
RECORD = """() => {
  let last = 0;
  window.between = [];
  const tick = (now) => {
    if (last && document.querySelector(".prompt.waits")) window.between.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def moving(browser: Browser, address: str, turns: int) -> Moving:
    """A table with three novices, from each move of the person there to her next. The work is measured first: to ask
    for every frame makes work of its own."""
    found = Moving()
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(open_table(page, address, "downfall"))
    cdp = context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work() -> dict[str, float]:
        metrics = {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}
        return {kind: metrics[name] for kind, name in WORK.items()}

    def others() -> None:
        """She makes a move, and the others follow. To wait for a selector would ask for every frame, too."""
        until = time.monotonic() + 60
        while not page.locator(".prompt.waits").count():
            if time.monotonic() > until:
                sys.exit(f"No move is made within a minute: {page.locator('.prompt').inner_text()}")
            for choice in (".own .open", ".mount .square.open", ".prompt .acts button.primary"):
                if page.locator(choice).count():
                    page.locator(choice).first.dispatch_event("click")
            page.wait_for_timeout(100)
        before, last = work(), page.evaluate(NUMBER)
        page.evaluate(FOLLOWED)
        found.add(Moving(work={kind: seconds - before[kind] for kind, seconds in work().items()}))
        found.moves += page.evaluate(NUMBER) - last

    page.wait_for_selector(".prompt:not(.waits)", timeout=60_000)
    for _ in range(turns):
        others()
    alone = dict(found.work), found.moves
    page.evaluate(RECORD)
    for _ in range(turns):
        others()
    found.work, found.moves = alone
    found.frames = page.evaluate("window.between")
    context.close()
    return found


def against(folders: Sequence[Path], turns: int, rounds: int) -> None:
    """While three bots move, the checkouts in turn."""
    sums = {folder: Moving() for folder in folders}
    for _ in range(rounds):
        for folder, total in sums.items():
            with opened(root=folder) as (browser, address):
                total.add(moving(browser, address, turns))
    for folder, total in sums.items():
        say(f"{folder.name}, while three bots move: {total.words()}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def main() -> None:
    """Print all measurements."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure_ui")
    parser.add_argument("--against", type=Path, help="another checkout, its client built")
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.against:
        say(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        against([asked.against.resolve(), Path(__file__).parents[1]], asked.turns, asked.rounds)
        say(f"load {os.getloadavg()[0]:.1f}")
        return
    say(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with opened() as (browser, address):
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        say(f"the first page: {wire(page, address, HOME) / 1000:.0f} kB on the wire")
        for game in BOTS:
            table = open_table(page, address, game)
            say(f"a table of {game}, opened directly: {wire(page, table, GOAL) / 1000:.0f} kB on the wire")
            times = [first_board(browser, address, game) for _ in range(ROUNDS)]
            each = ", ".join(f"{time:.0f}" for time in times)
            say(f"  board on the screen after {statistics.median(times):.0f} ms ({each})")
        frames = lava(browser, address)
        over = sum(frame > 25 for frame in frames)
        late = statistics.quantiles(frames, n=20)[-1]
        say(f"while lava flows: {len(frames)} frames in {sum(frames) / 1000:.1f} s, {over} longer than 25 ms")
        say(f"  median {statistics.median(frames):.1f} ms, 95 % within {late:.1f} ms")
        say(f"while three bots move: {moving(browser, address, asked.turns).words()}")
    say(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
