"""A server for the tests of a module, and people who use it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.web.running import Player, running
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings

Someone = Callable[[str], Awaitable[Player]]


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """As anybody starts it: a SQLite file, one process; no limits, so that tests may hurry."""
    url = sqlite_url(tmp_path_factory.mktemp("server") / "vesuvius.db")
    return Settings(url, "a secret of tests", limits=False)


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    """Where the server of these tests listens."""
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
