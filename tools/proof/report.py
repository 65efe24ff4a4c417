"""A proof, what it found, the ledger of all runs, and the table of docs/reliability.md.

A long proof runs in batches. The ledger has one line for each, with the commit; a proof that is interrupted goes on
from there, as long as the commit is the same.
"""

import json
import subprocess
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LEDGER = ROOT / "build" / "proof" / "ledger.jsonl"
PAGE = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- proofs: written by make proof -->", "<!-- end of the proofs -->"
HEADING = ["| test | amount | result | date | commit |", "| --- | --- | --- | --- | --- |"]

SHOWN, LENGTH = 3, 300
"""The number of faults shown of one proof, and the most characters of each."""


class Missing(Exception):
    """What a proof needs and this machine does not have: root, a program, a library."""


@dataclass(slots=True)
class Batch:
    """What one run found. ``counts`` are added up over the batches, ``worst`` keeps the largest: of seconds, unless the
    unit stands behind a comma ("memory, MB")."""

    amount: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    worst: dict[str, float] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What could not be tried."""

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number

    def measure(self, what: str, value: float) -> None:
        self.worst[what] = max(round(value, 2), self.worst.get(what, 0.0))

    def expect(self, true: object, fault: str) -> None:
        """Note a fault, once, unless something is true."""
        if not true and fault not in self.faults:
            self.faults.append(fault)

    def within(self, what: str, value: float, limit: float, group: str = "") -> None:
        """Measure seconds, on their own or as one of a group, and note a fault if they are more than the limit."""
        self.measure(group or what, value)
        self.expect(value <= limit, f"{what}: {value:.1f} s, more than {limit:g} s")

    def add(self, other: "Batch") -> None:
        self.amount += other.amount
        for what, number in other.counts.items():
            self.count(what, number)
        for what, value in other.worst.items():
            self.measure(what, value)
        self.faults += other.faults
        self.notes += [note for note in other.notes if note not in self.notes]

    def _worst(self) -> Iterator[tuple[str, str, float]]:
        for name, value in self.worst.items():
            what, _, unit = name.partition(", ")
            yield what, unit, value

    def words(self) -> str:
        """The result in words."""
        said = [f"{number:,} {what}" for what, number in self.counts.items() if number]
        said += [f"{what} {value:g} {unit or 's'}" for what, unit, value in self._worst()]
        faults = (
            f"**{len(self.faults)} faults**: " + "; ".join(fault[:LENGTH] for fault in self.faults[:SHOWN])
            if self.faults
            else "0 faults"
        )
        return "; ".join([faults, *said, *self.notes]).replace("|", "/").replace("\n", " ")


Run = Callable[[int, int, Path], Coroutine[Any, Any, Batch]]


@dataclass(frozen=True, slots=True)
class Proof:
    """``run(amount, seed, folder)`` tries that amount. ``full`` is the amount of ``make proof``, in batches of
    ``batch``; ``short`` is that of ``make test``; with 0 the short form is a test of its own."""

    name: str
    title: str
    unit: str
    run: Run
    full: int = 1
    batch: int = 1
    short: int = 1
    also: tuple[str, ...] = ()
    """What else it depends on."""

    async def attempt(self, amount: int, seed: int, folder: Path) -> Batch:
        """Run a batch. One that breaks off has found a fault; Missing is no fault."""
        try:
            return await self.run(amount, seed, folder)
        except Missing:
            raise
        except Exception as error:
            return Batch(amount, faults=[f"broken off: {type(error).__name__}: {error}"[:500]])


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the ledger."""

    proof: str
    commit: str
    date: str
    batch: Batch


class Ledger:
    def __init__(self, path: Path = LEDGER) -> None:
        self._path = path

    def lines(self) -> Iterator[Line]:
        if self._path.exists():
            for text in self._path.read_text("utf-8").splitlines():
                found = json.loads(text)
                yield Line(found["proof"], found["commit"], found["date"], Batch(**found["batch"]))

    def append(self, proof: Proof, commit: str, batch: Batch) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(Line(proof.name, commit, time.strftime("%Y-%m-%d"), batch))) + "\n")

    def of(self, proof: Proof) -> dict[str, tuple[str, Batch]]:
        """By commit, the last date and the sum of all its batches."""
        found: dict[str, tuple[str, Batch]] = {}
        for line in self.lines():
            if line.proof == proof.name:
                _, total = found.get(line.commit, ("", Batch()))
                total.add(line.batch)
                found[line.commit] = (line.date, total)
        return found


PROVED = ("vesuvius", "tools/proof", "constraints.txt")
"""What a proof depends on. Commits of anything else do not make its results old."""


def commit_now(also: tuple[str, ...] = ()) -> str:
    """The last commit of what is proved; "+" marks changes that are not committed."""

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", *words, "--", *PROVED, *also], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    return git("log", "-1", "--format=%h", "--abbrev=10") + ("+" if git("status", "--porcelain") else "")


def row(proof: Proof, total: Batch, date: str, commit: str) -> str:
    """One line of the table."""
    if not total.amount:
        return f"| {proof.title} | not run | {'; '.join(total.notes)} | {date} | {commit} |"
    return f"| {proof.title} | {total.amount:,} {proof.unit} | {total.words()} | {date} | {commit} |"


def write(rows: Iterable[tuple[Proof, str]], page: Path = PAGE) -> None:
    """Replace the rows of these proofs in the page's table; the others stay."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    table = {line.split(" | ")[0].removeprefix("| "): line for line in old.splitlines() if line.startswith("| ")}
    table = {title: line for title, line in table.items() if title not in ("test", "---")}
    table |= {proof.title: line for proof, line in rows}
    page.write_text("\n".join([before + BEGIN, *HEADING, *table.values(), END]) + after, "utf-8")
