"""Moves as text."""

import pytest

from tests.games.downfall.positions import after, game, settling
from vesuvius import CHANCE, Illegal


@pytest.mark.parametrize(
    "text",
    [
        "deal 3",
        "deal 11",
        "draw 10",
        "draw omen",
        "draw ad79",
        "tile mask",
        "tile helmet/mask",
        "tile vase/scroll",
        "tile column/coin",
        "play 3 C3",
        "play 11 K7",
        "play 3 -",
        "relative F6",
        "done",
        "omen C3 red",
        "omen K7 blue",
        "erupt",
        "lava D4",
        "lava D4 mask",
        "run C3 E3",
        "run C5 out",
    ],
)
def test_every_move_reads_back_as_it_is_written(text: str) -> None:
    assert str(game.parse(text)) == text


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        " ",
        "pass",
        "deal",
        "deal 0",
        "deal 12",
        "deal omen",
        "deal 3 C3",
        "draw",
        "draw 12",
        "draw lava",
        "tile",
        "tile lava",
        "tile mask/helmet",
        "tile helmet/vase",
        "play",
        "play 3",
        "play C3 3",
        "play 3 C3 D3",
        "play 12 C3",
        "play 3 out",
        "relative",
        "relative -",
        "done 3",
        "omen C3",
        "omen C3 green",
        "omen red C3",
        "erupt now",
        "lava",
        "lava L4",
        "lava D4 stone",
        "run C3",
        "run out C3",
        "run C3 -",
        "run C3 E3 F3",
        "play 3 A7",
        "lava I1",
        "relative K2",
        "run C3 A8",
        "run C3 C0",
    ],
)
def test_nonsense_is_refused_with_a_sentence(nonsense: str) -> None:
    """A7, I1 and K2 lie outside the walls: they are no squares."""
    with pytest.raises(Illegal, match=" "):
        game.parse(nonsense)


@pytest.mark.parametrize(
    "sloppy",
    [
        "Play 3 C3",
        "play 3 c3",
        "play  3 C3",
        " play 3 C3",
        "play 3 C3 ",
        "play 3 C3\n",
        "play\t3 C3",
        "play 03 C3",
        "play +3 C3",
        "play 3.0 C3",
        "play ٣ C3",
        "play 3 C03",
        "omen C3 Red",
        "draw AD79",
        "run C3 OUT",
        "DONE",
    ],
)
def test_the_notation_is_strict(sloppy: str) -> None:
    """Exact spacing and case, no leading zeros, no plus, no digits but 0–9."""
    with pytest.raises(Illegal):
        game.parse(sloppy)


def test_moves_are_equal_whatever_they_weigh() -> None:
    """The contract: equality and hash of moves ignore the weight."""
    drawn = {str(move): move for move in game.legal(settling(waiting="draw"), CHANCE)}["draw omen"]
    read = game.parse("draw omen")

    assert drawn.weight
    assert drawn.weight != read.weight
    assert drawn == read
    assert hash(drawn) == hash(read)


def test_moves_that_say_different_things_differ() -> None:
    texts = ["play 3 C3", "play 3 D3", "play 3 -", "relative C3", "lava C3", "lava C3 mask", "deal 3", "draw 3"]

    assert len({game.parse(text) for text in texts}) == len(texts)


def test_a_move_is_played_as_a_value_or_as_text() -> None:
    city = settling(hand=[3])

    assert game.play(city, 0, game.parse("play 3 C3")) == game.play(city, 0, "play 3 C3")
    assert game.play(city, 0, "play 3 C3").state == after(city, "red play 3 C3")
