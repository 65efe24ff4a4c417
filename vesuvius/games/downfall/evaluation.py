"""The numbers of the twin's evaluation and of its shrewd policy.

They were fitted to games of two searching bots. Those of the flight predict the winner best over 16,000 positions of
850 games. The values of homes predict the difference in saved markers best over the last position before the eruption,
in 900 games and in 750 more whose cities were settled at random and by the sensible policy.
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
"""The part of the markers on a square that get out in the end: most do near a gate and far from a vent."""

NEIGHBOUR = 0.065
"""What each neighbour on the square adds to the value of a home."""

KIN = 0.3
"""The value of a relative still to be placed."""

EXPOSED = 0.8
"""The part of a marker's chance that is lost where the next tile can fall on it."""

GATE = 0.82
"""The part of that chance that is left where the next tile can fall on every nearest gate."""

SETTLED, CARD = 1.09, 0.0216
"""The lead in markers that makes the odds e : 1 before the flight: SETTLED, plus CARD for each card to come."""

SWING, EACH = 0.146, 0.032
"""The same in flight: SWING, plus EACH for each tile left in the bag."""

MARGIN = 3.0
"""The same in a finished game, for the part of its value that depends on the margin."""

TURN = -0.22
"""The value in flight of being the seat to move, besides its two moves before others can lay a tile."""

KEPT = 0.993
"""The part of a marker's chance that is left after each tile laid before it moves."""

MAX_TURNS, MOST, TOO_LATE = 16, 48, 16
WAITED = [KEPT**tiles for tiles in range(MOST + TOO_LATE)]
"""The part of a marker's chance that is left after a number of tiles; there are never more than MOST."""

IN_TIME = [1 / (1 + exp(late)) for late in range(-MOST, TOO_LATE)]
"""The chance that a marker gets out before the bag is empty; the index is MOST + the tiles by which it is late."""

# The shrewd policy. A number was kept if it won more of 8,000 games than the one before it; with all of them
# the shrewd policy wins 79 % of 4,000 games against the sensible one, and 51 % against three sensible opponents.

HOME = [round(1000 * worth) for worth in WORTH]
"""The value of a home."""

NEIGHBOURS, CALLED = 70, 93
"""What each neighbour on the square, and each relative called, adds to the value of a home."""

LEADER = 63
"""An omen takes the leader's best-housed marker: the weight of each marker its seat has, on the scale of HOME."""

BURIED, OWN_BURIED, NEARBY = 20, 12, 6
"""The weights of a tile's square: each marker of another seat that is buried, how many of them an own marker outweighs,
and each marker beside the tile."""

FROM_AFAR, LEFT_BEHIND, OUT_OF_DANGER = 21, 5, 46
"""The weights of the marker that runs: its distance to a gate, each marker of another seat beside it, and danger."""

MET, KIN_MET = 20, 26
"""The weights of its goal: each marker on that square, and in addition each of the seat's own."""
