# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The streets of the fast twin: where pawns stand, what lies buried, and how far one can walk."""

from vesuvius.games.lastdays import arrays, coding
from vesuvius.twin import Twin as Base

DOTS, INSIDE = len(arrays.PIECE), arrays.INSIDE
CUT_OFF, BURIED = -1, -2
"""In ``way_out``, a dot from which no way leads out, and one that lies under a piece."""
OPEN, SHUT = -1, -2
"""In ``reach``, a dot that has not been reached, and one that lies under a piece."""
BEFORE, NOWHERE = 287, -1
"""``found[BEFORE + i]`` is the dot before ``found[i]`` on the way; NOWHERE if the way begins there."""
PLACE, DOT = coding.PLACE, coding.DOT
NEAR, BETWEEN, GATE, DOOR, SIDE_DOOR = arrays.NEAR, arrays.BETWEEN, arrays.GATE, arrays.DOOR, arrays.SIDE_DOOR
WAY_OUT, COVERED, FIRST_COVERED = arrays.WAY_OUT, arrays.COVERED, arrays.FIRST_COVERED


class City(Base):
    """The pawns and the streets.

    ``way_out`` has for each dot the steps to the first dot outside, 0 on the ring itself; below zero it is CUT_OFF or
    BURIED. ``reach`` and ``found`` are scratch buffers: ``walked`` identifies the walk that ``reach`` holds, so that it
    is not computed twice, and ``lost`` is the number of dots in ``found`` that a burial has cut off.
    """

    def found_city(self) -> None:
        """All streets open, all pawns on INGRESSUS."""
        self.pawns = [0] * 8
        self.way_out, self.reach, self.found = WAY_OUT[:], [0] * 286, [0] * 832
        self.walked, self.lost = -1, 0

    def close(self, place: int) -> None:
        """Bury the streets of a piece (7.1); dots whose way out led through them get another way, or none."""
        self.walked, self.lost = -1, 0
        for i in range(FIRST_COVERED[place], FIRST_COVERED[place + 1]):
            self._lose(COVERED[i], BURIED)
        mended = True
        while mended:
            mended = False
            for i in range(self.lost - 1, -1, -1):  # backwards: mostly the last ones lost have another way out
                mended |= self._mend(self.found[i])

    def _lose(self, dot: int, instead: int) -> None:
        """A dot loses its way out, and so does every dot from which all shortest ways out lead through it."""
        steps = self.way_out[dot]
        self.way_out[dot] = instead
        if instead == CUT_OFF:
            self.found[self.lost] = dot
            self.lost += 1
        if steps < 0:
            return
        for i in range(4 * dot, 4 * dot + 4):
            if self.way_out[NEAR[i]] == steps + 1 and self._next_out(NEAR[i]) != steps:
                self._lose(NEAR[i], CUT_OFF)

    def _mend(self, dot: int) -> bool:
        """Take a new or shorter way out through a neighbouring dot; returns whether there is one."""
        steps = self._next_out(dot) + 1
        if steps == 0 or 0 <= self.way_out[dot] <= steps or self.way_out[dot] == BURIED:
            return False
        self.way_out[dot] = steps
        return True

    def _next_out(self, dot: int) -> int:
        """The steps out from the best dot beside this one; -1 if there is no way."""
        best = CUT_OFF
        for i in range(4 * dot, 4 * dot + 4):
            steps = self.way_out[NEAR[i]]
            if steps >= 0 and (best < 0 or steps < best):
                best = steps
        return best

    def _walk(self, spot: int, limit: int, to_safety: bool) -> None:
        """Set ``reach`` to the steps from a spot to every dot within the limit; it is negative for all others.

        With ``to_safety``, a way ends at the first dot outside (7.11).
        """
        walked = (2 * spot + to_safety) * 128 + limit
        if walked == self.walked:
            return
        self.walked = walked
        self._clear_reach()
        tail = 0
        if spot >= DOT:
            self.reach[spot - DOT] = 0
            self.found[0], self.found[BEFORE] = spot - DOT, NOWHERE
            tail = 1
        else:
            for side in range(2):
                dot = SIDE_DOOR[spot - PLACE] if side else DOOR[spot - PLACE]
                if dot >= 0 and self.reach[dot] == OPEN:
                    self.reach[dot] = 1
                    self.found[tail], self.found[BEFORE + tail] = dot, NOWHERE
                    tail += 1
        self._spread(tail, limit, to_safety)

    def _clear_reach(self) -> None:
        """Mark every dot as not reached, or as buried."""
        shut, open_, buried = SHUT, OPEN, BURIED  # locals, so that C need not read them again for each dot
        for dot in range(DOTS):
            self.reach[dot] = shut if self.way_out[dot] == buried else open_

    def _spread(self, tail: int, limit: int, to_safety: bool) -> None:
        """Extend ``reach`` from the first ``tail`` dots of ``found``, a step at a time (breadth-first).

        Most dots lie between two others: for a walk that comes from one of them, there is only one way on.
        """
        head = 0
        while head < tail:
            dot, before = self.found[head], self.found[BEFORE + head]
            head += 1
            steps = self.reach[dot] + 1
            if steps > limit:
                break
            if to_safety and dot >= INSIDE:
                continue
            if BETWEEN[dot] and before != NOWHERE:
                near = BETWEEN[dot] ^ before
                if self.reach[near] == OPEN:
                    self.reach[near] = steps
                    self.found[tail], self.found[BEFORE + tail] = near, dot
                    tail += 1
                continue
            for i in range(4 * dot, 4 * dot + 4):
                near = NEAR[i]
                self.found[tail], self.found[BEFORE + tail] = near, dot
                fresh = self.reach[near] == OPEN  # no branch: a processor could not predict it
                self.reach[near] = steps if fresh else self.reach[near]
                tail += fresh

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

    def _way_from(self, spot: int) -> int:
        """The steps from a dot or a place to the first dot outside; -1 if there is no way."""
        return self.way_out[spot - DOT] if spot >= DOT else self._out_of(spot - PLACE)

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
                    if near < INSIDE and self.reach[near] < 0:
                        self.reach[near] = 0
                        self.found[tail] = near
                        tail += 1
            if best < DOTS:
                self.pawns[seat] = DOT + best
                return
            first, last = last, tail

    def _taken(self, seat: int, spot: int) -> bool:
        """Does the pawn of another seat stand there?"""
        for other in range(self.players):
            if other != seat and self.pawns[other] == spot:
                return True
        return False
