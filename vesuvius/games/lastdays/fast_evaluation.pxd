cimport cython
from libc.stdint cimport int16_t

from vesuvius.games.lastdays.fast_rules cimport Rules
from vesuvius.twin cimport Scratch

cdef int OVER, HOUSING, ERUPTING, RUNNING, GOING, BUYING, LIVING, FLEEING, DEAD
cdef int PRICES, TIMES, LEGS
cdef int CARDS, COLOURS, EVERYWHERE, DECK, VITA, PLACE, DOT, LAST_SQUARE, INSIDE, FADES, MANY_PEOPLE, MANY_BUILDINGS
cdef double SPARED, EXPECTED, COIN, PURSE, STRIDE, HASTE, SWING, EACH, AHEAD, MARGIN, E
cdef int16_t PRICE[102]
cdef int16_t PERSON[102]
cdef int16_t COLOUR[102]
cdef int16_t PLACE_OF[102]
cdef int16_t AWAY[102]
cdef int16_t BEDS[58]
cdef int16_t PEOPLE[59]
cdef int16_t BUILDINGS[42]
cdef double TURNS[256]
cdef double FADE[1025]

cdef class Evaluation(Rules):
    @cython.locals(players=int, over=bint, expected=double, most=double, seat=int, certain=int, open_=double,
                   swing=double, total=double)
    cdef void _evaluate(self, Scratch scratch) noexcept nogil
    @cython.locals(players=int, living=int, lost=double, safe=double, seat=int, draws=double, other=int, risk=double)
    cdef void _warn(self, Scratch scratch) noexcept nogil
    @cython.locals(total=int, i=int)
    cdef int _saved(self, int seat) noexcept nogil
    cpdef double prospects(self, int seat)
    cdef double _prospects(self, Scratch scratch, int seat) noexcept nogil
    @cython.locals(many=int, person=int, building=int, colour=int, beds=int, unsold=int, unbuilt=int, at=int, card=int,
                   to_go=int)
    cdef double _holdings(self, Scratch scratch, int seat) noexcept nogil
    @cython.locals(money=double)
    cdef double _purse(self, int seat) noexcept nogil
    @cython.locals(at=int)
    cdef int _note(self, Scratch scratch, int many, double price, double time) noexcept nogil
    @cython.locals(total=double, i=int)
    cdef double _sum(self, Scratch scratch, int many, int but, double began, double alive, double pace) noexcept nogil
    cdef double _fade(self, double passed) noexcept nogil
    cdef double _spare(self, double exposed, double passed) noexcept nogil
    @cython.locals(alive=int, mine=bint, other=int, spare=int, declared=int, each=double, pace=double,
                   before=double, pawn=int, risky=bint, exposed=double, lives=double,
                   escorted=bint, many=int, price=double, first=int, card=int, place=int, out=int, leg=double, near=int,
                   worth=double, at=int, best=double, i=int, rest=double)
    cdef double _flight(self, Scratch scratch, int seat) noexcept nogil
    @cython.locals(total=int, other=int)
    cdef int _along(self, int card) noexcept nogil
    @cython.locals(leg=double, lives=double, rest=double)
    cdef double _begun(self, Scratch scratch, int many, int first, double before, double exposed, double pace) noexcept nogil
    @cython.locals(cards=double, other=int)
    cdef double _before(self, int seat, int alive) noexcept nogil
