"""The Downfall of Pompeii behind the contract: start, turn, legal, play, view, imagine, outcome.

``legal`` lists chance by number, omen, A.D. 79, and tiles in the order of ``board.json``; plays by card, then square;
relatives by square, then ``done``; omens by square, then seat; lava by square, then symbol; runs by marker, then
square, ``out`` last. Squares go in board order: row by row from the north-west. ``erupt`` stands last.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from vesuvius.contract import CHANCE, Actor, Illegal, Json, Outcome, Rng, Seat, Step, View, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall import drawing, fleeing, lava, settling
from vesuvius.games.downfall.board import CARDS, MARKERS
from vesuvius.games.downfall.ending import ranking
from vesuvius.games.downfall.notation import parse
from vesuvius.games.downfall.position import load, public
from vesuvius.games.downfall.state import (
    SEAT_NAMES,
    Deal,
    Done,
    Draw,
    DrawTile,
    Erupt,
    Move,
    Omen,
    Options,
    PlaceLava,
    PlaceRelative,
    Play,
    Run,
    State,
    Waiting,
)

PLAYERS: Final = (2, 3, 4)


def about() -> dict[str, Json]:
    """What the shelf says of the game."""
    return {
        "name": "downfall",
        "title": "The Downfall of Pompeii",
        "author": "Klaus-Jürgen Wrede",
        "year": 2004,
        "players": list(PLAYERS),
        "minutes": 45,
        "options": {
            "dual_vents": {"type": "bool", "default": False},
            "edition": {"type": "choice", "default": "amigo", "choices": list(MARKERS)},
        },
        "seats": list(SEAT_NAMES),
    }


def start(players: int, **options: Any) -> State:
    """The table before the first card is dealt (D1-D4)."""
    if type(players) is not int or players not in PLAYERS:
        raise ValueError(f"players: The Downfall of Pompeii is for 2, 3 or 4 players, not {players!r}")
    chosen = Options.read(options)
    nobody = (0,) * players
    return State(
        players=players,
        options=chosen,
        phase="deal",
        turn=0,
        waiting="deal",
        hands=((),) * players,
        discard=(),
        deck=drawing.full_deck(chosen),
        supply=(chosen.markers(players),) * players,
        markers=FrozenDict(),
        saved=nobody,
        volcano=nobody,
        lava=FrozenDict(),
        bag=FrozenDict(chosen.tiles()),
    )


def may_interrupt(state: State) -> tuple[Seat, ...]:  # noqa: ARG001 - the contract gives it
    """Nobody: a hand of jokers may declare the eruption now or later, and is a secret until then (D11)."""
    return ()


def names(state: State) -> tuple[str, ...]:
    """The colours of the seats (D1)."""
    return SEAT_NAMES[: state.players]


def turn(state: State) -> Actor | None:
    """Who is waited for: chance for cards and tiles, else the seat on turn."""
    match state.waiting:
        case "over":
            return None
        case "deal" | "draw" | "tile":
            return CHANCE
        case _:
            return state.turn


def legal(state: State, seat: Actor) -> list[Move]:
    """The moves open to that seat now, the eruption it may declare out of turn included."""
    check_seat(state.players, seat)
    moves: list[Move] = [*_moves(state)] if seat == turn(state) else []
    if seat != CHANCE and settling.may_erupt(state, seat):
        moves.append(Erupt())
    return moves


def _moves(state: State) -> Sequence[Move]:
    """The moves of whoever is waited for."""
    match state.waiting:
        case "deal":
            return drawing.deals(state)
        case "draw":
            return drawing.draws(state)
        case "play":
            return settling.plays(state)
        case "relative":
            return settling.relatives(state)
        case "omen":
            return settling.victims(state)
        case "tile":
            return lava.tiles(state)
        case "lava":
            return lava.placements(state)
        case "run":
            return fleeing.runs(state)
        case "over":
            return ()


def play(state: State, seat: Actor, move: Move | str) -> Step[State]:
    """Judge a move or its notation: the step it makes, or Illegal with the reason."""
    check_seat(state.players, seat)
    if isinstance(move, str):
        move = parse(move)
    if isinstance(move, Erupt) and seat != CHANCE:
        return settling.declare(state, seat)
    to_move = turn(state)
    if to_move is None:
        raise Illegal("The game is over.", "D23")
    if seat != to_move:
        raise Illegal(f"It is {_name(to_move)}'s move, not {_name(seat)}'s: {_ASKED[state.waiting][0]}.", "D4")
    match state.waiting, move:
        case "deal", Deal():
            return drawing.deal_card(state, move)
        case "draw", Draw():
            return drawing.draw(state, move)
        case "play", Play():
            return settling.play_card(state, move)
        case "relative", PlaceRelative():
            return settling.place_relative(state, move)
        case "relative", Done():
            return settling.no_more_relatives(state)
        case "omen", Omen():
            return settling.throw_into_volcano(state, move)
        case "tile", DrawTile():
            return lava.draw_tile(state, move)
        case "lava", PlaceLava():
            return lava.place_lava(state, move)
        case "run", Run() as run:
            return fleeing.run(state, run)
        case _:
            asked, rule = _ASKED[state.waiting]
            raise Illegal(f"{str(move)!r} is no move now: {asked}.", rule)


# What is asked for instead, and the rule that asks.
_ASKED: Final[Mapping[Waiting, tuple[str, str]]] = {
    "deal": ("a card is to be dealt", "D3"),
    "draw": ("a card is to be drawn", "D5"),
    "play": ("a card is to be played", "D5"),
    "relative": ("a relative is to be placed, or done", "D9"),
    "omen": ("an omen asks for a marker", "D8"),
    "tile": ("a tile is to be drawn", "D17"),
    "lava": ("a tile is to be laid", "D14"),
    "run": ("a marker is to be moved", "D18"),
}


def outcome(state: State) -> Outcome | None:
    """None while the game goes on; then places, scores and what decided (D24)."""
    return ranking(state.saved, state.volcano) if state.phase == "over" else None


def view(state: State, seat: Seat | None) -> View:
    """The open table, how many cards each seat holds, and one's own hand."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    return {
        **public(state),
        "seat": seat,
        "hand": [] if seat is None else list(state.hands[seat]),
        "hand_sizes": [len(hand) for hand in state.hands],
    }


def imagine(view: Mapping[str, Json], rng: Rng) -> State:
    """A state with that view: the other hands drawn from the cards that seat has not seen."""
    position = {field: value for field, value in view.items() if field not in ("seat", "hand", "hand_sizes")}
    try:
        seat, hand, sizes = view["seat"], list(view["hand"]), list(view["hand_sizes"])
        hidden = drawing.unseen((tuple(hand),), tuple(view["discard"]))
    except (KeyError, TypeError) as error:
        raise Illegal(f"view: {error!r} in what should be a view of The Downfall of Pompeii") from None
    if seat is not None and (seat not in range(len(sizes)) or sizes[seat] != len(hand)):
        raise Illegal("hand: it does not have the size that hand_sizes says")
    cards = [card for card in CARDS for _ in range(hidden[card])]
    if sum(sizes) - len(hand) > len(cards):
        raise Illegal("hand_sizes: there are not so many cards unseen")
    hands = [
        hand if holder == seat else [cards.pop(rng.randrange(len(cards))) for _ in range(size)]
        for holder, size in enumerate(sizes)
    ]
    return load({**position, "hands": hands})


def _name(seat: Actor) -> str:
    return SEAT_NAMES[seat] if isinstance(seat, int) else seat
