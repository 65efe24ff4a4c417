"""What the fast twin hopes for, as tables: how many moves a marker needs, and how much of its chance waiting leaves.

The citizen weighs a city by the same thoughts (``vesuvius/bots/citizen_downfall.py``). The numbers here were fitted to
how 150 games of two searching bots went on from 6,000 of their positions: these tell best who will win.
"""

from math import ceil

STRIDE = 1.3
"""How far a marker gets with each move after its first: it meets others on its way, now and then."""

KEPT = {2: 0.96, 3: 0.95, 4: 0.94}
"""How much of a marker's chance is left after each move it must wait for, by players."""

EXPOSED = 0.9
"""The part of a marker's chance that goes where the next tile can fall on it."""

SETTLER, STEP, NEIGHBOUR = 0.5, 0.13, 0.145
"""While settling: what a marker on a gate square is worth, what each step from there takes, what a neighbour adds."""

KIN = 0.4
"""What a relative still to be placed is worth."""

SETTLED = 1.75
"""By how many markers two seats must differ while settling to make the odds between them e : 1."""

SWING, EACH = 0.4, 0.015
"""The same in flight: when the bag is empty, and more for each tile left in it."""

MARGIN = 3.0
"""The same for how clearly a game was won."""

LONGEST = 16
NEEDED = [1 + max(0, ceil((steps - 40) / STRIDE)) for steps in range(64)]
"""Moves to get out, by 40 + the steps to the outside of a gate - the legs for the first move; never above LONGEST."""

WAITS = 256
WAITED = [KEPT.get(players, 0.0) ** moves for players in range(5) for moves in range(WAITS)]
"""The part of a chance that is left, by players and moves waited."""
