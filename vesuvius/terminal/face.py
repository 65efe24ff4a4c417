"""How a game shows itself in a terminal; each game has one file here that does it."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Literal, Protocol, cast

from rich.console import RenderableType

from vesuvius.contract import Event, Json, Position, View


class Face(Protocol):
    """What the terminal needs to know of a game's looks."""

    def board(self, view: Mapping[str, Json], legal: Sequence[Any]) -> RenderableType:
        """The table as one seat sees it, at most 80 columns and 17 lines, what may be chosen marked."""
        ...

    def offered(self, view: View, legal: Sequence[Any]) -> Sequence[Any]:
        """The legal moves worth listing, where the full list is too long for anybody; all others may still be typed."""
        ...

    def hand(self, view: View) -> RenderableType:
        """One line: the cards in hand, or what else belongs to the seat alone; empty where there is nothing."""
        ...

    def asked(self, view: View) -> str:
        """What is asked of whoever is waited for, in one sentence without its subject: "play a card"."""
        ...

    def sentence(self, event: Event, names: Sequence[str]) -> str | None:
        """An event as a line of the log; None where it goes without saying."""
        ...

    def tally(self, position: Position) -> dict[str, list[int]]:
        """What a finished game is measured by, per seat, for the summary of many games."""
        ...


def said(game: str, what: Literal["NOTE", "HELP", "SIGNS"]) -> list[str]:
    """What faces say besides: a ``NOTE`` before the game, as what of it is history; ``HELP`` with what to type,
    ``SIGNS`` with what stands on the board."""
    words = getattr(face(game), what, None)
    return [words] if words else []


def owned(game: str, view: View) -> list[str]:
    """What some faces tell of a seat's cards to whoever asks, where there is no room for names on the table."""
    told = getattr(face(game), "owned", None)
    return [told(view)] if told else []


def face(game: str) -> Face:
    """The face of a game on the shelf."""
    return cast("Face", import_module(f"vesuvius.terminal.{game}.face"))
