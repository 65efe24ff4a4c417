"""Section 10: calm before the storm, and whole household."""

import pytest

from tests.games.lastdays.positions import events_of, field, fleeing, living, moves, play, running
from vesuvius.contract import Illegal
from vesuvius.games import lastdays
from vesuvius.games.lastdays.events import ClientPerished, ClientsFetched, ClientsSaved


def test_in_the_calm_ultimate_die_is_not_among_the_first_two_cards_per_player() -> None:
    """10.1: six cards with three players."""
    fifth = living(options={"calm": True}, vita=[1, 2, 3, 4, 5])
    assert "vita 36" not in moves(fifth)
    assert len(moves(fifth)) == 30
    with pytest.raises(Illegal, match="cannot be drawn now"):
        play(fifth, "vita 36")
    seventh = living(options={"calm": True}, vita=[1, 2, 3, 4, 5, 6])
    assert "vita 36" in moves(seventh)
    assert "vita 36" in moves(living(vita=[1, 2, 3, 4, 5]))


FAMILY = {
    "options": {"household": True},
    "cards": [[2, 13], [9, 18], [24, 31, 42]],
    "housed": {"13": 5, "18": 13, "24": 15, "42": 15},
}


def test_a_household_comes_along_whole() -> None:
    """10.2: everyone of the same patron in the building; there is no choice."""
    step = play(running(9, "d79", declared=42, **FAMILY), "go p15")
    assert events_of(step, ClientsFetched) == (ClientsFetched(seat=2, cards=(24, 42), place=15, patron=2),)
    assert field(step.state, "escort") == [None, None, [24, 42]]
    assert field(step.state, "housed") == {"13": 5, "18": 13}


def test_a_household_is_saved_together() -> None:
    """10.2."""
    state = running(5, "d79", **{**FAMILY, "escort": [None, None, [24, 42]], "housed": {"13": 5, "18": 13}})
    step = play(state, "go d230")
    assert events_of(step, ClientsSaved) == (ClientsSaved(seat=2, cards=(24, 42), gate=16),)
    assert field(step.state, "saved") == [[], [], [24, 42]]


def test_all_orphans_of_a_building_come_along() -> None:
    """10.2: with a new patron."""
    state = running(
        9, "d79", declared=42, **FAMILY, turn=0, pawns=["d79", "p34", None], stage=["fleeing", "fleeing", "dead"]
    )
    step = play(state, "go p15")
    assert events_of(step, ClientsFetched) == (ClientsFetched(seat=0, cards=(24, 42), place=15, patron=2),)
    assert field(step.state, "cards") == [[2, 13, 24, 42], [9, 18], [31]]


def test_a_household_dies_with_its_patron() -> None:
    """10.2, 7.16."""
    state = fleeing(
        **{**FAMILY, "escort": [None, None, [24, 42]], "housed": {"13": 5, "18": 13}}, pawns=["p35", "p34", "d136"]
    )
    step = play(state, "vesuvius 15")
    assert events_of(step, ClientPerished) == (ClientPerished(card=24, seat=2), ClientPerished(card=42, seat=2))


def test_options_that_are_on_stand_in_the_position() -> None:
    """Section 14."""
    assert field(lastdays.start(3, calm=True), "options") == {"calm": True}
    assert field(lastdays.start(3, calm=True, household=True), "options") == {"calm": True, "household": True}
    assert field(lastdays.start(3, calm=False), "options") == {}
