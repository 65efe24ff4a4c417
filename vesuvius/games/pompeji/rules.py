"""Pompeji behind the contract: about, start, turn, legal, play, outcome.

``legal`` lists chance by kind and colour, volcano last; for seats builds, then statues, each by card, row, column; then
discards; ``draw``, ``stop``; ``permit``.
"""

from collections.abc import Mapping
from typing import Final

from vesuvius.contract import CHANCE, Actor, Json, Outcome, Seat, Step, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.deck import deal_card, deals, draw_card, draws
from vesuvius.games.pompeji.ending import choose, result
from vesuvius.games.pompeji.laying import (
    build,
    builds,
    discard,
    discards,
    raise_statue,
    statues,
)
from vesuvius.games.pompeji.moves import (
    Build,
    Deal,
    Discard,
    Draw,
    DrawCard,
    Move,
    RaiseStatue,
    Stop,
    UsePermit,
)
from vesuvius.games.pompeji.notation import parse
from vesuvius.games.pompeji.permits import interrupt, permits
from vesuvius.games.pompeji.refusing import refused
from vesuvius.games.pompeji.state import PLAYERS, SEAT_NAMES, Options, State, Waiting

_ASKED: Final[Mapping[Waiting, tuple[str, str]]] = {
    "deal": ("chance_first", "P3"),
    "turn": ("asked_turn", "P5"),
    "permit": ("asked_permit", "P13"),
    "draw": ("chance_first", "P5"),
    "choice": ("asked_choice", "P15"),
}
"""The refusal of a move that answers another question than the game asks now, and the rule that asks it."""


def about() -> dict[str, Json]:
    """The game as a lobby shows it."""
    return {
        "name": "pompeji",
        "title": "Pompeji",
        "author": "Frank Brandt",
        "year": 2001,
        "players": list(PLAYERS),
        "minutes": 45,
        "options": {"double_permit": {"type": "bool", "default": False}},
        "seats": list(SEAT_NAMES),
    }


def start(players: int, **options: Json) -> State:
    """The table before the deal: a statue and a permit (or two) before each player (P2)."""
    if type(players) is not int or players not in PLAYERS:
        raise ValueError(f"players: Pompeji is for 2, 3 or 4 players, not {players!r}")
    chosen = Options.read(options)
    return State(
        players=players,
        options=chosen,
        city=FrozenDict(),
        hands=((),) * players,
        volcanoes=0,
        discard=(),
        statues=(1,) * players,
        permits=(chosen.permits,) * players,
        scores=(0,) * players,
        turn=0,
        waiting="deal",
    )


def turn(state: State) -> Actor | None:
    """The seat to move: the one whose turn it is, or the one who interrupted it; CHANCE deals and draws."""
    match state.waiting:
        case "over":
            return None
        case "deal" | "draw":
            return CHANCE
        case _:
            return state.acting


def legal(state: State, seat: Actor) -> list[Move]:
    """The legal moves of that seat, the permit it may use out of turn included."""
    check_seat(state.players, seat)
    if isinstance(seat, str):
        return _legal_chance(state)
    if seat != turn(state):
        return [*permits(state, seat)]
    match state.waiting:
        case "choice":
            return [Draw(), Stop()]
        case "permit":
            return [*builds(state, seat), *statues(state, seat)]
        case _:
            return [*builds(state, seat), *statues(state, seat), *discards(state, seat)]


def _legal_chance(state: State) -> list[Move]:
    match state.waiting:
        case "deal":
            return [*deals(state)]
        case "draw":
            return [*draws(state)]
        case _:
            return []


def play(state: State, seat: Actor, move: Move | str) -> Step[State]:
    """The step that a move or its notation makes; Illegal says why it is refused."""
    check_seat(state.players, seat)
    if isinstance(move, str):
        move = parse(move)
    elif not isinstance(move, Move):
        raise refused("not_a_move", text=repr(move)[:80])
    to_move = turn(state)
    if to_move is None:
        raise refused("game_over", "P16")
    if isinstance(move, UsePermit) and not isinstance(seat, str):
        return interrupt(state, seat)
    if seat != to_move:
        raise refused("chance_first", "P4") if isinstance(to_move, str) else refused("not_your_turn", "P4", who=to_move)
    match state.waiting, move:
        case "deal", Deal():
            return deal_card(state, move)
        case "draw", DrawCard():
            return draw_card(state, move)
        case (("turn" | "permit"), Build()):
            return build(state, move)
        case (("turn" | "permit"), RaiseStatue()):
            return raise_statue(state, move)
        case "turn", Discard():
            return discard(state, move)
        case "permit", Discard():
            raise refused("no_discard", "P13")
        case "choice", (Draw() | Stop()):
            return choose(state, move)
        case _:
            raise refused(*_ASKED[state.waiting], typed=f"{str(move)!r} is not possible now.")


def outcome(state: State) -> Outcome | None:
    """None while the game goes on; then the places by net scores (P17)."""
    return result(state.scores) if state.waiting == "over" else None


def may_interrupt(state: State) -> tuple[Seat, ...]:
    """All seats with a permit, at the start of another's turn; whether they can lay anything is hidden (P14)."""
    if state.waiting != "turn" or state.interrupted:
        return ()
    return tuple(seat for seat in range(state.players) if seat != state.turn and state.permits[seat])


def names(state: State) -> tuple[str, ...]:
    """The seats as journals call them: p1 to p4."""
    return SEAT_NAMES[: state.players]
