# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""The fast twin of Pompeji: see ``vesuvius/twin.py`` for its interface, ``coding.py`` for its codes.

The city lies on a board with a border, so that a walk along a street needs no check but for the first gap. The open
squares are kept as a sorted list, ``sites``, and for each the ``signs`` around it as bits, so that a card fits where
it shares none of them. Hands and deck are sets of cards, one bit each. The content of the streets through an open
square is computed once and cached until a card is laid at their end: each square has a slot for it, by column and row
modulo 8, which no two open squares share, because they span at most eight columns and rows.
"""

from typing import TYPE_CHECKING

from vesuvius.batch import Batch as Games
from vesuvius.contract import Json
from vesuvius.games.pompeji import cards, cells, coding, evaluation
from vesuvius.games.pompeji.coding import ACTIONS, CODES, MOST_LEGAL, decode, encode
from vesuvius.games.pompeji.deck import BOTTOM
from vesuvius.games.pompeji.observation import LAYOUT
from vesuvius.games.pompeji.state import PLAYERS, WAITINGS, Options, State
from vesuvius.twin import Scratch
from vesuvius.twin import Twin as Base

if TYPE_CHECKING:
    import cython  # Cython knows it by this line
else:
    from vesuvius import uncompiled as cython

__all__ = ["ACTIONS", "CODES", "LAYOUT", "MOST_LEGAL", "Batch", "Twin", "decode", "encode", "from_state"]

DEALING, LAYING, INTERRUPTING, DRAWING, CHOOSING, OVER = range(6)
"""What the game needs next, numbered as in ``state.WAITINGS``."""

CHANCE, NOBODY = -1, -2
BUILD, RAISE, DISCARD, DRAW, STOP = coding.BUILD, coding.RAISE, coding.DISCARD, coding.DRAW, coding.STOP
PERMIT, DEAL, DRAWN, WIDTH, ROW = coding.PERMIT, coding.DEAL, coding.DRAWN, coding.WIDTH, coding.ROW
STATUE, VOLCANO, HAND, LAST = 49, 49, cards.HAND, BOTTOM

CELLS = LAYOUT.size
AT_KINDS, AT_COLOURS, AT_STATUES, AT_VALUES = map(LAYOUT.at, ("kinds", "colours", "statues", "values"))
AT_SITES, AT_HAND_SIZES, AT_STATUES_LEFT, AT_PERMITS = map(
    LAYOUT.at, ("sites", "hand_sizes", "statues_left", "permits")
)
AT_SCORE_HUNDREDS, AT_SCORE_REST = map(LAYOUT.at, ("score_hundreds", "score_rest"))
AT_TURN, AT_ACTING, AT_SEATS, AT_HAND, AT_DISCARD = map(LAYOUT.at, ("turn", "acting", "seats", "hand", "discard"))
AT_DECK, AT_VOLCANOES, AT_INTERRUPTED = map(LAYOUT.at, ("deck", "volcanoes", "interrupted"))
AT_DECISION, AT_DOUBLE_PERMIT = map(LAYOUT.at, ("decision", "double_permit"))
"""Where each plane of an observation begins (``observation.py``)."""

STATUE_PRICE, STATUE_EACH, PERMIT_PRICE, PERMIT_EACH = 4, 50, 20, 65
"""What the statue must earn beyond a card, and what the turn of a permit must earn: points, plus hundredths of a point
for each card left in the deck."""

KEEP, KEEP_EACH = 40, 2
"""The worth of each point of value of a card kept in hand: hundredths, and more for each card left in the deck."""

FEW, REST_WEIGHT, ENVY = 8, 50, [0, 0, 89, 45, 40]
"""How many placements the shrewd policy compares, and its weights, in hundredths: of the best that the cards kept would
earn, and, by players, of the next player's best."""

STEPS = [1, -1, ROW, -ROW, ROW - 1, 1 - ROW, ROW + 1, -1 - ROW]
"""The eight directions from a cell; the first four lead to the cells that share an edge with it."""

CELL, SQUARE, COLUMN, LINE, FOUNDATION = coding.CELL, cells.SQUARE, cells.COLUMN, cells.LINE, cells.FOUNDATION
KIND, COLOUR, VALUE, SIGNS, BESIDE = cells.KIND, cells.COLOUR, cells.VALUE, cells.SIGNS, cells.BESIDE
SHOWN, BIT, ALL, CARD = cells.SHOWN, cells.BIT, cells.ALL, cells.CARD
SLOT, SPOT, WORTH, STREET, FULL = cells.SLOT, cells.SPOT, cells.WORTH, cells.STREET, cells.FULL
ASIDE = 64
"""The slot for a square as it would be after a card is laid elsewhere."""
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
        self.double_permit = Options.read(options).double_permit
        self.players = players
        self.rng = seed & 0xFFFF_FFFF_FFFF_FFFF
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
        """A copy of the game, RNG state included."""
        return self._copy()

    def _copy(self) -> "Twin":
        twin = Twin.__new__(Twin)
        twin.rng = self.rng
        twin.slot, twin.kinds, twin.tops, twin.names = self.slot, self.kinds[:], self.tops[:], self.names[:]
        twin.noted, twin.merits = self.noted[:], self.merits[:]
        twin.most, twin.where, twin.second = self.most[:], self.where[:], self.second[:]
        twin._become(self)
        return twin

    def _take(self, other: Base) -> None:
        """Copy the other game's state, keeping this one's RNG state."""
        self._become(cython.cast(Twin, other))

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

    # The table.

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
        """Remove a cell from the open ones, if it is one of them."""
        kept = 0
        for i in range(self.open):
            if self.sites[i] != cell:
                self.sites[kept] = self.sites[i]
                kept += 1
        self.open = kept

    def _beside(self, cell: int, card: int) -> None:
        """Add a card's signs to a cell beside it; the cell becomes open if it may be built on."""
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
        """Set up this fresh table, which has the same number of players, from a state of the clear rules."""
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

    # Legal moves.

    def acting(self) -> int:
        """The seat that lays, draws and chooses: the one with the permit turn, else the one whose turn it is."""
        return self.on_turn if self.interrupter < 0 else self.interrupter

    def _turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
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
        """Does this seat have a hand card or a statue to lay?"""
        return self.open > 0 if self.statues[seat] else self._fits(self.hands[seat])

    def _places(self, scratch: Scratch, n: int, base: int, hand: int) -> int:
        """Append the codes of laying each of these cards on each free place; returns the new number of codes."""
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            for i in range(self.open):
                if not self.signs[self.sites[i]] & SIGNS[card]:
                    scratch.codes[n] = base + WIDTH * card + SQUARE[self.sites[i]]
                    n += 1
        return n

    def _list(self, scratch: Scratch) -> int:
        """Write the codes of a seat's ``legal`` moves into the scratch buffer; returns their number."""
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
        """Append the code of discarding each card of the hand; returns the new number of codes."""
        hand = self.hands[self.acting()]
        while hand:
            scratch.codes[n] = DISCARD + CARD[(hand & -hand) % 67]
            hand &= hand - 1
            n += 1
        return n

    def _consider(self, scratch: Scratch) -> int:
        """Like ``_list``, but for a statue on a square only the name that earns most there (P12)."""
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
        """The codes of the legal moves of the seat to move, or of chance, ascending."""
        if self._turn() == CHANCE:
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
        """Like ``_places``, but onto a list: a scratch buffer would cost more to allocate."""
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            for i in range(self.open):
                if not self.signs[self.sites[i]] & SIGNS[card]:
                    codes.append(INTS[base + WIDTH * card + SQUARE[self.sites[i]]])

    def _allows(self, move: int) -> bool:
        """Is this the code of a legal move of the seat to move, or of chance?"""
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

    def _reaction(self, seat: int) -> int:
        """PERMIT, if this seat may interrupt the turn that begins, or -1 (P13, P14)."""
        if self.waiting != LAYING or self.interrupted or not 0 <= seat < self.players or seat == self.on_turn:
            return -1
        return PERMIT if self.permits[seat] and self._can_lay(seat) else -1

    # Chance.

    def _odds(self) -> tuple[int, int]:
        """The weight of each unseen building, and of the volcano, as the next card."""
        if self.waiting == DEALING or self.left > LAST * (2 - self.volcanoes):
            return 1, 0
        if self.volcanoes:
            return 1, 1
        return self.left - LAST - 1, self.left - 2

    def _weight(self, i: int) -> int:
        """The weight of the i-th card (49: the volcano) as the next card."""
        building, volcano = self._odds()
        if i == VOLCANO:
            return volcano
        return building if self.unseen & BIT[i] else 0

    def weights(self) -> list[int]:
        """The weight of each of the ``legal`` moves of chance."""
        if self._turn() != CHANCE:
            return []
        return [self._weight(i) for i in range(50) if self._weight(i)]

    def _sample(self) -> int:
        """Draw one of the ``legal`` moves of chance by weight, with a single random number."""
        building, volcano = self._odds()
        buildings = building * (self.left - 2 + self.volcanoes)
        ticket = self.below(buildings + volcano)
        if ticket >= buildings:
            return DRAWN + VOLCANO
        return (DEAL if self.waiting == DEALING else DRAWN) + nth(self.unseen, ticket // building)

    def _redeal(self, seat: int) -> None:
        """Re-deal the hidden hands from the unseen cards; the seat in a permit turn gets something to lay (P14)."""
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

    # Moves.

    def _play(self, move: int) -> None:
        """Make a legal move of the seat to move, or of chance."""
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

    def _react(self, seat: int, move: int) -> None:  # noqa: ARG002 - there is only one such move
        """The permit's owner gives it up and takes a turn at once (P13)."""
        self.permits[seat] -= 1
        self.waiting, self.interrupted, self.interrupter = INTERRUPTING, 1, seat

    def points(self, card: int, value: int, cell: int) -> int:
        """The points for a card, or for the statue in its name, along its four streets (P9, P10)."""
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
        """The acting seat takes the top card, and the turn is over unless it is a volcano (P5, P15, P16)."""
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
        """A card is drawn; after the first volcano only if the player wants it or holds no other (P15)."""
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

    def _merit(self, seat: int) -> int:
        """The highest score wins; a tie is shared (P17)."""
        return self.scores[seat]

    # Policies.

    def _choose(self, policy: int) -> int:
        """The move that a policy makes for the seat to move."""
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
        """The number of names under which a statue may be laid here."""
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
        """The placement that earns most; the statue only where it earns well, and high cards late rather than early."""
        if self.waiting == CHOOSING:
            return DRAW if self._wants_to_draw() else STOP
        seat = self.acting()
        return self.noted[0] if self._rank(seat, 0) else self._highest(seat)

    def _shrewd(self) -> int:
        """Of the best placements, the one that also leaves the seat much and the next player little."""
        seat, following = self.acting(), self.on_turn
        if self.interrupter < 0:
            following = self.on_turn + 1 if self.on_turn + 1 < self.players else 0
        theirs, envy = self.hands[following], ENVY[self.players]
        listed = self._rank(seat, theirs)
        if listed == 0:
            return self._highest(seat)
        best, chosen = -1000000, self.noted[0]
        for i in range(listed):
            code, kept = self.noted[i], self.hands[seat]
            card, cell = STATUE, CELL[code % WIDTH]
            if code < RAISE:
                card = code // WIDTH
                kept &= ~BIT[card]
            worth = self.merits[i] + REST_WEIGHT * self._elsewhere(kept, cell)
            most = self._elsewhere(theirs, cell)
            if worth - envy * most > best:
                most = max(most, self._opened(card, cell, theirs, (worth - best + envy - 1) // envy))
                if worth - envy * most > best:
                    best, chosen = worth - envy * most, code
        return chosen

    def _rank(self, seat: int, theirs: int) -> int:
        """List a seat's best placements, best first, and return their number; ``_remember`` all its cards, and theirs.

        High cards are better laid when the game may end, and better kept before; a statue must earn its price.
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
        """Keep the cell where a card earns most, and the most that it earns on any other cell."""
        if earned > self.most[card]:
            self.second[card] = self.most[card]
            self.most[card], self.where[card] = earned, cell
        elif earned > self.second[card]:
            self.second[card] = earned

    def _elsewhere(self, hand: int, cell: int) -> int:
        """The most that one of these cards would earn now on any cell but this one."""
        most = 0
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            most = max(most, self.second[card] if self.where[card] == cell else self.most[card])
        return most

    def _note(self, listed: int, worth: int, code: int) -> int:
        """Insert a move into the list of the FEW best; returns the new length."""
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
        """The most these cards could earn on squares that a card on ``cell`` affects, or at least ``enough``."""
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
        """The most that one of these cards would earn on the current cell, with these signs around it."""
        most = 0
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            if not signs & SIGNS[card]:
                most = max(most, self._pays(card, VALUE[card]))
        return most

    def _danger(self) -> int:
        """The chance, in hundredths, that the game ends before the seat's next turn if everybody draws."""
        if self.volcanoes == 0 or self.left > LAST:
            return 0
        return 100 if self.players >= self.left else 100 * self.players // self.left

    def _would_interrupt(self, seat: int, policy: int) -> bool:
        """Any policy but UNIFORM uses a permit when its turn earns enough; late in the game, less is enough."""
        return policy != 0 and self._earns(seat, (100 * PERMIT_PRICE + PERMIT_EACH * self.left + 99) // 100)

    def _earns(self, seat: int, price: int) -> bool:
        """Could a seat earn ``price`` points now?"""
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

    def _highest(self, seat: int) -> int:
        """The discard of the highest card of a hand."""
        hand, highest = self.hands[seat], STATUE
        while hand:
            card = CARD[(hand & -hand) % 67]
            hand &= hand - 1
            if VALUE[card] > VALUE[highest]:
                highest = card
        return DISCARD + highest

    def _look(self, cell: int) -> None:
        """Make an open cell the current one, and compute the content of its streets unless it is cached."""
        self.slot = SLOT[cell]
        if not self.fresh & SPOT[cell]:
            self._walk(cell, self.slot)
            self.fresh |= SPOT[cell]

    def _forget(self, cell: int) -> None:
        """Drop the cached streets of a cell now built on, and of the cells at the ends of its streets."""
        self.fresh &= ~SPOT[cell]
        for i in range(8):
            at = cell + STEPS[i]
            while self.city[at] >= 0:
                at += STEPS[i]
            self.fresh &= ~SPOT[at]

    def _walk(self, cell: int, slot: int) -> None:
        """Compute the content of the streets through a cell, packed as ``cells.py`` describes."""
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
        """The points for a card on the current cell, all streets together (P10)."""
        kinds, colour, total = self.kinds[self.slot], 3 * COLOUR[card], 0
        kind = kinds >> 8 * KIND[card] & 255
        for street in range(4 * self.slot, 4 * self.slot + 4):
            top = self.tops[street] >> colour & 7
            if top:
                total += max(top, value)
        return total + (kind >> 5) * value + (kind & 31) + 7 * (kinds >> 56)

    def _best_name(self, cell: int) -> int:
        """The name under which a statue earns most on the current cell, the first on a tie."""
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

    # Evaluation.

    def _evaluate(self, scratch: Scratch) -> None:
        """Write each seat's win chance into the scratch buffer, by its points and its unused statue and permits."""
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
        """The expected number of cards still to be drawn: the second volcano lies among the last nine."""
        if self.left > LAST:
            return self.left - 0.5 * LAST
        return 0.5 * self.left

    def _prospects(self, seat: int) -> float:
        """A seat's points, including those expected from statue and permits, less what its hand may cost in the end."""
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

    # Observation.

    def _observe(self, seat: int, scratch: Scratch) -> int:
        """Write what a seat may know into the scratch buffer, as ``LAYOUT`` says; returns the number of cells."""
        for i in range(CELLS):
            scratch.cells[i] = 0
        for square in range(WIDTH):
            card = self.city[CELL[square]]
            if card == STATUE:
                scratch.cells[AT_STATUES + square] = 1
            elif card >= 0:
                scratch.cells[AT_KINDS + WIDTH * KIND[card] + square] = 1
                scratch.cells[AT_COLOURS + WIDTH * COLOUR[card] + square] = 1
                scratch.cells[AT_VALUES + square] = VALUE[card]
        for i in range(self.open):
            scratch.cells[AT_SITES + SQUARE[self.sites[i]]] = 1
        for i in range(self.players):
            other = (seat + i) % self.players
            scratch.cells[AT_HAND_SIZES + i] = self.held[other]
            scratch.cells[AT_STATUES_LEFT + i] = self.statues[other]
            scratch.cells[AT_PERMITS + i] = self.permits[other]
            scratch.cells[AT_SCORE_HUNDREDS + i] = (self.scores[other] + 10000) // 100 - 100  # C rounds towards 0
            scratch.cells[AT_SCORE_REST + i] = (self.scores[other] + 10000) % 100
            scratch.cells[AT_TURN + i] = other == self.on_turn
            scratch.cells[AT_ACTING + i] = other == self.acting()
            scratch.cells[AT_SEATS + i] = 1
        hand = self.hands[seat]
        while hand:
            scratch.cells[AT_HAND + CARD[(hand & -hand) % 67]] = 1
            hand &= hand - 1
        for i in range(self.discarded):
            scratch.cells[AT_DISCARD + self.discard[i]] = 1
        scratch.cells[AT_DECK] = self.left
        scratch.cells[AT_VOLCANOES] = self.volcanoes
        scratch.cells[AT_INTERRUPTED] = self.interrupted
        scratch.cells[AT_DECISION + self.waiting] = 1
        scratch.cells[AT_DOUBLE_PERMIT] = self.double_permit
        return CELLS

    def to_state(self) -> State:
        """This game as a state of the clear rules."""
        return coding.write(self)

    def __reduce__(self) -> tuple[object, ...]:
        return from_state, (self.to_state(), self.rng)


def from_state(state: State, seed: int = 0) -> Twin:
    """The twin of a state of the clear rules."""
    twin = Twin(state.players, seed, double_permit=state.options.double_permit)
    twin.read(state)
    return twin


class Batch(Games):
    """Many games of Pompeji in step."""

    def __init__(
        self, n: int, players: int = 4, seed: int = 0, dense: bool = False, threads: int = 1, **options: Json
    ) -> None:
        Games.__init__(self, n, Twin(players, seed, **options), ACTIONS, CELLS, dense, threads=threads)
