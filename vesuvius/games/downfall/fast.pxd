cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t

from vesuvius.twin cimport Scratch, Twin as Base

ctypedef (uint64_t, uint64_t) Squares

cdef int DEALING, PLAYING, RELATING, DRAWING, CHOOSING, TILING, LAYING, RUNNING, OVER
cdef int DEAL_PHASE, SETTLING, ERUPTION, FLIGHT, END
cdef int CHANCE, NOBODY, NOWHERE, WIDTH, SQUARES, CELLS
cdef int AT_MARKERS, AT_LAVA, AT_MOVED, AT_SUPPLY, AT_SAVED, AT_VOLCANO, AT_HAND_SIZES, AT_TURN, AT_SEATS
cdef int AT_HAND, AT_DISCARD, AT_DECK, AT_OMENS, AT_AD79, AT_BAG, AT_ASIDE, AT_TILE, AT_DECISION
cdef int AT_PENDING, AT_MAY_STOP, AT_CLOSED, AT_DUAL_VENTS, AT_MAYFAIR
cdef int PLAY, RELATIVE, OMEN, LAVA, DUAL, RUN, DONE, ERUPT, DEAL, DRAW, TILE

cdef list INTS

cdef uint64_t OUT, LO_CITY, HI_CITY, LO_GATES, HI_GATES, LO_SPACES, HI_SPACES, PAIRS, FOURS, EIGHTS, SUM
cdef uint64_t LO_BIT[71]
cdef uint64_t HI_BIT[71]
cdef int16_t LO_NUMBER[67]
cdef int16_t HI_NUMBER[67]
cdef uint64_t LO_VENT[6]
cdef uint64_t HI_VENT[6]
cdef uint64_t LO_ADDRESS[12]
cdef uint64_t HI_ADDRESS[12]
cdef uint64_t LO_HOUSE[30]
cdef uint64_t HI_HOUSE[30]
cdef uint64_t LO_HOMES[30]
cdef uint64_t HI_HOMES[30]
cdef int16_t HOUSE_AT[70]
cdef int16_t ACROSS[70]
cdef int16_t ROOM[70]
cdef int16_t FAR[70]
cdef int16_t FIRST_SYMBOL[9]
cdef int16_t SECOND_SYMBOL[9]

cdef double NEIGHBOUR, KIN, EXPOSED, GATE, SETTLED, CARD, SWING, EACH, MARGIN, TURN, E
cdef int MAX_TURNS, MOST, TOO_LATE, WORST, SHREWD
cdef int NEIGHBOURS, CALLED, LEADER, BURIED, OWN_BURIED, NEARBY
cdef int FROM_AFAR, LEFT_BEHIND, OUT_OF_DANGER, MET, KIN_MET
cdef int16_t HOME[70]
cdef double WORTH[70]
cdef double WAITED[64]
cdef double IN_TIME[64]

cdef Squares spread(uint64_t lo, uint64_t hi) noexcept nogil
cdef int size(uint64_t lo, uint64_t hi) noexcept nogil
cdef int nth(uint64_t lo, uint64_t hi, int n) noexcept nogil

@cython.final
cdef class Twin(Base):
    cdef readonly int dual_vents, mayfair, bottom, first
    cdef readonly int phase, waiting, on_turn, left, omens, ad79
    cdef readonly int unseen_left, discarded, people, laid, tiles_left, tile, pending, moved, may_stop, closings
    cdef readonly int16_t hands[48]
    cdef readonly int16_t held[4]
    cdef readonly int16_t unseen[12]
    cdef readonly int16_t discard[53]
    cdef readonly int16_t supply[4]
    cdef readonly int16_t saved[4]
    cdef readonly int16_t volcano[4]
    cdef readonly int16_t living[4]
    cdef readonly int16_t markers[280]
    cdef readonly int16_t crowd[71]
    cdef readonly int16_t bag[9]
    cdef readonly int16_t aside[9]
    cdef readonly int16_t closed[4]
    cdef uint64_t own_lo[4]
    cdef uint64_t own_hi[4]
    cdef uint64_t flow_lo[6]
    cdef uint64_t flow_hi[6]
    cdef uint64_t free_lo, free_hi, dry_lo, dry_hi
    cdef uint64_t los[71]
    cdef uint64_t his[71]
    cdef int16_t bases[71]
    cdef int16_t sizes[71]
    cdef int groups
    cdef uint64_t reach_lo[6]
    cdef uint64_t reach_hi[6]
    cdef uint64_t danger_lo, danger_hi
    cdef int16_t runners[64]
    cdef double safety[64]

    @cython.locals(twin=Twin)
    cdef Twin _copy(self)
    cdef void _become(self, Twin twin) noexcept nogil

    cdef void take_card(self, int seat, int card) noexcept nogil
    cdef void lay_down(self, int card) noexcept nogil
    cdef void enter(self, int square, int seat) noexcept nogil
    cdef void leave(self, int square, int seat) noexcept nogil
    @cython.locals(seat=int, here=int)
    cdef void perish(self, int square) noexcept nogil
    cdef void flood(self, int square, int symbol) noexcept nogil
    cpdef int symbol_at(self, int square) noexcept nogil

    cdef Squares landings(self, int card) noexcept nogil
    cdef bint joker(self, int card) noexcept nogil
    cdef bint may_erupt(self, int seat) noexcept nogil
    cdef Squares homes(self) noexcept nogil
    cdef Squares sites(self, int symbol) noexcept nogil
    cdef Squares runs(self, int square) noexcept nogil
    cdef int victims(self, int square) noexcept nogil
    cdef void _group(self, int base, uint64_t lo, uint64_t hi) noexcept nogil
    cdef void _survey(self) noexcept nogil
    @cython.locals(i=int, base=int, lo=uint64_t, hi=uint64_t)
    cpdef list legal(self)

    cdef int _first_of_chance(self) noexcept nogil
    cdef int _weight(self, int i) noexcept nogil

    cdef void _deal(self, int card) noexcept nogil
    cdef void _next_turn(self, int seat) noexcept nogil
    cdef void _draw(self, int card) noexcept nogil
    cdef int _left_neighbour(self, int seat) noexcept nogil
    cdef void _play_card(self, int card, int square) noexcept nogil
    cdef void _relative(self, int square) noexcept nogil
    cdef void _call(self, int relatives) noexcept nogil
    cdef void _erupt(self, int seat) noexcept nogil
    cdef void _draw_tile(self, int tile) noexcept nogil
    cdef void _lay(self, int square, int symbol) noexcept nogil
    cdef void _cut_off(self) noexcept nogil
    cdef void _after_tile(self) noexcept nogil
    cdef void _run(self, int square, int to) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _finish(self) noexcept nogil
    @cython.locals(i=int, base=int, move=int, score=int, best=int, chosen=int, ties=int, lo=uint64_t, hi=uint64_t)
    cdef int _best(self, bint shrewd) noexcept nogil
    @cython.locals(square=int, to=int, score=int)
    cdef int _score(self, int move) noexcept nogil
    @cython.locals(tile=int, lo=uint64_t, hi=uint64_t)
    cdef void _look_out(self) noexcept nogil
    @cython.locals(seat=int, square=int, to=int, score=int, lo=uint64_t, hi=uint64_t)
    cdef int _shrewd_score(self, int move) noexcept nogil
    @cython.locals(total=int, square=int)
    cdef int _others_at(self, uint64_t lo, uint64_t hi, int own) noexcept nogil
    cdef bint _leads(self, int seat) noexcept nogil
    @cython.locals(goal_lo=uint64_t, goal_hi=uint64_t, targets_lo=uint64_t, targets_hi=uint64_t)
    cdef void _towards_the_gates(self) noexcept nogil

    @cython.locals(i=int, symbol=int, steps=int, lo=uint64_t, hi=uint64_t, lost_lo=uint64_t, lost_hi=uint64_t,
                   found_lo=uint64_t, found_hi=uint64_t, calm_lo=uint64_t, calm_hi=uint64_t, tile=int)
    cdef void _count_runners(self) noexcept nogil
    @cython.locals(danger=int, tile=int, symbol=int, other=int, safe=double, crowd=int, seat=int, gone=int, needed=int,
                   lo=uint64_t, hi=uint64_t)
    cdef void _count_runners_at(self, int square, int steps, bint calm) noexcept nogil
    @cython.locals(expected=double, ready=int, spent=int, needed=int, many=int, safe=double, tiles=int,
                   late=int)
    cdef double _expect(self, int seat) noexcept nogil
