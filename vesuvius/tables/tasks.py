"""Background tasks."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeAlias

from vesuvius.store import Unavailable

log = logging.getLogger("vesuvius.tasks")

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds until a loop that died is restarted: doubled each time."""

RECENTLY = 60.0
"""Seconds for which a loop that died is reported, and after which the pause is short again."""

Loop: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""A function whose coroutine runs until it is cancelled."""


class Deaths:
    """The loops that died, and when."""

    def __init__(self) -> None:
        self._died: dict[str, float] = {}

    def add(self, name: str) -> None:
        """Note that a loop died."""
        self._died[name] = monotonic()

    def recent(self) -> list[str]:
        """The names of the loops that died in the last minute."""
        return sorted(name for name, at in self._died.items() if monotonic() - at < RECENTLY)


class Tasks:
    """Background tasks of one owner. A failure is logged; closing cancels the tasks that still run."""

    def __init__(self, deaths: Deaths | None = None) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._deaths = deaths or Deaths()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run this in the background."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def keep(self, name: str, loop: Loop, pause: float = FIRST_PAUSE) -> None:
        """Run a loop until this is closed: if it dies, restart it after a pause."""
        began = monotonic()

        def restart(_task: asyncio.Task[None]) -> None:
            if self._closed:
                return
            wait = pause if monotonic() - began < RECENTLY else FIRST_PAUSE
            log.error("a background loop died and will be restarted", extra={"loop": name, "seconds": wait})
            self._deaths.add(name)
            asyncio.get_running_loop().call_later(wait, self.keep, name, loop, min(2 * wait, LONGEST_PAUSE))

        if not self._closed:
            self.spawn(loop()).add_done_callback(restart)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Unavailable):  # trouble that passes: a stack trace would look like a bug
            log.warning("a background task failed", extra={"cause": str(error)})
        else:
            log.error("a background task failed", exc_info=error)

    async def close(self) -> None:
        """Cancel the tasks that still run, and wait for them to end."""
        self._closed = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
