"""axe-core finds nothing to complain about, by day and by night, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit, picture
from tests.browser.places import PLACES, Livia, come_to
from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(visitor: Visitor) -> list[str]:
    found: list[dict[str, Any]]
    found, held = visitor.page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then(({ violations, passes }) => [violations, passes.length])"
    )
    assert held > 10, "axe has not looked"
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})" for rule in found for node in rule["nodes"]
    ]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: `npm ci` in ui/ installs it")
@pytest.mark.parametrize("name", PLACES)
def test_axe(visit: Visit, livia: Livia, name: str) -> None:
    visitor = visit()
    page = visitor.page
    come_to(visitor, livia, name)
    page.evaluate(AXE.read_text("utf-8") + "; true")  # not as a script of the page: its policy forbids that, rightly
    for width, height in ((1440, 900), (360, 740)):
        visitor.resize(width, height)
        page.emulate_media(color_scheme="light")
        assert not complaints(visitor), f"by day, {width} px"
        if width > 720:
            picture(page, f"day-{name.replace(' ', '-')}")
        page.emulate_media(color_scheme="dark")
        assert not complaints(visitor), f"by night, {width} px"
        if width > 720:
            picture(page, f"night-{name.replace(' ', '-')}")
