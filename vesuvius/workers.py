"""What a process does that another one has started to think for it, and how many processors it may use."""

import os
import signal
import threading
from multiprocessing import parent_process

_cores = 1


def set_up_worker(cores: int = 1) -> None:
    """Leave the keyboard to the parent, end with it, and use so many processors."""
    use_cores(cores)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed cannot end its processes: they see for themselves that it is gone."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def use_cores(cores: int) -> None:
    """Let this process use so many processors: one, unless whoever runs it says more."""
    global _cores
    _cores = cores


def cores() -> int:
    """How many processors this process may use."""
    return _cores


def cores_per_process(processes: int) -> int:
    """How many processors there are for each of so many processes."""
    return max(1, (os.cpu_count() or 1) // processes)
