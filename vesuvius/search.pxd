cimport cython
from libc.stdint cimport uint64_t

from vesuvius.net cimport Net
from vesuvius.twin cimport Scratch, Twin

cdef int DEEPEST, CHECK_EVERY, NO_LIMIT, _PASS, _CHANCE, _ANY
cdef double E, UNLIKELY
cdef uint64_t WORD, NEXT_DEAL, NEXT_DRAW

cdef int key_of(int code, int seat) noexcept
cdef int code_of(int key) noexcept
cdef int seat_of(int key) noexcept

cdef class Search:
    cdef readonly int capacity, room, used, iterations, seat
    cdef int root, kept, drawn, only
    cdef object kind
    cdef uint64_t rng, deal_seed
    cdef list kept_cells
    cdef public double exploration, sharpness, caution
    cdef public int max_depth, horizon, policy, expand_after
    cdef public object keep_going
    cdef public Net net
    cdef public double value_mix
    cdef Scratch scratch
    cdef int[::1] keys, first, next, visits, open, path, choices
    cdef double[::1] total, squares, weight

    @cython.locals(dealt=Twin, game=Twin, trial=Twin, begun=double, spent=double, left=int)
    cpdef int think(self, Twin root, int seat, int nodes=*, double seconds=*)
    @cython.locals(dealt=Twin, game=Twin, trial=Twin)
    cpdef deepen(self, Twin root, int seat, int code, int visits)
    @cython.locals(child=int)
    cdef int _visits(self, int code) noexcept
    cdef void _check(self, Twin root, int seat) except *
    cdef void _grow(self) except *
    cdef void _start_tree(self, Twin root, int seat)
    @cython.locals(before=int, child=int)
    cdef void _drop_others(self, int seat) noexcept
    @cython.locals(game=Twin, code=int)
    cdef int _finish(self, Twin root, int seat)
    @cython.locals(best=int, child=int, more=int)
    cdef int _best(self, int but) noexcept
    @cython.locals(best=int, second=int)
    cdef bint _decided(self, int left) noexcept
    cdef bint _called_off(self) except -1
    @cython.locals(scratch=Scratch, players=int, node=int, depth=int, grown=bint, first=int, seat=int, to_move=int,
                   reaction=int, many=int, code=int, i=int, value=double)
    cdef void _iterate(self, Twin game, Twin trial, int thinker) except *
    @cython.locals(scratch=Scratch, mix=double, seat=int, i=int)
    cdef void _evaluate(self, Twin game) except *
    cdef void _deal(self, Twin game, int thinker, uint64_t times) noexcept
    cdef void _draw(self, Twin game) noexcept
    @cython.locals(scratch=Scratch, found=int, before=int, child=int, i=int, code=int, key=int, made=int,
                   looked=bint)
    cdef int _expand(self, Twin game, Twin trial, int node, int seat, int many, int reaction) except -1
    @cython.locals(visits=int, total=double, weights=double, i=int, child=int, best=int, most=double, unknown=double,
                   value=double, seen=int)
    cdef int _select(self, int many) noexcept
    @cython.locals(turns=int, seat=int, interrupting=int)
    cdef void _roll_out(self, Twin game, int last) noexcept
