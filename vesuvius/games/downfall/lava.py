"""The eruption, the tiles and whom the lava takes (D12-D16)."""

from collections.abc import Mapping

from vesuvius.contract import Illegal, Seat, Step, tell
from vesuvius.frozen import FrozenDict, replace
from vesuvius.games.downfall.board import GATES, NEIGHBOURS, ORDER, VENTS, Square, Symbol, Tile
from vesuvius.games.downfall.ending import end_turn, finish, perish
from vesuvius.games.downfall.state import (
    FIRST_TILES,
    DrawTile,
    PlaceLava,
    Runs,
    State,
    count,
    on_board,
)


def erupt(state: State, seat: Seat, cause: str) -> Step[State]:
    """The first phase ends at once: hands go onto the discard, markers not in the city back to the box (D12)."""
    story = tell(
        "erupted", seat=seat, cause=cause, hands=[list(hand) for hand in state.hands], boxed=list(state.supply)
    )
    state = replace(
        state,
        phase="eruption",
        turn=(seat + 1) % state.players,
        waiting="tile",
        hands=((),) * state.players,
        discard=state.discard + sum(state.hands, ()),
        supply=(0,) * state.players,
        pending=None,
    )
    if not state.markers:
        return finish(state).after(story)
    return Step(state, (story, tell("turn", seat=state.turn, phase="eruption")))


def tiles(state: State) -> list[DrawTile]:
    """The bag: each kind of tile in proportion to those left, in the order of the board's list, dual ones last."""
    return [DrawTile(tile, weight=state.bag[tile]) for tile in state.options.tiles() if tile in state.bag]


def draw_tile(state: State, move: DrawTile) -> Step[State]:
    """A tile comes out of the bag; one with no legal square is set aside and the turn goes on (D14)."""
    if move.tile not in state.bag:
        raise Illegal(f"No {move.tile} tile is left in the bag.", "D14")
    state = replace(state, bag=count(state.bag, move.tile, -1), tile=move.tile, waiting="lava")
    drawn = tell("tile", seat=state.turn, tile=move.tile)
    if placements(state):
        return Step(state, (drawn,))
    state = replace(state, tile=None, aside=count(state.aside, move.tile, +1))
    return after_tile(state).after(drawn, tell("set_aside", seat=state.turn, tile=move.tile))


def symbols(tile: Tile) -> tuple[Symbol, ...]:
    """The one or two symbols a tile shows."""
    return tuple(tile.split("/"))


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
        raise Illegal(_why_not(state.lava, symbol, move.square), "D14")
    source = next((near for near in NEIGHBOURS[move.square] if state.lava.get(near) == symbol), None)
    state = replace(state, lava=FrozenDict({**state.lava, move.square: symbol}), tile=None)
    story = [tell("lava", seat=state.turn, square=move.square, symbol=symbol, source=source)]
    state, buried = perish(state, (move.square,), "buried")
    state, cut_off = perish(state, tuple(state.markers.keys() - with_a_way_out(state.lava)), "cut_off")
    story += (*buried, *cut_off)
    if not state.markers:
        return finish(state).after(*story)
    return after_tile(state).after(*story)


def _chosen(tile: Tile, move: PlaceLava) -> Symbol:
    """The symbol a tile is laid as: its own, or the one said of a dual tile."""
    if "/" not in tile and move.symbol is None:
        return tile
    if "/" in tile and move.symbol in symbols(tile):
        return str(move.symbol)
    forms = [f"lava {move.square}" + (f" {symbol}" if "/" in tile else "") for symbol in symbols(tile)]
    raise Illegal(f"The tile shows {tile}: say {' or '.join(forms)}.", "D14")


def _why_not(lava: Mapping[Square, Symbol], symbol: Symbol, square: Square) -> str:
    if square in lava:
        return f"{square} lies under lava already."
    if symbol not in lava.values():
        return f"The first {symbol} tile goes on its vent, {VENTS[symbol]}."
    return f"{square} does not touch the {symbol} lava."


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
    """Until six tiles lie nobody moves (D13); then whoever laid the tile makes two moves (D17), if they can (D22)."""
    if state.phase == "eruption":
        return end_turn(replace(state, phase="flight") if len(state.lava) >= FIRST_TILES else state)
    if not on_board(state, state.turn):
        return end_turn(state)
    return Step(replace(state, waiting="run", pending=Runs()))
