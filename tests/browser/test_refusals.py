"""What cannot be chosen shakes, and the prompt says why, with the rule, in the person's language."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import Livia

FIRST_SQUARE = '[data-square="A1"]'
"""In Downfall, a square without a house. Playwright clicks what is aria-disabled only by force."""


def begun(visit: Visit, address: str, livia: Livia, game: str, locale: str) -> Page:
    """A table of two seats of Livia's; her first one is to move."""
    visitor = visit(locale=locale)
    visitor.become(address, dict(livia.http.cookies))
    page = visitor.page
    page.goto(f"/table/{livia.open(game, 'me', 'novice')}")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=60_000)
    return page


def says(page: Page, sentence: str, rule: str) -> None:
    """The prompt, which screen readers announce, has the sentence and a link to the rule. A long sentence is in two
    lines."""
    announced = page.locator(".prompt.refused .say[role=status][aria-live=polite]")
    expect(announced).to_have_text(re.compile(spaced(sentence)))
    expect(announced.locator("a.rule")).to_have_attribute("href", rule)


def spaced(sentence: str) -> str:
    """The sentence with any space after its pauses."""
    return re.sub(r"(\\?[:;.]|[。：；])(\\ )?", r"\1\\s*", re.escape(sentence))


@pytest.mark.parametrize(
    ("locale", "sentence"), [("en", "There is no building on A1."), ("de", "Auf A1 steht kein Gebäude.")]
)
def test_a_square_without_a_house(visit: Visit, address: str, livia: Livia, locale: str, sentence: str) -> None:
    page = begun(visit, address, livia, "downfall", locale)
    page.locator(FIRST_SQUARE).click(force=True)
    expect(page.locator(f"{FIRST_SQUARE}.shaken")).to_be_attached()
    says(page, sentence, "/rules/downfall#D5")
    page.locator(".hand button").first.click(force=True)
    expect(page.locator(".prompt.refused")).to_have_count(0)
    page.locator(FIRST_SQUARE).focus()
    page.keyboard.press("Enter")
    says(page, sentence, "/rules/downfall#D5")


def test_a_card_lights_its_houses_and_a_house_its_cards(visit: Visit, address: str, livia: Livia) -> None:
    page = begun(visit, address, livia, "downfall", "en")
    page.locator(".hand button").first.hover()
    expect(page.locator(".square.lit").first).to_be_attached()
    page.locator(".square.lit").first.hover()
    expect(page.locator(".hand button.lit").first).to_be_attached()


def test_the_eruption_too_early(visit: Visit, address: str, livia: Livia) -> None:
    page = begun(visit, address, livia, "downfall", "fr")
    page.get_by_role("button", name="Déclarer l’éruption").click(force=True)
    says(page, "La montagne reste calme tant que A.D. 79 n’a pas été piochée.", "/rules/downfall#D11")


def test_a_taken_square_and_a_permit_in_my_turn(visit: Visit, address: str, livia: Livia) -> None:
    page = begun(visit, address, livia, "pompeji", "ja")
    page.locator('[data-square="0,0"]').click(force=True)
    expect(page.locator(".prompt.refused strong")).to_have_text(re.compile("^ここにはもう.+があります。$"))
    page.locator('[data-target="right:permit"]').click(force=True)
    says(page, "許可証はほかの人の手番に割り込むものです。今は自分の手番です。", "/rules/pompeji#P13")


def test_a_card_of_the_street_before_the_roll(visit: Visit, address: str, livia: Livia) -> None:
    page = begun(visit, address, livia, "lastdays", "nl")
    page.locator('[data-square="s5"]').click(force=True)
    says(page, "Kies eerst hoe je gaat: vooruit, terug of de stad in.", "/rules/lastdays#5.1")
