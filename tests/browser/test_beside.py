"""A change beside the board leaves the board alone: it is large, and to lay it out takes longer than all the rest."""

import json

import pytest
from playwright.sync_api import Page

import vesuvius
from tests.browser.conftest import Visit

LETTERS = "SvgTextLayoutAlgorithm::Layout"
"""What Chromium's traces call it when a text within a drawing is laid out."""
DRAWN = "await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))))"
WORD = "document.querySelector('.log li > span').firstChild.textContent = 'something else'"
SMALLER = "document.querySelector('svg.board').style.width = '90%'"


def letters(page: Page, change: str) -> int:
    """How many texts within drawings are laid out after a change."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["blink"])
    page.evaluate(f"async () => {{ {change}; {DRAWN} }}")
    return sum(event["name"] == LETTERS for event in json.loads(browser.stop_tracing())["traceEvents"])


@pytest.mark.parametrize("game", vesuvius.games())
def test_a_word_beside_the_board_does_not_lay_it_out_again(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up(game, 2, "novice")
    page.locator(".prompt:not(.waits)").wait_for()
    page.locator("[data-scene]").wait_for(state="detached")
    page.wait_for_timeout(300)
    assert letters(page, WORD) == 0
    assert letters(page, SMALLER) > 0, "a trace does not say it any more, or not so"
