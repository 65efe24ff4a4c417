"""The file of a run: the plan in the first line, then a line for each finished game, so that a run can go on."""

from pathlib import Path

import msgspec

from vesuvius.arena.plan import ArenaFailed, Plan
from vesuvius.arena.sitting import Result

FORMAT = 1

WORDS = {
    "game": "another game",
    "lineups": "another line-up",
    "seed": "another seed",
    "options": "other options",
    "seconds": "another budget",
    "nodes": "another budget",
    "fingerprints": "a bot whose file has changed since",
}


class _Head(msgspec.Struct, frozen=True):
    arena: int
    plan: Plan


class Ledger:
    """Reads what was played before and writes what is played now, a game as soon as it is over.

    The end of a line cut off by a crash is taken away; its game is played again.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: list[Result] = []
        whole = self._read(plan) if path.exists() and path.stat().st_size else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(msgspec.json.encode(_Head(FORMAT, plan)))

    def close(self) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        self._write(msgspec.json.encode(msgspec.structs.replace(result, journal=None)))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _read(self, plan: Plan) -> int:
        """Where the last whole line ends."""
        *lines, rest = self.path.read_bytes().split(b"\n")
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
        differs = [WORDS[field] for field in WORDS if getattr(head.plan, field) != getattr(plan, field)]
        if differs:
            raise ArenaFailed(f"{self.path} is the file of another run: it has {' and '.join(dict.fromkeys(differs))}.")
        whole = len(lines[0]) + 1
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.results.append(msgspec.json.decode(line, type=Result))
            except msgspec.DecodeError as error:
                if number == len(lines) and not rest:
                    break
                raise ArenaFailed(f"{self.path}, line {number}: {error}.") from None
            whole += len(line) + 1
        return whole
