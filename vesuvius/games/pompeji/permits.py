"""The special building permit: a turn at the start of another player's (P13, P14)."""

from dataclasses import replace

from vesuvius.contract import Illegal, Seat, Step, tell
from vesuvius.games.pompeji.sites import can_lay
from vesuvius.games.pompeji.state import SEAT_NAMES, State, UsePermit, changed


def permits(state: State, seat: Seat) -> list[UsePermit]:
    """The permit, where this seat may use it now."""
    return [] if refusal(state, seat) else [UsePermit()]


def refusal(state: State, seat: Seat) -> Illegal | None:
    """Why this seat may not interrupt now, if so: once a turn, before its player has acted, to lay something."""
    whose = SEAT_NAMES[state.turn]
    if state.waiting == "deal":
        return Illegal("Nobody is on turn before the cards are dealt.", "P14")
    if state.interrupter is not None:
        return Illegal("A permit turn cannot be interrupted.", "P14")
    if seat == state.turn:
        return Illegal("A permit interrupts another player's turn, and this turn is yours.", "P13")
    if state.waiting != "turn":
        return Illegal(f"A permit is for the start of a turn, and {whose} has acted already.", "P14")
    if state.interrupted:
        return Illegal(f"A turn is interrupted once only, and {whose}'s was.", "P14")
    if not state.permits[seat]:
        return Illegal("You have no permit left.", "P13")
    if not can_lay(state, seat):
        return Illegal("A permit needs a card or statue that can be laid, and you have none.", "P14")
    return None


def interrupt(state: State, seat: Seat) -> Step[State]:
    """Its owner gives the permit up and takes a turn at once; the player on turn waits (P13)."""
    if reason := refusal(state, seat):
        raise reason
    whose = state.turn
    state = replace(
        state, permits=changed(state.permits, seat, -1), waiting="permit", interrupted=True, interrupter=seat
    )
    return Step(state, (tell("interrupted", seat=seat, whose=whose),))
