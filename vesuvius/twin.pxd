cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t

cdef int _CHANCE, _UNIFORM, _MAX_DECISIONS
cdef double CLEARLY
cdef uint64_t WORD, GOLDEN, FIRST_MIX, SECOND_MIX

cdef int missing() noexcept with gil

cdef class Scratch:
    cdef int16_t codes[4096]
    cdef int8_t cells[4096]
    cdef double values[8]
    cdef double sums[256]

cdef class Twin:
    cdef public uint64_t rng
    cdef readonly int players

    cpdef int turn(self) noexcept
    cpdef bint allows(self, int move) noexcept
    cpdef int reaction(self, int seat) noexcept
    cpdef int merit(self, int seat) noexcept
    cpdef Twin copy(self)
    cpdef int playout(self, int policy=*) noexcept
    cpdef double reward(self, int seat) noexcept
    @cython.locals(mine=int, balance=int, other=int, theirs=int)
    cdef double _reward(self, int seat) noexcept nogil
    cdef int _turn(self) noexcept nogil
    cdef bint _allows(self, int move) noexcept nogil
    cdef int _reaction(self, int seat) noexcept nogil
    cdef int _merit(self, int seat) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef void _take(self, Twin other) noexcept nogil
    cdef void _play(self, int move) noexcept nogil
    cdef void _react(self, int seat, int move) noexcept nogil
    cdef int _sample(self) noexcept nogil
    cdef void _redeal(self, int seat) noexcept nogil
    cdef int _choose(self, int policy) noexcept nogil
    cdef bint _would_interrupt(self, int seat, int policy) noexcept nogil
    @cython.locals(to_move=int, step=int, seat=int)
    cdef int _asked(self, int first) noexcept nogil
    @cython.locals(to_move=int, seat=int)
    cdef int _interrupting(self, int policy) noexcept nogil
    cdef int _list(self, Scratch scratch) noexcept nogil
    cdef int _consider(self, Scratch scratch) noexcept nogil
    cdef void _evaluate(self, Scratch scratch) noexcept nogil
    @cython.locals(winners=int, most=int, seat=int)
    cdef void _judge(self, Scratch scratch) noexcept nogil
    cdef int _observe(self, int seat, Scratch scratch) noexcept nogil
