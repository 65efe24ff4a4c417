cimport cython

from vesuvius.twin cimport Scratch, Twin

cdef double E, RATING
cdef int MOST_SEATS, MOST_MOVES

cdef double rate(Twin game, Twin trial, int seat, Scratch scratch, int code) noexcept

cdef class Net:
    cdef readonly int players, actions
    cdef double[::1] values, priors

    cdef void _look(self, Twin game, Twin trial, int seat, Scratch scratch, int many) except *
    @cython.locals(i=int, most=double, total=double)
    cdef void _normalise(self, int many) noexcept

cdef class OutsideNet(Net):
    cdef object function

cdef class SparseNet(Net):
    cdef readonly int cells, hidden, second, width
    cdef float[::1] one, base, slope, into_second, into_embedding, into_values
    cdef float[::1] first_bias, second_bias, embedding_bias, value_bias
    cdef float[::1] first, then, embedding, logits, moves
    cdef float[::1] into_factor
    cdef readonly bint rated
    cdef float factor, factor_bias
    cdef int[::1] rows

    # Indices are Py_ssize_t: with int, which wraps around here, gcc does not vectorise the loops.
    @cython.locals(seat=int, code=int, k=cython.Py_ssize_t, at=cython.Py_ssize_t, start=cython.Py_ssize_t, number=int,
                   part=int, row=cython.double[::1])
    cdef _embed_moves(self, float[::1] sums, float[::1] products, parts)
    @cython.locals(i=cython.Py_ssize_t, k=cython.Py_ssize_t, at=cython.Py_ssize_t, hidden=cython.Py_ssize_t, value=int,
                   first=cython.float[::1], one=cython.float[::1], base=cython.float[::1], slope=cython.float[::1])
    cdef void _add_up(self, Scratch scratch, int cells) noexcept
    @cython.locals(j=cython.Py_ssize_t, k=cython.Py_ssize_t, at=cython.Py_ssize_t, second=cython.Py_ssize_t,
                   width=cython.Py_ssize_t, players=cython.Py_ssize_t, x=float, then=cython.float[::1],
                   embedding=cython.float[::1], logits=cython.float[::1], into_second=cython.float[::1],
                   into_embedding=cython.float[::1], into_values=cython.float[::1],
                   into_factor=cython.float[::1], factor=float)
    cdef void _go_through(self) noexcept
    @cython.locals(i=int, players=int, most=double, total=double, share=double)
    cdef void _weigh_seats(self, int seat) noexcept
    @cython.locals(i=cython.Py_ssize_t, k=cython.Py_ssize_t, at=cython.Py_ssize_t, code=int, width=cython.Py_ssize_t,
                   a=float, b=float, c=float, d=float,
                   embedding=cython.float[::1], moves=cython.float[::1])
    cdef void _score(self, int seat, Scratch scratch, int many) noexcept
