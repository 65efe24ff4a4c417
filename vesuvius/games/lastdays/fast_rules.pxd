cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t

from vesuvius.games.lastdays.fast_city cimport City
from vesuvius.twin cimport Scratch

cdef int DRAWING, CHOOSING, ROLLING, ENDING, SHOPPING, BARGAINING, HOUSING, TURNING
cdef int SELLING, REHOUSING, VISITING, ERUPTING, DECLARING, RUNNING, GOING, OVER
cdef int BUYING, LIVING, FLEEING, DEAD, EXCLUDED
cdef int CHANCE, NOBODY, CARDS, PLACES, DOTS, LAST_SQUARE, INSIDE, MOST_OFFERS, LAST_DAY, BLANK, DOUBLED
cdef int FORWARD, BACK, ENTER, STAY, BUY, PASS, LODGE, DONE, OFFER, ACCEPT, REFUSE, WITHDRAW
cdef int VISIT, FETCH, ROAM, GO, INTO, STOP, CITIZEN, DIE, DICE, VITA_CARD, ASH, PLACE, DOT
cdef int EVERYWHERE, HEAD
cdef int MOVE, PAY_OWNER, PAY_BANK, RECEIVE, MOVE_HOME, RECEIVE_PER_CLIENT, PAY_PER_CLIENT, PAY_PER_BUILDING
cdef int ALL_PAY, ALL_PAY_PER_TWO, ALL_RECEIVE, RECEIVE_FROM_EACH, PAY_EACH, MOVE_TO_CLIENT

cdef int16_t PRICE[102]
cdef int16_t PERSON[102]
cdef int16_t COLOUR[102]
cdef int16_t PUBLIC[102]
cdef int16_t PLACE_OF[102]
cdef int16_t SQUARE[102]
cdef int16_t FIRST_ROOM[102]
cdef int16_t TO_BANK[102]
cdef int16_t CARD_ON[114]
cdef int16_t CARD_AT[58]
cdef int16_t BEDS[58]
cdef int16_t HOUSE[8]
cdef int16_t PIECE[286]
cdef int16_t LODGER[425]
cdef int16_t LODGING[425]
cdef int16_t FIRST_EFFECT[38]
cdef int16_t OP[61]
cdef int16_t AMOUNT[61]
cdef int16_t WHERE[61]
cdef int16_t WHOSE[61]

cdef list INTS

cdef class Rules(City):
    cdef public int calm, household, waiting, on_turn, drawn, saves, deaths, turned, fallen
    cdef public int offers, back, trading, asked, pay, get, effect, debts, steps, declared
    cdef public int16_t citizens[8]
    cdef public int16_t stage[8]
    cdef public int16_t escort[8]
    cdef public int32_t money[8]
    cdef public int16_t owner[102]
    cdef public int16_t home[102]
    cdef public int16_t terms[102]
    cdef public int16_t saved[59]
    cdef public int16_t saver[59]
    cdef public int16_t perished[59]
    cdef public int16_t vita[36]
    cdef public int16_t ashes[70]
    cdef public int16_t payer[8]
    cdef public int16_t payee[8]
    cdef public int16_t owed[8]
    cdef int8_t next_card[110]
    cdef int8_t on_track[9]
    cdef int8_t crowd[58]
    cdef int8_t read[37]
    cdef int8_t ash_left[60]
    cdef int many

    cdef void _become(self, Rules twin) noexcept nogil

    @cython.locals(before=int)
    cdef void acquire(self, int card, int seat) noexcept nogil
    @cython.locals(before=int)
    cdef void release(self, int card) noexcept nogil
    cdef void lodge(self, int card, int place) noexcept nogil
    cdef void leave_home(self, int card) noexcept nogil
    cdef void set_aside(self, int card, int seat) noexcept nogil
    cdef void mourn(self, int card) noexcept nogil
    cdef void lay_vita(self, int card) noexcept nogil
    cdef void lay_ash(self, int ash) noexcept nogil
    @cython.locals(card=int, people=int, buildings=int)
    cdef bint has_pair(self, int seat) noexcept nogil
    @cython.locals(seat=int, many=int)
    cdef int living(self) noexcept nogil

    cdef bint may_enter(self) noexcept nogil
    cdef bint has_room(self, int seat, int place) noexcept nogil
    cdef bint has_hosts(self, int seat, int place) noexcept nogil
    cdef bint is_homeless(self, int card) noexcept nogil
    cdef bint for_sale(self, int card) noexcept nogil
    cdef bint wanted(self, int seat, int card) noexcept nogil
    cdef void _add(self, int code) noexcept nogil
    @cython.locals(waiting=int, seat=int, first=int, last=int, card=int, place=int)
    cdef void _survey(self) noexcept nogil
    @cython.locals(square=int, last=int)
    cdef (int, int) _shelf(self) noexcept nogil
    @cython.locals(card=int, many=int)
    cdef void _sales(self, int seat) noexcept nogil
    @cython.locals(seat=int, other=int, card=int, base=int, theirs=int, money=int, many=int)
    cdef void _bargains(self) noexcept nogil
    @cython.locals(card=int, room=int)
    cdef void _rooms(self, int seat, bint or_sold) noexcept nogil
    @cython.locals(dot=int, dots=int, place=int, many=int, steps=int)
    cdef void _walks(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _walk_out(self) noexcept nogil
    @cython.locals(seat=int, waiting=int, first=int, last=int)
    cdef bint _may_market(self, int move) noexcept nogil
    @cython.locals(seat=int, other=int)
    cdef bint _may_offer(self, int terms) noexcept nogil
    @cython.locals(place=int)
    cdef bint _may_go(self, int move) noexcept nogil
    @cython.locals(i=int, first=int, codes=list)
    cpdef list legal(self)

    cdef int _first_of_chance(self) noexcept nogil
    cdef int _chances(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int _weight(self, int i) noexcept nogil
    cdef bint _is_calm(self) noexcept nogil

    cdef void _draw_citizen(self, int pawn) noexcept nogil
    @cython.locals(seat=int)
    cdef void _next_turn(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _market(self, int move) noexcept nogil
    @cython.locals(seat=int, aim=int, step=int, square=int)
    cdef void _go_along(self, int squares) noexcept nogil
    @cython.locals(seat=int)
    cdef void _buy(self, int card) noexcept nogil
    cdef void _to_bank(self, int seat, int card) noexcept nogil
    cdef void _offer(self, int terms) noexcept nogil
    @cython.locals(seat=int, other=int, card=int)
    cdef void _answer(self, bint accepted) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void _enter(self) noexcept nogil

    @cython.locals(seat=int)
    cdef void _turn_vita(self, int card) noexcept nogil
    @cython.locals(end=int)
    cdef void _carry_out(self, int effect) noexcept nogil
    @cython.locals(card=int)
    cdef bint _has_guests(self, int seat) noexcept nogil
    @cython.locals(card=int, many=int)
    cdef int _clients(self, int seat, int colour) noexcept nogil
    @cython.locals(card=int, many=int)
    cdef int _buildings(self, int seat, int public) noexcept nogil
    @cython.locals(op=int, amount=int, drawer=int, owner=int)
    cdef void _do(self, int effect) noexcept nogil
    @cython.locals(drawer=int, step=int, seat=int)
    cdef void _concern_all(self, int op, int amount) noexcept nogil
    cdef void _owe(self, int payer, int payee, int amount) noexcept nogil
    @cython.locals(paid=int, short=bint, payer=int, payee=int, amount=int, i=int)
    cdef bint _pay(self) noexcept nogil
    @cython.locals(seat=int, place=int, client=int)
    cdef void _sell_to_pay(self, int card) noexcept nogil
    @cython.locals(seat=int, client=int)
    cdef void _rehouse(self, int card, int place) noexcept nogil
    cdef void _settle_up(self) noexcept nogil

    @cython.locals(seat=int)
    cdef void _erupt(self, int ash) noexcept nogil
    @cython.locals(card=int, seat=int, pawn=int)
    cdef void _bury(self, int place) noexcept nogil
    cdef void _declare(self, int card) noexcept nogil
    cdef void _roll(self, int first, int second) noexcept nogil
    @cython.locals(seat=int, dot=int, after=int)
    cdef void _go(self, int move) noexcept nogil
    @cython.locals(seat=int, place=int, other=int)
    cdef void _fetch(self, int card) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void _save(self) noexcept nogil
    cdef void _go_on(self, int moment) noexcept nogil
    @cython.locals(seat=int)
    cdef bint _has_ended(self) noexcept nogil
    @cython.locals(pawn=int, place=int, free=bint)
    cdef bint _can_save(self, int seat) noexcept nogil
