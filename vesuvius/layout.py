"""What the numbers of an observation mean: planes of cells, one after the other.

A game declares its layout in ``observation.py`` beside its twin. The twin takes its offsets from it, the reference
pages their tables and OpenSpiel its named tensors. A change to what any cell means is a new version.
"""

from dataclasses import dataclass, replace
from math import prod


@dataclass(frozen=True, slots=True)
class Plane:
    """Cells that belong together: an array of ``shape``, the last index running fastest."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    offset: int = 0

    @property
    def size(self) -> int:
        """The number of its cells."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Layout:
    """The planes of an observation in order. ``version`` is part of the names of the environments."""

    version: int
    planes: tuple[Plane, ...]
    size: int

    def at(self, name: str) -> int:
        """The offset of a plane; a KeyError lists the planes there are."""
        for plane in self.planes:
            if plane.name == name:
                return plane.offset
        raise KeyError(f"no plane {name!r}; there are: {', '.join(plane.name for plane in self.planes)}")


def layout(version: int, *planes: Plane) -> Layout:
    """A layout of these planes, each placed after the one before it."""
    placed: list[Plane] = []
    size = 0
    for plane in planes:
        if any(plane.name == other.name for other in placed):
            raise ValueError(f"two planes are called {plane.name!r}")
        if not plane.shape or min(plane.shape) < 1:
            raise ValueError(f"{plane.name}: {plane.shape} is not a shape")
        placed.append(replace(plane, offset=size))
        size += plane.size
    return Layout(version, tuple(placed), size)
