"""The citizen of Pompeji: looks one move ahead by points, and at what it keeps and what it opens for the next player.

It needs no guess at hidden hands: the next player holds some of the unseen cards, each as likely as another.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from vesuvius.bots.bot import Budget
from vesuvius.contract import View
from vesuvius.games.pompeji.board import ARMS, Square
from vesuvius.games.pompeji.cards import CARDS, PILE, SEVENTH, SIDE, STATUE, STATUE_VALUE, VALUES, Card
from vesuvius.games.pompeji.sites import fits, open_squares, signs_at
from vesuvius.games.pompeji.state import Build, City, Discard, Draw, Placement, RaiseStatue, Stop
from vesuvius.games.pompeji.streets import arm

ENVY = {2: 0.8, 3: 0.4, 4: 0.25}
"""How much the next player's prospects weigh against one's own points, by players."""

PATIENCE = 0.3
"""How much of what a kept card could earn now it will still earn when its turn comes."""

LATER = 0.018
"""What each point on a card costs if it is laid now, for each card left in the deck: streets will be longer then."""

STATUE_PRICE = (4.0, 0.35)
"""What the statue must earn beyond a card: in the end, and more for each card left in the deck."""

PERMIT_PRICE = (16.0, 0.5)
"""What the turn of a permit must earn, in the same way."""

FEW = 2
"""A hand smaller than this will not last to the end."""

BUILDS, STATUES = 8, 2
"""How many of the best-paid placements are thought through."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes one citizen's play unlike another's."""

    envy: float = 1.0
    """How much more than others it minds what it opens for the next player."""
    thrift: float = 1.0
    """How much more a permit's turn and a statue must earn."""
    daring: bool = True
    """Does it draw when in the lead, to let the city fall?"""


EVEN = Temper()


class PompejiCitizen:
    """One move ahead by a hand-written value."""

    def __init__(self, rng: Random, temper: Temper = EVEN) -> None:
        self.rng = rng
        self.temper = temper

    def choose(self, view: View, legal: Sequence[Any], _budget: Budget) -> Any:
        """The placement of the highest value; a discard only where even the statue would earn nothing."""
        if isinstance(legal[-1], Stop):
            return Draw() if wants_to_draw(view, daring=self.temper.daring) else Stop()
        discards = [move for move in legal if isinstance(move, Discard)]
        best = Outlook.of(view, self.temper).best(self.rng)
        if best is None or (discards and not best.points):
            return max(discards, key=lambda move: VALUES[move.card])
        return best.move

    def react(self, view: View, legal: Sequence[Any]) -> Any | None:
        """Use the permit when its turn pays well; late in the game less will do."""
        lots = lots_of(view["city"])
        most = max(laid.points for laid in (*builds(view, lots), *statues(view, lots)))
        return legal[0] if most >= self.temper.thrift * price(PERMIT_PRICE, view) else None


def price(terms: tuple[float, float], view: View) -> float:
    """What something that can be used once must earn: less and less as the deck runs out."""
    last, each = terms
    return last + each * float(view["deck"]["left"])


def wants_to_draw(view: View, *, daring: bool = True) -> bool:
    """Draw while no volcano can come, when the hand will not last, and when in the lead: then let the city fall."""
    safe = view["deck"]["left"] > PILE + 1
    leads = daring and view["scores"][view["seat"]] == max(view["scores"])
    return safe or leads or len(view["hand"]) < FEW


def danger(view: View) -> float:
    """The chance that the game ends before the next turn, with all draws taken."""
    left: int = view["deck"]["left"]
    return min(1.0, view["players"] / left) if view["deck"]["volcanoes"] and left <= PILE + 1 else 0.0


@dataclass(frozen=True, slots=True)
class Lot:
    """An open square as a card sees it that may be laid there: the signs at its edges, and what its streets hold."""

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
        """The points for each of the cards; none where it does not fit."""
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
    """Every open square of the city."""
    return {square: Lot.at(city, square) for square in open_squares(city)}


def builds(view: View, lots: Mapping[Square, Lot]) -> list[Laid]:
    """Each card of the hand wherever it fits."""
    return [
        Laid(Build(card, square), lot.pays(card, VALUES[card]))
        for card in view["hand"]
        for square, lot in lots.items()
        if fits(card, lot.signs)
    ]


def statues(view: View, lots: Mapping[Square, Lot]) -> list[Laid]:
    """The statue wherever it may lie, under its best name there."""
    if not view["statues"][view["seat"]]:
        return []
    named = {square: lot.best_name() for square, lot in lots.items()}
    return [Laid(RaiseStatue(card, square), points) for square, (points, card) in named.items()]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat sees when it looks for a place to build."""

    view: View
    lots: Mapping[Square, Lot]
    unseen: Sequence[Card]
    pays: Mapping[Square, Sequence[int]]
    """On each lot, the points for each unseen card."""
    temper: Temper = EVEN

    @classmethod
    def of(cls, view: View, temper: Temper = EVEN) -> "Outlook":
        lots = lots_of(view["city"])
        seen = {*view["city"].values(), *view["discard"], *view["hand"]}
        unseen = [card for card in CARDS if card not in seen]
        return cls(view, lots, unseen, {square: lot.pays_each(unseen) for square, lot in lots.items()}, temper)

    def best(self, rng: Random) -> Laid | None:
        """The placement of the highest value among those that pay best."""
        cards = _best_paid(builds(self.view, self.lots), BUILDS, rng)
        names = _best_paid(statues(self.view, self.lots), STATUES, rng)
        return max([*cards, *names], key=self.value, default=None)

    def value(self, laid: Laid) -> float:
        """Points now, hopes for the cards kept, less what the next may earn; dear cards come late, not too late."""
        view, move = self.view, laid.move
        raised = isinstance(move, RaiseStatue)
        city: City = {**view["city"], move.at: STATUE if raised else move.card}
        gaps = {_first_gap(city, squares) for arms in ARMS[move.at].values() for squares in arms}
        lots = {at: Lot.at(city, at) if at in gaps else self.lots[at] for at in open_squares(city)}
        pays = [lot.pays_each(self.unseen) if at in gaps else self.pays[at] for at, lot in lots.items()]
        kept = [card for card in view["hand"] if raised or card != move.card]
        hope = max((max(lot.pays_each(kept), default=0) for lot in lots.values()), default=0)
        later = LATER * view["deck"]["left"] - danger(view)
        spent = self.temper.thrift * price(STATUE_PRICE, view) if raised else later * VALUES[move.card]
        envy = self.temper.envy * ENVY[view["players"]]
        return laid.points - spent + PATIENCE * hope - envy * self.reply(pays)

    def reply(self, pays: Sequence[Sequence[int]]) -> float:
        """What the next player may expect: the best of as many unseen cards as it holds, each on its best lot."""
        following = (self.view["seat"] + 1) % self.view["players"]
        share = self.view["hand_sizes"][following] / max(1, len(self.unseen))
        expected, none_better = 0.0, 1.0
        for points in sorted(map(max, zip(*pays, strict=True)), reverse=True):
            expected += none_better * share * points
            none_better *= 1 - share
        return expected


def _best_paid(laid: list[Laid], many: int, rng: Random) -> list[Laid]:
    """So many of the placements that pay best, equals by luck."""
    rng.shuffle(laid)
    return sorted(laid, key=lambda each: each.points, reverse=True)[:many]


def _first_gap(city: City, squares: Sequence[Square]) -> Square | None:
    """Where a street ends in this direction: the one square there whose prospects a new card changes."""
    return next((square for square in squares if square not in city), None)
