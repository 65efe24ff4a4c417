"""Measures the web client with the browser's own tools: ``python tools/measure_ui.py`` (needs Chromium and playwright).

Says what the first page and the first board weigh on the wire, how long it takes until a board is on the screen with
nothing in the cache, and how long the frames are while lava flows. Other work on the machine makes the figures worse:
the load is printed beside them.
"""

import os
import statistics
import sys
from pathlib import Path
from typing import Any

from browser import opened
from playwright.sync_api import Browser, Page

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


def wire(page: Page, address: str) -> int:
    """What a page takes off the wire until nothing more comes, in bytes, compressed as it travels."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    client.on("Network.loadingFinished", finished)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    client.detach()
    return round(sum(sizes))


def open_table(page: Page, address: str, game: str) -> str:
    """A table against bots; its address."""
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


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def main() -> None:
    """All three measures."""
    say(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with opened() as (browser, address):
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        say(f"the first page: {wire(page, address) / 1000:.0f} kB on the wire")
        for game in BOTS:
            table = open_table(page, address, game)
            say(f"a table of {game}, opened directly: {wire(page, table) / 1000:.0f} kB on the wire")
            times = [first_board(browser, address, game) for _ in range(ROUNDS)]
            each = ", ".join(f"{time:.0f}" for time in times)
            say(f"  board on the screen after {statistics.median(times):.0f} ms ({each})")
        frames = lava(browser, address)
        over = sum(frame > 25 for frame in frames)
        late = statistics.quantiles(frames, n=20)[-1]
        say(f"while lava flows: {len(frames)} frames in {sum(frames) / 1000:.1f} s, {over} longer than 25 ms")
        say(f"  median {statistics.median(frames):.1f} ms, 95 % within {late:.1f} ms")
    say(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
