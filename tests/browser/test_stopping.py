"""A pause by consent, giving up, and the invitation to play again."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.visitor import SLOW


def test_a_pause_by_consent_giving_up_and_playing_again(visit: Visit) -> None:
    livia, marcus = visit(), visit(width=390, height=844)
    livia.set_up("downfall", 2, "open")
    marcus.page.goto(livia.page.get_by_label("Link", exact=True).input_value())
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.name("Marcus")
    livia.at_table()
    marcus.at_table()

    livia.page.get_by_role("button", name="Stop playing").first.click()
    picture(livia.page, "stopping")
    livia.page.get_by_role("dialog").get_by_role("button", name="Pause", exact=True).click()
    expect(livia.page.get_by_text("Not yet agreed: Marcus")).to_be_visible(timeout=SLOW)
    asked = marcus.page.locator(".wish", has_text="Livia would like a pause.")
    expect(asked).to_be_visible(timeout=SLOW)
    picture(marcus.page, "asked-for-a-pause")
    marcus.fits()
    asked.get_by_role("button", name="Agree").click()
    for visitor in (livia, marcus):
        expect(visitor.page.locator(".wish", has_text="The game is paused.")).to_be_visible(timeout=SLOW)
        expect(visitor.page.locator(".open")).to_have_count(0)
        expect(visitor.page).to_have_title("The Downfall of Pompeii · Vesuvius")
    home = livia.context.new_page()
    home.goto("/")
    expect(home.locator(".row").first).to_contain_text("paused · Marcus")
    home.close()
    picture(livia.page, "paused")
    marcus.page.get_by_role("button", name="Go on").click()
    expect(livia.page.locator(".wish")).to_have_count(0, timeout=SLOW)
    expect(livia.page.locator("#panel-talk")).to_contain_text("Marcus resumes the game.")

    livia.page.get_by_role("button", name="Stop playing").first.click()
    livia.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for visitor in (livia, marcus):
        visitor.page.get_by_role("link", name="See the result").click(timeout=SLOW)
        heading = "You win." if visitor is marcus else "Marcus wins."
        expect(visitor.page.get_by_role("heading", name=heading)).to_be_visible(timeout=SLOW)
        expect(visitor.page.get_by_text("Livia gave up.")).to_be_visible()
    picture(marcus.page, "given-up")
    livia.page.get_by_role("button", name="Play again").click()
    invitation = marcus.page.locator(".toast", has_text="Livia would like to play again.")
    invitation.get_by_role("link", name="View").click(timeout=SLOW)
    expect(marcus.page.get_by_role("button", name="Sit down")).to_be_visible(timeout=SLOW)
