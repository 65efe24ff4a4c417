"""The same games on a Ray cluster (``vesuvius[ray]``): one host per core, each supervising one worker process."""

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from vesuvius.arena.plan import GAME_TIMEOUT, ArenaFailed, Plan, Sitting
from vesuvius.arena.sitting import NO_EXTRAS, Extras, Result
from vesuvius.arena.workers import Workers


class Host:
    """A Ray actor that plays one game at a time on one core."""

    def __init__(self, plan: Plan, timeout: float, extras: Extras) -> None:
        self._workers = Workers(plan, 1, timeout=timeout, extras=extras, cores=1)

    def play(self, sitting: Sitting) -> Result:
        (result,) = self._workers.play([sitting])
        return result


class Cluster:
    """One host for each core of the cluster."""

    def __init__(self, plan: Plan, address: str, *, timeout: float = GAME_TIMEOUT, extras: Extras = NO_EXTRAS) -> None:
        try:
            import ray
        except ImportError:
            raise ArenaFailed("Ray is not installed: pip install 'vesuvius[ray]'.") from None
        self._ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            raise ArenaFailed(f"Ray does not answer at {address}: {reason[0]}") from error
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        host: Any = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=1)(Host)
        self._hosts = [host.remote(plan, timeout, extras) for _ in range(max(1, cores))]

    def close(self) -> None:
        """Stop the hosts and disconnect from the cluster."""
        for host in self._hosts:
            self._ray.kill(host)
        self._ray.shutdown()

    def play(self, sittings: Iterable[Sitting]) -> Iterator[Result]:
        """Yield results as games finish, in no order. Ray restarts a lost host elsewhere."""
        coming, free, busy = iter(sittings), deque(self._hosts), dict[Any, Any]()
        while True:
            while free and (sitting := next(coming, None)) is not None:
                host = free.popleft()
                busy[host.play.remote(sitting)] = host
            if not busy:
                return
            done, _ = self._ray.wait(list(busy), num_returns=1)
            for answer in done:
                free.append(busy.pop(answer))
                try:
                    result: Result = self._ray.get(answer)
                except self._ray.exceptions.RayActorError as error:
                    reason = str(error).strip().splitlines()[0]
                    raise ArenaFailed(f"The cluster has lost a game twice: {reason}") from error
                yield result
