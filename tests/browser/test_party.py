"""Phones in the same network: plain HTTP, where browsers withhold what they give to HTTPS and to localhost."""

import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import SLOW
from tests.web.running import running
from vesuvius.store.database import sqlite_url
from vesuvius.web.reach import lan_address
from vesuvius.web.settings import Settings


def test_a_game_over_plain_http(visit: Visit, address: str) -> None:
    """Moves need keys, and copying a link needs a clipboard: both work without a secure context."""
    villa = f"http://villa:{urlsplit(address).port}"
    livia, marcus = (visit(base_url=villa) for _ in "ab")
    livia.page.goto("/")
    assert not livia.page.evaluate("isSecureContext")
    livia.set_up("downfall", 2, "open")
    link = livia.page.get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile(rf"^{villa}/join/"), timeout=SLOW)
    expect(livia.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    livia.page.get_by_role("button", name="Copy").click()
    expect(livia.page.get_by_text("Copied.")).to_be_visible()
    marcus.page.goto(link.input_value())
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.name("Marcus")
    marcus.at_table()
    livia.play(decisions=1)
    marcus.play(decisions=1)
    assert (livia.moves, marcus.moves) == (1, 1)
    for visitor in (livia, marcus):  # the browser reports that it ignores a header outside secure contexts
        visitor.complaints = [one for one in visitor.complaints if "Cross-Origin-Opener-Policy" not in one]


def test_the_invitation_says_where_it_can_be_opened(visit: Visit, tmp_path: Path) -> None:
    """On the server's own computer: the address in the network, or why there is none."""
    settings = Settings(sqlite_url(tmp_path / "v.db"), "a secret of tests", limits=False)
    with running(settings) as alone, running(replace(settings, lan_port=8079)) as party:
        for server in (alone, party):
            visitor = visit(base_url=server)
            page = visitor.page
            visitor.set_up("downfall", 2, "open")
            code = page.get_by_role("img", name="QR code of the link")
            if server == alone:
                expect(page.get_by_text("Only this computer can open the link.")).to_be_visible(timeout=SLOW)
                expect(code).to_be_hidden()
            elif found := lan_address():
                expect(page.get_by_label("Link", exact=True)).to_have_value(
                    re.compile(rf"^http://{re.escape(found)}:8079/join/"), timeout=SLOW
                )
                expect(code).to_be_visible()
            else:
                expect(page.get_by_text("This computer is in no network now")).to_be_visible(timeout=SLOW)
