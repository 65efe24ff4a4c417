"""What tests of the server share."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.services import postgres_database
from vesuvius.store import Store
from vesuvius.store.backup import migrate_now


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A migrated database, one for all tests of this process: they keep apart by the ids of their tables."""
    with postgres_database() as url:
        asyncio.run(migrate_now(url))
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A migrated database, of each kind in turn."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    url = f"sqlite+aiosqlite:///{tmp_path / 'vesuvius.db'}"
    asyncio.run(migrate_now(url))
    return url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()
