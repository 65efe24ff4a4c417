# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The streets of the fast twin: where pawns stand, what lies buried, and how far one can walk."""

from vesuvius.games.lastdays import arrays, coding
from vesuvius.twin import Twin as Base

DOTS, INSIDE = len(arrays.PIECE), arrays.INSIDE
BURIED, UNKNOWN = -128, -127
PLACE, DOT = coding.PLACE, coding.DOT
NEAR, GATE, DOOR, SIDE_DOOR = arrays.NEAR, arrays.GATE, arrays.DOOR, arrays.SIDE_DOOR
OUTSIDE, COVERED, FIRST_COVERED, GATES = arrays.OUTSIDE, arrays.COVERED, arrays.FIRST_COVERED, len(arrays.OUTSIDE)


class City(Base):
    """The pawns and the streets.

    ``way_out`` has for each dot the steps to the first dot outside, 0 on the ring itself. Below zero it is BURIED, or
    cut off: dots of one number can then be walked between. ``reach`` and ``found`` are paper to reckon on; ``walked``
    tells which walk ``reach`` holds, so that none is made twice.
    """

    def found_city(self) -> None:
        """All streets open, all pawns on INGRESSUS."""
        self.pawns = [0] * 8
        self.way_out, self.reach, self.found = [0] * 286, [0] * 286, [0] * 832
        self.walked = -1
        self._find_ways_out()

    def close(self, place: int) -> None:
        """A piece covers its streets (7.1)."""
        for i in range(FIRST_COVERED[place], FIRST_COVERED[place + 1]):
            self.way_out[COVERED[i]] = BURIED
        self.walked = -1
        self._find_ways_out()

    def _find_ways_out(self) -> None:
        """Reckon ``way_out`` from the dots that are not buried."""
        buried, unknown = BURIED, UNKNOWN  # for C, a local cannot change in between
        for dot in range(INSIDE):
            if self.way_out[dot] != buried:
                self.way_out[dot] = unknown
        for i in range(GATES):
            self.found[i] = OUTSIDE[i]
        head, tail = 0, GATES
        while head < tail:
            dot = self.found[head]
            head += 1
            for i in range(4 * dot, 4 * dot + 4):
                near = NEAR[i]
                if near < 0:
                    break
                if self.way_out[near] == unknown:
                    self.way_out[near] = self.way_out[dot] + 1
                    self.found[tail] = near
                    tail += 1
        land = -1
        for first in range(INSIDE):
            if self.way_out[first] == unknown:
                self._number(first, land)
                land -= 1

    def _number(self, first: int, land: int) -> None:
        """All that can be walked to from a dot without a way out is one land."""
        self.way_out[first] = land
        self.found[0] = first
        tail = 1
        while tail:
            tail -= 1
            dot = self.found[tail]
            for i in range(4 * dot, 4 * dot + 4):
                near = NEAR[i]
                if near < 0:
                    break
                if self.way_out[near] == UNKNOWN:
                    self.way_out[near] = land
                    self.found[tail] = near
                    tail += 1

    def _walk(self, spot: int, limit: int, to_safety: bool) -> None:
        """Set ``reach`` to the steps from a spot to every dot within the limit, -1 beyond it.

        To safety, a way ends at the first dot outside (7.11).
        """
        walked = (2 * spot + to_safety) * 128 + limit
        if walked == self.walked:
            return
        self.walked = walked
        for dot in range(DOTS):
            self.reach[dot] = -1
        tail = 0
        if spot >= DOT:
            self.reach[spot - DOT] = 0
            self.found[0] = spot - DOT
            tail = 1
        else:
            for side in range(2):
                dot = SIDE_DOOR[spot - PLACE] if side else DOOR[spot - PLACE]
                if dot >= 0 and self.way_out[dot] != BURIED:
                    self.reach[dot] = 1
                    self.found[tail] = dot
                    tail += 1
        head = 0
        while head < tail:
            dot = self.found[head]
            head += 1
            steps = self.reach[dot] + 1
            if steps > limit:
                break
            if to_safety and dot >= INSIDE:
                continue
            for i in range(4 * dot, 4 * dot + 4):
                near = NEAR[i]
                if near < 0:
                    break
                if self.reach[near] < 0 and self.way_out[near] != BURIED:
                    self.reach[near] = steps
                    self.found[tail] = near
                    tail += 1

    def _into(self, place: int) -> int:
        """The steps into a place by its nearest door, as ``reach`` has them; -1 if no way leads there (7.5)."""
        steps, other = self.reach[DOOR[place]], -1
        if SIDE_DOOR[place] >= 0:
            other = self.reach[SIDE_DOOR[place]]
        if steps < 0 or 0 <= other < steps:
            steps = other
        return steps + 1 if steps >= 0 else -1

    def _out_of(self, place: int) -> int:
        """The steps from a place to the first dot outside, by its best door; -1 if there is no way."""
        steps, other = self.way_out[DOOR[place]], -1
        if SIDE_DOOR[place] >= 0:
            other = self.way_out[SIDE_DOOR[place]]
        if steps < 0 or 0 <= other < steps:
            steps = other
        return steps + 1 if steps >= 0 else -1

    def _can_meet(self, spot: int, place: int) -> bool:
        """Does a way lead from a spot to a place (7.19 d)?"""
        here, also = self._land(spot, 0), self._land(spot, 1)
        for side in range(2):
            there = self._land(PLACE + place, side)
            if there != BURIED and there in (here, also):
                return True
        return False

    def _land(self, spot: int, side: int) -> int:
        """The land before a door of a spot: 0 if it has a way out, BURIED if there is none; a dot has but one side."""
        if spot >= DOT:
            dot = spot - DOT if side == 0 else -1
        else:
            dot = SIDE_DOOR[spot - PLACE] if side else DOOR[spot - PLACE]
        if dot < 0:
            return BURIED
        return min(self.way_out[dot], 0)

    def _send(self, seat: int, place: int) -> None:
        """Put a pawn on a place, or beside it if another pawn is there (6.4, 6.5)."""
        spot = DOT + DOOR[place] if GATE[place] else PLACE + place
        if not self._taken(seat, spot):
            self.pawns[seat] = spot
            return
        self.walked = -1
        for dot in range(INSIDE):
            self.reach[dot] = -1
        first, last = 0, 1
        self.found[0] = DOOR[place]
        self.reach[DOOR[place]] = 0
        while True:
            best, tail = DOTS, last
            for at in range(first, last):
                dot = self.found[at]
                if dot < best and not self._taken(seat, DOT + dot):
                    best = dot
                for i in range(4 * dot, 4 * dot + 4):
                    near = NEAR[i]
                    if near < 0:
                        break
                    if near < INSIDE and self.reach[near] < 0:
                        self.reach[near] = 0
                        self.found[tail] = near
                        tail += 1
            if best < DOTS:
                self.pawns[seat] = DOT + best
                return
            first, last = last, tail

    def _taken(self, seat: int, spot: int) -> bool:
        """Does another pawn stand there?"""
        for other in range(self.players):
            if other != seat and self.pawns[other] == spot:
                return True
        return False
