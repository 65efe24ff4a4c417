"""A run of the arena: plays the games that its file does not have yet, and writes each before reporting it."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from vesuvius.arena.cluster import Cluster
from vesuvius.arena.ledger import Ledger
from vesuvius.arena.plan import GAME_TIMEOUT, ArenaFailed, Plan, is_among, sitting, sittings
from vesuvius.arena.sitting import Extras, Result, headers
from vesuvius.arena.standings import Standings
from vesuvius.arena.workers import Workers
from vesuvius.games import game
from vesuvius.journal import record, write

ORIGIN = ("Game: ", "Rules: ", "Options: ", "Bots: ", "Seed: ")
"""The headers that are equal in two journals of the same sitting."""


class Run:
    """``games`` games of each line-up, on ``processes`` worker processes (default: all cores) or on a Ray cluster."""

    def __init__(
        self,
        plan: Plan,
        games: int,
        *,
        processes: int | None = None,
        ray: str | None = None,
        timeout: float = GAME_TIMEOUT,
        file: Path | None = None,
        journals: Path | None = None,
        luck: bool = False,
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
        extras = Extras(journal=journals is not None, luck=luck)
        if ray is not None and missing:
            self._crew: Workers | Cluster = Cluster(plan, ray, timeout=timeout, extras=extras)
        else:
            at_once = max(1, min(processes or os.cpu_count() or 1, missing))
            self._crew = Workers(plan, at_once, timeout=timeout, extras=extras)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._crew.close()
        if self._ledger:
            self._ledger.close()

    def results(self) -> Iterator[Result]:
        """Play the missing games; yield each result once it is in the standings."""
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
    """The file name of a game's journal."""
    return f"{number:05}.txt"


def _refuse_others(folder: Path, plan: Plan, games: int) -> None:
    """Refuse to overwrite journals of another run: game, options, bots and seed must be the same."""
    start = game(plan.game).start(plan.players, **plan.options)
    for path in folder.glob("*.txt"):
        number = int(path.stem) if path.stem.isdecimal() else -1
        if path.name == name_of(number) and is_among(plan, number, games):
            own = write(record(plan.game, start, (), **headers(plan, sitting(plan, number))))
            if _origin(path.read_text("utf-8", "replace")) != _origin(own):
                raise ArenaFailed(f"{path} is of another run: name another folder for the journals of this one.")


def _origin(journal: str) -> set[str]:
    """The headers of a journal that identify its run."""
    return {line for line in journal.partition("\n\n")[0].splitlines() if line.startswith(ORIGIN)}
