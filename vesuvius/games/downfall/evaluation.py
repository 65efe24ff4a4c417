"""What the fast twin hopes for, as tables: what a home is worth, and how much of a marker's chance waiting leaves.

The numbers were fitted to games of two searching bots. Those of the flight tell best who won, from 16,000 positions of
850 games; what a home is worth tells best by how many saved markers, from the last position before the eruption in 900
games, and in 750 whose cities were settled at random and by the sensible policy.
"""

from math import exp

from vesuvius.games.downfall.board import SQUARES

# fmt: off
_WORTH = {
                "B1": 0.47,                         "E1": 0.38,             "G1": 0.25,
    "A2": 0.51, "B2": 0.19,             "D2": 0.09, "E2": 0.19,                         "H2": 0.06,
    "A3": 0.54,             "C3": 0.06, "D3": 0.11, "E3": 0.09, "F3": 0.23, "G3": 0.14, "I3": 0.25,
                "B4": 0.51, "C4": 0.31, "D4": 0.07, "G4": 0.22, "H4": 0.16, "J4": 0.13, "K4": 0.21,
                            "C5": 0.46, "D5": 0.26, "F5": 0.22, "G5": 0.39,
                "B6": 0.52,             "D6": 0.01, "E6": 0.14, "F6": 0.40, "H6": 0.33, "I6": 0.25, "K6": 0.34,
                                                                "F7": 0.46,             "I7": 0.43, "K7": 0.18,
}
# fmt: on
WORTH = [_WORTH.get(square, 0.0) for square in SQUARES]
"""How many of the markers that live on a square get out in the end: near a gate, and far from a vent, most do."""

NEIGHBOUR = 0.065
"""What each neighbour on its square adds to that."""

KIN = 0.3
"""What a relative still to be placed is worth."""

EXPOSED = 0.8
"""The part of a marker's chance that goes where the next tile can fall on it."""

GATE = 0.82
"""How much of it is left where the next tile can fall on every gate that is nearest."""

SETTLED, CARD = 1.09, 0.0216
"""By how many markers two seats must differ to make the odds between them e : 1, and more for each card to come."""

SWING, EACH = 0.146, 0.032
"""The same in flight: when the bag is empty, and more for each tile left in it."""

MARGIN = 3.0
"""The same for how clearly a game was won."""

TURN = -0.22
"""What it is worth in flight to be on turn, besides the two moves that one has before others can lay a tile."""

KEPT = 0.993
"""How much of a chance is left after each tile that a marker must wait for."""

LONGEST, MOST, TOO_LATE = 16, 48, 16
WAITED = [KEPT**tiles for tiles in range(MOST + TOO_LATE)]
"""The part of a chance that is left, by the tiles it must wait for: never more than this, for there are but MOST."""

IN_TIME = [1 / (1 + exp(late)) for late in range(-MOST, TOO_LATE)]
"""How likely a marker gets out before the bag is empty, by MOST + the tiles it comes too late."""

# How the shrewd choose. Each number was kept that won more games of 8,000 against the numbers before; by all of them
# the shrewd win 79 % of 4,000 games against the sensible, and one among three sensible 51 %.

HOME = [round(1000 * worth) for worth in WORTH]
"""What a home is worth to them."""

NEIGHBOURS, CALLED = 70, 93
"""What each neighbour on the square adds to that, and each relative that is called."""

LEADER = 63
"""An omen takes from whoever has most people, the best housed first: what weighs each of their people beside a home."""

BURIED, OWN_BURIED, NEARBY = 20, 12, 6
"""A tile falls on others, and beside them, but not on oneself: what weigh one buried, how often an own one counts, and
what weighs one beside it."""

FROM_AFAR, LEFT_BEHIND, OUT_OF_DANGER = 21, 5, 46
"""Who runs: whoever is far from a gate, with many strangers around, or where the next tile may fall."""

MET, KIN_MET = 20, 26
"""And whereto: to others, and more so to one's own."""
