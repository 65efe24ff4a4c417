"""Teaching needs torch (``tests/services.py``): a net learns, comes out of its file as it was, and a run resumes."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.services import missing
from vesuvius.cli import app
from vesuvius.games import twin
from vesuvius.net import ratings
from vesuvius.training.labour import compete, workers
from vesuvius.training.matches import Player
from vesuvius.training.selfplay import Examples, Play, collect, play_game

try:
    import torch  # pyright: ignore[reportMissingImports]  # not in [dev]

    from vesuvius.bots.nets import net_from
    from vesuvius.training.network import Network, Sizes
    from vesuvius.training.rounds import SMALL, Recipe, Run, Variant
    from vesuvius.training.teaching import Lesson, chosen, split, targets, teach
except ModuleNotFoundError as error:
    missing("torch", str(error))

TINY = Sizes(32, 16, 16)


@cache
def examples(game: str, games: int) -> Examples:
    play = Play(game=game, players=2, nodes=(40, 60), fast=(10, 20))
    return collect((play_game(play, Random(f"a/{n}")) for n in range(games)), 2, twin(game).LAYOUT.size)


def alone(packed: bytes, game: str) -> Player:
    return Player(play=Play(game=game, players=2, net=packed))


def test_a_net_taught_a_few_games_beats_the_untrained_one() -> None:
    """The loss in games held apart falls, and the policy alone wins most of 100 games against the untrained net."""
    learned = examples("downfall", 14)
    network = Network("downfall", 2, TINY, seed=1)
    untrained = network.packed({})
    marks = teach(network, learned, Lesson(epochs=6, batch=64, rate=4e-3))
    assert marks[-1].policy < marks[0].policy - 0.1
    assert marks[-1].first_choice > marks[0].first_choice
    with workers(1) as crew:
        score = compete(crew, alone(network.packed({}), "downfall"), alone(untrained, "downfall"), "79", 50)
    assert score.games == 100
    assert score.share >= 0.7


@pytest.mark.parametrize("rated", [False, True])
def test_the_taught_net_and_its_file_judge_alike(rated: bool) -> None:
    """But for the rounding to int8: the priors stay close."""
    learned = examples("pompeji", 3)
    network = Network("pompeji", 2, replace(TINY, rated=rated), seed=1)
    teach(network, learned, Lesson(epochs=2, batch=64))
    net = net_from(network.packed({}), "pompeji", 2)
    table = twin("pompeji").Twin(2, seed=5)
    table.deal()
    for _ in range(12):
        table.step(table.choose(1))
    seat, codes = table.turn(), table.considered()
    with torch.no_grad():
        then = network.think(torch.tensor([table.observe(seat)], dtype=torch.int8))
        rated_moves = torch.tensor([ratings(table, seat, codes)])
        scores = network.score(then, torch.tensor([codes]), torch.tensor([seat]), rated_moves)
        priors = torch.softmax(scores, 1)[0].tolist()
        shares = torch.softmax(network.values(then), 1)[0].tolist()
    values, found = net.judge(table, seat, codes)
    assert found == pytest.approx(priors, abs=0.03)
    assert [values[seat], values[1 - seat]] == pytest.approx(shares, abs=0.03)


def test_what_no_example_had_is_left_out_of_the_file() -> None:
    """For cells as in the examples the net computes the same, and its file is much smaller."""
    learned = examples("pompeji", 3)
    network, other = (Network("pompeji", 2, TINY, seed=seed) for seed in (1, 2))
    packed = network.packed({}, learned.cells)
    assert len(packed) < 0.5 * len(network.packed({}))
    other.take(packed)
    cells = torch.tensor(learned.cells)
    with torch.no_grad():
        assert torch.allclose(network.think(cells), other.think(cells), atol=0.05)


def test_a_file_can_be_taught_on() -> None:
    network, other = Network("pompeji", 2, TINY, seed=1), Network("pompeji", 2, TINY, seed=2)
    other.take(network.packed({}))
    for name, tensor in network.tensors.items():
        assert torch.allclose(tensor, other.tensors[name], atol=0.02), name


def test_whole_games_are_held_apart() -> None:
    learned = examples("pompeji", 3)
    taught, apart = split(learned)
    assert apart.any()
    assert not set(chosen(learned, taught).games) & set(chosen(learned, apart).games)


def test_the_target_of_the_values_is_half_result_half_search() -> None:
    learned = examples("pompeji", 3)
    found = targets(learned)
    assert found.sum(1) == pytest.approx(1, abs=1e-3)
    assert found[:, 0] == pytest.approx((learned.results[:, 0] + learned.searched) / 2, abs=1e-3)


def tiny(**changes: Any) -> "Recipe":
    recipe = replace(
        SMALL,
        game="pompeji",
        rounds=1,
        games=6,
        nodes=(10, 20),
        fast=(4, 8),
        sizes=TINY,
        lesson=Lesson(epochs=1, batch=32),
        variants=(Variant(), Variant(value_mix=0.5)),
        gate_rounds=1,
        choice_nodes=8,
    )
    return replace(recipe, **changes)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    reports: list[str] = []
    Run(tiny(), tmp_path, 1, "cpu", lambda what, _: reports.append(what)).go_on()
    first = (tmp_path / "nets" / "0.net").read_bytes()
    assert {"round", "games", "mark", "policy", "variant", "kept"} == set(reports)
    run = Run(tiny(rounds=2), tmp_path, 1, "cpu", lambda *_: None)
    assert len(run.rounds) == 1
    run.go_on()
    assert (tmp_path / "nets" / "0.net").read_bytes() == first
    assert len(json.loads((tmp_path / "run.json").read_text("utf-8"))["rounds"]) == 2
    assert {path.name for path in tmp_path.glob("*.svg")} == {"loss.svg", "first-choice.svg", "strength.svg"}
    with pytest.raises(ValueError, match="another recipe"):
        Run(tiny(seed=2), tmp_path, 1, "cpu", lambda *_: None)


def test_a_run_by_nodes_repeats_itself(tmp_path: Path) -> None:
    """Apart from the seconds it took: on one core the same games, the same net, the same scores."""
    found = []
    for name in ("a", "b"):
        run = Run(tiny(), tmp_path / name, 1, "cpu", lambda *_: None)
        run.go_on()
        found.append([{key: one[key] for key in ("examples", "marks", "policy", "variants")} for one in run.rounds])
    assert found[0] == found[1]


def test_the_command_teaches_and_says_what_came_of_it(tmp_path: Path) -> None:
    words = ["train", "pompeji", "--out", str(tmp_path), "--games", "4", "--rounds", "1", "--processes", "1"]
    words += ["--gate", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert "0.net plays best alone" in shown.output.replace("\n", "")


def test_examples_of_fewer_moves_teach_as_well() -> None:
    """Padding teaches nothing: the marks do not depend on it."""
    learned = examples("pompeji", 3)
    width = int((learned.codes >= 0).sum(1).max())
    cut = replace(
        learned,
        codes=learned.codes[:, :width],
        visits=learned.visits[:, :width],
        ratings=learned.ratings[:, :width],
    )
    marks = [teach(Network("pompeji", 2, TINY, seed=1), one, Lesson(epochs=1, batch=32)) for one in (learned, cut)]
    assert np.isclose(marks[0][-1].policy, marks[1][-1].policy, atol=1e-3)
