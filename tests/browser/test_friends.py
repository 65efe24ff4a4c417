"""Two browsers at one table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import SLOW, Visitor


def turn(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and who waits."""
    one, other = visitors
    asked = one.page.locator(".prompt:not(.waits)").or_(one.page.locator(".plate.turn:not(.me)"))
    expect(asked.first).to_be_visible(timeout=SLOW)
    one.page.wait_for_timeout(200)
    return (one, other) if one.page.locator(".prompt:not(.waits)").count() else (other, one)


def test_a_friend_comes_by_link(visit: Visit) -> None:
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
    first.play(decisions=1, seconds=60)
    assert first.moves == 1
    name = "Livia" if first is livia else "Marcus"
    log = second.page.locator("#panel-talk")
    expect(log).to_contain_text(name, timeout=SLOW)
    expect(second.page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    assert second.seen == first.seen > 0

    # A line breaks; the other one moves meanwhile.
    first.go_offline()
    expect(first.page.get_by_role("button", name="Try now")).to_be_visible(timeout=SLOW)
    second.play(decisions=1, seconds=60)
    assert second.moves == 1
    expect(second.page.locator(".prompt.waits")).to_be_visible(timeout=SLOW)
    assert first.seen < second.seen
    first.come_back()
    expect(first.page.get_by_role("button", name="Try now")).to_be_hidden(timeout=SLOW)
    expect(first.page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    first.offline = False
    assert first.seen == second.seen
    assert re.search("live", first.page.locator(".chip.desk").inner_text())
    first.play(decisions=1, seconds=60)
    assert first.moves == 2
