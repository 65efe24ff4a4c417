"""The statue, P12."""

import pytest

from tests.games.pompeji.positions import VALUES, after, events_of, field, moves, plan, refusal, sorts, table, types
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji import State
from vesuvius.games.pompeji.events import CardBuilt, StatueRaised
from vesuvius.games.pompeji.streets import Paid

ABA = plan("Ar Bo Ay")


def points(state: State, line: str) -> int:
    """The points of a placement."""
    laid = events_of(state, line)[0]
    assert isinstance(laid, CardBuilt | StatueRaised)
    return laid.points


def test_a_statue_is_scored_as_the_card_it_is_named_with_a_value_of_one() -> None:
    """P12 (statue: a joker worth 1 point; its player decides which building and which colour it is)."""
    assert events_of(table(ABA, "Gv", "Hg"), "p1 statue Ag 1,1")[0] == StatueRaised(
        seat=0,
        card="Ag",
        at="1,1",
        points=1 + 1 + 1 + 3,
        streets=(
            Paid(street="falling", kind=2, colour=0, seventh=0, cards=("Ar", "Ag")),
            Paid(street="rising", kind=4, colour=0, seventh=0, cards=("Ag", "Ay")),
        ),
    )


def test_for_its_colour_too_a_statue_is_worth_one() -> None:
    """P12, P10b: the highest value of the colour, the statue's own being 1."""
    assert points(table(plan("Hr Bo"), "Gv", "Hg"), "p1 statue Tr 2,0") == 5
    assert points(table(plan("Ar Bo"), "Gv", "Hg"), "p1 statue Tr 2,0") == 1


def test_a_statue_completes_a_street_of_seven() -> None:
    """P12, P10c."""
    state = table(plan("Ar Bo Fy Gg Hb Ov"), "Go", "Hg")

    assert points(state, "p1 statue Tw 6,0") == 7


@pytest.mark.parametrize(("name", "what"), [("Ag", "kind"), ("Tr", "colour")])
def test_the_rules_of_laying_hold_for_the_name_of_a_statue(name: str, what: str) -> None:
    """P12, P6 (statue: this holds for the building or the colour that the statue stands for)."""
    refused = refusal(table(plan("Ar"), "Gv", "Hg"), f"p1 statue {name} 1,0")

    assert (refused.code, refused.rule) == (f"same_{what}", "P6")


def test_the_other_rules_of_laying_hold_for_a_statue() -> None:
    """P12, P5, P7 (German, statue: the rules of laying hold here, too)."""
    state = table(plan("Ar Bo Fy Gg Hb Ov Tw"), "Go", "Hg")

    assert refusal(state, "p1 statue Fr 3,2").rule == "P5"
    assert refusal(state, "p1 statue Fr 0,0").rule == "P5"
    assert refusal(state, "p1 statue Fr -1,0").rule == "P7"


def test_a_statue_may_lie_beside_another_under_any_name() -> None:
    """P12 (statue: a statue can be laid beside another statue)."""
    state = table(plan("Ar *"), "Fy", "Hg", turn=1)

    assert {f"statue {name} 2,0" for name in VALUES} <= set(moves(state, "p2"))


def test_any_of_the_49_names_may_be_taken_even_of_cards_that_lie_or_are_held() -> None:
    """P12 (statue: it can be used for any card)."""
    state = table(plan("Ar Bo Fy Gg"), "Gv", "Hg")

    names = {move.split()[1] for move in moves(state, "p1") if move.startswith("statue")}

    assert names == set(VALUES)


def test_a_statue_once_scored_is_neutral() -> None:
    """P12, P11 (statue: it loses colour and building once its points are taken)."""
    state = after(table(plan("Ar Bo"), "Gv", "Ag"), "p1 statue Ag 1,1")

    assert field(state, "city")["1,1"] == "*"
    assert "build Ag 2,1" in moves(state, "p2")
    assert "build Ag 1,2" in moves(state, "p2")
    assert points(state, "p2 build Ag 1,2") == 0


def test_after_a_statue_no_card_is_drawn_and_the_turn_is_over() -> None:
    """P12 (statue: after it no new card may be drawn)."""
    state = table(ABA, "Gv Ho Tw", "Hg")

    raised = after(state, "p1 statue Ag 1,1")

    assert types(state, "p1 statue Ag 1,1") == ["raised", "turn"]
    assert game.turn(raised) == 1
    assert field(raised, "hands")[0] == ["Gv", "Ho", "Tw"]
    assert field(raised, "deck") == field(state, "deck")


def test_after_a_statue_there_is_no_choice_to_draw_either() -> None:
    """P12, P15."""
    state = table(ABA, "Gv", "Hg", volcanoes=1)

    assert game.turn(after(state, "p1 statue Ag 1,1")) == 1


def test_each_player_has_one_statue() -> None:
    """P12: once per game."""
    state = after(table(ABA, "Gv", "Hg"), "p1 statue Ag 1,1", "p2 statue Ab 1,-1")

    assert field(state, "statues") == [0, 0]
    assert sorts(state, "p1") == {"build"}
    refused = refusal(state, "p1 statue Ag 0,1")
    assert (str(refused), refused.rule) == ("Your statue stands already: each player has one.", "P12")
