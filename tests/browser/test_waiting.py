"""The waiting room: the host changes the table, people choose their pieces and talk; the host leaves."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.visitor import SLOW


def test_the_waiting_room(visit: Visit) -> None:
    livia, marcus = visit(), visit(width=390, height=844)
    livia.set_up("downfall", 3, "open", "open")
    room = livia.page
    marcus.page.goto(room.get_by_label("Link", exact=True).input_value())
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.name("Marcus")
    for page in (room, marcus.page):
        expect(page.locator("main")).to_contain_text(re.compile("Livia.*Marcus", re.DOTALL), timeout=SLOW)
    start = marcus.page.get_by_role("button", name="Fill with bots and start")
    expect(start).to_have_count(0)

    room.get_by_role("button", name="Change the table").click()
    dialog = room.get_by_role("dialog", name="Change the table")
    dialog.get_by_label("Name of the table").fill("Friday")
    dialog.get_by_role("radio", name="Live").check()
    dialog.get_by_role("spinbutton", name="Minutes").fill("25")
    dialog.get_by_role("button", name="Save the changes").click()
    toast = marcus.page.get_by_role("status").get_by_text("The table has been changed: Friday · 25 min + 5 s")
    expect(toast).to_be_visible(timeout=SLOW)
    for page in (room, marcus.page):
        expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    expect(room.get_by_text("The table has been changed")).to_have_count(0)

    marcus.page.get_by_role("button", name="Seat 2: black block. Choose another piece").click()
    pieces = marcus.page.get_by_role("dialog", name="Choose a piece")
    expect(pieces.get_by_role("button", name="red cone, taken")).to_be_disabled()
    pieces.get_by_role("button", name="orange funnel").click()
    expect(room.get_by_role("img", name="orange funnel")).to_be_visible(timeout=SLOW)

    marcus.page.get_by_label("Say something to the table").fill("Salve!")
    marcus.page.keyboard.press("Enter")
    expect(room.get_by_role("log")).to_contain_text("Salve!", timeout=SLOW)
    marcus.fits()
    picture(marcus.page, "waiting-room-phone")
    picture(room, "waiting-room")
    room.get_by_role("button", name="Leave the table").click()
    start.click(timeout=SLOW)
    marcus.at_table()
    expect(marcus.page.locator(".plate .clock").first).to_contain_text(re.compile("2[45]:"))
