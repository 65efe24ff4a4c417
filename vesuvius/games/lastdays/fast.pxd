cimport cython
from libc.stdint cimport int16_t

from vesuvius.games.lastdays.fast_candidates cimport Candidates
from vesuvius.twin cimport Scratch, Twin as Base

cdef int CHOOSING, ENDING, SHOPPING, BARGAINING, HOUSING, SELLING, REHOUSING, VISITING, LIVING, FLEEING
cdef int ROLLING, DECLARING, RUNNING, GOING
cdef int CARDS, PLACES, INSIDE, EVERYWHERE, HEAD, TURN
cdef int FORWARD, BACK, ENTER, STAY, BUY, PASS, LODGE, DONE, ACCEPT, REFUSE, VISIT
cdef int FETCH, ROAM, GO, INTO, STOP, PLACE, DOT
cdef int BLANK, DOUBLED, BLANKS, DOUBLINGS, VITA_CARDS, CELLS, OWNED, SEAT_CELLS
cdef int AT_OWNED, AT_HOMES, AT_BURIED, AT_SEATS, AT_VITA, AT_BLANKS, AT_DOUBLINGS, AT_DOUBLED, AT_DECISION
cdef int AT_OFFERS, AT_BACK, AT_STEPS, AT_DECLARED, AT_EFFECT, AT_DEBTS, AT_PAYER, AT_PAYEE, AT_OWED
cdef int AT_MONEY_GIVEN, AT_MONEY_ASKED, AT_OPTIONS, AT_TERMS
cdef int SEAT_PRESENT, SEAT_TURN, SEAT_TO_MOVE, SEAT_STAGE, SEAT_HOUSE, SEAT_MONEY, SEAT_SQUARE, SEAT_PLACE, SEAT_DOT

cdef int16_t PRICE[102]
cdef int16_t PERSON[102]
cdef int16_t COLOUR[102]
cdef int16_t PLACE_OF[102]
cdef int16_t SQUARE[102]
cdef int16_t FIRST_ROOM[102]
cdef int16_t TO_BANK[102]
cdef int16_t CARD_AT[58]
cdef int16_t BEDS[58]
cdef int16_t DOOR[58]
cdef int16_t SIDE_DOOR[58]
cdef int16_t HOUSE[8]
cdef int16_t NEAR[1144]
cdef int16_t LODGING[425]

@cython.final
cdef class Twin(Candidates):
    cdef int16_t room[9]

    @cython.locals(twin=Twin)
    cdef Twin _copy(self)

    @cython.locals(waiting=int)
    cdef int _sensible(self) noexcept nogil
    @cython.locals(colour=int, card=int)
    cdef void _count_beds(self, int seat) noexcept nogil
    @cython.locals(colour=int)
    cdef bint _useful(self, int card) noexcept nogil
    @cython.locals(seat=int, pair=bint, square=int, mine=int, chosen=int, card=int)
    cdef int _choose_way(self) noexcept nogil
    @cython.locals(card=int)
    cdef int _choose_end(self) noexcept nogil
    @cython.locals(first=int, last=int, best=int, chosen=int, card=int, worth=int)
    cdef int _choose_card(self) noexcept nogil
    @cython.locals(balance=int, card=int, colour=int, idle=bint)
    cdef bint _likes_offer(self) noexcept nogil
    @cython.locals(highest=int, chosen=int, homeless=int, card=int, nearest=int, room=int, steps=int)
    cdef int _choose_home(self, int seat) noexcept nogil
    @cython.locals(least=int, chosen=int, card=int, worth=int)
    cdef int _choose_sale(self, int seat) noexcept nogil
    @cython.locals(total=int, card=int)
    cdef int _worth(self, int place) noexcept nogil
    @cython.locals(best=int, chosen=int, place=int)
    cdef int _choose_visit(self) noexcept nogil
    @cython.locals(seat=int, alive=int, other=int, pawn=int, spare=int, best=int, chosen=int, card=int, place=int)
    @cython.locals(there=int, out=int, time=int, left=int, worth=int)
    cdef int _choose_client(self) noexcept nogil
    @cython.locals(steps=int, pawn=int, dot=int, near=int, i=int)
    cdef int _choose_dot(self) noexcept nogil
    @cython.locals(far=int, dot=int, near=int)
    cdef int _choose_dot_towards(self, int place) noexcept nogil
    cdef int _nearer_out(self, int one, int other) noexcept nogil

    cdef int _from(self, int seat, int other) noexcept nogil
    @cython.locals(pawn=int)
    cdef void _observe_seat(self, int seat, int at, Scratch scratch) noexcept nogil
    cdef void _observe_money(self, int amount, int at, Scratch scratch) noexcept nogil
    @cython.locals(waiting=int)
    cdef void _observe_moment(self, int seat, Scratch scratch) noexcept nogil
