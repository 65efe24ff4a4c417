"""What the plain twins need of Cython's module ``cython``, so that they run where Cython is not installed.

In the compiled twins the names mean what they mean to Cython: ``with nogil`` releases the GIL, and ``cast`` neither
checks an object nor counts a reference to it.
"""

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
p_void: type = object
nogil = nullcontext()


def cast(_kind: type, value: T) -> T:
    """The value, which in plain Python needs no cast."""
    return value
