"""Two browsers at one table."""

import json
import re
import time

import httpx
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia
from tests.browser.visitor import SLOW, Visitor


def turn(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """The page of the player whom the server waits for, and the page of the other; both show it.

    While cards are dealt, either page may show the other's prompt for a moment.
    """
    until = time.monotonic() + 60
    while True:
        for one, other in (visitors, visitors[::-1]):
            table = one.page.request.get(f"/api/tables/{one.page.url.rpartition('/')[2]}").json()
            shown = one.page.locator(".prompt:not(.waits)").count() and other.page.locator(".prompt.waits").count()
            if table["waiting_for_me"] and shown:
                return one, other
        assert time.monotonic() < until, "nobody is asked to move"
        visitors[0].page.wait_for_timeout(50)


def test_a_friend_joins_by_link(visit: Visit) -> None:
    livia, marcus = visit(), visit()
    livia.breakable()
    marcus.breakable()
    livia.set_up("downfall", 2, "open")
    link = livia.page.get_by_label("Link", exact=True).input_value()
    assert "/join/" in link
    marcus.page.goto(link)
    expect(marcus.page.get_by_text("Livia")).to_be_visible()
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.name("Marcus")
    for visitor in (livia, marcus):
        visitor.at_table()
        seats = visitor.page.get_by_role("list", name="Seats")
        expect(seats).to_contain_text("Livia")
        expect(seats).to_contain_text("Marcus")

    first, second = turn(livia, marcus)
    first.play(decisions=1)
    assert first.moves == 1
    name = "Livia" if first is livia else "Marcus"
    log = second.page.locator("#panel-talk")
    expect(log).to_contain_text(name, timeout=SLOW)
    expect(second.page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    assert second.seen == first.seen > 0

    # One connection breaks; the other player moves meanwhile.
    first.go_offline()
    expect(first.page.get_by_role("button", name="Try now")).to_be_visible(timeout=SLOW)
    second.play(decisions=1)
    assert second.moves == 1
    expect(second.page.locator(".prompt.waits")).to_be_visible(timeout=SLOW)
    assert first.seen < second.seen
    first.come_back()
    expect(first.page.get_by_role("button", name="Try now")).to_be_hidden(timeout=SLOW)
    expect(first.page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    first.offline = False
    assert first.seen == second.seen
    assert re.search("live", first.page.locator(".chip.desk").inner_text())
    first.play(decisions=1)
    assert first.moves == 2


def test_a_socket_that_is_refused_for_a_moment_is_tried_again(visit: Visit, livia: Livia) -> None:
    """As when the database is away, or two hundred people behind one address come back at once."""
    visitor = visit()
    page = visitor.page
    refusals = ["unavailable", "too_fast"]

    def refuse(line: WebSocketRoute) -> None:
        if not refusals:
            line.connect_to_server()
            return
        code = refusals.pop()
        line.send(json.dumps({"type": "refused", "code": code, "sentence": "Not now.", "key": None}))
        line.close(code=4000 + {"unavailable": 503, "too_fast": 429}[code])

    visitor.context.route_web_socket(re.compile("/live"), refuse)
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.table('pompeji me open novice')}")
    expect(page.get_by_text("Trying again in")).to_be_visible()
    picture(page, "trying-again")
    expect(page.locator(".invite .alone")).to_be_visible(timeout=SLOW)
    assert not refusals


def test_a_link_takes_a_browser_over_only_when_its_person_agrees(visit: Visit, livia: Livia) -> None:
    """The keyboard alone: no, then yes, then back."""
    visitor = visit(width=360, height=740)
    page = visitor.page
    with httpx.Client(base_url=livia.address) as ben:
        ben.put("/api/me", json={"name": "Ben"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        ben.post("/api/tables", json={"game": "pompeji", "seats": seats}).raise_for_status()
        visitor.become(livia.address, ben.cookies)
    address = f"/move#{livia.link()}"
    for key in ("Tab Tab Enter", "Tab Enter"):
        page.goto("/rules")
        page.goto(address)
        expect(page.get_by_role("heading", name="Be Mallory here?")).to_be_focused()
        expect(page.locator("main")).to_contain_text("you will lose Ben, with one unfinished game")
        visitor.fits()
        picture(page, "moving-360")
        for one in key.split():
            page.keyboard.press(one)
        expect(page.locator("footer")).to_contain_text("Mallory" if key == "Tab Enter" else "Ben")
    page.get_by_role("button", name="Go back to being Ben").press("Enter")
    expect(page.locator("footer")).to_contain_text("Ben")
    expect(page.locator("footer")).not_to_contain_text("Mallory")
    page.reload()
    expect(page.locator("footer")).to_contain_text("Ben")
    expect(page.get_by_role("button", name="Go back")).to_have_count(0)


def test_a_browser_without_a_person_is_moved_after_one_press_too(visit: Visit, livia: Livia) -> None:
    page = visit().page
    page.goto(f"/move#{livia.link()}")
    page.get_by_role("button", name="Be Mallory").click()
    expect(page.locator("footer")).to_contain_text("Mallory")


def test_signing_out_everywhere_else_ends_the_other_browser(visit: Visit, livia: Livia) -> None:
    here, other = visit(width=360, height=740), visit()
    with httpx.Client(base_url=livia.address) as ann:
        ann.put("/api/me", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ann.post("/api/tables", json={"game": "pompeji", "seats": seats}).raise_for_status().json()["id"]
        for visitor in (here, other):
            visitor.become(livia.address, ann.cookies)
    other.page.goto(f"/table/{table}")
    expect(other.page.locator(".invite .alone")).to_be_visible(timeout=SLOW)
    here.page.goto("/")
    here.page.get_by_role("button", name="Sign out").press("Enter")
    here.fits()
    picture(here.page, "sign-out-360")
    here.page.get_by_role("button", name="Sign out everywhere else").press("Enter")
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("signed out here", timeout=SLOW)
    other.page.get_by_role("link", name="Back to the games").press("Enter")
    expect(other.page.locator("footer")).not_to_contain_text("Ann")
    other.forgive("/api/tables/mine")  # asked before the page knew that it is nobody's
    expect(here.page.locator("footer")).to_contain_text("Ann")
    here.page.get_by_role("button", name="Sign out").press("Enter")
    here.page.get_by_role("button", name="Sign out here").press("Enter")
    expect(here.page.locator("footer")).not_to_contain_text("Ann")
    here.page.reload()
    expect(here.page.locator(".game .btn:enabled").first).to_be_visible()
    expect(here.page.locator("footer")).not_to_contain_text("Ann")
