"""What is in the box: sections 2 and 8 of the rules, checked against the data files."""

from collections import Counter

import pytest

from vesuvius.games.lastdays.board import (
    BUILDINGS,
    CARDS,
    CITIZENS,
    COLOURS,
    DOORS,
    EXITS,
    LAST_FORTUNA,
    NAMES,
    PEOPLE,
    SQUARE_OF,
    SQUARES,
    START_MONEY,
    half,
    is_fortuna,
    section,
)
from vesuvius.games.lastdays.city import NEIGHBOURS, OUTSIDE, PIECE_OF, PIECES, lands, lands_at, ways
from vesuvius.games.lastdays.decks import VESUVIUS, VITA
from vesuvius.jsonable import resource

NOTHING: frozenset[int] = frozenset()


def test_the_track_has_114_squares_with_101_cards_in_numeric_order_and_12_fortunas() -> None:
    """2.1, 2.2, 8.4."""
    assert len(SQUARES) == 114
    assert [card for card in SQUARES if card is not None] == list(range(1, 102))
    assert [square for square in range(114) if is_fortuna(square)] == [
        10, 19, 28, 38, 47, 56, 66, 75, 84, 94, 103, 113,
    ]  # fmt: skip
    assert LAST_FORTUNA == 113
    assert SQUARES[0] is None
    assert SQUARE_OF[57] == 63


def test_fortuna_sections_hold_eight_or_nine_cards_of_both_sorts() -> None:
    """8.4: each section offers 3 to 4 buildings and 4 to 5 people."""
    fortunas = [square for square in range(114) if is_fortuna(square)]
    assert [len(section(square)) for square in fortunas] == [9, 8, 8, 9, 8, 8, 9, 8, 8, 9, 8, 9]
    for square in fortunas:
        houses = sum(card in BUILDINGS for card in section(square))
        assert houses in (3, 4)
        assert len(section(square)) - houses in (4, 5)


def test_59_people_and_42_buildings_make_the_101_cards() -> None:
    """2.2, 8.1: seven gates, eight citizens' houses and 42 buildings make the 57 places."""
    assert (len(PEOPLE), len(BUILDINGS), len(CARDS)) == (59, 42, 101)
    assert (len(EXITS), len(CITIZENS), len(DOORS), len(NAMES)) == (7, 8, 57, 57)
    homes = {citizen.house for citizen in CITIZENS.values()}
    sold = {building.place for building in BUILDINGS.values()}
    assert sorted([*EXITS, *homes, *sold]) == list(range(1, 58))


@pytest.mark.parametrize(
    ("colour", "kind", "houses", "people"),
    [
        ("temple", "public", 6, 8),
        ("theatre", "public", 2, 5),
        ("arena", "public", 3, 6),
        ("civic", "public", 3, 7),
        ("market", "public", 3, 6),
        ("baths", "public", 3, 5),
        ("workshop", "private", 5, 5),
        ("tavern", "private", 5, 5),
        ("domus", "private", 12, 12),
    ],
)
def test_each_colour_has_room_for_all_its_people_and_everyone_at_least_two_homes(
    colour: str, kind: str, houses: int, people: int
) -> None:
    """4.2, 8.2: public buildings cost 1000 and hold three, private ones cost 500 and hold two."""
    own = [building for building in BUILDINGS.values() if building.colour == colour]
    assert COLOURS[colour] == kind
    assert len(own) == houses >= 2
    assert sum(person.colour == colour for person in PEOPLE.values()) == people
    assert sum(building.capacity for building in own) >= people
    assert {(b.price, b.capacity) for b in own} == ({(1000, 3)} if kind == "public" else {(500, 2)})


def test_prices_add_up() -> None:
    """8.3: from ST 350 to ST 2400, mean 1066; all people ST 62900, all buildings ST 31000; multiples of ST 50."""
    prices = [person.price for person in PEOPLE.values()]
    assert (min(prices), max(prices), sum(prices), round(sum(prices) / 59)) == (350, 2400, 62900, 1066)
    assert sum(building.price for building in BUILDINGS.values()) == 31000
    assert all(price % 50 == 0 for price in prices)


def test_the_bank_pays_half_rounded_up_to_fifty() -> None:
    """5.9."""
    assert CARDS[58].price == 950
    assert half(58) == 500
    assert CARDS[13].price == 1900
    assert half(13) == 950
    assert CARDS[77].price == 350
    assert half(77) == 200
    assert (half(9), half(4)) == (500, 250)


def test_starting_money_is_about_60000_in_all_at_tables_of_three_to_eight() -> None:
    """3.3, 8.3, ruling A1 for five players."""
    assert dict(START_MONEY) == {2: 25000, 3: 20000, 4: 15000, 5: 12000, 6: 10000, 7: 8500, 8: 7500}
    assert all(59000 <= players * money <= 60000 for players, money in START_MONEY.items() if players > 2)


def test_eight_citizens_with_their_houses() -> None:
    """3.2: the table of the source."""
    assert {citizen.colour: (citizen.name, citizen.house) for citizen in CITIZENS.values()} == {
        "green": ("Julius Polybius", 35),
        "red": ("Trebius Valens", 34),
        "white": ("Marcus Lucretius", 42),
        "yellow": ("Obelius Firmus", 36),
        "black": ("Fabius Rufus", 53),
        "blue": ("Paquius Proculus", 23),
        "purple": ("Caecilius Jocundus", 40),
        "orange": ("Lucretius Fronto", 38),
    }


def test_the_decks() -> None:
    """2.3, 2.4: 36 cards of Vita Romana, the last ULTIMATE DIE; 57 places, 5 blanks and 8 x2."""
    assert list(VITA) == list(range(1, 37))
    assert VITA[36].title == "ULTIMATE DIE"
    assert (len(VESUVIUS), sum(VESUVIUS.values())) == (59, 70)
    assert (VESUVIUS["blank"], VESUVIUS["x2"]) == (5, 8)
    assert [card for card in VESUVIUS if isinstance(card, int)] == list(range(1, 58))


def test_vita_romana_names_buildings_that_exist() -> None:
    """6.4, 6.3: a card sends nobody to a citizen's house, and rent is for a building that can be owned."""
    for vita in VITA.values():
        for effect in vita.effects:
            if effect.op == "move":
                assert effect.place in {*EXITS, *(b.place for b in BUILDINGS.values())}
            if effect.op == "pay_owner":
                assert effect.place in {b.place for b in BUILDINGS.values()}
            assert effect.amount % 50 == 0


def test_every_dot_inside_lies_under_exactly_one_piece_and_none_outside() -> None:
    """2.5, 8.5: 225 dots inside, 61 on the ring, 57 pieces."""
    covered = Counter(dot for dots in PIECES.values() for dot in dots)
    assert len(PIECES) == 57
    assert covered == Counter(dot for dot in range(286) if dot not in OUTSIDE)
    assert (len(covered), len(OUTSIDE)) == (225, 61)


def test_each_piece_covers_its_main_door_and_each_gate_its_dot() -> None:
    """2.5, 8.6."""
    for place, doors in DOORS.items():
        assert doors[0] in PIECES[place]
        assert not OUTSIDE.intersection(doors)


def test_streets_and_ring_are_one_net_joined_only_at_the_gates() -> None:
    """7.5, 7.11: all dots are connected, and from a gate it is one step to the dot outside."""
    assert set(lands(NOTHING)) == {0}
    crossings = {
        (dot, n) for dot, beside in enumerate(NEIGHBOURS) if dot not in OUTSIDE for n in beside if n in OUTSIDE
    }
    assert crossings == {(DOORS[gate][0], exit_) for gate, exit_ in EXITS.items()}
    assert all(dot in NEIGHBOURS[n] and n != dot for dot, beside in enumerate(NEIGHBOURS) for n in beside)


def test_with_every_gate_shut_the_ring_is_still_one_walk() -> None:
    """7.13."""
    land = lands(frozenset(EXITS))
    assert {land[dot] for dot in OUTSIDE} == {0}
    assert all(land[dot] != 0 for dot in range(286) if dot not in OUTSIDE)


@pytest.mark.parametrize("piece", range(1, 58))
def test_no_single_piece_cuts_a_place_off_from_every_gate(piece: int) -> None:
    """8.6."""
    for place in DOORS:
        if place != piece:
            assert 0 in lands_at(f"p{place}", frozenset({piece}))


def test_distances_in_the_city() -> None:
    """8.5: a house is 6.7 steps from the nearest gate on average and 11 at most; across the town it is 28."""
    gates = [DOORS[gate][0] for gate in EXITS]
    houses = [place for place in DOORS if place not in EXITS]
    far = [min(ways(f"p{place}", NOTHING, True)[gate][0] for gate in gates) for place in houses]
    assert round(sum(far) / len(far), 1) == 6.7
    assert max(far) == 11
    assert ways("d95", NOTHING, True)[115][0] == 28


def test_the_plan_can_be_drawn() -> None:
    """8.5, 8.6: dots lie on the plan, streets have names, and each piece has an outline of its own."""
    city = resource("vesuvius.games.lastdays", "city.json")
    assert (city["width"], city["height"]) == (1000, 620)
    assert [dot["id"] for dot in city["dots"]] == list(range(286))
    streets = {street["name"] for street in city["streets"]} | {"Outside the walls"}
    assert {name for dot in city["dots"] for name in dot["streets"]} <= streets
    assert [piece["no"] for piece in city["pieces"]] == list(range(1, 58))
    assert all(len(piece["outline"]) >= 3 and piece["area"] > 0 for piece in city["pieces"])
    assert len(PIECE_OF) == 286
