"""Positions as JSON: ``load(dump(state)) == state``."""

from collections.abc import Mapping
from dataclasses import dataclass

from vesuvius.contract import Json
from vesuvius.frozen import replace
from vesuvius.games.pompeji.cards import in_order
from vesuvius.games.pompeji.soundness import check
from vesuvius.games.pompeji.state import State
from vesuvius.games.pompeji.views import GAME, Deck, Hand, Open, by_row, state_of
from vesuvius.jsonable import plain, read, refuse


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Open):
    """The whole table, hidden hands included."""

    hands: tuple[Hand, ...]
    """The cards that each seat holds, by kind and colour."""


def dump(state: State) -> dict[str, Json]:
    """The whole position, hidden hands included."""
    written: dict[str, Json] = plain(
        Position(
            game=GAME,
            players=state.players,
            options=state.options.dump(),
            city=by_row(state.city),
            hands=state.hands,
            deck=Deck(left=state.left, volcanoes=state.volcanoes),
            discard=state.discard,
            statues=state.statues,
            permits=state.permits,
            scores=state.scores,
            turn=state.turn,
            waiting=state.waiting,
            interrupted=state.interrupted,
            interrupter=state.interrupter,
        )
    )
    return written


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal("field: reason") if no game can come to it. Hands may be in any order."""
    written = read(Position, position)
    state = state_of(written, written.hands)
    check(state)
    if written.deck.left != state.left:
        refuse("deck.left", f"{written.deck.left}, but {state.left} cards are neither drawn, held, laid nor discarded")
    return replace(state, hands=tuple(map(in_order, state.hands)))
