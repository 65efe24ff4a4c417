cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t

from vesuvius.twin cimport Scratch, Twin

cdef class Batch:
    cdef readonly int n, actions, cells, players, width, max_decisions
    cdef readonly bint dense
    cdef readonly list games
    cdef readonly Twin prototype
    cdef readonly object observations, masks, rewards, seats, dones, cuts, made, chosen
    cdef Scratch scratch
    cdef int8_t[:, ::1] _observations
    cdef uint8_t[:, ::1] _masks
    cdef float[:, ::1] _rewards
    cdef int16_t[::1] _seats
    cdef uint8_t[::1] _dones
    cdef uint8_t[::1] _cuts
    cdef int32_t[::1] _made
    cdef int32_t[::1] _chosen

    @cython.locals(i=int, seat=int, game=Twin)
    cpdef void reset(self, object seed) except *
    cdef void _begin(self, int i, Twin game)
    @cython.locals(seat=int)
    cdef void _ask(self, int i, Twin game, int first) noexcept
    @cython.locals(j=int, many=int, scratch=Scratch, cells=int8_t[::1], mask=uint8_t[::1])
    cdef void _write(self, int i, Twin game, int seat, bint asked) noexcept
    @cython.locals(i=int, action=int, seat=int, to_move=int, other=int, game=Twin)
    cdef void _step(self, int32_t[:] actions) except *
    @cython.locals(i=int, seat=int, game=Twin, wants=bint)
    cpdef object choose(self, int policy=*)
