"""Points, P9-P11."""

import pytest

from tests.games.pompeji.positions import SEVEN_OF_ALL, after, events_of, field, plan, play, table
from vesuvius.games.pompeji import State
from vesuvius.games.pompeji.events import CardBuilt
from vesuvius.games.pompeji.streets import Paid

ABA = plan("Ar Bo Ay")
"""Worth 1, 3 and 3."""


def scored(state: State, line: str) -> tuple[int, list[tuple[str, int, int, int, str]]]:
    """The points of a placement, and its streets: direction, for kind, for colour, for the seventh, cards."""
    built = play(state, line).events[0]
    assert isinstance(built, CardBuilt)
    streets: list[tuple[str, int, int, int, str]] = [
        (paid.street, paid.kind, paid.colour, paid.seventh, " ".join(paid.cards)) for paid in built.streets
    ]
    assert sum(kind + colour + seventh for _, kind, colour, seventh, _ in streets) == built.points
    return built.points, streets


def test_worked_example_one_a_colour_in_the_row() -> None:
    """P10b: red arch 1 and red fountain 3 in one unbroken row pay 3; no other fountain, no other street."""
    state = table(ABA, "Fr", "Hg")

    row = Paid(street="row", kind=0, colour=3, seventh=0, cards=("Ar", "Bo", "Ay", "Fr"))
    assert events_of(state, "p1 build Fr 3,0") == [CardBuilt(seat=0, card="Fr", at="3,0", points=3, streets=(row,))]
    assert field(after(state, "p1 build Fr 3,0"), "scores") == [3, 0]


def test_worked_example_two_a_kind_in_both_diagonals() -> None:
    """P10a: arches 1 + 4 falling, 4 + 3 rising; the column pays nothing, and B-A of other colours may touch."""
    assert scored(table(ABA, "Ag", "Hg"), "p1 build Ag 1,1") == (
        12,
        [("falling", 5, 0, 0, "Ar Ag"), ("rising", 7, 0, 0, "Ag Ay")],
    )


def test_the_same_kind_pays_the_sum_of_all_its_values_in_the_street() -> None:
    """P10a (points a: the sum of the numbers on those buildings, the laid card included)."""
    state = table(plan("Ar Bo Ay Bg"), "Ab", "Hg")

    assert scored(state, "p1 build Ab 4,0") == (1 + 3 + 5, [("row", 9, 0, 0, "Ar Bo Ay Bg Ab")])


@pytest.mark.parametrize(("laid", "points"), [("Fr", 5), ("Tr", 7)])
def test_the_same_colour_pays_its_highest_value_in_the_street(laid: str, points: int) -> None:
    """P10b (points b: the highest number of that colour), be it the laid card's or another's."""
    state = table(plan("Hr Bo"), laid, "Hg")

    assert scored(state, f"p1 build {laid} 2,0") == (points, [("row", 0, points, 0, f"Hr Bo {laid}")])


def test_a_lone_card_of_its_kind_and_colour_pays_nothing() -> None:
    """P10a, b: there must be at least one other in the street."""
    assert scored(table(ABA, "Gv", "Hg"), "p1 build Gv 3,0") == (0, [])


@pytest.mark.parametrize("turned", [False, True])
def test_the_seventh_card_of_a_row_or_column_pays_seven(turned: bool) -> None:
    """P10c (points c: who builds the 7th building of a street gets 7 points)."""
    *lying, laid = SEVEN_OF_ALL
    city = plan(*lying) if turned else plan(" ".join(lying))
    at, street = ("0,6", "column") if turned else ("6,0", "row")

    assert scored(table(city, laid, "Hg"), f"p1 build {laid} {at}") == (
        7,
        [(street, 0, 0, 7, "Ar Bo Fy Gg Hb Ov Tw")],
    )


def test_the_seventh_card_may_close_a_gap_in_the_middle() -> None:
    """P10c: a street of seven is complete wherever the last card lies."""
    state = table(plan("Ar Bo Fy . Hb Ov Tw", ". . Ag Ty Ow . ."), "Gg", "Hg")

    points, streets = scored(state, "p1 build Gg 3,0")

    assert ("row", 0, 0, 7, "Ar Bo Fy Gg Hb Ov Tw") in streets
    assert points == 7 + 7  # and the green arch, 4, and granary, 7, rising


@pytest.mark.parametrize(("street", "south"), [("falling", 1), ("rising", -1)])
def test_the_seventh_card_of_a_diagonal_pays_seven(street: str, south: int) -> None:
    """P10c (German, points: "auch diagonal")."""
    stairs = {f"{i},{south * i}": card for i, card in enumerate(SEVEN_OF_ALL[:6])}
    stairs |= {f"{i + 1},{south * i}": card for i, card in enumerate(("Gv", "Hw", "Or", "To", "Ay", "Bg"))}

    assert scored(table(stairs, "Tw", "Hg"), f"p1 build Tw 6,{south * 6}") == (
        7,
        [(street, 0, 0, 7, "Ar Bo Fy Gg Hb Ov Tw")],
    )


def test_both_diagonals_are_streets() -> None:
    """P9, ruling (important: all streets are checked in horizontal, vertical and diagonal directions)."""
    assert scored(table(plan("Ar Fy Ao"), "Av", "Hg"), "p1 build Av 1,1") == (
        7 + 8,
        [("falling", 7, 0, 0, "Ar Av"), ("rising", 8, 0, 0, "Av Ao")],
    )


def test_one_card_can_pay_in_all_four_streets_and_for_kind_and_colour() -> None:
    """P10 (important: one card can score several times): each street by itself, the laid card in each."""
    state = table(plan("Av Bw Ty", "Fg Oy Hb Ao", "Ab Gr"), "Ay", "Hg")

    assert scored(state, "p1 build Ay 2,2") == (
        28,
        [
            ("row", 5 + 3, 0, 0, "Ab Gr Ay"),
            ("column", 0, 3, 0, "Ty Hb Ay"),
            ("falling", 6 + 3, 3, 0, "Av Oy Ay"),
            ("rising", 3 + 2, 0, 0, "Ay Ao"),
        ],
    )


def test_a_gap_ends_a_street() -> None:
    """P9 (streets can be interrupted by missing cards; only cards joined without a break count)."""
    state = table(plan("Ar . Bg", "Go Hv Ty"), "Ao", "Hg")

    assert scored(state, "p1 build Ao 3,0") == (0, [])
    assert scored(table(plan("Ar Fw Bg", "Go Hv Ty"), "Ao", "Hg"), "p1 build Ao 3,0") == (
        3,
        [("row", 3, 0, 0, "Ar Fw Bg Ao")],
    )


def test_a_statue_does_not_end_a_street() -> None:
    """P9: a laid statue is a card of the street."""
    assert scored(table(plan("Ar *"), "Ao", "Hg"), "p1 build Ao 2,0") == (3, [("row", 3, 0, 0, "Ar * Ao")])


def test_a_laid_statue_is_of_no_kind_and_no_colour() -> None:
    """P11 (statue: laid statues in a street give no further points)."""
    state = table(plan("Gg * *"), "Ao", "Hg")

    assert scored(state, "p1 build Ao 3,0") == (0, [])


def test_a_laid_statue_counts_towards_the_seventh_card() -> None:
    """P11, ruling."""
    state = table(plan("Ar Bo * Gg Hb Ov"), "Tw", "Hg")

    assert scored(state, "p1 build Tw 6,0") == (7, [("row", 0, 0, 7, "Ar Bo * Gg Hb Ov Tw")])


def test_points_add_up_over_the_game() -> None:
    """P10."""
    state = after(table(ABA, "Fr Ag", "Gv", scores=[10, 20]), "p1 build Ag 1,1")

    assert field(state, "scores") == [22, 20]
