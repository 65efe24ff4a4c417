"""Run proofs, print their table and write it into docs/reliability.md.

``python -m tools.proof kills leaks`` runs the proofs whose names begin so; without a name all. ``--amount 0.01`` runs a
hundredth of each. What the ledger (build/proof) has of this commit is not run again.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tools.proof.proofs import PROOFS
from tools.proof.report import Batch, Ledger, Missing, Proof, commit_now, row, write


def prove(proof: Proof, factor: float, ledger: Ledger, commit: str) -> tuple[str, Batch]:
    """Run what the ledger lacks of a proof's amount; returns the date and the sum of all batches on this commit."""
    wanted = max(1, round(proof.full * factor))
    while True:
        date, total = ledger.of(proof).get(commit, ("", Batch()))
        if total.amount >= wanted:
            return date, total
        with tempfile.TemporaryDirectory(prefix=f"vesuvius-{proof.name}-", ignore_cleanup_errors=True) as folder:
            try:
                amount = min(proof.batch, wanted - total.amount)
                batch = asyncio.run(proof.attempt(amount, 79 + total.amount, Path(folder)))
            except Missing as missing:
                return date, Batch(notes=[str(missing)])
        ledger.append(proof, commit, batch)
        say(f"{proof.name}: {total.amount + batch.amount:,} of {wanted:,} {proof.unit}: {batch.words()}")
        if not batch.amount:
            return ledger.of(proof)[commit]


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - the output of the command


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof")
    parser.add_argument("names", nargs="*", metavar="proof", help=", ".join(proof.name for proof in PROOFS))
    parser.add_argument("--amount", type=float, default=1.0, help="a factor of the full amount")
    asked = parser.parse_args()
    names = [name for word in asked.names for name in word.replace(",", " ").split()]
    chosen = [proof for proof in PROOFS if not names or any(proof.name.startswith(name) for name in names)]
    ledger, rows, faults = Ledger(), [], 0
    for proof in chosen:
        commit = commit_now(proof.also)
        date, total = prove(proof, asked.amount, ledger, commit)
        rows.append((proof, row(proof, total, date, commit)))
        faults += len(total.faults)
        write(rows[-1:])
    for _, line in rows:
        say(line)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
