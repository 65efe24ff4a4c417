"""axe-core reports no violation, by day and by night, on a desktop and on a phone."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import PLACES, Livia, come_to
from tests.browser.visitor import SLOW, Visitor

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"

built = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: `npm ci` in ui/ installs it")


def complaints(visitor: Visitor) -> list[str]:
    found: list[dict[str, Any]]
    found, held = visitor.page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then(({ violations, passes }) => [violations, passes.length])"
    )
    assert held > 10, "axe did not run"
    return [
        f"{rule['id']}: {node['html'][:160]} ({node['failureSummary']})" for rule in found for node in rule["nodes"]
    ]


def inspect(visitor: Visitor, name: str) -> None:
    """By day and by night, on a desktop and on a phone."""
    page = visitor.page
    page.evaluate(AXE.read_text("utf-8") + "; true")  # the page's policy forbids a script tag
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


@built
@pytest.mark.parametrize("name", PLACES)
def test_axe(visit: Visit, livia: Livia, name: str) -> None:
    visitor = visit()
    come_to(visitor, livia, name)
    inspect(visitor, name)


@built
def test_an_invitation_that_phones_can_open(visit: Visit, address: str) -> None:
    """The waiting room of a browser that has not come by this computer's own address shows a QR code."""
    visitor = visit(base_url=f"http://villa:{urlsplit(address).port}")
    visitor.set_up("pompeji", 2, "open")
    expect(visitor.page.locator(".qr")).to_be_visible(timeout=SLOW)
    inspect(visitor, "invitation")
    visitor.fits()
    # the browser reports that it ignores a header outside secure contexts
    visitor.complaints = [one for one in visitor.complaints if "Cross-Origin-Opener-Policy" not in one]
