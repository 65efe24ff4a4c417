"""Attempts: requests to move, before the rules have judged them."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct

from vesuvius.contract import Seat
from vesuvius.store import Note, Row


class Special(Enum):
    """A request of a seat that is not a move of its game."""

    TAKE_BACK = "take back"
    RESIGN = "resign"
    PAUSE = "pause"
    RESUME = "resume"


TAKE_BACK: Final = Special.TAKE_BACK
"""Undo the seat's last move."""

RESIGN: Final = Special.RESIGN
"""Give up the seat."""

PAUSE: Final = Special.PAUSE
"""Stop the game and its clocks, until anybody resumes it."""

RESUME: Final = Special.RESUME
"""Go on after a pause."""

NOTES: Final[Mapping[str | Special, Note]] = {RESIGN: "resign", PAUSE: "pause", RESUME: "resume"}


class By(Struct, frozen=True):
    """Who moves for a seat: a person, a bot, or a bot because the seat's time was up (``late``)."""

    person_id: str | None = None
    bot: str | None = None
    late: bool = False


class Attempt(Struct, frozen=True):
    """A request to move. ``seen`` is the number of the last move its sender knew; ``key`` makes a resend harmless."""

    seat: Seat
    move: str | Special
    by: By
    seen: int
    key: str | None = None

    @property
    def back(self) -> bool:
        """Whether this takes a move back."""
        return self.move is TAKE_BACK

    @property
    def note(self) -> Note | None:
        """What this is instead of a move, whatever the position."""
        return NOTES.get(self.move)

    def row(self, number: int, move: str, at: int) -> Row:
        """The row of this attempt, once it has been judged. ``move`` is its notation."""
        by = self.by
        return Row(number, self.seat, move, at, self.back, by.person_id, by.bot, by.late, self.key, self.note)
