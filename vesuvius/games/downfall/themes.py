"""The themes of puzzles, by the position and the events of the best move."""

from collections.abc import Iterator
from typing import Final

from vesuvius.contract import Seat
from vesuvius.games.downfall.board import GATES
from vesuvius.games.downfall.events import CardPlayed, LavaLaid, MarkerMoved, MarkerSaved, MarkersLost
from vesuvius.games.downfall.lava import with_a_way_out
from vesuvius.games.downfall.moves import Done, Move, Omen, PlaceRelative
from vesuvius.games.downfall.rules import play
from vesuvius.games.downfall.state import State

THEMES: Final = (
    "omen", "relatives", "joker", "at_a_gate", "rescue", "last_gate", "burial", "cut_off", "lava", "flight",
    "settling",
)  # fmt: skip
"""All themes that a puzzle may have."""


def themes(state: State, seat: Seat, move: Move) -> tuple[str, ...]:
    """The themes of a decision whose best move this is, the most telling first."""
    return tuple(_themes(state, seat, move))


def _themes(state: State, seat: Seat, move: Move) -> Iterator[str]:
    step = play(state, seat, move)
    played = [event for event in step.events if isinstance(event, CardPlayed)]
    if isinstance(move, Omen):
        yield "omen"
    if isinstance(move, PlaceRelative) or (isinstance(move, Done) and state.waiting == "relative"):
        yield "relatives"
    if any(event.relatives for event in played):
        yield "relatives"
    if any(event.joker for event in played):
        yield "joker"
    if played and played[0].square in GATES:
        yield "at_a_gate"
    if any(isinstance(event, MarkerSaved) for event in step.events):
        yield "rescue"
    if state.lava and len(GATES.keys() & with_a_way_out(state.lava)) == 1:
        yield "last_gate"
    lost = {event.cause for event in step.events if isinstance(event, MarkersLost)}
    if "buried" in lost:
        yield "burial"
    if "cut_off" in lost:
        yield "cut_off"
    if any(isinstance(event, LavaLaid) for event in step.events):
        yield "lava"
    if any(isinstance(event, MarkerMoved) for event in step.events):
        yield "flight"
    if played:
        yield "settling"
