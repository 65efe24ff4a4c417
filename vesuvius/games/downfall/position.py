"""Positions as JSON: ``load(dump(state)) == state``."""

from collections.abc import Mapping

from vesuvius.contract import Json, Position
from vesuvius.games.downfall.board import ORDER, Tile
from vesuvius.games.downfall.reading import FIELDS, read
from vesuvius.games.downfall.soundness import check
from vesuvius.games.downfall.state import Options, Relatives, Runs, State


def public(state: State) -> Position:
    """The part of a position that lies open on the table."""
    return {
        "game": "downfall",
        "players": state.players,
        "options": state.options.dump(),
        "phase": state.phase,
        "turn": state.turn,
        "waiting": state.waiting,
        "discard": list(state.discard),
        "deck": {"left": state.deck.left, "omens": state.deck.omens, "ad79": state.deck.ad79},
        "supply": list(state.supply),
        "markers": {square: list(state.markers[square]) for square in sorted(state.markers, key=ORDER.__getitem__)},
        "saved": list(state.saved),
        "volcano": list(state.volcano),
        "lava": {square: state.lava[square] for square in sorted(state.lava, key=ORDER.__getitem__)},
        "bag": _in_order(state.bag, state.options),
        "tile": state.tile,
        "aside": _in_order(state.aside, state.options),
        "pending": _dump_pending(state.pending),
    }


def dump(state: State) -> Position:
    """The whole position, hidden hands included."""
    position = {**public(state), "hands": [list(hand) for hand in state.hands]}
    return {field: position[field] for field in FIELDS}


def _in_order(tiles: Mapping[Tile, int], options: Options) -> dict[Tile, int]:
    return {tile: tiles[tile] for tile in options.tiles() if tile in tiles}


def _dump_pending(pending: Relatives | Runs | None) -> dict[str, Json]:
    match pending:
        case Relatives(left, closed):
            return {"left": left, "closed": list(closed)}
        case Runs(left, None):
            return {"left": left}
        case Runs(left, moved):
            return {"left": left, "moved": moved}
        case None:
            return {}


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal("field: reason") where it could not lie on a table."""
    state = read(position)
    check(state)
    return state
