"""Distances through what is left of the city, for planning ways; the rules themselves use ``city.ways``."""

from collections.abc import Mapping
from functools import lru_cache

from vesuvius.frozen import FrozenDict
from vesuvius.games.lastdays.board import DOORS, Dot, Place, Spot
from vesuvius.games.lastdays.city import NEIGHBOURS, OUTSIDE, PIECE_OF, Buried, place_of, ways


@lru_cache(maxsize=1024)
def steps_into(place: Place, buried: Buried) -> Mapping[Dot, int]:
    """From every dot with a way there, the steps into a building that stands, its door included (7.5)."""
    return FrozenDict({dot: way[0] for dot, way in ways(f"p{place}", buried, to_safety=False).items()})


@lru_cache(maxsize=1024)
def steps_out(buried: Buried) -> Mapping[Dot, int]:
    """From every dot with a way out, the steps to the first dot outside; 0 on the ring itself (7.11)."""
    steps = dict.fromkeys(OUTSIDE, 0)
    frontier = sorted(OUTSIDE)
    for dot in frontier:
        for near in NEIGHBOURS[dot]:
            if near not in steps and PIECE_OF[near] not in buried:
                steps[near] = steps[dot] + 1
                frontier.append(near)
    return FrozenDict(steps)


def steps_from(spot: Spot, steps: Mapping[Dot, int]) -> int | None:
    """The steps from a spot by a map of steps, out of a building by its best door; None without a way."""
    place = place_of(spot)
    if place is None:
        return steps.get(int(spot[1:]))
    return min((steps[door] + 1 for door in DOORS[place] if door in steps), default=None)
