"""The file of a run: the plan on the first line, then a line for each finished game, so that a run can resume."""

import sys
from pathlib import Path

import msgspec

from vesuvius.arena.plan import ArenaFailed, Plan, sitting
from vesuvius.arena.sitting import Result

if sys.platform != "win32":  # Windows has no flock: a second run is not prevented there
    import fcntl

FORMAT = 1

WORDS = {
    "game": "another game",
    "lineups": "another line-up",
    "seed": "another seed",
    "options": "other options",
    "seconds": "another budget",
    "nodes": "another budget",
    "rules": "other rules",
    "version": "bots of another version of Vesuvius",
    "fingerprints": "a bot whose file has changed since",
}


class _Head(msgspec.Struct, frozen=True):
    arena: int
    plan: Plan


class Ledger:
    """Reads the games of earlier runs and appends each new one when it ends.

    A last line truncated by a crash is removed, and its game is played again.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.results: dict[int, Result] = {}
        """Results by game number."""
        if path.exists() and not path.is_file():
            raise ArenaFailed(f"{path} is not a file.")
        self._file = path.open("a+b")
        try:
            self._lock()
            self._file.seek(0)
            text = self._file.read()
            whole = self._read(text) if text else 0
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(whole)
        if not whole:
            self._write(msgspec.json.encode(_Head(FORMAT, plan)))

    def _lock(self) -> None:
        """Refuse a second run on the same file: it would play the same games."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ArenaFailed(f"{self.path} is in use by another run.") from None

    def close(self) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        self._write(msgspec.json.encode(msgspec.structs.replace(result, journal=None)))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _read(self, text: bytes) -> int:
        """Read the finished games; return the offset after the last complete line."""
        *lines, rest = text.split(b"\n")
        if not lines:
            if not rest.startswith(b'{"arena"'):
                raise ArenaFailed(f"{self.path} is not the file of an arena.")
            return 0
        try:
            head = msgspec.json.decode(lines[0], type=_Head)
        except msgspec.DecodeError:
            raise ArenaFailed(f"{self.path} is not the file of an arena.") from None
        if head.arena != FORMAT:
            raise ArenaFailed(f"{self.path} was written by another version of the arena.")
        differs = [WORDS[field] for field in WORDS if getattr(head.plan, field) != getattr(self.plan, field)]
        if differs:
            raise ArenaFailed(f"{self.path} is the file of another run: it has {' and '.join(dict.fromkeys(differs))}.")
        whole = len(lines[0]) + 1
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                if number == len(lines) and not rest:
                    break
                raise ArenaFailed(f"{self.path}, line {number}: {error}.") from None
            if not self._fits(result):
                raise ArenaFailed(f"{self.path}, line {number}: this is no game of this run.")
            self.results[result.number] = result
            whole += len(line) + 1
        return whole

    def _fits(self, result: Result) -> bool:
        """Whether the plan could have produced this result."""
        players = self.plan.players
        if result.number < 0:
            return False
        meant = sitting(self.plan, result.number)
        return (
            (result.round, result.seats) == (meant.round, meant.seats)
            and {len(result.places), len(result.scores)} <= {0, players}
            and len(result.clocks) <= players
            and all(1 <= place <= players for place in result.places)
            and (result.forfeit is None or 0 <= result.forfeit.seat < players)
        )
