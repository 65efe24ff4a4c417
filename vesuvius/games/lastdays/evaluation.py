"""What the fast twin of The Last Days hopes for, as tables: how long a rescue takes, and what chance is left by then.

The citizen weighs a flight by the same thoughts (``vesuvius/bots/rescue_lastdays.py``).
"""

from vesuvius.games.lastdays.arrays import COLOUR, PERSON, PLACE, PRICE
from vesuvius.games.lastdays.distances import steps_from, steps_out
from vesuvius.games.lastdays.fleeing import steps
from vesuvius.games.lastdays.moves import TWO_DICE

FEAR = 1.0
"""How much faster hope fades than a single building is buried: ways close too, and patrons die."""

SPARED = 0.3
"""The part of a turn that goes on after a rescue, since steps left over are not lost."""

EXPECTED = 0.6
"""How much of a pair's worth a bed or a client has while the other half is still on the track."""

COIN, PURSE = 0.1, 8000.0
"""What the first ST of money is worth on the track, and from how much on more is worth nothing."""

STRIDE = 2.0
"""What a square of the track is worth: whoever has nothing left to buy goes on."""

HASTE = 3.0
"""How many turns more than one a seat without a pair needs to get one and enter phase 2."""

SWING, EACH = 300.0, 0.15
"""By how many ST two seats must differ to make the odds between them e : 1, and more for each ST still hoped for."""

AHEAD = 14000.0
"""What all seats together hope for, at least, while some are on the track and have most of it still to buy."""

MARGIN = 6000.0
"""The same for how clearly a game was won."""

_ROLLS = [steps(roll.dice, doubled=False) for roll in TWO_DICE]

TURNS = [0.0]
"""How many turns a walk of so many steps takes on average."""
for _far in range(1, 256):
    TURNS.append(1.0 + sum(TURNS[max(_far - roll, 0)] for roll in _ROLLS) / len(_ROLLS))

FADES = 1024
FADE = [(1.0 - passed / FADES) ** FEAR for passed in range(FADES)] + [0.0]
"""The chance that somebody can still be led out when so many 1024ths of the Vesuvius deck have been turned over."""


def _steps_out(place: int) -> int:
    found = steps_from(f"p{place}", steps_out(frozenset()))
    assert found is not None
    return found


AWAY = [_steps_out(place) if place else 0 for place in PLACE]
"""For each building, the steps from it out of the city while nothing lies buried."""

_CARDS = range(1, len(PRICE))
PEOPLE = sorted((card for card in _CARDS if PERSON[card]), key=lambda card: (COLOUR[card], -PRICE[card], card))
"""The people colour by colour, the dearest first."""
BUILDINGS = sorted((card for card in _CARDS if not PERSON[card]), key=lambda card: (COLOUR[card], AWAY[card], card))
"""The buildings colour by colour, those nearest to a gate first."""
