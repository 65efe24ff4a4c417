"""Moves that people send, over HTTP or a socket."""

from vesuvius.contract import Seat
from vesuvius.tables.attempts import TAKE_BACK, Attempt, By
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import Nameless
from vesuvius.web.limits import Limits, Sender
from vesuvius.web.schemas import Play, TakeBack


async def play_for(
    hall: Hall, limits: Limits, table_id: str, sent: Play | TakeBack, person_id: str | None, sender: Sender
) -> int:
    """Play or take back a move for a person; returns the number under which it was stored."""
    if person_id is None:
        raise Nameless
    await limits.take("move", sender)
    move = sent.move if isinstance(sent, Play) else TAKE_BACK
    return await hall.play(table_id, Attempt(Seat(sent.seat), move, By(person_id), sent.seen, sent.key))
