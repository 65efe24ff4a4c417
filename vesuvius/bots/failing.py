"""Bots that fail: whatever a bot raises, or answers against the rules, is told in one line with its seat."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb

from vesuvius.bots.custom import OWN

LONGEST = 200
"""Letters of a line."""


class BotFailed(Exception):
    """A bot crashed or answered illegally."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat, in_a_line(reason))
        self.seat = seat

    def __str__(self) -> str:
        return str(self.args[1])


@contextmanager
def blamed(seat: int) -> Iterator[None]:
    """Whatever goes wrong in here is the fault of that seat's bot."""
    try:
        yield
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed(seat, crashed(error)) from error


def crashed(error: BaseException) -> str:
    """What happened and, for a bot of one's own, in which line of its file."""
    own = [
        f" in {Path(frame.f_code.co_filename).name}, line {line}"
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__", "").startswith(OWN)
    ]
    said = f": {error}" if str(error) else ""
    return f"crashed{own[-1] if own else ''}: {type(error).__name__}{said}"


def in_a_line(words: str) -> str:
    """What a report has room for."""
    line = " ".join(words.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
