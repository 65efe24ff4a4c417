"""The options of later editions: dual vents, and Mayfair's two A.D. 79 cards."""

import pytest

from tests.games.downfall.positions import (
    BLACK,
    RED,
    TILES,
    after,
    eruption,
    events_of,
    field,
    fleeing,
    game,
    lava_in_hand,
    moves,
    play,
    refusal,
    settling,
    stage,
    weights,
)
from vesuvius.games.downfall.events import Ad79Drawn, LavaLaid, TileDrawn, TileSetAside

SOMEONE = {"F5": (RED, BLACK)}
DUAL = {"dual_vents": True}
DUAL_TILES = {"helmet/mask": 1, "vase/scroll": 1, "column/coin": 1}
MAYFAIR = {"edition": "mayfair"}


def test_the_options_are_what_differs_from_the_default() -> None:
    assert field(game.start(players=2, dual_vents=False, edition="amigo"), "options") == {}
    assert field(game.start(players=2, dual_vents=True), "options") == {"dual_vents": True}
    assert field(game.start(players=2, edition="mayfair"), "options") == {"edition": "mayfair"}


def test_dual_vents_add_three_tiles_of_two_symbols() -> None:
    """dual_vents: 48 tiles."""
    bag = field(game.start(players=2, dual_vents=True), "bag")

    assert bag == TILES | DUAL_TILES
    assert sum(bag.values()) == 48


def test_a_dual_tile_is_drawn_like_any_other() -> None:
    """dual_vents: each weighs one tile."""
    city = fleeing(SOMEONE, waiting="tile", options=DUAL, bag={"mask": 3, "helmet/mask": 1})
    assert weights(city) == {"tile mask": 3, "tile helmet/mask": 1}

    step = play(city, "- tile helmet/mask")
    assert events_of(step, TileDrawn) == [TileDrawn(seat=RED, tile="helmet/mask")]
    assert field(step.state, "tile") == "helmet/mask"
    assert field(step.state, "bag") == {"mask": 3}


def test_the_player_chooses_the_symbol_of_a_dual_tile() -> None:
    """dual_vents: chosen as part of the move; once laid it is a tile of that symbol."""
    city = lava_in_hand("helmet/mask", SOMEONE, options=DUAL, lava={"J7": "helmet"})
    assert moves(city) == {"lava I7 helmet", "lava J6 helmet", "lava K7 helmet", "lava D7 mask"}

    step = play(city, "red lava D7 mask")
    assert field(step.state, "lava") == {"J7": "helmet", "D7": "mask"}
    assert events_of(step, LavaLaid) == [LavaLaid(seat=RED, square="D7", symbol="mask", source=None)]


def test_a_dual_tile_laid_counts_as_its_chosen_symbol_from_then_on() -> None:
    """dual_vents: the next mask flows from it, the next helmet still comes out of its own vent."""
    city = after(lava_in_hand("helmet/mask", {"F5": (BLACK,)}, options=DUAL), "red lava D7 mask")

    assert moves(after(city, "- tile mask")) == {"lava D6", "lava E7"}
    assert moves(after(city, "- tile helmet")) == {"lava J7"}


def test_both_symbols_may_reach_the_same_square() -> None:
    """dual_vents: D2 touches coin and column lava; which it becomes is the player's choice."""
    city = lava_in_hand("column/coin", SOMEONE, options=DUAL, lava={"C2": "coin", "E2": "column"})

    assert {"lava D2 coin", "lava D2 column"} <= moves(city)
    assert field(after(city, "red lava D2 column"), "lava")["D2"] == "column"


def test_the_choice_is_among_the_symbols_that_have_a_square() -> None:
    """dual_vents: the masks' vent is taken, so the tile is a helmet."""
    city = lava_in_hand("helmet/mask", SOMEONE, options=DUAL, lava={"D7": "coin"})

    assert moves(city) == {"lava J7 helmet"}
    assert refusal(city, "red lava D7 mask").rule == "D14"


def test_a_dual_tile_is_set_aside_only_if_neither_symbol_has_a_square() -> None:
    """dual_vents: both vents are taken."""
    city = fleeing(SOMEONE, waiting="tile", options=DUAL, lava={"D7": "coin", "J7": "coin"})

    step = play(city, "- tile helmet/mask")

    assert events_of(step, TileSetAside) == [TileSetAside(seat=RED, tile="helmet/mask")]
    assert field(step.state, "aside") == {"helmet/mask": 1}
    assert stage(step.state) == ("flight", "run", RED)


def test_a_dual_tile_names_its_symbol_and_a_plain_one_does_not() -> None:
    """dual_vents, notation: ``lava D7 mask`` is the move of a dual tile."""
    refusal(lava_in_hand("helmet/mask", SOMEONE, options=DUAL), "red lava D7")
    refusal(lava_in_hand("helmet/mask", SOMEONE, options=DUAL), "red lava C2 coin")
    refusal(lava_in_hand("mask", SOMEONE, options=DUAL), "red lava D7 mask")


def test_without_dual_vents_there_are_no_dual_tiles() -> None:
    refusal(fleeing(SOMEONE, waiting="tile"), "- tile helmet/mask")


def test_a_dual_tile_counts_among_the_six() -> None:
    """dual_vents with D13."""
    five = {"J7": "helmet", "C2": "coin", "H1": "scroll", "K3": "vase", "E4": "column"}
    city = eruption(SOMEONE, options=DUAL, lava=five)

    city = after(city, "- tile helmet/mask", "red lava D7 mask")

    assert stage(city) == ("flight", "tile", BLACK)


@pytest.mark.parametrize(("players", "markers"), [(2, 30), (3, 30), (4, 25)])
def test_mayfair_gives_two_players_thirty_markers(players: int, markers: int) -> None:
    """edition="mayfair"."""
    assert field(game.start(players=players, edition="mayfair"), "supply") == [markers] * players


def test_mayfair_has_a_second_ad79_in_the_deck() -> None:
    """edition="mayfair": 42 cards."""
    assert field(game.start(players=3, edition="mayfair"), "deck") == {"left": 42, "omens": 7, "ad79": 0}


def test_mayfairs_first_ad79_leaves_the_game() -> None:
    """edition="mayfair": it comes when 34 cards are left; 33 remain, with the second; the same player draws on."""
    city = settling(waiting="draw", ad79=0, left=34, options=MAYFAIR)
    assert moves(city) == {"draw ad79"}

    step = play(city, "- draw ad79")

    assert events_of(step, Ad79Drawn) == [Ad79Drawn(seat=RED, time=1)]
    assert field(step.state, "deck") == {"left": 33, "omens": 7, "ad79": 1}
    assert stage(step.state) == ("settling", "draw", RED)


def test_mayfairs_first_ad79_is_the_ninth_card() -> None:
    """edition="mayfair": eight number cards come before it."""
    city = settling(waiting="draw", ad79=0, left=35, options=MAYFAIR)

    assert moves(city) == {f"draw {number}" for number in range(1, 12)}
    assert moves(after(city, "- draw 5", "black play 4 G3")) == {"draw ad79"}


def test_mayfairs_second_ad79_erupts() -> None:
    """edition="mayfair": the rest as above (D12)."""
    city = settling(SOMEONE, waiting="draw", left=5, omens=1, options=MAYFAIR)

    assert stage(after(city, "- draw ad79")) == ("eruption", "tile", BLACK)
