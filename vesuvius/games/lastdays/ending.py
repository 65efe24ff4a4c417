"""When the game ends, and who has won (7.19-7.21)."""

from collections.abc import Sequence

from vesuvius.contract import Outcome, Seat, Step
from vesuvius.frozen import replace
from vesuvius.games.lastdays.board import EXITS, PEOPLE
from vesuvius.games.lastdays.city import lands_at
from vesuvius.games.lastdays.events import Event, GameEnded, Reason
from vesuvius.games.lastdays.state import Moment, Over, State, next_turn


def can_save(state: State, seat: Seat) -> bool:
    """Can this pawn still walk its client out, or reach one who can be walked out (7.19 d)?"""
    buried, pawn = state.buried, state.pawns[seat]
    if pawn is None:
        return False
    here = lands_at(pawn, buried)
    if state.escort[seat]:
        return 0 in here
    doors = (lands_at(f"p{place}", buried) for place in set(state.housed.values()))
    return any(0 in around and here & around for around in doors)


def reason(state: State) -> Reason | None:
    """Why the game ends now, the first reason that holds; None while it goes on (7.19)."""
    if not state.housed and not any(state.escort):
        return "all_done"
    if state.buried.issuperset(EXITS):
        return "gates_closed"
    if "fleeing" not in state.stage:
        return "all_dead"
    if not any(can_save(state, seat) for seat in range(state.players)):
        return "cut_off"
    return None


def go_on(state: State, story: Sequence[Event], moment: Moment | None) -> Step[State]:
    """After a move of phase 3: the end if it has come, else the given moment, or the next turn for None (7.19)."""
    why = reason(state)
    if why is None:
        state = next_turn(state) if moment is None else replace(state, moment=moment)
        return Step(state, tuple(story))
    result = ranking(state, why)
    ended = GameEnded(reason=why, places=result.places, scores=result.scores)
    return Step(replace(state, moment=Over()), (*story, ended))


def ranking(state: State, why: str) -> Outcome:
    """The highest total price saved wins, then most people, then the most expensive; without any nobody wins (7.21)."""
    prices = [[PEOPLE[card].price for card in saved] for saved in state.saved]
    merits = [(sum(saved), len(saved), max(saved, default=0)) for saved in prices]
    places = [1 + sum(other > merit for other in merits) for merit in merits]
    if not any(prices):
        places = [2] * state.players
    return Outcome(tuple(places), tuple(map(sum, prices)), why)
