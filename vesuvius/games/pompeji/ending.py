"""How a turn goes on and ends, and how the game ends (P5, P15-P17)."""

from vesuvius.contract import Outcome, Step
from vesuvius.frozen import replace
from vesuvius.games.pompeji.cards import VALUES
from vesuvius.games.pompeji.events import DrawDecided, Event, GameEnded, TurnBegun
from vesuvius.games.pompeji.moves import Draw, Stop
from vesuvius.games.pompeji.sites import can_lay
from vesuvius.games.pompeji.state import Reason, State


def draw_or_choose(state: State, *story: Event) -> Step[State]:
    """A card is drawn; after the first volcano only if the player wants it or holds no other (P15)."""
    free = state.volcanoes and state.hands[state.acting]
    return Step(replace(state, waiting="choice" if free else "draw"), story)


def choose(state: State, move: Draw | Stop) -> Step[State]:
    """The player draws, or ends the turn without (P15)."""
    draws = isinstance(move, Draw)
    decided = DrawDecided(seat=state.acting, draw=draws)
    return Step(replace(state, waiting="draw"), (decided,)) if draws else end_turn(state, decided)


def end_turn(state: State, *story: Event) -> Step[State]:
    """After a permit turn the interrupted player goes on, else the next one clockwise (P4, P13)."""
    if state.interrupter is None:
        state = replace(state, turn=(state.turn + 1) % state.players, interrupted=False, waiting="turn")
    else:
        state = replace(state, interrupter=None, waiting="turn")
    if not state.hands[state.turn] and not can_lay(state, state.turn):
        # No game gets here from the start, since a last card is replaced at once; a loaded position may.
        state = replace(state, waiting="draw")
    return Step(state, (*story, TurnBegun(seat=state.turn)))


def finish(state: State, *story: Event) -> Step[State]:
    """The second volcano ends the game; cards still in hand count against their holders (P16, P17)."""
    minus = tuple(sum(VALUES[card] for card in hand) for hand in state.hands)
    net = tuple(score - held for score, held in zip(state.scores, minus, strict=True))
    places = ranking(net)
    ended = GameEnded(hands=state.hands, minus=minus, scores=net, places=places, reason=reason(places))
    return Step(replace(state, scores=net, waiting="over"), (*story, ended))


def result(scores: tuple[int, ...]) -> Outcome:
    """How a game with these final scores ended."""
    places = ranking(scores)
    return Outcome(places, scores, reason(places))


def ranking(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat: the highest score wins (P17)."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def reason(places: tuple[int, ...]) -> Reason:
    """Whether points decided first place, or whether it is shared (P17)."""
    return "shared" if places.count(1) > 1 else "points"
