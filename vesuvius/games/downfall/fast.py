# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""The fast twin of The Downfall of Pompeii: see ``vesuvius/twin.py`` for its interface, ``coding.py`` for its codes.

A set of squares is a bitboard of two words: rows 1 to 4 in ``lo``, rows 5 to 7 in ``hi``, twelve bits a row, so that
the squares beside a square are 1 and 12 bits away, and a border column keeps rows apart. ``landings``, ``homes``,
``sites`` and ``runs`` return the legal squares as such a set; bit 36 of ``hi`` stands for NOWHERE. ``legal``,
``allows`` and the policies are built on these four.
"""

from typing import TYPE_CHECKING

from vesuvius.batch import Batch as Games
from vesuvius.contract import Json
from vesuvius.games.downfall import bits, coding, evaluation
from vesuvius.games.downfall.board import CARDS, ORDER
from vesuvius.games.downfall.coding import ACTIONS, CODES, MOST_LEGAL, decode, encode
from vesuvius.games.downfall.drawing import FIRST_DRAWS, bottom, full_deck
from vesuvius.games.downfall.observation import LAYOUT
from vesuvius.games.downfall.state import Options, Relatives, Runs, State
from vesuvius.twin import SHREWD as POLICY
from vesuvius.twin import Scratch
from vesuvius.twin import Twin as Base

if TYPE_CHECKING:
    import cython  # Cython knows it by this line
else:
    from vesuvius import uncompiled as cython

__all__ = ["ACTIONS", "CODES", "LAYOUT", "MOST_LEGAL", "Batch", "Twin", "decode", "encode", "from_state"]

DEALING, PLAYING, RELATING, DRAWING, CHOOSING, TILING, LAYING, RUNNING, OVER = range(9)
"""What the game needs next, numbered as in ``coding.WAITS``."""

DEAL_PHASE, SETTLING, ERUPTION, FLIGHT, END = range(5)
"""The phases, numbered as in ``coding.PHASES``."""

CHANCE, NOBODY = -1, -2
NOWHERE, WIDTH = coding.NOWHERE, coding.WIDTH
PLAY, RELATIVE, OMEN, LAVA, DUAL = coding.PLAY, coding.RELATIVE, coding.OMEN, coding.LAVA, coding.DUAL
RUN, DONE, ERUPT = coding.RUN, coding.DONE, coding.ERUPT
DEAL, DRAW, TILE = coding.DEAL, coding.DRAW, coding.TILE

SQUARES, CELLS = coding.NOWHERE, LAYOUT.size
AT_MARKERS, AT_LAVA, AT_MOVED = map(LAYOUT.at, ("markers", "lava", "moved"))
AT_SUPPLY, AT_SAVED, AT_VOLCANO = map(LAYOUT.at, ("supply", "saved", "volcano"))
AT_HAND_SIZES, AT_TURN, AT_SEATS = map(LAYOUT.at, ("hand_sizes", "turn", "seats"))
AT_HAND, AT_DISCARD, AT_DECK, AT_OMENS, AT_AD79 = map(LAYOUT.at, ("hand", "discard", "deck", "omens", "ad79"))
AT_BAG, AT_ASIDE, AT_TILE, AT_DECISION = map(LAYOUT.at, ("bag", "aside", "tile", "decision"))
AT_PENDING, AT_MAY_STOP, AT_CLOSED = map(LAYOUT.at, ("pending", "may_stop", "closed"))
AT_DUAL_VENTS, AT_MAYFAIR = map(LAYOUT.at, ("dual_vents", "mayfair"))
"""Where each plane of an observation begins (``observation.py``)."""

LO_BIT, HI_BIT, LO_NUMBER, HI_NUMBER = bits.LO_BIT, bits.HI_BIT, bits.LO_NUMBER, bits.HI_NUMBER
LO_CITY, HI_CITY, LO_GATES, HI_GATES, OUT = bits.LO_CITY, bits.HI_CITY, bits.LO_GATES, bits.HI_GATES, bits.OUT
LO_SPACES, HI_SPACES, LO_VENT, HI_VENT = bits.LO_SPACES, bits.HI_SPACES, bits.LO_VENT, bits.HI_VENT
LO_ADDRESS, HI_ADDRESS, LO_HOUSE, HI_HOUSE = bits.LO_ADDRESS, bits.HI_ADDRESS, bits.LO_HOUSE, bits.HI_HOUSE
LO_HOMES, HI_HOMES, HOUSE_AT, ACROSS = bits.LO_HOMES, bits.HI_HOMES, bits.HOUSE_AT, bits.ACROSS
ROOM, FAR, FIRST_SYMBOL, SECOND_SYMBOL = bits.ROOM, bits.FAR, bits.FIRST_SYMBOL, bits.SECOND_SYMBOL
WORTH, NEIGHBOUR, KIN, EXPOSED, GATE = (
    evaluation.WORTH,
    evaluation.NEIGHBOUR,
    evaluation.KIN,
    evaluation.EXPOSED,
    evaluation.GATE,
)
SETTLED, CARD, SWING, EACH, MARGIN = (
    evaluation.SETTLED,
    evaluation.CARD,
    evaluation.SWING,
    evaluation.EACH,
    evaluation.MARGIN,
)
MAX_TURNS, MOST, TOO_LATE = evaluation.MAX_TURNS, evaluation.MOST, evaluation.TOO_LATE
HOME, NEIGHBOURS, CALLED = evaluation.HOME, evaluation.NEIGHBOURS, evaluation.CALLED
LEADER, BURIED, OWN_BURIED, NEARBY = evaluation.LEADER, evaluation.BURIED, evaluation.OWN_BURIED, evaluation.NEARBY
FROM_AFAR, LEFT_BEHIND, OUT_OF_DANGER, MET, KIN_MET = (
    evaluation.FROM_AFAR,
    evaluation.LEFT_BEHIND,
    evaluation.OUT_OF_DANGER,
    evaluation.MET,
    evaluation.KIN_MET,
)
WORST = 1_000_000
TURN, WAITED, IN_TIME = evaluation.TURN, evaluation.WAITED, evaluation.IN_TIME
E = 2.718281828459045
SHREWD = POLICY  # a name typed in the .pxd exists only in C and cannot be imported
INTS = list(range(coding.CODES))  # made once: a list of legal moves is a list of these
PAIRS, FOURS, EIGHTS, SUM = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


def spread(lo: int, hi: int) -> tuple[int, int]:
    """These squares and all beside them, even outside the walls or under lava: the caller removes those."""
    return (
        lo | lo << 1 | lo >> 1 | lo << 12 | lo >> 12 | hi << 36,
        hi | hi << 1 | hi >> 1 | hi << 12 | hi >> 12 | lo >> 36,
    )


def size(lo: int, hi: int) -> int:
    """How many squares there are in a set."""
    lo -= lo >> 1 & PAIRS
    hi -= hi >> 1 & PAIRS
    lo = (lo & FOURS) + (lo >> 2 & FOURS) + (hi & FOURS) + (hi >> 2 & FOURS)
    lo = (lo & EIGHTS) + (lo >> 4 & EIGHTS)
    return (lo * SUM >> 56) & 255


def nth(lo: int, hi: int, n: int) -> int:
    """The n-th square of a set, in board order."""
    while lo:
        if n == 0:
            return LO_NUMBER[(lo & -lo) % 67]
        lo &= lo - 1
        n -= 1
    while n:
        hi &= hi - 1
        n -= 1
    return HI_NUMBER[(hi & -hi) % 67]


class Twin(Base):
    """One game of The Downfall of Pompeii."""

    def __init__(self, players: int = 4, seed: int = 0, **options: Json) -> None:
        chosen = Options.read(options)
        if players not in (2, 3, 4):
            raise ValueError(f"players: The Downfall of Pompeii is for 2, 3 or 4 players, not {players!r}")
        self.players = players
        self.rng = seed & 0xFFFF_FFFF_FFFF_FFFF
        self.dual_vents = chosen.dual_vents
        self.mayfair = chosen.mayfair
        deck = full_deck(chosen)
        self.bottom = bottom(chosen, players)
        self.first = deck.left - FIRST_DRAWS
        self.phase, self.waiting, self.on_turn = DEAL_PHASE, DEALING, 0
        self.left, self.omens, self.ad79 = deck.left, deck.omens, 0
        self.hands, self.held = [0] * 48, [0] * 4
        self.unseen, self.unseen_left = [0, *CARDS.values()], sum(CARDS.values())
        self.discard, self.discarded = [0] * 53, 0
        self.supply = [chosen.markers(players)] * players + [0] * (4 - players)
        self.saved, self.volcano, self.living = [0] * 4, [0] * 4, [0] * 4
        self.people = 0
        self.markers, self.crowd = [0] * 280, [0] * 71
        self.own_lo, self.own_hi = [0] * 4, [0] * 4
        self.free_lo, self.free_hi = LO_SPACES, HI_SPACES
        self.dry_lo, self.dry_hi = LO_CITY, HI_CITY
        self.flow_lo, self.flow_hi = [0] * 6, [0] * 6
        self.laid = 0
        tiles = chosen.tiles()
        self.bag, self.aside = [tiles.get(kind, 0) for kind in coding.KINDS], [0] * 9
        self.tiles_left = sum(tiles.values())
        self.tile, self.pending, self.moved, self.may_stop = -1, 0, -1, 0
        self.closed, self.closings = [0] * 4, 0
        self.bases, self.los, self.his, self.sizes, self.groups = [0] * 71, [0] * 71, [0] * 71, [0] * 71, 0
        self.runners, self.safety = [0] * 64, [0.0] * 64
        self.reach_lo, self.reach_hi = [0] * 6, [0] * 6
        self.danger_lo, self.danger_hi = 0, 0

    def copy(self) -> "Twin":
        """A copy of the game, RNG state included."""
        return self._copy()

    def _copy(self) -> "Twin":
        twin = Twin.__new__(Twin)
        twin.rng = self.rng
        twin.bases, twin.los, twin.his, twin.sizes = self.bases, self.los, self.his, self.sizes
        twin.runners, twin.safety, twin.reach_lo, twin.reach_hi = (
            self.runners,
            self.safety,
            self.reach_lo,
            self.reach_hi,
        )
        twin._become(self)
        return twin

    def _take(self, other: Base) -> None:
        """Copy the other game's state, keeping this one's RNG state."""
        self._become(cython.cast(Twin, other))

    def _become(self, twin: "Twin") -> None:
        self.players, self.dual_vents, self.mayfair = twin.players, twin.dual_vents, twin.mayfair
        self.bottom, self.first = twin.bottom, twin.first
        self.phase, self.waiting, self.on_turn = twin.phase, twin.waiting, twin.on_turn
        self.left, self.omens, self.ad79 = twin.left, twin.omens, twin.ad79
        self.hands = twin.hands[:]
        self.held = twin.held[:]
        self.unseen = twin.unseen[:]
        self.unseen_left = twin.unseen_left
        self.discard = twin.discard[:]
        self.discarded = twin.discarded
        self.supply = twin.supply[:]
        self.saved = twin.saved[:]
        self.volcano = twin.volcano[:]
        self.living = twin.living[:]
        self.people = twin.people
        self.markers = twin.markers[:]
        self.crowd = twin.crowd[:]
        self.own_lo = twin.own_lo[:]
        self.own_hi = twin.own_hi[:]
        self.free_lo, self.free_hi = twin.free_lo, twin.free_hi
        self.dry_lo, self.dry_hi = twin.dry_lo, twin.dry_hi
        self.flow_lo = twin.flow_lo[:]
        self.flow_hi = twin.flow_hi[:]
        self.laid = twin.laid
        self.bag = twin.bag[:]
        self.aside = twin.aside[:]
        self.tiles_left = twin.tiles_left
        self.tile, self.pending, self.moved, self.may_stop = twin.tile, twin.pending, twin.moved, twin.may_stop
        self.closed = twin.closed[:]
        self.closings = twin.closings

    # The table.

    def take_card(self, seat: int, card: int) -> None:
        """A number card comes into a hand."""
        self.hands[12 * seat + card] += 1
        self.held[seat] += 1
        self.unseen[card] -= 1
        self.unseen_left -= 1

    def lay_down(self, card: int) -> None:
        """A card that was unseen goes onto the discard."""
        self.unseen[card] -= 1
        self.unseen_left -= 1
        self.discard[self.discarded] = card
        self.discarded += 1

    def enter(self, square: int, seat: int) -> None:
        """A marker comes to stand on a square."""
        self.markers[4 * square + seat] += 1
        self.own_lo[seat] |= LO_BIT[square]
        self.own_hi[seat] |= HI_BIT[square]
        self.living[seat] += 1
        self.people += 1
        self.crowd[square] += 1
        if self.crowd[square] >= ROOM[square]:
            self.free_lo &= ~LO_BIT[square]
            self.free_hi &= ~HI_BIT[square]

    def leave(self, square: int, seat: int) -> None:
        """A marker leaves its square, which may free a space."""
        self.markers[4 * square + seat] -= 1
        if self.markers[4 * square + seat] == 0:
            self.own_lo[seat] &= ~LO_BIT[square]
            self.own_hi[seat] &= ~HI_BIT[square]
        self.living[seat] -= 1
        self.people -= 1
        self.crowd[square] -= 1
        if self.crowd[square] < ROOM[square]:
            self.free_lo |= LO_BIT[square]
            self.free_hi |= HI_BIT[square]

    def perish(self, square: int) -> None:
        """All who stand on a square go into the volcano."""
        for seat in range(self.players):
            here = self.markers[4 * square + seat]
            if here:
                self.markers[4 * square + seat] = 0
                self.own_lo[seat] &= ~LO_BIT[square]
                self.own_hi[seat] &= ~HI_BIT[square]
                self.living[seat] -= here
                self.volcano[seat] += here
                self.people -= here
        self.crowd[square] = 0

    def flood(self, square: int, symbol: int) -> None:
        """A square lies under lava."""
        self.dry_lo &= ~LO_BIT[square]
        self.dry_hi &= ~HI_BIT[square]
        self.flow_lo[symbol] |= LO_BIT[square]
        self.flow_hi[symbol] |= HI_BIT[square]
        self.laid += 1

    def symbol_at(self, square: int) -> int:
        """The symbol of the lava on a square, or -1."""
        for symbol in range(6):
            if self.flow_lo[symbol] & LO_BIT[square] or self.flow_hi[symbol] & HI_BIT[square]:
                return symbol
        return -1

    def read(self, state: State) -> None:
        """Set up this fresh table, which has the same number of players, from a state of the clear rules."""
        self.phase, self.waiting = coding.PHASES.index(state.phase), coding.WAITS.index(state.waiting)
        self.on_turn = state.turn
        for seat in range(self.players):
            for card in state.hands[seat]:
                self.take_card(seat, card)
            self.supply[seat], self.saved[seat], self.volcano[seat] = (
                state.supply[seat],
                state.saved[seat],
                state.volcano[seat],
            )
        for card in state.discard:
            self.lay_down(card)
        self.left, self.omens, self.ad79 = state.deck.left, state.deck.omens, state.deck.ad79
        for square, crowd in state.markers.items():
            for seat, here in enumerate(crowd):
                for _ in range(here):
                    self.enter(ORDER[square], seat)
        for square, symbol in state.lava.items():
            self.flood(ORDER[square], coding.SYMBOLS.index(symbol))
        self.bag = [state.bag.get(kind, 0) for kind in coding.KINDS]
        self.aside = [state.aside.get(kind, 0) for kind in coding.KINDS]
        self.tiles_left = sum(state.bag.values())
        self.tile = -1 if state.tile is None else coding.KINDS.index(state.tile)
        pending = state.pending
        if isinstance(pending, Relatives):
            self.pending, self.closings = pending.left, len(pending.closed)
            for i in range(self.closings):
                self.closed[i] = coding.HOUSES.index(pending.closed[i])
        elif isinstance(pending, Runs):
            self.pending, self.moved = pending.left, -1 if pending.moved is None else ORDER[pending.moved]
            self.may_stop = pending.may_stop is True

    # Legal moves.

    def _turn(self) -> int:
        """The seat to move, CHANCE or OVER."""
        waiting = self.waiting
        if waiting == OVER:
            return NOBODY
        if waiting in (DEALING, DRAWING, TILING):
            return CHANCE
        return self.on_turn

    def landings(self, card: int) -> tuple[int, int]:
        """Where a card may put its marker, or NOWHERE (D5, D6, D10)."""
        if not self.supply[self.on_turn]:
            return 0, OUT
        lo, hi = self.free_lo & LO_ADDRESS[card], self.free_hi & HI_ADDRESS[card]
        if not lo | hi:
            if self.ad79:
                lo, hi = self.free_lo, self.free_hi
            if not lo | hi:
                return 0, OUT
        return lo, hi

    def joker(self, card: int) -> bool:
        """After the first A.D. 79 a card whose number has no free space left is a joker (D10)."""
        return self.ad79 > 0 and not (self.free_lo & LO_ADDRESS[card] | self.free_hi & HI_ADDRESS[card])

    def may_erupt(self, seat: int) -> bool:
        """May this seat declare the eruption now? (D11)"""
        if self.ad79 == 0 or self.phase != SETTLING or self.waiting == DRAWING or self.held[seat] == 0:
            return False
        if seat == self.on_turn and self.waiting != PLAYING:
            return False
        for card in range(1, 12):
            if self.hands[12 * seat + card] and self.free_lo & LO_ADDRESS[card] | self.free_hi & HI_ADDRESS[card]:
                return False
        return True

    def homes(self) -> tuple[int, int]:
        """Where a relative may go; nowhere if no more may come (D9)."""
        if self.pending == 0 or self.supply[self.on_turn] == 0:
            return 0, 0
        lo, hi = self.free_lo & LO_HOMES[self.closed[0]], self.free_hi & HI_HOMES[self.closed[0]]
        for i in range(1, self.closings):
            lo &= ~LO_HOUSE[self.closed[i]]
            hi &= ~HI_HOUSE[self.closed[i]]
        return lo, hi

    def sites(self, symbol: int) -> tuple[int, int]:
        """The first tile of a symbol covers its vent; each later one lies beside its own kind (D14)."""
        lo, hi = self.flow_lo[symbol], self.flow_hi[symbol]
        if lo | hi:
            lo, hi = spread(lo, hi)
        else:
            lo, hi = LO_VENT[symbol], HI_VENT[symbol]
        return lo & self.dry_lo, hi & self.dry_hi

    def runs(self, square: int) -> tuple[int, int]:
        """Where a marker on this square may go; NOWHERE stands for out through a gate (D18, D19)."""
        lo, hi = LO_BIT[square], HI_BIT[square]
        dry_lo, dry_hi = self.dry_lo, self.dry_hi
        for _ in range(self.crowd[square] - 1):
            lo, hi = spread(lo, hi)
            lo &= dry_lo
            hi &= dry_hi
        out = lo & LO_GATES | hi & HI_GATES
        lo, hi = spread(lo, hi)
        lo &= dry_lo & ~LO_BIT[square]
        hi &= dry_hi & ~HI_BIT[square]
        return lo, hi | OUT if out else hi

    def victims(self, square: int) -> int:
        """The seats whose markers an omen may take from a square, as bits (D8)."""
        found = 0
        for seat in range(self.players):
            if seat != self.on_turn and self.markers[4 * square + seat]:
                found |= 1 << seat
        return found

    def _group(self, base: int, lo: int, hi: int) -> None:
        self.bases[self.groups], self.los[self.groups], self.his[self.groups] = base, lo, hi
        self.groups += 1

    def _survey(self) -> None:
        """Collect the legal moves of the seat to move: base codes, each with a set of squares, victims or symbols."""
        self.groups = 0
        waiting = self.waiting
        if waiting == RUNNING:
            own_lo, own_hi = self.own_lo[self.on_turn], self.own_hi[self.on_turn]
            moved = self.moved
            if moved >= 0 and self.markers[4 * moved + self.on_turn] == 1:
                own_lo &= ~LO_BIT[moved]
                own_hi &= ~HI_BIT[moved]
            while own_lo | own_hi:
                square = nth(own_lo, own_hi, 0)
                if own_lo:
                    own_lo &= own_lo - 1
                else:
                    own_hi &= own_hi - 1
                lo, hi = self.runs(square)
                self._group(RUN + WIDTH * square, lo, hi)
            if self.may_stop:
                self._group(DONE, 1, 0)
        elif waiting == LAYING:
            symbol, other = FIRST_SYMBOL[self.tile], SECOND_SYMBOL[self.tile]
            lo, hi = self.sites(symbol)
            if other < 0:
                self._group(LAVA, lo, hi)
                return
            other_lo, other_hi = self.sites(other)
            for square in range(NOWHERE):
                shown = 0
                if lo & LO_BIT[square] | hi & HI_BIT[square]:
                    shown = 1 << symbol
                if other_lo & LO_BIT[square] | other_hi & HI_BIT[square]:
                    shown |= 1 << other
                if shown:
                    self._group(DUAL + 6 * square, shown, 0)
        elif waiting == PLAYING:
            for card in range(1, 12):
                if self.hands[12 * self.on_turn + card]:
                    lo, hi = self.landings(card)
                    self._group(PLAY + WIDTH * (card - 1), lo, hi)
            if self.may_erupt(self.on_turn):
                self._group(ERUPT, 1, 0)
        elif waiting == RELATING:
            lo, hi = self.homes()
            self._group(RELATIVE, lo, hi)
            self._group(DONE, 1, 0)
        elif waiting == CHOOSING:
            for square in range(NOWHERE):
                if self.crowd[square]:
                    found = self.victims(square)
                    if found:
                        self._group(OMEN + 4 * square, found, 0)

    def _list(self, scratch: Scratch) -> int:
        """Write the codes of a seat's ``legal`` moves into the scratch buffer; returns their number."""
        self._survey()
        n = 0
        for i in range(self.groups):
            base, lo, hi = self.bases[i], self.los[i], self.his[i]
            while lo:
                scratch.codes[n] = base + LO_NUMBER[(lo & -lo) % 67]
                lo &= lo - 1
                n += 1
            while hi:
                scratch.codes[n] = base + HI_NUMBER[(hi & -hi) % 67]
                hi &= hi - 1
                n += 1
        return n

    def legal(self) -> list[int]:
        """The codes of the legal moves of the seat to move, or of chance, ascending."""
        if self._turn() == CHANCE:
            first = self._first_of_chance()
            return [first + i for i in range(13) if self._weight(i)]
        codes = []
        self._survey()
        for i in range(self.groups):
            base, lo, hi = self.bases[i], self.los[i], self.his[i]
            while lo:
                codes.append(INTS[base + LO_NUMBER[(lo & -lo) % 67]])
                lo &= lo - 1
            while hi:
                codes.append(INTS[base + HI_NUMBER[(hi & -hi) % 67]])
                hi &= hi - 1
        return codes

    def _allows(self, move: int) -> bool:
        """Is this the code of a legal move of the seat to move, or of chance?"""
        waiting = self.waiting
        if waiting == OVER or move < 0:
            return False
        if waiting in (DEALING, DRAWING, TILING):
            first = self._first_of_chance()
            return first <= move < first + 13 and self._weight(move - first) > 0
        if waiting == RUNNING:
            if move == DONE:
                return self.may_stop != 0
            if not RUN <= move < DONE:
                return False
            square, to = (move - RUN) // WIDTH, (move - RUN) % WIDTH
            if self.markers[4 * square + self.on_turn] - (square == self.moved) <= 0:
                return False
            lo, hi = self.runs(square)
        elif waiting == LAYING:
            symbol, other = FIRST_SYMBOL[self.tile], SECOND_SYMBOL[self.tile]
            if other < 0:
                if not LAVA <= move < DUAL:
                    return False
                to = move - LAVA
            else:
                if not DUAL <= move < RUN:
                    return False
                to = (move - DUAL) // 6
                if (move - DUAL) % 6 == other:
                    symbol = other
                elif (move - DUAL) % 6 != symbol:
                    return False
            lo, hi = self.sites(symbol)
        elif waiting == PLAYING:
            if move == ERUPT:
                return self.may_erupt(self.on_turn)
            if not PLAY <= move < RELATIVE:
                return False
            card, to = (move - PLAY) // WIDTH + 1, (move - PLAY) % WIDTH
            if not self.hands[12 * self.on_turn + card]:
                return False
            lo, hi = self.landings(card)
        elif waiting == RELATING:
            if move == DONE:
                return True
            if not RELATIVE <= move < OMEN:
                return False
            to = move - RELATIVE
            lo, hi = self.homes()
        else:
            if not OMEN <= move < LAVA:
                return False
            return (self.victims((move - OMEN) // 4) >> ((move - OMEN) % 4)) & 1 == 1
        return (lo & LO_BIT[to] | hi & HI_BIT[to]) != 0

    def _reaction(self, seat: int) -> int:
        """The code that a seat may play out of turn, or -1."""
        if 0 <= seat < self.players and seat != self.on_turn and self.may_erupt(seat):
            return ERUPT
        return -1

    # Chance.

    def _first_of_chance(self) -> int:
        if self.waiting == TILING:
            return TILE
        return DRAW if self.waiting == DRAWING else DEAL

    def _weight(self, i: int) -> int:
        """The weight of the i-th card (11: omen, 12: A.D. 79) or tile as the next move of chance."""
        if self.waiting == TILING:
            return self.bag[i] if i < 9 else 0
        if self.waiting == DEALING or (self.ad79 == 0 and self.left > self.first):
            return self.unseen[i + 1] if i < 11 else 0
        if self.ad79 == 0:
            return 1 if i == 12 else 0
        if i < 11:
            return (self.left - self.omens - 1) * self.unseen[i + 1]
        total = self.unseen_left or 1
        if i == 11:
            return self.omens * total
        return total if self.left <= self.bottom else 0

    def weights(self) -> list[int]:
        """The weight of each of the ``legal`` moves of chance."""
        if self._turn() != CHANCE:
            return []
        return [self._weight(i) for i in range(13) if self._weight(i)]

    def _sample(self) -> int:
        """Draw one of the ``legal`` moves of chance by weight, with a single random number."""
        total = self.tiles_left if self.waiting == TILING else self.unseen_left
        if self.waiting == DRAWING and self.ad79:
            if total == 0:
                total = 1
            total *= self.left if self.left <= self.bottom else self.left - 1
        elif self.waiting == DRAWING and self.left <= self.first:
            total = 1
        ticket = self.below(total)
        i = 0
        while True:
            ticket -= self._weight(i)
            if ticket < 0:
                return self._first_of_chance() + i
            i += 1

    # Moves.

    def _play(self, move: int) -> None:
        """Make a legal move of the seat to move, or of chance."""
        waiting = self.waiting
        if waiting == RUNNING:
            if move == DONE:
                self._end_turn()
            else:
                self._run((move - RUN) // WIDTH, (move - RUN) % WIDTH)
        elif waiting == TILING:
            self._draw_tile(move - TILE)
        elif waiting == LAYING:
            if move < DUAL:
                self._lay(move - LAVA, self.tile)
            else:
                self._lay((move - DUAL) // 6, (move - DUAL) % 6)
        elif waiting == PLAYING:
            if move == ERUPT:
                self._erupt(self.on_turn)
            else:
                self._play_card((move - PLAY) // WIDTH + 1, (move - PLAY) % WIDTH)
        elif waiting == DRAWING:
            self._draw(move - DRAW)
        elif waiting == RELATING:
            if move == DONE:
                self._call(0)
            else:
                self._relative(move - RELATIVE)
        elif waiting == DEALING:
            self._deal(move - DEAL + 1)
        elif waiting == CHOOSING:
            self.leave((move - OMEN) // 4, (move - OMEN) % 4)
            self.volcano[(move - OMEN) % 4] += 1
            self.waiting = DRAWING

    def _react(self, seat: int, move: int) -> None:  # noqa: ARG002 - there is only one such move here
        """Make the move that ``reaction`` offers."""
        self._erupt(seat)

    def _deal(self, card: int) -> None:
        seat = 0
        while self.held[seat] == 4:
            seat += 1
        self.take_card(seat, card)
        if self.held[self.players - 1] == 4:
            self._next_turn(0)

    def _next_turn(self, seat: int) -> None:
        self.phase = SETTLING
        self.on_turn = seat
        self.waiting = PLAYING if self.held[seat] else DRAWING

    def _draw(self, card: int) -> None:
        """A number ends the turn; an omen asks for a marker; A.D. 79 is replaced, or ends the phase (D7, D8, D12)."""
        if card < 11:
            self.take_card(self.on_turn, card + 1)
            self.left -= 1
            self._next_turn(self._left_neighbour(self.on_turn))
        elif card == 11:
            self.left -= 1
            self.omens -= 1
            self.waiting = CHOOSING if self.people > self.living[self.on_turn] else DRAWING
        else:
            self.ad79 += 1
            if self.ad79 == 2 or self.mayfair:
                self.left -= 1
            if self.ad79 == 2:
                self._erupt(self.on_turn)

    def _left_neighbour(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def _play_card(self, card: int, square: int) -> None:
        """Play a card, put a marker on a free space; neighbours met there call relatives (D5, D9)."""
        seat = self.on_turn
        joker = self.joker(card)
        self.hands[12 * seat + card] -= 1
        self.held[seat] -= 1
        self.discard[self.discarded] = card
        self.discarded += 1
        self.waiting = DRAWING
        if square == NOWHERE:
            return
        met = self.crowd[square] + self.crowd[ACROSS[square]]
        self.supply[seat] -= 1
        self.enter(square, seat)
        if self.ad79 and not joker:
            self.closings = 1
            self.closed[0] = HOUSE_AT[square]
            self._call(met)

    def _relative(self, square: int) -> None:
        """One relative for each neighbour met, one at most per building (D9)."""
        self.supply[self.on_turn] -= 1
        self.enter(square, self.on_turn)
        self.closed[self.closings] = HOUSE_AT[square]
        self.closings += 1
        self._call(self.pending - 1)

    def _call(self, relatives: int) -> None:
        """Wait for a relative while one can be placed, else go on to draw."""
        self.pending = relatives
        lo, hi = self.homes()
        if lo | hi:
            self.waiting = RELATING
        else:
            self.waiting = DRAWING
            self.pending = 0

    def _erupt(self, seat: int) -> None:
        """Hands go onto the discard, markers not in the city back to the box (D12)."""
        self.phase = ERUPTION
        self.waiting = TILING
        self.pending = 0
        self.on_turn = self._left_neighbour(seat)
        for holder in range(self.players):
            for card in range(1, 12):
                while self.hands[12 * holder + card]:
                    self.hands[12 * holder + card] -= 1
                    self.discard[self.discarded] = card
                    self.discarded += 1
            self.held[holder] = 0
            self.supply[holder] = 0
        if self.people == 0:
            self._finish()

    def _draw_tile(self, tile: int) -> None:
        """A tile comes out of the bag; one with no legal square is set aside and the turn goes on (D14)."""
        self.bag[tile] -= 1
        self.tiles_left -= 1
        lo, hi = self.sites(FIRST_SYMBOL[tile])
        if not lo | hi and SECOND_SYMBOL[tile] >= 0:
            lo, hi = self.sites(SECOND_SYMBOL[tile])
        if lo | hi:
            self.tile = tile
            self.waiting = LAYING
        else:
            self.aside[tile] += 1
            self._after_tile()

    def _lay(self, square: int, symbol: int) -> None:
        """Lava takes all who stand on its square, and at once all it cuts off from every gate (D15, D16)."""
        self.flood(square, symbol)
        self.tile = -1
        if self.crowd[square]:
            self.perish(square)
        self._cut_off()
        if self.people == 0:
            self._finish()
        else:
            self._after_tile()

    def _cut_off(self) -> None:
        """All who have no way over dry ground to any gate perish (D16)."""
        lost_lo = self.own_lo[0] | self.own_lo[1] | self.own_lo[2] | self.own_lo[3]
        lost_hi = self.own_hi[0] | self.own_hi[1] | self.own_hi[2] | self.own_hi[3]
        dry_lo, dry_hi = self.dry_lo, self.dry_hi
        lo, hi = dry_lo & LO_GATES, dry_hi & HI_GATES
        while lost_lo & ~lo | lost_hi & ~hi:
            further_lo, further_hi = spread(lo, hi)
            further_lo &= dry_lo
            further_hi &= dry_hi
            if further_lo == lo and further_hi == hi:
                break
            lo, hi = further_lo, further_hi
        lost_lo &= ~lo
        lost_hi &= ~hi
        while lost_lo:
            self.perish(LO_NUMBER[(lost_lo & -lost_lo) % 67])
            lost_lo &= lost_lo - 1
        while lost_hi:
            self.perish(HI_NUMBER[(lost_hi & -lost_hi) % 67])
            lost_hi &= lost_hi - 1

    def _after_tile(self) -> None:
        """Nobody moves until six tiles lie (D13); then the seat that laid the tile makes up to two moves (D17, D22)."""
        if self.phase == ERUPTION:
            if self.laid >= 6:
                self.phase = FLIGHT
            self._end_turn()
        elif self.living[self.on_turn] == 0:
            self._end_turn()
        else:
            self.waiting = RUNNING
            self.pending = 2
            self.moved = -1
            self.may_stop = 0

    def _run(self, square: int, to: int) -> None:
        """A marker walks; the second move needs another one, unless this one stood alone or is the last left (D21).

        It is optional for a seat that began with one marker (D20).
        """
        seat = self.on_turn
        crowd = self.crowd[square]
        self.leave(square, seat)
        if to == NOWHERE:
            self.saved[seat] += 1
            to = -1
        else:
            self.enter(to, seat)
        self.pending -= 1
        if self.people == 0:
            self._finish()
        elif self.pending == 0 or self.living[seat] == 0:
            self._end_turn()
        else:
            self.moved = to
            if self.living[seat] == 1 and to >= 0:
                self.may_stop = 1
            if crowd == 1 or self.living[seat] == 1:
                self.moved = -1

    def _end_turn(self) -> None:
        """The left neighbour draws the next tile; without people or tiles the game is over (D23)."""
        if self.people == 0 or self.tiles_left == 0:
            self._finish()
        else:
            self.on_turn = self._left_neighbour(self.on_turn)
            self.waiting = TILING

    def _finish(self) -> None:
        """All who are still in the city are lost (D23)."""
        if self.people:
            for square in range(NOWHERE):
                if self.crowd[square]:
                    self.perish(square)
        self.phase = END
        self.waiting = OVER

    def _merit(self, seat: int) -> int:
        """Most saved markers; tied, the fewest in the volcano (D24)."""
        return 1000 * self.saved[seat] - self.volcano[seat]

    # Policies.

    def _choose(self, policy: int) -> int:
        """The move that a policy makes for the seat to move."""
        if policy != 0:
            return self._best(policy == SHREWD)
        self._survey()
        total = 0
        for i in range(self.groups):
            self.sizes[i] = size(self.los[i], self.his[i])
            total += self.sizes[i]
        ticket = self.below(total)
        i = 0
        while ticket >= self.sizes[i]:
            ticket -= self.sizes[i]
            i += 1
        return self.bases[i] + nth(self.los[i], self.his[i], ticket)

    def _best(self, shrewd: bool) -> int:
        """The move with the highest score; ties are broken at random."""
        self._survey()
        if self.waiting == RUNNING:
            if self.may_stop:
                self.groups -= 1  # no policy stops
            self._towards_the_gates()
            if shrewd:
                self._look_out()
        best, chosen, ties = -WORST, 0, 0
        for i in range(self.groups):
            base, lo, hi = self.bases[i], self.los[i], self.his[i]
            while lo | hi:
                move = base + nth(lo, hi, 0)
                if lo:
                    lo &= lo - 1
                else:
                    hi &= hi - 1
                score = self._shrewd_score(move) if shrewd else self._score(move)
                if score > best:
                    best, chosen, ties = score, move, 1
                elif score == best:
                    ties += 1
                    if self.below(ties) == 0:
                        chosen = move
        return chosen

    def _would_interrupt(self, seat: int, policy: int) -> bool:
        """Any policy but UNIFORM declares the eruption if its seat has the most markers in the city."""
        return policy != 0 and self._leads(seat)

    def _leads(self, seat: int) -> bool:
        """Does every other seat have fewer markers in the city?"""
        for other in range(self.players):
            if other != seat and self.living[other] >= self.living[seat]:
                return False
        return True

    def _score(self, move: int) -> int:
        """The sensible score: company near a gate is good, relatives are better; lava and omens are for others."""
        seat = self.on_turn
        if self.waiting == RUNNING:
            square, to = (move - RUN) // WIDTH, (move - RUN) % WIDTH
            return FAR[square] if to == NOWHERE else FAR[square] + 2 * self.crowd[to]
        if self.waiting == LAYING:
            square = move - LAVA if move < DUAL else (move - DUAL) // 6
            return self.crowd[square] - 3 * self.markers[4 * square + seat]
        if self.waiting == CHOOSING:
            return 4 * self.living[(move - OMEN) % 4] - FAR[(move - OMEN) // 4]
        if move == ERUPT:
            return 100 if self._leads(seat) else -100
        if move == DONE:
            return -99
        square = (move - PLAY) % WIDTH if self.waiting == PLAYING else move - RELATIVE
        if square == NOWHERE:
            return -99
        score = 2 * self.crowd[square] - FAR[square]
        if self.waiting == PLAYING and self.ad79 and not self.joker((move - PLAY) // WIDTH + 1):
            score += 3 * (self.crowd[square] + self.crowd[ACROSS[square]])
        return score

    def _look_out(self) -> None:
        """Note where the next tile may be laid."""
        self.danger_lo = self.danger_hi = 0
        for tile in range(9):
            if self.bag[tile]:
                lo, hi = self.sites(FIRST_SYMBOL[tile])
                self.danger_lo |= lo
                self.danger_hi |= hi

    def _shrewd_score(self, move: int) -> int:
        """The shrewd score: the value of homes, and who is in danger, with the numbers of ``evaluation.py``."""
        seat = self.on_turn
        if self.waiting == RUNNING:
            square, to = (move - RUN) // WIDTH, (move - RUN) % WIDTH
            score = FROM_AFAR * FAR[square] + LEFT_BEHIND * (self.crowd[square] - self.markers[4 * square + seat])
            if self.danger_lo & LO_BIT[square] | self.danger_hi & HI_BIT[square]:
                score += OUT_OF_DANGER
            return score if to == NOWHERE else score + MET * self.crowd[to] + KIN_MET * self.markers[4 * to + seat]
        if self.waiting == LAYING:
            square = move - LAVA if move < DUAL else (move - DUAL) // 6
            lo, hi = spread(LO_BIT[square], HI_BIT[square])
            score = BURIED * self._others_at(LO_BIT[square], HI_BIT[square], OWN_BURIED)
            return score + NEARBY * self._others_at(lo & ~LO_BIT[square], hi & ~HI_BIT[square], 1)
        if self.waiting == CHOOSING:
            return LEADER * self.living[(move - OMEN) % 4] + HOME[(move - OMEN) // 4]
        if move == ERUPT:
            return WORST if self._leads(seat) else -WORST + 1
        if move == DONE:
            return -WORST + 2
        square = (move - PLAY) % WIDTH if self.waiting == PLAYING else move - RELATIVE
        if square == NOWHERE:
            return -WORST + 2
        score = HOME[square] + NEIGHBOURS * self.crowd[square]
        if self.waiting == PLAYING and self.ad79 and not self.joker((move - PLAY) // WIDTH + 1):
            score += CALLED * (self.crowd[square] + self.crowd[ACROSS[square]])
        return score

    def _others_at(self, lo: int, hi: int, own: int) -> int:
        """The number of other seats' markers on these squares, less ``own`` for each of the seat's own."""
        total = 0
        lo &= self.dry_lo
        hi &= self.dry_hi
        while lo | hi:
            square = nth(lo, hi, 0)
            if lo:
                lo &= lo - 1
            else:
                hi &= hi - 1
            total += self.crowd[square] - (1 + own) * self.markers[4 * square + self.on_turn]
        return total

    def _towards_the_gates(self) -> None:
        """Of the surveyed runs keep those out of the city; if there are none, those that end nearest to a gate."""
        goal_lo, goal_hi = 0, OUT
        targets_lo, targets_hi = 0, 0
        for i in range(self.groups):
            targets_lo |= self.los[i]
            targets_hi |= self.his[i]
        if not targets_hi & OUT:
            goal_lo, goal_hi = LO_GATES & self.dry_lo, HI_GATES & self.dry_hi
            while not (goal_lo & targets_lo | goal_hi & targets_hi):
                goal_lo, goal_hi = spread(goal_lo, goal_hi)
                goal_lo &= self.dry_lo
                goal_hi &= self.dry_hi
        for i in range(self.groups):
            self.los[i] &= goal_lo
            self.his[i] &= goal_hi

    # Evaluation.

    def _evaluate(self, scratch: Scratch) -> None:
        """Write each seat's win chance into the scratch buffer, by the markers it has saved and expects to save."""
        players = self.players
        swing = SWING + EACH * self.tiles_left
        if self.waiting == OVER:
            swing = MARGIN
        else:
            self._count_runners()
            if self.phase <= SETTLING:
                swing = SETTLED + CARD * self.left
            elif self.phase == ERUPTION:
                swing = SETTLED
        total = 0.0
        for seat in range(players):
            markers = self.saved[seat] + (self._expect(seat) if self.waiting != OVER else 0.0)
            scratch.values[seat] = E ** (markers / swing)
            total += scratch.values[seat]
        for seat in range(players):
            scratch.values[seat] /= total
        if self.waiting == OVER:
            self._judge(scratch)

    def _count_runners(self) -> None:
        """For each seat and number of moves needed: how many markers need it, and the sum of their safety."""
        for i in range(64):
            self.runners[i] = 0
            self.safety[i] = 0.0
        for symbol in range(6):
            self.reach_lo[symbol], self.reach_hi[symbol] = self.sites(symbol)
        lost_lo = self.own_lo[0] | self.own_lo[1] | self.own_lo[2] | self.own_lo[3]
        lost_hi = self.own_hi[0] | self.own_hi[1] | self.own_hi[2] | self.own_hi[3]
        lo, hi = LO_GATES & self.dry_lo, HI_GATES & self.dry_hi
        calm_lo, calm_hi = lo, hi  # squares with a nearest gate that the next tile cannot cover
        for tile in range(9):
            if self.bag[tile]:
                calm_lo &= ~self.reach_lo[FIRST_SYMBOL[tile]]
                calm_hi &= ~self.reach_hi[FIRST_SYMBOL[tile]]
                if SECOND_SYMBOL[tile] >= 0:
                    calm_lo &= ~self.reach_lo[SECOND_SYMBOL[tile]]
                    calm_hi &= ~self.reach_hi[SECOND_SYMBOL[tile]]
        steps = 1
        while lost_lo | lost_hi:
            found_lo, found_hi = lost_lo & lo, lost_hi & hi
            lost_lo &= ~lo
            lost_hi &= ~hi
            while found_lo:
                self._count_runners_at(
                    LO_NUMBER[(found_lo & -found_lo) % 67], steps, (found_lo & -found_lo & calm_lo) != 0
                )
                found_lo &= found_lo - 1
            while found_hi:
                self._count_runners_at(
                    HI_NUMBER[(found_hi & -found_hi) % 67], steps, (found_hi & -found_hi & calm_hi) != 0
                )
                found_hi &= found_hi - 1
            lo, hi = spread(lo, hi)
            lo &= self.dry_lo
            hi &= self.dry_hi
            calm_lo, calm_hi = spread(calm_lo, calm_hi)
            calm_lo &= self.dry_lo
            calm_hi &= self.dry_hi
            steps += 1
            if steps > 63:
                break

    def _count_runners_at(self, square: int, steps: int, calm: bool) -> None:
        """Add the markers on one square, ``steps`` from being outside; before the flight by the value of their home."""
        crowd = self.crowd[square]
        danger = 0
        for tile in range(9):
            if self.bag[tile]:
                symbol, other = FIRST_SYMBOL[tile], SECOND_SYMBOL[tile]
                lo, hi = self.reach_lo[symbol], self.reach_hi[symbol]
                if other >= 0:
                    lo |= self.reach_lo[other]
                    hi |= self.reach_hi[other]
                if lo & LO_BIT[square] | hi & HI_BIT[square]:
                    danger += self.bag[tile]
        safe = 1.0
        if danger:
            safe -= EXPOSED * danger / self.tiles_left
        if self.phase <= ERUPTION:
            for seat in range(self.players):
                for gone in range(self.markers[4 * square + seat]):
                    self.safety[MAX_TURNS * seat] += safe * (WORTH[square] + NEIGHBOUR * (crowd - gone - 1))
            return
        if not calm:
            safe *= GATE
        for seat in range(self.players):
            for gone in range(self.markers[4 * square + seat]):
                needed = min(max(1, 1 + steps - crowd + gone), MAX_TURNS - 1)
                self.runners[MAX_TURNS * seat + needed] += 1
                self.safety[MAX_TURNS * seat + needed] += safe

    def _expect(self, seat: int) -> float:
        """The markers a seat still expects to save: those that need the fewest moves run first, the others wait."""
        expected = self.safety[MAX_TURNS * seat]
        ready = spent = 0
        if seat == self.on_turn:
            if self.waiting == RELATING:
                expected += KIN * min(self.pending, self.supply[seat])
            elif self.phase == FLIGHT:
                ready = self.pending if self.waiting == RUNNING else 2
                expected += TURN
        for needed in range(1, MAX_TURNS):
            many = self.runners[MAX_TURNS * seat + needed]
            if many:
                safe = self.safety[MAX_TURNS * seat + needed] / many
                for _ in range(many):
                    spent += needed
                    if spent <= ready:
                        expected += 1.0
                        continue
                    tiles = (spent - ready) * self.players // 2
                    late = tiles - self.tiles_left
                    if late < TOO_LATE:
                        expected += safe * WAITED[tiles] * IN_TIME[MOST + late]
        return expected

    # Observation.

    def _redeal(self, seat: int) -> None:
        """Re-deal the hands that a seat cannot see, from this game's RNG state."""
        for other in range(self.players):
            if other != seat:
                for card in range(1, 12):
                    back = self.hands[12 * other + card]
                    self.hands[12 * other + card] = 0
                    self.unseen[card] += back
                    self.unseen_left += back
        for other in range(self.players):
            if other != seat:
                many = self.held[other]
                self.held[other] = 0
                for _ in range(many):
                    ticket = self.below(self.unseen_left)
                    card = 1
                    while ticket >= self.unseen[card]:
                        ticket -= self.unseen[card]
                        card += 1
                    self.take_card(other, card)

    def _observe(self, seat: int, scratch: Scratch) -> int:
        """Write what a seat may know into the scratch buffer, as ``LAYOUT`` says; returns the number of cells."""
        for i in range(CELLS):
            scratch.cells[i] = 0
        for i in range(self.players):
            other = (seat + i) % self.players
            lo, hi = self.own_lo[other], self.own_hi[other]
            while lo:
                square = LO_NUMBER[(lo & -lo) % 67]
                scratch.cells[AT_MARKERS + SQUARES * i + square] = self.markers[4 * square + other]
                lo &= lo - 1
            while hi:
                square = HI_NUMBER[(hi & -hi) % 67]
                scratch.cells[AT_MARKERS + SQUARES * i + square] = self.markers[4 * square + other]
                hi &= hi - 1
            scratch.cells[AT_SUPPLY + i] = self.supply[other]
            scratch.cells[AT_SAVED + i] = self.saved[other]
            scratch.cells[AT_VOLCANO + i] = self.volcano[other]
            scratch.cells[AT_HAND_SIZES + i] = self.held[other]
            scratch.cells[AT_TURN + i] = other == self.on_turn
            scratch.cells[AT_SEATS + i] = 1
        for symbol in range(6):
            lo, hi = self.flow_lo[symbol], self.flow_hi[symbol]
            while lo:
                scratch.cells[AT_LAVA + SQUARES * symbol + LO_NUMBER[(lo & -lo) % 67]] = 1
                lo &= lo - 1
            while hi:
                scratch.cells[AT_LAVA + SQUARES * symbol + HI_NUMBER[(hi & -hi) % 67]] = 1
                hi &= hi - 1
        if self.waiting == RUNNING and self.moved >= 0:
            scratch.cells[AT_MOVED + self.moved] = 1
        for i in range(11):
            scratch.cells[AT_HAND + i] = self.hands[12 * seat + i + 1]
        for i in range(self.discarded):
            scratch.cells[AT_DISCARD + self.discard[i] - 1] += 1
        scratch.cells[AT_DECK] = self.left
        scratch.cells[AT_OMENS] = self.omens
        scratch.cells[AT_AD79] = self.ad79
        for i in range(9):
            scratch.cells[AT_BAG + i] = self.bag[i]
            scratch.cells[AT_ASIDE + i] = self.aside[i]
        if self.tile >= 0:
            scratch.cells[AT_TILE + self.tile] = 1
        scratch.cells[AT_DECISION + self.waiting] = 1
        if self.waiting in (RELATING, RUNNING):
            scratch.cells[AT_PENDING] = self.pending
        if self.waiting == RUNNING:
            scratch.cells[AT_MAY_STOP] = self.may_stop
        if self.waiting == RELATING:
            for i in range(self.closings):
                scratch.cells[AT_CLOSED + self.closed[i]] = 1
            scratch.cells[AT_CLOSED + self.closed[0]] = 2
        scratch.cells[AT_DUAL_VENTS] = self.dual_vents
        scratch.cells[AT_MAYFAIR] = self.mayfair
        return CELLS

    def to_state(self) -> State:
        """This game as a state of the clear rules."""
        return coding.write(self)

    def __reduce__(self) -> tuple[object, ...]:
        return from_state, (self.to_state(), self.rng)


def from_state(state: State, seed: int = 0) -> Twin:
    """The twin of a state of the clear rules."""
    options = state.options
    twin = Twin(state.players, seed, dual_vents=options.dual_vents, edition=options.edition)
    twin.read(state)
    return twin


class Batch(Games):
    """Many games of The Downfall of Pompeii in step."""

    def __init__(
        self, n: int, players: int = 4, seed: int = 0, dense: bool = False, threads: int = 1, **options: Json
    ) -> None:
        Games.__init__(self, n, Twin(players, seed, **options), ACTIONS, CELLS, dense, threads=threads)
