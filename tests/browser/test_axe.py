"""axe-core finds nothing to complain about, by day and by night."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(visitor: Visitor) -> list[str]:
    page = visitor.page
    page.evaluate(AXE.read_text("utf-8") + "; true")  # not as a script of the page: its policy forbids that, rightly
    found: list[dict[str, Any]]
    found, held = page.evaluate("axe.run().then(({ violations, passes }) => [violations, passes.length])")
    assert held > 10, "axe has not looked"
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})" for rule in found for node in rule["nodes"]
    ]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: `npm ci` in ui/ installs it")
@pytest.mark.parametrize(
    "page", ["/", "/open/downfall", "/rules/downfall", "/rules/pompeji", "/rules/lastdays", "table"]
)
def test_axe(visit: Visit, page: str) -> None:
    visitor = visit()
    if page == "table":
        visitor.set_up("downfall", 2, "novice")
        visitor.at_table()
        expect(visitor.page.locator(".prompt:not(.waits)")).to_be_visible(timeout=60_000)
    else:
        visitor.page.goto(page)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        assert not complaints(visitor), scheme
