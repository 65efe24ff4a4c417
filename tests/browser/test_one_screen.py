"""Two people share a screen: the curtain falls between them, and nobody's cards are in the page of the other."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.visitor import SLOW, Visitor

CARDS = "[data-place^='card:']"


def held(visitor: Visitor, seat: int) -> list[str]:
    """What this seat holds, by the server's word."""
    table = visitor.page.url.rsplit("/", 1)[1]
    stands = visitor.page.request.get(f"/api/tables/{table}/stands?seat={seat}").json()
    return sorted(f"card:{card}" for card in stands["view"]["hand"])


def shown(visitor: Visitor) -> list[str]:
    """The cards that are anywhere in the page."""
    found: list[str] = visitor.page.locator(CARDS).evaluate_all("(cards) => cards.map((card) => card.dataset.place)")
    return sorted(found)


def test_the_curtain(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/open/downfall")
    page.locator("label.pick", has_text="2").click(timeout=SLOW)
    page.locator(".seats li").nth(1).locator("select").first.select_option("here")
    page.get_by_role("button", name="Start the game").click()
    visitor.name("Livia")

    for turn, (seat, colour) in enumerate([(0, "red"), (1, "black"), (0, "red"), (1, "black")]):
        curtain = page.get_by_role("dialog", name=f"Livia ({colour}) is next.")
        expect(curtain).to_be_visible(timeout=SLOW)
        if turn:
            assert not shown(visitor), "behind the curtain lie cards"
        picture(page, "curtain")
        curtain.get_by_role("button", name=f"I am Livia ({colour})").click()
        expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
        expect(page.locator(CARDS)).to_have_count(4)
        assert shown(visitor) == held(visitor, seat)
        if turn == 1:
            assert "drew" not in page.locator("#panel-talk").inner_text(), "what red drew is red's to know"
        page.locator(f"{CARDS}.open").first.click()
        page.locator(".square.open").first.click()
        visitor.play(decisions=1, seconds=60)
        while page.locator(".prompt:not(.waits)").count() and not page.locator(".curtain").count():
            visitor.play(decisions=1, seconds=60)  # relatives may follow
