"""Run a quiet command and print what it is doing: ``python tools/stages.py TITLE COMMAND…``.

The command may write the title of its next stage as a line into the file that ``VESUVIUS_STAGES`` names. Each stage
gets a line with a running clock; what the command prints is shown only if it fails. Needs only Python's own library.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TICK = 0.2
"""Seconds between two looks at the stages."""


class Line:
    """The line of a stage: redrawn in a terminal, written once where the output is kept in a file."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._since = time.monotonic()
        self._live = sys.stdout.isatty()
        if not self._live:
            self._write(f"  {title} ...\n")

    def tick(self) -> None:
        if self._live:
            self._write(f"\r  {self.title} ... {self._seconds()}")

    def end(self, mark: str = "done") -> None:
        start = "\r" if self._live else ""
        self._write(f"{start}  {self.title}: {mark}, {self._seconds()}\n")

    def _seconds(self) -> str:
        return f"{time.monotonic() - self._since:.0f} s"

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def run(title: str, command: list[str]) -> int:
    """Run the command; returns its exit status. Without a title the first stage is the first that it names."""
    with tempfile.TemporaryDirectory() as folder:
        stages, output = Path(folder) / "stages", Path(folder) / "output"
        stages.touch()
        line, seen = Line(title) if title else None, 0
        with output.open("wb") as sink:
            process = subprocess.Popen(
                command, stdout=sink, stderr=sink, env={**os.environ, "VESUVIUS_STAGES": str(stages)}
            )
            while True:
                over = process.poll() is not None
                for name in stages.read_text("utf-8").splitlines()[seen:]:
                    if line:
                        line.end()
                    line, seen = Line(name), seen + 1
                if over:
                    break
                if line:
                    line.tick()
                time.sleep(TICK)
        if line:
            line.end("done" if process.returncode == 0 else "failed")
        if process.returncode:
            sys.stdout.flush()
            sys.stderr.write(output.read_text("utf-8", "replace"))
    return process.returncode


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
