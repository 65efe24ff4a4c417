"""Failing bots: an exception or an illegal answer becomes a BotFailed with the seat and a one-line reason."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb

from vesuvius.bots.custom import MODULE_PREFIX

LINE_LENGTH = 200
"""The most characters of a reason."""


class BotFailed(Exception):
    """A bot crashed or answered illegally."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat, in_a_line(reason))
        self.seat = seat

    def __str__(self) -> str:
        return str(self.args[1])


@contextmanager
def blamed(seat: int) -> Iterator[None]:
    """Turn any exception of the block into a BotFailed of this seat."""
    try:
        yield
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(seat, crashed(error)) from error


def crashed(error: BaseException) -> str:
    """The exception in one sentence; for a custom bot with the file and line it came from."""
    own = [
        f" in {Path(frame.f_code.co_filename).name}, line {line}"
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__", "").startswith(MODULE_PREFIX)
    ]
    message = f": {error}" if str(error) else ""
    return f"crashed{own[-1] if own else ''}: {type(error).__name__}{message}"


def in_a_line(words: str) -> str:
    """The text on one line, cut to the length of a report."""
    line = " ".join(words.split())
    return line if len(line) <= LINE_LENGTH else f"{line[: LINE_LENGTH - 1]}…"
