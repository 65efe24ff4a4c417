"""The special building permit: an extra turn at the start of another player's turn (P13, P14)."""

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import changed, replace
from vesuvius.games.pompeji.events import TurnInterrupted
from vesuvius.games.pompeji.moves import UsePermit
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.sites import can_lay
from vesuvius.games.pompeji.state import State


def permits(state: State, seat: Seat) -> list[UsePermit]:
    """The permit, if this seat may use it now."""
    return [] if refusal(state, seat) else [UsePermit()]


def refusal(state: State, seat: Seat) -> Illegal | None:
    """Why this seat may not interrupt now, or None: once a turn, before its player acts, with something to lay."""
    if state.waiting == "deal":
        return refused("permit_dealing", "P14")
    if state.interrupter is not None:
        return refused("permit_in_permit", "P14")
    if seat == state.turn:
        return refused("permit_own_turn", "P13")
    if state.waiting != "turn":
        return refused("permit_late", "P14", who=state.turn)
    if state.interrupted:
        return refused("permit_again", "P14")
    if not state.permits[seat]:
        return refused("permit_used", "P13")
    if not can_lay(state, seat):
        return refused("permit_idle", "P14")
    return None


def interrupt(state: State, seat: Seat) -> Step[State]:
    """The owner gives the permit up and takes a turn at once; the player whose turn it was waits (P13)."""
    if reason := refusal(state, seat):
        raise reason
    whose = state.turn
    state = replace(
        state, permits=changed(state.permits, seat, -1), waiting="permit", interrupted=True, interrupter=seat
    )
    return Step(state, (TurnInterrupted(seat=seat, whose=whose),))
