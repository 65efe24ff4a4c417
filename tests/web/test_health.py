"""A database that cannot be written: ``ready``, metrics and log show it, and a server starts all the same."""

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.running import running
from vesuvius.store import TROUBLE, database
from vesuvius.store.backup import migrate_now
from vesuvius.store.database import sqlite_url
from vesuvius.web import health
from vesuvius.web.settings import Settings


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is writing to the file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def failures(address: str) -> float:
    found = re.search(r"^vesuvius_unavailable_total (\S+)$", httpx.get(f"{address}/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found.group(1))


def ready_again(address: str) -> None:
    """Wait until the server is ready: an answer counts for a moment, and the disk may be busy."""
    until = time.monotonic() + 60
    while httpx.get(f"{address}/health/ready").status_code != 200:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_ready_writes_and_answers_within_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "READY", 0.2)
    monkeypatch.setattr(health, "RECENT", 0.3)
    with running(Settings(sqlite_url(tmp_path / "v.db"), "s" * 32, metrics="on")) as address:
        assert httpx.get(f"{address}/health/ready").text == "ready"
        before = failures(address)
        time.sleep(0.2)
        with locked(tmp_path / "v.db"):
            began = time.monotonic()
            refused = httpx.get(f"{address}/health/ready")
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            assert time.monotonic() - began < 3
            assert httpx.get(f"{address}/health/live").text == "alive"
        assert failures(address) > before
        ready_again(address)


def test_a_server_whose_heartbeat_cannot_be_written_starts_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "READY", 0.05)
    monkeypatch.setattr(health, "RECENT", 0.0)
    url, path = sqlite_url(tmp_path / "v.db"), tmp_path / "v.db"
    asyncio.run(migrate_now(url))
    monkeypatch.setattr(TROUBLE, "quiet_until", 0.0)
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE pulse RENAME TO gone")
        connection.execute("CREATE VIEW pulse AS SELECT * FROM gone")  # can be read, but not written
    with caplog.at_level(logging.WARNING, "vesuvius"), running(Settings(url, "s" * 32, metrics="on")) as address:
        assert httpx.get(f"{address}/api/tables").json() == []
        for _ in range(3):
            assert httpx.get(f"{address}/health/ready").status_code == 503
            time.sleep(0.05)
        with sqlite3.connect(path) as connection:
            connection.execute("DROP VIEW pulse")
            connection.execute("ALTER TABLE gone RENAME TO pulse")
            connection.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")
        ready_again(address)
    causes = [record.__dict__["cause"] for record in caplog.records if record.name == "vesuvius.store"]
    assert len(causes) == 1, "logged once in ten seconds"
    assert "rejects a statement" in causes[0]
    assert [record for record in caplog.records if "read-only" in record.message]


def test_a_server_is_not_ready_just_after_the_database_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk the heartbeat may still find room where a move does not."""
    monkeypatch.setattr(database, "BUSY", 50)
    monkeypatch.setattr(health, "READY", 0.2)
    with running(Settings(sqlite_url(tmp_path / "v.db"), "s" * 32, metrics="on")) as address:
        with locked(tmp_path / "v.db"):
            assert httpx.put(f"{address}/api/me", json={"name": "Ann"}).status_code == 503
        assert httpx.get(f"{address}/health/ready").status_code == 503
        monkeypatch.setattr(health, "RECENT", 0.0)
        ready_again(address)
