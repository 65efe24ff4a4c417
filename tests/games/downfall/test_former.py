"""Version 1 of the rules, by which games begun under it are finished: an only marker makes both moves (D20)."""

from random import Random

import pytest

from tests.games.downfall.positions import BLACK, RED, fleeing, game, moves, play
from vesuvius import Illegal
from vesuvius import game as rules_of
from vesuvius.bots import Budget, bot
from vesuvius.match import Match

first = rules_of("downfall", 1)


def test_version_1_holds_an_only_marker_to_both_moves() -> None:
    """There is no ``done`` in flight; all else is as in version 2."""
    before = fleeing({"F5": (RED, BLACK, BLACK)})

    step, today = first.play(before, RED, "run F5 H5"), play(before, "red run F5 H5")

    assert step.events == today.events
    assert first.dump(step.state) == {**game.dump(today.state), "pending": {"left": 1}}
    assert {str(move) for move in first.legal(step.state, RED)} == moves(today.state) - {"done"}
    with pytest.raises(Illegal, match="not optional") as refused:
        first.play(step.state, RED, "done")
    assert refused.value.rule == "D20"
    assert first.load(first.dump(step.state)) == step.state
    with pytest.raises(Illegal, match=r"^pending: .* version 1"):
        first.load(game.dump(today.state))


TEMPTING = fleeing({"C5": (RED,), "K6": (BLACK,) * 3}, lava={"C2": "coin", "A6": "coin"}, bag={"coin": 4})
"""After a run to B5 red does better to stop: the next tile can fall on the gate square, and not on B5."""


@pytest.mark.parametrize("name", ["citizen", "oracle"])
def test_a_bot_stops_where_it_may_and_runs_where_it_must(name: str) -> None:
    """The oracle keeps the tree of its first run, in which it may stop; version 1 does not let it."""
    for version, chosen in ((2, "done"), (1, "run")):
        rules, player, state = rules_of("downfall", version), bot(name, "downfall", 7), TEMPTING
        for expected, nodes in (("run C5 B5", 2000), (chosen, 50)):
            legal = rules.legal(state, RED)
            move = player.choose(rules.view(state, RED), legal, Budget(nodes=nodes))
            assert move in legal
            assert str(move).startswith(expected)
            state = rules.play(state, RED, move).state


@pytest.mark.parametrize("name", ["novice", "citizen", "patrician", "oracle"])
def test_bots_finish_a_game_of_version_1(name: str) -> None:
    """From a flight in which every marker is an only one, so that each turn would offer a stop today."""
    match = Match("downfall", 3, Random(79))
    match.rules = first
    match.state = first.load(
        {
            "game": "downfall", "players": 3, "phase": "flight", "waiting": "tile", "turn": 0,
            "markers": {"E6": [1, 0, 0], "D4": [0, 1, 0], "H5": [0, 0, 1]}, "lava": {"C2": "coin", "K3": "vase"},
        }
    )  # fmt: skip
    match.play_out([bot(name, "downfall", seat) for seat in range(3)], Budget(nodes=60))
    assert first.outcome(match.state) is not None
    assert sum(str(move).startswith("run") for _, move in match.moves) > 4
