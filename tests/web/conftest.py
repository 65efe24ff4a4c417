"""A server for the tests of a module, and its users."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.web.running import Player, running
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings

Someone = Callable[[str], Awaitable[Player]]


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The default settings, SQLite and one process, but without limits, so that tests are fast."""
    url = sqlite_url(tmp_path_factory.mktemp("server") / "vesuvius.db")
    return Settings(url, "a secret of tests", limits=False, metrics="on")


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    """The address of the server of these tests."""
    with running(settings) as here:
        yield here


@pytest.fixture
async def someone(address: str) -> AsyncIterator[Someone]:
    """Make a person with that name."""
    players: list[Player] = []

    async def make(name: str) -> Player:
        players.append(Player(address))
        return await players[-1].named(name)

    yield make
    for player in players:
        await player.close()
