# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""The hopes of the fast twin: what each seat may save in the end, and how likely it seems to win by that."""

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

PRICES, TIMES, LEGS = [0.0] * 60, [0.0] * 60, [0.0] * 60
"""Paper for all twins, as no two are reckoned on at once: of each errand what it is for, the turns from outside and
back, and those from where the pawn stands."""


class Evaluation(Rules):
    """What a seat has saved is certain; the rest it must still fetch, one errand after the other."""

    def _evaluate(self, scratch: Scratch) -> None:
        """Write onto the scratch how likely each seat seems to win: by what it has saved and may still save."""
        players = self.players
        over = self.waiting == OVER
        hoped, most = 0.0, 0.0
        for seat in range(players):
            certain = self._saved(seat)
            scratch.values[seat] = certain
            if not over:
                open_ = self.prospects(seat)
                hoped += open_
                scratch.values[seat] += open_
            if scratch.values[seat] > most:
                most = scratch.values[seat]
        if self.fallen == 0:
            hoped = max(hoped, AHEAD)
        swing = MARGIN if over else SWING + EACH * hoped
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
        """Whoever is still on the track when ULTIMATE DIE comes is out of the game (6.8)."""
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
        """The prices of all whom a seat has saved."""
        total = 0
        for i in range(self.saves):
            if self.saver[i] == seat:
                total += PRICE[self.saved[i]]
        return total

    def prospects(self, seat: int) -> float:
        """What a seat may still save, in ST."""
        if self.stage[seat] == BUYING:
            return self._holdings(seat) + self._purse(seat)
        if self.stage[seat] == LIVING:
            return self._flight(seat) + self._purse(seat)
        if self.stage[seat] == FLEEING:
            return self._flight(seat)
        return 0.0

    def _holdings(self, seat: int) -> float:
        """On the track: by colours the dearest in the beds nearest to a gate, and a little for all that may come."""
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
                    self._note(many, PRICE[card], 2.0 * TURNS[AWAY[at]] - SPARED)
                    many += 1
                elif unbuilt:
                    self._note(many, EXPECTED * PRICE[card], 2.0 * TURNS[AWAY[unbuilt]] - SPARED)
                    many += 1
                    unbuilt = 0
            while building < MANY_BUILDINGS and COLOUR[BUILDINGS[building]] == colour:
                if beds == 0 and self.owner[BUILDINGS[building]] == seat:
                    at = BUILDINGS[building]
                    beds = BEDS[PLACE_OF[at]]
                building += 1
            if beds and unsold:
                self._note(many, EXPECTED * unsold, 2.0 * TURNS[AWAY[at]] - SPARED)
                many += 1
        to_go = max(LAST_SQUARE - self.pawns[seat], 0)
        return self._sum(many, -1, 0.0, 1.0, 1.0 * FADES * self.players / DECK) - STRIDE * to_go

    def _purse(self, seat: int) -> float:
        """What money is worth before the last day: it buys clients, and keeps one from having to sell them."""
        money = min(1.0 * self.money[seat], PURSE)
        return COIN * money * (1.0 - 0.5 * money / PURSE)

    def _note(self, many: int, price: float, time: float) -> int:
        """Write an errand down, those that bring most for their time first; where it stands now."""
        at = many
        while at and TIMES[at - 1] * price > time * PRICES[at - 1]:
            PRICES[at], TIMES[at], LEGS[at] = PRICES[at - 1], TIMES[at - 1], LEGS[at - 1]
            at -= 1
        PRICES[at], TIMES[at] = price, time
        return at

    def _sum(self, many: int, but: int, began: float, alive: float, pace: float) -> float:
        """What errands done in their order may save, but for one, by a patron who is alive with such a chance.

        The deck is 1024: so much of it has gone when the first begins, and so much goes by in a turn. All but the last
        turn of an errand end inside the wall.
        """
        total = 0.0
        for i in range(many):
            if i != but and began < FADES:
                alive *= self._spare((TIMES[i] + SPARED - 1.0) * pace, began)
                began += TIMES[i] * pace
                total += PRICES[i] * alive * self._fade(began)
        return total

    def _fade(self, passed: float) -> float:
        """The chance that a client can still be fetched when so much of the deck has gone."""
        return FADE[int(max(passed, 0.0))] if passed < FADES else 0.0

    def _spare(self, exposed: float, passed: float) -> float:
        """The chance of a patron to live on inside the wall while so much of the deck goes by."""
        return max(1.0 - exposed / max(FADES - passed, 1.0), 0.0)

    def _flight(self, seat: int) -> float:
        """In the city: whoever is under escort first, else whoever is the best beginning."""
        alive, mine = 0, seat == self.on_turn
        for other in range(self.players):
            alive += self.stage[other] <= FLEEING
        spare = max(self.steps, 0) if mine else 0
        declared = self.declared if mine else 0
        each = 1.0 * FADES / max(DECK - self.fallen, 1)
        pace = alive * each
        before = self._before(seat, alive) * each
        if mine and declared == 0 and self.waiting in (RUNNING, GOING) and not self.escort[seat]:
            spare, before = 0, 0.0  # whoever has declared nobody loses the turn
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
            at = self._note(many, worth, 2.0 * TURNS[out] - SPARED)
            LEGS[at] = leg
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
            return price * lives * self._fade(before) + self._sum(many, -1, before - SPARED * pace, lives, pace)
        if first >= 0 and LEGS[first] >= 0.0:
            return self._begun(many, first, before, exposed, pace)
        best = 0.0
        for i in range(many):
            if LEGS[i] >= 0.0:
                best = max(best, self._begun(many, i, before, exposed, pace))
        return best

    def _along(self, card: int) -> int:
        """What an errand is for: with the option the whole household, noted at its first card (10.2)."""
        if not self.household:
            return PRICE[card]
        total = 0
        for other in range(1, CARDS):
            if self.home[other] == self.home[card]:
                if other < card:
                    return 0
                total += PRICE[other]
        return total

    def _begun(self, many: int, first: int, before: float, exposed: float, pace: float) -> float:
        """What a flight may save that begins with one errand."""
        leg = LEGS[first] * pace
        lives = self._spare(exposed + leg - pace, 0.0)
        before += leg
        return PRICES[first] * lives * self._fade(before) + self._sum(many, first, before - SPARED * pace, lives, pace)

    def _before(self, seat: int, alive: int) -> float:
        """How many Vesuvius cards more or less than a whole round of them go by before a seat's next steps."""
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
