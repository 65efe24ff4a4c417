# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""The fast twin of Pompeji: see ``vesuvius/twin.py`` for what it offers, ``coding.py`` for its codes.

The city lies on a board with a border, so that a street is walked until the first gap and nothing else is asked. The
open squares are kept as a sorted list, ``sites``, and for each the ``signs`` around it as bits, so that a card fits
where it shares none of them. Hands and deck are sets of cards, one bit each. What the streets through an open square
hold is looked at once and known until a card is laid at their end: each square has a slot for it, by column and row
modulo 8, which no two open squares share, for they span eight columns and rows at most.
"""

from vesuvius.batch import Batch as Games
from vesuvius.contract import Json
from vesuvius.games.pompeji import cards, cells, coding, evaluation
from vesuvius.games.pompeji.coding import ACTIONS, decode, encode
from vesuvius.games.pompeji.deck import BOTTOM
from vesuvius.games.pompeji.state import PLAYERS, WAITINGS, State, double_permit
from vesuvius.twin import Scratch
from vesuvius.twin import Twin as Base

__all__ = ["ACTIONS", "Batch", "Twin", "decode", "encode", "from_state"]

DEALING, LAYING, INTERRUPTING, DRAWING, CHOOSING, OVER = range(6)
"""What is waited for, as in ``state.WAITINGS``."""

CHANCE, NOBODY = -1, -2
BUILD, RAISE, DISCARD, DRAW, STOP = coding.BUILD, coding.RAISE, coding.DISCARD, coding.DRAW, coding.STOP
PERMIT, DEAL, DRAWN, WIDTH, ROW = coding.PERMIT, coding.DEAL, coding.DRAWN, coding.WIDTH, coding.ROW
STATUE, VOLCANO, HAND, LAST = 49, 49, cards.HAND, BOTTOM

OPEN, SEATS, HELD, TABLE, OBSERVED = 2704, 2873, 2905, 3003, 3013
"""Where the parts of an observation begin, and how many cells it has. Seats count from the observer, clockwise.

From 0, 169 cells for each kind, then for each colour: 1 where a building of it lies. From 2366: 1 where a statue lies.
From 2535: the value of the building there. From OPEN: 1 where the next card may lie, whatever it shows. From SEATS,
four cells each: size of hand, statues, permits, hundreds of the score, the rest of it, whose turn it is, who acts (a
permit lets another act), which seats there are. From HELD, 49 each: own hand, discard. From TABLE: cards left in the
deck, volcanoes drawn, was this turn interrupted, 6 for what is waited for, the option.
"""

STATUE_PRICE, STATUE_EACH, PERMIT_PRICE, PERMIT_EACH = 4, 50, 20, 65
"""What the sensible want the statue to earn beyond a card, and the turn of a permit: points, and hundredths more for
each card left in the deck."""

KEEP, KEEP_EACH = 40, 2
"""What a point of a card's value is worth as long as it is in hand: hundredths, and more for each card left."""

FEW, PATIENCE, ENVY = 8, 50, [0, 0, 89, 45, 40]
"""How many placements the shrewd compare, and what weigh, in hundredths, the best that the cards kept would earn and
the next player's best, by players."""

STEPS = [1, -1, ROW, -ROW, ROW - 1, 1 - ROW, ROW + 1, -1 - ROW]
"""The eight ways from a cell, the four to those beside it first."""

CELL, SQUARE, COLUMN, LINE, FOUNDATION = coding.CELL, cells.SQUARE, cells.COLUMN, cells.LINE, cells.FOUNDATION
KIND, COLOUR, VALUE, SIGNS, BESIDE = cells.KIND, cells.COLOUR, cells.VALUE, cells.SIGNS, cells.BESIDE
SHOWN, BIT, ALL, CARD = cells.SHOWN, cells.BIT, cells.ALL, cells.CARD
SLOT, SPOT, WORTH, STREET, FULL = cells.SLOT, cells.SPOT, cells.WORTH, cells.STREET, cells.FULL
ASIDE = 64
"""The slot for a square as it would be if a card lay elsewhere."""
SWING, EACH, MARGIN, A_STATUE, A_PERMIT = (
    evaluation.SWING,
    evaluation.EACH,
    evaluation.MARGIN,
    evaluation.STATUE,
    evaluation.PERMIT,
)
E = 2.718281828459045
INTS = list(range(coding.CODES))  # made once: a list of legal moves is a list of these


def nth(bits: int, n: int) -> int:
    """The n-th card of a set, by kind and colour."""
    while n:
        bits &= bits - 1
        n -= 1
    return CARD[(bits & -bits) % 67]


class Twin(Base):
    """One game of Pompeji."""

    def __init__(self, players: int = 4, seed: int = 0, **options: Json) -> None:
        if players not in PLAYERS:
            raise ValueError(f"players: Pompeji is for 2, 3 or 4 players, not {players!r}")
        self.double_permit = double_permit(options)
        self.players = players
        self.luck = seed & 0xFFFF_FFFF_FFFF_FFFF
        self.waiting, self.on_turn, self.interrupted, self.interrupter = DEALING, 0, 0, -1
        self.left, self.volcanoes = len(cards.CARDS) + cards.VOLCANOES, 0
        self.city, self.signs = [-1] * 211, [0] * 211
        self.sites, self.open = [0] * 64, 0
        self.west, self.east, self.north, self.south = 99, -99, 99, -99
        self.hands, self.held, self.unseen = [0] * 4, [0] * 4, ALL
        self.discard, self.discarded = [0] * 49, 0
        self.statues = [1] * players + [0] * (4 - players)
        self.permits = [2 if self.double_permit else 1] * players + [0] * (4 - players)
        self.scores = [0] * 4
        self.fresh, self.slot, self.kinds, self.tops, self.names = 0, 0, [0] * 65, [0] * 260, [0] * 65
        self.noted, self.merits = [0] * 8, [0] * 8
        self.most, self.where, self.second = [0] * 49, [0] * 49, [0] * 49

    def copy(self) -> "Twin":
        """The same game once more, luck included."""
        return self._copy()

    def _copy(self) -> "Twin":
        twin = Twin.__new__(Twin)
        twin.luck = self.luck
        twin.slot, twin.kinds, twin.tops, twin.names = self.slot, self.kinds[:], self.tops[:], self.names[:]
        twin.noted, twin.merits = self.noted[:], self.merits[:]
        twin.most, twin.where, twin.second = self.most[:], self.where[:], self.second[:]
        twin._become(self)
        return twin

    def _take(self, other: Base) -> None:
        """Become what the other is, but keep the own luck."""
        assert isinstance(other, Twin)
        self._become(other)

    def _become(self, twin: "Twin") -> None:
        self.players, self.double_permit = twin.players, twin.double_permit
        self.waiting, self.on_turn = twin.waiting, twin.on_turn
        self.interrupted, self.interrupter = twin.interrupted, twin.interrupter
        self.left, self.volcanoes = twin.left, twin.volcanoes
        self.fresh = 0
        self.city = twin.city[:]
        self.signs = twin.signs[:]
        self.sites = twin.sites[:]
        self.open = twin.open
        self.west, self.east, self.north, self.south = twin.west, twin.east, twin.north, twin.south
        self.hands = twin.hands[:]
        self.held = twin.held[:]
        self.unseen = twin.unseen
        self.discard = twin.discard[:]
        self.discarded = twin.discarded
        self.statues = twin.statues[:]
        self.permits = twin.permits[:]
        self.scores = twin.scores[:]

    # What lies where.

    def _put(self, cell: int, card: int) -> None:
        """A card or statue comes to lie in the city: its square closes, those beside it open (P5-P7)."""
        self.city[cell] = card
        if self.fresh:
            self._forget(cell)
        column, line = COLUMN[cell], LINE[cell]
        if self.west <= column <= self.east and self.north <= line <= self.south:
            self._close(cell)
        else:
            self.west, self.east = min(self.west, column), max(self.east, column)
            self.north, self.south = min(self.north, line), max(self.south, line)
            kept = 0
            for i in range(self.open):
                site = self.sites[i]
                if site != cell and self._within(site):
                    self.sites[kept] = site
                    kept += 1
            self.open = kept
        self._beside(cell - ROW, card)
        self._beside(cell - 1, card)
        self._beside(cell + 1, card)
        self._beside(cell + ROW, card)

    def _within(self, cell: int) -> bool:
        """Would a card here leave the city within seven columns and rows? (P7)"""
        column, line = COLUMN[cell], LINE[cell]
        return self.east - 7 < column < self.west + 7 and self.south - 7 < line < self.north + 7 and SQUARE[cell] >= 0

    def _close(self, cell: int) -> None:
        """Take a cell off the open ones, if it is one."""
        kept = 0
        for i in range(self.open):
            if self.sites[i] != cell:
                self.sites[kept] = self.sites[i]
                kept += 1
        self.open = kept

    def _beside(self, cell: int, card: int) -> None:
        """A card shows its signs to a cell beside it, which is open from then on if it may be built on."""
        if self.signs[cell] == 0 and self.city[cell] < 0 and self._within(cell):
            i = self.open
            while i > 0 and self.sites[i - 1] > cell:
                self.sites[i] = self.sites[i - 1]
                i -= 1
            self.sites[i] = cell
            self.open += 1
        self.signs[cell] |= SIGNS[card] | BESIDE

    def _gain(self, seat: int, card: int) -> None:
        """An unseen card comes into a hand."""
        self.unseen &= ~BIT[card]
        self.hands[seat] |= BIT[card]
        self.held[seat] += 1
        self.left -= 1

    def _give(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat] &= ~BIT[card]
        self.held[seat] -= 1

    def read(self, state: State) -> None:
        """Set this table, fresh and of as many players, as the clear state has it."""
        for seat in range(self.players):
            for name in state.hands[seat]:
                self._gain(seat, cards.ORDER[name])
            self.statues[seat], self.permits[seat] = state.statues[seat], state.permits[seat]
            self.scores[seat] = state.scores[seat]
        for square, lies in state.city.items():
            card = coding.LIES.index(lies)
            self._put(CELL[coding.SQUARES.index(square)], card)
            if card != STATUE:
                self.unseen &= ~BIT[card]
        for name in state.discard:
            card = cards.ORDER[name]
            self.unseen &= ~BIT[card]
            self.discard[self.discarded] = card
            self.discarded += 1
        self.left, self.volcanoes = state.left, state.volcanoes
        self.waiting, self.on_turn = WAITINGS.index(state.waiting), state.turn
        self.interrupted = state.interrupted
        self.interrupter = -1 if state.interrupter is None else state.interrupter

    # What may be done.

    def acting(self) -> int:
        """Who lays, draws and chooses: the one with the permit turn, else the one on turn."""
        return self.on_turn if self.interrupter < 0 else self.interrupter

    def turn(self) -> int:
        """Who is waited for: a seat, CHANCE or OVER."""
        waiting = self.waiting
        if waiting == OVER:
            return NOBODY
        if waiting in (DEALING, DRAWING):
            return CHANCE
        return self.acting()

    def _fits(self, hand: int) -> bool:
        """Can one of these cards be laid somewhere?"""
        while hand:
            signs = SIGNS[CARD[(hand & -hand) % 67]]
            hand &= hand - 1
            for i in range(self.open):
                if not self.signs[self.sites[i]] & signs:
                    return True
        return False

    def _can_lay(self, seat: int) -> bool:
        """Has this seat a hand card or a statue to lay?"""
        return self.open > 0 if self.statues[seat] else self._fits(self.hands[seat])

    def _places(self, scratch: Scratch, n: int, base: int, hand: int) -> int:
        """Write these cards, wherever they may lie, after the first n codes; how many there are then."""
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            for i in range(self.open):
                if not self.signs[self.sites[i]] & SIGNS[card]:
                    scratch.codes[n] = base + WIDTH * card + SQUARE[self.sites[i]]
                    n += 1
        return n

    def _list(self, scratch: Scratch) -> int:
        """Write the codes of ``legal`` for a seat onto the scratch, and say how many there are."""
        if self.waiting == CHOOSING:
            scratch.codes[0], scratch.codes[1] = DRAW, STOP
            return 2
        if self.waiting not in (LAYING, INTERRUPTING):
            return 0
        seat = self.acting()
        builds = self._places(scratch, 0, BUILD, self.hands[seat])
        n = self._places(scratch, builds, RAISE, ALL) if self.statues[seat] else builds
        return self._discards(scratch, n) if builds == 0 and self.waiting == LAYING else n

    def _discards(self, scratch: Scratch, n: int) -> int:
        """Write a discard of each card of the hand after the first n codes; how many there are then."""
        hand = self.hands[self.acting()]
        while hand:
            scratch.codes[n] = DISCARD + CARD[(hand & -hand) % 67]
            hand &= hand - 1
            n += 1
        return n

    def considered(self) -> list[int]:
        """The codes worth a thought: all that is legal, but each statue under its best name only."""
        scratch = Scratch()
        return [INTS[scratch.codes[i]] for i in range(self._consider(scratch))]

    def _consider(self, scratch: Scratch) -> int:
        """As ``_list``, but of all names for a statue on a square only one that earns most there (P12)."""
        if self.waiting not in (LAYING, INTERRUPTING) or not self.statues[self.acting()]:
            return self._list(scratch)
        n = self._places(scratch, 0, BUILD, self.hands[self.acting()])
        for i in range(self.open):
            cell = self.sites[i]
            self._look(cell)
            code, at = RAISE + WIDTH * self._best_name(cell) + SQUARE[cell], n + i
            while at > n and scratch.codes[at - 1] > code:
                scratch.codes[at] = scratch.codes[at - 1]
                at -= 1
            scratch.codes[at] = code
        return n + self.open if n or self.waiting == INTERRUPTING else self._discards(scratch, self.open)

    def legal(self) -> list[int]:
        """The codes open to whoever is waited for, ascending."""
        if self.turn() == CHANCE:
            first = DEAL if self.waiting == DEALING else DRAWN
            return [first + i for i in range(50) if self._weight(i)]
        codes: list[int] = []
        if self.waiting == CHOOSING:
            codes = [DRAW, STOP]
        elif self.waiting != OVER:
            seat = self.acting()
            self._append(codes, BUILD, self.hands[seat])
            stuck = not codes and self.waiting == LAYING
            if self.statues[seat]:
                self._append(codes, RAISE, ALL)
            if stuck:
                hand = self.hands[seat]
                while hand:
                    codes.append(INTS[DISCARD + CARD[(hand & -hand) % 67]])
                    hand &= hand - 1
        return codes

    def _append(self, codes: list[int], base: int, hand: int) -> None:
        """Append these cards, wherever they may lie: ``_places`` without buffers, for one costs more than the list."""
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            for i in range(self.open):
                if not self.signs[self.sites[i]] & SIGNS[card]:
                    codes.append(INTS[base + WIDTH * card + SQUARE[self.sites[i]]])

    def allows(self, move: int) -> bool:
        """Is this code open to whoever is waited for?"""
        waiting = self.waiting
        if waiting == OVER or move < 0:
            return False
        if waiting in (DEALING, DRAWING):
            first = DEAL if waiting == DEALING else DRAWN
            return first <= move < first + 50 and self._weight(move - first) > 0
        if waiting == CHOOSING:
            return move in (DRAW, STOP)
        seat = self.acting()
        if move >= DISCARD:
            if waiting != LAYING or move >= DRAW or not self.hands[seat] & BIT[move - DISCARD]:
                return False
            return not self._fits(self.hands[seat])
        if move >= RAISE:
            if not self.statues[seat]:
                return False
            move -= RAISE
        elif not self.hands[seat] & BIT[move // WIDTH]:
            return False
        cell = CELL[move % WIDTH]
        signs = self.signs[cell]
        return signs != 0 and self.city[cell] < 0 and not signs & SIGNS[move // WIDTH] and self._within(cell)

    def reaction(self, seat: int) -> int:
        """PERMIT, if this seat may interrupt the turn that begins, or -1 (P13, P14)."""
        if self.waiting != LAYING or self.interrupted or not 0 <= seat < self.players or seat == self.on_turn:
            return -1
        return PERMIT if self.permits[seat] and self._can_lay(seat) else -1

    # What chance may bring.

    def _odds(self) -> tuple[int, int]:
        """What each unseen building weighs, and what the volcano weighs, as the next card."""
        if self.waiting == DEALING or self.left > LAST * (2 - self.volcanoes):
            return 1, 0
        if self.volcanoes:
            return 1, 1
        return self.left - LAST - 1, self.left - 2

    def _weight(self, i: int) -> int:
        """How likely the i-th card (49: the volcano) is now, against the others."""
        building, volcano = self._odds()
        if i == VOLCANO:
            return volcano
        return building if self.unseen & BIT[i] else 0

    def weights(self) -> list[int]:
        """How likely each of the ``legal`` moves of chance is, against the others."""
        if self.turn() != CHANCE:
            return []
        return [self._weight(i) for i in range(50) if self._weight(i)]

    def _sample(self) -> int:
        """A move of chance, by the weights, with one ticket in the order of ``legal``."""
        building, volcano = self._odds()
        buildings = building * (self.left - 2 + self.volcanoes)
        ticket = self.below(buildings + volcano)
        if ticket >= buildings:
            return DRAWN + VOLCANO
        return (DEAL if self.waiting == DEALING else DRAWN) + nth(self.unseen, ticket // building)

    def _redeal(self, seat: int) -> None:
        """The hidden hands are drawn from the unseen cards; who is in a permit turn has something to lay (P14)."""
        if self.waiting == OVER:
            return
        builder = self.interrupter
        if self.waiting != INTERRUPTING or builder == seat or self.statues[builder]:
            builder = -1
        for other in range(self.players):
            if other != seat:
                self.unseen |= self.hands[other]
        hidden, many = self.unseen, self.left - 2 + self.volcanoes
        for other in range(self.players):
            if other != seat:
                many += self.held[other]
        while True:
            self._deal_hidden(seat, hidden, many)
            if builder < 0 or self._fits(self.hands[builder]):
                return

    def _deal_hidden(self, seat: int, hidden: int, many: int) -> None:
        """Deal these cards to all hands but one, as many as each holds; the rest is the deck."""
        for other in range(self.players):
            if other != seat:
                self.hands[other] = 0
                for _ in range(self.held[other]):
                    bit = BIT[nth(hidden, self.below(many))]
                    hidden &= ~bit
                    self.hands[other] |= bit
                    many -= 1
        self.unseen = hidden

    # What a move does.

    def _play(self, move: int) -> None:
        """Make a legal move of whoever is waited for."""
        waiting, seat = self.waiting, self.acting()
        if waiting == DRAWING:
            self._draw(seat, move - DRAWN)
        elif waiting == DEALING:
            self._deal(move - DEAL)
        elif waiting == CHOOSING:
            if move == DRAW:
                self.waiting = DRAWING
            else:
                self._end_turn()
        elif move >= DISCARD:
            card = move - DISCARD
            self._give(seat, card)
            self.discard[self.discarded] = card
            self.discarded += 1
            self._draw_or_choose(seat)
        elif move >= RAISE:
            move -= RAISE
            cell = CELL[move % WIDTH]
            self.scores[seat] += self.points(move // WIDTH, 1, cell)
            self.statues[seat] -= 1
            self._put(cell, STATUE)
            self._end_turn()
        else:
            card, cell = move // WIDTH, CELL[move % WIDTH]
            self.scores[seat] += self.points(card, VALUE[card], cell)
            self._give(seat, card)
            self._put(cell, card)
            self._draw_or_choose(seat)

    def _react(self, seat: int, move: int) -> None:  # noqa: ARG002 - there is but one
        """The permit's owner gives it up and takes a turn at once (P13)."""
        self.permits[seat] -= 1
        self.waiting, self.interrupted, self.interrupter = INTERRUPTING, 1, seat

    def points(self, card: int, value: int, cell: int) -> int:
        """What a card, or the statue in its name, earns along its four streets (P9, P10)."""
        kind, colour, total = KIND[card], COLOUR[card], 0
        for street in range(4):
            step = 1 if street == 0 else ROW - 2 + street
            length, worth, top = 1, 0, 0
            at = cell - step
            while self.city[at] >= 0:
                other = self.city[at]
                if KIND[other] == kind:
                    worth += VALUE[other]
                if COLOUR[other] == colour and VALUE[other] > top:
                    top = VALUE[other]
                length += 1
                at -= step
            at = cell + step
            while self.city[at] >= 0:
                other = self.city[at]
                if KIND[other] == kind:
                    worth += VALUE[other]
                if COLOUR[other] == colour and VALUE[other] > top:
                    top = VALUE[other]
                length += 1
                at += step
            if worth:
                total += value + worth
            if top:
                total += max(value, top)
            if length == 7:
                total += 7
        return total

    def _deal(self, card: int) -> None:
        """Three cards to each seat, one seat after the other; the next is the first of the city (P3)."""
        for seat in range(self.players):
            if self.held[seat] < HAND:
                self._gain(seat, card)
                return
        self.unseen &= ~BIT[card]
        self.left -= 1
        self._put(FOUNDATION, card)
        self.waiting = LAYING

    def _draw(self, seat: int, card: int) -> None:
        """The seat acting takes the top card, and the turn is over; unless it is a volcano (P5, P15, P16)."""
        if card == VOLCANO:
            self.left -= 1
            self.volcanoes += 1
            if self.volcanoes == 2:
                self._finish()
            else:
                self._draw_or_choose(seat)
        else:
            self._gain(seat, card)
            self._end_turn()

    def _draw_or_choose(self, seat: int) -> None:
        """A card is drawn; after the first volcano only if its drawer wants it, or has no other (P15)."""
        self.waiting = CHOOSING if self.volcanoes and self.held[seat] else DRAWING

    def _end_turn(self) -> None:
        """After a permit turn the interrupted player goes on, else the next one clockwise (P4, P13)."""
        self.waiting = LAYING
        if self.interrupter < 0:
            self.on_turn = self.on_turn + 1 if self.on_turn + 1 < self.players else 0
            self.interrupted = 0
        else:
            self.interrupter = -1
        if self.held[self.on_turn] == 0 and not self._can_lay(self.on_turn):
            self.waiting = DRAWING

    def _finish(self) -> None:
        """The second volcano ends the game; cards still in hand count against their holders (P16, P17)."""
        for seat in range(self.players):
            hand = self.hands[seat]
            while hand:
                self.scores[seat] -= VALUE[CARD[(hand & -hand) % 67]]
                hand &= hand - 1
        self.waiting = OVER

    def merit(self, seat: int) -> int:
        """The highest score wins; a tie is shared (P17)."""
        return self.scores[seat]

    # How a seat may choose.

    def _choose(self, policy: int) -> int:
        """A move of the seat waited for, by a policy."""
        if policy == 2 and self.waiting != CHOOSING:
            return self._shrewd()
        if policy != 0:
            return self._sensible()
        if self.waiting == CHOOSING:
            return DRAW + self.below(2)
        seat = self.acting()
        hand, builds, names = self.hands[seat], 0, 0
        while hand:
            signs = SIGNS[CARD[(hand & -hand) % 67]]
            hand &= hand - 1
            for i in range(self.open):
                builds += not self.signs[self.sites[i]] & signs
        if self.statues[seat]:
            for i in range(self.open):
                names += self._names(self.sites[i])
        discards = self.held[seat] if builds == 0 and self.waiting == LAYING else 0
        ticket = self.below(builds + names + discards)
        if ticket < builds:
            return self._nth_build(self.hands[seat], ticket)
        if ticket < builds + names:
            return self._nth_statue(ticket - builds)
        return DISCARD + nth(self.hands[seat], ticket - names)

    def _names(self, cell: int) -> int:
        """Under how many names a statue may be laid here."""
        signs = self.signs[cell]
        return (7 - SHOWN[signs & 127]) * (7 - SHOWN[signs >> 7 & 127])

    def _nth_build(self, hand: int, n: int) -> int:
        while True:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            for i in range(self.open):
                if not self.signs[self.sites[i]] & SIGNS[card]:
                    if n == 0:
                        return BUILD + WIDTH * card + SQUARE[self.sites[i]]
                    n -= 1

    def _nth_statue(self, n: int) -> int:
        """The n-th statue, site by site."""
        i = 0
        while n >= self._names(self.sites[i]):
            n -= self._names(self.sites[i])
            i += 1
        cell, card = self.sites[i], 0
        while True:
            if not self.signs[cell] & SIGNS[card]:
                if n == 0:
                    return RAISE + WIDTH * card + SQUARE[cell]
                n -= 1
            card += 1

    def _sensible(self) -> int:
        """What earns most; the statue only where it earns well, and a dear card rather late than early."""
        if self.waiting == CHOOSING:
            return DRAW if self._wants_to_draw() else STOP
        seat = self.acting()
        return self.noted[0] if self._rank(seat, 0) else self._dearest(seat)

    def _shrewd(self) -> int:
        """Of the best placements the one that also leaves most to oneself and little to the next player."""
        seat, following = self.acting(), self.on_turn
        if self.interrupter < 0:
            following = self.on_turn + 1 if self.on_turn + 1 < self.players else 0
        theirs, envy = self.hands[following], ENVY[self.players]
        listed = self._rank(seat, theirs)
        if listed == 0:
            return self._dearest(seat)
        best, chosen = -1000000, self.noted[0]
        for i in range(listed):
            code, kept = self.noted[i], self.hands[seat]
            card, cell = STATUE, CELL[code % WIDTH]
            if code < RAISE:
                card = code // WIDTH
                kept &= ~BIT[card]
            worth = self.merits[i] + PATIENCE * self._elsewhere(kept, cell)
            most = self._elsewhere(theirs, cell)
            if worth - envy * most > best:
                most = max(most, self._opened(card, cell, theirs, (worth - best + envy - 1) // envy))
                if worth - envy * most > best:
                    best, chosen = worth - envy * most, code
        return chosen

    def _rank(self, seat: int, theirs: int) -> int:
        """Note a seat's best placements, best first, and how many; for each card, theirs too, where it earns most.

        In danger a dear card is better laid, before that better kept; a statue must earn well.
        """
        each, price = self._danger() - KEEP - KEEP_EACH * self.left, 100 * STATUE_PRICE + STATUE_EACH * self.left
        listed, hand = 0, self.hands[seat] | theirs
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            self.most[card] = self.second[card] = 0
        for i in range(self.open):
            cell, hand = self.sites[i], self.hands[seat]
            self._look(cell)
            while hand:
                card = CARD[(hand & -hand) % 67]
                hand &= hand - 1
                if not self.signs[cell] & SIGNS[card]:
                    earned = self._pays(card, VALUE[card])
                    self._remember(card, cell, earned)
                    listed = self._note(listed, 100 * earned + each * VALUE[card], BUILD + WIDTH * card + SQUARE[cell])
            if self.statues[seat]:
                card = self._best_name(cell)
                listed = self._note(listed, 100 * self._pays(card, 1) - price, RAISE + WIDTH * card + SQUARE[cell])
            hand = theirs
            while hand:
                card = CARD[(hand & -hand) % 67]
                hand &= hand - 1
                if not self.signs[cell] & SIGNS[card]:
                    self._remember(card, cell, self._pays(card, VALUE[card]))
        return listed

    def _remember(self, card: int, cell: int, earned: int) -> None:
        """Keep where a card earns most, and the most that it earns elsewhere."""
        if earned > self.most[card]:
            self.second[card] = self.most[card]
            self.most[card], self.where[card] = earned, cell
        elif earned > self.second[card]:
            self.second[card] = earned

    def _elsewhere(self, hand: int, cell: int) -> int:
        """The most that one of these cards would earn now, but for this cell."""
        most = 0
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            most = max(most, self.second[card] if self.where[card] == cell else self.most[card])
        return most

    def _note(self, listed: int, worth: int, code: int) -> int:
        """Keep a move, if it is among the few best; how many there are then."""
        if listed == FEW:
            if worth <= self.merits[FEW - 1]:
                return listed
            listed -= 1
        i = listed
        while i > 0 and self.merits[i - 1] < worth:
            self.merits[i], self.noted[i] = self.merits[i - 1], self.noted[i - 1]
            i -= 1
        self.merits[i], self.noted[i] = worth, code
        return listed + 1

    def _opened(self, card: int, cell: int, hand: int, enough: int) -> int:
        """The most that these cards could earn where a card laid on a cell would lengthen a street, or enough."""
        most = 0
        self.city[cell] = card
        for i in range(8):
            step = STEPS[i]
            at = cell + step
            signs = self.signs[at]
            if i < 4 and self.city[at] < 0:
                signs |= SIGNS[card] | BESIDE
            else:
                while self.city[at] >= 0:
                    at += step
                signs = self.signs[at]
            if signs and self._within(at):
                self._walk(at, ASIDE)
                most = max(most, self._most_at(signs, hand))
                if most >= enough:
                    break
        self.city[cell] = -1
        return most

    def _most_at(self, signs: int, hand: int) -> int:
        """The most that one of these cards would earn on the cell looked at, with these signs around it."""
        most = 0
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            if not signs & SIGNS[card]:
                most = max(most, self._pays(card, VALUE[card]))
        return most

    def _danger(self) -> int:
        """How likely the game ends before the next turn, in hundredths, all draws taken."""
        if self.volcanoes == 0 or self.left > LAST:
            return 0
        return 100 if self.players >= self.left else 100 * self.players // self.left

    def _eager(self, policy: int) -> int:
        """The sensible use a permit when its turn pays well; late in the game less will do."""
        if policy == 0 or self.waiting != LAYING or self.interrupted:
            return -1
        price = (100 * PERMIT_PRICE + PERMIT_EACH * self.left + 99) // 100
        for i in range(1, self.players):
            seat = (self.on_turn + i) % self.players
            if self.permits[seat] and self._earns(seat, price):
                return seat
        return -1

    def _earns(self, seat: int, price: int) -> bool:
        """Could a seat earn so much now?"""
        for i in range(self.open):
            cell = self.sites[i]
            self._look(cell)
            if self.statues[seat] and self._pays(self._best_name(cell), 1) >= price:
                return True
            if self._most_at(self.signs[cell], self.hands[seat]) >= price:
                return True
        return False

    def _wants_to_draw(self) -> bool:
        """Draw while no volcano can come, when the hand will not last, and when in the lead."""
        seat = self.acting()
        if self.left > LAST or self.held[seat] < 2:
            return True
        ahead = 0
        for other in range(self.players):
            ahead += self.scores[other] > self.scores[seat]
        return ahead == 0

    def _dearest(self, seat: int) -> int:
        """The discard of the dearest card of a hand."""
        hand, dearest = self.hands[seat], STATUE
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            if VALUE[card] > VALUE[dearest]:
                dearest = card
        return DISCARD + dearest

    def _look(self, cell: int) -> None:
        """Look at an open cell: what its streets hold is known, or found out."""
        self.slot = SLOT[cell]
        if not self.fresh & SPOT[cell]:
            self._walk(cell, self.slot)
            self.fresh |= SPOT[cell]

    def _forget(self, cell: int) -> None:
        """What was known of a cell now built on, and of those at the ends of its streets, holds no more."""
        self.fresh &= ~SPOT[cell]
        for i in range(8):
            at = cell + STEPS[i]
            while self.city[at] >= 0:
                at += STEPS[i]
            self.fresh &= ~SPOT[at]

    def _walk(self, cell: int, slot: int) -> None:
        """What the streets through a cell hold: all that a card there is paid by (``cells.py`` tells how)."""
        self.slot = slot
        kinds = 0
        for street in range(4):
            step = 1 if street == 0 else ROW - 2 + street
            length, seen, tops = 1, 0, 0
            for _ in range(2):
                at = cell + step
                while self.city[at] >= 0:
                    other = self.city[at]
                    length += 1
                    kinds += WORTH[other]
                    if SIGNS[other] & 127 & ~seen:
                        seen |= SIGNS[other]
                        kinds += STREET[other]
                    top = tops >> 3 * COLOUR[other] & 7
                    if VALUE[other] > top:
                        tops += VALUE[other] - top << 3 * COLOUR[other]
                    at += step
                step = -step
            if length == 7:
                kinds += FULL
            self.tops[4 * slot + street] = tops
        self.kinds[slot], self.names[slot] = kinds, -1

    def _pays(self, card: int, value: int) -> int:
        """The points for a card on the cell looked at, all streets together (P10)."""
        kinds, colour, total = self.kinds[self.slot], 3 * COLOUR[card], 0
        kind = kinds >> 8 * KIND[card] & 255
        for street in range(4 * self.slot, 4 * self.slot + 4):
            top = self.tops[street] >> colour & 7
            if top:
                total += max(top, value)
        return total + (kind >> 5) * value + (kind & 31) + 7 * (kinds >> 56)

    def _best_name(self, cell: int) -> int:
        """The name under which a statue earns most on the cell looked at, the first of equals."""
        if self.names[self.slot] >= 0:
            return self.names[self.slot]
        signs, kind, colour, first = self.signs[cell], 0, 0, 4 * self.slot
        best = -1
        for i in range(7):
            earned = self.kinds[self.slot] >> 8 * i & 255
            earned = (earned >> 5) + (earned & 31)
            if not signs & 1 << i and earned > best:
                best, kind = earned, i
        best = -1
        for i in range(7):
            earned = 0
            for street in range(first, first + 4):
                earned += self.tops[street] >> 3 * i & 7
            if not signs & 128 << i and earned > best:
                best, colour = earned, i
        self.names[self.slot] = 7 * kind + colour
        return 7 * kind + colour

    # How it may end.

    def _evaluate(self, scratch: Scratch) -> None:
        """Write onto the scratch how likely each seat seems to win: by its points and what it has not used yet."""
        players = self.players
        swing = MARGIN if self.waiting == OVER else SWING + EACH * self._to_come()
        total = 0.0
        for seat in range(players):
            scratch.values[seat] = E ** ((self._prospects(seat) - self._prospects(0)) / swing)
            total += scratch.values[seat]
        for seat in range(players):
            scratch.values[seat] /= total
        if self.waiting == OVER:
            self._judge(scratch)

    def _to_come(self) -> float:
        """About how many cards will be drawn: the second volcano lies among the last nine."""
        if self.left > LAST:
            return self.left - 0.5 * LAST
        return 0.5 * self.left

    def _prospects(self, seat: int) -> float:
        """A seat's points, those to come by statue and permit included, less what its hand may cost in the end."""
        if self.waiting == OVER:
            return self.scores[seat]
        time = self._to_come() / self.players
        if time > 1.0:
            time = 1.0
        prospects = self.scores[seat] + time * (A_PERMIT * self.permits[seat] + A_STATUE * self.statues[seat])
        if self.interrupter == seat and self.waiting == INTERRUPTING:
            prospects += A_PERMIT
        if self.volcanoes and self.left <= LAST:
            hand = self.hands[seat]
            while hand:
                prospects -= VALUE[CARD[(hand & -hand) % 67]] / (1.0 + self.left)
                hand &= hand - 1
        return prospects

    # What a seat may know.

    def _observe(self, seat: int, scratch: Scratch) -> int:
        """Write what a seat may know onto the scratch (see ``OBSERVED``), and say how many cells that takes."""
        for i in range(OBSERVED):
            scratch.cells[i] = 0
        for square in range(WIDTH):
            card = self.city[CELL[square]]
            if card == STATUE:
                scratch.cells[2366 + square] = 1
            elif card >= 0:
                scratch.cells[WIDTH * KIND[card] + square] = 1
                scratch.cells[WIDTH * (7 + COLOUR[card]) + square] = 1
                scratch.cells[2535 + square] = VALUE[card]
        for i in range(self.open):
            scratch.cells[OPEN + SQUARE[self.sites[i]]] = 1
        for i in range(self.players):
            other = (seat + i) % self.players
            scratch.cells[SEATS + i] = self.held[other]
            scratch.cells[SEATS + 4 + i] = self.statues[other]
            scratch.cells[SEATS + 8 + i] = self.permits[other]
            scratch.cells[SEATS + 12 + i] = (self.scores[other] + 10000) // 100 - 100  # alike in C below 0, too
            scratch.cells[SEATS + 16 + i] = (self.scores[other] + 10000) % 100
            scratch.cells[SEATS + 20 + i] = other == self.on_turn
            scratch.cells[SEATS + 24 + i] = other == self.acting()
            scratch.cells[SEATS + 28 + i] = 1
        hand = self.hands[seat]
        while hand:
            scratch.cells[HELD + CARD[(hand & -hand) % 67]] = 1
            hand &= hand - 1
        for i in range(self.discarded):
            scratch.cells[HELD + 49 + self.discard[i]] = 1
        scratch.cells[TABLE] = self.left
        scratch.cells[TABLE + 1] = self.volcanoes
        scratch.cells[TABLE + 2] = self.interrupted
        scratch.cells[TABLE + 3 + self.waiting] = 1
        scratch.cells[TABLE + 9] = self.double_permit
        return OBSERVED

    def to_state(self) -> State:
        """The clear state of this game."""
        return coding.write(self)

    def __reduce__(self) -> tuple[object, ...]:
        return from_state, (self.to_state(), self.luck)


def from_state(state: State, seed: int = 0) -> Twin:
    """The twin of a clear state."""
    twin = Twin(state.players, seed, double_permit=state.double_permit)
    twin.read(state)
    return twin


class Batch(Games):
    """Many games of Pompeji in step."""

    def __init__(self, n: int, players: int = 4, seed: int = 0, dense: bool = False, **options: Json) -> None:
        Games.__init__(self, n, Twin(players, seed, **options), ACTIONS, OBSERVED, dense)
