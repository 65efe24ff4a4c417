"""Games played by clicking, against bots."""

import os
import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_downfall_to_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.set_up("downfall", 2, "novice")
    visitor.at_table()
    visitor.play(decisions=400, seconds=240)
    print(visitor.moves, visitor.seen)
    assert visitor.over
    page = visitor.page
    page.get_by_role("link", name="See how it ended").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("row", name="Livia")).to_be_visible()
