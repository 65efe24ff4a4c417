"""A net's ONNX file computes what the net computes, when onnxruntime runs it (``tests/services.py``)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.services import missing
from tests.test_net import header, weights_of
from vesuvius.bots.nets import net_from
from vesuvius.cli import app
from vesuvius.games import folder, spec, twin, twins
from vesuvius.net import ratings
from vesuvius.net_file import header_of, pack
from vesuvius.onnx_file import exported
from vesuvius.spec import resolve
from vesuvius.turns import TurnOrder
from vesuvius.twin import SENSIBLE

try:
    import numpy as np
    import onnxruntime  # pyright: ignore[reportMissingImports]  # not in [dev]
except ModuleNotFoundError as error:
    missing("onnxruntime", str(error))


def asked(game: str, players: int, many: int = 24) -> list[TurnOrder]:
    """Decisions of games played by the sensible policy, some of them out of turn."""
    fast, rng, found = twin(game), Random(3), []
    for seed in range(1, 6):
        turns = TurnOrder(fast.Twin(players, seed=seed), fast.ACTIONS)
        turns.deal()
        while turns.seat >= 0:
            if rng.random() < 0.3 or not turns.in_turn:
                found.append(turns.copy())
            turns.play(turns.choose(SENSIBLE))
            turns.deal()
    out = [turns for turns in found if not turns.in_turn]
    return [*out[:4], *rng.sample([turns for turns in found if turns.in_turn], many)]


def answers(content: bytes, game: str, decisions: list[TurnOrder], rated: bool) -> tuple[Any, Any, Any]:
    """Scores, priors and values of all decisions at once."""
    actions = twin(game).ACTIONS
    fed = {
        "cells": np.array([turns.twin.observe(turns.seat) for turns in decisions], np.int8),
        "mask": np.zeros((len(decisions), actions), bool),
        "seat": np.array([turns.seat for turns in decisions], np.int64),
    }
    rated_moves = np.zeros((len(decisions), actions), np.float32)
    for row, turns in enumerate(decisions):
        codes = turns.legal()
        fed["mask"][row, codes] = True
        rated_moves[row, codes] = ratings(turns.twin, turns.seat, passing(turns, codes))
    if rated:
        fed["ratings"] = rated_moves
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    assert [one.name for one in session.get_inputs()] == list(fed)
    scores, priors, values = session.run(["scores", "priors", "values"], fed)
    assert ((scores > -np.inf) == fed["mask"]).all()
    return scores, priors, values


def passing(turns: TurnOrder, codes: list[int]) -> list[int]:
    """The codes as a net takes them: -1 for PASS, which is the last action out of turn."""
    return codes if turns.in_turn else [-1 if code == turns.actions - 1 else code for code in codes]


def check(packed: bytes, content: bytes, game: str, players: int) -> None:
    """The file answers as the net does."""
    net, decisions = net_from(packed, game, players), asked(game, players)
    assert spec(game).interrupts == any(not turns.in_turn for turns in decisions)
    assert {turns.seat for turns in decisions} == set(range(players))
    _, priors, values = answers(content, game, decisions, net.rated)
    spread = 0.0
    for row, turns in enumerate(decisions):
        codes = turns.legal()
        expected, found = net.judge(turns.twin, turns.seat, passing(turns, codes))
        assert priors[row, codes] == pytest.approx(found, abs=1e-4)
        assert priors[row].sum() == pytest.approx(1, abs=1e-4)
        clockwise = [expected[(turns.seat + step) % players] for step in range(players)]
        assert values[row] == pytest.approx(clockwise, abs=1e-5)
        spread = max(spread, max(found) - min(found))
    assert spread > 0.05, "the moves differ"


@pytest.mark.parametrize("game", twins())
@pytest.mark.parametrize(("players", "rated"), [(2, False), (2, True), (4, True)])
def test_the_file_computes_what_the_net_does(game: str, players: int, rated: bool) -> None:
    packed = pack(header(game, players), weights_of(game, players, rated))
    check(packed, exported(packed, resolve(spec(game).parts or "").parts), game, players)


@pytest.mark.parametrize(
    ("game", "kind", "players"),
    [(game, kind, players) for game in twins() for kind, each in spec(game).nets.items() for players in each],
)
def test_the_nets_that_ship_are_exported(game: str, kind: str, players: int, tmp_path: Path) -> None:
    out = tmp_path / "net.onnx"
    words = ["net", "export", game, "--players", str(players), "--kind", kind, "--out", str(out)]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    packed = folder(game).joinpath(f"{kind}-{players}.net").read_bytes()
    check(packed, out.read_bytes(), game, players)
    about = onnxruntime.InferenceSession(out.read_bytes()).get_modelmeta().custom_metadata_map
    assert about["game"] == game
    assert json.loads(about["observation"]) == twin(game).LAYOUT.version
    assert json.loads(about["made"]) == header_of(packed)["made"]


def test_a_net_of_ones_own_is_exported(tmp_path: Path) -> None:
    own, out = tmp_path / "own.net", tmp_path / "own.onnx"
    own.write_bytes(pack(header("pompeji", 3), weights_of("pompeji", 3)))
    words = ["net", "export", "pompeji", "--players", "3", "--net", str(own), "--out", str(out)]
    assert CliRunner().invoke(app, words).exit_code == 0
    check(own.read_bytes(), out.read_bytes(), "pompeji", 3)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "7"], "downfall has no augur net for 7 players."),
        (["--kind", "nothing"], "downfall has no nothing net for 2 players."),
        (["--net", "missing.net"], "missing.net: No such file or directory."),
        (["--net", __file__], "This is no net that this version reads"),
    ],
)
def test_what_cannot_be_exported_is_said_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    out = tmp_path / "net.onnx"
    shown = CliRunner().invoke(app, ["net", "export", "downfall", "--out", str(out), *words])
    assert shown.exit_code == 2
    assert sentence in " ".join(shown.output.split())
    assert not out.exists()
