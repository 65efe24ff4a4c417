"""Positions as JSON: ``load(dump(state)) == state``."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from vesuvius.contract import Json
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.downfall import drawing, lava
from vesuvius.games.downfall.board import DUAL_TILES, Tile
from vesuvius.games.downfall.soundness import check
from vesuvius.games.downfall.state import BOTH_RUNS, NOTHING, Crowd, Deck, Hand, State
from vesuvius.games.downfall.views import Open, state_of, view
from vesuvius.jsonable import plain, read, refuse


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(Open):
    """A whole position: all that lies open, and the hands of all seats."""

    hands: tuple[Hand, ...]
    """The cards of each seat."""


def dump(state: State) -> dict[str, Json]:
    """The whole position, hidden hands included."""
    seen = plain(view(state, None))
    lies_open = {field: value for field, value in seen.items() if field not in ("seat", "hand", "hand_sizes")}
    return {**lies_open, "hands": plain(state.hands)}


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal("field: reason") if no game can come to it."""
    if not isinstance(position, Mapping):
        refuse("position", f"a mapping of fields is needed, not {position!r}")
    if position.get("phase") == "settling" and "deck" not in position:
        refuse("deck", "is missing")
    found = read(Position, {**_empty(position.get("players")), **position})
    state = _completed(state_of(found, tuple(tuple(sorted(hand)) for hand in found.hands)), position)
    check(state)
    return state


def _empty(players: Json) -> dict[str, Json]:
    """The fields that a position may leave out, with nothing in them."""
    seats = next((count for count in (2, 3, 4) if count == players), 0)
    nobody = [0] * seats
    return {
        **{field: {} for field in ("options", "deck", "markers", "lava", "bag", "aside", "pending")},
        **dict.fromkeys(("supply", "saved", "volcano"), nobody),
        "turn": 0,
        "hands": [[]] * seats,
        "discard": [],
        "tile": None,
    }


def _completed(state: State, position: Mapping[str, Json]) -> State:
    """The state, with the fields that the position left out worked out from the others."""
    if "deck" not in position:
        state = replace(state, deck=drawing.full_deck(state.options) if state.phase == "deal" else Deck())
    if "supply" not in position and state.phase in ("deal", "settling"):
        state = replace(state, supply=_supply(state))
    if "bag" not in position:
        state = replace(state, bag=_bag(state))
    if state.waiting == "run" and state.pending == NOTHING:
        state = replace(state, pending=BOTH_RUNS)
    return state


def _supply(state: State) -> Crowd:
    """The markers of each seat that are neither in the city nor in the volcano."""
    total = state.options.markers(state.players)
    gone = [sum(column) for column in zip(state.volcano, *state.markers.values(), strict=False)]
    return tuple(max(0, total - lost) for lost in gone)


def _bag(state: State) -> FrozenDict[Tile, int]:
    """All tiles that are nowhere else; lava counts as plain tiles as long as there are any."""
    bag: Counter[Tile] = Counter(state.options.tiles())
    bag.subtract(state.aside)
    bag.subtract([state.tile] if state.tile else [])
    bag.subtract(state.lava.values())
    for dual in DUAL_TILES:
        for symbol in lava.symbols(dual):
            if bag[symbol] < 0 < bag[dual]:
                bag[symbol] += 1
                bag[dual] -= 1
    return FrozenDict({kind: left for kind, left in bag.items() if left > 0})
