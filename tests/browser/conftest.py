"""Real Chromium on a real server. Nobody moves (reduced motion), and no page may complain on its console."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

import vesuvius.web
from tests.browser.places import Livia
from tests.browser.visitor import Visitor
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
)
FAILED = pytest.StashKey[bool]()


def picture(page: Page, name: str) -> None:
    """Keep what is seen, for those who look at it later."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: they take longest, and whoever came to one last would keep all others waiting."""
    items.sort(key=lambda item: not item.name.startswith("test_a_whole_game["))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember whether the test itself failed: then its pages are worth a picture."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Not for the session: Playwright's loop holds this thread until it is stopped, and other tests have their own.
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
    """Where the server of these tests keeps its tables."""
    return sqlite_url(tmp_path_factory.mktemp("browser") / "vesuvius.db")


@pytest.fixture(scope="package")
def address(chromium: Browser, database: str) -> Iterator[str]:
    """Where it listens."""
    with running(Settings(database, "a secret of tests", limits=False)) as here:
        yield here


@pytest.fixture(scope="package")
def livia(address: str, database: str) -> Iterator[Livia]:
    """Somebody who has tables already."""
    someone = Livia(address, database)
    yield someone
    someone.http.close()


@pytest.fixture
def visit(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Someone with a browser of their own: cookies, language, size of the window."""
    visitors: list[Visitor] = []

    def come(locale: str = "en", width: int = 1440, height: int = 900, **context: Any) -> Visitor:
        size: Any = {"width": width, "height": height}
        made = chromium.new_context(base_url=address, locale=locale, viewport=size, reduced_motion="reduce", **context)
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
