"""The story of a step: every type of event with exactly its fields."""

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.games.downfall.positions import (
    BLACK,
    GATES,
    RED,
    State,
    after,
    eruption,
    fleeing,
    game,
    lava_in_hand,
    play,
    settling,
    told,
    touching,
)

DUAL = {"dual_vents": True}
DEALT_SEVEN = after(game.start(players=2), *(f"- deal {card}" for card in (1, 2, 3, 4, 5, 6, 7)))


def told_to_all(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "seen_by": "all", **fields}


def got(seat: int, card: int) -> dict[str, Any]:
    return {"type": "got", "seen_by": seat, "seat": seat, "card": card}


@pytest.mark.parametrize(
    ("state", "line", "story"),
    [
        pytest.param(
            game.start(players=2),
            "- deal 3",
            [told_to_all("dealt", seat=RED), got(RED, card=3)],
            id="a card is dealt: all see that, its owner sees which",
        ),
        pytest.param(
            DEALT_SEVEN,
            "- deal 8",
            [
                told_to_all("dealt", seat=BLACK),
                got(BLACK, card=8),
                told_to_all("turn", seat=RED, phase="settling"),
            ],
            id="the last card is dealt and the first turn begins",
        ),
        pytest.param(
            settling(waiting="draw", hand=[9]),
            "- draw 3",
            [
                told_to_all("drew", seat=RED),
                got(RED, card=3),
                told_to_all("turn", seat=BLACK, phase="settling"),
            ],
            id="a card is drawn",
        ),
        pytest.param(
            settling({"C5": (BLACK,)}, hand=[6]),
            "red play 6 C4",
            [told_to_all("played", seat=RED, card=6, square="C4", building="6a", joker=False, relatives=1)],
            id="a card is played, a neighbour met",
        ),
        pytest.param(
            settling(hand=[6], ad79=0),
            "red play 6 D5",
            [told_to_all("played", seat=RED, card=6, square="D5", building="6b", joker=False, relatives=0)],
            id="a card is played, nobody home",
        ),
        pytest.param(
            settling(hand=[6], supply=[0, 0]),
            "red play 6 -",
            [told_to_all("discarded", seat=RED, card=6)],
            id="a card is discarded (D6)",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="relative", pending={"left": 2, "closed": ["5"]}),
            "red relative E2",
            [told_to_all("relative", seat=RED, square="E2", building="2", left=1)],
            id="a relative comes",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="relative", pending={"left": 2, "closed": ["5"]}),
            "red done",
            [told_to_all("relatives_done", seat=RED)],
            id="no more relatives",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="draw"),
            "- draw omen",
            [told_to_all("omen", seat=RED)],
            id="an omen is drawn",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="omen"),
            "red omen I3 black",
            [told_to_all("lost", cause="omen", squares={"I3": [0, 1]}, by=RED)],
            id="an omen takes its victim",
        ),
        pytest.param(
            settling(waiting="draw", ad79=0, left=33),
            "- draw ad79",
            [told_to_all("ad79", seat=RED, time=1)],
            id="A.D. 79 the first time",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="draw", left=9, hand=[3], hands={BLACK: [4]}, omens=0, supply=[7, 5]),
            "- draw ad79",
            [
                told_to_all("ad79", seat=RED, time=2),
                told_to_all("erupted", seat=RED, cause="ad79", hands=[[3], [4]], boxed=[7, 5]),
                told_to_all("turn", seat=BLACK, phase="eruption"),
            ],
            id="A.D. 79 the second time",
        ),
        pytest.param(
            settling({"I3": (BLACK,) * 4}, hand=[3], hands={BLACK: [5]}, supply=[7, 5]),
            "black erupt",
            [
                told_to_all("erupted", seat=BLACK, cause="declared", hands=[[3], [5]], boxed=[7, 5]),
                told_to_all("turn", seat=RED, phase="eruption"),
            ],
            id="the eruption is declared",
        ),
        pytest.param(
            eruption({"F5": (RED,)}),
            "- tile mask",
            [told_to_all("tile", seat=RED, tile="mask")],
            id="a tile is drawn",
        ),
        pytest.param(
            eruption({"F5": (RED,)}, waiting="lava", tile="mask"),
            "red lava D7",
            [
                told_to_all("lava", seat=RED, square="D7", symbol="mask", source=None),
                told_to_all("turn", seat=BLACK, phase="eruption"),
            ],
            id="lava comes out of its vent",
        ),
        pytest.param(
            lava_in_hand("mask", {"F5": (RED,)}, lava={"D7": "mask"}),
            "red lava E7",
            [told_to_all("lava", seat=RED, square="E7", symbol="mask", source="D7")],
            id="lava flows on; the same player runs",
        ),
        pytest.param(
            lava_in_hand("mask", {"F5": (RED,)}, lava={"D7": "mask", "D5": "coin", "E6": "coin", "C6": "coin"}),
            "red lava D6",
            [told_to_all("lava", seat=RED, square="D6", symbol="mask", source="D7")],
            id="lava flows from its own kind, whatever else it touches",
        ),
        pytest.param(
            lava_in_hand("helmet/mask", {"F5": (RED,)}, lava={"D7": "mask"}, options=DUAL),
            "red lava E7 mask",
            [told_to_all("lava", seat=RED, square="E7", symbol="mask", source="D7")],
            id="a dual tile is laid as one of its symbols",
        ),
        pytest.param(
            fleeing({"F5": (RED,)}, waiting="tile", lava={"E4": "coin"}),
            "- tile column",
            [told_to_all("tile", seat=RED, tile="column"), told_to_all("set_aside", seat=RED, tile="column")],
            id="a tile is set aside",
        ),
        pytest.param(
            lava_in_hand("mask", {"D7": (RED, BLACK), "F5": (RED,)}),
            "red lava D7",
            [
                told_to_all("lava", seat=RED, square="D7", symbol="mask", source=None),
                told_to_all("lost", cause="buried", squares={"D7": [1, 1]}),
            ],
            id="lava buries",
        ),
        pytest.param(
            lava_in_hand("helmet", {"K7": (BLACK,), "F5": (RED,)}, lava={"J7": "helmet", "J6": "helmet"}),
            "red lava K6",
            [
                told_to_all("lava", seat=RED, square="K6", symbol="helmet", source="J6"),
                told_to_all("lost", cause="cut_off", squares={"K7": [0, 1]}),
            ],
            id="lava cuts off",
        ),
        pytest.param(
            fleeing({"F5": (RED, RED, BLACK)}),
            "red run F5 F2",
            [told_to_all("ran", seat=RED, square="F5", to="F2", path=["F5", "F4", "F3", "F2"])],
            id="a marker runs",
        ),
        pytest.param(
            fleeing({"C5": (RED, RED, BLACK)}, pending={"left": 1}),
            "red run C5 out",
            [
                told_to_all("saved", seat=RED, square="C5", path=["C5", "B5", "A5"], gate="Porta Marina"),
                told_to_all("turn", seat=BLACK, phase="flight"),
            ],
            id="a marker is saved",
        ),
        pytest.param(
            lava_in_hand("mask", {"F5": (BLACK,)}, bag={}, saved=[1, 0]),
            "red lava D7",
            [
                told_to_all("lava", seat=RED, square="D7", symbol="mask", source=None),
                told_to_all("lost", cause="left_behind", squares={"F5": [0, 1]}),
                told_to_all("ended", places=[1, 2], scores=[1, 0], reason="saved"),
            ],
            id="the last tile ends the game",
        ),
    ],
)
def test_the_story_of_a_move(state: State, line: str, story: list[dict[str, Any]]) -> None:
    step = play(state, line)

    assert list(step.events) == story
    assert json.loads(json.dumps(step.events)) == story


def test_a_path_is_one_shortest_way_over_open_ground() -> None:
    """Around the lava on F4 and F3 there are two ways of the same length; one is told, and always the same."""
    city = fleeing({"F5": (RED,) + (BLACK,) * 6}, lava={"F4": "column", "F3": "column"})

    (ran,) = told(play(city, "red run F5 F2"), "ran")

    path = ran["path"]
    assert (path[0], path[-1], len(path)) == ("F5", "F2", 6)
    assert all(touching(one, other) for one, other in pairwise(path))
    assert not {"F4", "F3"} & set(path)
    assert told(play(city, "red run F5 F2"), "ran") == [ran]


def test_who_leaves_takes_a_shortest_way_to_a_nearest_gate() -> None:
    """From H6, Porta di Stabia and Porta di Nocera are two steps away each."""
    (saved,) = told(play(fleeing({"H6": (RED, BLACK, BLACK)}), "red run H6 out"), "saved")

    path = saved["path"]
    assert (path[0], len(path)) == ("H6", 3)
    assert saved["gate"] == GATES[path[-1]]
    assert all(touching(one, other) for one, other in pairwise(path))
