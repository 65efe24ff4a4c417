"""A run of the arena: the games of a plan that are not in its file yet, each written down before it is told."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from vesuvius.arena.cluster import Cluster
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.plan import PATIENCE, ArenaFailed, Plan, sittings
from vesuvius.arena.sitting import Result
from vesuvius.arena.standings import Standings
from vesuvius.arena.workers import Workers


class Run:
    """So many games of each line-up: on all cores, on so many processes, or on the Ray at an address."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        *,
        processes: int | None = None,
        ray: str | None = None,
        patience: float = PATIENCE,
        file: Path | None = None,
        journals: Path | None = None,
    ) -> None:
        sought = {sitting.number: sitting for sitting in sittings(plan, games)}
        self.games = len(sought)
        self._journals = journals
        try:
            if journals:
                journals.mkdir(parents=True, exist_ok=True)
            self._ledger = Ledger(file, plan) if file else None
        except OSError as error:
            raise ArenaFailed(f"{error.filename} cannot be written: {error.strerror}.") from error
        earlier = [one for one in (self._ledger.results if self._ledger else ()) if sought.pop(one.number, None)]
        self.standings = Standings(plan, earlier)
        self._missing = list(sought.values())
        if ray is not None and self._missing:
            self._crew: Workers | Cluster = Cluster(plan, ray, patience=patience, journals=journals is not None)
        else:
            cores = processes or os.cpu_count() or 1
            self._crew = Workers(plan, cores, patience=patience, journals=journals is not None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._crew.close()
        if self._ledger:
            self._ledger.close()

    def results(self) -> Iterator[Result]:
        """Play what is missing; the results as they come, already in the standings."""
        for result in self._crew.play(self._missing):
            try:
                if self._journals and result.journal:
                    (self._journals / f"{result.number:05}.txt").write_text(result.journal, "utf-8")
                if self._ledger:
                    self._ledger.add(result)
            except OSError as error:
                raise ArenaFailed(f"Game {result.number} cannot be written: {error.strerror}.") from error
            self.standings.add(result)
            yield result
