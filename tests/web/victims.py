"""A PostgreSQL and a Redis of our own, on ports of their own, to be killed in the middle of everything: the machine's
stay as they are."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from tests.services import missing


class Redis:
    """Forgets everything when it is killed."""

    def __init__(self, port: int, folder: Path) -> None:
        if shutil.which("redis-server") is None:
            missing("redis", "there is no redis-server on the path")
        self.url = f"redis://127.0.0.1:{port}/0"
        options = ("--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(folder))
        self._command = ["redis-server", *options]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        async with asyncio.timeout(30):
            with redis.Redis.from_url(self.url) as client:
                while not _answers(client):
                    await asyncio.sleep(0.05)

    async def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def _answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


class Postgres:
    """A cluster in a folder; it is stopped at once, without a checkpoint, and recovers from its log when it starts."""

    def __init__(self, port: int, folder: Path) -> None:
        found = shutil.which("pg_ctl") or max(map(str, Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")), default="")
        if not found:
            missing("postgres", "there is no pg_ctl on the path nor under /usr/lib/postgresql")
        self.url = f"postgresql+asyncpg://vesuvius@127.0.0.1:{port}/postgres"
        self._programs, self._folder, self._port = Path(found).parent, folder, port
        self._user = "nobody" if os.geteuid() == 0 else None

    def _run(self, program: str, *words: str) -> None:
        """One of the programs of PostgreSQL, which refuses to run as root."""
        with (self._folder / "out").open("ab") as out:
            subprocess.run(
                [self._programs / program, "-D", self._folder / "data", *words],
                check=True, user=self._user, cwd=self._folder, stdout=out, stderr=out,
            )  # fmt: skip

    def make(self) -> None:
        if self._user is not None:
            shutil.chown(self._folder, pwd.getpwnam(self._user).pw_uid)
        self._run("initdb", "-U", "vesuvius", "-A", "trust", "-E", "UTF8", "--locale", "C")

    async def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        await asyncio.to_thread(
            self._run, "pg_ctl", "-w", "-t", "60", "-l", str(self._folder / "log"), "-o", options, "start"
        )

    async def kill(self) -> None:
        if (self._folder / "data" / "postmaster.pid").exists():
            await asyncio.to_thread(self._run, "pg_ctl", "-m", "immediate", "stop")


@contextmanager
def postgres_of_our_own(port: int) -> Iterator[Postgres]:
    """A new cluster, running; it is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="vesuvius-pg-") as folder:
        cluster = Postgres(port, Path(folder))
        cluster.make()
        asyncio.run(cluster.start())
        try:
            yield cluster
        finally:
            asyncio.run(cluster.kill())
