"""Python imports this file at its start if its folder is in PYTHONPATH: the wall clock is shifted by the seconds in the
file ``VESUVIUS_CLOCK_SHIFT``, read again each time. The monotonic clock is left alone, as when a clock is set, or a
laptop sleeps."""

import os
import time

_time, _file = time.time, os.environ["VESUVIUS_CLOCK_SHIFT"]


def _shift() -> float:
    with open(_file) as file:  # noqa: PTH123 - Path would be imported before the clock is shifted
        return float(file.read() or 0)


time.time = lambda: _time() + _shift()
time.time_ns = lambda: int(time.time() * 1e9)
