"""The citizen of Pompeji looks one move ahead: points, the cards it keeps, and what it opens for the next player.

It does not guess hidden hands: the next player holds some of the unseen cards, each as likely as another.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from vesuvius.bots.bot import Budget
from vesuvius.games.pompeji import Move, View
from vesuvius.games.pompeji.board import ARMS, Square
from vesuvius.games.pompeji.cards import CARDS, PILE, SEVENTH, SIDE, STATUE, STATUE_VALUE, VALUES, Card
from vesuvius.games.pompeji.moves import Build, Discard, Draw, Placement, RaiseStatue, Stop
from vesuvius.games.pompeji.sites import fits, open_squares, signs_at
from vesuvius.games.pompeji.state import City
from vesuvius.games.pompeji.streets import arm

ENVY = {2: 0.8, 3: 0.4, 4: 0.25}
"""The weight of the next player's prospects, against 1 for the bot's own points, by players."""

REST_WEIGHT = 0.3
"""The share of the points a kept card could earn now that it will still earn when its turn comes."""

LATER = 0.018
"""What each point on a card costs if it is laid now, per card left in the deck: later, streets are longer."""

STATUE_PRICE = (4.0, 0.35)
"""What the statue must earn beyond a card: points at the end, and more for each card left in the deck."""

PERMIT_PRICE = (16.0, 0.5)
"""What the turn of a permit must earn, in the same way."""

FEW = 2
"""A hand smaller than this is too small to last to the end."""

BUILDS, STATUES = 8, 2
"""How many of the best-paid builds, and of the best-paid statues, are evaluated."""


@dataclass(frozen=True, slots=True)
class Temper:
    """The parameters in which citizens differ."""

    envy: float = 1.0
    """Factor on the weight of the next player's prospects."""
    thrift: float = 1.0
    """Factor on what a statue, or the turn of a permit, must earn."""
    daring: bool = True
    """Whether it draws when in the lead, so that the game ends."""


EVEN = Temper()

TEMPERS: Final[Mapping[str, Temper]] = {
    "cautious": Temper(thrift=1.25, daring=False),
    "sociable": Temper(envy=0.6),
    "ruthless": Temper(envy=1.4, thrift=0.8),
}
"""The citizens with a temper, by name."""


class PompejiCitizen:
    """Chooses the move of the highest hand-written value."""

    def __init__(self, rng: Random, temper: Temper = EVEN) -> None:
        self.rng = rng
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Move], _budget: Budget) -> Move:
        """The placement of the highest value; a discard only where even the statue would earn nothing."""
        if isinstance(legal[-1], Stop):
            return Draw() if wants_to_draw(view, daring=self.temper.daring) else Stop()
        discards = [move for move in legal if isinstance(move, Discard)]
        best = Outlook.of(view, self.temper).best(self.rng)
        if best is None or (discards and not best.points):
            return max(discards, key=lambda move: VALUES[move.card])
        return best.move

    def react(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Use the permit when its turn earns enough; late in the game, less is enough."""
        lots = lots_of(view.city)
        most = max(laid.points for laid in (*builds(view, lots), *statues(view, lots)))
        return legal[0] if most >= self.temper.thrift * price(PERMIT_PRICE, view) else None


def price(terms: tuple[float, float], view: View) -> float:
    """What something that can be used once must earn: less as the deck runs out."""
    last, each = terms
    return last + each * view.deck.left


def wants_to_draw(view: View, *, daring: bool = True) -> bool:
    """Draw while no volcano can come, if the hand is too small, and in the lead, so that the game ends."""
    safe = view.deck.left > PILE + 1
    leads = daring and view.scores[view.own] == max(view.scores)
    return safe or leads or len(view.hand) < FEW


def danger(view: View) -> float:
    """The chance that the game ends before the seat's next turn if everybody draws."""
    left = view.deck.left
    return min(1.0, view.players / left) if view.deck.volcanoes and left <= PILE + 1 else 0.0


@dataclass(frozen=True, slots=True)
class Lot:
    """What matters about an open square to a card laid there: the signs at its edges and the content of its streets."""

    signs: str
    kinds: Mapping[str, tuple[int, int]]
    """For each kind, how many streets hold it, and the sum of its values in them."""
    colours: Mapping[str, Sequence[int]]
    """For each colour, the highest value of it in each street that holds it."""
    sevenths: int
    """The points for seventh cards."""

    @classmethod
    def at(cls, city: City, square: Square) -> "Lot":
        kinds: dict[str, tuple[int, int]] = {}
        colours: dict[str, list[int]] = {}
        sevenths = 0
        for west, east in ARMS[square].values():
            street = arm(city, west) + arm(city, east)
            sums: dict[str, int] = {}
            tops: dict[str, int] = {}
            for card in street:
                if card != STATUE:
                    sums[card[0]] = sums.get(card[0], 0) + VALUES[card]
                    tops[card[1]] = max(tops.get(card[1], 0), VALUES[card])
            for kind, worth in sums.items():
                streets, before = kinds.get(kind, (0, 0))
                kinds[kind] = (streets + 1, before + worth)
            for colour, top in tops.items():
                colours.setdefault(colour, []).append(top)
            sevenths += SEVENTH if len(street) + 1 == SIDE else 0
        return cls(signs_at(city, square), kinds, colours, sevenths)

    def pays(self, card: Card, value: int) -> int:
        """The points for a card laid here, all streets together (P10)."""
        streets, worth = self.kinds.get(card[0], (0, 0))
        return streets * value + worth + sum([max(value, top) for top in self.colours.get(card[1], ())]) + self.sevenths

    def pays_each(self, cards: Iterable[Card]) -> list[int]:
        """The points for each of the cards; 0 if it does not fit."""
        return [self.pays(card, VALUES[card]) if fits(card, self.signs) else 0 for card in cards]

    def best_name(self) -> tuple[int, Card]:
        """The most that a statue earns here, and a name that earns it (P12)."""
        return max((self.pays(card, STATUE_VALUE), card) for card in CARDS if fits(card, self.signs))


@dataclass(frozen=True, slots=True)
class Laid:
    """A placement, and the points for it."""

    move: Placement
    points: int


def lots_of(city: City) -> dict[Square, Lot]:
    """The lot of every open square of the city."""
    return {square: Lot.at(city, square) for square in open_squares(city)}


def builds(view: View, lots: Mapping[Square, Lot]) -> list[Laid]:
    """Each card of the hand on each square where it fits."""
    return [
        Laid(Build(card, square), lot.pays(card, VALUES[card]))
        for card in view.hand
        for square, lot in lots.items()
        if fits(card, lot.signs)
    ]


def statues(view: View, lots: Mapping[Square, Lot]) -> list[Laid]:
    """The statue on each open square, under its best name there."""
    if not view.statues[view.own]:
        return []
    named = {square: lot.best_name() for square, lot in lots.items()}
    return [Laid(RaiseStatue(card, square), points) for square, (points, card) in named.items()]


@dataclass(frozen=True, slots=True)
class Outlook:
    """A view with every open square and what each unseen card would earn there."""

    view: View
    lots: Mapping[Square, Lot]
    unseen: Sequence[Card]
    pays: Mapping[Square, Sequence[int]]
    """On each lot, the points for each unseen card."""
    temper: Temper = EVEN

    @classmethod
    def of(cls, view: View, temper: Temper = EVEN) -> "Outlook":
        lots = lots_of(view.city)
        seen = {*view.city.values(), *view.discard, *view.hand}
        unseen = [card for card in CARDS if card not in seen]
        return cls(view, lots, unseen, {square: lot.pays_each(unseen) for square, lot in lots.items()}, temper)

    def best(self, rng: Random) -> Laid | None:
        """The placement of the highest value among those that earn most."""
        cards = _best_paid(builds(self.view, self.lots), BUILDS, rng)
        names = _best_paid(statues(self.view, self.lots), STATUES, rng)
        return max([*cards, *names], key=self.value, default=None)

    def value(self, laid: Laid) -> float:
        """Points now, plus the prospects of the cards kept, less those of the next player; high cards wait a while."""
        view, move = self.view, laid.move
        raised = isinstance(move, RaiseStatue)
        city: City = {**view.city, move.at: STATUE if raised else move.card}
        gaps = {_first_gap(city, squares) for arms in ARMS[move.at].values() for squares in arms}
        lots = {at: Lot.at(city, at) if at in gaps else self.lots[at] for at in open_squares(city)}
        pays = [lot.pays_each(self.unseen) if at in gaps else self.pays[at] for at, lot in lots.items()]
        kept = [card for card in view.hand if raised or card != move.card]
        prospects = max((max(lot.pays_each(kept), default=0) for lot in lots.values()), default=0)
        later = LATER * view.deck.left - danger(view)
        spent = self.temper.thrift * price(STATUE_PRICE, view) if raised else later * VALUES[move.card]
        envy = self.temper.envy * ENVY[view.players]
        return laid.points - spent + REST_WEIGHT * prospects - envy * self.reply(pays)

    def reply(self, pays: Sequence[Sequence[int]]) -> float:
        """What the next player earns on average: the best of as many unseen cards as it holds, each on its best lot."""
        following = (self.view.own + 1) % self.view.players
        share = self.view.hand_sizes[following] / max(1, len(self.unseen))
        expected, none_better = 0.0, 1.0
        for points in sorted(map(max, zip(*pays, strict=True)), reverse=True):
            expected += none_better * share * points
            none_better *= 1 - share
        return expected


def _best_paid(laid: list[Laid], n: int, rng: Random) -> list[Laid]:
    """The ``n`` placements that earn most, ties in random order."""
    rng.shuffle(laid)
    return sorted(laid, key=lambda each: each.points, reverse=True)[:n]


def _first_gap(city: City, squares: Sequence[Square]) -> Square | None:
    """Where a street ends in this direction: the one square there whose prospects a new card changes."""
    return next((square for square in squares if square not in city), None)
