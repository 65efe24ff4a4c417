"""Section 13: every move has one way of being written, and nothing else is read."""

import pytest

from tests.games.lastdays.positions import buying, fleeing, living, play
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import lastdays


@pytest.mark.parametrize(
    "text",
    [
        "citizen green",
        "roll 3 4",
        "roll 5",
        "vita 17",
        "vesuvius 23",
        "vesuvius blank",
        "vesuvius x2",
        "forward",
        "back",
        "enter",
        "stay",
        "buy 57",
        "pass",
        "sell 12",
        "offer 2 12 45 500 for 77 0",
        "offer 1 0 for 3 0",
        "offer 0 101 0 for 25000",
        "accept",
        "refuse",
        "withdraw",
        "house 13 5",
        "done",
        "visit 19",
        "fetch 12",
        "roam",
        "go d0",
        "go d132",
        "go p19",
        "stop",
    ],
)
def test_a_move_reads_as_it_is_written(text: str) -> None:
    """Section 13."""
    assert str(lastdays.parse(text)) == text
    assert lastdays.parse(text) == lastdays.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "Forward",
        "forward ",
        " forward",
        "forward 3",
        "citizen",
        "citizen pink",
        "roll",
        "roll 0",
        "roll 7",
        "roll 1 2 3",
        "roll 1  2",
        "roll +1",
        "roll 01",
        "roll ١",
        "vita 0",
        "vita 37",
        "vesuvius 58",
        "vesuvius x3",
        "buy 0",
        "buy 102",
        "buy 1e1",
        "buy 99999999999999999999",
        "sell -1",
        "house 13",
        "house 13 58",
        "visit 0",
        "go 132",
        "go d286",
        "go p0",
        "go s4",
        "go d",
        "go ",
        "offer 2 12 0",
        "offer 8 12 0 for 0",
        "offer 2 for 0",
        "offer 2 12 0 for",
        "offer 2 45 12 0 for 0",
        "offer 2 12 12 0 for 0",
        "offer 2 102 0 for 0",
        "offer 2 12 -50 for 0",
        "offer 2 12 0 for 0 for 0",
        "fetch 1\n",
    ],
)
def test_nonsense_is_refused_with_a_sentence_that_quotes_it(text: str) -> None:
    """Section 13: exact spacing, no leading zeros, no signs."""
    with pytest.raises(Illegal) as refusal:
        lastdays.parse(text)
    assert repr(text) in str(refusal.value)


def test_moves_are_equal_by_what_they_say_not_by_their_weight() -> None:
    """The contract."""
    drawn = lastdays.legal(living(), CHANCE)[16]
    assert drawn.weight == 1
    assert drawn == lastdays.parse("vita 17")
    assert hash(drawn) == hash(lastdays.parse("vita 17"))
    assert lastdays.parse("vita 17").weight is None
    assert lastdays.parse("forward").weight is None


def test_a_move_out_of_turn_or_out_of_place_is_refused_with_whose_move_it_is() -> None:
    """The contract: a sentence a player understands."""
    with pytest.raises(Illegal, match="It is green’s turn"):
        lastdays.play(buying(), 1, "forward")
    with pytest.raises(Illegal, match="Something is drawn or rolled first"):
        lastdays.play(fleeing(), 0, "vesuvius 3")
    with pytest.raises(Illegal, match=r"Choose first how to move.*'pass' is not possible now"):
        play(buying(), "pass")
    with pytest.raises(Illegal, match="no seat 3 at a table of 3"):
        lastdays.play(buying(), 3, "forward")


@pytest.mark.parametrize("seat", [3, -1, True, "nobody", None])
def test_legal_knows_no_such_seat(seat: object) -> None:
    """The contract: a ValueError."""
    with pytest.raises(ValueError, match="There is no seat"):
        lastdays.legal(buying(), seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("thing", [None, 3, ["forward"]])
def test_a_value_that_is_no_move_is_refused(thing: object) -> None:
    """The contract: play judges whatever it is given."""
    with pytest.raises(Illegal, match="is not possible now"):
        lastdays.play(buying(), 0, thing)  # type: ignore[arg-type]


def test_legal_is_empty_for_a_seat_that_is_not_to_move() -> None:
    """The contract."""
    assert lastdays.legal(buying(), 1) == []
    assert lastdays.legal(buying(), CHANCE) == []
    assert lastdays.legal(fleeing(), 0) == []
