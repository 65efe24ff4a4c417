"""The cells of an observation. Seats count clockwise from the observer; the rest as in ``coding.py``."""

from typing import Final

from vesuvius.games.downfall.board import CARDS, SQUARES
from vesuvius.games.downfall.coding import HOUSES, KINDS, SYMBOLS, WAITS
from vesuvius.layout import Plane, layout

LAYOUT: Final = layout(
    1,
    Plane("markers", (4, len(SQUARES)), "The markers of each seat on each square."),
    Plane("lava", (len(SYMBOLS), len(SQUARES)), "For each symbol, 1 where lava with that symbol lies."),
    Plane("moved", (len(SQUARES),), "1 on the square of the marker that may not run a second time (D21)."),
    Plane("supply", (4,), "The markers each seat has not placed yet."),
    Plane("saved", (4,), "The markers each seat has saved."),
    Plane("volcano", (4,), "The markers each seat has lost to the volcano."),
    Plane("hand_sizes", (4,), "The number of cards each seat holds."),
    Plane("turn", (4,), "1 for the seat whose turn it is."),
    Plane("seats", (4,), "1 for each seat at the table."),
    Plane("hand", (len(CARDS),), "The observer's cards, by number."),
    Plane("discard", (len(CARDS),), "The discarded cards, by number."),
    Plane("deck", (1,), "The cards left in the deck."),
    Plane("omens", (1,), "The omens among them."),
    Plane("ad79", (1,), "How many times A.D. 79 was drawn."),
    Plane("bag", (len(KINDS),), "The tiles left in the bag, by kind; dual tiles come last."),
    Plane("aside", (len(KINDS),), "The tiles set aside, by kind."),
    Plane("tile", (len(KINDS),), "1 for the kind of the tile that was drawn and has to be laid."),
    Plane("decision", (len(WAITS),), f"1 for what has to be decided, in this order: {', '.join(WAITS)}."),
    Plane("pending", (1,), "The relatives or runs that this move still has left."),
    Plane("may_stop", (1,), "1 if the second run is optional (D20)."),
    Plane("closed", (len(HOUSES),), "2 for the building the marker entered, 1 for those that got a relative (D9)."),
    Plane("dual_vents", (1,), "1 if the game is played with dual-vent tiles."),
    Plane("mayfair", (1,), "1 if the game is played by the Mayfair edition."),
)
