"""3.5 and section 14: a view is the position plus the seat, so nothing is left to imagine."""

import random

import pytest

from tests.games.lastdays.positions import fleeing, living, play, running
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import lastdays
from vesuvius.jsonable import plain


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_an_imagined_state_is_the_table_itself(seat: int | None) -> None:
    """Nothing is hidden but the order of the decks, which does not exist before a card is drawn."""
    for state in (lastdays.start(8, calm=True), living(vita=[5]), running(7, "d78", declared=42)):
        assert lastdays.imagine(lastdays.view(state, seat), random.Random(1)) == state


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    """The contract."""
    with pytest.raises(ValueError, match="There is no seat 3"):
        lastdays.view(living(), 3)
    with pytest.raises(ValueError, match="There is no seat 'chance'"):
        lastdays.view(living(), CHANCE)  # type: ignore[arg-type]


def test_a_view_that_is_none_cannot_be_imagined() -> None:
    """The contract: load judges it."""
    view = lastdays.view(living(), 0)
    with pytest.raises(Illegal, match="hand: there is no such field"):
        lastdays.imagine({**plain(view), "hand": []}, random.Random(1))


def test_every_event_is_for_all() -> None:
    """3.5: no card has a hidden face once it is turned over."""
    for step in (play(living(), "vita 33"), play(fleeing(), "vesuvius 15"), play(running(9, "d78"), "go d230")):
        assert step.events
        assert {event.seen_by for event in step.events} == {"all"}
