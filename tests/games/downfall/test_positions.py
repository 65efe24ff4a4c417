"""A position as JSON: it reads back as it was written, and may leave out fields that follow from the others."""

import json

import pytest

from tests.games.downfall.positions import (
    BLACK,
    FLIGHT,
    RED,
    SETTLING,
    TILES,
    after,
    eruption,
    field,
    fleeing,
    game,
    lava_in_hand,
    moves,
    runs,
    settling,
    within,
)


def test_a_whole_position_dumps_back_to_itself() -> None:
    state = game.load(SETTLING)

    assert game.dump(state) == SETTLING
    assert json.loads(json.dumps(game.dump(state))) == SETTLING
    assert moves(state) == {
        *("play 3 C3", "play 3 D3", "play 9 E6"),
        *("play 6 C4", "play 6 C5", "play 6 D4", "play 6 D5"),
    }


def test_a_position_may_leave_out_what_goes_without_saying() -> None:
    """Turn 0, lists and maps empty, in flight no supply, and in the bag every tile that is nowhere else."""
    state = game.load(FLIGHT)
    position = game.dump(state)

    assert position["options"] == position["aside"] == {}
    assert position["hands"] == [[], [], []]
    assert position["discard"] == []
    assert position["supply"] == position["saved"] == position["volcano"] == [0, 0, 0]
    assert position["tile"] is None
    assert position["bag"] == TILES | {"coin": 7, "mask": 6}
    assert game.load(position) == state
    assert runs(state, "E3") == set()
    assert runs(state, "A5") == within("A5", 3) | {"out"}


def test_while_settling_the_supply_is_what_is_neither_in_the_city_nor_in_the_volcano() -> None:
    city = settling({"C3": (RED, BLACK)}, players=4, volcano=[0, 0, 3, 0])

    assert field(city, "supply") == [24, 24, 22, 25]


def test_the_bag_holds_every_tile_that_is_nowhere_else() -> None:
    """Not in the lava, not in hand, not set aside."""
    city = lava_in_hand("coin", {"F5": (RED,)}, lava={"C2": "coin", "D7": "mask"}, aside={"vase": 7})

    assert field(city, "bag") == {"helmet": 7, "mask": 6, "scroll": 8, "column": 8, "coin": 6}


def test_by_default_a_run_is_the_first_of_two() -> None:
    assert field(fleeing({"F5": (RED,)}), "pending") == {"left": 2}


def test_the_turn_is_reds_by_default() -> None:
    position = {name: value for name, value in SETTLING.items() if name != "turn"}

    assert field(game.load(position), "turn") == RED


def test_fewer_cards_markers_and_tiles_than_exist_will_do() -> None:
    """A test position need not account for everything in the box."""
    sparse = SETTLING | {"hands": [[3], [], [], []], "supply": [1, 0, 0, 0], "bag": {"coin": 1}, "discard": []}

    assert game.dump(game.load(sparse)) == sparse


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_on_the_way_reads_back(players: int) -> None:
    """``load(dump(state)) == state``, and states can be hashed; one state for each decision the game can need."""
    states = [
        game.start(players=players),
        after(game.start(players=players), "- deal 4"),
        settling(players=players),
        settling({"I3": (BLACK,)}, players=players, waiting="relative", pending={"left": 2, "closed": ["5", "n10"]}),
        settling(players=players, waiting="draw", hand=[9]),
        settling({"I3": (BLACK,)}, players=players, waiting="omen"),
        eruption({"F5": (RED,)}, players=players),
        eruption({"F5": (RED,)}, players=players, waiting="lava", tile="coin"),
        fleeing({"F5": (RED,)}, players=players, waiting="tile"),
        lava_in_hand("coin", {"F5": (RED,)}, players=players),
        fleeing({"F5": (RED,)}, players=players),
        fleeing({"F5": (RED, RED), "E5": (RED,)}, players=players, pending={"left": 1, "moved": "E5"}),
        after(fleeing({"A5": (RED,)}, players=players), "red run A5 out"),
        fleeing({"F5": (RED,), "E5": (BLACK,)}, players=players, pending={"left": 1, "may_stop": True}),
    ]
    for state in states:
        again = game.load(json.loads(json.dumps(game.dump(state))))
        assert again == state
        assert hash(again) == hash(state)


def test_no_deck_is_needed_once_the_first_phase_is_over() -> None:
    assert "deck" not in FLIGHT
    game.load(FLIGHT)
