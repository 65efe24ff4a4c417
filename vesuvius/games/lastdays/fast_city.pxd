cimport cython
from libc.stdint cimport int8_t, int16_t

from vesuvius.twin cimport Twin as Base

cdef int DOTS, INSIDE, CUT_OFF, BURIED, OPEN, SHUT, BEFORE, NOWHERE, PLACE, DOT
cdef int16_t NEAR[1144]
cdef int16_t BETWEEN[286]
cdef int8_t WAY_OUT[286]
cdef int16_t COVERED[225]
cdef int16_t FIRST_COVERED[59]
cdef int16_t GATE[58]
cdef int16_t DOOR[58]
cdef int16_t SIDE_DOOR[58]

cdef class City(Base):
    cdef public int16_t pawns[8]
    cdef int8_t way_out[286]
    cdef int8_t reach[286]
    cdef int16_t found[832]
    cdef int walked, lost

    cdef void found_city(self) noexcept nogil
    @cython.locals(i=int, mended=bint)
    cdef void close(self, int place) noexcept nogil
    @cython.locals(steps=int, i=int)
    cdef void _lose(self, int dot, int instead) noexcept nogil
    @cython.locals(steps=int)
    cdef bint _mend(self, int dot) noexcept nogil
    @cython.locals(best=int, steps=int, i=int)
    cdef int _next_out(self, int dot) noexcept nogil
    @cython.locals(dot=int, tail=int, side=int, walked=int)
    cdef void _walk(self, int spot, int limit, bint to_safety) noexcept nogil
    @cython.locals(dot=int, shut=int8_t, open_=int8_t, buried=int8_t)
    cdef void _clear_reach(self) noexcept nogil
    @cython.locals(head=int, dot=int, before=int, steps=int, near=int, i=int, fresh=bint)
    cdef void _spread(self, int tail, int limit, bint to_safety) noexcept nogil
    @cython.locals(steps=int, other=int)
    cdef int _into(self, int place) noexcept nogil
    @cython.locals(steps=int, other=int)
    cdef int _out_of(self, int place) noexcept nogil
    cdef int _way_from(self, int spot) noexcept nogil
    @cython.locals(spot=int, dot=int, first=int, last=int, best=int, tail=int, at=int, i=int, near=int)
    cdef void _send(self, int seat, int place) noexcept nogil
    @cython.locals(other=int)
    cdef bint _taken(self, int seat, int spot) noexcept nogil
