# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The moves that a search on the fast twin considers where the rules allow very many."""

from vesuvius.games.lastdays import arrays, coding
from vesuvius.games.lastdays.fast_evaluation import Evaluation
from vesuvius.games.lastdays.state import AtTheEnd, Choosing, Declaring, Going, Housing, Shopping
from vesuvius.twin import SENSIBLE as POLICY
from vesuvius.twin import Scratch

CHOOSING, ENDING, SHOPPING, HOUSING, DECLARING, GOING = map(
    coding.MOMENTS.index, (Choosing, AtTheEnd, Shopping, Housing, Declaring, Going)
)
LODGE, DONE, FETCH, ROAM, GO, INTO = coding.LODGE, coding.DONE, coding.FETCH, coding.ROAM, coding.GO, coding.INTO
CARDS, INSIDE, EVERYWHERE, PLACE, DOT = len(arrays.PRICE), arrays.INSIDE, 120, coding.PLACE, coding.DOT
PRICE, PERSON, COLOUR = arrays.PRICE, arrays.PERSON, arrays.COLOUR
SENSIBLE = POLICY  # a name typed in the .pxd exists only in C and cannot be imported

FEW = 3
"""The most dots considered that are equally near to the goal."""


class Candidates(Evaluation):
    """Walks go towards their goal; no offers; the most expensive client gets the best bed; sales only in need."""

    def _consider(self, scratch: Scratch) -> int:
        """Like ``_list``, ascending too, but only the moves worth searching."""
        waiting = self.waiting
        if waiting == HOUSING:
            scratch.codes[0] = self._choose(SENSIBLE)
            return 1
        many = self._list(scratch)
        if waiting in (CHOOSING, SHOPPING, ENDING):
            return self._without_bargains(scratch, many)
        if waiting == DECLARING:
            return self._within_reach(scratch, many)
        if waiting == GOING:
            return self._towards(scratch, many)
        return many

    def _without_bargains(self, scratch: Scratch, many: int) -> int:
        """The moves along the track, which have the lowest codes, and sales if the seat needs one."""
        first = 0
        while first < many and scratch.codes[first] < LODGE:
            first += 1
        if self.waiting == CHOOSING and self._in_need():
            while first < many and scratch.codes[first] < DONE:
                first += 1
        return first

    def _in_need(self) -> bool:
        """Does the seat to move have neither a pair nor the money to complete one?"""
        seat = self.on_turn
        people, buildings = 0, 0
        for card in range(1, CARDS):
            if self.owner[card] == seat:
                if PERSON[card]:
                    people |= 1 << COLOUR[card]
                else:
                    buildings |= 1 << COLOUR[card]
        if people & buildings:
            return False
        for card in range(1, CARDS):
            if self.for_sale(card) and (buildings if PERSON[card] else people) >> COLOUR[card] & 1:
                return False
        return True

    def _within_reach(self, scratch: Scratch, many: int) -> int:
        """The most expensive client of each place with a way there and out; nobody, if there is none.

        Before the roll, a pawn outside the wall may also declare nobody; after a rescue the move may end.
        """
        seat = self.on_turn
        pawn = self.pawns[seat]
        self._walk(pawn, EVERYWHERE, False)
        kept = 0
        for i in range(many):
            code = scratch.codes[i]
            if code < ROAM:
                if not self._is_best_there(seat, code - FETCH + 1):
                    continue
            elif code == ROAM and kept and (self.steps >= 0 or pawn < DOT + INSIDE):
                continue
            scratch.codes[kept] = code
            kept += 1
        return kept

    def _is_best_there(self, seat: int, card: int) -> bool:
        """Can this client be fetched and led out, and is nobody at the same place more expensive?"""
        place = self.home[card]
        if self._out_of(place) < 0 or (self.pawns[seat] != PLACE + place and self._into(place) < 0):
            return False
        if self.crowd[place] > 1:
            for other in range(1, CARDS):
                if self.home[other] == place and (
                    PRICE[other] > PRICE[card] or (PRICE[other] == PRICE[card] and other < card)
                ):
                    return False
        return True

    def _towards(self, scratch: Scratch, many: int) -> int:
        """Into the building, out by any gate within reach, or as near to the goal as the steps lead; else stop."""
        seat = self.on_turn
        last = scratch.codes[many - 1]
        if self.declared:
            if many > 1 and scratch.codes[many - 2] >= INTO:
                scratch.codes[0] = scratch.codes[many - 2]
                return 1
            self._walk(PLACE + self.home[self.declared], EVERYWHERE, False)
        elif self.escort[seat] and many > 1 and scratch.codes[many - 2] >= GO + INSIDE:
            kept = 0
            for i in range(many - 1):
                if scratch.codes[i] >= GO + INSIDE:
                    scratch.codes[kept] = scratch.codes[i]
                    kept += 1
            return kept
        nearest = self._still_to_go(self.pawns[seat])
        kept = 0
        for i in range(many - 1):
            code = scratch.codes[i]
            far = self._still_to_go(DOT + code - GO)
            if far < 0 or (nearest >= 0 and (far > nearest or (far == nearest and (kept == 0 or kept == FEW)))):
                continue
            if far != nearest:
                kept = 0
                nearest = far
            scratch.codes[kept] = code
            kept += 1
        if kept == 0:
            scratch.codes[0] = last
            kept = 1
        return kept

    def _still_to_go(self, spot: int) -> int:
        """The steps from a spot to the declared client, as ``reach`` has them, or out of the city; -1 without a way."""
        if self.declared:
            return self.reach[spot - DOT] if spot >= DOT else self._into(spot - PLACE)
        return self._way_from(spot)
