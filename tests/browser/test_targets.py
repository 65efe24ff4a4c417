"""Targets that can be found: a phone's map opens on them, and a home can be chosen and dropped on in the hand too."""

import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia, come_to
from tests.browser.test_table import REACHED, middle
from tests.browser.visitor import SLOW


def test_the_map_of_a_phone_opens_on_the_homes_to_choose_from(visit: Visit, livia: Livia) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page
    come_to(visitor, livia, "housing")
    people = page.locator(".own .roofless")
    expect(people.first).to_be_visible(timeout=SLOW)
    for i in range(people.count()):
        people.nth(i).click()
        homes = page.locator(".mount .square.open")
        expect(homes.first).to_be_visible()
        until = time.monotonic() + 30
        while not any(home.evaluate(REACHED) for home in homes.all()):  # it scrolls in the next frame
            assert time.monotonic() < until, "no home is on the screen"
            page.wait_for_timeout(50)
        people.nth(i).click()
    picture(page, "targets-phone")


def test_a_client_is_dropped_on_a_building_in_the_hand(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('lastdays', 'house')}")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    homeless = page.locator(".own .roofless")
    expect(homeless.first).to_be_visible(timeout=SLOW)
    people = homeless.count()
    client = homeless.first
    page.mouse.move(*middle(client))
    page.mouse.down()
    x, y = middle(client)
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.move(*middle(page.locator(".own .home").first), steps=3)
    page.mouse.up()
    expect(homeless).to_have_count(people - 1, timeout=SLOW)
    homeless.first.click()
    page.locator(".own .home").first.click()
    page.locator(".prompt .primary").click()
    expect(homeless).to_have_count(people - 2, timeout=SLOW)
    assert visitor.moves == 2
