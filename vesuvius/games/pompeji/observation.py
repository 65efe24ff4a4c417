"""The cells of an observation. Seats count clockwise from the observer; the rest as in ``coding.py``."""

from typing import Final

from vesuvius.games.pompeji.cards import CARDS
from vesuvius.games.pompeji.coding import WIDTH
from vesuvius.games.pompeji.state import WAITINGS
from vesuvius.layout import Plane, layout

LAYOUT: Final = layout(
    0,
    Plane("kinds", (7, WIDTH), "For each kind, 1 on each square where a building of that kind lies."),
    Plane("colours", (7, WIDTH), "For each colour, 1 on each square where a building of that colour lies."),
    Plane("statues", (WIDTH,), "1 on each square where a statue lies."),
    Plane("values", (WIDTH,), "The value of the building on each square."),
    Plane("sites", (WIDTH,), "1 on each square beside the city where a card may lie if its signs fit."),
    Plane("hand_sizes", (4,), "The number of cards each seat holds."),
    Plane("statues_left", (4,), "The statues each seat has not raised yet."),
    Plane("permits", (4,), "The permits each seat has left."),
    Plane("score_hundreds", (4,), "The hundreds of each seat's score, rounded down."),
    Plane("score_rest", (4,), "What is left of each seat's score above those hundreds."),
    Plane("turn", (4,), "1 for the seat whose turn it is."),
    Plane("acting", (4,), "1 for the seat that acts: during a permit turn the one that used the permit."),
    Plane("seats", (4,), "1 for each seat at the table."),
    Plane("hand", (len(CARDS),), "1 for each card the observer holds."),
    Plane("discard", (len(CARDS),), "1 for each discarded card."),
    Plane("deck", (1,), "The cards left in the deck."),
    Plane("volcanoes", (1,), "The volcano cards drawn so far."),
    Plane("interrupted", (1,), "1 if this turn has been interrupted by a permit."),
    Plane("decision", (len(WAITINGS),), f"1 for what has to be decided, in this order: {', '.join(WAITINGS)}."),
    Plane("double_permit", (1,), "1 if each seat starts with two permits."),
)
