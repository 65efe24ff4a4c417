cimport cython

from vesuvius.twin cimport Scratch, Twin

cdef double E
cdef int MOST_SEATS, MOST_MOVES

cdef class Net:
    cdef readonly int players, actions
    cdef double[::1] values, priors

    cdef void _look(self, Twin game, int seat, Scratch scratch, int many) except *
    @cython.locals(i=int, most=double, total=double)
    cdef void _normalise(self, int many) noexcept

cdef class OutsideNet(Net):
    cdef object function

cdef class SparseNet(Net):
    cdef readonly int cells, hidden, second, width
    cdef float[::1] one, base, slope, into_second, into_embedding, into_values
    cdef float[::1] first_bias, second_bias, embedding_bias, value_bias
    cdef float[::1] first, then, embedding, logits, moves
    cdef int[::1] rows

    @cython.locals(seat=int, code=int, k=int, at=int, start=int, number=int, part=int, row=cython.double[::1])
    cdef _embed_moves(self, float[::1] sums, float[::1] products, parts)
    @cython.locals(i=int, k=int, at=int, hidden=int, value=int, first=cython.float[::1], one=cython.float[::1],
                   base=cython.float[::1], slope=cython.float[::1])
    cdef void _add_up(self, Scratch scratch, int cells) noexcept
    @cython.locals(j=int, k=int, at=int, second=int, width=int, players=int, x=float, then=cython.float[::1],
                   embedding=cython.float[::1], logits=cython.float[::1], into_second=cython.float[::1],
                   into_embedding=cython.float[::1], into_values=cython.float[::1])
    cdef void _go_through(self) noexcept
    @cython.locals(i=int, players=int, most=double, total=double, share=double)
    cdef void _weigh_seats(self, int seat) noexcept
    @cython.locals(i=int, k=int, at=int, code=int, width=int, score=float, embedding=cython.float[::1],
                   moves=cython.float[::1])
    cdef void _score(self, int seat, Scratch scratch, int many) noexcept
