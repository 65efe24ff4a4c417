"""A server for the tests of a module, and people who use it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.web.running import Player, running
from vesuvius.store.database import sqlite_url
from vesuvius.web.settings import Settings


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as anybody starts it: a SQLite file, one process, no limits so that tests may hurry."""
    url = sqlite_url(tmp_path_factory.mktemp("server") / "vesuvius.db")
    with running(Settings(url, "a secret of tests", limits=False)) as here:
        yield here


@pytest.fixture
async def someone(address: str) -> AsyncIterator[Callable[[str], Awaitable[Player]]]:
    """Make a person with that name."""
    players: list[Player] = []

    async def make(name: str) -> Player:
        players.append(Player(address))
        return await players[-1].named(name)

    yield make
    for player in players:
        await player.close()
