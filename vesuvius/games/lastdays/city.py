"""The city plan: dots, neighbours and pieces, and the ways that are left when some of it is buried."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays.board import DOORS, EXITS, PACKAGE, Dot, Place, Spot
from vesuvius.jsonable import resource

Buried: TypeAlias = frozenset[Place]
"""The pieces that have been laid: everything under them is destroyed (7.1)."""

Ways: TypeAlias = Mapping[Dot, tuple[int, Dot | None]]
"""For every dot within reach: the steps it takes, and the dot before it on a shortest way."""

_CITY = resource(PACKAGE, "city.json")

PIECE_OF: Final[tuple[Place | None, ...]] = tuple(dot["piece"] for dot in _CITY["dots"])
"""The piece that covers each dot; None for the ring, which nothing covers."""

PIECES: Final[Mapping[Place, tuple[Dot, ...]]] = FrozenDict(
    {place: tuple(dot for dot, piece in enumerate(PIECE_OF) if piece == place) for place in DOORS}
)
"""The dots under each piece."""

OUTSIDE: Final[frozenset[Dot]] = frozenset(dot for dot, piece in enumerate(PIECE_OF) if piece is None)

GATE_BEHIND: Final[Mapping[Dot, Place]] = FrozenDict({dot: gate for gate, dot in EXITS.items()})
"""The gate that leads to a dot outside."""


def _neighbours() -> tuple[tuple[Dot, ...], ...]:
    beside: list[set[Dot]] = [set() for _ in PIECE_OF]
    for one, other in _CITY["edges"]:
        beside[one].add(other)
        beside[other].add(one)
    return tuple(tuple(sorted(dots)) for dots in beside)


NEIGHBOURS: Final[tuple[tuple[Dot, ...], ...]] = _neighbours()
"""The dots one step from each dot, ring and gates included (7.5)."""


def place_of(spot: Spot) -> Place | None:
    """The place a pawn is in; None on a dot or on the track."""
    return int(spot[1:]) if spot[0] == "p" else None


def spot_of(place: Place) -> Spot:
    """Where a pawn at a place stands: in it, or at a gate on the gate's dot (6.4)."""
    return f"d{DOORS[place][0]}" if place in EXITS else f"p{place}"


def is_outside(spot: Spot) -> bool:
    """Is this a dot of the ring outside the wall?"""
    return spot[0] == "d" and int(spot[1:]) in OUTSIDE


def is_buried(spot: Spot, buried: Buried) -> bool:
    """Does a spot of the city lie under a piece?"""
    number = int(spot[1:])
    return (number if spot[0] == "p" else PIECE_OF[number]) in buried


def open_doors(place: Place, buried: Buried) -> tuple[Dot, ...]:
    """The doors by which a place can still be entered and left: a door may lie under another piece than its place."""
    return tuple(dot for dot in DOORS[place] if PIECE_OF[dot] not in buried)


@lru_cache(maxsize=512)
def ways(start: Spot, buried: Buried, to_safety: bool) -> Ways:
    """Every dot a pawn can walk to, by a shortest way; to safety, a way ends at the first dot outside (7.11).

    The dots are in ascending order. Of several shortest ways, it is the one with the lower dot where they first differ.
    """
    inside = place_of(start)
    frontier = [int(start[1:])] if inside is None else sorted(open_doors(inside, buried))
    found: dict[Dot, tuple[int, Dot | None]] = dict.fromkeys(frontier, (0 if inside is None else 1, None))
    while frontier:
        reached: list[Dot] = []
        for dot in frontier:
            if to_safety and dot in OUTSIDE:
                continue
            steps = found[dot][0] + 1
            for neighbour in NEIGHBOURS[dot]:
                if neighbour not in found and PIECE_OF[neighbour] not in buried:
                    found[neighbour] = (steps, dot)
                    reached.append(neighbour)
        frontier = reached
    return FrozenDict(sorted(found.items()))


def way_to(dot: Dot, found: Ways) -> list[Dot]:
    """The dots of the way to a dot, in walking order, that dot included."""
    way = [dot]
    while (before := found[way[-1]][1]) is not None:
        way.append(before)
    return way[::-1]


@lru_cache(maxsize=512)
def lands(buried: Buried) -> tuple[int, ...]:
    """A number for each dot, the same for connected dots: 0 with a way out or on the ring, -1 if buried."""
    land = [-1] * len(PIECE_OF)
    number = 0
    for first in (*sorted(OUTSIDE), *range(len(PIECE_OF))):
        if land[first] >= 0 or PIECE_OF[first] in buried:
            continue
        land[first], frontier = number, [first]
        while frontier:
            for neighbour in NEIGHBOURS[frontier.pop()]:
                if land[neighbour] < 0 and PIECE_OF[neighbour] not in buried:
                    land[neighbour] = number
                    frontier.append(neighbour)
        number += 1
    return tuple(land)


def lands_at(spot: Spot, buried: Buried) -> frozenset[int]:
    """The lands that a pawn can step into from a spot: a building may have doors to several."""
    land = lands(buried)
    inside = place_of(spot)
    dots = (int(spot[1:]),) if inside is None else open_doors(inside, buried)
    return frozenset(land[dot] for dot in dots)


def standing(place: Place, taken: Iterable[Spot]) -> Spot:
    """The spot for a pawn sent to a place, if other pawns stand on the spots taken (6.4, 6.5)."""
    occupied = set(taken)
    spot = spot_of(place)
    if spot not in occupied:
        return spot
    frontier, seen = [DOORS[place][0]], {DOORS[place][0]}
    while True:
        free = [dot for dot in frontier if f"d{dot}" not in occupied]
        if free:
            return f"d{min(free)}"
        frontier = [n for dot in frontier for n in NEIGHBOURS[dot] if n not in OUTSIDE and n not in seen]
        seen.update(frontier)
