"""The eruption, the tiles and whom the lava takes (D12-D16)."""

from collections.abc import Mapping
from typing import Final, cast

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.downfall.board import DUAL_TILES, GATES, NEIGHBOURS, ORDER, TILES, VENTS, Square, Symbol, Tile
from vesuvius.games.downfall.ending import end_turn, finish, perish
from vesuvius.games.downfall.events import (
    EruptionCause,
    LavaLaid,
    MarkersLost,
    TileDrawn,
    TileSetAside,
    TurnBegun,
    VesuviusErupted,
)
from vesuvius.games.downfall.moves import DrawTile, PlaceLava
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.state import (
    BOTH_RUNS,
    FIRST_TILES,
    NOTHING,
    State,
    count,
    on_board,
)


def erupt(state: State, seat: Seat, cause: EruptionCause) -> Step[State]:
    """The first phase ends at once: hands go onto the discard, markers not in the city back to the box (D12)."""
    story = VesuviusErupted(seat=seat, cause=cause, hands=state.hands, boxed=state.supply)
    state = replace(
        state,
        phase="eruption",
        turn=(seat + 1) % state.players,
        waiting="tile",
        hands=((),) * state.players,
        discard=state.discard + sum(state.hands, ()),
        supply=(0,) * state.players,
        pending=NOTHING,
    )
    if not state.markers:
        return finish(state).after(story)
    return Step(state, (story, TurnBegun(seat=state.turn, phase="eruption")))


def tiles(state: State) -> list[DrawTile]:
    """The tiles in the bag, weighted by how many of a kind are left: in the order of ``board.json``, dual ones last."""
    return [DrawTile(tile, weight=state.bag[tile]) for tile in state.options.tiles() if tile in state.bag]


def draw_tile(state: State, move: DrawTile) -> Step[State]:
    """A tile comes out of the bag; one with no legal square is set aside and the turn goes on (D14)."""
    if move.tile not in state.bag:
        raise refused("no_tile_left", "D14", tile=move.tile)
    state = replace(state, bag=count(state.bag, move.tile, -1), tile=move.tile, waiting="lava")
    drawn = TileDrawn(seat=state.turn, tile=move.tile)
    if placements(state):
        return Step(state, (drawn,))
    state = replace(state, tile=None, aside=count(state.aside, move.tile, +1))
    return after_tile(state).after(drawn, TileSetAside(seat=state.turn, tile=move.tile))


_SHOWN: Final[Mapping[Tile, tuple[Symbol, ...]]] = {
    tile: cast("tuple[Symbol, ...]", tuple(tile.split("/"))) for tile in (*TILES, *DUAL_TILES)
}


def symbols(tile: Tile) -> tuple[Symbol, ...]:
    """The one or two symbols a tile shows."""
    return _SHOWN[tile]


def sites(lava: Mapping[Square, Symbol], symbol: Symbol) -> set[Square]:
    """The first tile of a symbol covers its vent; each later one lies beside its own kind (D14)."""
    flow = [square for square, kind in lava.items() if kind == symbol]
    reach = {near for square in flow for near in NEIGHBOURS[square]} if flow else {VENTS[symbol]}
    return reach - lava.keys()


def placements(state: State) -> list[PlaceLava]:
    """Where the drawn tile may be laid: by square, and for a dual tile by symbol."""
    assert state.tile is not None
    shown = symbols(state.tile)
    open_to = {symbol: sites(state.lava, symbol) for symbol in shown}
    named = len(shown) > 1
    return [
        PlaceLava(square, symbol if named else None)
        for square in sorted(set().union(*open_to.values()), key=ORDER.__getitem__)
        for symbol in shown
        if square in open_to[symbol]
    ]


def place_lava(state: State, move: PlaceLava) -> Step[State]:
    """Lava takes all who stand on its square, and at once all it cuts off from every gate (D15, D16)."""
    assert state.tile is not None
    symbol = _chosen(state.tile, move)
    if move.square not in sites(state.lava, symbol):
        raise _why_not(state.lava, symbol, move.square)
    source = next((near for near in NEIGHBOURS[move.square] if state.lava.get(near) == symbol), None)
    state = replace(state, lava=FrozenDict({**state.lava, move.square: symbol}), tile=None)
    laid = LavaLaid(seat=state.turn, square=move.square, symbol=symbol, source=source)
    state, buried = perish(state, (move.square,), "buried")
    state, cut_off = perish(state, tuple(state.markers.keys() - with_a_way_out(state.lava)), "cut_off")
    story: tuple[LavaLaid | MarkersLost, ...] = (laid, *buried, *cut_off)
    if not state.markers:
        return finish(state).after(*story)
    return after_tile(state).after(*story)


def _chosen(tile: Tile, move: PlaceLava) -> Symbol:
    """The symbol a tile is laid as: its own, or for a dual tile the one the move names."""
    shown = symbols(tile)
    dual = len(shown) > 1
    if move.symbol is None and not dual:
        return next(iter(shown))
    if move.symbol is not None and dual and move.symbol in shown:
        return move.symbol
    forms = [f"lava {move.square}" + (f" {symbol}" if dual else "") for symbol in shown]
    raise refused("lava_which", "D14", tile=tile, typed=f"Say {' or '.join(forms)}.")


def _why_not(lava: Mapping[Square, Symbol], symbol: Symbol, square: Square) -> Illegal:
    if square in lava:
        return refused("under_lava", "D14", square=square)
    if symbol not in lava.values():
        return refused("lava_at_vent", "D14", symbol=symbol, square=VENTS[symbol])
    return refused("lava_apart", "D14", square=square, symbol=symbol)


def with_a_way_out(lava: Mapping[Square, Symbol]) -> set[Square]:
    """The squares from which dry ground still leads to a gate."""
    reached = GATES.keys() - lava.keys()
    frontier = list(reached)
    while frontier:
        square = frontier.pop()
        for near in NEIGHBOURS[square]:
            if near not in reached and near not in lava:
                reached.add(near)
                frontier.append(near)
    return reached


def after_tile(state: State) -> Step[State]:
    """Nobody moves until six tiles lie (D13); then the seat that laid the tile makes two moves (D17, D22)."""
    if state.phase == "eruption":
        return end_turn(replace(state, phase="flight") if len(state.lava) >= FIRST_TILES else state)
    if not on_board(state, state.turn):
        return end_turn(state)
    return Step(replace(state, waiting="run", pending=BOTH_RUNS))
