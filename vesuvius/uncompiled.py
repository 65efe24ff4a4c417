"""What the plain twins need of Cython's module ``cython``, so that they run where Cython is not installed.

In the compiled twins the names mean what they mean to Cython: ``with nogil`` releases the GIL, and ``cast`` neither
checks an object nor counts a reference to it. In plain Python the caller is the whole crew of a batch (``crew.h``).
"""

from collections.abc import Callable
from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
p_void: type = object
p_schar: type = object
p_uchar: type = object
nogil = nullcontext()


def cast(_kind: type, value: T) -> T:
    """The value, which in plain Python needs no cast."""
    return value


class Crew:
    """The pieces of work that are left."""

    def __init__(self, pieces: int) -> None:
        self.pieces, self.next = pieces, pieces


def crew_new(_parts: int, pieces: int, _spins: int) -> Crew:
    return Crew(pieces)


def crew_run(crew: Crew, work: Callable[[T, int], None], of: T) -> None:
    crew.next = 0
    work(of, 0)


def crew_next(crew: Crew, _part: int) -> int:
    if crew.next == crew.pieces:
        return -1
    crew.next += 1
    return crew.next - 1


def crew_free(_crew: Crew) -> None:
    """There is no thread to end."""
