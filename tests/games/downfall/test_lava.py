"""Lava, D14–D16."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    RED,
    SIX_VENTS,
    VENTS,
    YELLOW,
    after,
    events_of,
    field,
    fleeing,
    lava_in_hand,
    moves,
    people,
    play,
    refusal,
    stage,
)
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.events import LavaLaid, MarkersLost, TileSetAside

SOMEONE = {"F5": (RED, BLACK)}


@pytest.mark.parametrize(("symbol", "vent"), VENTS.items())
def test_the_first_tile_of_a_symbol_covers_its_vent(symbol: str, vent: str) -> None:
    """D14 (the lava comes)."""
    city = lava_in_hand(symbol, SOMEONE)

    assert moves(city) == {f"lava {vent}"}
    assert refusal(city, "red lava F2").rule == "D14"


def test_every_further_tile_lies_beside_its_own_kind() -> None:
    """D14 (A, drawing lava): sharing an edge with *any* tile of the symbol; the player chooses."""
    city = lava_in_hand("column", SOMEONE, lava={"E4": "column", "E5": "column"})

    assert moves(city) == {"lava E3", "lava D4", "lava F4", "lava D5", "lava F5", "lava E6"}


def test_lava_does_not_flow_diagonally_or_beside_other_lava() -> None:
    """D14 (NL: "with a common side, so not diagonally"): F3 touches the column at a corner, D6 the mask."""
    city = lava_in_hand("column", SOMEONE, lava={"E4": "column", "D7": "mask"})

    assert refusal(city, "red lava F3").rule == "D14"
    assert refusal(city, "red lava D6").rule == "D14"


def test_lava_does_not_flow_over_lava() -> None:
    """D14: a square without lava."""
    city = lava_in_hand("column", SOMEONE, lava={"E4": "column", "E5": "column", "D4": "coin", "E3": "coin"})

    assert moves(city) == {"lava F4", "lava D5", "lava F5", "lava E6"}
    assert refusal(city, "red lava D4").rule == "D14"


def test_lava_stays_inside_the_walls() -> None:
    """D14: H1 lies in the north-east corner; I1 is outside the city."""
    city = lava_in_hand("scroll", SOMEONE, lava={"H1": "scroll"})

    assert moves(city) == {"lava G1", "lava H2"}


def test_the_vents_of_others_are_ordinary_squares() -> None:
    """D14, ruling: coin lava may cover the vent of the columns."""
    city = lava_in_hand("coin", SOMEONE, lava={"C2": "coin", "E3": "coin"})

    assert "lava E4" in moves(city)
    assert field(after(city, "red lava E4"), "lava")["E4"] == "coin"


def test_a_gate_can_be_covered() -> None:
    """D14, ruling: the helmets reach Porta di Nocera at I7; who stands on it is buried."""
    city = lava_in_hand("helmet", {"I7": (BLACK,), **SOMEONE}, lava={"J7": "helmet"})

    assert people(after(city, "red lava I7")) == SOMEONE


def test_a_symbol_whose_vent_is_taken_is_never_laid() -> None:
    """D14, ruling: coin lava has taken the vent of the columns; each column drawn is set aside and the turn goes on."""
    city = fleeing(SOMEONE, waiting="tile", lava={"E4": "coin"})

    step = play(city, "- tile column")

    assert events_of(step, TileSetAside) == [TileSetAside(seat=RED, tile="column")]
    assert field(step.state, "aside") == {"column": 1}
    assert field(step.state, "lava") == {"E4": "coin"}
    assert stage(step.state) == ("flight", "run", RED)


def test_a_tile_without_a_square_is_set_aside() -> None:
    """D14, ruling: the scrolls are walled in at H1; red lays nothing and runs."""
    city = fleeing(SOMEONE, waiting="tile", lava={"H1": "scroll", "G1": "coin", "H2": "coin"}, aside={"scroll": 1})

    step = play(city, "- tile scroll")

    assert field(step.state, "aside") == {"scroll": 2}
    assert stage(step.state) == ("flight", "run", RED)


def test_lava_buries_the_players_markers_too() -> None:
    """D15 (A, drawing lava): everybody on the square, the active player's markers included."""
    city = lava_in_hand("column", {"E4": (RED, RED, BLACK), "F5": (BLACK,)})

    step = play(city, "red lava E4")

    assert events_of(step, MarkersLost) == [MarkersLost(cause="buried", squares=FrozenDict({"E4": (2, 1)}))]
    assert people(step.state) == {"F5": (BLACK,)}
    assert field(step.state, "volcano") == [2, 1]


def test_lava_buries_half_a_house_and_cuts_off_the_other_half() -> None:
    """D15 and D16: building 11 stands on K6 and K7; K6 is covered, and from K7 no way is left."""
    helmets = {"J7": "helmet", "J6": "helmet"}
    city = lava_in_hand("helmet", {"K6": (RED, BLACK), "K7": (RED,), "F5": (RED, BLACK)}, lava=helmets)

    step = play(city, "red lava K6")

    assert events_of(step, LavaLaid) == [LavaLaid(seat=RED, square="K6", symbol="helmet", source="J6")]
    assert events_of(step, MarkersLost) == [
        MarkersLost(cause="buried", squares=FrozenDict({"K6": (1, 1)})),
        MarkersLost(cause="cut_off", squares=FrozenDict({"K7": (1, 0)})),
    ]
    assert people(step.state) == {"F5": (RED, BLACK)}
    assert field(step.state, "volcano") == [2, 1]


def test_the_encircled_perish_though_they_could_still_walk() -> None:
    """D16 (FR: it "can still be moved" but is encircled): A6, B6 and C6 are open ground, and no gate can be reached."""
    wall = {"A5": "coin", "B5": "coin", "C5": "coin", "D5": "coin"}
    city = lava_in_hand("coin", {"A6": (YELLOW,), "C6": (RED, YELLOW), "F5": (BLACK,)}, players=3, lava=wall)

    step = play(city, "red lava D6")

    assert events_of(step, MarkersLost) == [
        MarkersLost(cause="cut_off", squares=FrozenDict({"A6": (0, 0, 1), "C6": (1, 0, 1)}))
    ]
    assert people(step.state) == {"F5": (BLACK,)}
    assert field(step.state, "volcano") == [1, 0, 2]


def test_a_marker_in_a_gate_is_not_cut_off() -> None:
    """D16: lava all around Porta Marina, and the gate itself still open."""
    city = lava_in_hand("coin", {"A5": (RED,), "F5": (BLACK,)}, lava={"A4": "coin", "B5": "coin", "B6": "coin"})

    city = after(city, "red lava A6")

    assert people(city) == {"A5": (RED,), "F5": (BLACK,)}
    assert moves(city) == {"run A5 out"}


def test_other_symbols_neither_help_nor_hinder() -> None:
    """D14: with the six vents covered each symbol flows from its own tile only."""
    offered = {symbol: moves(lava_in_hand(symbol, SOMEONE, lava=SIX_VENTS)) for symbol in VENTS}

    assert offered == {
        "coin": {"lava C1", "lava D2", "lava C3", "lava B2"},
        "scroll": {"lava G1", "lava H2"},
        "vase": {"lava J3", "lava K4"},
        "column": {"lava E3", "lava F4", "lava E5", "lava D4"},
        "mask": {"lava D6", "lava E7"},
        "helmet": {"lava I7", "lava J6", "lava K7"},
    }
