"""How long processes have run on a processor, and how long they have queued for one, as Linux counts it in /proc.

A limit in seconds is meant for a machine that has a processor free: what a server waits for others that run beside a
proof does not count. Where the system counts no such thing, it is 0, and all seconds count. A probe finds by trying how
late a process is that is not the server's: its thinking processes always queue, and share the processors among them.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

POLITE, WORK, PAUSE = 5, 0.02, 0.1
"""A probe: as nice as a thinking process is; the seconds of a piece of work, and of the pause after it."""


def used(pids: Iterable[int]) -> float:
    """Seconds that these processes have run."""
    return sum(ran for ran, _ in _threads(pids)) / 1e9


def queued(pids: Iterable[int]) -> float:
    """Seconds that these processes and this one have queued for a processor: of each the thread that has most."""
    return sum(max((queue for _, queue in _threads([pid])), default=0) for pid in {os.getpid(), *pids}) / 1e9


def stopwatch(*pids: int) -> Callable[[], float]:
    """Returns the seconds since now in which these processes and this one did not queue for a processor."""
    began, before = time.monotonic(), queued(pids)

    def seconds() -> float:
        return max(0.0, time.monotonic() - began - (queued(pids) - before))

    return seconds


@asynccontextmanager
async def probe() -> AsyncIterator[Callable[[float], float]]:
    """Work a little in a process of its own, again and again. Yields how many seconds the slowest piece of work was
    late that was under way since a moment of ``time.monotonic``."""
    done: list[tuple[float, float]] = []
    began = time.monotonic()
    working = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdout=asyncio.subprocess.PIPE)
    assert working.stdout is not None

    async def read(lines: asyncio.StreamReader) -> None:
        nonlocal began
        while line := await lines.readline():
            began, seconds = map(float, line.split())
            done.append((began, seconds))

    def late(since: float) -> float:
        last = time.monotonic() - began - PAUSE - WORK  # one that is not done yet
        return max([0.0, last, *(seconds for at, seconds in done if at + seconds + WORK >= since)])

    reading = asyncio.create_task(read(working.stdout))
    try:
        yield late
    finally:
        working.kill()
        await working.wait()
        await reading


def _threads(pids: Iterable[int]) -> Iterator[tuple[int, int]]:
    for pid in pids:
        for file in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            with suppress(OSError, ValueError):  # the thread has ended
                ran, queue, _ = map(int, file.read_text().split())
                yield ran, queue


def main() -> None:
    os.nice(POLITE)
    while True:
        began, until = time.monotonic(), time.process_time() + WORK
        while time.process_time() < until:
            pass
        sys.stdout.write(f"{began} {time.monotonic() - began - WORK}\n")
        sys.stdout.flush()
        time.sleep(PAUSE)


if __name__ == "__main__":
    main()
