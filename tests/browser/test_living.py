"""Living in The Last Days: players turn over their own cards, see their people and what awaits them; it is short."""

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia
from tests.browser.visitor import SLOW

BRISK = 30
"""Seconds for all cards of Vita Romana, with a person who clicks half a second after being asked. What the page waits
is added up, because a busy machine needs time of its own."""
SLEPT = """(() => {
  const wait = window.setTimeout;
  window.slept = 0;
  window.setTimeout = (what, time = 0, ...more) =>
    wait((...all) => {
      window.slept += time;
      what(...all);
    }, time, ...more);
})()"""


def test_players_turn_over_their_own_cards(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(SLEPT)
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('lastdays', 'house')}")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="House everyone").click()
    page.get_by_role("button", name="Done: everyone is housed").click(timeout=SLOW)
    turn = page.get_by_role("button", name="Turn over my card")
    drawn = page.locator("#panel-talk").get_by_text(re.compile("^You drew"))
    expect(page.locator(".prompt")).to_contain_text("A day in Pompeii", timeout=SLOW)
    expect(drawn).to_have_count(0)
    people = page.get_by_role("group", name="My people")
    expect(people.get_by_role("button").first).to_contain_text(re.compile(r"in \d+, .+ to the Porta"))
    picture(page, "living")
    page.evaluate("window.slept = 0")
    begun, clicks = time.monotonic(), 0
    while "Living" in page.locator(".phases [aria-current]").inner_text():
        assert time.monotonic() - begun < 8 * BRISK
        if page.locator(".mount .square.open").count():  # a card asks for a visit
            people.get_by_role("button").first.click()
            page.locator(".prompt .primary").click()
        elif turn.is_visible():
            page.wait_for_timeout(500)
            if turn.is_visible():
                turn.click()
                clicks += 1
        page.wait_for_timeout(50)
    assert page.evaluate("window.slept") / 1000 + clicks * 0.5 < BRISK
    assert clicks >= drawn.count() > 0
