"""The baselines of docs/research.md: the round robin, and the policy that a library's PPO learns."""

import json
import os
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.services import missing
from tools.baselines import Entry, Ppo, entries, markdown, meet, table
from vesuvius import game
from vesuvius.bots import Bot, Budget, bot
from vesuvius.games import spec, twin, twins
from vesuvius.match import play_out

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", twins())
def test_every_baseline_plays(name: str) -> None:
    """Each meets the citizen from both seats, and the two shares make the games."""
    taking = entries(name, None)
    assert [one.name for one in taking if one.name != "augur"] == [
        *("random", "sensible", "shrewd", "citizen", "patrician", "oracle")
    ]
    met = {
        (a.name, b.name): {0: meet(name, (a, b), "5/0", 6)}
        for a, b in combinations(taking, 2)
        if "citizen" in (a.name, b.name)
    }
    assert all(sum(one.won) == one.games == 2 for each in met.values() for one in each.values())
    found = table(name, taking, met)
    assert found["citizen"]["games"] == 2 * (len(taking) - 1)
    assert set(found["citizen"]["against"]) == {one.name for one in taking} - {"citizen"}
    assert markdown(found).count("\n") == len(taking) + 1
    assert meet(name, (taking[1], taking[3]), "5/0", 6).won == met["sensible", "citizen"][0].won


def test_the_strength_of_the_baselines_is_found() -> None:
    """Random loses to sensible, sensible to the citizen, and the intervals say how sure that is."""
    taking = [Entry("random"), Entry("sensible"), Entry("citizen")]
    met = {
        (a.name, b.name): {number: meet("downfall", (a, b), f"9/{number}", 1) for number in range(8)}
        for a, b in combinations(taking, 2)
    }
    found = table("downfall", taking, met)
    assert found["random"]["elo"] < found["sensible"]["elo"] < found["citizen"]["elo"]
    assert found["random"]["ci95"][1] < found["citizen"]["ci95"][0]
    assert found["citizen"]["against"]["random"]["share"] > 0.9
    assert found["citizen"]["seconds_per_decision"] > 0


def policy(path: Path, favourite: int) -> Path:
    """The file of a policy that likes one action best, whatever it sees."""
    fast = twin("downfall")
    rng = np.random.default_rng(1)
    sizes = [fast.LAYOUT.size, 4, fast.ACTIONS]
    rows: dict[str, Any] = {f"weights{i}": rng.normal(size=(b, a)) for i, (a, b) in enumerate(pairwise(sizes))}
    bias = np.zeros(fast.ACTIONS, np.float32)
    bias[favourite] = 1e6
    np.savez(path, made=json.dumps({"scale": 8}), bias0=np.zeros(4), bias1=bias, **rows)
    return path


def test_a_policy_of_ppo_plays_its_best_legal_action(tmp_path: Path) -> None:
    rules, fast = game("downfall"), twin("downfall")
    start = fast.Twin(2, seed=3)
    start.deal()
    state = start.to_state()
    legal = rules.legal(state, start.turn())
    for move in (legal[0], legal[-1]):
        learned = Ppo(Random(1), policy(tmp_path / f"{move}.npz", fast.encode(move)))
        assert learned.choose(rules.view(state, start.turn()), legal, Budget()) == move
    seated: list[Bot] = [learned, bot("novice", "downfall", 1)]
    assert play_out("downfall", seated, Random(2)).outcome is not None


def test_the_ppo_of_a_library_learns_and_its_policy_plays(tmp_path: Path) -> None:
    """A few iterations: that it learns much is measured with more time."""
    try:
        import sb3_contrib  # pyright: ignore[reportMissingImports]  # noqa: F401 - not in [dev]
    except ModuleNotFoundError as error:
        missing("sb3", str(error))
    out = tmp_path / "ppo.npz"
    command = [sys.executable, ROOT / "examples" / "ppo_sb3.py", "pompeji", "--out", out, "--device", "cpu"]
    command += ["--decisions", "600", "--tables", "4", "--steps", "32", "--hidden", "16", "--others", "uniform"]
    alone = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=300, env=alone)
    assert run.returncode == 0, run.stderr
    made = json.loads(run.stdout.splitlines()[-1])
    assert made["decisions"] >= 600
    assert made["observation"] == twin("pompeji").LAYOUT.version
    assert spec("pompeji").interrupts, "so that the policy is asked out of turn, too"
    one = meet("pompeji", (Entry("ppo", out), Entry("random")), "1", 1)
    assert sum(one.won) == 2
