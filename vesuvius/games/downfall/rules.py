"""The Downfall of Pompeii behind the contract: about, start, turn, legal, play, outcome.

``legal`` lists chance by number, omen, A.D. 79, and tiles in the order of ``board.json``; plays by card, then square;
relatives by square, then ``done``; omens by square, then seat; lava by square, then symbol; runs by marker, then
square, ``out`` last, then ``done``. Squares go in board order: row by row from the north-west. ``erupt`` stands last.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from vesuvius.contract import CHANCE, Actor, Json, Outcome, Seat, Step, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall import drawing, fleeing, lava, settling
from vesuvius.games.downfall.board import MARKERS
from vesuvius.games.downfall.ending import ranking
from vesuvius.games.downfall.moves import (
    Deal,
    Done,
    Draw,
    DrawTile,
    Erupt,
    Move,
    Omen,
    PlaceLava,
    PlaceRelative,
    Play,
    Run,
)
from vesuvius.games.downfall.notation import parse
from vesuvius.games.downfall.refusing import refused
from vesuvius.games.downfall.state import PLAYERS, SEAT_NAMES, Options, State, Waiting


def about() -> dict[str, Json]:
    """The game as a lobby shows it."""
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


def start(players: int, **options: Json) -> State:
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


def may_interrupt(state: State) -> tuple[Seat, ...]:  # noqa: ARG001 - the contract asks for it
    """Nobody: a hand of jokers may declare the eruption now or later, and is a secret until then (D11)."""
    return ()


def names(state: State) -> tuple[str, ...]:
    """The colours of the seats (D1)."""
    return SEAT_NAMES[: state.players]


def turn(state: State) -> Actor | None:
    """Who is to move: chance for cards and tiles, else the seat whose turn it is."""
    match state.waiting:
        case "over":
            return None
        case "deal" | "draw" | "tile":
            return CHANCE
        case _:
            return state.turn


def legal(state: State, seat: Actor) -> list[Move]:
    """The legal moves of that seat, the eruption it may declare out of turn included."""
    check_seat(state.players, seat)
    moves: list[Move] = [*_moves(state)] if seat == turn(state) else []
    if seat != CHANCE and settling.may_erupt(state, seat):
        moves.append(Erupt())
    return moves


def _moves(state: State) -> Sequence[Move]:
    """The moves of the seat to move, or of chance."""
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
    """The step that a move or its notation makes; Illegal says why it is refused."""
    check_seat(state.players, seat)
    if isinstance(move, str):
        move = parse(move)
    if isinstance(move, Erupt) and seat != CHANCE:
        return settling.declare(state, seat)
    to_move = turn(state)
    if to_move is None:
        raise refused("game_over", "D23")
    if isinstance(to_move, str):
        if seat != to_move:
            raise refused("chance_first", "D4")
    elif seat != to_move:
        raise refused("not_your_turn", "D4", who=to_move)
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
        case "run", Done():
            return fleeing.stay(state)
        case _:
            raise refused(*_ASKED[state.waiting], typed=f"{str(move)!r} is not possible now.")


_ASKED: Final[Mapping[Waiting, tuple[str, str]]] = {
    "deal": ("chance_first", "D3"),
    "draw": ("chance_first", "D5"),
    "play": ("asked_play", "D5"),
    "relative": ("asked_relative", "D9"),
    "omen": ("asked_omen", "D8"),
    "tile": ("chance_first", "D17"),
    "lava": ("asked_lava", "D14"),
    "run": ("asked_run", "D18"),
}
"""The refusal of a move that answers another question than the game asks now, and the rule that asks it."""


def outcome(state: State) -> Outcome | None:
    """None while the game goes on; then places, scores and what decided (D24)."""
    return ranking(state.saved, state.volcano) if state.phase == "over" else None
