"""Numbers and tables of the twin's evaluation: how long a rescue takes, and the chance that is left by then.

The citizen estimates a flight in the same way (``vesuvius/bots/lastdays/rescue.py``).
"""

from vesuvius.games.lastdays.arrays import COLOUR, PERSON, PLACE, PRICE
from vesuvius.games.lastdays.distances import steps_from, steps_out
from vesuvius.games.lastdays.fleeing import steps
from vesuvius.games.lastdays.moves import TWO_DICE

FEAR = 1.0
"""Exponent of the chance of a rescue; above 1 it falls faster than the share of the Vesuvius deck that is left."""

SPARED = 0.3
"""The fraction of a turn saved at each rescue, because steps left over are not lost."""

EXPECTED = 0.6
"""The value of a bed or a client without the other half of the pair, as a fraction of its value in a pair."""

COIN, PURSE = 0.1, 8000.0
"""The value of the first ST 1 of money, and the amount beyond which more money is worth nothing."""

STRIDE = 2.0
"""The value, in ST, of each square along the track, so that a seat with nothing left to buy moves on."""

HASTE = 3.0
"""The turns that a seat without a pair needs before it can enter phase 2; with a pair it needs one."""

SWING, EACH = 300.0, 0.15
"""The lead in ST that makes the odds between two seats e : 1: SWING, plus EACH for each ST that all still expect."""

AHEAD = 14000.0
"""A lower bound for what all seats together still expect, until the first Vesuvius card: much is still to be bought."""

MARGIN = 6000.0
"""The same lead in a finished game, for the part of its value that depends on the margin."""

_ROLLS = [steps(roll.dice, doubled=False) for roll in TWO_DICE]

TURNS = [0.0]
"""The average number of turns that a walk takes, by its steps."""
for _far in range(1, 256):
    TURNS.append(1.0 + sum(TURNS[max(_far - roll, 0)] for roll in _ROLLS) / len(_ROLLS))

FADES = 1024
FADE = [(1.0 - passed / FADES) ** FEAR for passed in range(FADES)] + [0.0]
"""The chance that a client can still be led out, by how many 1024ths of the Vesuvius deck have been turned over."""


def _steps_out(place: int) -> int:
    found = steps_from(f"p{place}", steps_out(frozenset()))
    assert found is not None
    return found


AWAY = [_steps_out(place) if place else 0 for place in PLACE]
"""For each building, the steps from it out of the city while nothing lies buried."""

_CARDS = range(1, len(PRICE))
PEOPLE = sorted((card for card in _CARDS if PERSON[card]), key=lambda card: (COLOUR[card], -PRICE[card], card))
"""The people colour by colour, the most expensive first."""
BUILDINGS = sorted((card for card in _CARDS if not PERSON[card]), key=lambda card: (COLOUR[card], AWAY[card], card))
"""The buildings colour by colour, those nearest to a gate first."""
