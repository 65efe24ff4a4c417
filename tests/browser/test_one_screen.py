"""Two people share a screen: a curtain falls between turns, and the page never holds the other player's cards. Where
nothing is hidden there is none."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia
from tests.browser.visitor import SLOW, Visitor

CARDS = "[data-place^='card:']"


def held(visitor: Visitor, seat: int) -> list[str]:
    """The hand of this seat, from the server."""
    table = visitor.page.url.rsplit("/", 1)[1]
    stands = visitor.page.request.get(f"/api/tables/{table}/snapshot?seat={seat}").json()
    return sorted(f"card:{card}" for card in stands["view"]["hand"])


def shown(visitor: Visitor) -> list[str]:
    """All cards that occur in the page."""
    found: list[str] = visitor.page.locator(CARDS).evaluate_all("(cards) => cards.map((card) => card.dataset.place)")
    return sorted(found)


def test_the_curtain(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/open/downfall")
    page.locator("label.pick", has_text="2").click(timeout=SLOW)
    page.locator(".seats li").nth(1).locator("select").first.select_option("here")
    page.get_by_label("Name of the player in seat 2").fill("Marcus")
    page.get_by_role("button", name="Seat 2: black block. Choose another piece").click()
    page.get_by_role("dialog").get_by_role("button", name="green leaf").click()
    page.get_by_role("button", name="Start the game").click()
    visitor.name("Livia")

    for turn, (seat, name) in enumerate([(0, "Livia"), (1, "Marcus"), (0, "Livia"), (1, "Marcus")]):
        curtain = page.get_by_role("dialog", name=f"{name}’s turn.")
        expect(curtain).to_be_visible(timeout=SLOW)
        if turn:
            assert not shown(visitor), "there are cards in the page behind the curtain"
            news = curtain.get_by_role("region", name="Meanwhile")
            expect(news).to_contain_text("Marcus" if name == "Livia" else "Livia")
            assert "drew" not in news.inner_text()
        picture(page, "curtain")
        curtain.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
        expect(page.locator(CARDS)).to_have_count(4)
        assert shown(visitor) == held(visitor, seat)
        if turn == 1:
            assert "drew" not in page.locator("#panel-talk").inner_text(), "what red drew is red's to know"
        page.locator(f"{CARDS}.open").first.click()
        page.locator(".square.open").first.click()
        visitor.play(decisions=1)
        while page.locator(".prompt:not(.waits)").count() and not page.locator(".curtain").count():
            visitor.play(decisions=1)  # relatives may follow


def test_no_curtain_where_nothing_is_hidden(visit: Visit, livia: Livia) -> None:
    """The Last Days, 3.5: everything lies open. The screen turns to the seat to move by itself."""
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.open('lastdays', 'me', 'me')}")
    turned = page.locator(".plate.turn", has_text="you")
    for _ in range(3):
        expect(turned).to_be_visible(timeout=SLOW)
        name = page.locator(".plate.turn .name").inner_text()
        while page.locator(".plate.turn .name").inner_text() == name:
            visitor.play(decisions=1)
        expect(page.locator(".curtain")).to_have_count(0)
