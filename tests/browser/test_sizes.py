"""A moment of each game at nine sizes of window; ``make proof PROOF=sizes`` looks at all of them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser

from tools.proof.gallery import Gallery
from tools.proof.sizes import SIZES, look, moments


@pytest.fixture(scope="module")
def gallery(address: str, database: str) -> Gallery:
    """People and their tables on the server of these tests."""
    return Gallery(address, database)


@pytest.mark.parametrize(
    ("name", "language"),
    [("downfall settling play", "en"), ("pompeji 1 volcanoes turn", "ja"), ("lastdays buying move", "de")],
)
def test_a_moment_at_nine_sizes(chromium: Browser, gallery: Gallery, name: str, language: str) -> None:
    scene = dict(moments())[name]
    with ThreadPoolExecutor() as thread:  # Playwright runs an event loop in this thread
        table = thread.submit(asyncio.run, gallery.table(scene)).result()
    found = look(chromium, gallery, table, name, scene, language, ("own",))
    assert found.measured == len(SIZES)
    assert not found.faults, "\n".join(found.faults)
