"""A bot depends on its view alone: two states with the same view for its seat get the same answer."""

import gc
from random import Random
from types import ModuleType
from typing import Any

import pytest

import vesuvius
from tests.opponents import opponents
from vesuvius.bots import Budget, bot
from vesuvius.match import Match

MOMENTS = 24
"""Decisions tested per game, spread over all of it."""


def decisions(game: str, players: int) -> list[Any]:
    """Some states of a game between novices in which a seat is to move."""
    match = Match(game, players, Random(5))
    match.deal()
    pilots = [bot("novice", game, seat) for seat in range(players)]
    states = []
    while isinstance(seat := match.rules.turn(match.state), int):
        states.append(match.state)
        match.play(seat, match.choice(seat, pilots[seat], Budget()))
    return states[:: max(1, len(states) // MOMENTS)]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("name", "game"), [(name, game) for game in vesuvius.games() for name in opponents(game)])
def test_a_bot_answers_alike_to_two_equal_views(name: str, game: str, players: int) -> None:
    """With a fixed seed and number of nodes; in turn and out of turn."""
    rules, rng = vesuvius.game(game), Random(6)
    hidden = 0
    for state in decisions(game, players):
        for seat in range(players):
            other = rules.imagine(rules.view(state, seat), rng)
            hidden += other != state
            assert (rules.view(other, seat), rules.legal(other, seat)) == (
                rules.view(state, seat),
                rules.legal(state, seat),
            )
            answers: list[Any] = []
            for one in (state, other):
                view, legal, asked = rules.view(one, seat), rules.legal(one, seat), bot(name, game, 1)
                if rules.turn(one) == seat:
                    answers.append(asked.choose(view, legal, Budget(nodes=50)))
                elif legal:
                    answers.append(asked.react(view, legal))
                else:
                    answers.append(None)
            assert answers[0] == answers[1]
    assert hidden or game == "lastdays", "the two states should differ in hidden cards"


@pytest.mark.parametrize("game", vesuvius.games())
def test_a_bots_view_leads_to_no_state_and_can_be_changed_without_effect(game: str) -> None:
    """Nothing reachable from its arguments holds more than the view, and changing them leaves the state as it was."""
    rules = vesuvius.game(game)
    for state in decisions(game, 3):
        seat = rules.turn(state)
        assert isinstance(seat, int)
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        assert not any(isinstance(one, type(state)) for one in within(view, legal))
        before = rules.dump(state), list(legal)
        wreck(view)
        wreck(legal)
        assert (rules.dump(state), rules.legal(state, seat)) == before


def within(*things: Any) -> list[Any]:
    """All objects reachable from this one, except through code."""
    found: dict[int, Any] = {}
    todo = list(things)
    while todo:
        one = todo.pop()
        if id(one) not in found and not isinstance(one, type | ModuleType) and not callable(one):
            found[id(one)] = one
            todo += gc.get_referents(one)
    return list(found.values())


def wreck(thing: Any) -> None:
    """Empty a container and everything in it."""
    if isinstance(thing, dict | list):
        for one in list(thing.values() if isinstance(thing, dict) else thing):
            wreck(one)
        thing.clear()
