"""Services that some tests need, found by environment variable or on their usual port; without one the test skips.

``VESUVIUS_REQUIRE=postgres,redis`` turns such a skip into a failure. It works for a whole file of tests, too.
"""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import asyncpg
import pytest
import redis

POSTGRES = os.environ.get("VESUVIUS_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/postgres")
REDIS = os.environ.get("VESUVIUS_TEST_REDIS", "redis://127.0.0.1:6379/0")


def missing(service: str, reason: str) -> NoReturn:
    """Skip, or fail where the service is required."""
    if service in os.environ.get("VESUVIUS_REQUIRE", "").split(","):
        pytest.fail(f"{service} is required: {reason}")
    pytest.skip(f"no {service}: {reason}", allow_module_level=True)


async def _postgres(*statements: str) -> None:
    connection = await asyncpg.connect(POSTGRES, timeout=20)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def postgres_database() -> Iterator[str]:
    """The address of a new, empty database; it is dropped afterwards."""
    name = f"vesuvius_{secrets.token_hex(6)}"
    try:
        asyncio.run(_postgres(f"CREATE DATABASE {name}"))
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        missing("postgres", f"{POSTGRES} says {error}")
    try:
        yield POSTGRES.rsplit("/", 1)[0].replace("postgresql://", "postgresql+asyncpg://") + f"/{name}"
    finally:
        asyncio.run(_postgres(f"DROP DATABASE {name} WITH (FORCE)"))


def redis_url() -> str:
    """The address of a Redis that answers."""
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=20) as client:
            client.ping()
    except redis.RedisError as error:
        missing("redis", f"{REDIS} says {error}")
    return REDIS
