"""What one seat may know, and states that fit it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar, cast

from vesuvius.contract import Json, Rng, Seat, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall import drawing
from vesuvius.games.downfall.board import NUMBERS, ORDER, Card, Square, Symbol, Tile
from vesuvius.games.downfall.state import Crowd, Deck, Hand, OptionName, Options, Pending, Phase, State, Waiting
from vesuvius.jsonable import read, refuse

T = TypeVar("T")
Players: TypeAlias = Literal[2, 3, 4]


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """What lies open on the table: the fields that views and positions share."""

    game: Literal["downfall"]
    """The name of the game."""
    players: Players
    """How many play."""
    options: FrozenDict[OptionName, bool | str]
    """The options that differ from their default."""
    phase: Phase
    """The phase of the game."""
    turn: Seat
    """The seat whose turn it is: 0 during the deal; once the game is over, the seat that moved last."""
    waiting: Waiting
    """What the game needs next: a card or a tile from chance, or a decision of the seat to move."""
    discard: tuple[Card, ...]
    """The cards played or laid down so far, in order; omens are not listed."""
    deck: Deck
    """What everybody knows of the deck."""
    supply: Crowd
    """How many markers each seat has yet to place."""
    markers: FrozenDict[Square, Crowd]
    """How many markers of each seat stand on a square; empty squares are left out."""
    saved: Crowd
    """How many markers each seat led out of the city."""
    volcano: Crowd
    """How many markers each seat lost to the volcano."""
    lava: FrozenDict[Square, Symbol]
    """The tiles on the board; a dual tile lies as the symbol that was chosen."""
    bag: FrozenDict[Tile, int]
    """How many tiles of each kind are in the bag."""
    tile: Tile | None
    """The tile that is to be laid now, or null."""
    aside: FrozenDict[Tile, int]
    """How many tiles of each kind had no legal square."""
    pending: Pending
    """What the turn is in the middle of: relatives to place, moves to make, or nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Open):
    """What a seat may know: all that lies open, its own hand, and how many cards the others hold."""

    seat: Seat | None
    """The seat whose view it is; null for a spectator."""
    hand: Hand
    """The cards of that seat; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""


def state_of(table: Open, hands: tuple[Hand, ...]) -> State:
    """The state with this open table and these hands."""
    return State(
        players=table.players,
        options=_options(table.options),
        phase=table.phase,
        turn=table.turn,
        waiting=table.waiting,
        hands=hands,
        discard=table.discard,
        deck=table.deck,
        supply=table.supply,
        markers=table.markers,
        saved=table.saved,
        volcano=table.volcano,
        lava=table.lava,
        bag=table.bag,
        tile=table.tile,
        aside=table.aside,
        pending=table.pending,
    )


def _options(options: Mapping[OptionName, bool | str]) -> Options:
    try:
        return Options.read(options)
    except ValueError as error:
        field, _, reason = str(error).partition(": ")
        refuse(field, reason)


def view(state: State, seat: Seat | None) -> View:
    """The open table, how many cards each seat holds, and that seat's own hand."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    kinds = state.options.tiles()
    return View(
        game="downfall",
        players=cast("Players", state.players),
        options=FrozenDict(state.options.dump()),
        phase=state.phase,
        turn=state.turn,
        waiting=state.waiting,
        discard=state.discard,
        deck=state.deck,
        supply=state.supply,
        markers=in_board_order(state.markers),
        saved=state.saved,
        volcano=state.volcano,
        lava=in_board_order(state.lava),
        bag=FrozenDict({tile: state.bag[tile] for tile in kinds if tile in state.bag}),
        tile=state.tile,
        aside=FrozenDict({tile: state.aside[tile] for tile in kinds if tile in state.aside}),
        pending=state.pending,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
    )


def in_board_order(squares: Mapping[Square, T]) -> FrozenDict[Square, T]:
    """The same mapping with its squares in board order."""
    return FrozenDict({square: squares[square] for square in sorted(squares, key=ORDER.__getitem__)})


def imagine(view: View | Mapping[str, Json], rng: Rng) -> State:
    """A state with that view: the other hands are drawn from the cards that seat has not seen."""
    seen = view if isinstance(view, View) else _read(view)
    hidden = drawing.unseen((seen.hand,), seen.discard)
    cards: list[Card] = [card for card in NUMBERS for _ in range(hidden[card])]

    def draw(size: int) -> Hand:
        drawn: list[Card] = [cards.pop(rng.randrange(len(cards))) for _ in range(size)]
        drawn.sort()
        return tuple(drawn)

    hands = [seen.hand if holder == seen.seat else draw(size) for holder, size in enumerate(seen.hand_sizes)]
    return state_of(seen, tuple(hands))


def _read(view: Mapping[str, Json]) -> View:
    """The view as read from JSON; Illegal if hands of those sizes cannot be dealt."""
    seen = read(View, view)
    sizes = seen.hand_sizes
    if len(sizes) != seen.players:
        refuse("hand_sizes", f"{seen.players} sizes are needed, one for each seat, not {len(sizes)}")
    if seen.seat is not None and (seen.seat not in range(seen.players) or sizes[seen.seat] != len(seen.hand)):
        refuse("hand", "its size is not the one in hand_sizes")
    unseen = drawing.unseen((seen.hand,), seen.discard)
    if min(sizes) < 0 or sum(sizes) - len(seen.hand) > sum(unseen[card] for card in NUMBERS if unseen[card] > 0):
        refuse("hand_sizes", "fewer cards are unseen")
    return seen
