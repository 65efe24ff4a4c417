"""Random whole games for every number of players and both options: nothing vanishes and nothing appears."""

from collections.abc import Sequence
from random import Random

import pytest

import vesuvius
from vesuvius.contract import CHANCE, AnyGame, BaseEvent, draw
from vesuvius.games.lastdays.board import PEOPLE
from vesuvius.games.lastdays.city import is_outside
from vesuvius.games.lastdays.events import CardBought, CardSold, MoneyPaid, MoneyReceived
from vesuvius.games.lastdays.moves import Buy, Enter, Forward, Go, Move, Pass

lastdays: AnyGame = vesuvius.game("lastdays")


def choose(moves: Sequence[Move], rng: Random) -> Move:
    """A random move, biased towards moves that advance a game: buying, moving on, entering, fetching and leaving."""
    if rng.random() < 0.8:
        onward: list[Move] = [move for move in moves if isinstance(move, Buy | Enter | Forward | Pass)]
        onward += [move for move in moves if isinstance(move, Go) and (move.spot[0] == "p" or is_outside(move.spot))]
        if onward:
            return onward[0]
    return rng.choice(moves)


def bank(events: Sequence[BaseEvent]) -> int:
    """The money the bank gains by a step."""
    gain = 0
    for event in events:
        match event:
            case CardBought() | MoneyPaid(to=None):
                gain += event.amount
            case CardSold() | MoneyReceived():
                gain -= event.amount
            case _:
                pass
    return gain


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("poor", [False, True], ids=["rich", "poor"])
def test_cards_and_money_add_up_from_the_first_move_to_the_last(players: int, poor: bool) -> None:
    """Each card is on the track, owned, saved or perished; money changes hands or goes to the bank."""
    rng = Random(79 * players + poor)
    state = lastdays.start(players, calm=poor, household=bool(players % 2))
    while (to_move := lastdays.turn(state)) is not None:
        moves = lastdays.legal(state, to_move)
        move = draw(moves, rng) if to_move == CHANCE else choose(moves, rng)
        step = lastdays.play(state, to_move, move)
        assert sum(step.state.money) + bank(step.events) == sum(state.money)
        held = [card for cards in (*step.state.cards, *step.state.saved, step.state.perished) for card in cards]
        assert len(held) == len(set(held))
        known = [card for cards in (*state.cards, *state.saved, state.perished) for card in cards]
        gone = {card for card in known if card not in held}
        assert gone == {event.card for event in step.events if isinstance(event, CardSold)}
        state = step.state
        if poor and "living" in state.stage and "buying" not in state.stage and not state.vita:
            state = lastdays.load({**lastdays.dump(state), "money": [0] * players})
    outcome = lastdays.outcome(state)
    assert outcome is not None
    assert list(outcome.scores) == [sum(PEOPLE[card].price for card in saved) for saved in state.saved]
