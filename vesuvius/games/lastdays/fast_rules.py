# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rules of the fast twin: the table, the legal moves and what they do, phase by phase."""

from vesuvius.games.lastdays import arrays, coding
from vesuvius.games.lastdays.board import LAST_FORTUNA, START_MONEY
from vesuvius.games.lastdays.decks import ULTIMATE_DIE, VESUVIUS
from vesuvius.games.lastdays.fast_city import City
from vesuvius.games.lastdays.state import OFFERS, PLAYERS, State
from vesuvius.twin import Scratch

DRAWING, CHOOSING, ROLLING, ENDING, SHOPPING, BARGAINING, HOUSING, TURNING = range(8)
SELLING, REHOUSING, VISITING, ERUPTING, DECLARING, RUNNING, GOING, OVER = range(8, 16)
"""What the game needs next, numbered as in ``coding.MOMENTS``."""

BUYING, LIVING, FLEEING, DEAD, EXCLUDED = range(5)
"""The stage of a seat, numbered as in ``coding.STAGES``."""

CHANCE, NOBODY = -1, -2
CARDS, PLACES, DOTS = len(arrays.PRICE), len(arrays.DOOR), len(arrays.PIECE)
LAST_SQUARE, INSIDE, MOST_OFFERS, LAST_DAY = LAST_FORTUNA, arrays.INSIDE, OFFERS, ULTIMATE_DIE
BLANK, DOUBLED = coding.ASHES.index("blank"), coding.ASHES.index("x2")

FORWARD, BACK, ENTER, STAY, BUY, PASS = (
    coding.FORWARD,
    coding.BACK,
    coding.ENTER,
    coding.STAY,
    coding.BUY,
    coding.PASS,
)
LODGE, DONE, OFFER, ACCEPT, REFUSE, WITHDRAW = (
    coding.LODGE,
    coding.DONE,
    coding.OFFER,
    coding.ACCEPT,
    coding.REFUSE,
    coding.WITHDRAW,
)
VISIT, FETCH, ROAM, GO, INTO, STOP = coding.VISIT, coding.FETCH, coding.ROAM, coding.GO, coding.INTO, coding.STOP
CITIZEN, DIE, DICE, VITA_CARD, ASH = coding.CITIZEN, coding.DIE, coding.DICE, coding.VITA_CARD, coding.ASH
PLACE, DOT, EVERYWHERE = coding.PLACE, coding.DOT, arrays.EVERYWHERE
HEAD = CARDS  # in next_card, seats come after the cards

PRICE, PERSON, COLOUR, PUBLIC, PLACE_OF = arrays.PRICE, arrays.PERSON, arrays.COLOUR, arrays.PUBLIC, arrays.PLACE
SQUARE, CARD_ON, CARD_AT, BEDS, HOUSE = arrays.SQUARE, arrays.CARD_ON, arrays.CARD_AT, arrays.BEDS, arrays.HOUSE
PIECE, LODGER, LODGING = arrays.PIECE, arrays.LODGER, arrays.LODGING
FIRST_ROOM, TO_BANK = arrays.FIRST_ROOM, arrays.TO_BANK
FIRST_EFFECT, OP, AMOUNT, WHERE, WHOSE = arrays.FIRST_EFFECT, arrays.OP, arrays.AMOUNT, arrays.WHERE, arrays.WHOSE

MOVE, PAY_OWNER, PAY_BANK, RECEIVE, MOVE_HOME, RECEIVE_PER_CLIENT, PAY_PER_CLIENT, PAY_PER_BUILDING = map(
    arrays.OPS.index,
    (
        "move",
        "pay_owner",
        "pay_bank",
        "receive_bank",
        "move_home",
        "receive_per_client",
        "pay_per_client",
        "pay_per_building",
    ),
)
ALL_PAY, ALL_PAY_PER_TWO, ALL_RECEIVE, RECEIVE_FROM_EACH, PAY_EACH, MOVE_TO_CLIENT = map(
    arrays.OPS.index,
    (
        "all_pay_bank",
        "all_pay_per_two_clients",
        "all_receive_bank",
        "receive_from_each",
        "pay_each",
        "move_choice_client",
    ),
)
INTS = list(range(coding.CODES))  # made once: a list of legal moves is a list of these


class Rules(City):
    """All that lies on the table, and how it changes.

    By card: ``owner``, -1 on the track and for the saved and the dead; ``home``, the place where a client lives, 0 for
    none. A client without a home is under escort if its patron flees, and must be rehoused if its patron is in debt.
    The cards of a seat are a linked list, ascending: ``next_card[HEAD + seat]`` is the first, ``next_card[card]`` the
    one after ``card``, 0 the end. ``on_track`` counts the people for sale by colour.
    """

    def set_up(self, players: int, calm: bool, household: bool) -> None:
        """The table before the first pawn is drawn (3.1-3.5)."""
        if players not in PLAYERS:
            raise ValueError(f"players: The Last Days is for 2 to 8 players, not {players!r}")
        self.players, self.calm, self.household = players, calm, household
        self.found_city()
        self.waiting, self.on_turn, self.drawn = DRAWING, 0, 0
        self.citizens, self.stage, self.escort = [0] * 8, [BUYING] * 8, [0] * 8
        self.money = [START_MONEY[players]] * 8
        self.owner, self.home, self.terms = [-1] * 102, [0] * 102, [0] * 102
        self.next_card, self.on_track = [0] * 110, [0] * 9
        for card in range(1, CARDS):
            self.on_track[COLOUR[card]] += PERSON[card]
        self.crowd = [0] * 58
        self.saved, self.saver, self.saves = [0] * 59, [0] * 59, 0
        self.perished, self.deaths = [0] * 59, 0
        self.vita, self.turned, self.read = [0] * 36, 0, [0] * 37
        self.ashes, self.fallen, self.ash_left = [0] * 70, 0, [*VESUVIUS.values(), 0]
        self.offers, self.back, self.trading, self.asked, self.pay, self.get = 0, 0, CHOOSING, 0, 0, 0
        self.effect, self.debts, self.payer, self.payee, self.owed = 0, 0, [0] * 8, [0] * 8, [0] * 8
        self.steps, self.declared = -1, 0
        self.many = 0

    def _become(self, twin: "Rules") -> None:
        self.players, self.calm, self.household = twin.players, twin.calm, twin.household
        self.waiting, self.on_turn, self.drawn = twin.waiting, twin.on_turn, twin.drawn
        self.pawns = twin.pawns[:]
        self.way_out = twin.way_out[:]
        self.citizens = twin.citizens[:]
        self.stage = twin.stage[:]
        self.escort = twin.escort[:]
        self.money = twin.money[:]
        self.owner = twin.owner[:]
        self.next_card = twin.next_card[:]
        self.on_track = twin.on_track[:]
        self.home = twin.home[:]
        self.terms = twin.terms[:]
        self.crowd = twin.crowd[:]
        self.saved = twin.saved[:]
        self.saver = twin.saver[:]
        self.perished = twin.perished[:]
        self.vita = twin.vita[:]
        self.read = twin.read[:]
        self.ashes = twin.ashes[:]
        self.ash_left = twin.ash_left[:]
        self.payer = twin.payer[:]
        self.payee = twin.payee[:]
        self.owed = twin.owed[:]
        self.saves, self.deaths, self.turned, self.fallen = twin.saves, twin.deaths, twin.turned, twin.fallen
        self.offers, self.back, self.trading = twin.offers, twin.back, twin.trading
        self.asked, self.pay, self.get = twin.asked, twin.pay, twin.get
        self.effect, self.debts = twin.effect, twin.debts
        self.steps, self.declared = twin.steps, twin.declared
        self.walked = -1

    # The table.

    def lay_out(self, state: State) -> None:
        """Lay out the cards, people and pieces of a state of the clear rules on this fresh table."""
        for seat, cards in enumerate(state.cards):
            for card in cards:
                self.acquire(card, seat)
        for card, place in state.housed.items():
            self.lodge(card, place)
        for seat, saved in enumerate(state.saved):
            for card in saved:
                self.set_aside(card, seat)
        for card in state.perished:
            self.mourn(card)
        for vita in state.vita:
            self.lay_vita(vita)
        for ash in state.vesuvius:
            self.lay_ash(coding.ASHES.index(ash))

    def acquire(self, card: int, seat: int) -> None:
        """A card comes to a seat."""
        self.release(card)
        self.owner[card] = seat
        self.on_track[COLOUR[card]] -= PERSON[card]
        before = HEAD + seat
        while 0 < self.next_card[before] < card:
            before = self.next_card[before]
        self.next_card[card], self.next_card[before] = self.next_card[before], card

    def release(self, card: int) -> None:
        """A card loses its owner."""
        if self.owner[card] < 0:
            return
        before = HEAD + self.owner[card]
        while self.next_card[before] != card:
            before = self.next_card[before]
        self.next_card[before] = self.next_card[card]
        self.on_track[COLOUR[card]] += PERSON[card]
        self.owner[card] = -1

    def lodge(self, card: int, place: int) -> None:
        """A client gets a home."""
        self.home[card] = place
        self.crowd[place] += 1

    def leave_home(self, card: int) -> None:
        """A client loses its home."""
        self.crowd[self.home[card]] -= 1
        self.home[card] = 0

    def set_aside(self, card: int, seat: int) -> None:
        """A client is saved (7.11)."""
        self.release(card)
        self.saved[self.saves], self.saver[self.saves] = card, seat
        self.saves += 1

    def mourn(self, card: int) -> None:
        """A client perishes (7.1, 7.16)."""
        self.release(card)
        self.perished[self.deaths] = card
        self.deaths += 1

    def lay_vita(self, card: int) -> None:
        """A Vita Romana card has been turned over."""
        self.vita[self.turned] = card
        self.turned += 1
        self.read[card] = 1

    def lay_ash(self, ash: int) -> None:
        """A Vesuvius card has been turned over; its place, if it shows one, is buried (7.1)."""
        self.ashes[self.fallen] = ash
        self.fallen += 1
        self.ash_left[ash] -= 1
        if ash < BLANK:
            self.close(ash + 1)

    def has_pair(self, seat: int) -> bool:
        """Does a seat own a building and a client of its colour (4.5)?"""
        people, buildings = 0, 0
        card = self.next_card[HEAD + seat]
        while card:
            if PERSON[card]:
                people |= 1 << COLOUR[card]
            else:
                buildings |= 1 << COLOUR[card]
            card = self.next_card[card]
        return people & buildings != 0

    def living(self) -> int:
        """How many seats are in phase 2."""
        many = 0
        for seat in range(self.players):
            many += self.stage[seat] == LIVING
        return many

    # Legal moves.

    def _turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        waiting = self.waiting
        if waiting == OVER:
            return NOBODY
        if waiting in (DRAWING, ROLLING, TURNING, ERUPTING, RUNNING):
            return CHANCE
        if waiting == BARGAINING:
            return self.asked
        if waiting in (SELLING, REHOUSING):
            return self.payer[0]
        return self.on_turn

    def may_enter(self) -> bool:
        """Entering needs a pair, and without a roll past the last FORTUNA somebody in phase 2 (5.1 c, 5.11)."""
        return (self.waiting == ENDING or self.living() > 0) and self.has_pair(self.on_turn)

    def has_room(self, seat: int, place: int) -> bool:
        """Does a seat own the building at a place, with room in it (4.2, 4.4)?"""
        return self.owner[CARD_AT[place]] == seat and self.crowd[place] < BEDS[place]

    def has_hosts(self, seat: int, place: int) -> bool:
        """Does a seat own the building at a place, and do clients live there?"""
        return self.crowd[place] > 0 and self.owner[CARD_AT[place]] == seat

    def is_homeless(self, card: int) -> bool:
        """Is this a client without a home?"""
        return PERSON[card] > 0 and not self.home[card]

    def for_sale(self, card: int) -> bool:
        """Is a card on the track, and can the seat whose turn it is pay for it (5.4)?"""
        return self.owner[card] < 0 and PRICE[card] <= self.money[self.on_turn]

    def wanted(self, seat: int, card: int) -> bool:
        """May a seat declare this client: its own who waits at home, or an orphan (7.15, 7.17, 7.18)?"""
        owner = self.owner[card]
        return self.home[card] != 0 and (owner == seat or self.stage[owner] == DEAD)

    def _add(self, code: int) -> None:
        self.found[self.many] = code
        self.many += 1

    def _survey(self) -> None:
        """List the codes of the seat to move in ``found``, ascending."""
        self.many = 0
        waiting, seat = self.waiting, self.on_turn
        if waiting == CHOOSING:
            self._add(FORWARD)
            if self.pawns[seat] != 0:
                self._add(BACK)
            if self.may_enter():
                self._add(ENTER)
            self._bargains()
        elif waiting == SHOPPING:
            first, last = self._shelf()
            for card in range(first, last):
                if self.for_sale(card):
                    self._add(BUY + card - 1)
            self._add(PASS)
            self._bargains()
        elif waiting == GOING:
            self._walks()
        elif waiting == DECLARING:
            for card in range(1, CARDS):
                if self.home[card] and self.wanted(seat, card):
                    self._add(FETCH + card - 1)
            self._add(ROAM)
            if self.steps >= 0:
                self._add(STOP)
        elif waiting == HOUSING:
            self._rooms(seat, False)
            if self._has_guests(seat):
                self._add(DONE)
        elif waiting == BARGAINING:
            self._add(ACCEPT)
            self._add(REFUSE)
        elif waiting == ENDING:
            if self.may_enter():
                self._add(ENTER)
            self._add(STAY)
            self._bargains()
        elif waiting == SELLING:
            self._sales(self.payer[0])
        elif waiting == REHOUSING:
            self._rooms(self.payer[0], True)
        elif waiting == VISITING:
            for place in range(1, PLACES):
                if self.has_hosts(seat, place):
                    self._add(VISIT + place - 1)

    def _shelf(self) -> tuple[int, int]:
        """What the square of the turn's seat has for sale: the first card, and the one after the last (5.4, 5.5)."""
        square = self.pawns[self.on_turn]
        if square == 0:
            return 0, 0
        if CARD_ON[square]:
            return CARD_ON[square], CARD_ON[square] + 1
        last = CARD_ON[square - 1] + 1
        square -= 1
        while CARD_ON[square]:
            square -= 1
        return CARD_ON[square + 1], last

    def _sales(self, seat: int) -> None:
        many, card = self.many, self.next_card[HEAD + seat]
        while card:
            self.found[many] = LODGE + TO_BANK[card]
            many += 1
            card = self.next_card[card]
        self.many = many

    def _bargains(self) -> None:
        """Sales by card, then to each seat in phase 1 my cards for their price, and theirs for theirs (5.8, 5.9)."""
        seat = self.on_turn
        self._sales(seat)
        if self.offers == MOST_OFFERS:
            return
        money, many = self.money[seat], self.many
        for other in range(self.players):
            if other == seat or self.stage[other] != BUYING:
                continue
            base, theirs = OFFER + 2 * (CARDS - 1) * other - 1, self.money[other]
            card = self.next_card[HEAD + seat]
            while card:
                self.found[many] = base + card
                many += PRICE[card] <= theirs  # no branch: a processor could not predict it
                card = self.next_card[card]
            base += CARDS - 1
            card = self.next_card[HEAD + other]
            while card:
                self.found[many] = base + card
                many += PRICE[card] <= money
                card = self.next_card[card]
        self.many = many

    def _rooms(self, seat: int, or_sold: bool) -> None:
        """Each client without a home in each home open to them; after a forced sale they may be sold (5.13, 6.6)."""
        card = self.next_card[HEAD + seat]
        while card:
            if self.is_homeless(card):
                for room in range(FIRST_ROOM[card], TO_BANK[card]):
                    if self.has_room(seat, LODGING[room]):
                        self._add(LODGE + room)
                if or_sold:
                    self._add(LODGE + TO_BANK[card])
            card = self.next_card[card]

    def _walks(self) -> None:
        """Dots by number, the declared client's building, stop (7.5-7.7)."""
        self._walk_out()
        many, steps, dots = 0, self.steps, DOTS
        for dot in range(dots):
            self.found[many] = GO + dot
            many += 0 < self.reach[dot] <= steps
        self.many = many
        if self.declared:
            place = self.home[self.declared]
            if 0 < self._into(place) <= self.steps:
                self._add(INTO + place - 1)
        self._add(STOP)

    def _walk_out(self) -> None:
        """Set ``reach`` for the seat whose turn it is, at least as far as its steps; an escort ends outside (7.11)."""
        seat = self.on_turn
        if self.escort[seat]:
            self._walk(self.pawns[seat], self.steps, True)
        else:
            self._walk(self.pawns[seat], EVERYWHERE, False)  # the walk made to declare a client

    def _list(self, scratch: Scratch) -> int:
        """Write the codes of a seat's ``legal`` moves into the scratch buffer; returns their number."""
        self._survey()
        for i in range(self.many):
            scratch.codes[i] = self.found[i]
        return self.many

    def legal(self) -> list[int]:
        """The codes of the legal moves of the seat to move, or of chance, ascending."""
        if self._turn() == CHANCE:
            first = self._first_of_chance()
            return [first + i for i in range(self._chances()) if self._weight(i)]
        self._survey()
        codes = INTS[: self.many]
        for i in range(self.many):
            codes[i] = INTS[self.found[i]]
        return codes

    def _allows(self, move: int) -> bool:
        """Is this the code of a legal move of the seat to move, or of chance?"""
        waiting = self.waiting
        if waiting in (DRAWING, ROLLING, TURNING, ERUPTING, RUNNING):
            first = self._first_of_chance()
            return first <= move < first + self._chances() and self._weight(move - first) > 0
        if waiting in (CHOOSING, SHOPPING, ENDING):
            return self._may_market(move)
        if waiting == GOING:
            return self._may_go(move)
        if waiting == DECLARING:
            if FETCH <= move < ROAM:
                return self.wanted(self.on_turn, move - FETCH + 1)
            return move == ROAM or (move == STOP and self.steps >= 0)
        if waiting == BARGAINING:
            return move in (ACCEPT, REFUSE)
        if waiting == VISITING:
            return VISIT <= move < FETCH and self.has_hosts(self.on_turn, move - VISIT + 1)
        if waiting == OVER:
            return False
        seat = self.on_turn if waiting == HOUSING else self.payer[0]
        if move == DONE:
            return waiting == HOUSING and self._has_guests(seat)
        if not LODGE <= move < DONE or self.owner[LODGER[move - LODGE]] != seat:
            return False
        place = LODGING[move - LODGE]
        if waiting == SELLING:
            return place == 0
        if not self.is_homeless(LODGER[move - LODGE]):
            return False
        return self.has_room(seat, place) if place else waiting == REHOUSING

    def _may_market(self, move: int) -> bool:
        """Is this code legal for the seat whose turn it is, on the track?"""
        seat, waiting = self.on_turn, self.waiting
        if move >= OFFER:
            return move < ACCEPT and self._may_offer(move - OFFER)
        if LODGE <= move < DONE:
            return LODGING[move - LODGE] == 0 and self.owner[LODGER[move - LODGE]] == seat
        if waiting == SHOPPING:
            if not BUY <= move < PASS:
                return move == PASS
            first, last = self._shelf()
            return first <= move - BUY + 1 < last and self.for_sale(move - BUY + 1)
        if move == ENTER:
            return self.may_enter()
        if waiting == ENDING:
            return move == STAY
        return move == FORWARD or (move == BACK and self.pawns[seat] != 0)

    def _may_offer(self, terms: int) -> bool:
        """Is the other seat in phase 1, does the giver own the card, and can the taker pay its price (5.8)?"""
        seat, other = self.on_turn, terms // (2 * (CARDS - 1))
        if self.offers == MOST_OFFERS or other == seat or other >= self.players or self.stage[other] != BUYING:
            return False
        terms %= 2 * (CARDS - 1)
        if terms < CARDS - 1:
            return self.owner[terms + 1] == seat and PRICE[terms + 1] <= self.money[other]
        terms -= CARDS - 1
        return self.owner[terms + 1] == other and PRICE[terms + 1] <= self.money[seat]

    def _may_go(self, move: int) -> bool:
        """Is a dot, or the declared client's building, within the steps (7.5-7.7)?"""
        if not GO <= move < STOP:
            return move == STOP
        self._walk_out()
        if move < INTO:
            return 0 < self.reach[move - GO] <= self.steps
        place = move - INTO + 1
        return self.declared > 0 and place == self.home[self.declared] and 0 < self._into(place) <= self.steps

    def _reaction(self, seat: int) -> int:
        """The code that a seat may play out of turn, or -1: an open offer may be withdrawn."""
        return WITHDRAW if self.waiting == BARGAINING and seat == self.on_turn else -1

    # Chance.

    def _first_of_chance(self) -> int:
        if self.waiting == ROLLING and self.back:
            return DIE
        if self.waiting in (ROLLING, RUNNING):
            return DICE
        if self.waiting == TURNING:
            return VITA_CARD
        return ASH if self.waiting == ERUPTING else CITIZEN

    def _chances(self) -> int:
        if self.waiting == ROLLING and self.back:
            return 6
        if self.waiting == ERUPTING:
            return DOUBLED + 1
        return 8 if self.waiting == DRAWING else 36

    def _weight(self, i: int) -> int:
        """The weight of the i-th pawn, roll or card as the next move of chance."""
        if self.waiting == ERUPTING:
            return self.ash_left[i]
        if self.waiting == TURNING:
            if i + 1 == LAST_DAY and self._is_calm():
                return 0
            return 1 - self.read[i + 1]
        if self.waiting == DRAWING:
            for seat in range(self.drawn):
                if self.citizens[seat] == i:
                    return 0
        return 1

    def _is_calm(self) -> bool:
        """Is ULTIMATE DIE still kept out of the cards to draw from (10.1)?"""
        return self.calm and self.turned < 2 * self.players

    def weights(self) -> list[int]:
        """The weight of each of the ``legal`` moves of chance."""
        if self._turn() != CHANCE:
            return []
        return [self._weight(i) for i in range(self._chances()) if self._weight(i)]

    def _sample(self) -> int:
        """Draw one of the ``legal`` moves of chance by weight, with a single random number."""
        first = self._first_of_chance()
        if self.waiting in (ROLLING, RUNNING):
            return first + self.below(self._chances())
        if self.waiting == ERUPTING:
            total = 70 - self.fallen
        elif self.waiting == TURNING:
            total = 36 - self.turned - self._is_calm()
        else:
            total = 8 - self.drawn
        ticket = self.below(total)
        i = 0
        while True:
            ticket -= self._weight(i)
            if ticket < 0:
                return first + i
            i += 1

    # Moves.

    def _play(self, move: int) -> None:
        """Make a legal move of the seat to move, or of chance."""
        waiting = self.waiting
        if waiting in (CHOOSING, SHOPPING, ENDING):
            self._market(move)
        elif waiting == ROLLING:
            if move < DICE:
                self._go_along(DIE - 1 - move)
            else:
                self._go_along((move - DICE) // 6 + (move - DICE) % 6 + 2)
        elif waiting == GOING:
            if move == STOP:
                self._go_on(-1)
            else:
                self._go(move)
        elif waiting == RUNNING:
            self._roll((move - DICE) // 6 + 1, (move - DICE) % 6 + 1)
        elif waiting == ERUPTING:
            self._erupt(move - ASH)
        elif waiting == DECLARING:
            if move == STOP:
                self._go_on(-1)
            else:
                self._declare(0 if move == ROAM else move - FETCH + 1)
        elif waiting == TURNING:
            self._turn_vita(move - VITA_CARD + 1)
        elif waiting == HOUSING:
            if move == DONE:
                self._enter()
            else:
                self.lodge(LODGER[move - LODGE], LODGING[move - LODGE])
        elif waiting == BARGAINING:
            self._answer(move == ACCEPT)
        elif waiting == SELLING:
            self._sell_to_pay(LODGER[move - LODGE])
        elif waiting == REHOUSING:
            self._rehouse(LODGER[move - LODGE], LODGING[move - LODGE])
        elif waiting == VISITING:
            self._send(self.on_turn, move - VISIT + 1)
            self._carry_out(self.effect + 1)
        else:
            self._draw_citizen(move - CITIZEN)

    def _react(self, seat: int, move: int) -> None:  # noqa: ARG002 - there is only one such move here
        """Make the move that ``reaction`` offers."""
        self._answer(False)

    def _draw_citizen(self, pawn: int) -> None:
        """A pawn fixes the citizen and the house; when all have one, seat 0 begins (3.2, 3.4)."""
        self.citizens[self.drawn] = pawn
        self.drawn += 1
        self.on_turn = self.drawn
        if self.drawn == self.players:
            self.on_turn = 0
            self.waiting = CHOOSING

    def _next_turn(self) -> None:
        """The next seat clockwise that is neither dead nor excluded begins its turn, in the phase it is in."""
        seat = self.on_turn
        while True:
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.stage[seat] <= FLEEING:
                break
        self.on_turn = seat
        self.offers = 0
        self.steps, self.declared = -1, 0
        if self.stage[seat] == BUYING:
            self.waiting = CHOOSING
        else:
            self.waiting = TURNING if self.stage[seat] == LIVING else ERUPTING

    # Phase 1.

    def _market(self, move: int) -> None:
        """Make a move of a seat on the track."""
        seat = self.on_turn
        if move <= BACK:
            self.back = move == BACK
            self.waiting = ROLLING
        elif move == ENTER:
            self.waiting = HOUSING
        elif move == STAY:
            self.waiting = SHOPPING
        elif move < PASS:
            self._buy(move - BUY + 1)
        elif move == PASS:
            self._next_turn()
        elif move < DONE:
            self._to_bank(seat, LODGER[move - LODGE])
        else:
            self._offer(move - OFFER)

    def _go_along(self, squares: int) -> None:
        """Move the pawn, back if negative; past the last FORTUNA a seat with a pair may enter phase 2 (5.3-5.7)."""
        seat = self.on_turn
        aim = self.pawns[seat] + squares
        step = 1 if squares > 0 else -1
        square = min(max(aim, 0), LAST_SQUARE)
        while 0 < square < LAST_SQUARE and (
            self._taken(-1, square) or (CARD_ON[square] and self.owner[CARD_ON[square]] >= 0)
        ):
            square += step
        self.pawns[seat] = square
        self.waiting = ENDING if aim > LAST_SQUARE and self.has_pair(seat) else SHOPPING

    def _buy(self, card: int) -> None:
        """Buy one card and end the turn, the pawn on the card's square (5.4, 5.5)."""
        seat = self.on_turn
        self.money[seat] -= PRICE[card]
        self.acquire(card, seat)
        self.pawns[seat] = SQUARE[card]
        self._next_turn()

    def _to_bank(self, seat: int, card: int) -> None:
        """The bank takes a card for half its price, rounded up to ST 50, and lays it back on its square (5.9)."""
        self.release(card)
        self.money[seat] += (PRICE[card] + 99) // 100 * 50

    def _offer(self, terms: int) -> None:
        """Offer one of my cards, or ask for one of theirs, for its price (5.8)."""
        self.asked = terms // (2 * (CARDS - 1))
        terms %= 2 * (CARDS - 1)
        if terms < CARDS - 1:
            self.terms[terms + 1] = 1
            self.get = PRICE[terms + 1]
        else:
            terms -= CARDS - 1
            self.terms[terms + 1] = 2
            self.pay = PRICE[terms + 1]
        self.offers += 1
        self.trading = self.waiting
        self.waiting = BARGAINING

    def _answer(self, accepted: bool) -> None:
        """If the offer is accepted, both sides hand over what it says; the turn goes on (5.8)."""
        seat, other = self.on_turn, self.asked
        for card in range(1, CARDS):
            if self.terms[card]:
                if accepted:
                    self.acquire(card, other if self.terms[card] == 1 else seat)
                self.terms[card] = 0
        if accepted:
            self.money[seat] += self.get - self.pay
            self.money[other] += self.pay - self.get
        self.pay, self.get = 0, 0
        self.waiting = self.trading

    def _enter(self) -> None:
        """The bank takes those without a home, the pawn goes home, and the turn ends (5.14, 5.15)."""
        seat = self.on_turn
        for card in range(1, CARDS):
            if self.owner[card] == seat and self.is_homeless(card):
                self._to_bank(seat, card)
        self.stage[seat] = LIVING
        self._send(seat, HOUSE[self.citizens[seat]])
        self._next_turn()

    # Phase 2.

    def _turn_vita(self, card: int) -> None:
        """The card turned over is carried out (6.1); ULTIMATE DIE excludes the seats still in phase 1 (6.8)."""
        self.lay_vita(card)
        if card != LAST_DAY:
            self._carry_out(FIRST_EFFECT[card])
            return
        for seat in range(self.players):
            if self.stage[seat] == BUYING:
                self.stage[seat] = EXCLUDED
                self.pawns[seat] = -1
            else:
                self.stage[seat] = FLEEING
        self._go_on(-1)

    def _carry_out(self, effect: int) -> None:
        """Carry out the effects of the card turned over, from ``effect`` on, until a player must decide (6.1)."""
        end = FIRST_EFFECT[self.vita[self.turned - 1] + 1]
        while effect < end:
            self.effect = effect
            if OP[effect] == MOVE_TO_CLIENT and self._has_guests(self.on_turn):
                self.waiting = VISITING
                return
            self._do(effect)
            if self._pay():
                return
            effect += 1
        self._next_turn()

    def _has_guests(self, seat: int) -> bool:
        """Does this seat have a client with a home?"""
        card = self.next_card[HEAD + seat]
        while card and not self.home[card]:
            card = self.next_card[card]
        return card > 0

    def _clients(self, seat: int, colour: int) -> int:
        """How many clients of a colour a seat has; -1 is any colour."""
        many = 0
        card = self.next_card[HEAD + seat]
        while card:
            many += PERSON[card] != 0 and (colour < 0 or COLOUR[card] == colour)
            card = self.next_card[card]
        return many

    def _buildings(self, seat: int, public: int) -> int:
        """How many public or private buildings a seat has."""
        many = 0
        card = self.next_card[HEAD + seat]
        while card:
            many += not PERSON[card] and PUBLIC[card] == public
            card = self.next_card[card]
        return many

    def _do(self, effect: int) -> None:
        """Go where an effect says, take what the bank gives, and note what is owed (6.2-6.6)."""
        op, amount, drawer = OP[effect], AMOUNT[effect], self.on_turn
        self.debts = 0
        if op == MOVE:
            self._send(drawer, WHERE[effect])
        elif op == MOVE_HOME:
            self._send(drawer, HOUSE[self.citizens[drawer]])
        elif op == RECEIVE:
            self.money[drawer] += amount
        elif op == RECEIVE_PER_CLIENT:
            self.money[drawer] += amount * self._clients(drawer, WHOSE[effect])
        elif op == PAY_BANK:
            self._owe(drawer, -1, amount)
        elif op == PAY_PER_CLIENT:
            self._owe(drawer, -1, amount * self._clients(drawer, WHOSE[effect]))
        elif op == PAY_PER_BUILDING:
            self._owe(drawer, -1, amount * self._buildings(drawer, WHOSE[effect]))
        elif op == PAY_OWNER:
            owner = self.owner[CARD_AT[WHERE[effect]]]
            if owner < 0 or (owner != drawer and self.stage[owner] == LIVING):
                self._owe(drawer, owner, amount)
        else:
            self._concern_all(op, amount)

    def _concern_all(self, op: int, amount: int) -> None:
        """Apply an effect that concerns all seats in phase 2, clockwise from the drawer (6.2, 6.6)."""
        drawer = self.on_turn
        for step in range(self.players):
            seat = drawer + step
            if seat >= self.players:
                seat -= self.players
            if self.stage[seat] != LIVING:
                continue
            if op == ALL_RECEIVE:
                self.money[seat] += amount
            elif op == ALL_PAY:
                self._owe(seat, -1, amount)
            elif op == ALL_PAY_PER_TWO:
                self._owe(seat, -1, amount * (self._clients(seat, -1) // 2))
            elif seat != drawer:
                if op == RECEIVE_FROM_EACH:
                    self._owe(seat, drawer, amount)
                elif op == PAY_EACH:
                    self._owe(drawer, seat, amount)

    def _owe(self, payer: int, payee: int, amount: int) -> None:
        if amount:
            self.payer[self.debts], self.payee[self.debts], self.owed[self.debts] = payer, payee, amount
            self.debts += 1

    def _pay(self) -> bool:
        """Make the payments one at a time; returns whether a payer is short and has a card to sell (6.6, 6.7)."""
        paid = 0
        short = False
        while paid < self.debts:
            payer, payee, amount = self.payer[paid], self.payee[paid], self.owed[paid]
            if self.money[payer] < amount:
                if self.next_card[HEAD + payer]:
                    short = True
                    break
                amount = self.money[payer]
            self.money[payer] -= amount
            if payee >= 0:
                self.money[payee] += amount
            paid += 1
        self.debts -= paid
        for i in range(self.debts):
            self.payer[i], self.payee[i], self.owed[i] = self.payer[i + paid], self.payee[i + paid], self.owed[i + paid]
        if short:
            self.waiting = SELLING
        return short

    def _sell_to_pay(self, card: int) -> None:
        """Sell one card; the clients of a building sold need a new home first (6.6)."""
        seat, place = self.payer[0], PLACE_OF[card]
        self._to_bank(seat, card)
        if self.home[card]:
            self.leave_home(card)
        if place and self.crowd[place]:
            for client in range(1, CARDS):
                if self.home[client] == place:
                    self.leave_home(client)
            self.waiting = REHOUSING
        else:
            self._settle_up()

    def _rehouse(self, card: int, place: int) -> None:
        """A homeless client moves into another building of the debtor, or is sold (6.6)."""
        seat = self.payer[0]
        if place:
            self.lodge(card, place)
        else:
            self._to_bank(seat, card)
        client = self.next_card[HEAD + seat]
        while client:
            if self.is_homeless(client):
                return
            client = self.next_card[client]
        self._settle_up()

    def _settle_up(self) -> None:
        """Continue with the payments, then with the rest of the card."""
        if not self._pay():
            self._carry_out(self.effect + 1)

    # Phase 3.

    def _erupt(self, ash: int) -> None:
        """A place is buried, or nothing is; if the pawn lives, it runs for a gate or its player declares (7.1, 7.2)."""
        self.lay_ash(ash)
        if ash < BLANK:
            self._bury(ash + 1)
        seat = self.on_turn
        if self.stage[seat] != FLEEING:
            self._go_on(-1)
        else:
            self._go_on(RUNNING if self.escort[seat] else DECLARING)

    def _bury(self, place: int) -> None:
        """Clients in the building die, and every pawn on its piece with those it escorts (7.1, 7.16)."""
        if self.crowd[place]:
            for card in range(1, CARDS):
                if self.home[card] == place:
                    self.leave_home(card)
                    self.mourn(card)
        for seat in range(self.players):
            pawn = self.pawns[seat]
            if pawn == PLACE + place or (pawn >= DOT and PIECE[pawn - DOT] == place):
                if self.escort[seat]:
                    for card in range(1, CARDS):
                        if self.owner[card] == seat and self.is_homeless(card):
                            self.mourn(card)
                self.stage[seat], self.pawns[seat], self.escort[seat] = DEAD, -1, 0

    def _declare(self, card: int) -> None:
        """Name the client to fetch, or nobody (0); one in the same building joins at once (7.2, 7.9, 7.15)."""
        if card and self.pawns[self.on_turn] == PLACE + self.home[card]:
            self._fetch(card)
            self._go_on(-1)
        else:
            self.declared = card
            self._go_on(RUNNING if self.steps < 0 else GOING)

    def _roll(self, first: int, second: int) -> None:
        """Doubles run twenty dots; an x2 card doubles whatever was rolled (7.3)."""
        self.steps = 20 if first == second else first + second
        if self.ashes[self.fallen - 1] == DOUBLED:
            self.steps *= 2
        self._go_on(GOING)

    def _go(self, move: int) -> None:
        """Walk; reaching the declared client ends the move, reaching the ring with a client saves them (7.5-7.12)."""
        seat = self.on_turn
        if move >= INTO:
            self.pawns[seat] = PLACE + move - INTO + 1
            self._fetch(self.declared)
            self._go_on(-1)
            return
        dot = move - GO
        self._walk_out()
        self.steps -= self.reach[dot]
        self.pawns[seat] = DOT + dot
        after = GOING
        if self.escort[seat] and dot >= INSIDE:
            self._save()
            after = DECLARING
        self._go_on(after if self.steps else -1)

    def _fetch(self, card: int) -> None:
        """The client comes under protection; with the option, everyone in the building (7.9, 10.2)."""
        seat, place = self.on_turn, self.home[card]
        for other in range(1, CARDS):
            if other == card or (self.household and self.home[other] == place):
                self.leave_home(other)
                self.acquire(other, seat)
                self.escort[seat] += 1

    def _save(self) -> None:
        """On the dot outside a gate all escorted clients are saved (7.11)."""
        seat = self.on_turn
        for card in range(1, CARDS):
            if self.owner[card] == seat and self.is_homeless(card):
                self.set_aside(card, seat)
        self.escort[seat] = 0

    def _go_on(self, moment: int) -> None:
        """After a move of phase 3: the end if it has come, else the given moment, or (-1) the next turn (7.19)."""
        if self._has_ended():
            self.waiting = OVER
        elif moment < 0:
            self._next_turn()
        else:
            self.waiting = moment

    def _has_ended(self) -> bool:
        """Is there nobody who can be saved, or nobody who can save (7.19)?"""
        for seat in range(self.players):
            if self.stage[seat] == FLEEING and self._can_save(seat):
                return False
        return True

    def _can_save(self, seat: int) -> bool:
        """Can this pawn still walk its client out, or reach one who can be walked out (7.19 d)?"""
        pawn = self.pawns[seat]
        free = self._way_from(pawn) >= 0
        if self.escort[seat]:
            return free
        if not free:
            self._walk(pawn, EVERYWHERE, False)
        for place in range(1, PLACES):
            if self.crowd[place] and self._out_of(place) >= 0 and (free or self._into(place) >= 0):
                return True
        return False

    def _merit(self, seat: int) -> int:
        """The highest total price; tied, the most people, then the most expensive one (7.20, 7.21)."""
        total, many, highest = 0, 0, 0
        for i in range(self.saves):
            if self.saver[i] == seat:
                price = PRICE[self.saved[i]] // 50
                total += price
                many += 1
                highest = max(highest, price)
        return (total * 64 + many) * 64 + highest
