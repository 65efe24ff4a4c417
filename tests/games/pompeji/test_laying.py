"""Laying and discarding, P5-P8."""

import random
from typing import Any

import pytest

from tests.games.pompeji.positions import COLOURS, KINDS, after, events_of, field, moves, plan, refusal, sorts, table
from vesuvius.contract import CHANCE, draw
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import State
from vesuvius.games.pompeji.events import CardDiscarded, CardDrawn, CardReceived, TurnBegun


def test_a_card_is_laid_along_an_edge_of_the_city() -> None:
    """P5 (how to play: the cards touch at the long or the short side, never diagonally)."""
    state = table(plan("Ar Fg *"), "Bo", "Fy")

    beside = ("0,-1", "1,-1", "2,-1", "-1,0", "3,0", "0,1", "1,1", "2,1")
    assert moves(state, "p1") == [f"build Bo {at}" for at in beside]


def test_a_corner_does_not_count() -> None:
    """P5 (how to play: laying a card diagonally is not allowed)."""
    refused = refusal(table(plan("Ar"), "Bo", "Fy"), "p1 build Bo 1,1")

    assert (refused.code, refused.rule) == ("apart", "P5")


def test_a_taken_square_stays_taken() -> None:
    """P5."""
    state = table(plan("Ar *"), "Bo", "Fy")

    assert str(refusal(state, "p1 build Bo 0,0")) == "This square is taken: the red arch (Ar)."
    assert str(refusal(state, "p1 build Bo 1,0")) == "A statue lies there already."


def test_a_card_may_touch_the_city_at_a_statue_alone() -> None:
    """P5, ruling."""
    state = table(plan("Ar *"), "Bo", "Fy")

    assert "build Bo 2,0" in moves(state, "p1")


def test_only_a_card_in_hand_can_be_laid() -> None:
    """P5 (how to play: one of the cards in hand)."""
    refused = refusal(table(plan("Ar"), "Bo", "Fy"), "p1 build Fy 1,0")

    assert (str(refused), refused.rule) == ("You do not hold the yellow fountain (Fy).", "P5")


def test_after_laying_one_card_is_drawn_and_the_turn_is_over() -> None:
    """P5 (how to play: after a building the player draws a new card)."""
    state = table(plan("Ar"), "Bo Gv Hw", "Fy", keep="Tr")

    built = after(state, "p1 build Bo 1,0")

    assert game.turn(built) == CHANCE
    assert events_of(built, "- draw Tr") == [
        CardDrawn(seat=0, left=45),
        CardReceived(seen_by=0, seat=0, card="Tr"),
        TurnBegun(seat=1),
    ]
    assert field(after(built, "- draw Tr"), "hands") == [["Gv", "Hw", "Tr"], ["Fy"]]


def test_a_small_hand_is_never_refilled_to_three() -> None:
    """P5: one card is drawn, however few are held."""
    state = after(table(plan("Ar"), "Bo", "Fy"), "p1 build Bo 1,0", "- draw Tr")

    assert field(state, "hands") == [["Tr"], ["Fy"]]


@pytest.mark.parametrize(("card", "what"), [("Ab", "kind"), ("Br", "colour")])
def test_same_kind_or_colour_never_share_an_edge(card: str, what: str) -> None:
    """P6 (how to play: the same buildings or colours never touch horizontally or vertically)."""
    state = table(plan("Ar"), f"{card} Gv", "Fy")

    for at in ("0,-1", "-1,0", "1,0", "0,1"):
        refused = refusal(state, f"p1 build {card} {at}")
        assert (refused.code, refused.rule) == (f"same_{what}", "P6")
        assert refused.params == {"card": card, "other": "Ar"}


@pytest.mark.parametrize("card", ["Ab", "Br"])
def test_same_kind_or_colour_may_touch_at_a_corner(card: str) -> None:
    """P6 (how to play: they may touch diagonally)."""
    state = table(plan("Ar Go"), card, "Fy")

    assert f"build {card} 1,1" in moves(state, "p1")


def test_every_neighbour_is_asked_not_only_the_first() -> None:
    """P6: the card at 1,1 would lie beside three."""
    state = table(plan("Ar Go Hy", "Tb . Bv"), "Fw Fv Fb Tg Gr", "Fy")

    for card in ("Fv", "Fb", "Tg", "Gr"):
        assert refusal(state, f"p1 build {card} 1,1").rule == "P6"
    assert "build Fw 1,1" in moves(state, "p1")


def test_anything_may_lie_beside_a_statue() -> None:
    """P6 (how to play: exception, statues may lie beside each other and all else)."""
    state = table(plan("Ar *"), "Ab Br", "Fy")

    assert moves(state, "p1")[:3] == ["build Ab 1,-1", "build Ab 2,0", "build Ab 1,1"]
    assert "build Br 2,0" in moves(state, "p1")


def test_the_city_never_has_an_eighth_column() -> None:
    """P7 (streets: no side may have more than 7 cards)."""
    state = table(plan("Ar Bo Fy Gg Hb Ov Tw", west=-2), "Go", "Fr")

    assert "build Go -2,1" in moves(state, "p1")
    for at in ("-3,0", "5,0"):
        refused = refusal(state, f"p1 build Go {at}")
        assert (str(refused), refused.rule) == ("The city never has more than 7 columns or rows.", "P7")


def test_the_city_never_has_an_eighth_row() -> None:
    """P7 (streets: no side may have more than 7 cards)."""
    state = table(plan("Ar", "Bo", "Fy", "Gg", "Hb", "Ov", "Tw", north=-5), "Go", "Fr")

    assert refusal(state, "p1 build Go 0,-6").rule == "P7"
    assert refusal(state, "p1 build Go 0,2").rule == "P7"
    assert "build Go 1,-5" in moves(state, "p1")


def test_the_first_card_need_not_lie_in_the_middle() -> None:
    """P7 (streets: the first card is not necessarily in the middle of the 7 by 7)."""
    corner = table(plan("Ar Bo Fy Gg Hb Ov"), "Tw", "Fr")
    other = table(plan("Ov Hb Gg Fy Bo Ar", west=-5), "Tw", "Fr")

    assert {"build Tw -1,0", "build Tw 6,0"} <= set(moves(corner, "p1"))
    assert {"build Tw 1,0", "build Tw -6,0"} <= set(moves(other, "p1"))


RING = plan("Ar Gb Ao", "Tb * Hb", "Ag Ob Ay")
"""Arches and blues around a statue: the blue arch finds no place."""


def test_a_player_who_can_lay_no_card_must_discard_one_face_up() -> None:
    """P8 (how to play: who cannot play a card must discard one openly)."""
    blocked = table(RING, "Ab", "Fy")

    assert moves(blocked, "p1") == ["discard Ab"]
    assert events_of(blocked, "p1 discard Ab") == [CardDiscarded(seat=0, card="Ab")]
    assert field(after(blocked, "p1 discard Ab"), "discard") == ["Ab"]


def test_which_card_to_discard_is_a_choice() -> None:
    """P8."""
    state = table(plan("Ar"), "Ab Br Ag", "Fy")

    assert moves(state, "p1")[-3:] == ["discard Ag", "discard Ab", "discard Br"]


def test_after_a_discard_a_card_is_drawn_and_the_turn_is_over() -> None:
    """P8 (how to play: and takes a new card; the turn is then over)."""
    state = after(table(RING, "Ab", "Fy"), "p1 discard Ab", "- draw Ho")

    assert field(state, "hands") == [["Ho"], ["Fy"]]
    assert (field(state, "turn"), field(state, "waiting")) == (1, "turn")
    assert field(state, "scores") == [0, 0]


def test_a_player_who_can_lay_no_card_may_raise_the_statue_instead() -> None:
    """P8, ruling."""
    state = table(plan("Ar"), "Ab Br", "Fy")

    assert sorts(state, "p1") == {"statue", "discard"}


def test_a_player_who_can_lay_a_card_may_not_discard() -> None:
    """P8: no voluntary discard."""
    refused = refusal(table(plan("Ar"), "Ab Bo", "Fy"), "p1 discard Ab")

    assert (str(refused), refused.rule) == ("You can lay a card of your hand, so you may not discard.", "P8")


def test_only_a_card_in_hand_can_be_discarded() -> None:
    """P8."""
    assert str(refusal(table(RING, "Ab", "Fy"), "p1 discard Fy")) == "You do not hold the yellow fountain (Fy)."


def test_a_full_city_takes_nothing_more() -> None:
    """P7, P8: 7 by 7 cards, and there is only the discard, even with a statue."""
    square = {f"{x},{y}": KINDS[(x + 2 * y) % 7] + COLOURS[(x + 3 * y) % 7] for x in range(7) for y in range(7)}
    statues = {"1,1": "*", "4,2": "*", "6,6": "*"}
    hands = [square[at] for at in statues]

    state = table({**square, **statues}, *hands, "", volcanoes=1, left=1, statues=[1, 0, 0, 0])

    assert moves(state, "p1") == [f"discard {hands[0]}"]
    assert moves(state, "p2") == []


def test_legal_keeps_the_rules_of_placement_to_the_letter() -> None:
    """P5-P7, written a second time as plainly as possible, for every square of some random cities (fixed seed)."""
    rng = random.Random(5)
    for _ in range(12):
        state = game.start(3)
        for _ in range(rng.randrange(12, 70)):
            seat = game.turn(state)
            if seat is None:
                break
            choice: list[Any] = game.legal(state, seat)
            move = draw(choice, rng) if seat == CHANCE else choice[rng.randrange(len(choice))]
            state = game.play(state, seat, move).state
        if field(state, "waiting") == "turn":
            expected = [
                f"build {card} {x},{y}"
                for card in state.hands[state.turn]
                for y in range(-6, 7)
                for x in range(-6, 7)
                if _may_lie(state, card, x, y)
            ]
            assert [move for move in moves(state, f"p{state.turn + 1}") if move.startswith("build")] == expected


def _may_lie(state: State, card: str, x: int, y: int) -> bool:
    lying = {tuple(map(int, at.split(","))): other for at, other in state.city.items()}
    beside = [lying[at] for at in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if at in lying]
    columns, rows = zip(*lying, (x, y), strict=True)
    return (
        (x, y) not in lying
        and bool(beside)
        and all(other == "*" or (other[0] != card[0] and other[1] != card[1]) for other in beside)
        and max(columns) - min(columns) < 7
        and max(rows) - min(rows) < 7
    )
