"""Moves as text, and the order in which they are listed."""

import pytest

from tests.games.pompeji.positions import VALUES, after, moves, plan, table
from vesuvius.contract import CHANCE, Illegal
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji.moves import Build, Deal, Discard, Draw, DrawCard, RaiseStatue, Stop, UsePermit


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("deal Tr", Deal("Tr")),
        ("draw Tr", DrawCard("Tr")),
        ("draw volcano", DrawCard("volcano")),
        ("build Tr 1,0", Build("Tr", "1,0")),
        ("build Tr -6,6", Build("Tr", "-6,6")),
        ("statue Tr 0,-1", RaiseStatue("Tr", "0,-1")),
        ("discard Tr", Discard("Tr")),
        ("draw", Draw()),
        ("stop", Stop()),
        ("permit", UsePermit()),
    ],
)
def test_every_move_has_a_text_and_back(text: str, move: game.Move) -> None:
    """The notation of RULES.md."""
    assert game.parse(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "lava D4",
        "Build Tr 1,0",
        "build Tr",
        "build Tr  1,0",
        " build Tr 1,0",
        "build Tr 1,0 ",
        "build Tr 1,0\n",
        "build Tr 1, 0",
        "build Tr +1,0",
        "build Tr 01,0",
        "build Tr -0,0",
        "build Tr 1.0",
        "build Tr 1",
        "build Tr ,",
        "build Tr ١,0",
        "build tr 1,0",
        "build Xr 1,0",
        "build Tx 1,0",
        "build * 1,0",
        "build volcano 1,0",
        "statue Tr",
        "statue * 1,0",
        "deal volcano",
        "deal",
        "discard volcano",
        "discard",
        "draw *",
        "draw draw",
        "stop now",
        "permit 1",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    """The contract: parse is strict."""
    with pytest.raises(Illegal):
        game.parse(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build Xr 1,0", "'Xr' is not a card. A card is a kind and a colour, Ar to Tw."),
        ("build Tr 01,0", "'01,0' is not a square. A square is a column and a row, as in 1,0 or -2,3."),
        ("build Tr 7,0", "The city never has more than 7 columns or rows."),
        ("statue Tr 0,-12", "The city never has more than 7 columns or rows."),
        (
            "lava D4",
            "'lava D4' is not a move. Write build Tr 1,0, statue Tr 1,0, discard Tr, draw, stop or permit.",
        ),
    ],
)
def test_a_refused_notation_says_why(text: str, reason: str) -> None:
    """The contract: a refusal is a sentence."""
    with pytest.raises(Illegal) as refused:
        game.parse(text)
    assert str(refused.value) == reason


def test_a_move_is_judged_as_its_notation_is() -> None:
    """The contract: play takes a move or its notation, and a move that has none is no move."""
    state = table(plan("Ar"), "Bo", "Fy")

    assert game.play(state, 0, Build("Bo", "1,0")) == game.play(state, 0, "build Bo 1,0")
    with pytest.raises(Illegal, match="is not a card"):
        game.play(state, 0, RaiseStatue("Xx", "1,0"))
    with pytest.raises(Illegal, match="none lies beside this square"):
        game.play(state, 0, RaiseStatue("Bo", "the harbour"))


def test_builds_and_statues_are_listed_by_card_then_row_then_column() -> None:
    """The order of ``legal``: builds, statues, discards; draw, stop; permit."""
    listed = moves(table(plan("Ar"), "Go Bo", "Fy"), "p1")

    around = ("0,-1", "-1,0", "1,0", "0,1")
    names = [name for name in VALUES if name[0] != "A" and name[1] != "r"]
    assert listed == [f"build {card} {at}" for card in ("Bo", "Go") for at in around] + [
        f"statue {name} {at}" for name in names for at in around
    ]


def test_discards_are_listed_after_statues() -> None:
    """The order of ``legal``."""
    listed = moves(table(plan("Ar"), "Br Aw Ag", "Fy"), "p1")

    assert listed[-4:] == ["statue Tw 0,1", "discard Ag", "discard Aw", "discard Br"]


def test_chance_is_listed_by_kind_and_colour_volcano_last() -> None:
    """The order of ``legal``."""
    state = after(table(plan("Ar"), "Bo", "Fy", left=12), "p1 build Bo 1,0")

    listed = moves(state, "-")

    assert listed[-1] == "draw volcano"
    assert listed[:-1] == sorted(listed[:-1], key=[f"draw {card}" for card in VALUES].index)
    assert len(listed) == 11


@pytest.mark.parametrize("seat", [3, -1, "p1", None])
def test_no_such_seat(seat: int) -> None:
    """The contract: ValueError."""
    state = table(plan("Ar"), "Bo", "Fy", "Gw")
    with pytest.raises(ValueError, match="no seat"):
        game.legal(state, seat)
    with pytest.raises(ValueError, match="no seat"):
        game.play(state, seat, "build Bo 1,0")


def test_chance_has_no_move_while_a_seat_is_to_move() -> None:
    """The contract."""
    assert game.legal(table(plan("Ar"), "Bo", "Fy"), CHANCE) == []
