"""The themes of puzzles, by the position and the events of the best move."""

from collections.abc import Iterator
from typing import Final

from vesuvius.contract import Seat
from vesuvius.games.lastdays.board import PEOPLE
from vesuvius.games.lastdays.events import CardBought, ClientsFetched, ClientsSaved
from vesuvius.games.lastdays.moves import (
    Accept,
    Back,
    Buy,
    Done,
    Enter,
    Fetch,
    Forward,
    Go,
    House,
    Move,
    Pass,
    Refuse,
    Roam,
    Sell,
    Stay,
    Stop,
    Visit,
)
from vesuvius.games.lastdays.rules import play
from vesuvius.games.lastdays.state import State

BY_MOVE: Final = (
    ("trade", (Accept, Refuse)),
    ("sale", (Sell,)),
    ("errand", (Visit,)),
    ("housing", (House, Done)),
    ("purchase", (Buy, Pass)),
    ("entry", (Enter, Stay)),
    ("dice", (Forward, Back)),
    ("whom_to_fetch", (Fetch, Roam)),
    ("way_out", (Go, Stop)),
)
"""Themes by the kind of the best move."""


THEMES: Final = (
    "trade", "sale", "errand", "housing", "purchase", "entry", "dice", "whom_to_fetch", "way_out", "rescue",
    "fetching", "client", "building",
)  # fmt: skip
"""All themes that a puzzle may have."""


def themes(state: State, seat: Seat, move: Move) -> tuple[str, ...]:
    """The themes of a decision whose best move this is, the most telling first."""
    return tuple(_themes(state, seat, move))


def _themes(state: State, seat: Seat, move: Move) -> Iterator[str]:
    events = play(state, seat, move).events
    if any(isinstance(event, ClientsSaved) for event in events):
        yield "rescue"
    if any(isinstance(event, ClientsFetched) for event in events):
        yield "fetching"
    yield from (name for name, kinds in BY_MOVE if isinstance(move, kinds))
    bought = [event.card for event in events if isinstance(event, CardBought)]
    if bought:
        yield "client" if bought[0] in PEOPLE else "building"
