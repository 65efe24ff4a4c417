"""The story of a step: every type of event with exactly its fields."""

import json
from itertools import pairwise
from typing import get_args, get_type_hints

import pytest

from tests.games.downfall.positions import (
    BLACK,
    GATES,
    RED,
    State,
    after,
    eruption,
    events_of,
    fleeing,
    game,
    lava_in_hand,
    play,
    settling,
    touching,
)
from vesuvius import plain
from vesuvius.frozen import FrozenDict
from vesuvius.games.downfall.board import Card
from vesuvius.games.downfall.events import (
    Ad79Drawn,
    CardDealt,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReceived,
    Event,
    GameEnded,
    LavaLaid,
    MarkerMoved,
    MarkerSaved,
    MarkersLost,
    MarkerStayed,
    OmenDrawn,
    RelativePlaced,
    RelativesDeclined,
    TileDrawn,
    TileSetAside,
    TurnBegun,
    VesuviusErupted,
)
from vesuvius.jsonable import read

DUAL = {"dual_vents": True}
DEALT_SEVEN = after(game.start(players=2), *(f"- deal {card}" for card in (1, 2, 3, 4, 5, 6, 7)))


def got(seat: int, card: Card) -> CardReceived:
    """Only the owner of a card sees which it is."""
    return CardReceived(seen_by=seat, seat=seat, card=card)


@pytest.mark.parametrize(
    ("state", "line", "story"),
    [
        pytest.param(
            game.start(players=2),
            "- deal 3",
            [CardDealt(seat=RED), got(RED, card=3)],
            id="a card is dealt: all see that, its owner sees which",
        ),
        pytest.param(
            DEALT_SEVEN,
            "- deal 8",
            [
                CardDealt(seat=BLACK),
                got(BLACK, card=8),
                TurnBegun(seat=RED, phase="settling"),
            ],
            id="the last card is dealt and the first turn begins",
        ),
        pytest.param(
            settling(waiting="draw", hand=[9]),
            "- draw 3",
            [
                CardDrawn(seat=RED),
                got(RED, card=3),
                TurnBegun(seat=BLACK, phase="settling"),
            ],
            id="a card is drawn",
        ),
        pytest.param(
            settling({"C5": (BLACK,)}, hand=[6]),
            "red play 6 C4",
            [CardPlayed(seat=RED, card=6, square="C4", building="6a", joker=False, relatives=1)],
            id="a card is played, a neighbour met",
        ),
        pytest.param(
            settling(hand=[6], ad79=0),
            "red play 6 D5",
            [CardPlayed(seat=RED, card=6, square="D5", building="6b", joker=False, relatives=0)],
            id="a card is played, nobody home",
        ),
        pytest.param(
            settling(hand=[6], supply=[0, 0]),
            "red play 6 -",
            [CardDiscarded(seat=RED, card=6)],
            id="a card is discarded (D6)",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="relative", pending={"left": 2, "closed": ["5"]}),
            "red relative E2",
            [RelativePlaced(seat=RED, square="E2", building="2", left=1)],
            id="a relative comes",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="relative", pending={"left": 2, "closed": ["5"]}),
            "red done",
            [RelativesDeclined(seat=RED)],
            id="no more relatives",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="draw"),
            "- draw omen",
            [OmenDrawn(seat=RED)],
            id="an omen is drawn",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="omen"),
            "red omen I3 black",
            [MarkersLost(cause="omen", squares=FrozenDict({"I3": (0, 1)}), by=RED)],
            id="an omen takes its victim",
        ),
        pytest.param(
            settling(waiting="draw", ad79=0, left=33),
            "- draw ad79",
            [Ad79Drawn(seat=RED, time=1)],
            id="A.D. 79 the first time",
        ),
        pytest.param(
            settling({"I3": (BLACK,)}, waiting="draw", left=9, hand=[3], hands={BLACK: [4]}, omens=0, supply=[7, 5]),
            "- draw ad79",
            [
                Ad79Drawn(seat=RED, time=2),
                VesuviusErupted(seat=RED, cause="ad79", hands=((3,), (4,)), boxed=(7, 5)),
                TurnBegun(seat=BLACK, phase="eruption"),
            ],
            id="A.D. 79 the second time",
        ),
        pytest.param(
            settling({"I3": (BLACK,) * 4}, hand=[3], hands={BLACK: [5]}, supply=[7, 5]),
            "black erupt",
            [
                VesuviusErupted(seat=BLACK, cause="declared", hands=((3,), (5,)), boxed=(7, 5)),
                TurnBegun(seat=RED, phase="eruption"),
            ],
            id="the eruption is declared",
        ),
        pytest.param(
            eruption({"F5": (RED,)}),
            "- tile mask",
            [TileDrawn(seat=RED, tile="mask")],
            id="a tile is drawn",
        ),
        pytest.param(
            eruption({"F5": (RED,)}, waiting="lava", tile="mask"),
            "red lava D7",
            [
                LavaLaid(seat=RED, square="D7", symbol="mask", source=None),
                TurnBegun(seat=BLACK, phase="eruption"),
            ],
            id="lava comes out of its vent",
        ),
        pytest.param(
            lava_in_hand("mask", {"F5": (RED,)}, lava={"D7": "mask"}),
            "red lava E7",
            [LavaLaid(seat=RED, square="E7", symbol="mask", source="D7")],
            id="lava flows on; the same player runs",
        ),
        pytest.param(
            lava_in_hand("mask", {"F5": (RED,)}, lava={"D7": "mask", "D5": "coin", "E6": "coin", "C6": "coin"}),
            "red lava D6",
            [LavaLaid(seat=RED, square="D6", symbol="mask", source="D7")],
            id="lava flows from its own kind, whatever else it touches",
        ),
        pytest.param(
            lava_in_hand("helmet/mask", {"F5": (RED,)}, lava={"D7": "mask"}, options=DUAL),
            "red lava E7 mask",
            [LavaLaid(seat=RED, square="E7", symbol="mask", source="D7")],
            id="a dual tile is laid as one of its symbols",
        ),
        pytest.param(
            fleeing({"F5": (RED,)}, waiting="tile", lava={"E4": "coin"}),
            "- tile column",
            [TileDrawn(seat=RED, tile="column"), TileSetAside(seat=RED, tile="column")],
            id="a tile is set aside",
        ),
        pytest.param(
            lava_in_hand("mask", {"D7": (RED, BLACK), "F5": (RED,)}),
            "red lava D7",
            [
                LavaLaid(seat=RED, square="D7", symbol="mask", source=None),
                MarkersLost(cause="buried", squares=FrozenDict({"D7": (1, 1)})),
            ],
            id="lava buries",
        ),
        pytest.param(
            lava_in_hand("helmet", {"K7": (BLACK,), "F5": (RED,)}, lava={"J7": "helmet", "J6": "helmet"}),
            "red lava K6",
            [
                LavaLaid(seat=RED, square="K6", symbol="helmet", source="J6"),
                MarkersLost(cause="cut_off", squares=FrozenDict({"K7": (0, 1)})),
            ],
            id="lava cuts off",
        ),
        pytest.param(
            fleeing({"F5": (RED, RED, BLACK)}),
            "red run F5 F2",
            [MarkerMoved(seat=RED, square="F5", to="F2", path=("F5", "F4", "F3", "F2"))],
            id="a marker runs",
        ),
        pytest.param(
            fleeing({"C5": (RED, RED, BLACK)}, pending={"left": 1}),
            "red run C5 out",
            [
                MarkerSaved(seat=RED, square="C5", path=("C5", "B5", "A5"), gate="Porta Marina"),
                TurnBegun(seat=BLACK, phase="flight"),
            ],
            id="a marker is saved",
        ),
        pytest.param(
            fleeing({"F5": (RED,), "F6": (BLACK,)}, pending={"left": 1, "may_stop": True}),
            "red done",
            [MarkerStayed(seat=RED, square="F5"), TurnBegun(seat=BLACK, phase="flight")],
            id="an only marker stays",
        ),
        pytest.param(
            lava_in_hand("mask", {"F5": (BLACK,)}, bag={}, saved=[1, 0]),
            "red lava D7",
            [
                LavaLaid(seat=RED, square="D7", symbol="mask", source=None),
                MarkersLost(cause="left_behind", squares=FrozenDict({"F5": (0, 1)})),
                GameEnded(places=(1, 2), scores=(1, 0), reason="saved"),
            ],
            id="the last tile ends the game",
        ),
    ],
)
def test_the_story_of_a_move(state: State, line: str, story: list[Event]) -> None:
    step = play(state, line)

    assert list(step.events) == story
    assert read(tuple[Event, ...], json.loads(json.dumps(plain(step.events)))) == step.events


def test_events_as_json() -> None:
    """The spec: a field that does not apply is left out, an answer of none is not."""
    buried = play(lava_in_hand("mask", {"D7": (RED, BLACK), "F5": (RED,)}), "red lava D7")
    assert plain(buried.events) == [
        {"type": "lava", "seen_by": "all", "seat": RED, "square": "D7", "symbol": "mask", "source": None},
        {"type": "lost", "seen_by": "all", "cause": "buried", "squares": {"D7": [1, 1]}},
    ]
    thrown = play(settling({"I3": (BLACK,)}, waiting="omen"), "red omen I3 black")
    assert plain(thrown.events) == [
        {"type": "lost", "seen_by": "all", "cause": "omen", "squares": {"I3": [0, 1]}, "by": RED}
    ]
    assert plain(play(game.start(players=2), "- deal 3").events) == [
        {"type": "dealt", "seen_by": "all", "seat": RED},
        {"type": "got", "seen_by": RED, "seat": RED, "card": 3},
    ]


def test_every_kind_of_event_occurs_in_some_story() -> None:
    """The table of the spec: nineteen kinds, each a dataclass with one ``type``."""
    kinds = {kind: get_type_hints(kind)["type"] for kind in get_args(Event)}
    assert sorted(name for hint in kinds.values() for name in get_args(hint)) == [
        *("ad79", "dealt", "discarded", "drew", "ended", "erupted", "got", "lava", "lost", "omen", "played", "ran"),
        *("relative", "relatives_done", "saved", "set_aside", "stayed", "tile", "turn"),
    ]
    assert all((get_args(hint)[0],) == get_args(hint) for hint in kinds.values())


def test_a_path_is_one_shortest_way_over_open_ground() -> None:
    """Around the lava on F4 and F3 there are two ways of the same length; the event always names the same one."""
    city = fleeing({"F5": (RED,) + (BLACK,) * 6}, lava={"F4": "column", "F3": "column"})

    (ran,) = events_of(play(city, "red run F5 F2"), MarkerMoved)

    path = ran.path
    assert (path[0], path[-1], len(path)) == ("F5", "F2", 6)
    assert all(touching(one, other) for one, other in pairwise(path))
    assert not {"F4", "F3"} & set(path)
    assert events_of(play(city, "red run F5 F2"), MarkerMoved) == [ran]


def test_a_marker_that_leaves_takes_a_shortest_way_to_a_nearest_gate() -> None:
    """From H6, Porta di Stabia and Porta di Nocera are two steps away each."""
    (saved,) = events_of(play(fleeing({"H6": (RED, BLACK, BLACK)}), "red run H6 out"), MarkerSaved)

    path = saved.path
    assert (path[0], len(path)) == ("H6", 3)
    assert saved.gate == GATES[path[-1]]
    assert all(touching(one, other) for one, other in pairwise(path))
