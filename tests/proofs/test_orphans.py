"""Processes that a killed server leaves behind."""

import subprocess
import sys
import time
from pathlib import Path


def test_thinking_processes_end_with_a_killed_server() -> None:
    program = (
        "import asyncio, time; from vesuvius.tables.thinking import Question, Thinkers; pool = Thinkers()\n"
        "asyncio.run(pool.react(Question('a bot that fails', 'downfall', 0, {}, ('no move',))))\n"
        "print(pool.processes()[0].pid, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        thinker = Path("/proc") / server.stdout.readline().decode().strip()
        assert thinker.exists() or not Path("/proc").exists()
        server.kill()
    until = time.monotonic() + 60
    while thinker.exists() and "Z" not in (thinker / "stat").read_text().split()[2:3]:
        assert time.monotonic() < until, "an orphaned thinking process is still running"
        time.sleep(0.05)
