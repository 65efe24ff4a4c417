"""PostgreSQL and Redis in folders and on ports of their own, to be killed, frozen and started again at any moment;
those of the machine are left alone."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import redis

from tools.proof.report import Missing

START = 60.0
"""Seconds in which a service must have started."""


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Redis:
    """Forgets everything when it is killed."""

    def __init__(self, folder: Path) -> None:
        if shutil.which("redis-server") is None:
            raise Missing("there is no redis-server on the path")
        port = free_port()
        self.url = f"redis://127.0.0.1:{port}/0"
        options = ("--bind", "127.0.0.1", "--port", str(port), "--save", "", "--dir", str(folder))
        self._command = ["redis-server", *options]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        async with asyncio.timeout(START):
            with redis.Redis.from_url(self.url) as client:
                while not _answers(client):
                    await asyncio.sleep(0.05)

    async def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def pids(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid]


def _answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


class Postgres:
    """A cluster in a folder; it is killed without a checkpoint and recovers from its log when it starts."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("pg_ctl") or max(map(str, Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")), default="")
        if not found:
            raise Missing("there is no pg_ctl on the path nor under /usr/lib/postgresql")
        self._port = free_port()
        self.url = f"postgresql+asyncpg://vesuvius@127.0.0.1:{self._port}/postgres"
        self._programs, self._folder = Path(found).parent, folder
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
        self._run("initdb", "-U", "vesuvius", "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync")

    async def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        await asyncio.to_thread(
            self._run, "pg_ctl", "-w", "-t", "60", "-l", str(self._folder / "log"), "-o", options, "start"
        )

    async def kill(self) -> None:
        if (self._folder / "data" / "postmaster.pid").exists():
            await asyncio.to_thread(self._run, "pg_ctl", "-m", "immediate", "stop")

    def pids(self) -> list[int]:
        """The postmaster and all its processes."""
        master = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        return [master, *children(master)]


def children(parent: int) -> list[int]:
    """The processes that a process has started, as /proc has them."""
    try:
        return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    except OSError:
        raise Missing("this system has no /proc with the children of a process") from None


def freeze(pids: Sequence[int]) -> None:
    """SIGSTOP: the processes keep their sockets, and answer nothing."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)


def thaw(pids: Sequence[int]) -> None:
    for pid in reversed(pids):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)
