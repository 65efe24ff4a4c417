# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""The evaluation of the fast twin: what each seat can expect to save, and the win chances that follow."""

from vesuvius.games.lastdays import arrays, coding, evaluation
from vesuvius.games.lastdays.board import LAST_FORTUNA
from vesuvius.games.lastdays.fast_rules import Rules
from vesuvius.games.lastdays.state import Going, Housing, Over, Running, TurningVesuvius
from vesuvius.twin import Scratch

OVER, HOUSING, ERUPTING, RUNNING, GOING = map(coding.MOMENTS.index, (Over, Housing, TurningVesuvius, Running, Going))
BUYING, LIVING, FLEEING, DEAD = map(coding.STAGES.index, ("buying", "living", "fleeing", "dead"))
CARDS, COLOURS, EVERYWHERE, DECK, VITA = len(arrays.PRICE), 9, 120, 70, 36
PLACE, DOT, LAST_SQUARE, INSIDE = coding.PLACE, coding.DOT, LAST_FORTUNA, arrays.INSIDE
PRICE, PERSON, COLOUR, PLACE_OF, BEDS = arrays.PRICE, arrays.PERSON, arrays.COLOUR, arrays.PLACE, arrays.BEDS

TURNS, FADE, FADES, AWAY = evaluation.TURNS, evaluation.FADE, evaluation.FADES, evaluation.AWAY
PEOPLE, BUILDINGS, MANY_PEOPLE, MANY_BUILDINGS = (
    evaluation.PEOPLE,
    evaluation.BUILDINGS,
    len(evaluation.PEOPLE),
    len(evaluation.BUILDINGS),
)
SPARED, EXPECTED, COIN, PURSE, STRIDE, HASTE = (
    evaluation.SPARED,
    evaluation.EXPECTED,
    evaluation.COIN,
    evaluation.PURSE,
    evaluation.STRIDE,
    evaluation.HASTE,
)
SWING, EACH, AHEAD, MARGIN = evaluation.SWING, evaluation.EACH, evaluation.AHEAD, evaluation.MARGIN
E = 2.718281828459045

PRICES, TIMES, LEGS = 0, 60, 120
"""The offsets of the errands in ``Scratch.sums``: the value of each, its turns from outside and back, and its turns
from where the pawn stands and out again, -1 without a way."""


class Evaluation(Rules):
    """What a seat has saved is certain; it must still fetch the rest, one errand after the other."""

    def _evaluate(self, scratch: Scratch) -> None:
        """Write each seat's win chance into the scratch buffer, by what it has saved and expects to save."""
        players = self.players
        over = self.waiting == OVER
        expected, most = 0.0, 0.0
        for seat in range(players):
            certain = self._saved(seat)
            scratch.values[seat] = certain
            if not over:
                open_ = self._prospects(scratch, seat)
                expected += open_
                scratch.values[seat] += open_
            if scratch.values[seat] > most:
                most = scratch.values[seat]
        if self.fallen == 0:
            expected = max(expected, AHEAD)
        swing = MARGIN if over else SWING + EACH * expected
        total = 0.0
        for seat in range(players):
            scratch.values[seat] = E ** ((scratch.values[seat] - most) / swing)
            total += scratch.values[seat]
        for seat in range(players):
            scratch.values[seat] /= total
        if over:
            self._judge(scratch)
        elif self.living():
            self._warn(scratch)

    def _warn(self, scratch: Scratch) -> None:
        """Move win chances from seats that ULTIMATE DIE may catch on the track to those in phase 2 (6.8)."""
        players, living = self.players, self.living()
        lost, safe = 0.0, 0.0
        for seat in range(players):
            if self.stage[seat] == BUYING and not (self.waiting == HOUSING and self.on_turn == seat):
                draws = living * (1.0 if self.has_pair(seat) else HASTE)
                other = self.on_turn
                while other != seat:
                    draws += self.stage[other] == LIVING
                    other = other + 1 if other + 1 < players else 0
                risk = draws / (VITA - self.turned)
                if risk > 1.0:
                    risk = 1.0
                lost += risk * scratch.values[seat]
                scratch.values[seat] *= 1.0 - risk
            if self.stage[seat] == LIVING:
                safe += scratch.values[seat]
        for seat in range(players):
            if self.stage[seat] == LIVING:
                scratch.values[seat] += lost * scratch.values[seat] / safe

    def _saved(self, seat: int) -> int:
        """The total price of the people a seat has saved."""
        total = 0
        for i in range(self.saves):
            if self.saver[i] == seat:
                total += PRICE[self.saved[i]]
        return total

    def prospects(self, seat: int) -> float:
        """What a seat can still expect to save, in ST."""
        return self._prospects(Scratch(), seat)

    def _prospects(self, scratch: Scratch, seat: int) -> float:
        """What a seat can still expect to save, in ST."""
        if self.stage[seat] == BUYING:
            return self._holdings(scratch, seat) + self._purse(seat)
        if self.stage[seat] == LIVING:
            return self._flight(scratch, seat) + self._purse(seat)
        if self.stage[seat] == FLEEING:
            return self._flight(scratch, seat)
        return 0.0

    def _holdings(self, scratch: Scratch, seat: int) -> float:
        """The prospects of a seat on the track, in ST.

        In each colour, its most expensive clients take the beds nearest to a gate. A client or a bed without the other
        half counts in part if the seat can afford one, and each square still ahead costs a little.
        """
        many, person, building = 0, 0, 0
        for colour in range(COLOURS):
            beds, unsold, unbuilt = 0, 0, 0
            at = 0
            while person < MANY_PEOPLE and COLOUR[PEOPLE[person]] == colour:
                card = PEOPLE[person]
                person += 1
                if self.owner[card] < 0 and unsold == 0 and PRICE[card] <= self.money[seat]:
                    unsold = PRICE[card]
                if self.owner[card] != seat:
                    continue
                while beds == 0 and building < MANY_BUILDINGS and COLOUR[BUILDINGS[building]] == colour:
                    at = BUILDINGS[building]
                    building += 1
                    if self.owner[at] == seat:
                        beds = BEDS[PLACE_OF[at]]
                    elif self.owner[at] < 0 and unbuilt == 0 and PRICE[at] <= self.money[seat]:
                        unbuilt = at
                if beds:
                    beds -= 1
                    self._note(scratch, many, PRICE[card], 2.0 * TURNS[AWAY[at]] - SPARED)
                    many += 1
                elif unbuilt:
                    self._note(scratch, many, EXPECTED * PRICE[card], 2.0 * TURNS[AWAY[unbuilt]] - SPARED)
                    many += 1
                    unbuilt = 0
            while building < MANY_BUILDINGS and COLOUR[BUILDINGS[building]] == colour:
                if beds == 0 and self.owner[BUILDINGS[building]] == seat:
                    at = BUILDINGS[building]
                    beds = BEDS[PLACE_OF[at]]
                building += 1
            if beds and unsold:
                self._note(scratch, many, EXPECTED * unsold, 2.0 * TURNS[AWAY[at]] - SPARED)
                many += 1
        to_go = max(LAST_SQUARE - self.pawns[seat], 0)
        return self._sum(scratch, many, -1, 0.0, 1.0, 1.0 * FADES * self.players / DECK) - STRIDE * to_go

    def _purse(self, seat: int) -> float:
        """The value of money before the last day: it buys clients, and pays debts without sales."""
        money = min(1.0 * self.money[seat], PURSE)
        return COIN * money * (1.0 - 0.5 * money / PURSE)

    def _note(self, scratch: Scratch, many: int, price: float, time: float) -> int:
        """Insert an errand into the list, which is sorted by value per turn; returns its index."""
        at = many
        while at and scratch.sums[TIMES + at - 1] * price > time * scratch.sums[PRICES + at - 1]:
            scratch.sums[PRICES + at] = scratch.sums[PRICES + at - 1]
            scratch.sums[TIMES + at] = scratch.sums[TIMES + at - 1]
            scratch.sums[LEGS + at] = scratch.sums[LEGS + at - 1]
            at -= 1
        scratch.sums[PRICES + at], scratch.sums[TIMES + at] = price, time
        return at

    def _sum(self, scratch: Scratch, many: int, but: int, began: float, alive: float, pace: float) -> float:
        """The expected savings of all errands except ``but``, in order, by a patron alive with probability ``alive``.

        Time is in 1024ths of the Vesuvius deck: ``began`` have been turned over when the first errand begins, and
        ``pace`` are turned over in a round. All turns of an errand but the last end inside the wall.
        """
        total = 0.0
        for i in range(many):
            if i != but and began < FADES:
                alive *= self._spare((scratch.sums[TIMES + i] + SPARED - 1.0) * pace, began)
                began += scratch.sums[TIMES + i] * pace
                total += scratch.sums[PRICES + i] * alive * self._fade(began)
        return total

    def _fade(self, passed: float) -> float:
        """The chance that a client can still be fetched after ``passed`` 1024ths of the deck."""
        return FADE[int(max(passed, 0.0))] if passed < FADES else 0.0

    def _spare(self, exposed: float, passed: float) -> float:
        """The chance that a patron inside the wall survives ``exposed`` 1024ths of the deck after ``passed``."""
        return max(1.0 - exposed / max(FADES - passed, 1.0), 0.0)

    def _flight(self, scratch: Scratch, seat: int) -> float:
        """The prospects of a seat in the city: it first saves its escort, the declared or else the best client."""
        alive, mine = 0, seat == self.on_turn
        for other in range(self.players):
            alive += self.stage[other] <= FLEEING
        spare = max(self.steps, 0) if mine else 0
        declared = self.declared if mine else 0
        each = 1.0 * FADES / max(DECK - self.fallen, 1)
        pace = alive * each
        before = self._before(seat, alive) * each
        if mine and declared == 0 and self.waiting in (RUNNING, GOING) and not self.escort[seat]:
            spare, before = 0, 0.0  # a seat that has declared nobody loses the turn
        pawn = self.pawns[seat]
        escorted = self.escort[seat] > 0
        risky = mine and self.steps >= 0
        exposed = before + pace if risky or pawn < DOT + INSIDE else 0.0
        if not escorted:
            self._walk(pawn, EVERYWHERE, False)
        many, price, first = 0, 0.0, -1
        for card in range(1, CARDS):
            place = self.home[card]
            if not place:
                if escorted and self.owner[card] == seat and PERSON[card]:
                    price += PRICE[card]
                continue
            if not self.wanted(seat, card):
                continue
            out = self._out_of(place)
            if out < 0:
                continue
            leg = -1.0
            if not escorted:
                near = 0 if pawn == PLACE + place else self._into(place)
                if near >= 0:
                    leg = TURNS[max(near - spare, 0)] if near else 1.0
                    leg += TURNS[out]
            worth = 1.0 * self._along(card)
            if self.owner[card] != seat:
                worth /= alive
            if worth == 0.0:
                continue
            at = self._note(scratch, many, worth, 2.0 * TURNS[out] - SPARED)
            scratch.sums[LEGS + at] = leg
            many += 1
            if card == declared:
                first = at
            elif first >= at:
                first += 1
        if escorted:
            out = self._way_from(pawn)
            if out < 0:
                return 0.0
            leg = TURNS[max(out - spare, 0)] * pace
            lives = self._spare(exposed + leg - pace, 0.0) if leg > 0.0 else 1.0
            before += leg
            rest = self._sum(scratch, many, -1, before - SPARED * pace, lives, pace)
            return price * lives * self._fade(before) + rest
        if first >= 0 and scratch.sums[LEGS + first] >= 0.0:
            return self._begun(scratch, many, first, before, exposed, pace)
        best = 0.0
        for i in range(many):
            if scratch.sums[LEGS + i] >= 0.0:
                best = max(best, self._begun(scratch, many, i, before, exposed, pace))
        return best

    def _along(self, card: int) -> int:
        """The value of an errand; with whole households, that of the household, at its first card (10.2)."""
        if not self.household:
            return PRICE[card]
        total = 0
        for other in range(1, CARDS):
            if self.home[other] == self.home[card]:
                if other < card:
                    return 0
                total += PRICE[other]
        return total

    def _begun(self, scratch: Scratch, many: int, first: int, before: float, exposed: float, pace: float) -> float:
        """The expected savings of a flight that begins with the errand ``first``."""
        leg = scratch.sums[LEGS + first] * pace
        lives = self._spare(exposed + leg - pace, 0.0)
        before += leg
        rest = self._sum(scratch, many, first, before - SPARED * pace, lives, pace)
        return scratch.sums[PRICES + first] * lives * self._fade(before) + rest

    def _before(self, seat: int, alive: int) -> float:
        """The number of Vesuvius cards before a seat's next steps, relative to a whole round of them."""
        if self.stage[seat] != FLEEING:
            return 0.0
        cards = -1.0 * alive
        other = self.on_turn
        if other == seat:
            if self.steps >= 0:
                return 0.0
            return cards if self.waiting != ERUPTING else cards + 1.0
        cards += self.waiting == ERUPTING
        while other != seat:
            other = other + 1 if other + 1 < self.players else 0
            cards += self.stage[other] == FLEEING
        return cards
