"""The same games on Ray: a real one, with two workers, on this machine."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from tests.services import missing

OWN = Path(__file__).with_name("custom.py")

HOLD = """
import sys, ray
ray.init(address="local", num_cpus=2, _node_ip_address="127.0.0.1", include_dashboard=False, log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""


TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}
"""A cluster runs whatever code it is sent: this one takes it from these tests alone."""


def arena(*words: str) -> Any:
    """The last line of ``vesuvius arena --json``, without what depends on the clock."""
    command = [sys.executable, "-m", "vesuvius", "arena", "downfall", *words, "--json"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=600, env={**os.environ, **TOKEN})
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout.splitlines()[-1])
    return {name: value for name, value in found.items() if name not in ("seconds_per_move", "slowest_move")}


@pytest.fixture(scope="module")
def ray() -> Iterator[str]:
    """The address of a Ray with two cores that lives as long as these tests."""
    if find_spec("ray") is None:
        missing("ray", "it is not installed (pip install 'vesuvius[ray]')")
    command = [sys.executable, "-c", HOLD]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **TOKEN}
    ) as head:
        assert head.stdin
        assert head.stdout
        address = head.stdout.readline().strip()
        assert ":" in address, "Ray has not started"
        yield address
        head.stdin.close()
        head.wait(timeout=60)


@pytest.mark.parametrize("kind", ["Lucky", "Dying"])
def test_a_cluster_plays_the_same_games_and_judges_the_same_forfeits(ray: str, tmp_path: Path, kind: str) -> None:
    words = ["--seats", f"{OWN}:{kind},novice", "--games", "2"]
    far, near = tmp_path / "far", tmp_path / "near"
    assert arena(*words, "--ray", ray, "--journals", str(far)) == arena(*words, "--journals", str(near))
    assert {file.name: file.read_text("utf-8") for file in far.iterdir()} == {
        file.name: file.read_text("utf-8") for file in near.iterdir()
    }
    assert len(list(far.iterdir())) == (2 if kind == "Lucky" else 0), "who ends its process takes the journal along"


def test_a_bot_that_hangs_on_a_cluster_forfeits(ray: str) -> None:
    words = ["--seats", f"{OWN}:Hanging,novice", "--games", "2", "--patience", "3"]
    assert arena(*words, "--ray", ray)["forfeits"] == {f"{OWN}:Hanging": 2, "novice": 0}


def test_a_host_that_is_lost_twice_in_a_game_is_told_in_a_sentence(ray: str) -> None:
    words = ["arena", "downfall", "--seats", f"{OWN}:Murderous,novice", "--games", "1", "--ray", ray]
    command = [sys.executable, "-m", "vesuvius", *words]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, env={**os.environ, **TOKEN})
    assert told.returncode == 2, told.stderr
    assert "The cluster has lost a game twice: " in " ".join(told.stderr.split())
    assert "Traceback" not in told.stderr


def test_without_ray_a_sentence_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['ray'] = None\n"
        "from vesuvius.cli import app\n"
        "app(['arena', 'downfall', '--seats', 'novice,novice', '--ray', 'auto'])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert told.returncode == 2
    assert "Ray is not installed: pip install 'vesuvius[ray]'" in told.stderr


def test_a_ray_that_is_not_there_is_said(ray: str) -> None:
    words = ["arena", "downfall", "--seats", "novice,novice", "--ray", "ray://127.0.0.1:9"]
    told = subprocess.run([sys.executable, "-m", "vesuvius", *words], capture_output=True, text=True, timeout=300)
    assert told.returncode == 2
    assert "Ray does not answer at ray://127.0.0.1:9" in " ".join(told.stderr.split())
