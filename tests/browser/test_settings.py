"""The settings: reached from every bar, stored on this device, the same beside a game."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import Livia, come_to


def test_settings_on_a_phone_are_kept(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.get_by_text("Night", exact=True).click()
    page.get_by_text("Still", exact=True).click()
    page.get_by_text("×4").click()
    page.get_by_role("switch", name="One tap selects").uncheck()
    page.get_by_role("combobox", name="Language", exact=True).select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "none")
    expect(root).to_have_attribute("lang", "fr")
    expect(page.get_by_role("radio", name="×4")).to_be_checked()
    expect(page.get_by_role("switch", name="Un appui choisit")).not_to_be_checked()


def test_settings_open_beside_a_game_by_keyboard(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    come_to(visitor, livia, "settling")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Same as the device").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator(".prompt")).to_be_visible()
