"""Pompeji behind the contract: start, turn, legal, play, outcome; and a preview of what a placement earns.

``legal`` lists chance by kind and colour, volcano last; for seats builds, then statues, each by card, row, column; then
discards; ``draw``, ``stop``; ``permit``.
"""

from collections.abc import Mapping
from typing import Any, Final

from vesuvius.contract import CHANCE, Actor, Illegal, Json, Outcome, Seat, Step, check_seat
from vesuvius.frozen import FrozenDict
from vesuvius.games.pompeji.deck import deal_card, deals, draw_card, draws
from vesuvius.games.pompeji.ending import choose, ranking
from vesuvius.games.pompeji.laying import (
    appraise,
    build,
    builds,
    discard,
    discards,
    raise_statue,
    reckoning,
    statues,
)
from vesuvius.games.pompeji.notation import parse
from vesuvius.games.pompeji.permits import interrupt, permits
from vesuvius.games.pompeji.state import (
    PLAYERS,
    SEAT_NAMES,
    Build,
    Deal,
    Discard,
    Draw,
    DrawCard,
    Move,
    Placement,
    RaiseStatue,
    State,
    Stop,
    UsePermit,
    Waiting,
    double_permit,
)

# What is asked for instead, and the rule that asks.
_ASKED: Final[Mapping[Waiting, tuple[str, str]]] = {
    "deal": ("the cards are being dealt", "P3"),
    "turn": ("a card or the statue is to be laid, or a card discarded", "P5"),
    "permit": ("a card or the statue is to be laid", "P13"),
    "draw": ("a card is being drawn", "P5"),
    "choice": ("it is draw or stop", "P15"),
}


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


def start(players: int, **options: Any) -> State:
    """The table before the deal: a statue and a permit (or two) before each player (P2)."""
    if type(players) is not int or players not in PLAYERS:
        raise ValueError(f"players: Pompeji is for 2, 3 or 4 players, not {players!r}")
    double = double_permit(options)
    return State(
        players=players,
        double_permit=double,
        city=FrozenDict(),
        hands=((),) * players,
        volcanoes=0,
        discard=(),
        statues=(1,) * players,
        permits=(2 if double else 1,) * players,
        scores=(0,) * players,
        turn=0,
        waiting="deal",
    )


def turn(state: State) -> Actor | None:
    """Who is waited for: the one on turn, or the one who interrupted; CHANCE deals and draws."""
    match state.waiting:
        case "over":
            return None
        case "deal" | "draw":
            return CHANCE
        case _:
            return state.acting


def legal(state: State, seat: Actor) -> list[Move]:
    """The moves open to that seat now, the permit it may use out of turn included."""
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
    """Judge a move or its notation, by the same predicates that ``legal`` lists by."""
    check_seat(state.players, seat)
    if isinstance(move, str):
        move = parse(move)
    elif not isinstance(move, Move):
        raise Illegal(f"{move!r} is not a move of Pompeji.")
    waited = turn(state)
    if waited is None:
        raise Illegal("The game is over.", "P16")
    if isinstance(move, UsePermit) and not isinstance(seat, str):
        return interrupt(state, seat)
    if seat != waited:
        raise Illegal(_out_of_turn(waited), "P4")
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
            raise Illegal("A permit turn lays a card or the statue: there is no discard in it.", "P13")
        case "choice", (Draw() | Stop()):
            return choose(state, move)
        case _:
            asked, rule = _ASKED[state.waiting]
            raise Illegal(f"Not {move} now: {asked}.", rule)


def preview(state: State, seat: Seat, move: Move | str) -> dict[str, Json]:
    """What a placement would earn, and in which ``streets``, were it this seat's turn: a permit wants weighing, too."""
    check_seat(state.players, seat)
    placement = parse(move) if isinstance(move, str) else move
    if not isinstance(placement, Placement):
        raise Illegal(f"Only a placement earns points, not {placement}.", "P9")
    if not state.city:
        raise Illegal("Nothing can be laid before the deal is over.", "P3")
    return reckoning(appraise(state, seat, placement))


def outcome(state: State) -> Outcome | None:
    """None while the game goes on; then the places by net scores (P17)."""
    return ranking(state.scores) if state.waiting == "over" else None


def may_interrupt(state: State) -> tuple[Seat, ...]:
    """Whoever has a permit, at the start of another's turn; whether they could lay anything is their secret (P14)."""
    if state.waiting != "turn" or state.interrupted:
        return ()
    return tuple(seat for seat in range(state.players) if seat != state.turn and state.permits[seat])


def names(state: State) -> tuple[str, ...]:
    """The seats as journals call them: p1 to p4."""
    return SEAT_NAMES[: state.players]


def _out_of_turn(waited: Actor) -> str:
    return "A card is being drawn." if isinstance(waited, str) else f"It is {SEAT_NAMES[waited]}'s turn."
