"""A table that is opened directly comes with little: the rest is fetched while people look at the board."""

import pytest
from playwright.sync_api import expect

import vesuvius
from tests.browser.conftest import Visit
from tests.browser.places import Livia
from tests.browser.visitor import SLOW
from tools.measure_ui import GOAL, wire

MOST = 150_000
"""Bytes on the wire, the scene with the goal of the game included."""


@pytest.mark.parametrize("game", vesuvius.games())
def test_the_first_load_of_a_table(visit: Visit, livia: Livia, game: str) -> None:
    visitor = visit(locale="fr")
    visitor.become(livia.address, livia.http.cookies)
    page = visitor.page
    loaded = wire(page, f"/table/{livia.open(game, 'me', 'novice')}", GOAL)
    expect(page.locator(".mount svg.board")).to_be_visible(timeout=SLOW)
    assert 50_000 < loaded < MOST
