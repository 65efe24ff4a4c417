cimport cython
from libc.stdint cimport uint64_t

from vesuvius.twin cimport Scratch, Twin

cdef int DEEPEST, WIDEST, LOOK, FOREVER, _PASS
cdef double E, RASH
cdef uint64_t WORD, NEXT_FATE, NEXT_DRAW

cdef class Search:
    cdef readonly int capacity, used, rounds
    cdef int root, heir, drawn
    cdef uint64_t luck, fate
    cdef list expected
    cdef public double curiosity, sharpness, caution
    cdef public int reach, horizon, policy, patience
    cdef public object goes_on
    cdef Scratch scratch
    cdef int[::1] keys, first, next, visits, open, path, choices
    cdef double[::1] total, weight

    @cython.locals(table=Twin, game=Twin, trial=Twin, begun=double, spent=double, left=int)
    cpdef int think(self, Twin root, int seat, int nodes=*, double seconds=*)
    cdef void _plant(self, Twin root, int seat)
    @cython.locals(game=Twin, code=int)
    cdef int _harvest(self, Twin root, int seat)
    @cython.locals(best=int, child=int, more=int)
    cdef int _best(self, int but) noexcept
    @cython.locals(best=int, second=int)
    cdef bint _decided(self, int left) noexcept
    cdef bint _called_off(self) except -1
    @cython.locals(scratch=Scratch, players=int, node=int, depth=int, grown=bint, asked=int, seat=int, reaction=int,
                   other=int, many=int, code=int, i=int)
    cdef void _round(self, Twin game, Twin trial, int thinker) noexcept
    cdef void _deal(self, Twin game, int thinker, uint64_t times) noexcept
    cdef void _draw(self, Twin game) noexcept
    @cython.locals(scratch=Scratch, found=int, before=int, child=int, i=int, code=int, key=int, made=int)
    cdef int _open(self, Twin game, Twin trial, int node, int seat, int many, int reaction) noexcept
    @cython.locals(visits=int, total=double, weights=double, i=int, child=int, best=int, most=double, unknown=double,
                   value=double, seen=int)
    cdef int _select(self, int many) noexcept
    @cython.locals(turns=int, seat=int, eager=int)
    cdef void _play_on(self, Twin game, int last) noexcept
