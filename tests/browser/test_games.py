"""Games played by clicking, against bots, from the deal to the end."""

import re

import pytest
from playwright.sync_api import expect

import vesuvius
from tests.browser.conftest import Visit, picture

LONG = 400
"""Seconds for a whole game. About twenty are needed, but the machine may be busy with other tests."""


@pytest.mark.parametrize("game", vesuvius.games())
def test_a_whole_game(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up(game, 2, "novice")
    visitor.at_table()
    visitor.play(decisions=500, seconds=LONG)
    assert visitor.over
    assert visitor.moves > 10
    visitor.fits()
    picture(page, f"over-{game}")

    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins?|share"))
    expect(page.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("row", name="Livia")).to_be_visible()
    expect(page.get_by_role("heading", name="How the game went")).to_be_visible()
    expect(page.locator("main svg path").first).to_be_attached()
    visitor.fits()
    picture(page, f"end-{game}")


@pytest.mark.parametrize(("game", "players"), [("downfall", 4), ("pompeji", 4), ("lastdays", 8)])
def test_a_full_table(visit: Visit, game: str, players: int) -> None:
    visitor = visit()
    visitor.set_up(game, players, *["novice"] * (players - 1))
    visitor.at_table()
    visitor.play(decisions=2)
    assert visitor.moves == 2
    visitor.fits()
    picture(visitor.page, f"full-{game}")
