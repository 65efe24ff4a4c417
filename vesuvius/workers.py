"""Set-up of worker processes, and how many cores this process may use."""

import os
import signal
import threading
from multiprocessing import parent_process

_cores = 1


def set_up_worker(cores: int = 1) -> None:
    """Initialise a worker process: ignore SIGINT, exit with the parent, use ``cores`` cores."""
    use_cores(cores)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the parent to end, and exit: a parent that is killed cannot stop its workers."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def use_cores(cores: int) -> None:
    """Let this process use ``cores`` cores; the default is one."""
    global _cores
    _cores = cores


def cores() -> int:
    """How many cores this process may use."""
    return _cores


def cores_per_process(processes: int) -> int:
    """The machine's cores divided among ``processes``, at least one for each."""
    return max(1, (os.cpu_count() or 1) // processes)


def cores_allowed() -> int:
    """How many of the machine's cores this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
