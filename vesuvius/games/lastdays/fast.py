# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The fast twin of The Last Days: see ``vesuvius/twin.py`` for its interface, ``coding.py`` for its codes.

Its streets are in ``fast_city.py``, its rules in ``fast_rules.py``, its evaluation in ``fast_evaluation.py``, the moves
a search considers in ``fast_candidates.py``; this file has the policies and the observation.

Uniformly random seats sell as much as they buy and may stay in phase 1 for ever: such a playout is truncated
(``Twin.playout``). Sensible seats enter phase 2 when nothing of use is left for them on the track, or when another seat
has entered, so their games end.
"""

from typing import TYPE_CHECKING

from vesuvius.batch import Batch as Games
from vesuvius.contract import Json
from vesuvius.games.lastdays import arrays, coding
from vesuvius.games.lastdays.coding import ACTIONS, CODES, MOST_LEGAL, decode, encode
from vesuvius.games.lastdays.decks import VESUVIUS, VITA
from vesuvius.games.lastdays.fast_candidates import Candidates
from vesuvius.games.lastdays.observation import LAYOUT, SEAT
from vesuvius.games.lastdays.rules import start
from vesuvius.games.lastdays.state import (
    AtTheEnd,
    Bargaining,
    Choosing,
    Declaring,
    Going,
    Housing,
    Rehousing,
    Rolling,
    Running,
    Selling,
    Shopping,
    State,
    Visiting,
)
from vesuvius.twin import Scratch
from vesuvius.twin import Twin as Base

if TYPE_CHECKING:
    import cython  # Cython knows it by this line
else:
    from vesuvius import uncompiled as cython

__all__ = ["ACTIONS", "CODES", "LAYOUT", "MOST_LEGAL", "Batch", "Twin", "decode", "encode", "from_state"]

CHOOSING, ENDING, SHOPPING, BARGAINING = map(coding.MOMENTS.index, (Choosing, AtTheEnd, Shopping, Bargaining))
HOUSING, SELLING, REHOUSING, VISITING = map(coding.MOMENTS.index, (Housing, Selling, Rehousing, Visiting))
ROLLING, DECLARING, RUNNING, GOING = map(coding.MOMENTS.index, (Rolling, Declaring, Running, Going))
LIVING, FLEEING = coding.STAGES.index("living"), coding.STAGES.index("fleeing")

CARDS, PLACES, INSIDE, EVERYWHERE = len(arrays.PRICE), len(arrays.DOOR), arrays.INSIDE, arrays.EVERYWHERE
HEAD = CARDS  # in next_card, seats come after the cards
FORWARD, BACK, ENTER, STAY, BUY, PASS = 0, coding.BACK, coding.ENTER, coding.STAY, coding.BUY, coding.PASS
LODGE, DONE, ACCEPT, REFUSE, VISIT = coding.LODGE, coding.DONE, coding.ACCEPT, coding.REFUSE, coding.VISIT
FETCH, ROAM, GO, INTO, STOP, PLACE, DOT = (
    coding.FETCH,
    coding.ROAM,
    coding.GO,
    coding.INTO,
    coding.STOP,
    coding.PLACE,
    coding.DOT,
)
PRICE, PERSON, COLOUR, PLACE_OF, SQUARE = arrays.PRICE, arrays.PERSON, arrays.COLOUR, arrays.PLACE, arrays.SQUARE
BEDS, HOUSE, NEAR, DOOR, SIDE_DOOR = arrays.BEDS, arrays.HOUSE, arrays.NEAR, arrays.DOOR, arrays.SIDE_DOOR
CARD_AT, LODGING, FIRST_ROOM, TO_BANK = arrays.CARD_AT, arrays.LODGING, arrays.FIRST_ROOM, arrays.TO_BANK

BLANK, DOUBLED = coding.ASHES.index("blank"), coding.ASHES.index("x2")
BLANKS, DOUBLINGS, VITA_CARDS = VESUVIUS["blank"], VESUVIUS["x2"], len(VITA)

TURN = 9
"""The average roll of a turn in dots, doubles counting 20."""

CELLS = LAYOUT.size
OWNED, SEAT_CELLS = CARDS - 1, SEAT.size
"""The cells of one seat: in the plane ``owned``, and in the plane ``seats``."""

AT_OWNED, AT_HOMES, AT_BURIED, AT_SEATS, AT_VITA = map(LAYOUT.at, ("owned", "homes", "buried", "seats", "vita"))
AT_BLANKS, AT_DOUBLINGS, AT_DOUBLED, AT_DECISION = map(LAYOUT.at, ("blanks", "doublings", "doubled", "decision"))
AT_OFFERS, AT_BACK, AT_STEPS, AT_DECLARED = map(LAYOUT.at, ("offers", "back", "steps", "declared"))
AT_EFFECT, AT_DEBTS, AT_PAYER, AT_PAYEE, AT_OWED = map(LAYOUT.at, ("effect", "debts", "payer", "payee", "owed"))
AT_MONEY_GIVEN, AT_MONEY_ASKED, AT_OPTIONS, AT_TERMS = map(
    LAYOUT.at, ("money_given", "money_asked", "options", "terms")
)
"""Where each plane of an observation begins (``observation.py``)."""

SEAT_PRESENT, SEAT_TURN, SEAT_TO_MOVE, SEAT_STAGE = map(SEAT.at, ("present", "turn", "to_move", "stage"))
SEAT_HOUSE, SEAT_MONEY, SEAT_SQUARE, SEAT_PLACE, SEAT_DOT = map(SEAT.at, ("house", "money", "square", "place", "dot"))
"""Where each part of a seat's cells begins, relative to the first of them."""


class Twin(Candidates):
    """One game of The Last Days."""

    def __init__(self, players: int = 4, seed: int = 0, **options: Json) -> None:
        chosen = start(players, **options).options
        self.rng = seed & 0xFFFF_FFFF_FFFF_FFFF
        self.set_up(players, chosen.calm, chosen.household)
        self.room = [0] * 9

    def copy(self) -> "Twin":
        """A copy of the game, RNG state included."""
        return self._copy()

    def _copy(self) -> "Twin":
        twin = Twin.__new__(Twin)
        twin.rng = self.rng
        twin.reach, twin.found, twin.room = self.reach[:], self.found, self.room
        twin._become(self)
        return twin

    def _take(self, other: Base) -> None:
        """Copy the other game's state, keeping this one's RNG state."""
        self._become(cython.cast(Twin, other))

    def _redeal(self, seat: int) -> None:
        """Nothing is hidden, so there is nothing to re-deal (3.5)."""

    def places(self) -> tuple[int, ...]:
        """For each seat 1 + the number of seats strictly better; 2 for all if nobody was saved (7.21)."""
        return Base.places(self) if self.saves else (2,) * self.players

    # Policies.

    def _choose(self, policy: int) -> int:
        """The move that a policy makes for the seat to move."""
        if policy != 0:
            return self._sensible()
        self._survey()
        return self.found[self.below(self.many)]

    def _sensible(self) -> int:
        """Buy what can be housed, enter phase 2 in time, and fetch the client worth most for the distance."""
        waiting = self.waiting
        if waiting == CHOOSING:
            return self._choose_way()
        if waiting == SHOPPING:
            return self._choose_card()
        if waiting == ENDING:
            return self._choose_end()
        if waiting == BARGAINING:
            return ACCEPT if self._likes_offer() else REFUSE
        if waiting == HOUSING:
            return self._choose_home(self.on_turn)
        if waiting == REHOUSING:
            return self._choose_home(self.payer[0])
        if waiting == SELLING:
            return self._choose_sale(self.payer[0])
        if waiting == VISITING:
            return self._choose_visit()
        if waiting == DECLARING:
            return self._choose_client()
        return self._choose_dot()

    def _count_beds(self, seat: int) -> None:
        """Count the spare beds of each colour into ``room``; below zero where clients outnumber the beds."""
        for colour in range(9):
            self.room[colour] = 0
        card = self.next_card[HEAD + seat]
        while card:
            self.room[COLOUR[card]] += -1 if PERSON[card] else BEDS[PLACE_OF[card]]
            card = self.next_card[card]

    def _useful(self, card: int) -> bool:
        """Is a card of use: a person with a free bed, or a building for people who lack beds or are still for sale?"""
        colour = COLOUR[card]
        if PERSON[card]:
            return self.room[colour] > 0
        if self.room[colour] < 0:
            return True
        return self.room[colour] == 0 and self.on_track[colour] > 0

    def _choose_way(self) -> int:
        """Go where something of use is for sale, forward rather than back; but enter phase 2 once another seat has."""
        seat = self.on_turn
        pair = self.has_pair(seat)
        if pair and self.living():
            return ENTER
        self._count_beds(seat)
        square = self.pawns[seat]
        for card in range(CARDS - 1, 0, -1):
            if self._useful(card) and self.for_sale(card):
                return FORWARD if SQUARE[card] > square else BACK
        if pair:
            return FORWARD
        card, mine, chosen = self.next_card[HEAD + seat], 0, 0
        while card:
            mine += 1
            if self.below(mine) == 0:
                chosen = card
            card = self.next_card[card]
        return LODGE + TO_BANK[chosen] if mine else FORWARD

    def _choose_end(self) -> int:
        """Enter phase 2, unless all others are still on the track and something of use is for sale."""
        if not self.may_enter():
            return STAY
        if self.living():
            return ENTER
        self._count_beds(self.on_turn)
        for card in range(1, CARDS):
            if self.for_sale(card) and self._useful(card):
                return STAY
        return ENTER

    def _choose_card(self) -> int:
        """Buy what is of use: beds for clients who lack them, the most expensive client, a building to begin with."""
        self._count_beds(self.on_turn)
        first, last = self._shelf()
        best, chosen = 0, PASS
        for card in range(first, last):
            if self.for_sale(card) and self._useful(card):
                worth = PRICE[card]
                if not PERSON[card]:
                    worth = 3000 if self.room[COLOUR[card]] < 0 else 1
                if worth > best:
                    best, chosen = worth, BUY + card - 1
        return chosen

    def _likes_offer(self) -> bool:
        """Is the open offer fair? Useless cards received count half their price, cards in use given up twice theirs."""
        self._count_beds(self.asked)
        balance = self.pay - self.get
        for card in range(1, CARDS):
            if self.terms[card] == 1:
                balance += PRICE[card] if self._useful(card) else PRICE[card] // 2
            elif self.terms[card] == 2:
                colour = COLOUR[card]
                idle = self.room[colour] < 0 if PERSON[card] else self.room[colour] >= BEDS[PLACE_OF[card]]
                balance -= PRICE[card] if idle else 2 * PRICE[card]
        return balance >= 0

    def _choose_home(self, seat: int) -> int:
        """The most expensive client gets the bed nearest to a gate; clients without a bed are sold."""
        highest, chosen, homeless = -1, -1, 0
        for card in range(1, CARDS):
            if self.owner[card] != seat or not PERSON[card] or self.home[card]:
                continue
            homeless = card
            if PRICE[card] <= highest:
                continue
            nearest = EVERYWHERE
            for room in range(FIRST_ROOM[card], TO_BANK[card]):
                if self.has_room(seat, LODGING[room]):
                    steps = self._out_of(LODGING[room])
                    if steps < nearest:
                        nearest, highest, chosen = steps, PRICE[card], LODGE + room
        if chosen >= 0:
            return chosen
        return DONE if self.waiting == HOUSING else LODGE + TO_BANK[homeless]

    def _choose_sale(self, seat: int) -> int:
        """Sell an empty building, or else the client or the household that is worth least."""
        least, chosen = 30000, 0
        for card in range(1, CARDS):
            if self.owner[card] == seat:
                worth = PRICE[card] if PERSON[card] else self._worth(PLACE_OF[card])
                if worth < least:
                    least, chosen = worth, card
        return LODGE + TO_BANK[chosen]

    def _worth(self, place: int) -> int:
        """The prices of all who live at a place."""
        total = 0
        if self.crowd[place]:
            for card in range(1, CARDS):
                if self.home[card] == place:
                    total += PRICE[card]
        return total

    def _choose_visit(self) -> int:
        """Visit the building whose clients are worth most."""
        best, chosen = 0, 0
        for place in range(1, PLACES):
            if self.crowd[place] and self.owner[CARD_AT[place]] == self.on_turn and self._worth(place) > best:
                best, chosen = self._worth(place), place
        return VISIT + chosen - 1

    def _choose_client(self) -> int:
        """Fetch the client worth most, given the time that the rescue takes and the danger meanwhile."""
        seat, alive = self.on_turn, 0
        for other in range(self.players):
            alive += self.stage[other] == FLEEING
        pawn, spare = self.pawns[seat], max(self.steps, 0)
        self._walk(pawn, EVERYWHERE, False)
        best, chosen = 0, 0
        for card in range(1, CARDS):
            if not self.home[card] or not self.wanted(seat, card):
                continue
            place = self.home[card]
            there = 0 if pawn == PLACE + place else self._into(place)
            out = self._out_of(place)
            if there < 0 or out < 0:
                continue
            time = max(there - spare, 0) + out + TURN
            left = max((70 - self.fallen) * TURN - alive * time, 1)
            worth = self._worth(place) if self.household else PRICE[card]
            if worth * left // time > best:
                best, chosen = worth * left // time, card
        if chosen:
            return FETCH + chosen - 1
        return STOP if self.steps >= 0 else ROAM

    def _choose_dot(self) -> int:
        """Walk to the declared client, else out of the city, as far as the steps allow."""
        if self.declared:
            return self._choose_dot_towards(self.home[self.declared])
        steps, pawn = self.steps, self.pawns[self.on_turn]
        if pawn >= DOT:
            dot = pawn - DOT
        else:
            dot = self._nearer_out(DOOR[pawn - PLACE], SIDE_DOOR[pawn - PLACE])
            steps -= 1
        if dot < 0 or self.way_out[dot] < 0:
            return STOP
        while steps and self.way_out[dot] > 0:
            near = NEAR[4 * dot]
            for i in range(4 * dot + 1, 4 * dot + 4):
                near = self._nearer_out(near, NEAR[i])
            dot = near
            steps -= 1
        return STOP if DOT + dot == pawn else GO + dot

    def _choose_dot_towards(self, place: int) -> int:
        """Walk into a place, or as far towards it as the steps allow; the way is traced back from the place."""
        self._walk(self.pawns[self.on_turn], EVERYWHERE, False)
        far = self._into(place)
        if far < 0:
            return STOP
        if far <= self.steps:
            return INTO + place - 1
        dot = DOOR[place]
        if self.reach[dot] != far - 1:
            dot = SIDE_DOOR[place]
        while self.reach[dot] > self.steps:
            near = 4 * dot
            while self.reach[NEAR[near]] != self.reach[dot] - 1:
                near += 1
            dot = NEAR[near]
        return GO + dot

    def _nearer_out(self, one: int, other: int) -> int:
        """The one of two dots with the shorter way out of the city; -1 stands for no dot."""
        if one < 0 or self.way_out[one] < 0:
            return other
        if other < 0 or self.way_out[other] < 0:
            return one
        return other if self.way_out[other] < self.way_out[one] else one

    # Observation.

    def _observe(self, seat: int, scratch: Scratch) -> int:
        """Write what a seat may know into the scratch buffer, as ``LAYOUT`` says; returns the number of cells."""
        for i in range(CELLS):
            scratch.cells[i] = 0
        for card in range(1, CARDS):
            owner = self.owner[card]
            if owner >= 0:
                scratch.cells[AT_OWNED + OWNED * self._from(seat, owner) + card - 1] = 1
            scratch.cells[AT_HOMES + card - 1] = self.home[card] if PERSON[card] else self.crowd[PLACE_OF[card]]
            scratch.cells[AT_TERMS + card - 1] = self.terms[card]
        for i in range(self.saves):
            scratch.cells[AT_OWNED + OWNED * self._from(seat, self.saver[i]) + self.saved[i] - 1] = 2
        for i in range(self.deaths):
            scratch.cells[AT_HOMES + self.perished[i] - 1] = -1
        for i in range(PLACES - 1):
            scratch.cells[AT_BURIED + i] = 1 - self.ash_left[i]
        for other in range(self.players):
            self._observe_seat(other, AT_SEATS + SEAT_CELLS * self._from(seat, other), scratch)
        for i in range(VITA_CARDS):
            scratch.cells[AT_VITA + i] = self.read[i + 1]
        scratch.cells[AT_BLANKS] = BLANKS - self.ash_left[BLANK]
        scratch.cells[AT_DOUBLINGS] = DOUBLINGS - self.ash_left[DOUBLED]
        scratch.cells[AT_DOUBLED] = self.fallen > 0 and self.ashes[self.fallen - 1] == DOUBLED
        self._observe_moment(seat, scratch)
        return CELLS

    def _from(self, seat: int, other: int) -> int:
        """How many seats clockwise the other seat is."""
        return other - seat if other >= seat else other - seat + self.players

    def _observe_seat(self, seat: int, at: int, scratch: Scratch) -> None:
        scratch.cells[at + SEAT_PRESENT] = 1
        scratch.cells[at + SEAT_TURN] = seat == self.on_turn
        scratch.cells[at + SEAT_TO_MOVE] = seat == self._turn()
        scratch.cells[at + SEAT_STAGE + self.stage[seat]] = 1
        if seat < self.drawn:
            scratch.cells[at + SEAT_HOUSE] = HOUSE[self.citizens[seat]]
        self._observe_money(self.money[seat], at + SEAT_MONEY, scratch)
        pawn = self.pawns[seat]
        if pawn >= DOT:
            scratch.cells[at + SEAT_DOT] = 1 + (pawn - DOT) // 100
            scratch.cells[at + SEAT_DOT + 1] = (pawn - DOT) % 100
        elif pawn >= PLACE:
            scratch.cells[at + SEAT_PLACE] = pawn - PLACE
        elif pawn > 0:
            scratch.cells[at + SEAT_SQUARE] = pawn

    def _observe_money(self, amount: int, at: int, scratch: Scratch) -> None:
        scratch.cells[at] = min(amount // 500, 127)
        scratch.cells[at + 1] = amount % 500 // 50

    def _observe_moment(self, seat: int, scratch: Scratch) -> None:
        waiting = self.waiting
        scratch.cells[AT_DECISION + waiting] = 1
        if waiting <= BARGAINING:
            scratch.cells[AT_OFFERS] = self.offers
        if waiting == ROLLING:
            scratch.cells[AT_BACK] = self.back
        if waiting in (DECLARING, GOING):
            scratch.cells[AT_STEPS] = max(self.steps, 0)
        if waiting in (RUNNING, GOING):
            scratch.cells[AT_DECLARED] = self.declared
        if waiting in (SELLING, REHOUSING, VISITING):
            scratch.cells[AT_EFFECT] = self.effect
        if waiting in (SELLING, REHOUSING):
            scratch.cells[AT_DEBTS] = self.debts
            scratch.cells[AT_PAYER] = 1 + self._from(seat, self.payer[0])
            scratch.cells[AT_PAYEE] = 0 if self.payee[0] < 0 else 1 + self._from(seat, self.payee[0])
            scratch.cells[AT_OWED] = self.owed[0] // 50
        if waiting == BARGAINING:
            self._observe_money(self.pay, AT_MONEY_GIVEN, scratch)
            self._observe_money(self.get, AT_MONEY_ASKED, scratch)
        scratch.cells[AT_OPTIONS] = self.calm + 2 * self.household

    def to_state(self) -> State:
        """This game as a state of the clear rules."""
        return coding.write(self)

    def __reduce__(self) -> tuple[object, ...]:
        return from_state, (self.to_state(), self.rng)


def from_state(state: State, seed: int = 0) -> Twin:
    """The twin of a state of the clear rules."""
    options = state.options
    twin = Twin(state.players, seed, calm=options.calm, household=options.household)
    coding.read(twin, state)
    return twin


class Batch(Games):
    """Many games of The Last Days in step."""

    def __init__(
        self, n: int, players: int = 4, seed: int = 0, dense: bool = False, threads: int = 1, **options: Json
    ) -> None:
        Games.__init__(self, n, Twin(players, seed, **options), ACTIONS, CELLS, dense, threads=threads)
