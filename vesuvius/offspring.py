"""What a process does that another one has started to think for it."""

import os
import signal
import threading
from multiprocessing import parent_process


def settle_in() -> None:
    """Leave the keyboard to the parent, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed cannot end its processes: they see for themselves that it is gone."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
