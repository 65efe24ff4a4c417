"""The cells of an observation. Seats count clockwise from the observer; the rest as in ``coding.py``.

Nothing at the table is hidden (3.5). An amount of money fills two cells: the ST 500s in it, 127 at most, and the ST 50s
in the rest.
"""

from typing import Final

from vesuvius.games.lastdays.board import CARDS, DOORS
from vesuvius.games.lastdays.coding import MOMENTS, SEATS, STAGES
from vesuvius.games.lastdays.decks import VITA
from vesuvius.layout import Plane, layout

SEAT: Final = layout(
    0,
    Plane("present", (1,), "1 if it is at the table"),
    Plane("turn", (1,), "1 if it is its turn"),
    Plane("to_move", (1,), "1 if it is to move"),
    Plane("stage", (len(STAGES),), f"1 for its stage ({', '.join(STAGES)})"),
    Plane("house", (1,), "the place of its citizen's house"),
    Plane("money", (2,), "its money"),
    Plane("square", (1,), "the square of its pawn"),
    Plane("place", (1,), "or its place"),
    Plane("dot", (2,), "or its dot, as 1 + the hundreds, then the rest"),
)
"""The cells of one seat. The clients it escorts are those without a home."""

LAYOUT: Final = layout(
    0,
    Plane("owned", (SEATS, len(CARDS)), "For each seat, 1 for each card it owns, 2 for each client it has saved."),
    Plane(
        "homes",
        (len(CARDS),),
        "For a person the place of its home, 0 without one, -1 if it perished; for a building the number of people "
        "who live there.",
    ),
    Plane("buried", (len(DOORS),), "1 for each place that is buried."),
    Plane(
        "seats",
        (SEATS, SEAT.size),
        "For each seat: " + "; ".join(f"{plane.meaning} (from {plane.offset})" for plane in SEAT.planes) + ".",
    ),
    Plane("vita", (len(VITA),), "1 for each Vita Romana card that has been turned over."),
    Plane("blanks", (1,), "The blank Vesuvius cards turned over."),
    Plane("doublings", (1,), "The x2 Vesuvius cards turned over."),
    Plane("doubled", (1,), "1 if the last Vesuvius card turned over was an x2."),
    Plane(
        "decision",
        (len(MOMENTS),),
        f"1 for what has to be decided, in this order: {', '.join(moment.__name__ for moment in MOMENTS)}.",
    ),
    Plane("offers", (1,), "The offers made this turn."),
    Plane("back", (1,), "1 if the dice are rolled for the way back."),
    Plane("steps", (1,), "The steps left to the pawn."),
    Plane("declared", (1,), "The card of the client that was declared."),
    Plane("effect", (1,), "The number of the Vita Romana effect that is being carried out."),
    Plane("debts", (1,), "The number of debts still to be paid."),
    Plane("payer", (1,), "1 + the seat that pays the first of them."),
    Plane("payee", (1,), "1 + the seat that receives it; 0 is the bank."),
    Plane("owed", (1,), "The amount of the first debt, in ST 50s."),
    Plane("money_given", (2,), "The money that the open offer gives."),
    Plane("money_asked", (2,), "The money that the open offer asks for."),
    Plane("options", (1,), "1 for the option calm, plus 2 for the option household."),
    Plane("terms", (len(CARDS),), "1 for each card that the open offer gives, 2 for each that it asks for."),
)
