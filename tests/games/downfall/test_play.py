"""Whose move it is, what is refused, and that a refusal changes nothing."""

import re
from typing import Any

import pytest

from tests.games.downfall.positions import (
    BLACK,
    RED,
    YELLOW,
    after,
    eruption,
    fleeing,
    game,
    lava_in_hand,
    mover,
    moves,
    play,
    refusal,
    settling,
)
from vesuvius import CHANCE
from vesuvius.contract import Actor

CITY = {"I3": (RED, BLACK)}

ACTORS: tuple[Actor, ...] = (RED, BLACK, CHANCE)

WAITING: dict[str, Any] = {
    "deal": game.start(players=2),
    "play": settling(CITY, hand=[3]),
    "relative": settling(CITY, waiting="relative", hand=[3], pending={"left": 1, "closed": ["5"]}),
    "draw": settling(CITY, waiting="draw", hand=[3]),
    "omen": settling(CITY, waiting="omen", hand=[3]),
    "first tile": eruption(CITY),
    "first lava": eruption(CITY, waiting="lava", tile="coin"),
    "tile": fleeing(CITY, waiting="tile"),
    "lava": lava_in_hand("coin", CITY),
    "run": fleeing(CITY),
    "over": after(fleeing({"A5": (RED,)}), "red run A5 out"),
}
"""A state for each decision the game can need; it is red's turn in all of them."""

FITTING = {
    "deal": "- deal 3",
    "play": "red play 3 C3",
    "relative": "red relative K4",
    "draw": "- draw 3",
    "omen": "red omen I3 black",
    "first tile": "- tile mask",
    "first lava": "red lava C2",
    "tile": "- tile mask",
    "lava": "red lava C2",
    "run": "red run I3 I4",
}


def test_the_game_waits_for_a_seat_for_chance_or_for_nobody() -> None:
    assert {waiting: game.turn(state) for waiting, state in WAITING.items()} == {
        "deal": CHANCE,
        "play": RED,
        "relative": RED,
        "draw": CHANCE,
        "omen": RED,
        "first tile": CHANCE,
        "first lava": RED,
        "tile": CHANCE,
        "lava": RED,
        "run": RED,
        "over": None,
    }


@pytest.mark.parametrize("waiting", WAITING)
def test_only_the_seat_to_move_has_a_move(waiting: str) -> None:
    """Nobody here holds a hand of jokers, so nobody has a move out of turn (D11)."""
    state = WAITING[waiting]
    for actor in ACTORS:
        assert bool(moves(state, actor)) == (actor == game.turn(state))


@pytest.mark.parametrize("waiting", WAITING)
def test_a_move_of_another_moment_is_refused(waiting: str) -> None:
    for moment, line in FITTING.items():
        if moment.removeprefix("first ") != waiting.removeprefix("first "):
            refusal(WAITING[waiting], line)
    refusal(WAITING[waiting], "red erupt")
    if waiting != "relative":
        refusal(WAITING[waiting], "red done")


@pytest.mark.parametrize("waiting", FITTING)
def test_a_move_of_another_seat_is_refused(waiting: str) -> None:
    """The refusal says whose move it is, or is not; no seat plays for chance, nor chance for a seat."""
    who, move = FITTING[waiting].split(" ", 1)
    if who == "-":
        refusal(WAITING[waiting], f"red {move}")
    else:
        refusal(WAITING[waiting], f"- {move}")
        assert re.search("red|black", str(refusal(WAITING[waiting], f"black {move}")))


@pytest.mark.parametrize("waiting", FITTING)
def test_a_move_leaves_the_state_it_was_played_in_untouched(waiting: str) -> None:
    state = WAITING[waiting]
    before = game.dump(state)

    step = play(state, FITTING[waiting])

    assert game.dump(state) == before
    assert step.state != state


@pytest.mark.parametrize("waiting", FITTING)
def test_every_listed_move_can_be_played(waiting: str) -> None:
    """One function decides: ``legal`` and ``play`` agree."""
    state = WAITING[waiting]
    for move in game.legal(state, mover(state)):
        assert game.play(state, mover(state), move).events


@pytest.mark.parametrize("waiting", WAITING)
def test_an_unlisted_move_is_refused(waiting: str) -> None:
    """Moves that fit elsewhere: of all the moves open in any of these states, each state takes only its own."""
    state = WAITING[waiting]
    for actor in ACTORS:
        everything = {move for other in WAITING.values() for move in moves(other, actor)}
        for move in everything - moves(state, actor):
            with pytest.raises(ValueError, match=" "):
                game.play(state, actor, move)


@pytest.mark.parametrize("seat", [2, 4, -1, "red", "Chance", None, 0.5])
def test_there_is_no_such_seat(seat: Any) -> None:
    """The contract: ``legal`` raises a ValueError, and nobody plays from a seat that is not at the table."""
    with pytest.raises(ValueError, match="seat"):
        game.legal(WAITING["play"], seat)
    with pytest.raises(ValueError, match="seat"):
        game.play(WAITING["play"], seat, "play 3 C3")


def test_a_third_seat_is_there_when_three_play() -> None:
    assert game.legal(settling(players=3), YELLOW) == []


@pytest.mark.parametrize("nonsense", ["", "pass", "play three C3", "play 3 c3"])
def test_nonsense_is_refused(nonsense: str) -> None:
    refusal(WAITING["play"], f"red {nonsense}")


def test_the_moves_are_listed_in_a_fixed_order() -> None:
    """The contract: the same state lists the same moves in the same order, however it came about."""
    for state in WAITING.values():
        again = game.load(game.dump(state))
        for actor in ACTORS:
            assert list(map(str, game.legal(again, actor))) == list(map(str, game.legal(state, actor)))
