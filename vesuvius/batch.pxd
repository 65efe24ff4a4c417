cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uintptr_t

from vesuvius.twin cimport Scratch, Twin

cdef int BEGIN, CHECK, STEP, CHOOSE, OTHERS, _CHANCE

cdef class Batch:
    cdef readonly int n, actions, cells, players, width, max_decisions, threads, watched
    cdef readonly bint dense
    cdef readonly tuple games
    cdef readonly Twin prototype
    cdef readonly object observations, masks, rewards, seats, dones, cuts, made, chosen, finals
    cdef object asked, taken
    cdef list slices, pools
    cdef uintptr_t[::1] _rows
    cdef int8_t[:, ::1] _observations
    cdef int8_t[:, ::1] _finals
    cdef uint8_t[:, ::1] _masks
    cdef float[:, ::1] _rewards
    cdef int16_t[::1] _seats
    cdef int16_t[::1] _asked
    cdef uint8_t[::1] _dones
    cdef uint8_t[::1] _cuts
    cdef int32_t[::1] _made
    cdef int32_t[::1] _chosen
    cdef int32_t[::1] _taken

    @cython.locals(i=int, game=Twin)
    cpdef void reset(self, object seed) except *
    @cython.locals(refusing=int)
    cpdef int _work(self, int task, int policy, int first, int last, Scratch scratch) except? -2
    @cython.locals(i=int)
    cdef int _each(self, int task, int policy, int first, int last, Scratch scratch) noexcept nogil
    cdef bint _do(self, int task, int policy, int i, Twin game, Scratch scratch) noexcept nogil
    @cython.locals(seat=int)
    cdef void _clear(self, int i) noexcept nogil
    cdef void _begin(self, int i, Twin game, Scratch scratch) noexcept nogil
    cdef void _deal(self, Twin game) noexcept nogil
    @cython.locals(seat=int)
    cdef void _ask(self, int i, Twin game, int first, Scratch scratch) noexcept nogil
    @cython.locals(j=int, many=int, cells=int8_t[::1], mask=uint8_t[::1])
    cdef void _write(self, int i, Twin game, int seat, bint out_of_turn, Scratch scratch) noexcept nogil
    @cython.locals(seat=int, action=int)
    cdef bint _allows(self, int i, Twin game) noexcept nogil
    @cython.locals(seat=int, action=int, to_move=int)
    cdef void _play(self, int i, Twin game, Scratch scratch) noexcept nogil
    @cython.locals(seat=int, j=int, cells=int8_t[::1])
    cdef void _end(self, int i, Twin game, Scratch scratch) noexcept nogil
    @cython.locals(seat=int)
    cdef void _choose(self, int i, Twin game, int policy) noexcept nogil
