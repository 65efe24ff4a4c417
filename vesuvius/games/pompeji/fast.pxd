cimport cython
from libc.stdint cimport int16_t, uint64_t

from vesuvius.twin cimport Scratch, Twin as Base

cdef int DEALING, LAYING, INTERRUPTING, DRAWING, CHOOSING, OVER
cdef int CHANCE, NOBODY, STATUE, VOLCANO, HAND, LAST
cdef int BUILD, RAISE, DISCARD, DRAW, STOP, PERMIT, DEAL, DRAWN, WIDTH, ROW
cdef int FOUNDATION, BESIDE, CELLS
cdef int AT_KINDS, AT_COLOURS, AT_STATUES, AT_VALUES, AT_SITES, AT_HAND_SIZES, AT_STATUES_LEFT, AT_PERMITS
cdef int AT_SCORE_HUNDREDS, AT_SCORE_REST, AT_TURN, AT_ACTING, AT_SEATS, AT_HAND, AT_DISCARD
cdef int AT_DECK, AT_VOLCANOES, AT_INTERRUPTED, AT_DECISION, AT_DOUBLE_PERMIT
cdef int STATUE_PRICE, STATUE_EACH, PERMIT_PRICE, PERMIT_EACH, KEEP, KEEP_EACH, FEW, REST_WEIGHT, ASIDE

cdef list INTS
cdef double SWING, EACH, MARGIN, A_STATUE, A_PERMIT, E

cdef uint64_t ALL
cdef uint64_t BIT[49]
cdef int16_t CARD[67]
cdef int16_t CELL[169]
cdef int16_t SQUARE[211]
cdef int16_t COLUMN[211]
cdef int16_t LINE[211]
cdef int16_t KIND[50]
cdef int16_t COLOUR[50]
cdef int16_t VALUE[50]
cdef int16_t SIGNS[50]
cdef int16_t SHOWN[128]
cdef int16_t ENVY[5]
cdef int16_t STEPS[8]
cdef int16_t SLOT[211]
cdef uint64_t SPOT[211]
cdef uint64_t WORTH[50]
cdef uint64_t STREET[50]
cdef uint64_t FULL

cdef int nth(uint64_t bits, int n) noexcept nogil

@cython.final
cdef class Twin(Base):
    cdef readonly int double_permit, waiting, on_turn, interrupted, interrupter, left, volcanoes
    cdef readonly int open, west, east, north, south, discarded
    cdef readonly int16_t city[211]
    cdef readonly int16_t signs[211]
    cdef readonly int16_t sites[64]
    cdef readonly int16_t held[4]
    cdef readonly int16_t discard[49]
    cdef readonly int16_t statues[4]
    cdef readonly int16_t permits[4]
    cdef readonly int scores[4]
    cdef readonly uint64_t hands[4]
    cdef readonly uint64_t unseen
    cdef uint64_t fresh
    cdef int slot
    cdef uint64_t kinds[65]
    cdef int tops[260]
    cdef int16_t names[65]
    cdef int noted[8]
    cdef int merits[8]
    cdef int16_t most[49]
    cdef int16_t where[49]
    cdef int16_t second[49]

    @cython.locals(twin=Twin)
    cdef Twin _copy(self)
    cdef void _become(self, Twin twin) noexcept nogil

    @cython.locals(column=int, line=int, kept=int, i=int, site=int)
    cdef void _put(self, int cell, int card) noexcept nogil
    cdef bint _within(self, int cell) noexcept nogil
    @cython.locals(kept=int, i=int)
    cdef void _close(self, int cell) noexcept nogil
    @cython.locals(i=int)
    cdef void _beside(self, int cell, int card) noexcept nogil
    cdef void _gain(self, int seat, int card) noexcept nogil
    cdef void _give(self, int seat, int card) noexcept nogil

    cdef int acting(self) noexcept nogil
    @cython.locals(signs=int, i=int)
    cdef bint _fits(self, uint64_t hand) noexcept nogil
    cdef bint _can_lay(self, int seat) noexcept nogil
    @cython.locals(card=int, i=int)
    cdef int _places(self, Scratch scratch, int n, int base, uint64_t hand) noexcept nogil

    @cython.locals(hand=uint64_t)
    cdef int _discards(self, Scratch scratch, int n) noexcept nogil
    @cython.locals(seat=int, stuck=bint, hand=uint64_t)
    cpdef list legal(self)
    @cython.locals(card=int, i=int, signs=int)
    cdef void _append(self, list codes, int base, uint64_t hand)

    cdef (int, int) _odds(self) noexcept nogil
    cdef int _weight(self, int i) noexcept nogil
    @cython.locals(bit=uint64_t, other=int, i=int)
    cdef void _deal_hidden(self, int seat, uint64_t hidden, int many) noexcept nogil

    @cython.locals(street=int, kind=int, colour=int, total=int, step=int, length=int, worth=int, top=int, at=int,
                   other=int)
    cdef int points(self, int card, int value, int cell) noexcept nogil
    cdef void _deal(self, int card) noexcept nogil
    cdef void _draw(self, int seat, int card) noexcept nogil
    cdef void _draw_or_choose(self, int seat) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    @cython.locals(hand=uint64_t)
    cdef void _finish(self) noexcept nogil

    cdef int _names(self, int cell) noexcept nogil
    @cython.locals(card=int, i=int)
    cdef int _nth_build(self, uint64_t hand, int n) noexcept nogil
    @cython.locals(card=int, cell=int, i=int)
    cdef int _nth_statue(self, int n) noexcept nogil
    @cython.locals(seat=int)
    cdef int _sensible(self) noexcept nogil
    @cython.locals(seat=int, following=int, theirs=uint64_t, envy=int, listed=int, best=int, chosen=int, i=int,
                   code=int, kept=uint64_t, card=int, cell=int, worth=int, most=int)
    cdef int _shrewd(self) noexcept nogil
    @cython.locals(each=int, price=int, listed=int, hand=uint64_t, card=int, i=int, cell=int, earned=int)
    cdef int _rank(self, int seat, uint64_t theirs) noexcept nogil
    cdef void _remember(self, int card, int cell, int earned) noexcept nogil
    @cython.locals(most=int, card=int)
    cdef int _elsewhere(self, uint64_t hand, int cell) noexcept nogil
    @cython.locals(i=int)
    cdef int _note(self, int listed, int worth, int code) noexcept nogil
    @cython.locals(most=int, i=int, step=int, at=int, signs=int)
    cdef int _opened(self, int card, int cell, uint64_t hand, int enough) noexcept nogil
    @cython.locals(most=int, card=int)
    cdef int _most_at(self, int signs, uint64_t hand) noexcept nogil
    cdef int _danger(self) noexcept nogil
    @cython.locals(i=int, cell=int)
    cdef bint _earns(self, int seat, int price) noexcept nogil
    @cython.locals(ahead=int)
    cdef bint _wants_to_draw(self) noexcept nogil
    @cython.locals(card=int, highest=int)
    cdef int _highest(self, int seat) noexcept nogil
    cdef void _look(self, int cell) noexcept nogil
    @cython.locals(i=int, at=int)
    cdef void _forget(self, int cell) noexcept nogil
    @cython.locals(kinds=uint64_t, street=int, step=int, length=int, seen=int, tops=int, at=int, other=int, top=int)
    cdef void _walk(self, int cell, int slot) noexcept nogil
    @cython.locals(kinds=uint64_t, kind=int, colour=int, total=int, street=int, top=int)
    cdef int _pays(self, int card, int value) noexcept nogil
    @cython.locals(kind=int, colour=int, first=int, best=int, earned=int, i=int, signs=int, street=int)
    cdef int _best_name(self, int cell) noexcept nogil

    cdef double _to_come(self) noexcept nogil
    @cython.locals(time=double, prospects=double, hand=uint64_t)
    cdef double _prospects(self, int seat) noexcept nogil
