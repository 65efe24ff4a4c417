"""Games played by clicking, against bots."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

WHOLE = os.environ.get("VESUVIUS_WHOLE_GAMES") == "1"
"""A whole game takes a minute or two of clicking: the usual run plays its beginning."""


def test_downfall(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("downfall", 2, "novice")
    visitor.at_table()
    visitor.play(decisions=8, seconds=90)
    assert visitor.moves == 8
    visitor.fits()


@pytest.mark.skipif(not WHOLE, reason="minutes of clicking: VESUVIUS_WHOLE_GAMES=1 plays it")
def test_downfall_to_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("downfall", 2, "novice")
    visitor.at_table()
    visitor.play(decisions=400, seconds=400)
    assert visitor.over
    page = visitor.page
    page.get_by_role("link", name="See how it ended").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("row", name="Livia")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("pompeji", 3), ("lastdays", 3)])
def test_three_decisions(visit: Visit, game: str, players: int) -> None:
    visitor = visit()
    visitor.set_up(game, players, *["novice"] * (players - 1))
    visitor.at_table()
    visitor.play(decisions=3, seconds=90)
    assert visitor.moves == 3
    visitor.fits()
