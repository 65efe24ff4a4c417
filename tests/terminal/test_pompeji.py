"""Pompeji in a terminal: board, choices and events."""

from collections.abc import Sequence
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from tests.games.pompeji.positions import SEVEN_OF_ALL, events_of, plan, play, table
from tests.walks import Setting, walk
from vesuvius.contract import BaseEvent, Illegal
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji.events import CardDiscarded, Event, GameEnded
from vesuvius.terminal.pompeji import face
from vesuvius.terminal.session import understood

ABA = plan("Ar Bo Ay")


def screen(state: game.State, seat: int | None) -> list[str]:
    """The board as it is printed for a seat, without colours."""
    console = Console(file=StringIO(), width=80, color_system=None)
    legal = [] if seat is None else face.offered(game.view(state, seat), game.legal(state, seat))
    with console.capture() as shown:
        console.print(face.board(game.view(state, seat), legal))
    return [line.rstrip() for line in shown.get().splitlines()]


def sentences(events: Sequence[BaseEvent]) -> list[str]:
    return [line for event in events if (line := face.sentence(cast("Event", event), ("p1", "p2", "p3")))]


def test_the_board_shows_cards_with_kind_colour_and_value_and_what_the_hand_would_earn() -> None:
    """P9, P10: the second worked example, ``Ag`` at 1,1 for twelve points."""
    rows = screen(table(ABA, "Ag Fr", "Hg"), 0)

    assert [row[:59].rstrip() for row in rows[:7]] == [
        "     -1      0      1      2      3",
        "-1          ·    Ag Fr  Fr",
        "                 12  3   0",
        " 0   ·    arch   baths  arch   Fr",
        "          Ar   1 Bo   3 Ay   3  3",
        " 1          ·    Ag Fr  Fr",
        "                 12  3   0",
    ]


def test_every_board_fits_80_columns_and_17_lines() -> None:
    for players in (2, 3, 4):
        for moment in walk(Setting("pompeji", players, {}, seed=players)):
            for seat in (None, moment.seat if isinstance(moment.seat, int) else 0):
                rows = screen(moment.state, seat)
                assert len(rows) <= 17
                assert max(map(len, rows), default=0) <= 80


def test_one_statue_is_offered_for_each_square_the_best_first_and_every_other_move() -> None:
    """P12: the name matters for the points alone, so one name that pays most is enough."""
    state = table(ABA, "Ag", "Hg")
    legal = game.legal(state, 0)

    offered = [str(move) for move in face.offered(game.view(state, 0), legal)]

    assert offered[:2] == ["build Ag 1,-1", "build Ag 1,1"]
    assert offered[2:4] == ["statue Ay 1,-1", "statue Ay 1,1"], "2 + 4 + 3"
    around = ["0,-1", "1,-1", "2,-1", "-1,0", "3,0", "0,1", "1,1", "2,1"]
    assert sorted(move.split()[2] for move in offered[2:]) == sorted(around)
    assert {*offered} <= {str(move) for move in legal}


def test_a_statue_that_is_not_offered_may_be_typed_in_any_case() -> None:
    state = table(ABA, "Ag", "Hg")
    legal = game.legal(state, 0)
    offered = face.offered(game.view(state, 0), legal)

    assert str(understood("statue tw 0,1", offered, legal)) == "statue Tw 0,1"
    assert str(understood("ag 1,1", offered, legal)) == "build Ag 1,1"
    assert str(understood("statue 0,1", offered, legal)).startswith("statue ")
    with pytest.raises(Illegal, match=r"That could be build Ag 1,1, statue .. 1,1\."):
        understood("1,1", offered, legal)


@pytest.mark.parametrize(
    ("city", "line", "expected"),
    [
        (ABA, "p1 build Fr 3,0", "P1 builds Fr at 3,0 for 3 (row: highest red 3)."),
        (
            ABA,
            "p1 build Ag 1,1",
            "P1 builds Ag at 1,1 for 12 (falling diagonal: 2 arches 4 + 1 = 5; rising diagonal: 2 arches 4 + 3 = 7).",
        ),
        (ABA, "p1 build Fr 2,1", "P1 builds Fr at 2,1 for no points."),
        (
            plan("Gw Bo Ay"),
            "p1 statue Ay 1,1",
            "P1 raises a statue as Ay at 1,1 for 7 (rising diagonal: 2 arches 1 + 3 = 4, highest yellow 3).",
        ),
        (
            plan(" ".join(SEVEN_OF_ALL[:6])),
            "p1 build Tr 6,0",
            "P1 builds Tr at 6,0 for 14 (row: highest red 7, seventh card 7).",
        ),
    ],
)
def test_points_are_printed_with_their_reasons(city: dict[str, str], line: str, expected: str) -> None:
    """P10, P12."""
    assert sentences(play(table(city, "Ag Fr Tr", "Hg"), line).events) == [expected]


def test_a_game_is_printed_to_its_end() -> None:
    """P13-P17."""
    state = table(ABA, "Gv Hy", "Hg", "Ow", volcanoes=0, left=11, keep="Tb")

    story = events_of(state, "p2 permit", "p2 build Hg 3,0", "- draw volcano", "- draw Tb", "p1 build Gv 4,0",
                      "p1 stop", "p2 build Tb 5,0", "- draw volcano")  # fmt: skip

    assert sentences(story) == [
        "P2 shows a permit and builds before p1.",
        "P2 builds Hg at 3,0 for no points.",
        "P2 draws the first volcano: from now on drawing is a choice.",
        "You draw Tb.",
        "P1 builds Gv at 4,0 for no points.",
        "P1 draws no card.",
        "P2 builds Tb at 5,0 for no points.",
        "P2 draws the second volcano, and the city is buried.",
        "Cards in hand cost p1 7, p3 5. P2 wins with 0 points.",
    ]


def test_a_shared_victory_and_a_discard_are_printed() -> None:
    ended = GameEnded(hands=((), ()), minus=(0, 0), scores=(9, 9), places=(1, 1), reason="shared")
    assert face.sentence(ended, ("p1", "p2")) == "P1 and p2 share the victory with 9 points."
    discarded = CardDiscarded(seat=1, card="Tr")
    assert face.sentence(discarded, ("p1", "p2")) == "P2 can lay no card and discards Tr."


@pytest.mark.parametrize(
    ("left", "volcanoes", "warning"),
    [
        (30, 0, "First volcano: not in the next 12"),
        (18, 0, "First volcano: 1 chance in 9"),
        (10, 0, "First volcano: 1 chance in 1"),
        (12, 1, "Second volcano: not in the next 3 Drawing is a choice."),
        (4, 1, "Second volcano: 1 chance in 4 Drawing is a choice."),
        (3, 2, "The city is buried."),
    ],
)
def test_the_mountain_warns_by_the_odds(left: int, volcanoes: int, warning: str) -> None:
    """P3, P15, P16."""
    assert " ".join(face.mountain(left, volcanoes).plain.split()) == f"Deck: {left} cards {warning}"
