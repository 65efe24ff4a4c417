"""A.D. 79: the first time, D7, and the second, D12."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    RED,
    YELLOW,
    after,
    events_of,
    field,
    game,
    mover,
    moves,
    people,
    play,
    refusal,
    settling,
    stage,
    weights,
)
from vesuvius.games.downfall.events import Ad79Drawn, VesuviusErupted


def test_ad79_lies_under_the_first_eight_cards() -> None:
    """D3 and D7: eight cards are drawn from the two piles on top; the ninth is A.D. 79."""
    state = game.start(players=2)
    for _ in range(2):
        state = after(state, "- deal 4", "- deal 4", "- deal 6", "- deal 6")
    line = ["G3", "G3", "G3", "G3", "C4", "C4", "C5", "D4"]
    for card, square, drawn in zip([4] * 4 + [6] * 4, line, [1, 1, 1, 1, 2, 2, 2, 2], strict=True):
        state = game.play(state, mover(state), f"play {card} {square}").state
        assert "draw ad79" not in moves(state)
        assert "draw omen" not in moves(state)
        state = after(state, f"- draw {drawn}")
    state = after(state, "red play 1 A2")

    assert weights(state).keys() == {"draw ad79"}
    assert field(state, "deck") == {"left": 33, "omens": 7, "ad79": 0}


def test_the_drawer_of_ad79_draws_a_replacement_at_once() -> None:
    """D7 (Vesuvius bubbles): the same player draws again; A.D. 79 goes back among the last 16 cards of the 33."""
    city = settling(waiting="draw", ad79=0, left=33)

    step = play(city, "- draw ad79")

    assert events_of(step, Ad79Drawn) == [Ad79Drawn(seat=RED, time=1)]
    assert stage(step.state) == ("settling", "draw", RED)
    assert field(step.state, "deck") == {"left": 33, "omens": 7, "ad79": 1}
    assert "draw ad79" not in moves(step.state)

    city = after(step.state, "- draw 9")
    assert field(city, "deck") == {"left": 32, "omens": 7, "ad79": 1}
    assert stage(city) == ("settling", "play", BLACK)


def test_the_replacement_may_be_an_omen() -> None:
    """D7 with D8: A.D. 79 is back in the deck before the replacement is resolved, so the omen counts already."""
    city = settling({"C3": (BLACK,)}, waiting="draw", ad79=0, left=33)

    city = after(city, "- draw ad79", "- draw omen")

    assert stage(city) == ("settling", "omen", RED)
    assert moves(city) == {"omen C3 black"}


def test_ad79_lies_among_the_last_sixteen() -> None:
    """D7: shuffled into the bottom 15 cards, it can be the sixteenth from the bottom, not the seventeenth."""
    assert "draw ad79" not in moves(settling(waiting="draw", left=17))
    assert "draw ad79" in moves(settling(waiting="draw", left=16))
    refusal(settling(waiting="draw", left=17), "- draw ad79")


def test_the_last_card_of_all_is_ad79() -> None:
    """D7: one card left in the deck; the game cannot miss the eruption."""
    assert moves(settling(waiting="draw", left=1, omens=0)) == {"draw ad79"}


@pytest.mark.parametrize(("drawer", "next_seat"), [(RED, BLACK), (BLACK, YELLOW), (YELLOW, RED)])
def test_the_second_ad79_ends_the_first_phase_at_once(drawer: int, next_seat: int) -> None:
    """D12 (Vesuvius erupts): all hands onto the discard seat by seat, supplies into the box and *not* into the volcano;
    D13: the left neighbour of the drawer comes first."""
    city = settling(
        {"C3": (RED, BLACK)},
        players=3,
        turn=drawer,
        waiting="draw",
        left=10,
        omens=2,
        hands={RED: [9, 10], BLACK: [3, 11], YELLOW: [5]},
        discard=[8, 8],
        supply=[5, 6, 7],
        volcano=[1, 0, 2],
    )

    step = play(city, "- draw ad79")

    assert events_of(step, Ad79Drawn) == [Ad79Drawn(seat=drawer, time=2)]
    assert events_of(step, VesuviusErupted) == [
        VesuviusErupted(seat=drawer, cause="ad79", hands=((9, 10), (3, 11), (5,)), boxed=(5, 6, 7))
    ]
    assert stage(step.state) == ("eruption", "tile", next_seat)
    assert field(step.state, "hands") == [[], [], []]
    assert field(step.state, "discard") == [8, 8, 9, 10, 3, 11, 5]
    assert field(step.state, "supply") == [0, 0, 0]
    assert field(step.state, "volcano") == [1, 0, 2]
    assert people(step.state) == {"C3": (RED, BLACK)}
    assert field(step.state, "deck")["ad79"] == 2
