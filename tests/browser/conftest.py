"""Real Chromium on a real server, with reduced motion; a page that writes errors to its console fails its test."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import vesuvius.web
from tests.browser.places import Livia
from tests.browser.visitor import SLOW, Visitor
from tests.services import missing
from tests.web.running import running
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings

Visit = Callable[..., Visitor]

SHOTS = Path(__file__).parent / "shots"
CLIENT = Path(vesuvius.web.__file__).parent / "static" / "index.html"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP villa 127.0.0.1",  # a name as other devices use one: plain HTTP, not this computer's own
)
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=SLOW)


def picture(page: Page, name: str) -> None:
    """Save a screenshot for later inspection."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run whole games first: they take longest, and a worker that started one last would delay the end."""
    items.sort(key=lambda item: not item.name.startswith("test_a_whole_game["))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember whether the test itself failed, so that its pages are saved as pictures."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Not session-scoped: Playwright's event loop blocks this thread until it is stopped, and other tests run their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    found = shutil.which("chromium")
    if found is None:
        missing("chromium", "there is none on the path")
    if not CLIENT.exists():
        missing("chromium", f"the client is not built ({CLIENT}): `make ui` builds it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(QUIET), timeout=60_000)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database file of the server of these tests."""
    return sqlite_url(tmp_path_factory.mktemp("browser") / "vesuvius.db")


@pytest.fixture(scope="package")
def address(chromium: Browser, database: str) -> Iterator[str]:
    """The address of the server."""
    with running(Settings(database, "a secret of tests", limits=False)) as here:
        yield here


@pytest.fixture(scope="package")
def livia(address: str, database: str) -> Iterator[Livia]:
    """A person who has tables already."""
    someone = Livia(address, database)
    yield someone
    someone.http.close()


@pytest.fixture
def visit(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a browser context of its own: cookies, language, window size."""
    visitors: list[Visitor] = []

    def come(locale: str = "en", width: int = 1440, height: int = 900, **context: Any) -> Visitor:
        size: Any = {"width": width, "height": height}
        context = {"base_url": address, "reduced_motion": "reduce", **context}
        made = chromium.new_context(locale=locale, viewport=size, **context)
        made.set_default_timeout(30_000)
        made.set_default_navigation_timeout(60_000)
        visitor = Visitor(made)

        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not visitor.offline:
                visitor.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

        made.on("console", console)
        made.on("weberror", lambda error: visitor.complaints.append(f"uncaught: {error.error}"))
        visitors.append(visitor)
        return visitor

    yield come
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        for i, visitor in enumerate(visitors):
            picture(visitor.page, f"failed-{name}-{i}")
    for visitor in visitors:
        visitor.context.close()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert not complaints, "\n".join(complaints)
