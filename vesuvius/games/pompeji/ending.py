"""How a turn goes on and ends, and how the game ends (P5, P15-P17)."""

from dataclasses import replace

from vesuvius.contract import Event, Outcome, Step, tell
from vesuvius.games.pompeji.cards import VALUES
from vesuvius.games.pompeji.sites import can_lay
from vesuvius.games.pompeji.state import Draw, State, Stop


def draw_or_choose(state: State, *story: Event) -> Step[State]:
    """A card is drawn; after the first volcano only if its drawer wants it, or has no other (P15)."""
    free = state.volcanoes and state.hands[state.acting]
    return Step(replace(state, waiting="choice" if free else "draw"), story)


def choose(state: State, move: Draw | Stop) -> Step[State]:
    """To draw or not to draw (P15)."""
    draws = isinstance(move, Draw)
    chose = tell("chose", seat=state.acting, draw=draws)
    return Step(replace(state, waiting="draw"), (chose,)) if draws else end_turn(state, chose)


def end_turn(state: State, *story: Event) -> Step[State]:
    """After a permit turn the interrupted player goes on, else the next one clockwise (P4, P13)."""
    if state.interrupter is None:
        state = replace(state, turn=(state.turn + 1) % state.players, interrupted=False, waiting="turn")
    else:
        state = replace(state, interrupter=None, waiting="turn")
    if not state.hands[state.turn] and not can_lay(state, state.turn):
        # No game from the start comes here, since a last card is replaced at once; a position set up by hand may.
        state = replace(state, waiting="draw")
    return Step(state, (*story, tell("turn", seat=state.turn)))


def finish(state: State, *story: Event) -> Step[State]:
    """The second volcano ends the game; cards still in hand count against their holders (P16, P17)."""
    minus = [sum(VALUES[card] for card in hand) for hand in state.hands]
    net = tuple(score - held for score, held in zip(state.scores, minus, strict=True))
    result = ranking(net)
    ended = tell(
        "ended",
        hands=[list(hand) for hand in state.hands],
        minus=minus,
        scores=list(net),
        places=list(result.places),
        reason=result.reason,
    )
    return Step(replace(state, scores=net, waiting="over"), (*story, ended))


def ranking(scores: tuple[int, ...]) -> Outcome:
    """The highest score wins; a tie is shared (P17)."""
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Outcome(places, scores, "shared" if places.count(1) > 1 else "points")
