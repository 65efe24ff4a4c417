cimport cython
from libc.stdint cimport int8_t, int16_t

from vesuvius.twin cimport Twin as Base

cdef int DOTS, INSIDE, GATES, BURIED, UNKNOWN, PLACE, DOT
cdef int16_t NEAR[1144]
cdef int16_t OUTSIDE[7]
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
    cdef int walked

    @cython.locals(dot=int)
    cpdef void found_city(self) noexcept
    @cython.locals(i=int)
    cpdef void close(self, int place) noexcept
    @cython.locals(dot=int, tail=int, head=int, near=int, i=int, land=int, first=int, buried=int, unknown=int)
    cdef void _find_ways_out(self) noexcept
    @cython.locals(dot=int, tail=int, near=int, i=int)
    cdef void _number(self, int first, int land) noexcept
    @cython.locals(dot=int, tail=int, head=int, near=int, i=int, side=int, steps=int, walked=int)
    cdef void _walk(self, int spot, int limit, bint to_safety) noexcept
    @cython.locals(steps=int, other=int)
    cdef int _into(self, int place) noexcept
    @cython.locals(steps=int, other=int)
    cdef int _out_of(self, int place) noexcept
    @cython.locals(here=int, also=int, side=int, there=int)
    cdef bint _can_meet(self, int spot, int place) noexcept
    @cython.locals(dot=int)
    cdef int _land(self, int spot, int side) noexcept
    @cython.locals(spot=int, dot=int, first=int, last=int, best=int, tail=int, at=int, i=int, near=int)
    cdef void _send(self, int seat, int place) noexcept
    @cython.locals(other=int)
    cdef bint _taken(self, int seat, int spot) noexcept
