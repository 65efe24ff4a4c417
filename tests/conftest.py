"""Fixtures shared by the tests of the server."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.services import postgres_database
from vesuvius.store import Store
from vesuvius.store.backup import migrate_now


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A migrated database shared by all tests of this process; each test uses table ids of its own."""
    with postgres_database() as url:
        asyncio.run(migrate_now(url))
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A migrated database, once SQLite and once PostgreSQL."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    url = f"sqlite+aiosqlite:///{tmp_path / 'vesuvius.db'}"
    asyncio.run(migrate_now(url))
    return url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store without a heartbeat: the tests that share a database set different times."""
    store = await Store.open(database_url)
    async with store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM pulse"))
        await connection.execute(text("DELETE FROM outages"))
    yield store
    await store.close()
