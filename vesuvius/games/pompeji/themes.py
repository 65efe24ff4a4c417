"""The themes of puzzles, by the position and the events of the best move."""

from collections.abc import Iterator
from typing import Final

from vesuvius.contract import Seat
from vesuvius.games.pompeji.cards import VOLCANOES
from vesuvius.games.pompeji.events import CardBuilt, StatueRaised
from vesuvius.games.pompeji.moves import Discard, Draw, Move, Stop
from vesuvius.games.pompeji.rules import play
from vesuvius.games.pompeji.state import State

CROSSING = 3
"""The fewest streets that a placement at a crossing pays in."""


THEMES: Final = (
    "permit", "statue", "seventh_card", "draw_or_stop", "crossing", "same_building", "same_colour", "discard",
    "no_points", "endgame",
)  # fmt: skip
"""All themes that a puzzle may have."""


def themes(state: State, seat: Seat, move: Move) -> tuple[str, ...]:
    """The themes of a decision whose best move this is, the most telling first."""
    return tuple(_themes(state, seat, move))


def _themes(state: State, seat: Seat, move: Move) -> Iterator[str]:
    step = play(state, seat, move)
    laid = [event for event in step.events if isinstance(event, CardBuilt | StatueRaised)]
    streets = [street for event in laid for street in event.streets]
    if state.interrupter == seat:
        yield "permit"
    if any(isinstance(event, StatueRaised) for event in laid):
        yield "statue"
    if any(street.seventh for street in streets):
        yield "seventh_card"
    if isinstance(move, Draw | Stop):
        yield "draw_or_stop"
    if isinstance(move, Discard):
        yield "discard"
    if len(streets) >= CROSSING:
        yield "crossing"
    if any(street.kind for street in streets):
        yield "same_building"
    if any(street.colour for street in streets):
        yield "same_colour"
    if laid and not streets:
        yield "no_points"
    if state.volcanoes == VOLCANOES - 1:
        yield "endgame"
