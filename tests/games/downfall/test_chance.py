"""Weights of chance: the deck has no fixed order, so a draw is from all unseen cards."""

from fractions import Fraction

import pytest

from tests.games.downfall.positions import BLACK, CARDS, RED, TILES, after, fleeing, game, moves, settling, weights

MAYFAIR = {"edition": "mayfair"}


def odds(state: object) -> dict[str, Fraction]:
    """The probability of each move of chance."""
    weighed = {move: weight or 0 for move, weight in weights(state).items()}
    return {move: Fraction(weight, sum(weighed.values())) for move, weight in weighed.items()}


def less(*seen: int) -> dict[int, int]:
    """The unseen number cards: the 53 without those seen."""
    return {number: count - seen.count(number) for number, count in CARDS.items() if count > seen.count(number)}


def test_the_first_card_dealt_is_any_of_the_53() -> None:
    assert odds(game.start(players=2)) == {f"deal {number}": Fraction(count, 53) for number, count in CARDS.items()}


def test_the_deal_goes_on_with_what_is_unseen() -> None:
    state = after(game.start(players=2), "- deal 7", "- deal 7", "- deal 7", "- deal 4")

    assert odds(state) == {f"deal {number}": Fraction(count, 49) for number, count in less(7, 7, 7, 4).items()}


@pytest.mark.parametrize("left", range(34, 42))
def test_the_first_eight_draws_are_number_cards(left: int) -> None:
    """In proportion to the unseen; no omen, no A.D. 79."""
    city = settling(waiting="draw", hand=[3, 3, 6], hands={BLACK: [1, 2, 4, 4]}, discard=[3], ad79=0, left=left)

    unseen = less(3, 3, 6, 1, 2, 4, 4, 3)
    assert odds(city) == {f"draw {number}": Fraction(count, 45) for number, count in unseen.items()}


def test_the_ninth_draw_is_ad79() -> None:
    assert odds(settling(waiting="draw", ad79=0, left=33)) == {"draw ad79": 1}


@pytest.mark.parametrize(("left", "omens"), [(33, 7), (25, 4), (17, 7), (17, 1)])
def test_after_ad79_numbers_and_omens_come(left: int, omens: int) -> None:
    """``draw n`` weighs (L − 1 − o)·u(n), ``draw omen`` o·U; A.D. 79, among the last sixteen, is not offered yet."""
    city = settling(waiting="draw", hand=[3, 3, 6], hands={BLACK: [1, 2, 4, 4]}, left=left, omens=omens)
    unseen = less(3, 3, 6, 1, 2, 4, 4)

    assert weights(city) == {
        "draw omen": omens * 46,
        **{f"draw {number}": (left - 1 - omens) * count for number, count in unseen.items()},
    }
    assert odds(city)["draw omen"] == Fraction(omens, left - 1)


@pytest.mark.parametrize(("left", "omens"), [(16, 7), (9, 2), (4, 1)])
def test_among_the_last_sixteen_each_card_is_as_likely_to_be_ad79(left: int, omens: int) -> None:
    """``draw ad79`` weighs U: one card in L."""
    city = settling(waiting="draw", hand=[3, 3, 6], hands={BLACK: [1, 2, 4, 4]}, left=left, omens=omens)
    unseen = less(3, 3, 6, 1, 2, 4, 4)

    assert weights(city) == {
        "draw omen": omens * 46,
        "draw ad79": 46,
        **{f"draw {number}": (left - 1 - omens) * count for number, count in unseen.items()},
    }
    assert odds(city)["draw ad79"] == Fraction(1, left)
    assert odds(city)["draw omen"] == Fraction(omens, left)


def test_a_draw_of_weight_zero_is_not_listed() -> None:
    """No omens left; or nothing but omens; or a number all of whose cards have been seen."""
    assert "draw omen" not in moves(settling(waiting="draw", left=20, omens=0))
    assert moves(settling(waiting="draw", left=8, omens=7)) == {"draw omen", "draw ad79"}
    assert "draw 7" not in moves(settling(waiting="draw", left=20, discard=[7, 7, 7]))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, MAYFAIR])
def test_the_second_ad79_is_among_the_last(players: int, options: dict[str, str]) -> None:
    """The last 16 cards; edition="mayfair" with four players: the last 11."""
    among_the_last = 11 if options == MAYFAIR and players == 4 else 16

    def city(left: int) -> object:
        return settling(waiting="draw", players=players, left=left, omens=2, options=options)

    assert "draw ad79" not in moves(city(among_the_last + 1))
    assert odds(city(among_the_last + 1))["draw omen"] == Fraction(2, among_the_last)
    assert odds(city(among_the_last))["draw ad79"] == Fraction(1, among_the_last)


def test_each_symbol_comes_by_its_tiles_left_in_the_bag() -> None:
    city = fleeing({"F5": (RED, BLACK)}, waiting="tile", lava={"C2": "coin", "C1": "coin"}, aside={"vase": 7})
    left = {"helmet": 7, "mask": 7, "scroll": 8, "column": 8, "coin": 6}

    assert odds(city) == {f"tile {symbol}": Fraction(count, 36) for symbol, count in left.items()}


def test_the_full_bag() -> None:
    city = fleeing({"F5": (RED, BLACK)}, waiting="tile", phase="eruption")

    assert odds(city) == {f"tile {symbol}": Fraction(count, 45) for symbol, count in TILES.items()}


def test_a_tile_drawn_is_out_of_the_bag() -> None:
    city = fleeing({"F5": (RED, BLACK)}, waiting="tile", bag={"coin": 1, "mask": 1})

    city = after(city, "- tile coin", "red lava C2", "red run F5 F4", "red run F4 F3")

    assert weights(city) == {"tile mask": 1}


def test_the_moves_of_players_weigh_nothing() -> None:
    city = settling(hand=[3, 9])

    assert [move.weight for move in game.legal(city, RED)] == [None] * 3
