"""What `make play` prints while it sets itself up."""

import subprocess
import sys
from pathlib import Path

STAGES = Path(__file__).parents[1] / "tools" / "stages.py"


def run(title: str, program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(STAGES), title, sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_each_stage_is_a_line_with_its_time() -> None:
    program = """
import os, time
print("chatter")
time.sleep(0.5)
for stage in ("Building the pages", "Compiling the bots"):
    with open(os.environ["VESUVIUS_STAGES"], "a") as file:
        file.write(stage + "\\n")
    time.sleep(0.5)
"""
    done = run("Installing Python packages", program)
    lines = [line.strip() for line in done.stdout.splitlines()]
    assert [line.partition(": done, ")[0] for line in lines if ": done, " in line] == [
        "Installing Python packages",
        "Building the pages",
        "Compiling the bots",
    ]
    assert lines[0] == "Installing Python packages ..."
    assert "chatter" not in done.stdout + done.stderr
    assert done.returncode == 0


def test_a_failure_shows_what_the_command_said() -> None:
    done = run("Installing Python packages", "import sys; sys.exit('no network')")
    assert "Installing Python packages: failed, 0 s" in done.stdout
    assert "no network" in done.stderr
    assert done.returncode == 1


def test_nothing_to_do_prints_nothing() -> None:
    done = run("", "print('up to date')")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
