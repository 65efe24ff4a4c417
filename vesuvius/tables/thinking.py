"""Bots think in processes of their own, never on the event loop. They get a view and legal moves, like anyone else."""

import asyncio
import logging
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from vesuvius.bots import Budget, bot
from vesuvius.contract import View
from vesuvius.games import game
from vesuvius.workers import cores_per_process, set_up_worker

log = logging.getLogger("vesuvius.thinking")

SECONDS = 3.0
"""How long a bot may think about a move; those that search keep to it by themselves."""

ANY_MOVE = "nobody"
"""Sits in at a game that no bot plays: makes any legal move, and none out of turn."""

PATIENCE = 10.0
"""Seconds after which a bot that does not answer is given up, and its process with it."""


def _quiet(cores: int) -> None:
    """A thinking process leaves the processor to the server."""
    set_up_worker(cores)
    os.nice(5)


def _answer(name: str, title: str, view: View, legal: Sequence[str], seed: int, reaction: bool) -> str | None:
    """In the other process: what the bot does, in notation; None lets an out-of-turn right pass."""
    rules = game(title)
    moves = [rules.parse(text) for text in legal]
    player = bot(name, title, seed)
    chosen = player.react(view, moves) if reaction else player.choose(view, moves, Budget(seconds=SECONDS))
    return None if chosen is None else str(chosen)


class Thinkers:
    """A pool of processes, built anew when it breaks."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self.queue = 0

    async def choose(self, name: str, title: str, view: View, legal: Sequence[str]) -> str:
        """What a bot answers, to be judged by the rules. If it fails, any legal move: the game goes on."""
        if len(legal) == 1 or name == ANY_MOVE:
            return secrets.choice(legal)
        chosen = await self._ask(name, title, view, legal, reaction=False)
        return chosen if chosen is not None else secrets.choice(legal)

    async def react(self, name: str, title: str, view: View, legal: Sequence[str]) -> str | None:
        """What a bot does out of turn, if anything."""
        if name == ANY_MOVE:
            return None
        chosen = await self._ask(name, title, view, legal, reaction=True)
        return chosen if chosen in legal else None

    async def _ask(self, name: str, title: str, view: View, legal: Sequence[str], *, reaction: bool) -> str | None:
        self.queue += 1
        try:
            for _ in range(2):
                pool = self._open()
                loop, seed = asyncio.get_running_loop(), secrets.randbits(64)
                thought = loop.run_in_executor(pool, _answer, name, title, view, legal, seed, reaction)
                try:
                    return await asyncio.wait_for(thought, PATIENCE * (1 + self.queue / self._processes))
                except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                    log.warning("a bot did not answer", extra={"bot": name, "game": title, "error": repr(error)})
                    self._discard(pool)
        except Exception:  # a bot's own mistake must not stop the game
            log.exception("a bot failed", extra={"bot": name, "game": title})
        finally:
            self.queue -= 1
        return None

    def _open(self) -> Executor:
        if self._pool is None:
            cores = cores_per_process(self._processes)
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_quiet, initargs=(cores,)
            )
        return self._pool

    def _discard(self, pool: Executor) -> None:
        if pool is self._pool:
            self.close()

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        processes, pool, self._pool = self.processes(), self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with suppress(OSError, ValueError):
                    process.kill()

    def processes(self) -> list[BaseProcess]:
        """Those that think; the pool itself does not tell."""
        return list((getattr(self._pool, "_processes", None) or {}).values())
