"""Terminal faces: how a game is drawn. A game without a face of its own gets the plain one."""

from collections.abc import Sequence
from typing import Literal, Protocol, cast

from rich.console import RenderableType

from vesuvius.contract import AnyMove, AnyView, BaseEvent, Position
from vesuvius.games import spec
from vesuvius.spec import resolve

PLAIN = "vesuvius.terminal.plain"
"""The face of a game that has none of its own."""


class Face(Protocol):
    """The functions of a terminal face."""

    def board(self, view: AnyView, legal: Sequence[AnyMove]) -> RenderableType:
        """The table as one seat sees it, in at most 80 columns and 17 lines, with the possible choices marked."""
        ...

    def offered(self, view: AnyView, legal: Sequence[AnyMove]) -> Sequence[AnyMove]:
        """The legal moves to list, where the full list would be too long; the others can still be typed."""
        ...

    def hand(self, view: AnyView) -> RenderableType:
        """One line: the cards in hand, or whatever else only this seat has; may be empty."""
        ...

    def asked(self, view: AnyView) -> str:
        """What the seat to move has to do, as a sentence without its subject: "play a card"."""
        ...

    def sentence(self, event: BaseEvent, names: Sequence[str]) -> str | None:
        """An event as a line of the log; None for an event that needs no line."""
        ...

    def tally(self, position: Position) -> dict[str, list[int]]:
        """Figures of a finished game, per seat, for the summary of many games."""
        ...


def texts(game: str, what: Literal["NOTE", "HELP", "SIGNS"]) -> list[str]:
    """Optional texts of a face: ``NOTE`` before the game, such as its history; ``HELP`` on what to type; ``SIGNS`` on
    what the board shows."""
    words = getattr(face(game), what, None)
    return [words] if words else []


def narrated(game: str, event: BaseEvent, names: Sequence[str]) -> str | None:
    """An event as a line for people who see all hands: faces whose ``sentence`` says "you" have a function for it."""
    describe = getattr(face(game), "narrated", face(game).sentence)
    line: str | None = describe(event, names)
    return line


def owned(game: str, view: AnyView) -> list[str]:
    """A line of help on the seat's cards, from faces that have no room for their names on the table."""
    describe = getattr(face(game), "owned", None)
    return [describe(view)] if describe else []


def face(game: str) -> Face:
    """The face of a game on the shelf."""
    return cast("Face", resolve(spec(game).face or PLAIN))
