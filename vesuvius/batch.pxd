cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uintptr_t

from vesuvius.twin cimport Scratch, Twin

cdef extern from "vesuvius/crew.h" nogil:
    ctypedef struct Crew:
        pass
    Crew* crew_new(int parts, int pieces, int spins)
    void crew_run(Crew* crew, void (*work)(void*, int) noexcept nogil, void* of)
    int crew_next(Crew* crew, int number)
    void crew_free(Crew* crew)

cdef int BEGIN, CHECK, STEP, CHOOSE, PLAY, OTHERS, NOTHING, _CHANCE

cdef void _work(void* batch, int part) noexcept nogil
cdef void _of(Batch batch, int part) noexcept nogil

cdef class Batch:
    cdef readonly int n, actions, cells, players, width, max_decisions, threads, watched
    cdef readonly bint dense
    cdef readonly tuple games
    cdef readonly Twin prototype
    cdef readonly object observations, masks, rewards, seats, dones, cuts, made, chosen, finals
    cdef object asked, taken, pid
    cdef tuple scratches
    cdef bint busy
    cdef int size, task, policy
    cdef Crew* _crew
    cdef uintptr_t[::1] _games
    cdef uintptr_t[::1] _scratches
    cdef uintptr_t[::1] _observed
    cdef uintptr_t[::1] _masked
    cdef uintptr_t[::1] _final
    cdef float[:, ::1] _rewards
    cdef int16_t[::1] _seats
    cdef int16_t[::1] _asked
    cdef uint8_t[::1] _dones
    cdef uint8_t[::1] _cuts
    cdef int32_t[::1] _made
    cdef int32_t[::1] _chosen
    cdef int32_t[::1] _taken
    cdef int32_t[::1] _refusing

    @cython.locals(i=int, game=Twin)
    cpdef void reset(self, object seed) except *
    @cython.locals(refusing=int)
    cdef int _all(self, int task, int policy) except? -2
    @cython.locals(refusing=int)
    cdef int _check_and_do(self, int task, int policy) noexcept nogil
    @cython.locals(part=int, first=int)
    cdef int _round(self, int task, int policy) noexcept nogil
    @cython.locals(i=int, first=int, piece=int)
    cdef void _part(self, int part, Scratch scratch) noexcept nogil
    cdef bint _do(self, int i, Twin game, Scratch scratch) noexcept nogil
    @cython.locals(seat=int)
    cdef void _clear(self, int i) noexcept nogil
    cdef void _begin(self, int i, Twin game, Scratch scratch) noexcept nogil
    cdef void _deal(self, Twin game) noexcept nogil
    @cython.locals(seat=int)
    cdef void _ask(self, int i, Twin game, int first, Scratch scratch) noexcept nogil
    @cython.locals(j=int, many=int, cells=cython.p_schar, mask=cython.p_uchar)
    cdef void _write(self, int i, Twin game, int seat, bint out_of_turn, Scratch scratch) noexcept nogil
    @cython.locals(seat=int, action=int)
    cdef bint _allows(self, int i, Twin game) noexcept nogil
    @cython.locals(seat=int, action=int, to_move=int)
    cdef void _play(self, int i, Twin game, Scratch scratch) noexcept nogil
    @cython.locals(seat=int, j=int, cells=cython.p_schar)
    cdef void _end(self, int i, Twin game, Scratch scratch) noexcept nogil
    @cython.locals(seat=int)
    cdef void _choose(self, int i, Twin game, int policy) noexcept nogil
