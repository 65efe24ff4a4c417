"""Servers forked from a process that has loaded their code: most of the processor time of a start is loading.

Everything that a server opens, it opens after the fork: its database, its sockets, its processes. ``main`` runs in the
process that forks; it reads one order a line, and answers with the number of the new process.
"""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from vesuvius.tables.talking import bot_names

LOADED = ("vesuvius.cli.hosting", "vesuvius.web.server", "litestar.plugins.pydantic")
"""What a server imports when it starts."""


class Forked:
    """A forked server, to be handled like ``subprocess.Popen``."""

    def __init__(self, port: int, environ: Mapping[str, str], log: Path, descriptors: int) -> None:
        order = {"port": port, "environ": dict(environ), "log": str(log), "descriptors": descriptors}
        forker = _forker()
        assert forker.stdin is not None
        assert forker.stdout is not None
        forker.stdin.write(json.dumps(order).encode() + b"\n")
        forker.stdin.flush()
        self.pid = int(forker.stdout.readline())

    def poll(self) -> int | None:
        """None while it runs."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)

    def wait(self, timeout: float | None = None) -> int:
        until = None if timeout is None else time.monotonic() + timeout
        while self.poll() is None:
            if until is not None and time.monotonic() > until:
                raise subprocess.TimeoutExpired("vesuvius serve", timeout or 0)
            time.sleep(0.005)
        return 0


@cache
def _forker() -> subprocess.Popen[bytes]:
    """The process that forks. It ends with this one, when its input does."""
    return subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def _serve(order: dict[str, Any]) -> None:
    """Become ``vesuvius serve``."""
    from vesuvius.cli.hosting import serve

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (order["descriptors"], hard))
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    nothing = os.open(os.devnull, os.O_RDWR)
    for ours, theirs in enumerate((nothing, nothing, log)):
        os.dup2(theirs, ours)
    os.environ.clear()
    os.environ.update(order["environ"])
    serve(port=order["port"])


def main() -> None:
    for module in LOADED:
        import_module(module)
    bot_names()  # loads all games
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # a server that ends leaves nothing behind
    for line in sys.stdin.buffer:
        if (pid := os.fork()) == 0:
            _serve(json.loads(line))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
