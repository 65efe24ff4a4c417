"""The permit of Pompeji: it says that it works once, and asks only where it promises much, or as the person says."""

import json

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia
from tests.browser.visitor import SLOW, Visitor

TOKEN = "[aria-label*='once per game you may build']"


def lay(page: Page) -> None:
    """Lay the first card that fits, or else the statue under the first name."""
    fitting = page.locator(".hand .card.open")
    (fitting if fitting.count() else page.locator("[data-place='card:*']")).first.click()
    page.locator(".square.open").first.click()
    if page.locator(".names").is_visible():
        page.locator(".names button.open").first.click()
    page.locator(".prompt .primary").click()


def their_turn(visitor: Visitor, livia: Livia) -> Page:
    """Livia has laid a card; the other person, who never moves, is to move."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = livia.ask("POST", "/api/tables", {"game": "pompeji", "seats": seats, "grace": 3})["id"]
    with httpx.Client(base_url=livia.address, timeout=60) as other:
        other.put("/api/me", json={"name": "Jun"}).raise_for_status()
        other.post(f"/api/tables/{table}/join", json={"seat": None}).raise_for_status()
    visitor.become(livia.address, livia.http.cookies)
    page = visitor.page
    page.goto(f"/table/{table}")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    fitting = page.locator(".hand .card.open")
    unfit = page.locator(".hand .card.unfit")
    assert fitting.count() + unfit.count() == 3
    expect(page.get_by_text("fits nowhere")).to_have_count(2 * unfit.count())  # once seen, once read out
    lay(page)
    expect(page.locator(".prompt.waits")).to_contain_text("Jun is choosing", timeout=SLOW)
    return page


def test_a_permit_does_not_ask_for_little_and_can_be_used_all_the_same(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = their_turn(visitor, livia)
    token = page.locator(TOKEN)
    expect(token).not_to_have_attribute("aria-disabled", "true", timeout=SLOW)
    expect(page.get_by_role("button", name="Use your permit")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("You may build first")
    picture(page, "permit-quiet")
    token.click()
    expect(page.locator(".prompt:not(.waits)")).to_contain_text("Lay a card", timeout=SLOW)
    expect(token).to_have_count(0)
    assert visitor.moves == 2


def test_a_permit_asks_always_if_the_person_says_so(visit: Visit, livia: Livia) -> None:
    visitor = visit(width=390, height=844)
    said = json.dumps(json.dumps({"offer": "always"}))
    visitor.context.add_init_script(f"localStorage.setItem('settings', {said})")
    page = their_turn(visitor, livia)
    asks = page.locator(".prompt").get_by_role("button", name="Use your permit")
    expect(asks).to_be_visible(timeout=SLOW)
    picture(page, "permit-asks")
    asks.click()
    expect(page.locator(".prompt:not(.waits)")).to_contain_text("Lay a card", timeout=SLOW)
