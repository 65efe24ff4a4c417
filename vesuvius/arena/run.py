"""A run of the arena: the games of a plan that are not in its file yet, each written down before it is told."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from vesuvius.arena.cluster import Cluster
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.plan import PATIENCE, ArenaFailed, Plan, is_among, sitting, sittings
from vesuvius.arena.sitting import Result, headers
from vesuvius.arena.standings import Standings
from vesuvius.arena.workers import Workers
from vesuvius.games import game
from vesuvius.journal import record, write

ORIGIN = ("Game: ", "Options: ", "Bots: ", "Luck: ")
"""The headers that two journals of the same sitting share."""


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
        self.games = games * len(plan.lineups)
        self._journals = journals
        try:
            if journals:
                journals.mkdir(parents=True, exist_ok=True)
                _refuse_others(journals, plan, games)
            self._ledger = Ledger(file, plan) if file else None
        except OSError as error:
            raise ArenaFailed(f"{error.filename or file} cannot be written: {error.strerror}.") from error
        played = self._ledger.results if self._ledger else {}
        earlier = [result for number, result in played.items() if is_among(plan, number, games)]
        self.standings = Standings(plan, earlier)
        self._missing = (one for one in sittings(plan, games) if one.number not in played)
        missing = self.games - len(earlier)
        if ray is not None and missing:
            self._crew: Workers | Cluster = Cluster(plan, ray, patience=patience, journals=journals is not None)
        else:
            at_once = max(1, min(processes or os.cpu_count() or 1, missing))
            self._crew = Workers(plan, at_once, patience=patience, journals=journals is not None)

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
                    (self._journals / name_of(result.number)).write_text(result.journal, "utf-8")
                if self._ledger:
                    self._ledger.add(result)
            except OSError as error:
                raise ArenaFailed(f"Game {result.number} cannot be written: {error.strerror}.") from error
            self.standings.add(result)
            yield result


def name_of(number: int) -> str:
    """The file of a game's journal."""
    return f"{number:05}.txt"


def _refuse_others(folder: Path, plan: Plan, games: int) -> None:
    """Journals of another run are not written over: what is there must be of the same game, options, bots and luck."""
    start = game(plan.game).start(plan.players, **plan.options)
    for path in folder.glob("*.txt"):
        number = int(path.stem) if path.stem.isdecimal() else -1
        if path.name == name_of(number) and is_among(plan, number, games):
            own = write(record(plan.game, start, (), **headers(plan, sitting(plan, number))))
            if _origin(path.read_text("utf-8", "replace")) != _origin(own):
                raise ArenaFailed(f"{path} is of another run: name another folder for the journals of this one.")


def _origin(journal: str) -> set[str]:
    """What a journal says before its moves of where it is from."""
    return {line for line in journal.partition("\n\n")[0].splitlines() if line.startswith(ORIGIN)}
