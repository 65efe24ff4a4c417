"""What a patron of The Last Days can expect to save: how many turns a rescue takes, and the chance left by then."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from vesuvius.contract import Seat
from vesuvius.games.lastdays.board import BUILDINGS, CARDS, PEOPLE, Card, Place, Spot
from vesuvius.games.lastdays.city import Buried
from vesuvius.games.lastdays.decks import VESUVIUS
from vesuvius.games.lastdays.distances import steps_from, steps_into, steps_out
from vesuvius.games.lastdays.fleeing import steps, wanted
from vesuvius.games.lastdays.moves import TWO_DICE
from vesuvius.games.lastdays.state import State

FEAR = 1.7
"""Exponent of the chance of a rescue: it falls faster than that of a single building, as ways close and patrons die."""

SPARED: Final = 0.3
"""The fraction of a turn saved at each rescue, because steps left over are not lost."""

DECK: Final = sum(VESUVIUS.values())
_ROLLS: Final = tuple(steps(roll.dice, doubled=False) for roll in TWO_DICE)


@cache
def turns(distance: int) -> float:
    """How many turns a walk takes on average."""
    if distance <= 0:
        return 0.0
    return 1.0 + sum(turns(distance - roll) for roll in _ROLLS) / len(_ROLLS)


@dataclass(frozen=True, slots=True)
class Danger:
    """How fast the city is buried: cards left in the Vesuvius deck, and cards turned from one turn to the next."""

    left: int
    a_turn: int

    def chance(self, when: float) -> float:
        """The chance that a client can still be led out after ``when`` turns."""
        return float(max(0.0, 1.0 - self.a_turn * when / max(1, self.left)) ** FEAR)


@dataclass(frozen=True, slots=True)
class Errand:
    """The rescue of one client: the price on the card, and the turns it takes from outside and back."""

    card: Card
    price: int
    turns: float


@lru_cache(maxsize=4096)
def there_and_back(place: Place, buried: Buried) -> float | None:
    """The turns from outside the wall to a place and out again; None if no way leads out."""
    out = steps_from(f"p{place}", steps_out(buried))
    return None if out is None else 2 * turns(out) - SPARED


def errand(card: Card, place: Place, buried: Buried) -> Errand | None:
    """A client's rescue from outside; None if it cannot be done."""
    far = there_and_back(place, buried)
    return None if far is None else Errand(card, PEOPLE[card].price, far)


def prospects(errands: Iterable[Errand], danger: Danger, began: float = 0.0) -> float:
    """What one patron can expect to save by fetching clients one after the other, the best price for the time first."""
    total = 0.0
    for each in sorted(errands, key=lambda each: each.turns / each.price):
        began += each.turns
        total += each.price * danger.chance(began)
    return total


def beds(cards: Iterable[Card]) -> list[Place]:
    """The beds in the buildings of these cards, those nearest to a gate first."""
    buildings = [BUILDINGS[card] for card in cards if card in BUILDINGS]
    found = [building.place for building in buildings for _ in range(building.capacity)]
    return sorted(found, key=lambda place: (there_and_back(place, frozenset()), place))


@lru_cache(maxsize=65536)
def lodged(cards: tuple[Card, ...]) -> tuple[Errand, ...]:
    """The people of these cards, all of one colour, in their beds: the most expensive nearest to a gate."""
    people = sorted((card for card in cards if card in PEOPLE), key=lambda card: -PEOPLE[card].price)
    errands = (errand(card, place, frozenset()) for card, place in zip(people, beds(cards), strict=False))
    return tuple(each for each in errands if each)


@lru_cache(maxsize=65536)
def worth(cards: tuple[Card, ...], players: int) -> float:
    """What a seat can expect to save with its cards when the mountain wakes."""
    colours: dict[str, tuple[Card, ...]] = {}
    for card in cards:
        colour = CARDS[card].colour
        colours[colour] = (*colours.get(colour, ()), card)
    return prospects((each for alike in colours.values() for each in lodged(alike)), Danger(DECK, players))


def danger_now(state: State) -> Danger:
    """Every living player turns a card on each turn (7.4)."""
    return Danger(DECK - len(state.vesuvius), state.stage.count("fleeing"))


def plans(state: State, seat: Seat, start: Spot, spare: int = 0) -> Mapping[Card, float]:
    """For each client who can be rescued from a spot, the expected score of a flight that begins with that client.

    ``spare`` steps are left from the last roll.
    """
    buried, danger = state.buried, danger_now(state)
    errands = [errand(card, state.housed[card], buried) for card in wanted(state, seat)]
    open_errands = [each for each in errands if each]
    found: dict[Card, float] = {}
    for first in open_errands:
        place = state.housed[first.card]
        near = 0 if start == f"p{place}" else steps_from(start, steps_into(place, buried))
        if near is None:
            continue
        out = steps_from(f"p{place}", steps_out(buried))
        assert out is not None
        saved = (1.0 if start == f"p{place}" else turns(near - spare)) + turns(out) - SPARED
        rest = prospects((each for each in open_errands if each != first), danger, saved)
        found[first.card] = first.price * danger.chance(saved) + rest
    return found
