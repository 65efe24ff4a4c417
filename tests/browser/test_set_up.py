"""A table is set up with few presses: who the others are, and the way on stays in sight."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture


def test_one_press_says_who_the_others_are(visit: Visit) -> None:
    visitor = visit(width=1366, height=768)
    page = visitor.page
    page.goto("/open/lastdays")
    seats = page.locator(".seats li")
    expect(seats).to_have_count(4)
    with_whom = page.get_by_role("group", name="Who plays with you?")
    expect(with_whom.locator("[aria-pressed=true]")).to_have_text("Friends, by link")
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport()
    expect(page.get_by_text("Next: a link and a QR code for 3 friends.")).to_be_in_viewport()
    with_whom.get_by_role("button", name="All at this screen").click()
    expect(seats.get_by_role("textbox")).to_have_count(3)
    picture(page, "set-up")
    with_whom.get_by_role("button", name="Bots").click()
    page.locator("label.pick", has_text="3").click()
    expect(page.get_by_text("The game begins at once.")).to_be_in_viewport()
    page.get_by_role("button", name="Start the game").click()
    visitor.name("Livia")
    visitor.at_table()
    expect(page.locator(".plate").filter(has_text=re.compile("bot, "))).to_have_count(2)


def test_two_presses_open_one_table(visit: Visit) -> None:
    visitor = visit(width=1366, height=768)
    page = visitor.page
    visitor.set_up("pompeji", 2, "novice")
    visitor.at_table()
    page.goto("/open/pompeji")
    page.get_by_role("button", name="Open the table").dblclick()
    page.wait_for_url("**/table/*")
    page.wait_for_load_state("networkidle")
    assert len(page.request.get("/api/tables/mine").json()) == 2
