cimport cython
from libc.stdint cimport int16_t

from vesuvius.games.lastdays.fast_evaluation cimport Evaluation
from vesuvius.twin cimport Scratch

cdef int CHOOSING, ENDING, SHOPPING, HOUSING, DECLARING, GOING, LODGE, DONE, FETCH, ROAM, GO, INTO
cdef int CARDS, INSIDE, EVERYWHERE, PLACE, DOT, FEW, SENSIBLE
cdef int16_t PRICE[102]
cdef int16_t PERSON[102]
cdef int16_t COLOUR[102]

cdef class Candidates(Evaluation):
    @cython.locals(waiting=int, many=int)
    cdef int _consider(self, Scratch scratch) noexcept nogil
    @cython.locals(first=int)
    cdef int _without_bargains(self, Scratch scratch, int many) noexcept nogil
    @cython.locals(seat=int, people=int, buildings=int, card=int)
    cdef bint _in_need(self) noexcept nogil
    @cython.locals(seat=int, pawn=int, kept=int, i=int, code=int)
    cdef int _within_reach(self, Scratch scratch, int many) noexcept nogil
    @cython.locals(place=int, other=int)
    cdef bint _is_best_there(self, int seat, int card) noexcept nogil
    @cython.locals(seat=int, last=int, kept=int, i=int, nearest=int, code=int, far=int)
    cdef int _towards(self, Scratch scratch, int many) noexcept nogil
    cdef int _still_to_go(self, int spot) noexcept nogil
